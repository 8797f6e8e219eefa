import { layersOf } from '../cards/traits.js';
import type { Ability, ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';

/** What a player has in hand, as far as a list of options depends on it. */
export interface Hand {
  /** Cards with a meaning. */
  cards: readonly ObjectId[];
  /** Those of them with which something may be done while no sorcery can be cast. */
  quick: readonly ObjectId[];
  /** What may be done with all of them depends on nothing but what is in play and in hand. */
  steady: boolean;
}

const NOTHING: readonly never[] = [];

/** What a player has in hand. Cards stay what they are until the hand changes, where no effect says otherwise. */
export function handOf(g: Engine, player: PlayerId): Hand {
  const { besideOptions } = g.inEffect;
  const known = besideOptions ? g.hands.get(player) : undefined;
  if (known !== undefined) return known;
  const cards: ObjectId[] = [];
  const quick: ObjectId[] = [];
  let steady = true;
  for (const id of g.state.hands[player] ?? NOTHING) {
    const object = g.state.objects.get(id);
    if (object === undefined) continue;
    const layers = layersOf(g, object);
    if (layers.types.length === 0) continue;
    cards.push(id);
    if (!layers.steady) steady = false;
    if (layers.quick || layers.abilities.some(isQuick)) quick.push(id);
  }
  const hand: Hand = { cards, quick, steady };
  if (besideOptions) g.hands.set(player, hand);
  return hand;
}

/** Whether an ability of a card may let it be used from the hand whenever its owner has priority. */
const isQuick = (one: Ability): boolean =>
  one.ability === 'activated' ? one.from === 'hand' : one.ability === 'static' && one.static === 'asFlash';
