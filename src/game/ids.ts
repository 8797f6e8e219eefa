import type { ObjectId, PlayerId, TeamId } from './cards/types.js';
import type { GameState } from './state.js';

/**
 * A name as the one string that there is of it, as V8 keeps names of properties: whether two of those are the same is known without a
 * look at their letters.
 */
export function oneName(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text;
}

type AnyId = PlayerId | TeamId | ObjectId;

/** Whether a name is that of a player. */
export function isPlayer(state: Pick<GameState, 'players'>, id: AnyId): id is PlayerId {
  return state.players[id as PlayerId] !== undefined;
}

/** Whether a name is that of a team. */
export function isTeam(state: Pick<GameState, 'teams'>, id: AnyId): id is TeamId {
  return state.teams[id as TeamId] !== undefined;
}
