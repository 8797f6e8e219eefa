import type { PlayerId, TeamId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { membersIn, sharesLife, teamOf } from '../table/teams.js';
import { applyToTotal, gainLife, loseLife } from './ledger.js';
import { cannot } from './prohibitions.js';
import { ledgerLife, lifeSeen, shareOf } from './seen.js';

/** By how much the total moves when one player's life total becomes a number. */
function changeForSetting(g: Engine, player: PlayerId, number: number): number {
  if (!sharesLife(g)) return number - ledgerLife(g, player);
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalSetting.oneMember');
  switch (rule) {
    case 'teamTotalBecomesNumber':
    case 'memberGainsOrLosesFromTeamTotal':
      return number - ledgerLife(g, player);
    case 'halfValueBecomesNumberTeamAdjusted':
      return number - lifeSeen(g, player);
    default:
      return unhandled('twoHeadedGiant.lifeTotalSetting.oneMember', rule);
  }
}

/** One player's life total becomes a number: the player gains or loses the difference. */
export function setLife(g: Engine, player: PlayerId, number: number): void {
  const change = changeForSetting(g, player, number);
  if (change > 0) gainLife(g, player, change);
  else if (change < 0) loseLife(g, player, -change);
}

/**
 * Every member of a team has a life total set, and the team's total becomes the sum of the numbers, or one of them. Each share is
 * taken once from the total before the effect; setting one after the other would count the change twice.
 */
export function setTogether(g: Engine, members: readonly PlayerId[], numbers: readonly number[]): void {
  // Each member counts from the same value whether or not the edition says so aloud.
  g.rules.rely('twoHeadedGiant.lifeTotalSetting.eachMemberAccounting');
  const first = members[0];
  if (first === undefined) return;
  const total = ledgerLife(g, first);
  const share = shareOf(g, total);
  const results = members.map((member, at) => {
    const number = numbers[at] ?? 0;
    const difference = number - share;
    if (difference > 0 && cannot(g, member, 'gainLife')) return share;
    if (difference < 0 && cannot(g, member, 'loseLife')) return share;
    if (difference > 0) g.emit('lifeGained', { player: member, amount: difference });
    if (difference < 0) g.emit('lifeLost', { player: member, amount: -difference });
    return number;
  });
  applyToTotal(g, first, together(g, results) - total);
}

/** What the numbers of all members make for their team. */
function together(g: Engine, numbers: readonly number[]): number {
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalSetting.eachMember');
  if (rule === 'lowestOfNumbers') return Math.min(...numbers);
  if (rule === 'highestOfNumbers') return Math.max(...numbers);
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The opposing team that decides something about this one: the first, where there are several. */
function facing(g: Engine, team: TeamId): { team: TeamId; members: PlayerId[] } {
  const [other = team] = Object.keys(g.state.teams).filter(
    (each) => each !== team && membersIn(g, each).length > 0,
  );
  return { team: other, members: membersIn(g, other) };
}

/**
 * Who chooses the one member that an effect touches, where the effect sets the life total of every member.
 * @returns a team, a player, or null where all members are touched
 */
export function memberChooser(
  g: Engine,
  team: TeamId,
  controller: PlayerId,
): { team: TeamId; members: PlayerId[] } | { player: PlayerId } | null {
  const rule = g.rules.ask('twoHeadedGiant.lifeTotalSetting.eachMember');
  switch (rule) {
    case 'sumOfNumbers':
    case 'lowestOfNumbers':
    case 'highestOfNumbers':
      return null;
    case 'oneChosenMemberAffected':
      return { team, members: membersIn(g, team) };
    case 'oneMemberChosenByOpposingTeam':
      return facing(g, team);
    case 'oneMemberChosenByController':
      return { player: controller };
    default:
      return unhandled('twoHeadedGiant.lifeTotalSetting.eachMember', rule);
  }
}

/** Two players exchange life totals, unless the rules let nothing happen between them. */
export function exchangeLife(g: Engine, a: PlayerId, b: PlayerId): void {
  if (a === b || g.state.players[a]?.inGame !== true || g.state.players[b]?.inGame !== true) return;
  if (sharesLife(g) && teamOf(g, a) === teamOf(g, b)) {
    g.rules.rely('twoHeadedGiant.lifeTotalExchangeWithTeammate');
    // Without a rule the two values exchanged are the same number, and nothing changes either.
    g.emit('exchangeFailed', { player: a, other: b });
  }
  const lifeOfA = lifeSeen(g, a);
  const lifeOfB = lifeSeen(g, b);
  // An exchange happens wholly or not at all.
  for (const [player, number] of [
    [a, lifeOfB],
    [b, lifeOfA],
  ] as const) {
    const change = changeForSetting(g, player, number);
    if (change > 0 && cannot(g, player, 'gainLife')) return;
    if (change < 0 && cannot(g, player, 'loseLife')) return;
  }
  setLife(g, a, lifeOfB);
  setLife(g, b, lifeOfA);
}
