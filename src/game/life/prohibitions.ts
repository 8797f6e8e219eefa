import { glance } from '../cards/context.js';
import { admits } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { PlayerId, PlayerProhibition } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { By, EventReasons } from '../event.js';
import { ignoresRange, reaches } from '../reach/information.js';
import { arrivalOf, beginningOf } from '../reasons.js';
import type { ContinuousEffect, GameObject } from '../state.js';
import { membersIn, sharesLife, teamOf } from '../table/teams.js';

/** Whether something says of this one player that the player cannot do the thing. */
export function barred(g: Engine, player: PlayerId, what: PlayerProhibition): boolean {
  return barredBy(g, player, what) !== null;
}

/** What says of this one player that the player cannot do the thing: a permanent, or the effect of something; else null. */
function barredBy(
  g: Engine,
  player: PlayerId,
  what: PlayerProhibition,
): GameObject | ContinuousEffect | null {
  for (const { source, ability } of staticsOf(g, 'players')) {
    if (!ability.cant.includes(what)) continue;
    if (!ignoresRange(g, source) && !reaches(g, source.controller, player)) continue;
    if (admits(g, glance(source.controller, source.id), player, ability.who)) return source;
  }
  return g.inEffect.none ? null : restrictionOn(g, player, what);
}

const restrictionOn = (g: Engine, player: PlayerId, what: PlayerProhibition): ContinuousEffect | null =>
  g.inEffect
    .of('restrict')
    .find(({ content }) => content.cant.includes(what) && content.players.includes(player)) ?? null;

/**
 * What to tell of something that a player cannot do: which object says so, and the event by which it came to.
 * It may say so of a teammate, where that binds the whole team.
 */
export function prohibitedBy(g: Engine, player: PlayerId, what: PlayerProhibition): By & EventReasons {
  if (!g.keepLog) return {};
  for (const member of [player, ...extended(g, player, true)]) {
    const bar = barredBy(g, member, what);
    if (bar === null) continue;
    return 'content' in bar
      ? { detail: { by: bar.source }, ...beginningOf(g, bar.id) }
      : { detail: { by: bar.id }, ...arrivalOf(g, bar.id) };
  }
  return {};
}

/** The members whose being barred counts for this player, by what the ruleset says of teams. */
function extended(g: Engine, player: PlayerId, forTeam: boolean): PlayerId[] {
  const team = forTeam && sharesLife(g) ? teamOf(g, player) : null;
  return team === null ? [player] : membersIn(g, team);
}

/** Whether something keeps a player from gaining life, losing life or getting poison counters. */
export function cannot(g: Engine, player: PlayerId, what: 'gainLife' | 'loseLife' | 'getPoison'): boolean {
  // Mostly nothing in play says anything about what players cannot do.
  if (!sharesLife(g) && !g.inEffect.has('restrict') && staticsOf(g, 'players').length === 0) return false;
  const forTeam = sharesLife(g) && holdsForTeam(g, what);
  return extended(g, player, forTeam).some((member) => barred(g, member, what));
}

function holdsForTeam(g: Engine, what: 'gainLife' | 'loseLife' | 'getPoison'): boolean {
  switch (what) {
    case 'gainLife':
      return g.rules.ask('twoHeadedGiant.lifeGainProhibitionForTeam') === true;
    case 'loseLife':
      return g.rules.ask('twoHeadedGiant.lifeLossProhibitionForTeam') === true;
    case 'getPoison': {
      const rule = g.rules.ask('twoHeadedGiant.poison.counterProhibition');
      switch (rule) {
        case 'onlyThatPlayer':
        case 'notSpecified':
          return false;
        case 'wholeTeam':
          return true;
        default:
          return unhandled('twoHeadedGiant.poison.counterProhibition', rule);
      }
    }
  }
}
