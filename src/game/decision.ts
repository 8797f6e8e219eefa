/** What the rules ask, and the ways of answering. */
import type { ObjectId, PlayerId, TeamId } from './cards/types.js';
import { GameError } from './errors.js';

/** One way of answering a decision. */
export type Option =
  | { type: 'pass' }
  | { type: 'cast'; player: PlayerId; object: ObjectId }
  | { type: 'activate'; player: PlayerId; object: ObjectId; ability: number; label?: string }
  | { type: 'playLand'; player: PlayerId; object: ObjectId }
  | { type: 'player'; player: PlayerId }
  | { type: 'object'; object: ObjectId }
  | { type: 'team'; team: TeamId }
  /** No (further) target, object or player. */
  | { type: 'none' }
  | { type: 'mode'; mode: string }
  | { type: 'number'; number: number }
  | { type: 'pile'; pile: string }
  | { type: 'color'; color: string }
  | { type: 'yes' }
  | { type: 'no' }
  | { type: 'attack'; creature: ObjectId; defender: ObjectId | PlayerId | TeamId; band?: ObjectId }
  | { type: 'stayHome'; creature: ObjectId }
  | { type: 'block'; creature: ObjectId; attacker: ObjectId }
  | { type: 'noBlock'; creature: ObjectId }
  | { type: 'keep' }
  | { type: 'mulligan' }
  | { type: 'stack'; stack: number };

export type DecisionKind =
  | 'startingPlayer'
  | 'mulligan'
  | 'bottomCard'
  | 'scry'
  | 'openingHand'
  | 'priority'
  | 'chooseStack'
  | 'chooseX'
  | 'target'
  | 'choosePlayer'
  | 'chooseOpponent'
  | 'substitute'
  | 'chooseObject'
  | 'chooseMode'
  | 'chooseColor'
  | 'chooseMember'
  | 'choosePile'
  | 'partition'
  | 'may'
  | 'payment'
  | 'amount'
  | 'orderTriggers'
  | 'orderDraws'
  | 'defendingPlayer'
  | 'attack'
  | 'block'
  | 'damageOrder'
  | 'damageRecipient'
  | 'assignDamage'
  | 'sacrifice'
  | 'discard'
  | 'legend'
  | 'redistribute'
  | 'activePlayer';

/** A question of the rules. Any one of `players` may answer it, with one of `options` and nothing else. */
export interface Decision {
  id: string;
  kind: DecisionKind;
  /** Who may answer: the player concerned, or whoever controls that player; every member where a team decides. */
  players: PlayerId[];
  /** Whose choice it is, when someone else makes it. */
  onBehalfOf?: PlayerId;
  /** The team that decides together. */
  team?: TeamId;
  /** The member of the team whose word counts when the members do not agree, where the rules name one. */
  tieBreaker?: PlayerId;
  options: Option[];
  /** The spell, ability, permanent or creature that it is about. */
  object?: ObjectId;
  /** Which of the several questions of the object: index of a target, name of a choice. */
  slot?: string;
  /** Grand Melee: number of the turn marker whose stack or turn this belongs to; 1 in other games. */
  marker: number;
  /** Parameters of the ruleset that ask, and the permanent ids of their rules. */
  parameters: string[];
  lineages: string[];
}

/** No decision offers more numbers: each of them is an option of its own. */
const MOST_NUMBERS = 10_000;

/**
 * The numbers from one to another as ways of answering.
 *
 * @throws GameError where they are more than a decision can offer, as where a creature with a power of millions divides its damage
 */
export function numbersFrom(least: number, most: number): Option[] {
  if (most - least >= MOST_NUMBERS)
    throw new GameError(
      `a number from ${least} to ${most} would have to be chosen; at most ${MOST_NUMBERS} can be offered`,
    );
  const options: Option[] = [];
  for (let number = least; number <= most; number++) options.push({ type: 'number', number });
  return options;
}
