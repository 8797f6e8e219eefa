import type { GameRuleset } from '../game/index.js';
import type { Value } from '../rulesets/types.js';
import {
  definitionOf,
  type ParameterDefinition,
  type ParameterKey,
  parameterKeys,
  type Use,
} from '../rulesets/vocabulary/index.js';
import { listening } from './diverge.js';
import { runScenario } from './run.js';
import { editionsOf, type Scenario } from './scenario.js';

/** What a game does with one parameter, and which scenarios turn on it. */
export interface ParameterUse {
  parameter: string;
  use: Use;
  question: string;
  /** The ways in which the game plays: values that are played alike are together. None for what only informs. */
  behaviours: { values: Value[]; meaning: string }[];
  /** Scenarios whose games ask for it, by their ids. */
  scenarios: string[];
}

/**
 * Says of every parameter what the game does with it.
 *
 * @param scenarios played under every edition that they expect something of
 * @param rulesetOf the rules of an edition; undefined for one that is not at hand
 * @returns one entry for each parameter, in the order of the vocabulary
 */
export function usesOf(
  scenarios: readonly Scenario[],
  rulesetOf: (edition: string) => GameRuleset | undefined,
): ParameterUse[] {
  const turning = new Map<string, string[]>();
  for (const scenario of scenarios) {
    for (const edition of new Set(editionsOf(scenario))) {
      const ruleset = rulesetOf(edition);
      if (ruleset === undefined) continue;
      const asked = new Set<ParameterKey>();
      runScenario(scenario, listening(ruleset, asked), { edition, trace: false });
      for (const key of asked) {
        const known = turning.get(key) ?? [];
        if (!known.includes(scenario.id)) turning.set(key, [...known, scenario.id]);
      }
    }
  }
  return parameterKeys.map((parameter) => {
    const definition = definitionOf(parameter);
    return {
      parameter,
      use: definition.use,
      question: definition.question,
      behaviours: behavioursOf(definition),
      scenarios: turning.get(parameter) ?? [],
    };
  });
}

/** The values of a parameter by how they are played. */
export function behavioursOf({ use, type, values }: ParameterDefinition): ParameterUse['behaviours'] {
  if (use === 'informs') return [];
  if (type === 'number')
    return [{ values: values.map(({ value }) => value), meaning: 'Whatever number the words state.' }];
  if (use === 'requires')
    return [{ values: values.map(({ value }) => value), meaning: values.at(-1)?.meaning ?? '' }];
  return values
    .filter(({ like }) => like === undefined)
    .map(({ value, meaning }) => ({
      values: [value, ...values.filter(({ like }) => like === value).map((other) => other.value)],
      meaning,
    }));
}
