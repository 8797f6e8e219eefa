import { basename } from 'node:path';
import { faultOfEach, type PrintedCards } from '../cards/index.js';
import { readSave, type Save, SaveError } from '../client/index.js';
import { loadScenarios, readScenarios, type Scenario, ScenarioError } from '../scenarios/index.js';
import type { Context } from './context.js';
import { readText, shownPath } from './files.js';
import { cardSchema, ownScenarioFiles } from './scenarioFiles.js';

export { HOME, ownScenarioFiles } from './scenarioFiles.js';

/** The scenarios that come with the package. */
export function ownScenarios(context: Context): Scenario[] {
  return ownScenarioFiles().flatMap((path) =>
    loadScenarios(readText(path, 'a scenario file', context), basename(path)),
  );
}

/** Moves scenarios whose cards or effects are not in the vocabulary of the engine to those that were not understood. */
function withoutFaults({
  scenarios,
  unread,
}: ReturnType<typeof readScenarios>): ReturnType<typeof readScenarios> {
  const sound: Scenario[] = [];
  const all = [...unread];
  for (const scenario of scenarios) {
    const [place, reason] = faultOfScenario(scenario) ?? [];
    if (place === undefined || reason === undefined) sound.push(scenario);
    else {
      const error = new ScenarioError(place, reason);
      all.push({ id: scenario.id, error, slips: [error] });
    }
  }
  return { scenarios: sound, unread: all };
}

function faultOfScenario({ cards, actions, place }: Scenario): [Scenario['place'], string] | undefined {
  const ofCards = faultOfEach(cardSchema(), 'CardDefinition', [...cards.values()], 'cards');
  if (ofCards !== undefined) return [place, ofCards];
  for (const { step, place } of actions) {
    const ofEffects =
      'instruct' in step ? faultOfEach(cardSchema(), 'Effect', step.instruct, 'instruct') : undefined;
    if (ofEffects !== undefined) return [place, ofEffects];
  }
  return undefined;
}

/**
 * Reads a game that `variorum table` kept. Nothing in it is believed, its cards and effects neither.
 *
 * @param text as it stands in the file
 * @throws SaveError as `readSave` does, and for cards and effects that the engine does not know
 */
export function readKept(text: string, file: string): Save {
  const save = readSave(text, file);
  const refuse = (fault: string | undefined): void => {
    if (fault !== undefined) throw new SaveError(file, fault);
  };
  refuse(faultOfEach(cardSchema(), 'CardDefinition', save.setup.cards, 'in "setup": cards'));
  for (const [at, answer] of save.answers.entries()) {
    if (!('instruct' in answer)) continue;
    const { effects } = (answer.instruct ?? {}) as { effects?: unknown };
    refuse(faultOfEach(cardSchema(), 'Effect', effects, `answer ${at + 1}: instruct`));
  }
  return save;
}

/**
 * Reads the text of a scenario file that a person named; what is not understood does not keep the rest from being read.
 *
 * @param file as shown in errors
 * @param cards printed cards that are known by name
 */
export function scenariosIn(
  text: string,
  file: string,
  cards: PrintedCards | undefined,
): ReturnType<typeof readScenarios> {
  try {
    return withoutFaults(readScenarios(text, file, cards ? { cards } : {}));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return { scenarios: [], unread: [{ error, slips: [error] }] };
  }
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
  const read = files.map((file) =>
    scenariosIn(readText(file, 'a scenario file', context), shownPath(file, context), cards),
  );
  return { scenarios: read.flatMap((file) => file.scenarios), unread: read.flatMap((file) => file.unread) };
}
