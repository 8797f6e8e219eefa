import type { CardDefinition, Cost } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

const MARK = 'face down: ';
/** What is paid to cast a card face down. */
export const FACE_DOWN_COSTS: Cost[] = [{ cost: 'mana', amount: 3 }];

/** The name under which a card lies face down. */
export const faceDownName = (card: string): string => MARK + card;
export const isFaceDown = (card: string): boolean => card.startsWith(MARK);

/**
 * What lies face down: a creature of two power and toughness without anything else. Whoever controls it may turn it up
 * for its morph cost whenever that player has priority, which uses no stack.
 *
 * @param card the card that lies there
 */
export const faceDown = (card: CardDefinition): CardDefinition => ({
  name: '',
  types: ['creature'],
  power: 2,
  toughness: 2,
  ...(card.morph
    ? {
        abilities: [
          {
            ability: 'activated',
            label: 'morph',
            costs: card.morph,
            effects: [{ effect: 'turnUp', object: { object: 'self' } }],
          },
        ],
      }
    : {}),
});

/** Turns a permanent down; what has two faces, or is no card of its own, stays as it is. */
export function hide(g: Engine, object: GameObject): void {
  if (object.zone !== 'battlefield' || object.kind !== 'card' || object.front !== undefined) return;
  if (g.definition(object).back !== undefined) return;
  object.front = object.card;
  object.card = faceDownName(object.card);
  g.boardChanged();
  g.emit('turnedDown', { object: object.id });
}

/** Turns a face-down permanent up. */
export function reveal(g: Engine, object: GameObject, paid: boolean): void {
  if (object.zone !== 'battlefield' || object.front === undefined || !isFaceDown(object.card)) return;
  object.card = object.front;
  delete object.front;
  g.boardChanged();
  g.emit('turnedUp', { object: object.id, detail: { paid } });
}
