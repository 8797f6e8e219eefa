import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Parameter } from '../rules.js';
import { sharesLife, teamOf } from '../table/teams.js';
import { applyToTotal, gainLife, loseLife } from './ledger.js';
import { cannot } from './prohibitions.js';
import { ledgerLife, lifeSeen, shareOf } from './seen.js';

/** By how much the total moves when one player's life total becomes a number. */
export function changeForSetting(
  g: Engine,
  player: PlayerId,
  number: number,
): { change: number; by: Parameter[] } {
  if (!sharesLife(g)) {
    return { change: number - ledgerLife(g, player), by: ['general.multiplayerThreshold'] };
  }
  const by: Parameter[] = ['twoHeadedGiant.lifeTotalSetting.oneMember'];
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalSetting.oneMember');
  switch (rule) {
    case 'teamTotalBecomesNumber':
    case 'memberGainsOrLosesFromTeamTotal':
      return { change: number - ledgerLife(g, player), by };
    case 'halfValueBecomesNumberTeamAdjusted':
      return { change: number - lifeSeen(g, player), by: [...by, 'twoHeadedGiant.individualLife.value'] };
    default:
      return unhandled('twoHeadedGiant.lifeTotalSetting.oneMember', rule);
  }
}

/** One player's life total becomes a number: the player gains or loses the difference. */
export function setLife(g: Engine, player: PlayerId, number: number, more: Parameter[] = []): void {
  const { change, by } = changeForSetting(g, player, number);
  const cause = [...more, ...by];
  if (change > 0) gainLife(g, player, change, cause);
  else if (change < 0) loseLife(g, player, -change, cause);
}

/**
 * Every member of a team has a life total set, and the team's total becomes the sum of the numbers. Each share is
 * taken once from the total before the effect; setting one after the other would count the change twice.
 */
export function setToSum(g: Engine, members: readonly PlayerId[], numbers: readonly number[]): void {
  const by: Parameter[] = ['twoHeadedGiant.lifeTotalSetting.eachMember'];
  const first = members[0];
  if (first === undefined) return;
  const total = ledgerLife(g, first);
  const share = shareOf(g, total);
  let sum = 0;
  const accounted = accounting(g);
  members.forEach((member, at) => {
    const number = numbers[at] ?? 0;
    const difference = number - share;
    if (difference > 0 && cannot(g, member, 'gainLife') !== null) sum += share;
    else if (difference < 0 && cannot(g, member, 'loseLife') !== null) sum += share;
    else {
      sum += number;
      if (difference > 0) g.emit('lifeGained', [...by, ...accounted], { player: member, amount: difference });
      if (difference < 0) g.emit('lifeLost', [...by, ...accounted], { player: member, amount: -difference });
    }
  });
  applyToTotal(g, first, sum - total, by);
}

function accounting(g: Engine): Parameter[] {
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalSetting.eachMemberAccounting');
  switch (rule) {
    case 'notSpecified':
    case 'perMemberFromHalfValue':
    case 'onlyChosenMember':
      // Each member counts from the same value whether or not the edition says so aloud.
      return ['twoHeadedGiant.lifeTotalSetting.eachMemberAccounting', 'twoHeadedGiant.individualLife.value'];
    default:
      return unhandled('twoHeadedGiant.lifeTotalSetting.eachMemberAccounting', rule);
  }
}

/** Whether an effect that sets every member's total touches one chosen member only. */
export function oneMemberOnly(g: Engine): boolean {
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalSetting.eachMember');
  switch (rule) {
    case 'sumOfNumbers':
      return false;
    case 'oneChosenMemberAffected':
      return true;
    default:
      return unhandled('twoHeadedGiant.lifeTotalSetting.eachMember', rule);
  }
}

/** Two players exchange life totals, unless the rules let nothing happen between them. */
export function exchangeLife(g: Engine, a: PlayerId, b: PlayerId): void {
  if (a === b || g.state.players[a]?.inGame !== true || g.state.players[b]?.inGame !== true) return;
  if (sharesLife(g) && teamOf(g, a) === teamOf(g, b)) {
    const rule = g.rules.ask('twoHeadedGiant.lifeTotalExchangeWithTeammate');
    switch (rule) {
      case 'doesNotHappen':
      case 'notSpecified':
        // Without a rule the two values exchanged are the same number, and nothing changes either.
        g.emit('exchangeFailed', ['twoHeadedGiant.lifeTotalExchangeWithTeammate'], { player: a, other: b });
        return;
      default:
        unhandled('twoHeadedGiant.lifeTotalExchangeWithTeammate', rule);
    }
  }
  const lifeOfA = lifeSeen(g, a);
  const lifeOfB = lifeSeen(g, b);
  // An exchange happens wholly or not at all.
  for (const [player, number] of [
    [a, lifeOfB],
    [b, lifeOfA],
  ] as const) {
    const { change } = changeForSetting(g, player, number);
    if (change > 0 && cannot(g, player, 'gainLife') !== null) return;
    if (change < 0 && cannot(g, player, 'loseLife') !== null) return;
  }
  setLife(g, a, lifeOfB);
  setLife(g, b, lifeOfA);
}
