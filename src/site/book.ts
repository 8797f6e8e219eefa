import { type LoadedEdition, rulesetOf, type Shelf } from '../archive/index.js';
import { type Comparison, compare } from '../compare/index.js';
import { PARAMETERS, type ParameterValue, type Ruleset } from '../rulesets/index.js';
import { runScenario, type Scenario, type ScenarioResult } from '../scenarios/index.js';
import { type Counts, countNodes } from '../tree/index.js';

/** One document of the book with the ruleset that its words give. */
export interface BookDocument {
  /** Safe in an address and unique in the book. */
  id: string;
  edition: LoadedEdition;
  counts: Counts;
  /** Absent where the document has no multiplayer rules at all. */
  ruleset?: Ruleset;
}

/** Two documents compared, the older first. */
export interface BookComparison {
  id: string;
  old: BookDocument;
  new: BookDocument;
  comparison: Comparison;
}

/** A parameter on which documents do not agree, with what each of them states; `assumed` values are left out. */
export interface Difference {
  key: string;
  description: string;
  /** By document id. */
  values: Record<string, ParameterValue>;
}

/** One scenario under every edition that it could be run under. */
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
 * @param shelf where a fragment finds the edition that lends it what it does not state
 * @param onProgress told what is being done, a few words at a time
 */
export async function makeBook(
  editions: readonly LoadedEdition[],
  scenarios: readonly Scenario[],
  shelf: Shelf,
  onProgress: (words: string) => void = () => {},
): Promise<Book> {
  const documents: BookDocument[] = [];
  for (const edition of editions) {
    onProgress(`compiling ${edition.name}`);
    const ruleset = await rulesetOf(edition, shelf);
    const id = uniqueId(edition.name, documents);
    documents.push({ id, edition, counts: countNodes(edition.tree), ruleset });
  }
  const comparisons = pairsOf(documents).flatMap(([older, newer]) => {
    onProgress(`comparing ${older.edition.name} with ${newer.edition.name}`);
    const comparison = compare(older.edition.tree, newer.edition.tree, {
      names: { old: older.edition.name, new: newer.edition.name },
    });
    const carriedOn = comparison.edges.some((edge) => edge.old !== null && edge.new !== null);
    return carriedOn ? [{ id: `${older.id}--${newer.id}`, old: older, new: newer, comparison }] : [];
  });
  onProgress('playing');
  return {
    documents,
    comparisons,
    differences: differencesOf(documents),
    scenarios: playAll(documents, scenarios),
  };
}

function uniqueId(name: string, taken: readonly BookDocument[]): string {
  const base = name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+/, '') || 'document';
  let id = base;
  for (let n = 2; taken.some((document) => document.id === id); n++) id = `${base}-${n}`;
  return id;
}

function pairsOf(documents: readonly BookDocument[]): [BookDocument, BookDocument][] {
  const every = documents.length <= EVERY_PAIR;
  return documents.flatMap((older, at) =>
    documents
      .slice(at + 1, every ? undefined : at + 2)
      .map((newer): [BookDocument, BookDocument] => [older, newer]),
  );
}

/** True when the document itself says something of the parameter: by words, or by a silence it is long enough for. */
function isOwn(value: ParameterValue | undefined): value is ParameterValue {
  return value !== undefined && value.status !== 'assumed';
}

function differencesOf(documents: readonly BookDocument[]): Difference[] {
  return PARAMETERS.flatMap(({ key, description }) => {
    const values: Record<string, ParameterValue> = {};
    for (const { id, ruleset } of documents) {
      const value = ruleset?.parameters[key];
      if (isOwn(value)) values[id] = value;
    }
    const stated = Object.values(values);
    const distinct = new Set(stated.map((value) => JSON.stringify(value.value ?? 'not understood')));
    const anyWords = stated.some((value) => value.status !== 'default');
    return distinct.size > 1 && anyWords ? [{ key, description, values }] : [];
  });
}

function playAll(documents: readonly BookDocument[], scenarios: readonly Scenario[]): ScenarioOutcomes[] {
  return scenarios.map((scenario) => {
    const results = documents.flatMap(({ id, edition, ruleset }) => {
      if (!ruleset) return [];
      const result = runScenario(scenario, ruleset, { edition: edition.name });
      return result.status === 'notApplicable' ? [] : [{ document: id, result }];
    });
    const answers = new Set(
      results
        .filter(({ result }) => result.status !== 'error')
        .map(({ result }) => JSON.stringify(result.checks.map((check) => check.actual))),
    );
    return { scenario, results, diverges: answers.size > 1 };
  });
}
