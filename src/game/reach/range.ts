import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Parameter } from '../rules.js';
import type { GameObject } from '../state.js';
import { distance, remaining } from '../table/seats.js';

/**
 * Settles anew who is within whose range of influence. Called as the game and as every turn begins, and at no
 * other time: departures during a turn change nothing before the next one.
 */
export function fixRanges(g: Engine): void {
  const seats = g.state.options.range;
  if (seats === null) {
    g.state.ranges = null;
    return;
  }
  const when = g.rules.ask('rangeOfInfluence.determinationTime');
  switch (when) {
    case 'asEachTurnBegins':
      break;
    default:
      unhandled('rangeOfInfluence.determinationTime', when);
  }
  const before = g.state.ranges;
  g.roster.ranges ??= measure(g, remaining(g), seats);
  const { ranges } = g.roster;
  if (ranges === before) return;
  g.state.ranges = ranges;
  const same =
    before !== null &&
    Object.entries(ranges).every(([player, list]) => {
      const old = before[player];
      return old?.length === list.length && old.every((other, at) => other === list[at]);
    });
  if (!same) g.emit('rangesFixed', rangeParameters(g));
}

/** Who is within whose range while nobody else leaves. */
function measure(
  g: Engine,
  ring: readonly PlayerId[],
  seats: Readonly<Record<PlayerId, number>>,
): Record<PlayerId, PlayerId[]> {
  const ranges: Record<PlayerId, PlayerId[]> = {};
  for (const player of ring) {
    const reach = seats[player] ?? 0;
    ranges[player] = ring.filter((other) => within(g, ring, player, other, reach));
  }
  return ranges;
}

function rangeParameters(g: Engine): Parameter[] {
  const parameters: Parameter[] = ['rangeOfInfluence.determinationTime', 'rangeOfInfluence.distanceUnit'];
  if (g.state.options.variant !== 'grandMelee') return parameters;
  const rule = g.rules.ask('grandMelee.rangeAfterDepartures');
  switch (rule) {
    case 'whenNextTurnBegins':
    case 'notSpecified':
      // The option itself fixes ranges as each turn begins; the variant says no different.
      return [...parameters, 'grandMelee.rangeAfterDepartures'];
    default:
      return unhandled('grandMelee.rangeAfterDepartures', rule);
  }
}

function within(
  g: Engine,
  ring: readonly PlayerId[],
  player: PlayerId,
  other: PlayerId,
  reach: number,
): boolean {
  if (player === other) return g.rules.ask('rangeOfInfluence.selfInclusion') || reach > 0;
  const unit = g.rules.ask('rangeOfInfluence.distanceUnit');
  switch (unit) {
    case 'playerSeats':
      return distance(ring, player, other) <= reach;
    default:
      return unhandled('rangeOfInfluence.distanceUnit', unit);
  }
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

/** Whether an object is within the range of `viewer`: its controller is, and its owner does not matter. */
export function objectInRange(g: Engine, viewer: PlayerId, object: GameObject): boolean {
  if (g.state.ranges === null) return true;
  const rule = g.rules.ask('rangeOfInfluence.objectInRange');
  switch (rule) {
    case 'controllerInRange':
    case 'controllerOrBattleProtectorInRange':
      return inRange(g, viewer, object.controller);
    default:
      return unhandled('rangeOfInfluence.objectInRange', rule);
  }
}

/** Everybody within a player's range who is still in the game. */
export function rangeOf(g: Engine, player: PlayerId): PlayerId[] {
  return remaining(g).filter((other) => inRange(g, player, other));
}
