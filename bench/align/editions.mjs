// The alignments made by hand and the editions that they speak of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { read } from '../../dist/readers/index.js';
import { tableOf } from './score.js';

const base = process.env.VARIORUM_CORPUS ?? resolve(import.meta.dirname, '../../../shared');
if (!existsSync(join(base, 'corpus'))) {
  console.log('The real documents are absent (set VARIORUM_CORPUS to the folder that holds them).');
  process.exit(0);
}

/** The project's own samples of what readers decided. */
export const fixtures = resolve(import.meta.dirname, '../../fixtures');
/** Where tables are looked for when nothing is said. */
export const FOLDERS = [join(base, 'specification/alignment'), join(fixtures, 'alignments')];

/** The tables in folders, by folder and name; folders that are not there have none. */
export function tablesIn(folders) {
  return folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.tsv'))
          .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
          // Other tables may be beside them.
          .filter(({ text }) => text.startsWith('old_edition\t'))
          .map(({ name, text }) => ({ name, rows: tableOf(text) }))
      : [],
  );
}

const trees = new Map();

/** An edition of the real documents by the date of its file; read once. */
export function edition(date) {
  if (!trees.has(date)) {
    const file = [`corpus/official/${date}.txt`, `corpus/mirror/CR-${date}.txt`]
      .map((name) => join(base, name))
      .find((name) => existsSync(name));
    if (file === undefined) throw new Error(`edition ${date} is not in ${base}`);
    trees.set(date, read(readFileSync(file)).tree);
  }
  return trees.get(date);
}
