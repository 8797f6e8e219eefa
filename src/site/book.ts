import type { LoadedEdition } from '../archive/index.js';
import { type Comparison, compare } from '../compare/index.js';
import { compile, type Ruleset } from '../rulesets/index.js';
import { runScenario, type Scenario, type ScenarioResult } from '../scenarios/index.js';
import { type Counts, countNodes } from '../tree/index.js';

/** One document of the book with the ruleset that its words give. */
export interface BookDocument {
  /** Safe in an address and unique in the book. */
  id: string;
  edition: LoadedEdition;
  counts: Counts;
  /** Absent where the document has no multiplayer rules. */
  ruleset?: Ruleset;
}

/** Two documents compared, the older first. */
export interface BookComparison {
  id: string;
  old: BookDocument;
  new: BookDocument;
  comparison: Comparison;
}

/** A parameter on which the documents do not agree, with what each of them states. */
export interface Difference {
  key: string;
  /** By document id; only documents whose own words state a value, or that are silent about it. */
  values: Record<string, { value: unknown; status: string; rules: string[] }>;
}

/** One scenario under every edition that could run it. */
export interface ScenarioOutcomes {
  scenario: Scenario;
  results: { document: string; result: ScenarioResult }[];
  /** True when two editions end with different answers to the same questions. */
  diverges: boolean;
}

/** Everything that a book says, as data. */
export interface Book {
  documents: BookDocument[];
  comparisons: BookComparison[];
  differences: Difference[];
  scenarios: ScenarioOutcomes[];
}

/** Up to this many documents every pair is compared; beyond it only neighbours in time. */
const EVERY_PAIR = 8;

/**
 * Compares, compiles and plays.
 *
 * @param editions documents with their trees, in order of time
 * @param scenarios what to play under each of them
 * @param onProgress told what is being done, a few words at a time
 */
export function makeBook(
  editions: readonly LoadedEdition[],
  scenarios: readonly Scenario[],
  onProgress: (words: string) => void = () => {},
): Book {
  const documents = documentsOf(editions, onProgress);
  const comparisons = compareAll(documents, onProgress);
  return {
    documents,
    comparisons,
    differences: differencesOf(documents),
    scenarios: playAll(documents, scenarios, onProgress),
  };
}
