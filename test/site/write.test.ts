import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeInto } from '../../src/site/making/documents.js';
import { FolderWriter, writeFolder } from '../../src/site/write.js';
import { emptyFolder } from '../support/folder.js';

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
  expect(readdirSync(dirname(folder))).toEqual(['book']);
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

test('files are laid onto a folder whose others stay where they are, and what goes leaves no empty folder', async () => {
  const folder = join(emptyFolder(), 'book');
  writeFolder(
    folder,
    new Map([
      ['a.txt', 'former'],
      ['b/c.txt', 'former'],
      ['d/e.txt', 'former'],
    ]),
  );
  const place = statSync(join(folder, 'a.txt')).ino;
  const writer = new FolderWriter(folder);
  writer.write('d/e.txt', 'new');
  writer.write('d/f/g.txt', 'new');
  await writer.layOnto(['b/c.txt']);
  expect(statSync(join(folder, 'a.txt')).ino).toBe(place);
  expect(readFileSync(join(folder, 'd/e.txt'), 'utf8')).toBe('new');
  expect(readFileSync(join(folder, 'd/f/g.txt'), 'utf8')).toBe('new');
  expect(existsSync(join(folder, 'b'))).toBe(false);
  expect(readdirSync(dirname(folder))).toEqual(['book']);
});

test('what a killed process had half laid onto a book, the next one lays', () => {
  const parent = emptyFolder();
  const folder = join(parent, 'book');
  writeFolder(
    folder,
    new Map([
      ['a.txt', 'former'],
      ['b.txt', 'former'],
      ['c.txt', 'former'],
    ]),
  );
  const writer = new FolderWriter(folder);
  writer.write('a.txt', 'new');
  writer.write('going.json', JSON.stringify(['b.txt', 'gone before.txt']));
  renameSync(writer.place, join(parent, `book.onto-${NOBODY}`));
  new FolderWriter(folder).discard();
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new');
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'c.txt', 'variorum-book.txt']);
  expect(readdirSync(parent)).toEqual(['book']);
});

test('a folder of somebody else that merely bears such a name stays', () => {
  const parent = emptyFolder();
  mkdirSync(join(parent, `book.old-${NOBODY}`));
  writeFolder(join(parent, 'book'), new Map([['a.txt', 'mine']]));
  expect(readdirSync(parent).sort()).toEqual(['book', `book.old-${NOBODY}`]);
});

test('nothing is written beside the folder, neither as a whole nor page by page', () => {
  const place = join(emptyFolder(), 'book');
  const writer = new FolderWriter(place);
  for (const path of ['../beside.html', '/beside.html', 'rule/../../beside.html', 'rule\\beside.html']) {
    expect(() => writer.write(path, 'x')).toThrow(RangeError);
    expect(() => writeInto({ place }, path, 'x')).toThrow(RangeError);
  }
  writer.discard();
  expect(existsSync(join(place, '..', 'beside.html'))).toBe(false);
});
