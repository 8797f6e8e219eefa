import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { TeamState } from '../state.js';
import { membersIn, sharesLife, teamOf } from '../table/teams.js';
import { gained } from './gains.js';
import { cannot, prohibitedBy } from './prohibitions.js';
import { ledgerLife, lifeSeen, sharesPoison } from './seen.js';

/** Changes the total without an event for the player; used by the functions below. */
export function applyToTotal(g: Engine, player: PlayerId, change: number): void {
  const team = sharesLife(g) ? teamOf(g, player) : null;
  const holder = team === null ? g.state.players[player] : g.state.teams[team];
  if (holder === undefined) return;
  holder.life += change;
  if (team !== null) {
    g.emit('teamLifeChanged', { team, player, amount: change, detail: { total: holder.life } });
  }
}

/** A player gains life. @returns how much was gained, 0 where that is forbidden or something else is done instead */
export function gainLife(g: Engine, player: PlayerId, wanted: number): number {
  if (wanted <= 0 || g.state.players[player]?.inGame !== true) return 0;
  if (cannot(g, player, 'gainLife')) {
    g.emit('gainPrevented', { player, amount: wanted, ...prohibitedBy(g, player, 'gainLife') });
    return 0;
  }
  const amount = gained(g, player, wanted);
  if (amount === 0) return 0;
  const shared = sharesLife(g);
  if (shared) g.rules.rely('twoHeadedGiant.damageAndLifeUnit');
  if (!shared) applyToTotal(g, player, amount);
  const event = g.emit('lifeGained', { player, amount });
  if (shared) g.because(event, () => applyToTotal(g, player, amount));
  return amount;
}

/** A player loses life. @returns how much was lost, 0 where that is forbidden */
export function loseLife(g: Engine, player: PlayerId, amount: number): number {
  if (amount <= 0 || g.state.players[player]?.inGame !== true) return 0;
  if (cannot(g, player, 'loseLife')) {
    g.emit('lossPrevented', { player, amount, ...prohibitedBy(g, player, 'loseLife') });
    return 0;
  }
  const shared = sharesLife(g);
  if (shared) g.rules.rely('twoHeadedGiant.damageAndLifeUnit');
  if (!shared) applyToTotal(g, player, -amount);
  const event = g.emit('lifeLost', { player, amount });
  if (shared) g.because(event, () => applyToTotal(g, player, -amount));
  return amount;
}

/** A player gets poison counters. */
export function addPoison(g: Engine, player: PlayerId, amount: number): void {
  if (amount <= 0 || g.state.players[player]?.inGame !== true) return;
  if (cannot(g, player, 'getPoison')) {
    g.emit('poisonPrevented', { player, amount, ...prohibitedBy(g, player, 'getPoison') });
    return;
  }
  const own = g.state.players[player];
  if (own !== undefined) own.poison += amount;
  const team = sharesPoison(g) ? teamOf(g, player) : null;
  const total = team === null ? undefined : g.state.teams[team];
  if (total !== undefined) total.poison += amount;
  g.emit('poisonGained', { player, amount });
}

/** A player gets energy counters, or pays some where the amount is below 0. */
export function changeEnergy(g: Engine, player: PlayerId, amount: number): void {
  const own = g.state.players[player];
  if (own?.inGame !== true || amount === 0) return;
  own.energy = (own.energy ?? 0) + amount;
  g.emit('energyChanged', { player, amount });
}

/** A player loses poison counters. @returns how many were lost */
export function removePoison(g: Engine, player: PlayerId, amount: number): number {
  const own = g.state.players[player];
  if (own === undefined || amount <= 0) return 0;
  const team = sharesPoison(g) ? teamOf(g, player) : null;
  const total = team === null ? undefined : g.state.teams[team];
  if (team !== null && total !== undefined) return loseFromTeam(g, player, team, total, amount);
  const lost = Math.min(own.poison, amount);
  own.poison -= lost;
  g.emit('poisonLost', { player, amount: lost });
  return lost;
}

/** Counters that a team holds in common are lost: those that the member got, or any of the team's. */
function loseFromTeam(g: Engine, player: PlayerId, team: TeamId, total: TeamState, amount: number): number {
  const rule = g.rules.ask('twoHeadedGiant.poison.counterLoss');
  const most = rule === 'notSpecified' ? (g.state.players[player]?.poison ?? 0) : total.poison;
  const due = rule === 'teamLosesTwiceThatMany' ? 2 * amount : amount;
  const lost = rule === 'teamLosesAll' ? most : Math.min(most, due);
  total.poison -= lost;
  let left = lost;
  for (const member of [player, ...membersIn(g, team).filter((other) => other !== player)]) {
    const state = g.state.players[member];
    if (state === undefined) continue;
    const taken = Math.min(state.poison, left);
    state.poison -= taken;
    left -= taken;
  }
  g.emit('poisonLost', { player, team, amount: lost });
  return lost;
}

/**
 * Whether a player can pay this much life.
 * @param already paid by teammates for the same cost or effect
 */
export function canPayLife(g: Engine, player: PlayerId, amount: number, already = 0): boolean {
  if (amount < 0) return false;
  if (amount > 0 && cannot(g, player, 'loseLife')) return false;
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
    case 'togetherUpToHalfTeamTotalRoundedUpForJointPayment':
      return amount === 0 || amount + already <= Math.ceil(total / 2);
    case 'togetherUpToHalfTeamTotalRoundedDownForJointPayment':
      return amount === 0 || amount + already <= Math.floor(total / 2);
    default:
      return unhandled('twoHeadedGiant.lifePaymentLimit', rule);
  }
}

/** A player pays life; that it can be paid has been checked. */
export function payLife(g: Engine, player: PlayerId, amount: number): void {
  const event = g.emit('lifePaid', { player, amount });
  g.because(event, () => loseLife(g, player, amount));
}
