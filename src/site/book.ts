import type { Lineages } from '../lineage/index.js';
import type { Coverage } from '../readers/index.js';
import { hasOwnValue, PARAMETERS, type ParameterValue, type Ruleset } from '../rulesets/index.js';
import { questionOf, questionsShown, type Scenario, type ScenarioResult } from '../scenarios/index.js';
import type { Counts, Format } from '../tree/index.js';
import { groupBy } from '../tree/maps.js';
import type { HomesData } from './homes.js';
import type { ComparisonSummary } from './making/changes.js';
import type { Layout } from './making/layout.js';

/** One document of the book, without its words. */
export interface BookDocument {
  /** Safe in an address and unique in the book. */
  id: string;
  /** ISO date, or the name of its file. */
  name: string;
  /** ISO date to order documents by, where there is one. */
  effective?: string;
  partial: boolean;
  /** Code and name of the release it went with, and the dates of its files. */
  aliases: string[];
  /** Names of the files that it was made of, without the folders of the machine that they were read on. */
  files: string[];
  /** Which copy was chosen and why, one sentence each. */
  notes: string[];
  title?: string;
  format: Format;
  /** The code page of the source. */
  encoding: string;
  counts: Counts;
  coverage: Coverage;
  /** Characters known to be lost. */
  damaged: number;
  /** The first messages of the reader, and how many there are. */
  messages: { line?: number; reason: string; ruleId?: string }[];
  messageCount: number;
  layout: Layout;
  sections: [number: string, title: string][];
  ruleset: Ruleset;
}

/** A parameter on which documents do not agree, with the value of each that has one of its own, see `hasOwnValue`. */
export interface Difference {
  key: string;
  description: string;
  /** By document id. */
  values: Record<string, ParameterValue>;
  /** How many of the scenarios that end differently consulted it. */
  decides: number;
}

/** What became of one scenario under one document. */
export interface ScenarioOutcome extends Omit<ScenarioResult, 'events' | 'actions'> {
  /** Parameters behind its events. */
  parameters: string[];
  /** All parameters that the game asked for. */
  asked: string[];
  /** True where the document does not itself state all that the game asked for. */
  assumed: boolean;
}

/** One scenario under every document that it could be played under. */
export interface ScenarioOutcomes {
  scenario: Scenario;
  results: { document: string; result: ScenarioOutcome; assumed: boolean }[];
  /**
   * Questions that documents answer differently, each with the answers by document id; empty where all agree. Those come first that the
   * scenario was written to show, numbers before others: they say most.
   */
  answers: { question: string; answers: Record<string, unknown> }[];
  /** How many of these the scenario was written to show. */
  shown: number;
}

/** What a book says before its rules are compiled and played. */
export interface BookOfWords {
  documents: Omit<BookDocument, 'ruleset'>[];
  comparisons: ComparisonSummary[];
  lives: Lineages;
  /** Which pages the editions of a big book share. */
  homes?: HomesData;
}

/** Everything that a book says, as data; the words of documents and comparisons lie in its folder `data/`. */
export interface Book extends BookOfWords {
  documents: BookDocument[];
  differences: Difference[];
  scenarios: ScenarioOutcomes[];
}

/** Parameters on which documents differ, weighed by the scenarios that they decide. */
export function differencesOf(
  documents: readonly Pick<BookDocument, 'id' | 'ruleset'>[],
  outcomes: readonly ScenarioOutcomes[],
): Difference[] {
  const decided = new Map<string, number>();
  for (const { results, answers } of outcomes) {
    if (answers.length === 0) continue;
    const consulted = new Set(results.flatMap(({ result }) => result.parameters));
    for (const key of consulted) decided.set(key, (decided.get(key) ?? 0) + 1);
  }
  return PARAMETERS.flatMap(({ key, question }) => {
    const values: Record<string, ParameterValue> = {};
    for (const { id, ruleset } of documents) {
      const value = ruleset.parameters[key];
      if (value !== undefined && hasOwnValue(ruleset, key)) values[id] = value;
    }
    const stated = Object.values(values);
    const distinct = new Set(stated.map((value) => JSON.stringify(value.value)));
    return distinct.size > 1 ? [{ key, description: question, values, decides: decided.get(key) ?? 0 }] : [];
  });
}

/** Brings together what became of each scenario under each document. */
export function outcomesOf(
  scenarios: readonly Scenario[],
  played: readonly { id: string; outcomes: readonly ScenarioOutcome[] }[],
): ScenarioOutcomes[] {
  const byScenario = new Map<string, ScenarioOutcomes['results']>();
  for (const { id, outcomes } of played) {
    for (const outcome of outcomes) {
      // A file may say nothing of an edition; the game was played all the same. Where it says that the situation cannot arise,
      // there was none.
      if (outcome.status === 'error' || outcome.others === undefined) continue;
      const list = byScenario.get(outcome.scenario) ?? [];
      list.push({ document: id, result: outcome, assumed: outcome.assumed });
      byScenario.set(outcome.scenario, list);
    }
  }
  return scenarios.map((scenario) => {
    const results = byScenario.get(scenario.id) ?? [];
    const meant = questionsShown(scenario);
    const rank = (answer: ScenarioOutcomes['answers'][number]): number =>
      2 * Number(meant.has(answer.question)) + Number(isNumeric(answer));
    const answers = differingAnswers(results).sort((a, b) => rank(b) - rank(a));
    return {
      scenario,
      results,
      answers,
      shown: answers.filter(({ question }) => meant.has(question)).length,
    };
  });
}

/**
 * Scenarios that end differently, in the order in which they are worth being shown: the best of each topic, then the others. The best are
 * those that show most of what they were written to show, and little else.
 */
export function worthShowing(scenarios: readonly ScenarioOutcomes[]): ScenarioOutcomes[] {
  const rank = ({ answers, shown }: ScenarioOutcomes): number => 2 * shown - answers.length;
  const ordered = scenarios.filter(({ answers }) => answers.length > 0).sort((a, b) => rank(b) - rank(a));
  const topics = groupBy(ordered, ({ scenario }) => scenario.system).values();
  return [...new Set([...[...topics].map(([best]) => best as ScenarioOutcomes), ...ordered])];
}

/** The questions that were asked under several editions and not answered alike. */
function differingAnswers(results: ScenarioOutcomes['results']): ScenarioOutcomes['answers'] {
  const asked = new Map<string, Map<string, unknown>>();
  for (const { document, result } of results) {
    for (const { text, actual } of [...result.checks, ...(result.others ?? [])]) {
      const question = questionOf(text);
      const answers = asked.get(question) ?? new Map<string, unknown>();
      if (!answers.has(document)) answers.set(document, actual);
      asked.set(question, answers);
    }
  }
  return [...asked]
    .filter(([, answers]) => new Set([...answers.values()].map((answer) => JSON.stringify(answer))).size > 1)
    .map(([question, answers]) => ({ question, answers: Object.fromEntries(answers) }));
}

function isNumeric({ answers }: { answers: Record<string, unknown> }): boolean {
  return Object.values(answers).every((answer) => typeof answer === 'number');
}
