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

/** The file of an edition: where the first folder lacks it, that of the mirror. */
function fileOf(edition) {
  const file = join(official, `${edition}.txt`);
  return existsSync(file) ? file : join(official, '../mirror', `CR-${edition}.txt`);
}

/** The text of an edition as it was published. */
export function textOf(edition) {
  if (!texts.has(edition)) {
    const decoded = decode(readFileSync(fileOf(edition)));
    texts.set(edition, typeof decoded === 'string' ? decoded : decoded.text);
  }
  return texts.get(edition);
}
