import type { Engine } from '../engine.js';
import { GameError } from '../errors.js';
import type { GameObject } from '../state.js';

/**
 * Turns the other face of a card up, or the first one again.
 *
 * @throws GameError where the other face is not among the cards of the game
 */
export function turnOver(g: Engine, object: GameObject): void {
  const { front } = object;
  const other = front ?? g.definition(object).back;
  if (other === undefined || !g.cards.has(other))
    throw new GameError(
      `the other face of ${JSON.stringify(object.card)} is not among the cards; name it as "back" and give its card too`,
    );
  if (front === undefined) object.front = object.card;
  else delete object.front;
  object.card = other;
}
