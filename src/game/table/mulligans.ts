import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { shuffle } from '../random.js';
import type { Frame } from '../state.js';
import { partyContent } from '../turn/begin.js';
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
    found = g.rules.record(() => findProcedure(g));
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
      return { sections: [order], bottom: individual.bottom, scry: individual.scry };
    default:
      return unhandled('sharedTeamTurns.mulliganProcess', shared);
  }
}

/** How many mulligans do not count against a player. */
export function freeMulligans(g: Engine): number {
  if (!g.state.multiplayer) return 0;
  for (const parameter of ['general.freeMulligan.chapterRule', 'general.freeMulligan.coreRule'] as const) {
    const rule = g.rules.ask(parameter);
    switch (rule) {
      case 'none':
        break;
      case 'sevenCards':
      case 'sameSizeAsBefore':
      case 'firstMulliganNotCounted':
        return 1;
      default:
        unhandled(parameter, rule);
    }
  }
  // Before the concession was general, a team's procedure brought its own.
  if (g.state.options.sharedTeamTurns) {
    const rule = g.rules.ask('sharedTeamTurns.mulliganProcess');
    if (rule === 'teamByTeamMembersSimultaneous') return 1;
  }
  return 0;
}

/** How many cards a player would keep after so many mulligans. */
export function handSizeAfter(g: Engine, mulligans: number): number {
  return g.state.options.handSize - Math.max(0, mulligans - freeMulligans(g));
}

/** Mulligans from the first declaration to the last kept hand. @returns false while somebody decides */
export function runMulligans(g: Engine, frame: Frame): boolean {
  const { sections, bottom, scry } = procedure(g);
  for (const [place, section] of sections.entries()) {
    for (let round = 0; ; round++) {
      const state = `${place} ${round}`;
      if (frame.answers[`over ${state}`] === true) continue;
      const open = section
        .flat()
        .filter(
          (player) =>
            g.state.players[player]?.kept === false || frame.answers[`in ${state} ${player}`] === true,
        );
      if (open.length === 0) break;
      if (frame.answers[`in ${state} ${open[0]}`] !== true)
        for (const player of open) frame.answers[`in ${state} ${player}`] = true;
      if (!declarations(g, frame, section, open, state, round)) return false;
      if (!takeMulligans(g, frame, open, state, bottom)) return false;
      frame.answers[`over ${state}`] = true;
    }
  }
  return !scry || scryAfter(g, frame, sections.flat(2));
}

function declarations(
  g: Engine,
  frame: Frame,
  section: readonly PlayerId[][],
  open: readonly PlayerId[],
  state: string,
  round: number,
): boolean {
  for (const batch of section) {
    const deciding = batch.filter((player) => open.includes(player));
    if (deciding.length === 0) continue;
    let waiting = false;
    for (const player of deciding) {
      const taken = g.state.players[player]?.mulligans ?? 0;
      const answer = g.ask(frame, `mulligan ${state} ${player}`, () => ({
        kind: 'mulligan',
        player,
        options: handSizeAfter(g, taken) > 0 ? [{ type: 'keep' }, { type: 'mulligan' }] : [{ type: 'keep' }],
      }));
      if (answer === undefined) waiting = true;
    }
    if (waiting) return false;
    const key = `declared ${state} ${deciding.join(' ')}`;
    if (frame.answers[key] === undefined) {
      frame.answers[key] = true;
      g.emit('mulligansDeclared', {
        ...partyContent(g, partyOf(g, deciding[0] ?? '')),
        detail: { round, players: deciding },
      });
    }
  }
  return true;
}

function takeMulligans(
  g: Engine,
  frame: Frame,
  open: readonly PlayerId[],
  state: string,
  bottom: boolean,
): boolean {
  for (const player of open) {
    const own = g.state.players[player];
    const answer = frame.answers[`mulligan ${state} ${player}`] as { type: string };
    const key = `took ${state} ${player}`;
    if (own === undefined || frame.answers[key] === true) continue;
    frame.answers[key] = true;
    if (answer.type !== 'mulligan') {
      own.kept = true;
      g.emit('handKept', { player });
      continue;
    }
    own.mulligans++;
    g.emit('mulliganTaken', { player, amount: own.mulligans });
    returnHand(g, player);
    drawCards(g, player, bottom ? g.state.options.handSize : handSizeAfter(g, own.mulligans));
  }
  if (!bottom) return true;
  let waiting = false;
  for (const player of open) {
    const answer = frame.answers[`mulligan ${state} ${player}`] as { type: string };
    if (answer.type !== 'mulligan') continue;
    if (!bottomCards(g, frame, player, state)) waiting = true;
  }
  return !waiting;
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

function bottomCards(g: Engine, frame: Frame, player: PlayerId, state: string): boolean {
  const own = g.state.players[player];
  if (own === undefined) return true;
  const count = g.state.options.handSize - handSizeAfter(g, own.mulligans);
  for (let at = 0; at < count; at++) {
    const key = `bottom ${state} ${player} ${at}`;
    if (frame.answers[`${key} done`] === true) continue;
    const answer = g.ask(frame, key, () => ({
      kind: 'bottomCard',
      player,
      options: (g.state.hands[player] ?? []).map((object) => ({ type: 'object', object })),
    }));
    if (answer === undefined) return false;
    frame.answers[`${key} done`] = true;
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
    frame.answers[`scried ${player}`] = true;
    const library = g.state.libraries[player] ?? [];
    const top = library.pop();
    if (top !== undefined) library.unshift(top);
    g.emit('putOnBottom', { player });
  }
  return true;
}
