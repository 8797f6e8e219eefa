import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LineageBuilder } from '../../dist/lineage/index.js';
import { read } from '../../dist/readers/index.js';

/** The folder of real documents. */
export const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');

/** Reads one document. */
export const load = (path) => read(readFileSync(path), { file: path }).tree;

/** Paths of the editions of the corpus by the date that is printed in them, the oldest first; the better copy of two. */
export function editionsOf() {
  const paths = new Map();
  for (const folder of ['mirror', 'official']) {
    const place = join(base, 'corpus', folder);
    if (!existsSync(place)) continue;
    for (const name of readdirSync(place)) {
      try {
        const tree = load(join(place, name));
        const damage = (tree.data?.damage ?? []).reduce((sum, d) => sum + d.count, 0);
        const known = paths.get(tree.effective);
        if (tree.effective && (known === undefined || damage <= known.damage)) {
          paths.set(tree.effective, { path: join(place, name), damage });
        }
      } catch {
        // Not every file there is an edition; the readers' own tests say which and why.
      }
    }
  }
  return [...paths].map(([date, { path }]) => [date, path]).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Builds the lineages of the whole corpus. */
export function lineagesOf(editions) {
  const builder = new LineageBuilder();
  for (const [date, path] of editions) builder.add(date, load(path));
  return builder.build();
}
