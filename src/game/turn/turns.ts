import { NO_ANSWERS } from '../answers.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Party } from '../state.js';
import { turnDirection } from '../table/seats.js';
import { nextParty, partyMembers, partyRoll, turnTakerOf } from '../table/teams.js';
import type { Frame, Thread } from '../threads.js';
import { usesMarkers } from '../variants/index.js';
import { beginTurn, partyContent } from './begin.js';
import { endEffects, endUntilTurnOf } from './durations.js';
import { afterMarkedTurn } from './markers.js';

/** Takes the steps of a turn one by one, and one turn after another. */
export function runTurns(g: Engine, thread: Thread, _frame: Frame): boolean {
  const turn = thread.turn;
  if (turn === null) {
    beginNextTurn(g, thread, g.state.startingParty);
    return thread.turn === null;
  }
  const next = turn.ahead.shift();
  if (next !== undefined) {
    turn.step = next;
    if (turn.over !== undefined) delete turn.over;
    g.push({ cause: g.cause, answers: NO_ANSWERS, kind: 'step', stage: 'begin' });
    return false;
  }
  g.rules.aside(endTurn, g, thread);
  if (usesMarkers(g)) return afterMarkedTurn(g, thread, turn.party);
  beginNextTurn(g, thread, null);
  return false;
}

function endTurn(g: Engine, thread: Thread): void {
  const turn = thread.turn;
  if (turn === null) return;
  const roll = partyRoll(g, turn.party);
  endEffects(
    g,
    ({ content }) => content.kind === 'controlPlayer' && content.active && roll.includes(content.player),
  );
  g.emit('turnEnded', partyContent(g, turn.party));
}

/**
 * Finds whose turn comes next and begins it.
 * @param first the party that begins the game, or null
 */
function beginNextTurn(g: Engine, thread: Thread, first: Party | null): void {
  let from = thread.turn?.party ?? null;
  if (first !== null) {
    g.state.startingParty = first;
    if (from === null && partyMembers(g, first).length > 0) {
      beginTurn(g, thread, first, false);
      return;
    }
    from = from ?? first;
  }
  for (;;) {
    const extra = nextExtraTurn(g);
    if (extra !== null) {
      if (skipped(g, extra)) continue;
      beginTurn(g, thread, extra, true);
      return;
    }
    const before = regularParty(g, thread, from);
    const next = nextParty(g, before);
    turnsOfDepartedPass(g, before, next);
    rememberRegular(g, thread, next);
    if (skipped(g, next)) {
      from = next;
      continue;
    }
    beginTurn(g, thread, next, false);
    return;
  }
}

/** Extra turns interrupt the round and do not move it on: the last regular turn is remembered beside them. */
function regularParty(g: Engine, _thread: Thread, from: Party | null): Party {
  return g.state.lastRegular ?? from ?? g.state.seats[0] ?? '';
}

function rememberRegular(g: Engine, _thread: Thread, party: Party): void {
  g.state.lastRegular = party;
}

/** The extra turn to be taken now: the one granted last. Those of players who have left do not begin. */
function nextExtraTurn(g: Engine): Party | null {
  for (let at = g.state.extraTurns.length - 1; at >= 0; at--) {
    const extra = g.state.extraTurns[at];
    if (extra === undefined || extra.deferred) continue;
    g.state.extraTurns.splice(at, 1);
    if (partyMembers(g, extra.party).length > 0) return extra.party;
    if (goesToNextPlayer(g)) return nextParty(g, extra.party);
    turnNotBegun(g, extra.party);
  }
  return null;
}

/** Whether the next player in turn order takes a turn that somebody who has left would begin. */
const goesToNextPlayer = (g: Engine): boolean => g.rules.ask('leaving.futureTurn') === 'nextPlayerTakesIt';

/** The turn of somebody who has left would have begun here. */
function turnNotBegun(g: Engine, party: Party): void {
  g.emit('turnNotBegun', partyContent(g, party));
  const lasting = g.rules.ask('leaving.durationUntilNextTurn');
  switch (lasting) {
    case 'notSpecified':
    case 'untilEndOfGame':
    // Those effects ended when the player left, or with that turn.
    case 'untilDeparture':
    case 'untilEndOfCurrentTurn':
      return;
    case 'untilThatTurnWouldHaveBegun':
      endUntilTurnOf(g, partyRoll(g, party));
      return;
    default:
      unhandled('leaving.durationUntilNextTurn', lasting);
  }
}

/** Passes over the seats between two turns whose players have left. */
function turnsOfDepartedPass(g: Engine, from: Party, to: Party): void {
  const seats = g.state.seats;
  const start = seats.indexOf(partyRoll(g, from)[0] ?? '');
  const direction = turnDirection(g);
  const passedOver: Party[] = [];
  for (let steps = 1; steps <= seats.length; steps++) {
    const seat = seats[(start + direction * steps + steps * seats.length) % seats.length] as PlayerId;
    const party = turnTakerOf(g, seat);
    if (party === to) break;
    if (party !== from && partyMembers(g, party).length === 0 && !passedOver.includes(party))
      passedOver.push(party);
  }
  for (const party of passedOver)
    if (goesToNextPlayer(g)) g.state.extraTurns.push({ party: to, deferred: false });
    else turnNotBegun(g, party);
}

/** Whether the party has to skip this turn. */
function skipped(g: Engine, party: Party): boolean {
  if (g.state.skips.length === 0) return false;
  const at = g.state.skips.findIndex((skip) => skip.party === party && skip.what === 'turn');
  if (at < 0) return false;
  g.state.skips.splice(at, 1);
  g.emit('turnSkipped', partyContent(g, party));
  return true;
}
