import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../src/archive/folder.js';
import { emptyFolder } from '../support/folder.js';

test('a folder is made with those above it, and may be there', () => {
  const folder = join(emptyFolder(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('a file in the way is said', () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow(/ENOTDIR|EEXIST/);
});

test.runIf(existsSync('/proc/self'))('a place that takes no folders is left at once', () => {
  expect(() => makeFolder('/proc/none/such')).toThrow(/ENOENT|EACCES/);
});
