import { readdirSync, readFileSync } from 'node:fs';
import { read } from '../../src/readers/index.js';
import type { Edition } from '../../src/tree/index.js';
import { shared } from '../support/corpus.js';

/** One edition of the corpus: its printed date and its tree. */
export interface Stage {
  name: string;
  tree: Edition;
}

/** The editions of the corpus in the order of their printed dates, one at a time, each from its better copy. */
export function* walkCorpus(): Generator<Stage> {
  const folder = (name: string) => shared(`corpus/${name}`) as string;
  const files = new Map<string, string>();
  for (const name of readdirSync(folder('mirror')))
    files.set(name.slice(3, -4), `${folder('mirror')}/${name}`);
  for (const name of readdirSync(folder('official'))) {
    // This copy has lost its quotation marks and dashes; the other one has not.
    if (name !== '2008-05-01.txt') files.set(name.slice(0, -4), `${folder('official')}/${name}`);
  }
  const seen = new Set<string>();
  for (const [, path] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let tree: Edition;
    try {
      ({ tree } = read(readFileSync(path), { file: path }));
    } catch {
      continue; // A summary of rulings, which is no edition.
    }
    const name = tree.effective;
    // The same edition is there twice where an archive filed it under another date.
    if (name === undefined || seen.has(name)) continue;
    seen.add(name);
    yield { name, tree };
  }
}
