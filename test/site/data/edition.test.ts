import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editionsOf, type LoadedEdition, openShelf, rulesetOf } from '../../../src/archive/index.js';
import { compile } from '../../../src/rulesets/index.js';
import { compileOptionsOf, packEdition, unpackEdition } from '../../../src/site/data/edition.js';
import { findNumber } from '../../../src/tree/index.js';
import { describeWithCorpus, root, shared } from '../../support/corpus.js';

/** Parameters of a document as its whole tree gives them, and as the page compiles them from what it holds. */
async function bothWays(editions: readonly LoadedEdition[]) {
  const shelf = await openShelf({ samples: true });
  return Promise.all(
    editions.map(async (edition) => {
      const whole = await rulesetOf(edition, shelf);
      const pack = JSON.parse(JSON.stringify(packEdition(edition.tree, whole)));
      return { edition, pack, whole, page: compile(unpackEdition(pack), compileOptionsOf(pack)) };
    }),
  );
}

/** A page holds no lines of the document that its words were read from. */
function withoutLines(parameters: object): object {
  return JSON.parse(JSON.stringify(parameters, (key, value) => (key === 'line' ? undefined : value)));
}

describe('the words of the samples as a page holds them', () => {
  let samples: Awaited<ReturnType<typeof bothWays>>;
  beforeAll(async () => {
    samples = await bothWays((await editionsOf([join(root, 'sources')])).editions);
  });

  test('give the same values from the same words, of whole editions and of fragments', () => {
    expect(samples.length).toBeGreaterThan(4);
    expect(samples.some(({ edition }) => edition.partial)).toBe(true);
    for (const { page, whole } of samples) expect(page.parameters).toEqual(withoutLines(whole.parameters));
  });

  test('hold no section of a whole edition that no parameter is looked for in', () => {
    const whole = samples.find(({ edition }) => !edition.partial);
    const rules = JSON.stringify(whole?.pack.children.map((c: object) => c)).length;
    expect(rules).toBeLessThan(JSON.stringify(whole?.edition.tree).length / 2);
    expect(findNumber(unpackEdition(whole?.pack), '100')).toMatchObject({ type: 'section' });
  });
});

describeWithCorpus('the words of real editions as a page holds them', () => {
  test('give the same values from the same words', async () => {
    const files = ['2003-03-15', '2008-02-01', '2011-07-15', '2025-11-14'].map(
      (date) => shared(`corpus/official/${date}.txt`) as string,
    );
    for (const { page, pack, whole } of await bothWays((await editionsOf(files)).editions)) {
      expect(page.parameters).toEqual(withoutLines(whole.parameters));
      expect(JSON.stringify(pack).length).toBeLessThan(300_000);
    }
  });
});
