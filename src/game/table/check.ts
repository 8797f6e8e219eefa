import type { GameSetup } from '../api.js';
import { GameError } from '../errors.js';
import { type GameRuleset, type Parameter, rulesOf } from '../rules.js';
import type { SettledOptions } from '../state.js';
import { variantNamed } from '../variants/index.js';
import { settleOptions } from '../variants/presets.js';
import { together } from '../variants/variant.js';

/** Something about a set-up that the rules do not allow. */
export interface Problem {
  reason: string;
  parameters: Parameter[];
}

/**
 * Whether the rules allow a game to be set up like this: variants, options, teams and seats.
 * @returns every objection; an empty list means that the game may be played
 * @throws GameError with the parameter where the ruleset has no value for what decides it
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
    if (!(error instanceof GameError) || error.parameter !== undefined) throw error;
    object(error.message);
    return problems;
  }
  const teams = Object.entries(setup.teams ?? {}).map(
    ([team, members]) => [team, setup.players.filter((player) => members.includes(player))] as const,
  );
  const definition = variantNamed(variant);
  definition?.check({ players: setup.players, teams, options, rules, object });
  for (const [player, seats] of Object.entries(options.range ?? {}))
    if (!Number.isInteger(seats) || seats < 0)
      object(
        `the range of ${player} is to be a number of seats, not ${seats}`,
        'rangeOfInfluence.distanceUnit',
      );
  if (options.attackLeft && options.attackRight && variant === null) {
    object('attack left and attack right exclude each other', 'attackLeftRight.attackTargets');
  }
  if (options.deployCreatures && teams.length === 0) {
    object('creatures are deployed to teammates, and this game has no teams', 'deployCreatures.ability');
  }
  if (
    options.planechase &&
    options.sharedTeamTurns &&
    rules.ask('casualVariants.planechase.twoHeadedGiantPlanarController') === 'noVariant'
  )
    object(
      'this edition has no such variant with a planar controller among the members of a team',
      'casualVariants.planechase.twoHeadedGiantPlanarController',
    );
  if (options.sharedTeamTurns && rules.state('sharedTeamTurns.adjacentSeatRequirement')) {
    for (const [team, members] of teams) {
      if (!together(setup.players, members)) {
        object(`the members of ${team} do not sit side by side`, 'sharedTeamTurns.adjacentSeatRequirement');
      }
    }
  }
  const first = firstPlayer(setup);
  const starters = definition?.starters?.(
    teams.map(([, members]) => members),
    options,
    rules,
  );
  if (first !== undefined && starters !== undefined && !starters.includes(first))
    object(`${first} cannot go first; ${starters.join(', ')} can`);
  return problems;
}

/** The player who takes the first turn of the game, where the set-up says who does. */
function firstPlayer({ start }: GameSetup): string | undefined {
  if (start?.at === 'opening') return start.startingPlayer;
  return start?.at === 'turn' && start.first === true ? start.player : undefined;
}
