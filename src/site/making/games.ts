import { type ParameterKey, Ruleset, type RulesetData } from '../../rulesets/index.js';
import {
  expectationFor,
  inEdition,
  listening,
  noExpectationOf,
  questionOf,
  questionsOf,
  runScenario,
  type Scenario,
} from '../../scenarios/index.js';
import type { ScenarioOutcome } from '../book.js';
import type { Shared } from './documents.js';

interface PlayInput {
  id: string;
  name: string;
  ruleset: RulesetData;
  /** The games that were played by other rules before: where both agree, they go the same way. */
  like?: { ruleset: RulesetData; outcomes: ScenarioOutcome[] };
}

/** Plays the scenarios by a ruleset. */
export function playGames(
  { name, ruleset: data, like }: PlayInput,
  { scenarios }: Shared,
): ScenarioOutcome[] {
  if (like) remember(like, scenarios);
  const rules = playable(new Ruleset(data));
  return scenarios.map((scenario) => inOrder(outcomeOf(scenario, rules, name)));
}

/** Games that were played, by scenario: what was asked, and what came out. */
const played = new Map<
  Scenario,
  { values: [key: ParameterKey, value: string][]; checks: string; outcome: ScenarioOutcome }[]
>();

/** A ruleset as games that were played before are compared with it; worked out once for all scenarios. */
interface Playable {
  ruleset: Ruleset;
  /** The value of each parameter as JSON; `null` for one without a value. */
  said: ReadonlyMap<string, string>;
  /** False for rules that are not understood in some place: they may stop a game although it never asks for them. */
  sound: boolean;
}

function playable(ruleset: Ruleset): Playable {
  const all: RulesetData['parameters'] = ruleset.parameters;
  return {
    ruleset,
    said: new Map(Object.entries(all).map(([key, { value }]) => [key, JSON.stringify(value ?? null)])),
    sound: ruleset.strange.length === 0 && ruleset.keys().every((key) => all[key]?.value !== undefined),
  };
}

/**
 * Plays a scenario, unless it was played before by rules that agree in all that it asks for. A game asks its ruleset for
 * parameters and knows nothing else of it, so by equal answers it goes the same way.
 */
function outcomeOf(scenario: Scenario, { ruleset, said, sound }: Playable, edition: string): ScenarioOutcome {
  const all: RulesetData['parameters'] = ruleset.parameters;
  const saidOf = (key: string): string => said.get(key) ?? 'null';
  const checks = checksOf(scenario, edition);
  const known = sound ? (played.get(scenario) ?? []) : [];
  const assumed = (parameters: readonly string[]): boolean =>
    parameters.some((key) => all[key]?.status === 'assumed');
  const alike = known.filter(({ values }) => values.every(([key, value]) => saidOf(key) === value));
  const same = alike.find((game) => game.checks === checks)?.outcome;
  const told = same ?? (checks === 'null' && alike[0] ? answersOf(scenario, alike[0].outcome) : undefined);
  if (told) return { ...told, edition, assumed: assumed(told.parameters) };
  const asked = new Set<ParameterKey>();
  const {
    events,
    actions: _,
    ...result
  } = runScenario(scenario, listening(ruleset, asked), {
    edition,
    resolve: inEdition(edition),
    others: true,
  });
  const parameters = [...new Set(events.flatMap((event) => event.parameters))];
  const outcome = { ...result, parameters, asked: [...asked], assumed: assumed(parameters) };
  if (sound) know(scenario, outcome, saidOf, checks);
  return outcome;
}

/** Keeps a game for editions that agree with its rules in all that it asked for. */
function know(
  scenario: Scenario,
  outcome: ScenarioOutcome,
  saidOf: (key: string) => string,
  checks: string,
): void {
  // A game that came to a stop, and what rules object to a table, are told in the words of the edition.
  if (outcome.status === 'error' || outcome.objections !== undefined) return;
  const known = played.get(scenario) ?? [];
  const values = (outcome.asked as ParameterKey[]).map((key): [ParameterKey, string] => [key, saidOf(key)]);
  known.push({ values, checks, outcome });
  played.set(scenario, known);
}

/** Keeps the games of another edition that were played for a former book. */
function remember(
  { ruleset: data, outcomes }: NonNullable<PlayInput['like']>,
  scenarios: readonly Scenario[],
): void {
  const { said, sound } = playable(new Ruleset(data));
  if (!sound) return;
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  for (const outcome of outcomes) {
    const scenario = byId.get(outcome.scenario);
    if (scenario === undefined) continue;
    know(scenario, outcome, (key) => said.get(key) ?? 'null', checksOf(scenario, outcome.edition));
  }
}

/** What a scenario expects in an edition, as JSON. */
function checksOf(scenario: Scenario, edition: string): string {
  return JSON.stringify(expectationFor(scenario, edition, inEdition(edition)) ?? null);
}

/** The same with its fields in one order, so that a file does not tell whether its games were played or taken over. */
function inOrder<T extends object>(outcome: T): T {
  return Object.fromEntries(Object.entries(outcome).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}

/** What a game that was played before answers to a file that expects nothing; undefined where something was not asked then. */
function answersOf(scenario: Scenario, before: ScenarioOutcome): ScenarioOutcome | undefined {
  const given = new Map(
    [...before.checks, ...(before.others ?? [])].map((check) => [questionOf(check.text), check]),
  );
  const asked = new Set(scenario.checks.map(({ text }) => questionOf(text)));
  const others = questionsOf(scenario).filter(({ text }) => !asked.has(questionOf(text)));
  const answers = [...scenario.checks, ...others].map(({ text }) => {
    const found = given.get(questionOf(text));
    if (found === undefined || found.problem !== undefined) return undefined;
    const { expected: _, passed: __, ...answer } = found;
    return { ...answer, text };
  });
  if (!answers.every((answer) => answer !== undefined)) return undefined;
  const { note: _, ...rest } = before;
  return {
    ...rest,
    status: 'notApplicable',
    checks: answers.slice(0, scenario.checks.length),
    others: answers.slice(scenario.checks.length),
    note: noExpectationOf(scenario),
  };
}
