import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editionsOf } from '../../src/archive/index.js';
import { compile } from '../../src/rulesets/index.js';
import { inEdition, loadScenarios, questionOf, runScenario } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

describe('what a file asks of other editions', () => {
  it('is answered where it is asked for, and changes neither the game nor the verdict', async () => {
    const { editions } = await editionsOf([join(root, 'sources/edition-2008.txt')]);
    const [edition] = editions;
    const ruleset = compile(edition?.tree as NonNullable<typeof edition>['tree']);
    const file = 'fixtures/scenarios/life-of-a-team.json';
    let more = 0;
    for (const scenario of loadScenarios(readFileSync(join(root, file), 'utf8'), file)) {
      const options = { edition: '2008-02-01', resolve: inEdition('2008-02-01') };
      const plain = runScenario(scenario, ruleset, options);
      const { others = [], ...asked } = runScenario(scenario, ruleset, { ...options, others: true });
      expect(asked).toEqual(plain);
      for (const { text, expected, problem } of others) {
        expect(plain.checks.map((check) => questionOf(check.text))).not.toContain(questionOf(text));
        expect(expected).toBeUndefined();
        expect(problem).toBeUndefined();
      }
      more += others.length;
    }
    expect(more).toBeGreaterThan(0);
  });
});
