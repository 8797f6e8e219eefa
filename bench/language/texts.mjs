// The published editions that edits are made in.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from '../../dist/readers/index.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const shared = process.env.VARIORUM_CORPUS ?? join(root, '../shared');

/** The folder with a file for each edition, named by its date; undefined where it is not at hand. */
export const official = [join(shared, 'corpus/official'), join(shared, 'official'), shared].find((folder) =>
  existsSync(join(folder, '2011-07-15.txt')),
);

const texts = new Map();

/** The text of an edition as it was published. */
export function textOf(edition) {
  if (!texts.has(edition)) {
    const decoded = decode(readFileSync(join(official, `${edition}.txt`)));
    texts.set(edition, typeof decoded === 'string' ? decoded : decoded.text);
  }
  return texts.get(edition);
}
