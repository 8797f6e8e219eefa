import { type LoadedEdition, rulesetOf, type Shelf } from '../archive/index.js';
import { type Comparison, compare } from '../compare/index.js';
import { PARAMETERS, type ParameterValue, type Ruleset } from '../rulesets/index.js';
import { inEdition, runScenario, type Scenario, type ScenarioResult } from '../scenarios/index.js';
import { type Counts, countNodes } from '../tree/index.js';

/** One document of the book with the ruleset that its words give. */
export interface BookDocument {
  /** Safe in an address and unique in the book. */
  id: string;
  edition: LoadedEdition;
  /** The name of the file, without the folders of the machine that it was read on. */
  source: string;
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
  /** How many of the scenarios that end differently consulted it. */
  decides: number;
}

/** One scenario under every edition that it could be run under. */
export interface ScenarioOutcomes {
  scenario: Scenario;
  /** `assumed` is true where the document does not itself state all that the game asked for. */
  results: { document: string; result: ScenarioResult; assumed: boolean }[];
  /** Questions that editions answer differently, each with the answers by document id; empty where all agree. */
  answers: { question: string; answers: Record<string, unknown> }[];
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
    documents.push({
      id,
      edition,
      source: baseName(edition.file),
      counts: countNodes(edition.tree),
      ruleset,
    });
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
  const outcomes = playAll(documents, scenarios);
  const differences = weighDifferences(differencesOf(documents), outcomes);
  return { documents, comparisons, differences, scenarios: outcomes };
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
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
    return distinct.size > 1 && anyWords ? [{ key, description, values, decides: 0 }] : [];
  });
}

function playAll(documents: readonly BookDocument[], scenarios: readonly Scenario[]): ScenarioOutcomes[] {
  return scenarios.map((scenario) => {
    const results = documents.flatMap(({ id, edition, ruleset }) => {
      if (!ruleset) return [];
      const parameters: Record<string, ParameterValue | undefined> = ruleset.parameters;
      const result = runScenario(scenario, ruleset, {
        edition: edition.name,
        resolve: inEdition(edition.name),
      });
      if (result.status === 'notApplicable' || result.status === 'error') return [];
      const assumed = result.events.some((event) =>
        event.parameters.some((key) => parameters[key]?.status === 'assumed'),
      );
      return [{ document: id, result, assumed }];
    });
    return { scenario, results, answers: differingAnswers(results) };
  });
}

/** What a check asks, without what it expects: the same question has different answers in different editions. */
function questionOf(check: string): string {
  return (check.split(/\s*(?:[=!<>]=|[<>])\s*/)[0] ?? check).trim();
}

/** The questions that were asked under several editions and not answered alike, numbers first: they say most. */
function differingAnswers(results: ScenarioOutcomes['results']): ScenarioOutcomes['answers'] {
  const asked = new Map<string, Map<string, unknown>>();
  for (const { document, result } of results) {
    for (const { text, actual } of result.checks) {
      const question = questionOf(text);
      const answers = asked.get(question) ?? new Map<string, unknown>();
      if (!answers.has(document)) answers.set(document, actual);
      asked.set(question, answers);
    }
  }
  return [...asked]
    .filter(([, answers]) => new Set([...answers.values()].map((answer) => JSON.stringify(answer))).size > 1)
    .map(([question, answers]) => ({ question, answers: Object.fromEntries(answers) }))
    .sort((a, b) => Number(isNumeric(b)) - Number(isNumeric(a)));
}

function isNumeric({ answers }: { answers: Record<string, unknown> }): boolean {
  return Object.values(answers).every((answer) => typeof answer === 'number');
}

/** Counts for each difference the scenarios that end differently and whose events were caused by it. */
function weighDifferences(differences: Difference[], outcomes: readonly ScenarioOutcomes[]): Difference[] {
  const decided = new Map<string, number>();
  for (const { results, answers } of outcomes) {
    if (answers.length === 0) continue;
    const consulted = new Set(
      results.flatMap(({ result }) => result.events.flatMap((event) => event.parameters)),
    );
    for (const key of consulted) decided.set(key, (decided.get(key) ?? 0) + 1);
  }
  for (const difference of differences) difference.decides = decided.get(difference.key) ?? 0;
  return differences;
}
