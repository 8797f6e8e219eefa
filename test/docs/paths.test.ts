import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/corpus.js';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/contributing')).map((name) => `docs/contributing/${name}`),
];

/** Paths of this repository in a page: in code marks, or as the target of a link beside the page. */
function pathsIn(page: string): string[] {
  const words = readFileSync(join(root, page), 'utf8');
  const marked = [
    ...words.matchAll(/`((?:src|test|docs|scripts|sources|fixtures|bench|examples)\/[^`\s…]*)`/g),
  ];
  const linked = [...words.matchAll(/\]\((?!https?:|#)([^)#]+)\)/g)].map((m) =>
    join(page, '..', m[1] as string),
  );
  return [...marked.map((m) => m[1] as string), ...linked];
}

/** Every file below a folder, by its path from the root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
}

const sources = filesBelow('src');

describe('the README of a room', () => {
  test.each(sources.filter((path) => path.endsWith('README.md')))(
    '%s names only sources that exist',
    (page) => {
      const named = [...readFileSync(join(root, page), 'utf8').matchAll(/`([\w./-]+\.tsx?)`/g)];
      const missing = named
        .map((m) => m[1] as string)
        .filter(
          (name) => !sources.some((path) => path.endsWith(`/${name}`)) && !existsSync(join(root, name)),
        );
      expect(missing).toEqual([]);
    },
  );
});

describe('the pages for contributors', () => {
  test.each(pages)('%s names only files that exist', (page) => {
    const missing = pathsIn(page).filter((path) => !/[A-Z]{4}/.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('have a page for each errand that CONTRIBUTING.md lists', () => {
    const listed = pathsIn('CONTRIBUTING.md').filter((path) => path.startsWith('docs/contributing/'));
    expect(listed.sort()).toEqual(
      readdirSync(join(root, 'docs/contributing'))
        .map((name) => `docs/contributing/${name}`)
        .sort(),
    );
  });
});
