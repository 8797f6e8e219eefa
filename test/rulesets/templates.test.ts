import { expect, it } from 'vitest';
import { keyOf } from '../../src/language/frames/frame.js';
import { fitTemplate, readSentences, statementsOf, template } from '../../src/language/index.js';
import { sentencesOfOurs } from '../../src/rulesets/provisions/index.js';

/** The reader of templates once more, which has none that were read for the package. */
const ANEW = '../../src/language/query/template.js?anew';

it('reads every sentence of our own words that a parameter has, as what was read for the package', async () => {
  const anew = (await import(ANEW)) as { template: typeof template };
  const said = ({ statements }: ReturnType<typeof template>) => statements.map((one) => keyOf(one));
  const texts = sentencesOfOurs();
  const wrong = texts.flatMap((text) => {
    try {
      const now = said(anew.template(text));
      return now.join() === said(template(text)).join() ? [] : [`"${text}" says ${now.join()}`];
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
