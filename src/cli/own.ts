import { basename } from 'node:path';
import type { PrintedCards } from '../cards/index.js';
import { loadScenarios, readScenarios, type Scenario, ScenarioError } from '../scenarios/index.js';
import type { Context } from './context.js';
import { readText, shownPath } from './files.js';
import { ownScenarioFiles } from './scenarioFiles.js';

export { HOME, ownScenarioFiles } from './scenarioFiles.js';

/** The scenarios that come with the package. */
export function ownScenarios(context: Context): Scenario[] {
  return ownScenarioFiles().flatMap((path) =>
    loadScenarios(readText(path, 'a scenario file', context), basename(path)),
  );
}

/**
 * Reads scenario files that a person named. A scenario or a file that is not understood does not keep others from being read.
 *
 * @param cards printed cards that are known by name
 */
export function readScenarioFiles(
  files: readonly string[],
  cards: PrintedCards | undefined,
  context: Context,
): ReturnType<typeof readScenarios> {
  const read = files.map((file): ReturnType<typeof readScenarios> => {
    const text = readText(file, 'a scenario file', context);
    try {
      return readScenarios(text, shownPath(file, context), cards ? { cards } : {});
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      return { scenarios: [], unread: [{ error, slips: [error] }] };
    }
  });
  return { scenarios: read.flatMap((file) => file.scenarios), unread: read.flatMap((file) => file.unread) };
}
