import { glance } from '../cards/context.js';
import { admits } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { variantOf } from '../variants/index.js';
import { teamOf } from './teams.js';

/** Whether something has a player's hand, or the top card of the library, seen by everybody. */
export function openTo(g: Engine, owner: PlayerId, what: 'hand' | 'top'): boolean {
  return staticsOf(g, 'revealed').some(
    ({ source, ability }) =>
      ability.what === what && admits(g, glance(source.controller, source.id), owner, ability.who),
  );
}

/** Whether a player may look at another's hand: a teammate's, where the variant or the option lets teammates do so. */
export function mayLookAtHand(g: Engine, viewer: PlayerId, owner: PlayerId): boolean {
  if (viewer === owner || openTo(g, owner, 'hand')) return true;
  const team = teamOf(g, viewer);
  if (team === null || team !== teamOf(g, owner)) return false;
  return variantOf(g)?.showsHand?.(g, viewer, owner) ?? g.state.options.sharedTeamTurns;
}
