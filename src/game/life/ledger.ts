import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Parameter } from '../rules.js';
import { membersIn, sharesLife, teamOf } from '../table/teams.js';
import { cannot, prohibitedBy } from './prohibitions.js';
import { ledgerLife, lifeSeen, sharesPoison } from './seen.js';

/**
 * The parameters that a change of life rests on. Where life is shared, each event happens to one player and the
 * result is then applied to the team.
 */
const ALONE: Parameter[] = ['general.multiplayerThreshold'];

function unit(g: Engine): Parameter[] {
  if (!sharesLife(g)) return ALONE;
  const rule = g.rules.ask('twoHeadedGiant.damageAndLifeUnit');
  switch (rule) {
    case 'individualThenAppliedToTeam':
      return ['twoHeadedGiant.damageAndLifeUnit'];
    default:
      return unhandled('twoHeadedGiant.damageAndLifeUnit', rule);
  }
}

/** Changes the total without an event for the player; used by the functions below. */
export function applyToTotal(g: Engine, player: PlayerId, change: number, by: Parameter[]): void {
  const team = sharesLife(g) ? teamOf(g, player) : null;
  const holder = team === null ? g.state.players[player] : g.state.teams[team];
  if (holder === undefined) return;
  holder.life += change;
  if (team !== null) {
    g.emit('teamLifeChanged', by, { team, player, amount: change, detail: { total: holder.life } });
  }
}

/** A player gains life. @returns how much was gained, 0 where that is forbidden */
export function gainLife(g: Engine, player: PlayerId, amount: number, by: Parameter[] = []): number {
  if (amount <= 0 || g.state.players[player]?.inGame !== true) return 0;
  const forbidden = cannot(g, player, 'gainLife');
  if (forbidden !== null) {
    g.emit('gainPrevented', forbidden, { player, amount, ...prohibitedBy(g, player, 'gainLife') });
    return 0;
  }
  const cause = by.length === 0 ? unit(g) : [...by, ...unit(g)];
  const shared = sharesLife(g);
  if (!shared) applyToTotal(g, player, amount, cause);
  const event = g.emit('lifeGained', cause, { player, amount });
  if (shared) g.because(event, () => applyToTotal(g, player, amount, cause));
  return amount;
}

/** A player loses life. @returns how much was lost, 0 where that is forbidden */
export function loseLife(g: Engine, player: PlayerId, amount: number, by: Parameter[] = []): number {
  if (amount <= 0 || g.state.players[player]?.inGame !== true) return 0;
  const forbidden = cannot(g, player, 'loseLife');
  if (forbidden !== null) {
    g.emit('lossPrevented', forbidden, { player, amount, ...prohibitedBy(g, player, 'loseLife') });
    return 0;
  }
  const cause = by.length === 0 ? unit(g) : [...by, ...unit(g)];
  const shared = sharesLife(g);
  if (!shared) applyToTotal(g, player, -amount, cause);
  const event = g.emit('lifeLost', cause, { player, amount });
  if (shared) g.because(event, () => applyToTotal(g, player, -amount, cause));
  return amount;
}

/** A player gets poison counters. */
export function addPoison(g: Engine, player: PlayerId, amount: number): void {
  if (amount <= 0 || g.state.players[player]?.inGame !== true) return;
  const forbidden = cannot(g, player, 'getPoison');
  if (forbidden !== null) {
    g.emit('poisonPrevented', forbidden, { player, amount, ...prohibitedBy(g, player, 'getPoison') });
    return;
  }
  const own = g.state.players[player];
  if (own !== undefined) own.poison += amount;
  const team = sharesPoison(g) ? teamOf(g, player) : null;
  const total = team === null ? undefined : g.state.teams[team];
  if (total !== undefined) total.poison += amount;
  const by: Parameter[] = sharesLife(g) ? ['twoHeadedGiant.poison.unit'] : ['general.multiplayerThreshold'];
  g.emit('poisonGained', by, { player, amount });
}

/** A player loses poison counters. @returns how many were lost */
export function removePoison(g: Engine, player: PlayerId, amount: number): number {
  const own = g.state.players[player];
  if (own === undefined || amount <= 0) return 0;
  const team = sharesPoison(g) ? teamOf(g, player) : null;
  const total = team === null ? undefined : g.state.teams[team];
  if (team !== null && total !== undefined) {
    const rule = g.rules.ask('twoHeadedGiant.poison.counterLoss');
    switch (rule) {
      case 'teamLosesThem':
      case 'notSpecified': {
        const lost = Math.min(total.poison, amount);
        total.poison -= lost;
        let left = lost;
        for (const member of [player, ...membersIn(g, team).filter((other) => other !== player)]) {
          const state = g.state.players[member];
          if (state === undefined) continue;
          const taken = Math.min(state.poison, left);
          state.poison -= taken;
          left -= taken;
        }
        g.emit('poisonLost', ['twoHeadedGiant.poison.counterLoss'], { player, team, amount: lost });
        return lost;
      }
      default:
        return unhandled('twoHeadedGiant.poison.counterLoss', rule);
    }
  }
  const lost = Math.min(own.poison, amount);
  own.poison -= lost;
  g.emit('poisonLost', ['general.multiplayerThreshold'], { player, amount: lost });
  return lost;
}

/**
 * Whether a player can pay this much life.
 * @param already paid by teammates for the same cost or effect
 */
export function canPayLife(g: Engine, player: PlayerId, amount: number, already = 0): boolean {
  if (amount < 0) return false;
  if (amount > 0 && cannot(g, player, 'loseLife') !== null) return false;
  if (!sharesLife(g)) return amount === 0 || ledgerLife(g, player) >= amount;
  const total = ledgerLife(g, player);
  const rule = g.rules.ask('twoHeadedGiant.lifePaymentLimit');
  switch (rule) {
    case 'notSpecified':
      return amount === 0 || lifeSeen(g, player) >= amount;
    case 'upToTeamTotal':
      return amount <= total;
    case 'upToTeamTotalZeroAlwaysPayable':
      return amount === 0 || amount <= total;
    case 'togetherUpToTeamTotalForAnyPayment':
    case 'togetherUpToTeamTotalForJointPayment':
      return amount === 0 || amount + already <= total;
    default:
      return unhandled('twoHeadedGiant.lifePaymentLimit', rule);
  }
}

/** A player pays life; that it can be paid has been checked. */
export function payLife(g: Engine, player: PlayerId, amount: number): void {
  const by: Parameter[] = sharesLife(g)
    ? ['twoHeadedGiant.lifePaymentLimit', 'twoHeadedGiant.individualLife.costCoverage']
    : ['general.multiplayerThreshold'];
  const event = g.emit('lifePaid', by, { player, amount });
  g.because(event, () => loseLife(g, player, amount, by));
}
