import type { PlayerId, TeamId } from '../cards/types.js';
import type { Recorded } from '../rules.js';
import type { GameState, Party } from '../state.js';
import type { Procedure } from './mulligans.js';

/**
 * What follows from who is still in the game and from the options that never change, kept from when it is first
 * asked for until somebody leaves. Copies of a game share it, so nothing in it is ever changed.
 */
export class Roster {
  remaining: readonly PlayerId[] | null = null;
  teams: ReadonlyMap<PlayerId, TeamId> | null = null;
  /** Whether several turns go on at once. */
  marked: boolean | null = null;
  readonly members = new Map<Party, readonly PlayerId[]>();
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
  readonly poison = new Map<PlayerId, Recorded<{ limit: number; team: TeamId | null }>>();
}
