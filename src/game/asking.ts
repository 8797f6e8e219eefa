import type { Decision, DecisionKind, Option } from './api.js';
import type { ObjectId, PlayerId } from './cards/types.js';
import { controllingPlayer } from './departure/control.js';
import type { Engine, Question } from './engine.js';
import type { ContentOf } from './event.js';
import type { Party } from './state.js';
import { tieBreaker } from './table/authority.js';

/** What the event tells of a choice that has one option only. */
export function forcedContent(
  asks: Question,
  only: Option,
  members: readonly PlayerId[],
): ContentOf<'choiceForced'> {
  const content: ContentOf<'choiceForced'> = { detail: { kind: asks.kind, option: only, players: members } };
  if (asks.player !== undefined) content.player = asks.player;
  if (asks.team !== undefined) content.team = asks.team;
  if (asks.object !== undefined) content.object = asks.object;
  return content;
}

/** Tells that a player takes all that is left to pick from, where the rules want as many. */
export function tellForced(
  g: Engine,
  player: PlayerId,
  question: Pick<Question, 'kind' | 'object'>,
  left: readonly ObjectId[],
): void {
  if (!g.tells()) return;
  for (const object of left) {
    const content = forcedContent({ ...question, player, options: [] }, { type: 'object', object }, [player]);
    g.emit('choiceForced', content);
  }
}

/** Who decides for these members. */
const speakersFor = (g: Engine, members: readonly PlayerId[]): PlayerId[] => [
  ...new Set(members.map((member) => controllingPlayer(g, member))),
];

/**
 * Opens a decision for which the present thread waits, for these members to answer.
 * @param party the player or, with `isTeam`, the team whose decision it is, where it is one's
 */
export function openDecision(
  g: Engine,
  key: string,
  kind: DecisionKind,
  options: Option[],
  members: readonly PlayerId[],
  party: Party | undefined,
  isTeam: boolean,
): Decision {
  // Where no effect changes what players may do, nobody is controlled by another.
  const players = g.inEffect.besideOptions ? members.slice() : speakersFor(g, members);
  const { marker, asked } = g.thread;
  const { parameters, lineages } = g.rules.cited;
  const decision: Decision = { id: `d${g.nextId()}`, kind, players, options, marker, parameters, lineages };
  if (party !== undefined && isTeam) {
    decision.team = party;
    const settles = tieBreaker(g, party, kind);
    if (settles !== null) decision.tieBreaker = settles;
  } else if (party !== undefined && players[0] !== party) decision.onBehalfOf = party;
  asked.push({ decision, key });
  return decision;
}
