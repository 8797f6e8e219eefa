import { GameError, type GameRuleset } from '../game/index.js';
import { listIn } from '../tree/maps.js';
import { diverge } from './diverge.js';
import { ScenarioError } from './error.js';
import type { Scenario } from './scenario.js';

/**
 * Finds which scenarios tell two rulesets apart, parameter by parameter: those that go another way when the one value is
 * taken from the other ruleset.
 *
 * @param scenarios what to play; one that a ruleset cannot play is passed over
 * @returns for each parameter the scenarios that show it, in the order given
 */
export function tellingApart(
  scenarios: readonly Scenario[],
  a: GameRuleset,
  b: GameRuleset,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const scenario of scenarios) {
    try {
      for (const { parameter } of diverge(scenario, a, b).causes) {
        listIn(found, parameter).push(scenario.id);
      }
    } catch (error) {
      if (!(error instanceof ScenarioError || error instanceof GameError)) throw error;
    }
  }
  return found;
}
