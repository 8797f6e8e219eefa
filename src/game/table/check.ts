import type { GameSetup, Variant } from '../api.js';
import type { PlayerId } from '../cards/types.js';
import { GameError, unhandled } from '../errors.js';
import { type GameRuleset, type Parameter, type Rules, rulesOf } from '../rules.js';
import type { SettledOptions } from '../state.js';
import { settleOptions } from '../variants/presets.js';
import { distance } from './seats.js';

/** Something about a set-up that the rules do not allow. */
export interface Problem {
  reason: string;
  parameters: Parameter[];
}

/**
 * Whether the rules allow a game to be set up like this: variants, options, teams and seats.
 * @returns every objection; an empty list means that the game may be played
 */
export function checkSetup(setup: GameSetup, ruleset: GameRuleset): Problem[] {
  const rules = rulesOf(ruleset);
  const problems: Problem[] = [];
  const object = (reason: string, ...parameters: Parameter[]): void => {
    problems.push({ reason, parameters });
  };
  const variants =
    setup.options?.variants ?? (setup.options?.variant === undefined ? [] : [setup.options.variant]);
  if (variants.length > rules.number('general.maximumVariantsPerGame')) {
    object(`a game uses one variant, not ${variants.join(' and ')}`, 'general.maximumVariantsPerGame');
    return problems;
  }
  const variant = variants[0] ?? null;
  const asked: GameSetup = {
    ...setup,
    options: { ...setup.options, ...(variant === null ? {} : { variant }) },
  };
  let options: SettledOptions;
  try {
    options = settleOptions(asked, rules);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    object(error.message);
    return problems;
  }
  const teams = Object.entries(setup.teams ?? {});
  const sizes = teams.map(([, members]) => members.length);
  if (variant !== null) checkVariant(asked, variant, options, rules, teams, sizes, object);
  if (options.attackLeft && options.attackRight && variant === null) {
    object('attack left and attack right exclude each other', 'attackLeftRight.attackTargets');
  }
  if (options.deployCreatures && teams.length === 0) {
    object('creatures are deployed to teammates, and this game has no teams', 'deployCreatures.ability');
  }
  if (options.sharedTeamTurns && rules.state('sharedTeamTurns.adjacentSeatRequirement')) {
    for (const [team, members] of teams) {
      if (!together(setup.players, members)) {
        object(`the members of ${team} do not sit side by side`, 'sharedTeamTurns.adjacentSeatRequirement');
      }
    }
  }
  return problems;
}

type Objection = (reason: string, ...parameters: Parameter[]) => void;

/** Whether players sit next to one another without anybody between them. */
function together(ring: readonly PlayerId[], members: readonly PlayerId[]): boolean {
  if (members.length >= ring.length) return true;
  const gaps = ring.filter(
    (player, at) => members.includes(player) && !members.includes(ring[(at + 1) % ring.length] as PlayerId),
  );
  return gaps.length <= 1;
}

function attackOptions(options: SettledOptions): number {
  return [options.attackLeft, options.attackRight, options.attackMultiplePlayers].filter(Boolean).length;
}

function checkVariant(
  setup: GameSetup,
  variant: Variant,
  options: SettledOptions,
  rules: Rules,
  teams: [string, PlayerId[]][],
  sizes: readonly number[],
  object: Objection,
): void {
  const equal = new Set(sizes).size <= 1;
  switch (variant) {
    case 'freeForAll': {
      const attack = rules.ask('freeForAll.attackOption');
      switch (attack) {
        case 'exactlyOneAttackOption':
          if (attackOptions(options) !== 1)
            object('exactly one attack option is used', 'freeForAll.attackOption');
          break;
        default:
          unhandled('freeForAll.attackOption', attack);
      }
      const range = rules.ask('freeForAll.rangeOfInfluence');
      switch (range) {
        case 'usuallyUnusedElseSameForAll':
          if (options.range !== null && new Set(Object.values(options.range)).size > 1) {
            object('all players have the same range of influence', 'freeForAll.rangeOfInfluence');
          }
          break;
        default:
          unhandled('freeForAll.rangeOfInfluence', range);
      }
      if (options.deployCreatures && !rules.ask('freeForAll.deployCreatures')) {
        object('deploy creatures is not used', 'freeForAll.deployCreatures');
      }
      if (teams.length > 0) object('everybody plays alone', 'freeForAll.winRuleStatement');
      return;
    }
    case 'grandMelee': {
      const others = rules.ask('grandMelee.otherOptions');
      switch (others) {
        case 'unused':
          if (options.attackMultiplePlayers)
            object('attack multiple players is not used', 'grandMelee.otherOptions');
          if (options.deployCreatures) object('deploy creatures is not used', 'grandMelee.otherOptions');
          break;
        default:
          unhandled('grandMelee.otherOptions', others);
      }
      if (teams.length > 0) object('everybody plays alone', 'grandMelee.winRuleStatement');
      return;
    }
    case 'teamVsTeam': {
      if (!rules.ask('teamVsTeam.variantPresence')) {
        object('this edition does not have the variant', 'teamVsTeam.variantPresence');
        return;
      }
      const least = rules.number('teamVsTeam.minimumTeams');
      if (teams.length < least) object(`at least ${least} teams play`, 'teamVsTeam.minimumTeams');
      for (const [team, members] of teams) {
        if (!together(setup.players, members))
          object(`the members of ${team} sit together`, 'teamVsTeam.firstPlayer');
      }
      return;
    }
    case 'emperor':
      checkEmperor(setup, options, rules, teams, sizes, object);
      return;
    case 'twoHeadedGiant': {
      const count = rules.number('twoHeadedGiant.numberOfTeams');
      if (teams.length !== count) object(`${count} teams play`, 'twoHeadedGiant.numberOfTeams');
      if (!equal) object('the teams are of the same size', 'twoHeadedGiant.playersPerTeam');
      const least = rules.number('twoHeadedGiant.playersPerTeam');
      if (sizes.some((size) => size < least))
        object(`a team has at least ${least} players`, 'twoHeadedGiant.playersPerTeam');
      for (const [team, members] of teams) {
        if (!together(setup.players, members))
          object(`the members of ${team} sit together`, 'twoHeadedGiant.playersPerTeam');
      }
      const used = rules.ask('twoHeadedGiant.multiplayerOptions');
      const extra = options.range !== null || attackOptions(options) > 0 || options.deployCreatures;
      switch (used) {
        case 'noOtherOptions':
        case 'sharedTeamTurns':
          if (extra) object('no other multiplayer option is used', 'twoHeadedGiant.multiplayerOptions');
          break;
        default:
          unhandled('twoHeadedGiant.multiplayerOptions', used);
      }
      return;
    }
    case 'alternatingTeams': {
      if (!equal || teams.length < 2) object('the teams are of the same size', 'alternatingTeams.seating');
      const attack = rules.ask('alternatingTeams.attackOption');
      switch (attack) {
        case 'exactlyOneAttackOption':
          if (attackOptions(options) > 1)
            object('exactly one attack option is used', 'alternatingTeams.attackOption');
          break;
        default:
          unhandled('alternatingTeams.attackOption', attack);
      }
      const seating = rules.ask('alternatingTeams.seating');
      switch (seating) {
        case 'noAdjacentTeammatesEvenlySpaced': {
          const order = setup.players.map((player) =>
            teams.findIndex(([, members]) => members.includes(player)),
          );
          const period = teams.length;
          if (
            order.some(
              (team, at) =>
                order[(at + period) % order.length] !== team || order[(at + 1) % order.length] === team,
            )
          ) {
            object(
              'teammates do not sit side by side and every team is evenly spread',
              'alternatingTeams.seating',
            );
          }
          return;
        }
        default:
          unhandled('alternatingTeams.seating', seating);
      }
    }
  }
}

function checkEmperor(
  setup: GameSetup,
  options: SettledOptions,
  rules: Rules,
  teams: [string, PlayerId[]][],
  sizes: readonly number[],
  object: Objection,
): void {
  const least = rules.number('emperor.minimumTeams');
  if (teams.length < least) object(`at least ${least} teams play`, 'emperor.minimumTeams');
  if (new Set(sizes).size > 1) object('the teams are of the same size', 'emperor.teamSize');
  const fewest = rules.number('emperor.teamSize');
  if (sizes.some((size) => size < fewest))
    object(`a team has at least ${fewest} players`, 'emperor.teamSize');
  for (const [team, members] of teams) {
    const seated = setup.players.filter((player) => members.includes(player));
    if (!together(setup.players, members)) object(`the members of ${team} sit together`, 'emperor.teamSize');
    const emperor = seated.filter((player) => options.emperors.includes(player));
    if (emperor.length !== 1) object(`${team} has one emperor`, 'emperor.teamSize');
    const ring = setup.players;
    const inside = emperor.every((player) => {
      const at = ring.indexOf(player);
      const left = ring[(at + 1) % ring.length] as PlayerId;
      const right = ring[(at - 1 + ring.length) % ring.length] as PlayerId;
      return members.includes(left) && members.includes(right);
    });
    if (!inside) object(`the emperor of ${team} sits in the middle`, 'emperor.teamSize');
  }
  const ranges = options.range ?? {};
  for (const one of options.emperors) {
    for (const other of options.emperors) {
      if (one === other) continue;
      if (distance(setup.players, one, other) <= (ranges[one] ?? 0)) {
        object(
          `${other} sits within the range of influence of ${one}`,
          'emperor.rangeOfInfluence.adjustment',
        );
      }
    }
  }
}
