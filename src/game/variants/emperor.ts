import type { GameSetup } from '../api.js';
import type { PlayerId } from '../cards/types.js';
import { unhandled } from '../errors.js';
import type { Rules } from '../rules.js';
import { distance } from '../table/seats.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import {
  apart,
  checkSharedTurns,
  listed,
  sameSize,
  type Table,
  together,
  UNEQUAL,
  type VariantDefinition,
} from './variant.js';

/** Teams that each protect an emperor in their middle. */
export const emperor: VariantDefinition = {
  system: 'emperor',
  preset(setup, rules) {
    const emperors = setup.options?.emperors ?? emperorSeats(setup, rules);
    return {
      emperors,
      rangeOfInfluence: ranges(setup, emperors, rules),
      deployCreatures: rules.ask('emperor.deployCreatures'),
      attackAdjacentOnly: true,
      ...presetAttack(rules, 'emperor.attackOption'),
      ...(rules.ask('emperor.sharedTeamTurns') === 'used' ? { sharedTeamTurns: true } : {}),
    };
  },
  check(table) {
    const { players, teams, options, rules, object } = table;
    const least = rules.number('emperor.minimumTeams');
    if (teams.length < least)
      object(`there are ${teams.length} teams`, `seat at least ${least}`, 'emperor.minimumTeams');
    if (!sameSize(teams)) object(...UNEQUAL, 'emperor.teamSize');
    const fewest = rules.number('emperor.teamSize');
    for (const [team, members] of teams)
      if (members.length < fewest)
        object(
          `${team} has ${members.length} players`,
          `give each team at least ${fewest}`,
          'emperor.teamSize',
        );
    if (rules.ask('emperor.deployCreatures') && !options.deployCreatures)
      object('deployCreatures is off', 'turn it on', 'emperor.deployCreatures');
    checkAttack(table, 'emperor.attackOption');
    checkTurns(table);
    for (const [team, members] of teams) {
      if (!together(players, members)) object(...apart(team), 'emperor.sittingTogether');
      const emperors = members.filter((player) => options.emperors.includes(player));
      if (emperors.length !== 1)
        object(`${team} has ${emperors.length} emperors`, 'name one emperor for each team', 'emperor.seat');
      const inside = sitsInside(rules);
      if (!emperors.every((player) => isInside(players, player, members) === inside))
        object(
          `${listed(emperors, 'and')}, emperor of ${team}, sits ${inside ? 'at an end' : 'in the middle'}`,
          `seat the emperor of each team ${inside ? 'in the middle' : 'at an end'}`,
          'emperor.seat',
        );
    }
    keepEmperorsApart(table);
  },
  startersBy: 'emperor.firstTurn',
  starters(teams, { emperors }, rules) {
    const first = rules.ask('emperor.firstTurn');
    switch (first) {
      case 'randomEmperorThenToLeft':
      case 'randomEmperorThenToRight':
        return emperors;
      case 'randomGeneralThenToLeft':
        return teams.flat().filter((player) => !emperors.includes(player));
      default:
        return unhandled('emperor.firstTurn', first);
    }
  },
  turnsToRight: (rules) => rules.ask('emperor.firstTurn') === 'randomEmperorThenToRight',
  showsHand(g) {
    const rule = g.rules.ask('emperor.resourceSharing');
    switch (rule) {
      case false:
        return g.rules.ask('emperor.handsOpen') === true;
      case 'notSpecified':
        return false;
      default:
        return unhandled('emperor.resourceSharing', rule);
    }
  },
  attackSeats(rules) {
    const rule = rules.ask('emperor.attackTargets');
    switch (rule) {
      case 'adjacentOpponent':
      case 'adjacentOpponentPlaneswalkerOrBattle':
        return 1;
      case 'opponentTwoSeatsAway':
        return 2;
      case 'adjacentOpponentToLeft':
        return 'left';
      case 'adjacentOpponentToRight':
        return 'right';
      default:
        return unhandled('emperor.attackTargets', rule);
    }
  },
  winsThrough: (g, members) =>
    g.rules.state('emperor.teamWinWithEmperor')
      ? members.filter((member) => g.state.options.emperors.includes(member))
      : members,
  winsWithLosers: (g) => g.rules.state('emperor.teamWinWithEmperor'),
};

/** Whether a player sits between two of the same team. */
function isInside(ring: readonly PlayerId[], player: PlayerId, members: readonly PlayerId[]): boolean {
  const at = ring.indexOf(player);
  const left = ring[(at + 1) % ring.length] as PlayerId;
  const right = ring[(at - 1 + ring.length) % ring.length] as PlayerId;
  return members.includes(left) && members.includes(right);
}

/** Objects where teams share turns or do not, against the rules. */
function checkTurns(table: Table): void {
  const by = 'emperor.sharedTeamTurns';
  const rule = table.rules.ask(by);
  switch (rule) {
    case 'notSpecified':
    case 'usedIfChosen':
      return;
    case 'used':
    case 'unused':
    case 'notListed':
      checkSharedTurns(table, rule === 'used', by);
      return;
    default:
      unhandled(by, rule);
  }
}

function keepEmperorsApart({ players, options, object }: Table): void {
  for (const one of options.emperors) {
    for (const other of options.emperors) {
      if (one === other || distance(players, one, other) > (options.range?.[one] ?? 0)) continue;
      object(
        `${other} sits within the range of influence of ${one}`,
        'seat emperors further apart or give them smaller ranges',
        'emperor.rangeOfInfluence.adjustment',
      );
    }
  }
}

/** Whether an emperor has generals on both sides. */
function sitsInside(rules: Rules): boolean {
  const seat = rules.ask('emperor.seat');
  switch (seat) {
    case 'middle':
      return true;
    case 'end':
      return false;
    default:
      return unhandled('emperor.seat', seat);
  }
}

/** The members of each team who sit where its emperor does. */
function emperorSeats(setup: GameSetup, rules: Rules): PlayerId[] {
  const inside = sitsInside(rules);
  return Object.values(setup.teams ?? {}).flatMap((members) => {
    const seated = setup.players.filter((player) => members.includes(player));
    return seated.slice(inside ? Math.floor((seated.length - 1) / 2) : 0).slice(0, 1);
  });
}

/**
 * The range of influence of everybody. In larger teams a general's and an emperor's just reach as many opposing generals as the
 * rules say.
 */
function ranges(setup: GameSetup, emperors: readonly PlayerId[], rules: Rules): Record<PlayerId, number> {
  const ring = setup.players;
  const teams = Object.values(setup.teams ?? {});
  const largest = Math.max(0, ...teams.map((members) => members.length));
  const adjusted = largest > rules.number('emperor.rangeOfInfluence.adjustmentThreshold') && derives(rules);
  const found: Record<PlayerId, number> = {};
  for (const player of ring) {
    const isEmperor = emperors.includes(player);
    if (!adjusted) {
      found[player] = rules.number(
        isEmperor ? 'emperor.rangeOfInfluence.emperor' : 'emperor.rangeOfInfluence.general',
      );
      continue;
    }
    const own = teams.find((members) => members.includes(player)) ?? [];
    const distances = ring
      .filter((other) => !own.includes(other) && !emperors.includes(other))
      .map((other) => distance(ring, player, other))
      .sort((a, b) => a - b);
    const wanted = rules.ask(
      isEmperor
        ? 'emperor.rangeOfInfluence.generalsReachedByEmperor'
        : 'emperor.rangeOfInfluence.generalsReachedByGeneral',
    );
    found[player] = distances[(wanted ?? 1) - 1] ?? distances[0] ?? 0;
  }
  return found;
}

function derives(rules: Rules): boolean {
  const rule = rules.ask('emperor.rangeOfInfluence.adjustment');
  switch (rule) {
    case 'minimumReachingOpposingGenerals':
      return true;
    case 'notSpecified':
      // The ranges are to be adjusted but nothing says to what, so the ones that are stated stay.
      return false;
    default:
      return unhandled('emperor.rangeOfInfluence.adjustment', rule);
  }
}
