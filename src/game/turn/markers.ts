import { NO_ANSWERS } from '../answers.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Marker } from '../state.js';
import { around, neighbour, remaining } from '../table/seats.js';
import type { Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import { listFor } from '../zones/lists.js';
import { beginTurn } from './begin.js';
import {
  designate,
  markerCount,
  removedAsTurnBegins,
  removeMarker,
  settleDesignations,
  settleRemovals,
  takeOutMarker,
} from './markerRemoval.js';

/**
 * The turn markers of Grand Melee. Each goes round the table to the left and carries its own turn and stack; two of
 * them keep their distance, so a marker may have to wait, and departures take markers out of the game.
 */

/** Hands the markers out at the start, on that side of the starting player which the rules name. */
export function handOutMarkers(g: Engine, start: PlayerId): void {
  const ring = around(g, start, g.rules.ask('grandMelee.markerSide') === 'right' ? -1 : 1);
  const spacing = g.rules.number('grandMelee.markerSpacing');
  const together = startsTogether(g);
  for (let number = 1; number <= markerCount(g, ring.length); number++) {
    const at = ring[((number - 1) * spacing) % ring.length] as PlayerId;
    const marker = placeMarker(g, number, at, together || number === 1);
    if (!marker.active) marker.waits = true;
  }
}

/** Whether everybody who was given a marker at the start begins a turn at once. */
function startsTogether(g: Engine): boolean {
  const start = g.rules.ask('grandMelee.turnStart');
  switch (start) {
    case 'simultaneously':
      return true;
    case 'oneAfterAnother':
      return false;
    default:
      return unhandled('grandMelee.turnStart', start);
  }
}

/** Puts a marker into play; one whose holder is not waiting begins a turn as soon as play goes on. */
export function placeMarker(g: Engine, number: number, holder: PlayerId, active: boolean): Marker {
  const marker: Marker = { number, holder, next: null, active, designations: 0, seat: holder };
  g.state.markers.push(marker);
  g.state.markers.sort((a, b) => a.number - b.number);
  listFor(g.state.stacks, number);
  if (!g.state.threads.some((thread) => thread.marker === number)) {
    g.state.threads.push({ marker: number, frames: [], asked: [], turn: null });
  }
  g.emit('markerPlaced', {
    player: holder,
    detail: { marker: number },
  });
  return marker;
}

export function threadOf(g: Engine, number: number): Thread | undefined {
  return g.state.threads.find((thread) => thread.marker === number);
}

/** Which way markers go round the table: to the left (`1`) or to the right (`-1`). */
function course(g: Engine): 1 | -1 {
  const rule = g.rules.ask('grandMelee.markerRecipient');
  switch (rule) {
    case 'playerToLeft':
      return 1;
    case 'playerToRight':
      return -1;
    default:
      return unhandled('grandMelee.markerRecipient', rule);
  }
}

/** How many seats another player sits ahead of `from` on the way of the markers, from 1 up to the number of players. */
function seatsAhead(g: Engine, from: PlayerId, to: PlayerId): number {
  const seats = g.state.seats;
  const step = course(g);
  let at = seats.indexOf(from);
  let count = 0;
  for (let steps = 1; steps <= seats.length; steps++) {
    at = (at + step + seats.length) % seats.length;
    const there = seats[at] as PlayerId;
    if (g.state.players[there]?.inGame || there === to) count++;
    if (there === to) return count;
  }
  return seats.length;
}

/** How many seats ahead another marker may not be held: in those that a rule names, or nearer than markers were handed out. */
function gapAhead(g: Engine, marker: Marker): number {
  const gap = g.rules.ask('grandMelee.markerGap');
  // One that waits already does so until the other is as far away as they were handed out.
  return gap === null || marker.blocked ? handedOut(g) : gap + 1;
}

const handedOut = (g: Engine): number => g.rules.number('grandMelee.markerSpacing');

/**
 * How near another marker may not be held to a player whom an extra turn is due, on the left (ahead) or on the right, where a rule names
 * the seats; else undefined.
 */
function gapForExtraTurn(
  g: Engine,
  marker: Marker,
  at: PlayerId,
  side: 'ahead' | 'behind' = 'ahead',
): number | undefined {
  const due = marker.holder === at && g.state.extraTurns.some((each) => each.party === at && !each.deferred);
  if (!due) return undefined;
  const gap = g.rules.ask(side === 'ahead' ? 'grandMelee.extraTurnGap' : 'grandMelee.extraTurnGapToRight');
  return gap === null ? undefined : gap + 1;
}

/** Whether another marker is held fewer seats ahead, or behind, than markers have to keep between them. */
function tooClose(g: Engine, marker: Marker, at: PlayerId, side: 'ahead' | 'behind'): boolean {
  const spacing =
    gapForExtraTurn(g, marker, at, side) ?? (side === 'ahead' ? gapAhead(g, marker) : handedOut(g));
  return g.state.markers.some((other) => {
    // A marker that nobody has received yet counts where it is going, so that the one behind does not pass it.
    const holder = other.holder ?? other.next;
    if (other === marker || holder === null || holder === at) return false;
    const distance = side === 'ahead' ? seatsAhead(g, at, holder) : seatsAhead(g, holder, at);
    return distance < spacing;
  });
}

/** What happens to the marker when the turn that it carried has ended. */
export function afterMarkedTurn(g: Engine, thread: Thread, player: PlayerId): boolean {
  const marker = g.state.markers.find((each) => each.number === thread.marker);
  thread.turn = null;
  thread.frames = [];
  delete g.state.markers.find(({ waits }) => waits)?.waits;
  if (marker === undefined) return true;
  marker.active = false;
  if (marker.designations > 0) removeMarker(g, marker);
  else if (g.state.removals !== undefined) settleRemovals(g);
  if (!g.state.markers.includes(marker)) {
    deferExtraTurns(g);
    wakeMarkers(g);
    return true;
  }
  const left = g.state.players[player]?.inGame !== true;
  if (!takesExtraTurn(g, marker, player))
    left ? goOnFromDeparted(g, marker, player, 'after') : passOn(g, marker, player);
  deferExtraTurns(g);
  wakeMarkers(g);
  return true;
}

/** The holder keeps the marker for an extra turn, if one is due and the other markers leave room for it. */
function takesExtraTurn(g: Engine, marker: Marker, player: PlayerId): boolean {
  const extra = g.state.extraTurns.find((each) => each.party === player && !each.deferred);
  if (g.state.players[player]?.inGame !== true) return false;
  // Extra turns put off until before the next regular turn are followed by that turn, with the same marker.
  if (extra === undefined) return marker.owed === true;
  const rule = g.rules.ask('grandMelee.extraTurnWithMarker');
  switch (rule) {
    case 'notSpecified':
      break;
    case 'keepMarkerUnlessAnotherWithinThreeSeats':
      if (tooClose(g, marker, player, 'behind')) {
        extra.deferred = true;
        g.emit('extraTurnDeferred', { player });
        return false;
      }
      break;
    default:
      unhandled('grandMelee.extraTurnWithMarker', rule);
  }
  g.emit('markerKept', { player, detail: { marker: marker.number } });
  return true;
}

/** Extra turns of players without a marker wait until directly before their next regular turn. */
function deferExtraTurns(g: Engine): void {
  for (const extra of g.state.extraTurns) {
    if (extra.deferred) continue;
    if (g.state.markers.some((marker) => marker.holder === extra.party)) continue;
    extra.deferred = true;
    g.emit('extraTurnDeferred', { player: extra.party });
  }
}

/** Whether an extra turn granted just now waits until before the player's next regular turn. */
export function defersExtraTurn(g: Engine, player: PlayerId): boolean {
  const rule = g.rules.ask('grandMelee.extraTurnWithoutMarker');
  switch (rule) {
    case 'beforeNextTurnIfNotOwnTurn':
    case 'afterNextTurnIfNotOwnTurn':
      return !g.state.threads.some((thread) => thread.turn?.party === player);
    case 'beforeNextTurnIfWithoutMarker':
    case 'afterNextTurnIfWithoutMarker':
      return !g.state.markers.some((marker) => marker.holder === player);
    default:
      return unhandled('grandMelee.extraTurnWithoutMarker', rule);
  }
}

/** Hands a marker on to the next player on its way. */
function passOn(g: Engine, marker: Marker, from: PlayerId, way: 1 | -1 = course(g)): void {
  const next = neighbour(g, from, way);
  const rule = g.rules.ask('grandMelee.blockedMarker');
  switch (rule) {
    case 'playerHoldsMarkerButTurnWaits':
      marker.holder = next;
      marker.next = null;
      break;
    case 'markerWaitsUnreceived':
      marker.holder = null;
      marker.next = next;
      break;
    default:
      unhandled('grandMelee.blockedMarker', rule);
  }
  marker.seat = next;
  g.emit('markerPassed', {
    player: next,
    from,
    detail: { marker: marker.number },
  });
}

/** Lets every waiting marker begin its turn that has room to its left. Called after every change. */
export function wakeMarkers(g: Engine): void {
  let moved = true;
  while (moved) {
    moved = false;
    for (const marker of g.state.markers) {
      if (marker.active || marker.waits) continue;
      const at = marker.holder ?? marker.next;
      if (at === null) continue;
      if (tooClose(g, marker, at, 'ahead')) {
        marker.blocked = true;
        continue;
      }
      delete marker.blocked;
      if (marker.holder === null) {
        if (g.state.markers.some((other) => other !== marker && other.holder === at)) continue;
        marker.holder = at;
        marker.next = null;
        g.emit('markerReceived', {
          player: at,
          detail: { marker: marker.number },
        });
      }
      if (g.state.markers.some((other) => other !== marker && other.holder === at && other.active)) continue;
      beginMarkedTurn(g, marker, at);
      moved = true;
    }
    if (moved || g.state.markers.some(({ active }) => active)) continue;
    // No turn is going on whose end would let the next marker begin its first one.
    const next = g.state.markers.find(({ waits }) => waits);
    moved = next !== undefined;
    delete next?.waits;
    // Each of the markers waits for another to go on: an extra turn for which one would need more room is put off.
    moved ||= putsOffExtraTurn(g);
  }
}

/** Puts off an extra turn for which a holder waits, where a rule names the seats that it needs. @returns whether there is one */
function putsOffExtraTurn(g: Engine): boolean {
  const marker = g.state.markers.find((each) => gapForExtraTurn(g, each, each.holder ?? '') !== undefined);
  const extra = g.state.extraTurns.find(({ party, deferred }) => party === marker?.holder && !deferred);
  if (extra === undefined) return false;
  extra.deferred = true;
  g.emit('extraTurnDeferred', { player: extra.party });
  return true;
}

/** Whether an extra turn that was put off comes before the next regular turn, and not after it. */
const isTakenFirst = (g: Engine): boolean =>
  g.state.extraTurns.length === 0 || g.rules.ask('grandMelee.extraTurnWithoutMarker').startsWith('before');

function beginMarkedTurn(g: Engine, marker: Marker, player: PlayerId): void {
  const thread = threadOf(g, marker.number);
  if (thread === undefined || removedAsTurnBegins(g, marker)) return;
  const first = isTakenFirst(g);
  const due = g.state.extraTurns.findIndex(({ party, deferred }) => party === player && (first || !deferred));
  // What comes after the regular turn is due as soon as that one has begun.
  if (due < 0) for (const extra of g.state.extraTurns) if (extra.party === player) extra.deferred = false;
  const skip = g.state.skips.findIndex((each) => each.party === player && each.what === 'turn');
  marker.owed = false;
  if (due >= 0) {
    const deferred = g.state.extraTurns[due]?.deferred === true;
    g.state.extraTurns.splice(due, 1);
    // What was put off comes before the regular turn, which is still owed with this marker.
    marker.owed = deferred;
  } else if (skip >= 0) {
    g.state.skips.splice(skip, 1);
    g.emit('turnSkipped', { player });
    passOn(g, marker, player);
    return;
  }
  marker.active = true;
  marker.seat = player;
  thread.frames = [{ kind: 'turns', cause: g.cause, answers: NO_ANSWERS }];
  const before = g.thread;
  g.thread = thread;
  beginTurn(g, thread, player, due >= 0);
  g.thread = before;
}

/** Departures: markers of the departed move on, and a smaller table needs fewer markers. */
export function markersAfterDeparture(g: Engine, leaving: readonly PlayerId[]): void {
  if (!usesMarkers(g) || g.state.markers.length === 0) return;
  for (const marker of g.state.markers) {
    const at = marker.holder ?? marker.next;
    if (at === null || !leaving.includes(at) || marker.active) continue;
    goOnFromDeparted(g, marker, at, 'before');
  }
  if (remaining(g).length > 0) designate(g, leaving);
  settleDesignations(g);
  settleRemovals(g);
  wakeMarkers(g);
}

/** The marker of a player who has left is passed on, or removed where the rules say so; the last one stays. */
function goOnFromDeparted(g: Engine, marker: Marker, from: PlayerId, turn: 'after' | 'before'): void {
  const way = courseFromDeparted(g, turn);
  if (way === 'removed' && g.state.markers.length > 1) takeOutMarker(g, marker);
  else passOn(g, marker, from, way === 'removed' ? course(g) : way);
}

/** Where the marker goes of a player who has left, after a turn or before one: to the left (`1`), to the right (`-1`), or out of the game. */
function courseFromDeparted(g: Engine, turn: 'after' | 'before'): 1 | -1 | 'removed' {
  const rule = g.rules.ask('grandMelee.markerOfDepartingHolder');
  switch (rule) {
    case 'playerToLeftAfterTurnOrImmediately':
      return 1;
    case 'playerToRightAfterTurnOrImmediately':
      return -1;
    case 'playerToLeftAfterTurnToRightImmediately':
      return turn === 'after' ? 1 : -1;
    case 'playerToRightAfterTurnToLeftImmediately':
      return turn === 'after' ? -1 : 1;
    case 'playerToLeftAfterTurnRemovedImmediately':
      return turn === 'after' ? 1 : 'removed';
    case 'playerToRightAfterTurnRemovedImmediately':
      return turn === 'after' ? -1 : 'removed';
    case 'removedAfterTurnToLeftImmediately':
      return turn === 'after' ? 'removed' : 1;
    case 'removedAfterTurnOrImmediately':
      return 'removed';
    // Somebody has to get it; the next player on its way would in the ordinary course.
    case 'notSpecified':
      return course(g);
    default:
      return unhandled('grandMelee.markerOfDepartingHolder', rule);
  }
}
