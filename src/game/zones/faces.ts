import type { Engine } from '../engine.js';
import { GameError } from '../errors.js';
import type { GameObject } from '../state.js';

/**
 * The other face, or half, of an object.
 *
 * @throws GameError where it is not among the cards of the game
 */
export function known(g: Engine, object: GameObject, other: string | undefined): string {
  if (other === undefined || !g.cards.has(other))
    throw new GameError(
      `the other face of ${JSON.stringify(object.card)} is not among the cards; name it as "back" and give its card too`,
    );
  return other;
}

/** Turns the other face of a card up, or the first one again. @returns false where it is no card with two faces */
export function turnOver(g: Engine, object: GameObject): boolean {
  // A card with one face can't be turned over, whatever it copies.
  if (object.copied) return false;
  const { front } = object;
  const other = known(g, object, front ?? g.definition(object).back);
  if (front === undefined) object.front = object.card;
  else delete object.front;
  object.card = other;
  return true;
}

/** Has the other half of a card count, for as long as it stays; a copy has that half too. @returns false where it does already */
export function flip(g: Engine, object: GameObject): boolean {
  if (object.front !== undefined && !(object.copied && g.definition(object).back)) return false;
  const other = known(g, object, g.definition(object).back);
  object.front ??= object.card;
  object.card = other;
  return true;
}
