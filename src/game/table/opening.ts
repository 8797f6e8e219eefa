import { NO_ANSWERS, setAnswer } from '../answers.js';
import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { draw as randomNumber, shuffle } from '../random.js';
import { fixRanges } from '../reach/range.js';
import type { Frame, Thread } from '../threads.js';
import { partyContent } from '../turn/begin.js';
import { drawCards } from '../turn/draws.js';
import { handOutMarkers, wakeMarkers } from '../turn/markers.js';
import { usesMarkers, variantOf } from '../variants/index.js';
import { enterBattlefield } from '../zones/enter.js';
import { listFor } from '../zones/lists.js';
import { runMulligans } from './mulligans.js';
import { remaining } from './seats.js';
import { membersIn, partiesInOrder, partyMembers, turnTakerOf } from './teams.js';

type OpeningFrame = Extract<Frame, { kind: 'opening' }>;

/** Everything before the first turn: who begins, opening hands, mulligans, cards that act from the hand. */
export function runOpening(g: Engine, thread: Thread, frame: OpeningFrame): boolean {
  switch (frame.stage) {
    case 'start':
      if (!decideStart(g, frame)) return false;
      frame.stage = 'hands';
      return false;
    case 'hands':
      for (const player of remaining(g)) {
        shuffle(g.state, listFor(g.state.libraries, player));
        drawCards(g, player, g.state.options.handSize);
      }
      frame.stage = 'mulligans';
      return false;
    case 'mulligans':
      if (!runMulligans(g, frame)) return false;
      frame.stage = 'openingHand';
      return false;
    case 'openingHand':
      if (!openingHandActions(g, frame)) return false;
      frame.stage = 'begin';
      return false;
    default:
      begin(g, thread, frame);
      return true;
  }
}

/** Who may be drawn to go first, by the variant. */
export function startingCandidates(g: Engine): PlayerId[] {
  const teams = Object.values(g.state.teams).map(({ members }) => members);
  const starters = variantOf(g)?.starters?.(teams, g.state.options, g.rules) ?? remaining(g);
  return starters.filter((player) => g.state.players[player]?.inGame);
}

/** The member of a team who goes first when the team is drawn. */
export function firstOfTeam(g: Engine, team: string): PlayerId | null {
  const members = g.state.teams[team]?.members ?? [];
  if (g.state.options.sharedTeamTurns) return members[0] ?? null;
  return startingCandidates(g).find((player) => members.includes(player)) ?? null;
}

/** Draws who goes first. @returns false while a team that was drawn chooses one of its members */
function decideStart(g: Engine, frame: OpeningFrame): boolean {
  if (g.state.options.sharedTeamTurns) g.rules.rely('sharedTeamTurns.startingTeamDetermination');
  if (g.state.startingParty === null) {
    const candidates = startingCandidates(g);
    if (variantOf(g)?.teamChooses?.(g.rules)) {
      const teams = Object.keys(g.state.teams);
      if (frame.answers.drawn === undefined)
        setAnswer(frame, 'drawn', teams[randomNumber(g.state, teams.length)]);
      const team = frame.answers.drawn as TeamId;
      const members = membersIn(g, team);
      const answer = g.ask(frame, 'startingPlayer', () => ({
        kind: 'startingPlayer',
        team,
        members,
        options: candidates
          .filter((player) => members.includes(player))
          .map((player) => ({ type: 'player', player })),
      }));
      if (answer?.type !== 'player') return false;
      g.state.startingParty = answer.player;
    }
  }
  if (g.state.startingParty === null) {
    const candidates = startingCandidates(g);
    const parties = [...new Set(candidates.map((player) => turnTakerOf(g, player)))];
    const drawn =
      parties[randomNumber(g.state, parties.length)] ?? partiesInOrder(g, g.state.seats[0] ?? '')[0] ?? '';
    g.state.startingParty = drawn;
  }
  g.emit('startDecided', partyContent(g, g.state.startingParty));
  return true;
}

/** Cards that may begin the game on the battlefield: the starting player or team first. */
function openingHandActions(g: Engine, frame: OpeningFrame): boolean {
  let oneEach = false;
  if (g.state.options.sharedTeamTurns) {
    const rule = g.rules.ask('sharedTeamTurns.openingHandActions.chapterRule');
    oneEach = rule === 'oneCardEachStartingTeamFirst';
    g.rules.rely('sharedTeamTurns.openingHandActions.coreRule');
  } else g.rules.rely('general.activePlayerWhileStarting');
  const parties = partiesInOrder(g, g.state.startingParty ?? '');
  for (const party of parties) {
    const members = partyMembers(g, party);
    for (;;) {
      const cards = members.flatMap((player) =>
        oneEach && frame.answers[`used ${player}`] !== undefined
          ? []
          : (g.state.hands[player] ?? []).filter(
              (id) =>
                g.definition(g.object(id)).openingHand !== undefined &&
                frame.answers[`done ${id}`] === undefined,
            ),
      );
      const asked = cards[0];
      if (asked === undefined || frame.answers[`closed ${party}`] !== undefined) break;
      const key = `opening ${party} ${cards.length}`;
      const answer = g.ask(frame, key, () => ({
        kind: 'openingHand',
        ...(g.state.options.sharedTeamTurns ? { team: party } : { player: party }),
        members,
        options: [...cards.map((object) => ({ type: 'object', object }) as const), { type: 'none' } as const],
      }));
      if (answer === undefined) return false;
      if (answer.type !== 'object') {
        setAnswer(frame, `closed ${party}`, true);
        break;
      }
      if (oneEach) setAnswer(frame, `used ${g.object(answer.object).owner}`, true);
      const event = g.emit('openingHandAction', { ...partyContent(g, party), object: answer.object });
      g.because(event, () => enterBattlefield(g, answer.object, g.object(answer.object).owner));
    }
  }
  return true;
}

function begin(g: Engine, thread: Thread, frame: OpeningFrame): void {
  const start = g.state.startingParty ?? g.state.seats[0] ?? '';
  fixRanges(g);
  for (const id of frame.keep ?? []) {
    enterBattlefield(g, id, partyMembers(g, start)[0] ?? g.object(id).owner);
  }
  g.emit('gameBegan', partyContent(g, start));
  if (usesMarkers(g)) {
    thread.frames = [];
    handOutMarkers(g, start);
    for (const marker of g.state.markers) marker.active = false;
    wakeMarkers(g);
    return;
  }
  g.state.threads[0] = thread;
  thread.frames.unshift({ kind: 'turns', cause: g.cause, answers: NO_ANSWERS });
}
