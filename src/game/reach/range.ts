import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { remaining } from '../table/seats.js';
import { usesMarkers } from '../variants/index.js';

/** Players have left: who is within whose range is settled again at once, or only as the next turn begins. */
export function rangesAfterDeparture(g: Engine): void {
  if (g.state.options.range === null) return;
  const atOnce = usesMarkers(g) && g.rules.ask('grandMelee.rangeAfterDepartures') === 'immediately';
  if (atOnce || g.rules.ask('rangeOfInfluence.determinationTime') === 'continuously') fixRanges(g);
}

/** A phase begins: who is within whose range is settled again where the rules say so. */
export function rangesAsPhaseBegins(g: Engine): void {
  if (g.state.options.range === null) return;
  const when = g.rules.peek('rangeOfInfluence.determinationTime');
  if (when === 'asEachPhaseBegins') fixRanges(g);
}

/** Settles again who is within whose range of influence. Called as the game and as every turn begins. */
export function fixRanges(g: Engine): void {
  const seats = g.state.options.range;
  if (seats === null) {
    g.state.ranges = null;
    return;
  }
  const when = g.rules.ask('rangeOfInfluence.determinationTime');
  const before = g.state.ranges;
  if (when === 'asTheGameBegins' && before !== null) return;
  g.roster.ranges ??= g.rules.record(measure, g, remaining(g), seats);
  const ranges = g.rules.recall(g.roster.ranges);
  if (ranges === before) return;
  g.state.ranges = ranges;
  const same =
    before !== null &&
    Object.entries(ranges).every(([player, list]) => {
      const old = before[player];
      return old?.length === list.length && old.every((other, at) => other === list[at]);
    });
  if (same) return;
  if (usesMarkers(g)) g.rules.ask('grandMelee.rangeAfterDepartures');
  g.emit('rangesFixed');
}

/** Who is within whose range while nobody else leaves. */
function measure(
  g: Engine,
  ring: readonly PlayerId[],
  seats: Readonly<Record<PlayerId, number>>,
): Record<PlayerId, PlayerId[]> {
  const own = g.rules.ask('rangeOfInfluence.selfInclusion');
  g.rules.rely('rangeOfInfluence.distanceUnit');
  const ranges: Record<PlayerId, PlayerId[]> = {};
  for (const [seat, player] of ring.entries()) {
    const reach = seats[player] ?? 0;
    ranges[player] = ring.filter((_, other) => {
      if (other === seat) return own;
      const there = Math.abs(other - seat);
      return Math.min(there, ring.length - there) <= reach;
    });
  }
  return ranges;
}

/** Whether the option is used at all. */
export function limited(g: Engine): boolean {
  return g.state.options.range !== null;
}

/** Whether `other` is within the range of influence of `viewer`. Without the option everybody is. */
export function inRange(g: Engine, viewer: PlayerId, other: PlayerId): boolean {
  const ranges = g.state.ranges;
  if (ranges === null) return true;
  return ranges[viewer]?.includes(other) ?? viewer === other;
}

/** Whether an object is within the range of `viewer`: its controller is, or who protects it; its owner does not matter. */
export function objectInRange(g: Engine, viewer: PlayerId, object: GameObject): boolean {
  if (g.state.ranges === null) return true;
  const rule = g.rules.ask('rangeOfInfluence.objectInRange');
  const { controller, protector } = object;
  if (inRange(g, viewer, controller)) return true;
  if (protector === undefined || rule === 'controllerInRange') return false;
  return rule === 'controllerInRangeOrOwnProtection' ? protector === viewer : inRange(g, viewer, protector);
}

/** Everybody within a player's range who is still in the game. */
export function rangeOf(g: Engine, player: PlayerId): PlayerId[] {
  return remaining(g).filter((other) => inRange(g, player, other));
}
