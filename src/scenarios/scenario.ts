import type { CardDefinition } from '../game/index.js';
import type { Place } from './error.js';
import type { Expression } from './expression/types.js';
import type { Step } from './steps/step.js';

/** A check with its parsed form and where it stands. */
export interface Check {
  text: string;
  expression: Expression;
  place: Place;
}

/** One step, with its name and in words. */
export interface Action {
  id: string;
  /** In a few words, for people. */
  do: string;
  step: Step;
  place: Place;
}

/** An object of the set-up. `state` holds what the file says of it beyond its card. */
export interface SetupObject {
  id: string;
  card: string;
  owner: string;
  controller: string;
  zone: string;
  state: Record<string, string | number | boolean>;
  place: Place;
}

/** The table before the first step. */
export interface Setup {
  players: string[];
  teams?: Record<string, string[]>;
  options: Record<string, unknown>;
  life?: Record<string, number>;
  poison?: Record<string, number>;
  state: Record<string, unknown>;
  objects: SetupObject[];
}

/** What is expected of one edition: its checks, or that the situation cannot arise in it. */
export type Expectation = { checks: Check[] } | { notApplicable: string };

/** A scenario, read and checked. */
export interface Scenario {
  id: string;
  /** What it is called; `titleOf` has a name for every scenario. */
  title?: string;
  system?: string;
  /** The rule that it shows, as numbered in its home edition. */
  rule?: string;
  /** The home edition: the one that `checks` speak of. */
  edition?: string;
  /** The cards by name. */
  cards: ReadonlyMap<string, CardDefinition>;
  setup: Setup;
  actions: Action[];
  /** The checks of the home edition. */
  checks: Check[];
  /** Expectations of other editions, by their names. */
  expect: ReadonlyMap<string, Expectation>;
  /** What should happen, in a sentence. */
  expected?: string;
  note?: string;
  place: Place;
}

/**
 * What a file expects of an edition.
 *
 * @param edition the edition that it runs under: a date
 * @param resolve turns the name of an edition (a date, the start of one, a name) into the date of the edition meant;
 *   names are taken as they stand when it is absent
 * @returns the expectation, or undefined when the file says nothing of that edition
 */
export function expectationFor(
  scenario: Pick<Scenario, 'edition' | 'checks' | 'expect'>,
  edition: string,
  resolve: (name: string) => string | undefined = (name) => name,
): Expectation | undefined {
  const means = (name: string) => name === edition || resolve(name) === (resolve(edition) ?? edition);
  for (const [name, expectation] of scenario.expect) if (means(name)) return expectation;
  if (scenario.edition !== undefined && means(scenario.edition)) return { checks: scenario.checks };
  // The start of a date stands for the editions that begin with it.
  for (const [name, expectation] of scenario.expect) if (edition.startsWith(name)) return expectation;
  if (scenario.edition === undefined && scenario.expect.size === 0) return { checks: scenario.checks };
  return undefined;
}

/** The editions that a scenario has expectations of, the home edition first. */
export function editionsOf(scenario: Scenario): string[] {
  return [
    ...new Set([...(scenario.edition === undefined ? [] : [scenario.edition]), ...scenario.expect.keys()]),
  ];
}

/**
 * Says of a game under an edition of which the file expects nothing what it does expect something of.
 *
 * @param scenario from `loadScenarios`
 * @returns a sentence without its full stop
 */
export function noExpectationOf(scenario: Scenario): string {
  const others = editionsOf(scenario);
  const only = others.length > 0 ? `, only of ${others.join(', ')}` : '';
  return `the file expects nothing of this edition${only}`;
}

/**
 * What a check asks, without what it expects: the same question has different answers in different editions.
 *
 * @param check such as `teamLife('Sun')==9`
 * @returns such as `teamLife('Sun')`
 */
export function questionOf(check: string): string {
  return (check.split(/\s*(?:[=!<>]=|[<>])\s*/)[0] ?? check).trim();
}

/** Every question of a scenario once, whichever edition its file asks it of; the home edition's come first. */
export function questionsOf({ checks, expect }: Pick<Scenario, 'checks' | 'expect'>): Check[] {
  const found = new Map<string, Check>();
  for (const check of checksIn({ checks, expect })) {
    const question = questionOf(check.text);
    if (!found.has(question)) found.set(question, check);
  }
  return [...found.values()];
}

/** The questions of which a file expects other answers in other editions: what the scenario was written to show. */
export function questionsShown(scenario: Pick<Scenario, 'checks' | 'expect'>): Set<string> {
  const texts = new Map<string, string>();
  const shown = new Set<string>();
  for (const { text } of checksIn(scenario)) {
    const question = questionOf(text);
    if ((texts.get(question) ?? text) !== text) shown.add(question);
    texts.set(question, text);
  }
  return shown;
}

/** The checks of all editions, those of the home edition first. */
function checksIn({ checks, expect }: Pick<Scenario, 'checks' | 'expect'>): Check[] {
  return [...checks, ...[...expect.values()].flatMap((told) => ('checks' in told ? told.checks : []))];
}
