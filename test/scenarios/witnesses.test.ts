import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameRuleset } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import type { Value } from '../../src/rulesets/types.js';
import { isParameterKey, PARAMETERS, type ParameterKey } from '../../src/rulesets/vocabulary/index.js';
import { alternativesOf, loadScenarios, partsOn, runScenario } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

interface Kept {
  parameter: ParameterKey;
  /** The value that all others are compared with, and one of those. */
  values: [Value, Value];
  /** The edition that all other values are taken from, and those that are set otherwise. */
  ground: string;
  beside: Record<string, Value>;
  cards: unknown[];
  setup: unknown;
  steps: unknown[];
}

const { witnesses, without } = JSON.parse(readFileSync(join(root, 'fixtures/witnesses.json'), 'utf8')) as {
  witnesses: Kept[];
  without: unknown[];
};

function having(ground: string, values: Record<string, Value>): GameRuleset {
  const base = ruleset(ground);
  return {
    edition: ground,
    entry: (key) => {
      const entry = base.entry(key);
      return key in values && entry !== undefined ? { ...entry, value: values[key] as Value } : entry;
    },
  };
}

const deciding = PARAMETERS.filter(({ use }) => use === 'decides').map(({ key }) => key);

describe('every value of a parameter that decides', () => {
  it('has a game that differs from that of the first value', () => {
    const named = (parameter: string, value: Value): string => `${parameter} ${JSON.stringify(value)}`;
    const wanted = deciding.flatMap((key) => {
      const [first, ...others] = alternativesOf(key);
      expect(others.length, `${key} has one way to be played: ${JSON.stringify(first)}`).toBeGreaterThan(0);
      return others.map((value) => named(key, value));
    });
    expect(witnesses.map(({ parameter, values }) => named(parameter, values[1]))).toEqual(wanted);
    expect(without).toEqual([]);
  });

  it.each(witnesses.map((kept) => [kept.parameter, ...kept.values, kept] as const))(
    '%s: %j and %j part on the game that is kept',
    (parameter, first, other, { ground, beside, cards, setup, steps }) => {
      expect(isParameterKey(parameter)).toBe(true);
      const [a, b] = [first, other].map((value) => having(ground, { ...beside, [parameter]: value }));
      const scenario = { id: 'kept', edition: ground, cards, setup, steps, checks: ['gameOver()==False'] };
      expect(partsOn(scenario, a as GameRuleset, b as GameRuleset)).toBe(true);
      expect(partsOn(scenario, a as GameRuleset, a as GameRuleset)).toBe(false);
    },
  );
});

describe('the smallest games on which editions part', () => {
  const file = 'fixtures/scenarios/witnesses.json';
  const scenarios = loadScenarios(readFileSync(join(root, file), 'utf8'), file);

  it.each(scenarios.map((scenario) => [scenario.title ?? scenario.id, scenario] as const))(
    '%s',
    (_, scenario) => {
      const editions = [scenario.edition ?? '', ...scenario.expect.keys()];
      expect(editions).toHaveLength(2);
      for (const edition of editions) {
        const { status, checks } = runScenario(scenario, ruleset(edition), { edition, trace: false });
        expect([edition, status, checks.filter(({ passed }) => passed === false)]).toEqual([
          edition,
          'passed',
          [],
        ]);
      }
    },
  );
});
