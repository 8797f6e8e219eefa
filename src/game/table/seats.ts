import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';

/** The players who are still in the game, in turn order. Seats left empty close up at once. */
export function remaining(g: Engine): readonly PlayerId[] {
  g.roster.remaining ??= g.state.seats.filter((id) => g.state.players[id]?.inGame);
  return g.roster.remaining;
}

/**
 * How many seats apart two players sit, whichever way is shorter, counting only seats that are still taken.
 * @returns 0 for the same player
 */
export function distance(ring: readonly PlayerId[], a: PlayerId, b: PlayerId): number {
  const there = Math.abs(ring.indexOf(a) - ring.indexOf(b));
  return Math.min(there, ring.length - there);
}

/** The player in the next seat to the left (`1`) or to the right (`-1`) who is still in the game. */
export function neighbour(g: Engine, player: PlayerId, direction: 1 | -1): PlayerId {
  const seats = g.state.seats;
  let at = seats.indexOf(player);
  for (let steps = 0; steps < seats.length; steps++) {
    at = (at + direction + seats.length) % seats.length;
    const there = seats[at] as PlayerId;
    if (g.state.players[there]?.inGame) return there;
  }
  return player;
}

/** Which way turns go round the table: to the left (`1`) or to the right (`-1`). */
export function turnDirection(g: Engine): 1 | -1 {
  if (g.state.options.turnsToRight) return -1;
  const rule = g.rules.ask('general.turnOrderDirection');
  switch (rule) {
    case 'notSpecified':
    case 'clockwiseFromStartingPlayer':
      return 1;
    case 'counterclockwiseFromStartingPlayer':
      return -1;
    default:
      return unhandled('general.turnOrderDirection', rule);
  }
}

/**
 * Players in turn order, beginning with `from` where that player is still in the game and with the next one
 * otherwise.
 */
export function inTurnOrder(g: Engine, from: PlayerId): PlayerId[] {
  return around(g, from, turnDirection(g));
}

/** The players who are still in the game in the order of their seats, going left (`1`) or right (`-1`) from one of them. */
export function around(g: Engine, from: PlayerId, direction: 1 | -1): PlayerId[] {
  const seats = g.state.seats;
  const start = Math.max(0, seats.indexOf(from));
  const order: PlayerId[] = [];
  for (let steps = 0; steps < seats.length; steps++) {
    const there = seats[(start + direction * steps + seats.length) % seats.length] as PlayerId;
    if (g.state.players[there]?.inGame) order.push(there);
  }
  return order;
}

/** Whether two players who are still in the game sit side by side. */
export function adjacent(g: Engine, a: PlayerId, b: PlayerId): boolean {
  return a !== b && (neighbour(g, a, 1) === b || neighbour(g, a, -1) === b);
}
