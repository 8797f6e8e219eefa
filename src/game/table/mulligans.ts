import { keyOf, NO_ANSWERS, setAnswer } from '../answers.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { shuffle } from '../random.js';
import type { Frame } from '../threads.js';
import { partyDetail } from '../turn/begin.js';
import { drawCards } from '../turn/draws.js';
import { listFor } from '../zones/lists.js';
import { partiesInOrder, partyMembers, partyOf } from './teams.js';

/** How mulligans go in this game. */
export interface Procedure {
  /** Each list of players finishes all its mulligans before the next begins. */
  sections: PlayerId[][][];
  /** Draws a full hand and puts cards on the bottom, rather than drawing fewer. */
  bottom: boolean;
  /** Players with smaller hands may look at their top card afterwards. */
  scry: boolean;
}

function procedure(g: Engine): Procedure {
  const party = g.state.startingParty ?? '';
  let found = g.roster.mulligans.get(party);
  if (found === undefined) {
    found = g.rules.record(findProcedure, g);
    g.roster.mulligans.set(party, found);
  }
  return g.rules.recall(found);
}

/** Within a section, players declare batch by batch; those of one batch declare without seeing new hands. */
function findProcedure(g: Engine): Procedure {
  const order = partiesInOrder(g, g.state.startingParty ?? '').map((party) => [...partyMembers(g, party)]);
  const alone = order.flat().map((player) => [player]);
  const general = g.rules.ask('general.mulliganProcess');
  const individual = ((): Procedure => {
    switch (general) {
      case 'playerByPlayerOneFewer':
        return { sections: alone.map((batch) => [batch]), bottom: false, scry: false };
      case 'simultaneousRoundsOneFewer':
        return { sections: [alone], bottom: false, scry: false };
      case 'simultaneousRoundsOneFewerThenScry':
        return { sections: [alone], bottom: false, scry: true };
      case 'simultaneousRoundsDrawFullThenBottom':
        return { sections: [alone], bottom: true, scry: false };
      default:
        return unhandled('general.mulliganProcess', general);
    }
  })();
  if (!g.state.options.sharedTeamTurns) return individual;
  const shared = g.rules.ask('sharedTeamTurns.mulliganProcess');
  g.rules.rely('sharedTeamTurns.hiddenTeammateMulligan');
  switch (shared) {
    case 'individualMulligans':
      return individual;
    case 'teamByTeamMembersSimultaneous':
      return {
        sections: order.map((batch) => [batch]),
        bottom: individual.bottom,
        scry: individual.scry,
      };
    case 'simultaneousRounds':
    case 'simultaneousRoundsThenScryByTeam':
    case 'simultaneousRoundsConsultingOnBottomCards':
    case 'roundsTakenOneAtATime':
      return { sections: [order], bottom: individual.bottom, scry: individual.scry };
    default:
      return unhandled('sharedTeamTurns.mulliganProcess', shared);
  }
}

/** How many cards mulligans leave to a player: what each takes, what is given back, and at most how many there are. */
interface Concession {
  each: number;
  back: number;
  most: number;
}

/** What the rules of multiplayer games concede to those who take mulligans. */
function concession(g: Engine): Concession {
  const most = g.state.options.handSize;
  const back = (cards: number, each = 1): Concession => ({ each, back: cards, most });
  if (!g.state.multiplayer) return back(0);
  for (const parameter of ['general.freeMulligan.chapterRule', 'general.freeMulligan.coreRule'] as const) {
    const rule = g.rules.ask(parameter);
    switch (rule) {
      case 'none':
        break;
      case 'sevenCards':
      case 'sameSizeAsBefore':
      case 'firstMulliganNotCounted':
        return back(1);
      case 'firstTwoMulligansNotCounted':
        return back(2);
      case 'firstThreeMulligansNotCounted':
        return back(3);
      case 'sevenCardsThenTwoFewer':
        return back(2, 2);
      default:
        if (typeof rule !== 'number') unhandled(parameter, rule);
        else return { each: 1, back: rule + 1 - most, most: Math.max(most, rule) };
    }
  }
  // Before the concession was general, a team's procedure brought its own.
  const own =
    g.state.options.sharedTeamTurns &&
    g.rules.ask('sharedTeamTurns.mulliganProcess') === 'teamByTeamMembersSimultaneous';
  return back(own ? 1 : 0);
}

/** How many cards a player would keep after so many mulligans. */
function handSizeAfter(g: Engine, mulligans: number): number {
  const { handSize } = g.state.options;
  if (mulligans === 0) return handSize;
  const { each, back, most } = concession(g);
  return Math.min(most, handSize - each * mulligans + back);
}

type OpeningFrame = Extract<Frame, { kind: 'opening' }>;
type Round = NonNullable<OpeningFrame['round']>;

/** Mulligans from the first declaration to the last kept hand. @returns false while somebody decides */
export function runMulligans(g: Engine, frame: OpeningFrame): boolean {
  const { sections, bottom, scry } = procedure(g);
  for (;;) {
    const round = frame.round ?? nextRound(g, sections, frame.rounds);
    if (round === null) return !scry || scryAfter(g, frame, sections.flat(2));
    frame.round = round;
    if (!declarations(g, frame, round) || !takeMulligans(g, frame, bottom)) return false;
    const { last, number } = frame.round;
    frame.round = null;
    frame.rounds = last ? 0 : number + 1;
    frame.answers = NO_ANSWERS;
  }
}

/**
 * Whoever has not kept a hand yet declares next, in the first of the sections in which there is somebody.
 * @param number of the round, if the section goes on
 */
function nextRound(g: Engine, sections: Procedure['sections'], number: number): Round | null {
  const undecided = (player: PlayerId): boolean => g.state.players[player]?.kept === false;
  for (const section of sections) {
    const batches = section.map((batch) => batch.filter(undecided)).filter((batch) => batch.length > 0);
    if (batches.length > 0) return { number, batches, at: 0, bottom: null, last: false };
  }
  return null;
}

/** The players of a list who are still in the game. */
function present(g: Engine, players: readonly PlayerId[]): PlayerId[] {
  return players.filter((player) => g.state.players[player]?.inGame === true);
}

function declarations(g: Engine, frame: OpeningFrame, round: Round): boolean {
  const { number, batches, at: from, bottom, last } = round;
  for (let at = from; at < batches.length; at++) {
    const deciding = present(g, batches[at] ?? []);
    let waiting = false;
    for (const player of deciding) {
      const taken = g.state.players[player]?.mulligans ?? 0;
      const answer = g.ask(frame, keyOf('mulligan', player), () => ({
        kind: 'mulligan',
        player,
        options: handSizeAfter(g, taken) > 0 ? [{ type: 'keep' }, { type: 'mulligan' }] : [{ type: 'keep' }],
      }));
      if (answer === undefined) waiting = true;
    }
    if (waiting) return false;
    frame.round = { number, batches, at: at + 1, bottom, last };
    if (deciding.length === 0) continue;
    const party = partyOf(g, deciding[0] ?? '');
    g.emit('mulligansDeclared', partyDetail(g, party, { round: number, players: deciding }));
  }
  return true;
}

function takeMulligans(g: Engine, frame: OpeningFrame, bottom: boolean): boolean {
  const { round } = frame;
  if (!round) return true;
  let left = round.bottom;
  if (left === null) {
    const short: PlayerId[] = [];
    let last = true;
    for (const player of present(g, round.batches.flat())) {
      const own = g.state.players[player];
      const answer = frame.answers[keyOf('mulligan', player)] as { type: string };
      if (own === undefined) continue;
      if (answer.type !== 'mulligan') {
        own.kept = true;
        g.emit('handKept', { player });
        continue;
      }
      last = false;
      own.mulligans++;
      g.emit('mulliganTaken', { player, amount: own.mulligans });
      returnHand(g, player);
      drawCards(g, player, bottom ? g.state.options.handSize : handSizeAfter(g, own.mulligans));
      if (bottom) short.push(player);
    }
    left = short;
    frame.round = { number: round.number, batches: round.batches, at: round.at, bottom: left, last };
  }
  const waiting = present(g, left).filter((player) => !bottomCards(g, frame, player));
  if (frame.round && waiting.length < left.length) frame.round = { ...frame.round, bottom: waiting };
  return waiting.length === 0;
}

function returnHand(g: Engine, player: PlayerId): void {
  const library = listFor(g.state.libraries, player);
  for (const id of g.state.hands[player] ?? []) {
    g.changing(id).zone = 'library';
    library.push(id);
  }
  g.state.hands[player] = [];
  shuffle(g.state, library);
  g.changed();
}

function bottomCards(g: Engine, frame: Frame, player: PlayerId): boolean {
  const own = g.state.players[player];
  if (own === undefined) return true;
  const count = g.state.options.handSize - handSizeAfter(g, own.mulligans);
  for (let at = 0; at < count; at++) {
    const key = `bottom ${player} ${at}`;
    if (frame.answers[`${key} done`] === true) continue;
    const answer = g.ask(frame, key, () => ({
      kind: 'bottomCard',
      player,
      options: (g.state.hands[player] ?? []).map((object) => ({ type: 'object', object })),
    }));
    if (answer === undefined) return false;
    setAnswer(frame, `${key} done`, true);
    if (answer.type !== 'object') continue;
    const hand = g.state.hands[player] ?? [];
    hand.splice(hand.indexOf(answer.object), 1);
    g.changing(answer.object).zone = 'library';
    listFor(g.state.libraries, player).unshift(answer.object);
    g.emit('putOnBottom', { player });
  }
  return true;
}

/** Players whose hands are smaller than they began may look at the top card and put it on the bottom. */
function scryAfter(g: Engine, frame: Frame, players: readonly PlayerId[]): boolean {
  for (const player of players) {
    if ((g.state.hands[player] ?? []).length >= g.state.options.handSize) continue;
    const answer = g.ask(frame, `scry ${player}`, () => ({
      kind: 'scry',
      player,
      options: [{ type: 'no' }, { type: 'yes' }],
    }));
    if (answer === undefined) return false;
    if (answer.type !== 'yes' || frame.answers[`scried ${player}`] === true) continue;
    setAnswer(frame, `scried ${player}`, true);
    const library = g.state.libraries[player] ?? [];
    const top = library.pop();
    if (top !== undefined) library.unshift(top);
    g.emit('putOnBottom', { player });
  }
  return true;
}
