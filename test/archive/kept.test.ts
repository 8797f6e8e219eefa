import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openArchive, openShelf, rulesetNamed } from '../../src/archive/index.js';
import { keepIn, keptIn, stateOfProgram } from '../../src/archive/kept.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';

describe('what the program found out', () => {
  let path: string;
  beforeEach(() => {
    path = join(emptyFolder(), 'folder', 'found.json');
  });

  test('is known to the same program the next time', () => {
    expect(keptIn(path, 'one')).toBeUndefined();
    keepIn(path, 'one', { found: ['a\nb'] });
    expect(keptIn(path, 'one')).toEqual({ found: ['a\nb'] });
    expect(keptIn(path, 'another')).toBeUndefined();
  });

  test('is not believed where the file is damaged', () => {
    keepIn(path, 'one', { found: 'words' });
    const whole = readFileSync(path, 'utf8');
    for (const damaged of [whole.replace('words', 'swords'), whole.slice(0, 30), '']) {
      writeFileSync(path, damaged);
      expect(keptIn(path, 'one')).toBeUndefined();
    }
  });

  test('is of a program, which its rooms and files tell', () => {
    const file = join(emptyFolder(), 'facts.json');
    writeFileSync(file, '1');
    const state = stateOfProgram(['tree'], [file]);
    expect(stateOfProgram(['tree'], [file])).toBe(state);
    expect(stateOfProgram(['tree', 'compare'], [file])).not.toBe(state);
    writeFileSync(file, '22');
    expect(stateOfProgram(['tree'], [file])).not.toBe(state);
  });
});

test('a whole edition of an archive is compiled once, and is the same ruleset again', async () => {
  const folder = join(emptyFolder(), 'archive');
  const archive = await openArchive(folder, { create: true });
  await archive.import([join(root, 'sources/edition-2008.txt')]);
  archive.close();
  const shelf = await openShelf({ archive: folder });
  const first = await rulesetNamed('2008-02-01', shelf);
  const [kept] = readdirSync(join(folder, 'rulesets'));
  expect(kept).toMatch(/\.json$/);
  const again = await rulesetNamed('2008-02-01', shelf);
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  writeFileSync(join(folder, 'rulesets', kept as string), 'damaged');
  expect(JSON.stringify(await rulesetNamed('2008-02-01', shelf))).toBe(JSON.stringify(first));
});
