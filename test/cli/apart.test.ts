import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/archive/hash.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

test('variorum ruleset --against names the scenarios that tell two editions apart, and plays them once', async () => {
  const folder = emptyFolder();
  const samples = ['edition-2008.txt', 'edition-2011.txt'].map((name) => join(root, 'sources', name));
  await variorum(['import', ...samples, '--archive', 'archive'], folder);
  const scenarios = async (): Promise<string[] | undefined> => {
    const { out } = await variorum(
      ['ruleset', '2011', '--against', '2008', '--json', '--archive', 'archive'],
      folder,
    );
    const { differences } = JSON.parse(out) as { differences: { key: string; scenarios: string[] }[] };
    return differences.find(({ key }) => key === 'twoHeadedGiant.individualLife.value')?.scenarios;
  };
  const played = await scenarios();
  expect(played).toContain('half-of-each-life');

  const path = join(folder, 'archive', 'apart.json');
  const kept = JSON.parse(readFileSync(path, 'utf8')) as {
    check: string;
    pairs: Record<string, Record<string, string[]>>;
  };
  const [pair] = Object.values(kept.pairs);
  (pair as Record<string, string[]>)['twoHeadedGiant.individualLife.value'] = ['kept'];
  writeFileSync(path, JSON.stringify({ ...kept, check: sha256(JSON.stringify(kept.pairs)) }));
  expect(await scenarios()).toEqual(['kept']);

  // What was kept and damaged since is no answer.
  writeFileSync(path, JSON.stringify(kept));
  expect(await scenarios()).toEqual(played);
});
