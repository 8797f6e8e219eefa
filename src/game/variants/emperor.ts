import type { ValueOf } from '../../rulesets/vocabulary/index.js';
import type { GameSetup } from '../api.js';
import type { PlayerId } from '../cards/types.js';
import { unhandled } from '../errors.js';
import type { Rules } from '../rules.js';
import { distance } from '../table/seats.js';
import { checkAttack, presetAttack } from './attackOptions.js';
import {
  apart,
  checkNumberOfTeams,
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
    checkNumberOfTeams(table, 'emperor');
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
      const seat = rules.ask('emperor.seat');
      const seated = fromRight(players, members);
      if (!emperors.every((player) => sitsAt(seat, seated.indexOf(player), seated.length)))
        object(
          `${listed(emperors, 'and')}, emperor of ${team}, does not sit ${SEATS[seat]}`,
          `seat the emperor of each team ${SEATS[seat]}`,
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
      case 'randomPlayerThenToLeft':
        return teams.flat();
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
      case 'opponentAcross':
        return 'across';
      case 'adjacentOpponentToLeft':
        return 'left';
      case 'adjacentOpponentToRight':
        return 'right';
      default:
        return unhandled('emperor.attackTargets', rule);
    }
  },
  winsThrough(g, members) {
    const rule = g.rules.ask('emperor.teamWinWithEmperor');
    const { emperors } = g.state.options;
    switch (rule) {
      case true:
        return members.filter((member) => emperors.includes(member));
      case 'withAnyGeneral':
        return members.filter((member) => !emperors.includes(member));
      case 'withAnyPlayer':
      case 'notSpecified':
        return members;
      default:
        return unhandled('emperor.teamWinWithEmperor', rule);
    }
  },
  winsWithLosers: (g) => g.rules.ask('emperor.teamWinWithEmperor') !== 'notSpecified',
};

type Seat = ValueOf<'emperor.seat'>;

/** Where in a team its emperor sits, in words. */
const SEATS: Record<Seat, string> = {
  middle: 'in the middle',
  end: 'at an end',
  leftEnd: 'at the left end',
  rightEnd: 'at the right end',
};

/** Whether the emperor may sit there in a team of that size, counted from the right. */
function sitsAt(seat: Seat, at: number, size: number): boolean {
  const [right, left] = [at === 0, at === size - 1];
  switch (seat) {
    case 'middle':
      return !right && !left;
    case 'end':
      return right || left;
    case 'leftEnd':
      return left;
    case 'rightEnd':
      return right;
    default:
      return unhandled('emperor.seat', seat);
  }
}

/** The members of a team who sit together, from the one furthest to the right: left is next in turn order. */
function fromRight(ring: readonly PlayerId[], members: readonly PlayerId[]): PlayerId[] {
  const first = Math.max(
    ring.findIndex(
      (player, at) => members.includes(player) && !members.includes(ring.at(at - 1) as PlayerId),
    ),
    0,
  );
  return [...ring.slice(first), ...ring.slice(0, first)].filter((player) => members.includes(player));
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

/** The members of each team who sit where its emperor does. */
function emperorSeats(setup: GameSetup, rules: Rules): PlayerId[] {
  const seat = rules.ask('emperor.seat');
  return Object.values(setup.teams ?? {}).flatMap((members) => {
    const seated = fromRight(setup.players, members);
    const at = { middle: (seated.length - 1) >> 1, end: 0, leftEnd: -1, rightEnd: 0 }[seat];
    return seated.at(at) ?? [];
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
