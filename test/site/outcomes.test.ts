import { expect, test } from 'vitest';
import { loadScenarios, type Scenario } from '../../src/scenarios/index.js';
import { outcomesOf, type ScenarioOutcome, worthShowing } from '../../src/site/book.js';

/** A scenario whose file expects answers of two editions. */
function scenario(id: string, system: string, checks: string[], later: string[]): Scenario {
  const file = {
    id,
    system,
    edition: '2008-02-01',
    setup: { players: ['Ada', 'Ben'] },
    steps: [],
    checks,
    expect: { '2011-07-15': later },
  };
  return loadScenarios(JSON.stringify(file), 'file.json')[0] as Scenario;
}

function played(id: string, edition: string, answers: Record<string, unknown>): ScenarioOutcome {
  const checks = Object.entries(answers).map(([text, actual]) => ({ text, actual }));
  return {
    scenario: id,
    edition,
    status: 'passed',
    checks,
    others: [],
    parameters: [],
    asked: [],
    assumed: false,
  } as unknown as ScenarioOutcome;
}

const both = (
  id: string,
  older: Record<string, unknown>,
  newer: Record<string, unknown>,
): [ScenarioOutcome, ScenarioOutcome] => [played(id, 'old', older), played(id, 'new', newer)];

const named = "result('Ada')";
const scenarios = [
  scenario('by-the-way', 'general', [`${named}=='none'`], [`${named}=='none'`]),
  scenario('what-it-says', 'general', [`${named}=='won'`], [`${named}=='lost'`]),
  scenario('also-that', 'general', [`${named}=='won'`], [`${named}=='lost'`]),
  scenario('of-another-topic', 'stack', [`${named}=='none'`], [`${named}=='none'`]),
];
const games = [
  both('by-the-way', { "life('Ada')": 20, "life('Ben')": 20 }, { "life('Ada')": 30, "life('Ben')": 30 }),
  both('what-it-says', { "life('Ada')": 20, [named]: 'won' }, { "life('Ada')": 30, [named]: 'lost' }),
  both('also-that', { [named]: 'won' }, { [named]: 'won' }),
  both('of-another-topic', { "life('Ada')": 20 }, { "life('Ada')": 30 }),
];
const outcomes = outcomesOf(scenarios, [
  { id: 'old', outcomes: games.map(([older]) => older) },
  { id: 'new', outcomes: games.map(([, newer]) => newer) },
]);

test('what a scenario was written to show comes before what differs by the way', () => {
  const [, telling] = outcomes;
  expect(telling?.answers.map(({ question }) => question)).toEqual([named, "life('Ada')"]);
  expect(outcomes.map(({ shown }) => shown)).toEqual([0, 1, 0, 0]);
});

test('the best of each topic is shown first, and nothing that ends alike', () => {
  expect(worthShowing(outcomes).map((outcome) => outcome.scenario.id)).toEqual([
    'what-it-says',
    'of-another-topic',
    'by-the-way',
  ]);
});
