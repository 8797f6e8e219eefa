import type { GameSetup } from '../api.js';
import { GameError } from '../errors.js';
import { type GameRuleset, type Parameter, type Rules, rulesOf } from '../rules.js';
import type { SettledOptions } from '../state.js';
import { variantNamed } from '../variants/index.js';
import { settleOptions } from '../variants/presets.js';
import { apart, listed, together } from '../variants/variant.js';

/** Something about a set-up that the rules do not allow. */
export interface Problem {
  /** What is wrong, with the option or the seat. */
  reason: string;
  /** What to do about it. */
  remedy: string;
  parameters: Parameter[];
  /** Numbers of the rules that say so, in the edition played. */
  rules: readonly string[];
  /** The whole of it for people: what is wrong, by which parameter and which rule in its words, and what to do. */
  message: string;
}

function problem(rules: Rules, reason: string, remedy: string, parameters: readonly Parameter[]): Problem {
  const entries = parameters.map((key) => [key, rules.source.entry(key)] as const);
  const by = entries.map(([key, entry]) => {
    const numbers = entry?.rules ?? [];
    const place = numbers.length > 0 ? `rule ${numbers.join(', ')}` : 'no rule says otherwise';
    const words = entry?.words === undefined ? '' : `: "${entry.words.trim()}"`;
    return ` (${key} is ${JSON.stringify(entry?.value)}, ${place}${words})`;
  });
  return {
    reason,
    remedy,
    parameters: [...parameters],
    rules: [...new Set(entries.flatMap(([, entry]) => entry?.rules ?? []))],
    message: `${reason}${by.join('')}; ${remedy}`,
  };
}

/** The error that says what the rules object to at a table. */
export function refusal(problems: readonly Problem[], { edition }: GameRuleset): GameError {
  const list = problems.map(({ message }) => message).join('; ');
  return new GameError(`the rules of ${edition ?? 'this edition'} object: ${list}`);
}

/**
 * Whether the rules allow a game to be set up like this: variants, options, teams and seats.
 * @returns every objection; an empty list means that the game may be played
 * @throws GameError with the parameter where the ruleset has no value for what decides it
 */
export function checkSetup(setup: GameSetup, ruleset: GameRuleset): Problem[] {
  return objections(setup, rulesOf(ruleset), null);
}

/** The same where the options may have been settled already. */
export function objections(setup: GameSetup, rules: Rules, settled: SettledOptions | null): Problem[] {
  const problems: Problem[] = [];
  const object = (reason: string, remedy: string, ...parameters: Parameter[]): void => {
    problems.push(problem(rules, reason, remedy, parameters));
  };
  const variants =
    setup.options?.variants ?? (setup.options?.variant === undefined ? [] : [setup.options.variant]);
  if (variants.length > rules.number('general.maximumVariantsPerGame')) {
    object(
      `${variants.length} variants are named: ${variants.join(' and ')}`,
      'name one',
      'general.maximumVariantsPerGame',
    );
    return problems;
  }
  const variant = variants[0] ?? null;
  const asked: GameSetup = {
    ...setup,
    options: { ...setup.options, ...(variant === null ? {} : { variant }) },
  };
  let options: SettledOptions;
  try {
    options = settled ?? settleOptions(asked, rules);
  } catch (error) {
    if (!(error instanceof GameError) || error.parameter !== undefined) throw error;
    object(error.message, 'set the option otherwise');
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
        `the range of influence of ${player} is ${seats}`,
        'give a number of seats',
        'rangeOfInfluence.distanceUnit',
      );
  if (options.attackLeft && options.attackRight && variant === null) {
    object('attackLeft and attackRight are both on', 'turn one of them off', 'attackLeftRight.attackTargets');
  }
  if (options.deployCreatures && teams.length === 0) {
    object('deployCreatures is on without teams', 'turn it off or name teams', 'deployCreatures.ability');
  }
  if (
    options.planechase &&
    options.sharedTeamTurns &&
    rules.ask('casualVariants.planechase.twoHeadedGiantPlanarController') === 'noVariant'
  )
    object(
      'planechase and sharedTeamTurns are both on',
      'turn one of them off: this edition names no planar controller among the members of a team',
      'casualVariants.planechase.twoHeadedGiantPlanarController',
    );
  if (options.sharedTeamTurns && rules.ask('sharedTeamTurns.adjacentSeatRequirement') === true) {
    for (const [team, members] of teams) {
      if (!together(setup.players, members)) {
        object(...apart(team), 'sharedTeamTurns.adjacentSeatRequirement');
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
    object(
      `${first} cannot go first`,
      `let ${listed(starters, 'or')} go first`,
      ...(definition?.startersBy === undefined ? [] : [definition.startersBy]),
    );
  return problems;
}

/** The player who takes the first turn of the game, where the set-up says who does. */
function firstPlayer({ start }: GameSetup): string | undefined {
  if (start?.at === 'opening') return start.startingPlayer;
  return start?.at === 'turn' && start.first === true ? start.player : undefined;
}
