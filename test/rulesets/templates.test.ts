import { expect, it } from 'vitest';
import { template } from '../../src/language/index.js';
import { provisions } from '../../src/rulesets/provisions/index.js';

it('reads every sentence of our own words that a parameter has', () => {
  const texts = provisions.flatMap((p) =>
    Object.values(p.clauses).flatMap((c) => c.means.map(([text]) => text)),
  );
  const wrong = [...new Set(texts)].flatMap((text) => {
    try {
      template(text);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(texts.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});
