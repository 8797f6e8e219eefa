import { matches, objectsMatching } from '../cards/filters.js';
import { permanentsOf } from '../cards/traits.js';
import type { ObjectFilter, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context } from '../state.js';
import { CREW } from './crew.js';

/** The permanents that a player could sacrifice for a cost. */
export function sacrificable(g: Engine, player: PlayerId, filter: ObjectFilter, context: Context): string[] {
  return permanentsOf(g, player)
    .filter((object) => matches(g, context, object, filter))
    .map(({ id }) => id);
}

/** The cards that a player could discard for a cost. */
export function discardable(
  g: Engine,
  player: PlayerId,
  filter: ObjectFilter | undefined,
  context: Context,
): string[] {
  const hand = g.state.hands[player] ?? [];
  return filter === undefined || Object.keys(filter).length === 0
    ? hand
    : hand.filter((id) => id !== '' && matches(g, context, g.object(id), { ...filter, zone: 'hand' }));
}

/** The permanents that a player could tap for a cost. */
export function tappable(g: Engine, player: PlayerId, filter: ObjectFilter, context: Context): string[] {
  return permanentsOf(g, player)
    .filter((object) => !object.tapped && matches(g, { ...context, controller: player }, object, filter))
    .map(({ id }) => id);
}

/** The creatures that a player could tap to crew something. */
export const crewOf = (g: Engine, player: PlayerId, context: Context): string[] =>
  tappable(g, player, CREW, context);

/** The cards that a player could exile for a cost. */
export function exilable(g: Engine, player: PlayerId, from: ObjectFilter, context: Context): string[] {
  // What is being cast from a hand is there no longer.
  const own = from.zone === 'hand' ? context.source : null;
  return objectsMatching(g, { ...context, controller: player }, from)
    .map(({ id }) => id)
    .filter((id) => id !== own);
}
