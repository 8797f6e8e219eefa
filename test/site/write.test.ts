import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderWriter, writeFolder } from '../../src/site/write.js';
import { emptyFolder } from '../cli/support.js';

/** No process has this number: it is beyond what systems give. */
const NOBODY = 2 ** 22 + 4711;

test('a folder that was written is replaced as a whole', () => {
  const folder = join(emptyFolder(), 'book');
  writeFolder(
    folder,
    new Map([
      ['a.txt', 'first'],
      ['b/c.txt', 'first'],
    ]),
  );
  writeFolder(folder, new Map([['a.txt', 'second']]));
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('second');
  expect(existsSync(join(folder, 'b'))).toBe(false);
});

test('what a killed process left half written is swept away', () => {
  const parent = emptyFolder();
  const folder = join(parent, 'book');
  const writer = new FolderWriter(join(parent, 'other'));
  writer.write('a.txt', 'half');
  renameSync(writer.place, join(parent, `book.new-${NOBODY}`));
  writeFolder(folder, new Map([['a.txt', 'whole']]));
  expect(readdirSync(parent)).toEqual(['book']);
});

test('a book comes back whose process was killed between the two moves', () => {
  const parent = emptyFolder();
  const folder = join(parent, 'book');
  writeFolder(folder, new Map([['a.txt', 'former']]));
  renameSync(folder, join(parent, `book.old-${NOBODY}`));
  new FolderWriter(folder).discard();
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('former');
});

test('a folder of somebody else that merely bears such a name stays', () => {
  const parent = emptyFolder();
  mkdirSync(join(parent, `book.old-${NOBODY}`));
  writeFolder(join(parent, 'book'), new Map([['a.txt', 'mine']]));
  expect(readdirSync(parent).sort()).toEqual(['book', `book.old-${NOBODY}`]);
});
