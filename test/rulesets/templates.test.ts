import { expect, it } from 'vitest';
import { fitTemplate, readSentences, statementsOf, template } from '../../src/language/index.js';
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

it('asks a sentence the same with what was read of a template before, without the places of its words', () => {
  const wanted = template('A team with N or more poison counters loses the game.');
  const stored = JSON.parse(JSON.stringify(wanted, (name, value) => (name === 'at' ? undefined : value)));
  const said = readSentences(
    'If a team has twenty or more poison counters, that team loses the game.',
  ).flatMap((sentence) => statementsOf(sentence));
  const fit = fitTemplate(said, wanted);
  expect(fit?.slots).toEqual({ N: { is: 20 } });
  expect(fitTemplate(said, stored)).toEqual(fit);
});
