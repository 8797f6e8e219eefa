import type { GameRuleset, Parameter } from '../../game/index.js';
import { definitionOf } from '../../rulesets/vocabulary/index.js';
import { loadScenarios } from '../load.js';
import { runScenario } from '../run.js';
import type { Scenario } from '../scenario.js';
import type { Step } from '../steps/step.js';
import type { SearchTable } from './tables.js';

type Pair = readonly [GameRuleset, GameRuleset];

const MOST_CHECKS = 4;

/**
 * A scenario as a file has it, with checks that turn out differently: under the two rulesets as they are or, where everything
 * else in them hides the difference, with all but the one parameter held equal.
 *
 * @param grounds the same with all but the parameter equal
 * @param names what the rulesets are called; their editions when absent
 * @returns the scenario, and whether the rulesets part on it as they are
 */
export function written(
  parameter: Parameter,
  table: SearchTable,
  steps: Step[],
  pair: Pair,
  grounds: Pair,
  names?: readonly [string, string],
): { scenario: Record<string, unknown>; apart: boolean } {
  const [a, b] = pair;
  const editions = names ?? [a.edition ?? 'old', b.edition ?? 'new'];
  const { question, system } = definitionOf(parameter);
  const base = {
    ...table.written,
    id: `witness-${parameter.replaceAll('.', '-')}`,
    title: question.slice(0, question.indexOf('?') + 1),
    system,
    rule: a.entry(parameter)?.rules[0] ?? b.entry(parameter)?.rules[0] ?? '',
    edition: editions[0],
    steps,
  };
  const questions = questionsAt(table);
  const { players } = table.written.setup as { players: string[] };
  // One of the rulesets may ask somebody at the end where the other does not.
  const left = players.map((player) => [...steps, { open: player, ifAsked: true }]);
  for (const rulesets of [pair, grounds])
    for (const done of [steps, ...left]) {
      const shown = differing({ ...base, steps: done }, questions, rulesets).slice(0, MOST_CHECKS);
      if (shown.length === 0) continue;
      const checks = shown.map(([mine]) => mine);
      const expect = { [editions[1]]: shown.map(([, theirs]) => theirs) };
      return { scenario: { ...base, steps: done, checks, expect }, apart: rulesets === pair };
    }
  return { scenario: { ...base, checks: [], expect: { [editions[1]]: [] } }, apart: false };
}

/** All that is asked of a table at the end. */
function questionsAt({ written: { setup }, scenario }: SearchTable): string[] {
  const { players, teams = {} } = setup as { players: string[]; teams?: Record<string, string[]> };
  const of = (names: readonly string[], asked: readonly string[]): string[] =>
    names.flatMap((name) => asked.map((question) => `${question}('${name}')`));
  return [
    ...of(players, ['result', 'life', 'poison', 'hand', 'inGame', 'lost', 'gained', 'drew']),
    ...of(Object.keys(teams), ['result', 'teamLife', 'startLife', 'primary']),
    ...of(
      scenario.setup.objects.map(({ id }) => id),
      ['zone', 'controller', 'power', 'attachedTo', 'triggered'],
    ),
    ...of(players, ['takingTurn', 'turnsTaken', 'waiting', 'pendingExtra', 'rangeOf', 'asked']),
    ...of(Object.keys(teams), ['asked', 'pendingExtra']),
    'marker(1)',
    'marker(2)',
    'designated(1)',
    'designated(2)',
    'planar()',
    'stack()',
    'priority()',
    'step()',
  ];
}

/** Checks that are true under the one ruleset and others under the other. */
function differing(base: object, questions: readonly string[], rulesets: Pair): [string, string][] {
  const [scenario] = loadScenarios(
    JSON.stringify([{ ...base, checks: questions.map((question) => `${question}==0`) }]),
    'witness',
  ) as [Scenario];
  const answers = rulesets.map((ruleset) =>
    runScenario(scenario, ruleset, { edition: scenario.edition ?? '' }),
  );
  if (answers.some(({ status }) => status === 'error')) return [];
  return questions.flatMap((question, at): [string, string][] => {
    const [mine, theirs] = answers.map(({ checks }) => literal(checks[at]?.actual));
    if (mine === theirs || mine === undefined || theirs === undefined) return [];
    return [[`${question}==${mine}`, `${question}==${theirs}`]];
  });
}

/** A value as checks write it; undefined for what they cannot. */
function literal(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  const items = value.map(literal);
  return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
}
