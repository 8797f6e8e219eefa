import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Marker } from '../state.js';
import { remaining } from '../table/seats.js';

/** Which turn markers are taken out of Grand Melee when players leave, and when. */

/** How many markers a game with so many players has. One always stays, or play would stop. */
export function markerCount(g: Engine, players: number): number {
  return Math.max(1, Math.floor(players / g.rules.number('grandMelee.playersPerTurnMarker')));
}

/** Settles which markers go because fewer players need fewer of them. */
export function designate(g: Engine, leaving: readonly PlayerId[]): void {
  const needed = markerCount(g, remaining(g).length);
  const candidates = leaving
    .map((seat) => ({ seat, marker: nearestTo(g, seat) }))
    .filter((each): each is { seat: PlayerId; marker: Marker } => each.marker !== null)
    .filter(({ marker }, at, all) => all.findIndex((other) => other.marker === marker) === at)
    .sort((a, b) => (a.marker.number - b.marker.number) * removal(g).first);
  // Counted once: where designated markers still count, each departure designates again.
  const excess = candidates.length > 0 ? undesignated(g) - needed : 0;
  for (let turn = 0; turn < excess; turn++) {
    const { seat, marker } = candidates[turn % candidates.length] as (typeof candidates)[number];
    if (removesBetweenTurns(g)) {
      // Which marker goes is seen when it goes, from the seat that was left.
      g.state.removals = [...(g.state.removals ?? []), seat];
      g.emit('markerRemovalDue', { player: seat });
    } else {
      marker.designations++;
      g.emit('markerDesignated', { detail: { marker: marker.number, designations: marker.designations } });
    }
  }
}

/** Whether markers simply go between turns, or are designated as soon as a departure makes one too many. */
function removesBetweenTurns(g: Engine): boolean {
  const rule = g.rules.ask('grandMelee.markerRemoval');
  switch (rule) {
    case 'removedBetweenTurns':
      return true;
    case 'designatedForRemoval':
      return false;
    default:
      return unhandled('grandMelee.markerRemoval', rule);
  }
}

/** How many markers stay once everything that is to go has gone. */
export function undesignated(g: Engine): number {
  const due = g.state.removals?.length ?? 0;
  if (removesBetweenTurns(g)) return g.state.markers.length - due;
  const designations = g.state.markers.reduce((sum, marker) => sum + marker.designations, 0);
  return g.rules.ask('grandMelee.designatedMarkerDisregard') === true
    ? g.state.markers.length - designations
    : g.state.markers.length;
}

/** Between turns: takes out the markers now beside seats that were left, as far as no turn goes on with them. */
export function settleRemovals(g: Engine): void {
  for (const seat of g.state.removals ?? []) {
    const marker = nearestTo(g, seat);
    if (marker === null || marker.active) continue;
    g.state.removals = g.state.removals?.filter((other) => other !== seat) ?? [];
    g.rules.ask('grandMelee.markerRemoval');
    takeOutMarker(g, marker);
  }
}

/**
 * On which side of the seat that a player has left the marker is looked for, left (`1`) or right (`-1`), and which of several goes: the
 * one with the lowest number (`1`) or with the highest (`-1`).
 */
function removal(g: Engine): { side: 1 | -1; first: 1 | -1 } {
  const rule = g.rules.ask('grandMelee.removedMarkerPosition');
  switch (rule) {
    case 'nearestToRightThenLowestNumber':
      return { side: -1, first: 1 };
    case 'nearestToRightThenHighestNumber':
      return { side: -1, first: -1 };
    case 'nearestToLeftThenLowestNumber':
      return { side: 1, first: 1 };
    case 'nearestToLeftThenHighestNumber':
      return { side: 1, first: -1 };
    default:
      return unhandled('grandMelee.removedMarkerPosition', rule);
  }
}

/** Where a marker is held, or will be received. */
const placeOf = ({ holder, next }: Marker): PlayerId | null => holder ?? next;

/** The first marker from a seat on, going left (`1`) or right (`-1`), of those that count. */
function firstFrom(
  g: Engine,
  seat: PlayerId,
  side: 1 | -1,
  counts: (marker: Marker) => boolean,
): Marker | undefined {
  const { seats, markers } = g.state;
  const start = seats.indexOf(seat);
  for (let steps = 0; steps < seats.length; steps++) {
    const there = seats[(start + side * steps + seats.length) % seats.length] as PlayerId;
    const found = markers.find((marker) => placeOf(marker) === there && counts(marker));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The marker found first when going from the seat that a player has left to the side that the rules name. */
function nearestTo(g: Engine, departed: PlayerId): Marker | null {
  const found = firstFrom(g, departed, removal(g).side, (marker) => placeOf(marker) !== departed);
  return found ?? g.state.markers[0] ?? null;
}

/** Takes designated markers out that no turn is being taken with. */
export function settleDesignations(g: Engine): void {
  for (;;) {
    const marker = g.state.markers.find((each) => each.designations > 0 && !each.active);
    if (marker === undefined || waitsForNextTurn(g)) return;
    removeMarker(g, marker);
  }
}

/** Whether a designated marker stays until its holder's next turn if the holder is not taking a turn. */
function waitsForNextTurn(g: Engine): boolean {
  const rule = g.rules.peek('grandMelee.designatedMarkerRemoval');
  return rule === 'afterTurnOrNextTurnExcessToRight' || rule === 'afterTurnOrAsNextTurnBeginsExcessToRight';
}

/** Removes a designated marker as a turn with it would begin, where the rules say so. @returns whether it was removed */
export function removedAsTurnBegins(g: Engine, marker: Marker): boolean {
  if (marker.designations === 0) return false;
  if (g.rules.peek('grandMelee.designatedMarkerRemoval') !== 'afterTurnOrAsNextTurnBeginsExcessToRight')
    return false;
  removeMarker(g, marker);
  return !g.state.markers.includes(marker);
}

/**
 * Where designations go that a removed marker has beyond the first: to the next marker on the left (`1`) or right (`-1`); `all` of them
 * where the first goes there as well.
 */
function excessOf(g: Engine): { side: 1 | -1; all?: true } {
  const rule = g.rules.ask('grandMelee.designatedMarkerRemoval');
  switch (rule) {
    case 'afterTurnOrImmediatelyExcessToLeft':
      return { side: 1 };
    case 'afterTurnOrImmediatelyAllToRight':
      return { side: -1, all: true };
    case 'afterTurnOrImmediatelyExcessToRight':
    case 'afterTurnOrNextTurnExcessToRight':
    case 'afterTurnOrAsNextTurnBeginsExcessToRight':
    // Markers are designated nowhere, so there is none in excess.
    case 'notSpecified':
      return { side: -1 };
    default:
      return unhandled('grandMelee.designatedMarkerRemoval', rule);
  }
}

/** Removes a designated marker; designations beyond the one that removes it pass to the next marker on one side. */
export function removeMarker(g: Engine, marker: Marker): void {
  const excess = marker.designations - 1;
  const at = placeOf(marker) ?? marker.seat;
  const { side, all } = excessOf(g);
  const heir = excess > 0 ? firstFrom(g, at, side, (other) => other !== marker) : undefined;
  takeOutMarker(g, marker);
  if (heir === undefined) return;
  heir.designations += all ? excess + 1 : excess;
  g.emit('markerDesignated', { detail: { marker: heir.number, designations: heir.designations } });
  if (!heir.active) settleDesignations(g);
}

/** Takes a marker out; the last one stays, since without it none of those who are left would have a turn. */
export function takeOutMarker(g: Engine, marker: Marker): void {
  if (g.state.markers.length === 1) {
    marker.designations = 0;
    return;
  }
  g.state.markers = g.state.markers.filter((each) => each !== marker);
  g.state.threads = g.state.threads.filter((thread) => thread.marker !== marker.number);
  g.emit('markerRemoved', { detail: { marker: marker.number } });
}
