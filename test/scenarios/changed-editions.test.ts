import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { changed, editionTree } from '../rulesets/editions.js';
import { describeWithCorpus, root } from '../support/corpus.js';

/** A change of fixtures/edits/games-seventh.json, which says what happens at a table under the new words. */
interface Change {
  id: string;
  edition: string;
  rule: string;
  find: string;
  replace: string;
  scenario?: object;
}

const changes = (
  JSON.parse(readFileSync(join(root, 'fixtures/edits/games-seventh.json'), 'utf8')) as Change[]
).filter(({ edition, scenario }) => scenario && ['2007-02-01', '2011-04-01'].includes(edition));

describeWithCorpus('a published edition in which one sentence says otherwise', () => {
  test.each(changes)('$id: stops a game that needs rule $rule, or is followed', (change) => {
    const { id, edition, rule, find, replace, scenario } = change;
    const published = editionTree(`corpus/official/${edition}.txt`);
    const edited = changed(published, (text, number) =>
      number === rule ? text.replace(find, replace) : text,
    );
    const [own] = loadScenarios(JSON.stringify([{ id, edition, ...scenario }]), `${id}.json`);
    if (own === undefined) throw new Error('no scenario');
    expect(runScenario(own, compile(published), { edition }).status).toBe('failed');
    const { status, error } = runScenario(own, compile(edited), { edition });
    if (status !== 'passed')
      expect([status, error?.reason]).toEqual(['error', expect.stringContaining(rule)]);
  });
});
