import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, type ScenarioResult } from '../../src/scenarios/index.js';

/** Plays a scenario that is the only one of its file, under the edition that it names. */
export function playAlone(scenario: { edition: string }): ScenarioResult {
  const [loaded] = loadScenarios(JSON.stringify([scenario]), 'x.json');
  if (!loaded) throw new Error('nothing was read');
  return runScenario(loaded, ruleset(scenario.edition), { edition: scenario.edition });
}
