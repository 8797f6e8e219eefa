import type { PlayerId, TeamId } from '../cards/types.js';
import type { Recorded, Rules } from '../rules.js';
import type { Activated } from '../stack/abilities.js';
import type { GameState, Party } from '../state.js';
import type { Procedure } from './mulligans.js';

/**
 * What follows from who is still in the game and from the options that never change, kept from when it is first
 * asked for until somebody leaves. Copies of a game, and other games at the same table, share it, so nothing in it is ever changed.
 */
export class Roster {
  /** The players, teams and options of the table, as text. */
  readonly table: string;
  remaining: readonly PlayerId[] | null = null;
  teams: ReadonlyMap<PlayerId, TeamId> | null = null;
  /** Whether several turns go on at once. */
  marked: boolean | null = null;
  readonly members = new Map<Party, readonly PlayerId[]>();
  /** Those of the party whose turn was asked for last. */
  active: { party: Party; members: readonly PlayerId[] } | null = null;
  /** Parties in turn order from each of them. */
  readonly parties = new Map<Party, Recorded<readonly Party[]>>();
  /** Who gets priority, in order, by whose turn it is. */
  readonly priority = new Map<Party, Recorded<readonly Party[]>>();
  /** Who chooses together, in the order of choosing when it is a party's turn. */
  readonly groups = new Map<Party, Recorded<readonly (readonly PlayerId[])[]>>();
  /** Whose word settles what the members of a team do not agree on. */
  readonly primary = new Map<TeamId, Recorded<PlayerId | null>>();
  readonly opponents = new Map<PlayerId, Recorded<readonly PlayerId[]>>();
  /** The opponents whom a player may attack while ranges are as they were. */
  readonly attackable = new Map<
    PlayerId,
    { ranges: GameState['ranges']; players: Recorded<readonly PlayerId[]> }
  >();
  /** Grand Melee: who gets priority because one of some players is in range, by the names of those. */
  readonly near = new Map<
    string,
    { ranges: GameState['ranges']; order: readonly Party[]; parties: readonly Party[] }
  >();
  /** How mulligans go, by who begins. */
  readonly mulligans = new Map<Party, Recorded<Procedure>>();
  ranges: Recorded<Readonly<Record<PlayerId, PlayerId[]>>> | null = null;
  /** The ability that creatures have where they can be deployed. */
  deploy: Recorded<Activated> | null = null;
  readonly poison = new Map<PlayerId, Recorded<{ limit: number; team: TeamId | null }>>();
  /** Where no team shares its life: with more life and fewer poison counters than these nobody loses. */
  safe: { life: number; poison: number } | null = null;

  constructor(table: string) {
    this.table = table;
  }
}

/**
 * The rosters of tables at which games have been played, by the rules of those, by table and by who has left. The text of a table is long
 * and always the same string, so that it is not read again each time that somebody leaves.
 */
const rosters = new WeakMap<Rules, Map<string, Map<string, Roster>>>();
/** More of a table than these, or more tables, are begun anew: large tables hardly ever come to the same players twice. */
const MOST = 100;

/**
 * The roster of those who are in the game.
 * @param table what is settled of the table as text: players, teams and options
 */
export function rosterOf(rules: Rules, { players }: Pick<GameState, 'players'>, table: string): Roster {
  let tables = rosters.get(rules);
  if (tables === undefined) {
    tables = new Map();
    rosters.set(rules, tables);
  }
  let known = tables.get(table);
  if (known === undefined) {
    known = new Map();
    if (tables.size >= MOST) tables.clear();
    tables.set(table, known);
  }
  let gone = '';
  for (const player in players) if (players[player]?.inGame === false) gone += `\n${player}`;
  let roster = known.get(gone);
  if (roster === undefined) {
    roster = new Roster(table);
    if (known.size >= MOST) known.clear();
    known.set(gone, roster);
  }
  return roster;
}
