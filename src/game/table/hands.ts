import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { variantOf } from '../variants/index.js';
import { teamOf } from './teams.js';

/** Whether a player may look at another's hand: a teammate's, where the variant or the option lets teammates do so. */
export function mayLookAtHand(g: Engine, viewer: PlayerId, owner: PlayerId): boolean {
  if (viewer === owner) return true;
  const team = teamOf(g, viewer);
  if (team === null || team !== teamOf(g, owner)) return false;
  return variantOf(g)?.showsHand?.(g, viewer, owner) ?? g.state.options.sharedTeamTurns;
}
