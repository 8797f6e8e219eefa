import { matches } from '../cards/filters.js';
import { playersOf } from '../cards/references.js';
import { type Traits, traitsOf } from '../cards/traits.js';
import type { ObjectFilter, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { looksBack } from '../life/seen.js';
import type { Context, Remembered } from '../state.js';
import { copyObject } from '../zones/objectTable.js';

/** What an effect could ask about a player's cards and permanents, as it is now. Called as the player leaves. */
export function remember(g: Engine, player: PlayerId): Remembered[] {
  const names = [...(g.state.hands[player] ?? []), ...(g.state.graveyards[player] ?? [])];
  for (const id of g.state.battlefield) if (g.object(id).controller === player) names.push(id);
  return names.map((id) => {
    const object = g.object(id);
    return { object: copyObject(object), traits: withoutText(traitsOf(g, object)) };
  });
}

/** What is printed is the same for many objects, and remembered once. */
const remembered = new WeakMap<Traits, Remembered['traits']>();

function withoutText(traits: Traits): Remembered['traits'] {
  let known = remembered.get(traits);
  if (known === undefined) {
    const { name, types, supertypes, subtypes, colors, keywords, power, toughness } = traits;
    known = { name, types, supertypes, subtypes, colors, keywords, power, toughness };
    remembered.set(traits, known);
  }
  return known;
}

/**
 * How many objects of players who have left a filter admits, as they were when the players left. Only where it asks for the
 * objects of certain players: what everybody has is what there is.
 */
export function rememberedCount(g: Engine, context: Context, filter: ObjectFilter): number {
  const ref = filter.controller ?? filter.owner;
  if (ref === undefined || ref.player === 'each' || ref.player === 'you') return 0;
  let count = 0;
  for (const player of playersOf(g, context, ref)) {
    const state = g.state.players[player];
    if (state === undefined || state.inGame || !looksBack(g)) continue;
    for (const { object, traits } of state.lastKnown?.objects ?? [])
      if (matches(g, context, object, filter, traits)) count++;
  }
  return count;
}
