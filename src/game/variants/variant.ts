import type { ValueOf } from '../../rulesets/vocabulary/index.js';
import type { GameOptions, GameSetup } from '../api.js';
import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Parameter, Rules } from '../rules.js';
import type { SettledOptions } from '../state.js';

/** A set-up as a variant looks it over, with every option settled. */
export interface Table {
  /** In turn order. */
  players: readonly PlayerId[];
  teams: readonly (readonly [TeamId, readonly PlayerId[]])[];
  options: SettledOptions;
  rules: Rules;
  /** Tells what the rules do not allow and what to do about it, with the parameters that say so. */
  object(reason: string, remedy: string, ...parameters: Parameter[]): void;
}

/** All that sets a variant apart: a choice of options, how its players sit, who starts and how it ends. */
export interface VariantDefinition {
  /** The system whose requirements it adds to those of its options. */
  system: 'freeForAll' | 'grandMelee' | 'teamVsTeam' | 'emperor' | 'twoHeadedGiant' | 'alternatingTeams';
  /** The options that it uses where the players do not agree on others. */
  preset(setup: GameSetup, rules: Rules): GameOptions;
  /** Whether it may be played at a table like this; reports every objection. */
  check(table: Table): void;
  /** The parameter that says who may be drawn to go first; anybody when absent. */
  startersBy?: Parameter;
  /** Those who may be. */
  starters?(teams: readonly (readonly PlayerId[])[], options: SettledOptions, rules: Rules): PlayerId[];
  /** Whether the team that is drawn chooses who of them does. */
  teamChooses?(rules: Rules): boolean;
  /** Whether its rules have turns go to the right; else they go as in any game. */
  turnsToRight?(rules: Rules): boolean;
  /** Whether a player may look at a teammate's hand. */
  showsHand?(g: Engine, viewer: PlayerId, owner: PlayerId): boolean;
  /** Several turns go on at once, each with a marker that goes round the table. */
  turnMarkers?: true;
  /** The members of a team have one life total and one fate. */
  sharedLife?: true;
  /** How many seats away the opponents sit who can be attacked, or on which side next to a player; 1 when absent. */
  attackSeats?(rules: Rules): number | 'any' | 'left' | 'right' | 'apart' | 'across';
  /** Whether members of a team who lost earlier win with it, beside what the general rules say. */
  winsWithLosers?(g: Engine): boolean;
  /** The members of a team of whom one must be able to win for the team to win; all when absent. */
  winsThrough?(g: Engine, members: readonly PlayerId[]): readonly PlayerId[];
  /** How many players sit between members of a team at a table for trying out: none, or one of each other team. */
  spread?: true;
  /** Everybody plays alone. */
  alone?: true;
  /** What a table settles beyond the preset where the players have to agree on something and nobody says on what. */
  agreed?: GameOptions;
}

/** Whether players sit next to one another without anybody between them. */
export function together(ring: readonly PlayerId[], members: readonly PlayerId[]): boolean {
  if (members.length >= ring.length) return true;
  const gaps = ring.filter(
    (player, at) => members.includes(player) && !members.includes(ring[(at + 1) % ring.length] as PlayerId),
  );
  return gaps.length <= 1;
}

/** What is wrong where ranges of influence are not the same, with two players whose differ; undefined where all are. */
function unequalRanges({ range }: SettledOptions): string | undefined {
  const [first, ...others] = Object.entries(range ?? {});
  const other = others.find(([, seats]) => seats !== first?.[1]);
  if (first === undefined || other === undefined) return undefined;
  return `the ranges of influence of ${first[0]} (${first[1]}) and ${other[0]} (${other[1]}) differ`;
}

/**
 * Objects to ranges that differ, to none, or to any, as the rules of a variant say.
 *
 * @param by the parameter that says it
 */
export function checkRanges(
  { options, object }: Table,
  rule: ValueOf<'grandMelee.rangesOfPlayers'>,
  by: Parameter,
): void {
  const unlimited = options.range === null;
  const unequal = unequalRanges(options);
  const none = 'no range of influence is set';
  switch (rule) {
    case 'notSpecified':
      return;
    case 'unlimited':
      if (!unlimited) object('a range of influence is set', 'leave rangeOfInfluence out', by);
      return;
    case 'sameIfUsed':
      if (unequal !== undefined) object(unequal, 'give all players the same rangeOfInfluence, or none', by);
      return;
    case 'mayDiffer':
      if (unlimited) object(none, 'give each player a rangeOfInfluence', by);
      return;
    case 'sameForAll':
      if (unlimited) object(none, 'give all players the same rangeOfInfluence', by);
      if (unequal !== undefined) object(unequal, 'give all players the same rangeOfInfluence', by);
      return;
    default:
      unhandled(by, rule);
  }
}

/** What is wrong where the members of a team sit apart, and what to do. */
export function apart(team: TeamId): [reason: string, remedy: string] {
  return [`members of ${team} sit apart`, 'seat the members of each team together'];
}

/** What is wrong where teams have different sizes, and what to do. */
export const UNEQUAL = ['the teams differ in size', 'give each team the same number of players'] as const;

/** Whether all teams have the same number of members. */
export function sameSize(teams: Table['teams']): boolean {
  return new Set(teams.map(([, members]) => members.length)).size <= 1;
}

/** Names in a sentence: "Ada, Ben and Cleo". */
export function listed(names: readonly string[], before: 'and' | 'or'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${before} ${names.at(-1)}`;
}

/** Objects to fewer teams than the rules of a variant have, or to more. */
export function checkNumberOfTeams(
  { teams, rules, object }: Table,
  variant: 'alternatingTeams' | 'emperor' | 'teamVsTeam',
): void {
  const least = rules.ask(`${variant}.minimumTeams`);
  const most = rules.ask(`${variant}.mostTeams`);
  const reason = `there are ${teams.length} teams`;
  if (least !== null && teams.length < least)
    object(reason, `seat at least ${least}`, `${variant}.minimumTeams`);
  if (most !== null && teams.length > most) object(reason, `seat at most ${most}`, `${variant}.mostTeams`);
}

/** Objects where teams share their turns or do not, against the rules of a variant that has them always or never do so. */
export function checkSharedTurns({ options, object }: Table, shared: boolean, by: Parameter): void {
  if (shared && !options.sharedTeamTurns) object('sharedTeamTurns is off', 'turn it on', by);
  if (!shared && options.sharedTeamTurns) object('sharedTeamTurns is on', 'turn it off', by);
}
