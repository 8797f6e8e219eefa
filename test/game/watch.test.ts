import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/shipped/index.js';
import { loadScenarios, questionsOf, runScenario, type Scenario } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

function scenariosOf(file: string): Scenario[] {
  const words = readFileSync(join(root, 'fixtures/scenarios', file), 'utf8');
  return loadScenarios(words, file).map(({ edition: _home, ...rest }) => ({
    ...rest,
    checks: questionsOf(rest),
    expect: new Map(),
  }));
}

describe('a game that is watched', () => {
  const scenarios = ['life-of-a-team.json', 'two-headed-giant.json', 'emperor.json'].flatMap(scenariosOf);

  test.each(['2008-02-01', '2025-02-07'])(
    'goes as it goes unwatched, whatever is looked at (%s)',
    (edition) => {
      const rules = ruleset(edition);
      expect(scenarios.length).toBeGreaterThan(50);
      for (const scenario of scenarios) {
        const seen = new Map<GameEvent, number>();
        const watched = runScenario(scenario, rules, {
          edition,
          watch: (event, table) => {
            // Powers are worked out on being asked for, which must leave nothing behind.
            const sizes = table.state.battlefield.map((id) => table.power(id));
            seen.set(event, sizes.length);
          },
        });
        expect(watched, scenario.id).toEqual(runScenario(scenario, rules, { edition }));
        expect(
          watched.events.every((event) => seen.has(event)),
          scenario.id,
        ).toBe(true);
      }
    },
  );

  test('is told of each event with the totals as they then are', () => {
    const [scenario] = scenariosOf('life-of-a-team.json');
    const totals: number[] = [];
    runScenario(scenario as Scenario, ruleset('2025-02-07'), {
      edition: '2025-02-07',
      watch: (event, table) => {
        if (event.type !== 'teamLifeChanged' || event.team !== 'Sun') return;
        expect(table.teamLife('Sun')).toBe(event.detail?.total);
        totals.push(table.teamLife('Sun'));
      },
    });
    expect(totals.slice(-2)).toEqual([9, 1]);
  });
});
