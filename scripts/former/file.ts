import { editions, ruleset } from '../../src/rulesets/shipped/index.js';
import { convert } from './convert.js';
import { loadScenarios } from './load.js';

/** A file carried over, with what is otherwise than before. */
export interface Report {
  scenarios: Record<string, unknown>[];
  notes: { id: string; differences: string[]; kept: string[] }[];
}

/**
 * Carries a file over.
 *
 * @param text the file in the former format
 * @param file its name, for messages
 * @param others editions beside those that a scenario speaks of
 * @throws ScenarioError when the former reader does not understand it
 */
export function convertFile(text: string, file: string, others: readonly string[]): Report {
  const written = JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[];
  const list = Array.isArray(written) ? written : [written];
  const known = editions();
  const report: Report = { scenarios: [], notes: [] };
  for (const [index, scenario] of loadScenarios(text, file).entries()) {
    const names = [scenario.edition, ...scenario.expect.keys(), ...others].flatMap(
      (name) => known.findLast((edition) => name !== undefined && edition.startsWith(name)) ?? [],
    );
    const under = [...new Set(names)].map((name) => ({ name, ruleset: ruleset(name) }));
    const {
      scenario: converted,
      differences,
      kept,
    } = convert(scenario, list[index] as Record<string, unknown>, under);
    report.scenarios.push(converted);
    if (differences.length > 0 || kept) report.notes.push({ id: scenario.id, differences, kept: kept ?? [] });
  }
  return report;
}
