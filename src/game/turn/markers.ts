import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Parameter } from '../rules.js';
import type { Marker, Thread } from '../state.js';
import { neighbour, remaining } from '../table/seats.js';
import { listFor } from '../zones/lists.js';
import { beginTurn } from './turns.js';

/**
 * The turn markers of Grand Melee. Each goes round the table to the left and carries its own turn and stack; two of
 * them keep their distance, so a marker may have to wait, and departures take markers out of the game.
 */

/** How many markers a game with so many players has. One always stays, or play would stop. */
export function markerCount(g: Engine, players: number): number {
  return Math.max(1, Math.floor(players / g.rules.number('grandMelee.playersPerTurnMarker')));
}

/** Hands the markers out at the start, going left from the starting player. */
export function handOutMarkers(g: Engine, start: PlayerId): void {
  const ring = remaining(g);
  const spacing = g.rules.number('grandMelee.markerSpacing');
  const first = Math.max(0, ring.indexOf(start));
  for (let number = 1; number <= markerCount(g, ring.length); number++) {
    const holder = ring[(first + (number - 1) * spacing) % ring.length] as PlayerId;
    placeMarker(g, number, holder, true);
  }
}

/** Puts a marker into play; one whose holder is not waiting begins a turn as soon as play goes on. */
export function placeMarker(g: Engine, number: number, holder: PlayerId, active: boolean): Marker {
  const marker: Marker = { number, holder, next: null, active, designations: 0, seat: holder };
  g.state.markers.push(marker);
  g.state.markers.sort((a, b) => a.number - b.number);
  const stacks = g.rules.ask('grandMelee.stacks');
  switch (stacks) {
    case 'onePerTurnMarker':
    case 'notSpecified':
      // Where the rules speak of one stack only, what belongs to each turn still resolves by itself.
      listFor(g.state.stacks, number);
      break;
    default:
      unhandled('grandMelee.stacks', stacks);
  }
  if (!g.state.threads.some((thread) => thread.marker === number)) {
    g.state.threads.push({ marker: number, frames: [], asked: [], turn: null });
  }
  g.emit(
    'markerPlaced',
    ['grandMelee.playersPerTurnMarker', 'grandMelee.markerSpacing', 'grandMelee.stacks'],
    {
      player: holder,
      detail: { marker: number },
    },
  );
  return marker;
}

export function threadOf(g: Engine, number: number): Thread | undefined {
  return g.state.threads.find((thread) => thread.marker === number);
}

/** How many seats to the left of `from` another player sits, from 1 up to the number of players. */
function seatsLeft(g: Engine, from: PlayerId, to: PlayerId): number {
  const seats = g.state.seats;
  const start = seats.indexOf(from);
  let count = 0;
  for (let steps = 1; steps <= seats.length; steps++) {
    const there = seats[(start + steps) % seats.length] as PlayerId;
    if (g.state.players[there]?.inGame || there === to) count++;
    if (there === to) return count;
  }
  return seats.length;
}

/** Whether another marker is held fewer seats away on that side than markers have to keep between them. */
function tooClose(g: Engine, marker: Marker, at: PlayerId, side: 'left' | 'right'): boolean {
  const spacing = g.rules.number('grandMelee.markerSpacing');
  return g.state.markers.some((other) => {
    // A marker that nobody has received yet counts where it is going, so that the one behind does not pass it.
    const holder = other.holder ?? other.next;
    if (other === marker || holder === null || holder === at) return false;
    const distance = side === 'left' ? seatsLeft(g, at, holder) : seatsLeft(g, holder, at);
    return distance < spacing;
  });
}

/** What happens to the marker when the turn that it carried has ended. */
export function afterMarkedTurn(g: Engine, thread: Thread, player: PlayerId): boolean {
  const marker = g.state.markers.find((each) => each.number === thread.marker);
  thread.turn = null;
  thread.frames = [];
  if (marker === undefined) return true;
  marker.active = false;
  if (marker.designations > 0) {
    removeMarker(g, marker);
    deferExtraTurns(g);
    wakeMarkers(g);
    return true;
  }
  if (!takesExtraTurn(g, marker, player)) passLeft(g, marker, player);
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
      if (tooClose(g, marker, player, 'right')) {
        extra.deferred = true;
        g.emit('extraTurnDeferred', ['grandMelee.extraTurnWithMarker'], { player });
        return false;
      }
      break;
    default:
      unhandled('grandMelee.extraTurnWithMarker', rule);
  }
  g.emit('markerKept', ['grandMelee.extraTurnWithMarker'], { player, detail: { marker: marker.number } });
  return true;
}

/** Extra turns of players without a marker wait until directly before their next regular turn. */
function deferExtraTurns(g: Engine): void {
  for (const extra of g.state.extraTurns) {
    if (extra.deferred) continue;
    if (g.state.markers.some((marker) => marker.holder === extra.party)) continue;
    extra.deferred = true;
    g.emit('extraTurnDeferred', ['grandMelee.extraTurnWithoutMarker'], { player: extra.party });
  }
}

/** Whether an extra turn granted just now waits until before the player's next regular turn. */
export function defersExtraTurn(g: Engine, player: PlayerId): boolean {
  const rule = g.rules.ask('grandMelee.extraTurnWithoutMarker');
  switch (rule) {
    case 'beforeNextTurnIfNotOwnTurn':
      return !g.state.threads.some((thread) => thread.turn?.party === player);
    case 'beforeNextTurnIfWithoutMarker':
      return !g.state.markers.some((marker) => marker.holder === player);
    default:
      return unhandled('grandMelee.extraTurnWithoutMarker', rule);
  }
}

/** Hands a marker to the player on the left of a seat. */
function passLeft(g: Engine, marker: Marker, from: PlayerId): void {
  const recipient = g.rules.ask('grandMelee.markerRecipient');
  switch (recipient) {
    case 'playerToLeft':
      break;
    default:
      unhandled('grandMelee.markerRecipient', recipient);
  }
  const next = neighbour(g, from, 1);
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
  g.emit('markerPassed', ['grandMelee.markerRecipient', 'grandMelee.blockedMarker'], {
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
      if (marker.active) continue;
      const at = marker.holder ?? marker.next;
      if (at === null || tooClose(g, marker, at, 'left')) continue;
      if (marker.holder === null) {
        if (g.state.markers.some((other) => other !== marker && other.holder === at)) continue;
        marker.holder = at;
        marker.next = null;
        g.emit('markerReceived', ['grandMelee.blockedMarker'], {
          player: at,
          detail: { marker: marker.number },
        });
      }
      if (g.state.markers.some((other) => other !== marker && other.holder === at && other.active)) continue;
      beginMarkedTurn(g, marker, at);
      moved = true;
    }
  }
}

function beginMarkedTurn(g: Engine, marker: Marker, player: PlayerId): void {
  const thread = threadOf(g, marker.number);
  if (thread === undefined) return;
  const due = g.state.extraTurns.findIndex((each) => each.party === player);
  const skip = g.state.skips.findIndex((each) => each.party === player && each.what === 'turn');
  marker.owed = false;
  if (due >= 0) {
    const deferred = g.state.extraTurns[due]?.deferred === true;
    g.state.extraTurns.splice(due, 1);
    // What was put off comes before the regular turn, which is still owed with this marker.
    marker.owed = deferred;
  } else if (skip >= 0) {
    g.state.skips.splice(skip, 1);
    g.emit('turnSkipped', ['general.turnOrderDirection'], { player });
    passLeft(g, marker, player);
    return;
  }
  marker.active = true;
  marker.seat = player;
  thread.frames = [{ kind: 'turns', cause: g.cause, answers: {} }];
  const before = g.thread;
  g.thread = thread;
  beginTurn(g, thread, player, due >= 0);
  g.thread = before;
}

/** Departures: markers of the departed move on, and a smaller table needs fewer markers. */
export function markersAfterDeparture(g: Engine, leaving: readonly PlayerId[]): void {
  if (g.state.options.variant !== 'grandMelee' || g.state.markers.length === 0) return;
  for (const marker of g.state.markers) {
    const at = marker.holder ?? marker.next;
    if (at === null || !leaving.includes(at) || marker.active) continue;
    departedHolder(g, marker, at);
  }
  if (remaining(g).length > 0) designate(g, leaving);
  settleDesignations(g);
  wakeMarkers(g);
}

function departedHolder(g: Engine, marker: Marker, at: PlayerId): void {
  const rule = g.rules.ask('grandMelee.markerOfDepartingHolder');
  switch (rule) {
    case 'notSpecified':
    case 'playerToLeftAfterTurnOrImmediately':
      // Somebody has to get it; the player on the left would in the ordinary course.
      passLeft(g, marker, at);
      return;
    default:
      unhandled('grandMelee.markerOfDepartingHolder', rule);
  }
}

/** Marks turn markers for removal while there are more than the players left need. */
function designate(g: Engine, leaving: readonly PlayerId[]): void {
  const needed = markerCount(g, remaining(g).length);
  const position = g.rules.ask('grandMelee.removedMarkerPosition');
  switch (position) {
    case 'nearestToRightThenLowestNumber':
      break;
    default:
      unhandled('grandMelee.removedMarkerPosition', position);
  }
  const candidates = [...new Set(leaving.map((player) => nearestToRight(g, player)))]
    .filter((marker): marker is Marker => marker !== null)
    .sort((a, b) => a.number - b.number);
  let turn = 0;
  while (undesignated(g) > needed && candidates.length > 0) {
    const marker = candidates[turn % candidates.length] as Marker;
    marker.designations++;
    turn++;
    g.emit('markerDesignated', ['grandMelee.markerRemoval', 'grandMelee.removedMarkerPosition'], {
      detail: { marker: marker.number, designations: marker.designations },
    });
  }
}

/** How many markers stay once all designations have been carried out. */
export function undesignated(g: Engine): number {
  const designations = g.state.markers.reduce((sum, marker) => sum + marker.designations, 0);
  const rule = g.rules.ask('grandMelee.designatedMarkerDisregard');
  switch (rule) {
    case true:
    case 'notSpecified':
      // Where markers are simply removed between turns, one about to go is gone for this count as well.
      return g.state.markers.length - designations;
    default:
      return unhandled('grandMelee.designatedMarkerDisregard', rule);
  }
}

/** The marker found first when going right from the seat that a player has left. */
function nearestToRight(g: Engine, departed: PlayerId): Marker | null {
  const seats = g.state.seats;
  const start = seats.indexOf(departed);
  for (let steps = 1; steps < seats.length; steps++) {
    const there = seats[(start - steps + seats.length) % seats.length] as PlayerId;
    const marker = g.state.markers.find((each) => (each.holder ?? each.next) === there);
    if (marker !== undefined) return marker;
  }
  return g.state.markers[0] ?? null;
}

/** Takes designated markers out that no turn is being taken with. */
function settleDesignations(g: Engine): void {
  for (;;) {
    const marker = g.state.markers.find((each) => each.designations > 0 && !each.active);
    if (marker === undefined) return;
    removeMarker(g, marker);
  }
}

/** Removes a marker; designations beyond the one that removes it pass to the next marker on the right. */
function removeMarker(g: Engine, marker: Marker): void {
  const excess = marker.designations - 1;
  const at = marker.holder ?? marker.next ?? marker.seat;
  const heir = excess > 0 ? nearestOther(g, marker, at) : null;
  g.state.markers = g.state.markers.filter((each) => each !== marker);
  g.state.threads = g.state.threads.filter((thread) => thread.marker !== marker.number);
  const by: Parameter[] = ['grandMelee.designatedMarkerRemoval', 'grandMelee.markerRemoval'];
  g.emit('markerRemoved', by, { detail: { marker: marker.number } });
  if (heir !== null) {
    heir.designations += excess;
    g.emit('markerDesignated', by, { detail: { marker: heir.number, designations: heir.designations } });
    if (!heir.active) settleDesignations(g);
  }
}

function nearestOther(g: Engine, marker: Marker, at: PlayerId): Marker | null {
  const seats = g.state.seats;
  const start = seats.indexOf(at);
  for (let steps = 0; steps < seats.length; steps++) {
    const there = seats[(start - steps + seats.length) % seats.length] as PlayerId;
    const found = g.state.markers.find((each) => each !== marker && (each.holder ?? each.next) === there);
    if (found !== undefined) return found;
  }
  return null;
}
