import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadError, read } from '../../src/readers/index.js';
import { root, shared } from '../support/corpus.js';
import { misplacedIn } from './support.js';

const SAMPLES = [
  'multiplayer-2011.rst',
  'rulings-2008.txt',
  'grand-melee-2011.txt',
  'grand-melee-2011.html',
  'general-2025.md',
  'fragment-2006.txt',
].map((name) => join(root, 'sources', name));

const SEEDS = ['000_52d42a4860193b9d', '001_c7444a2502eb75af', '002_5f487e2888c5e195', '003_0d308a5fa989c322']
  .map((name) => shared(`seeds/${name}.txt`))
  .filter((path) => path !== undefined);

/** Reads what may be broken: it is read with a full account, or refused in the documented way. */
function accountFor(input: string | Uint8Array): void {
  let result: ReturnType<typeof read>;
  try {
    result = read(input, { file: 'broken' });
  } catch (error) {
    expect(error).toBeInstanceOf(ReadError);
    return;
  }
  expect(result.coverage.accounted).toBe(result.coverage.characters);
  expect(result.messages.filter(({ ruleId }) => ruleId === 'accounted-twice')).toEqual([]);
  expect(misplacedIn(result.tree)).toEqual([]);
}

describe.each([...SAMPLES, ...SEEDS].map((path) => ({ path, name: path.split('/').at(-1) })))(
  'every character of $name has its place',
  ({ path }) => {
    const bytes = readFileSync(path);
    const text = bytes.toString('utf8');
    const lines = text.split('\n');

    it('in any prefix', () => {
      fc.assert(
        fc.property(fc.nat(text.length), (length) => accountFor(text.slice(0, length))),
        { numRuns: 20 },
      );
    });

    it('in any suffix', () => {
      fc.assert(
        fc.property(fc.nat(text.length), (start) => accountFor(text.slice(start))),
        { numRuns: 10 },
      );
    });

    it('with any line deleted', () => {
      fc.assert(
        fc.property(fc.nat(lines.length - 1), (gone) =>
          accountFor(lines.filter((_, i) => i !== gone).join('\n')),
        ),
        { numRuns: 20 },
      );
    });

    it('with any bytes changed', () => {
      const change = fc.record({ at: fc.nat(bytes.length - 1), to: fc.integer({ min: 0, max: 255 }) });
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
          const broken = Uint8Array.from(bytes);
          for (const { at, to } of changes) broken[at] = to;
          accountFor(broken);
        }),
        { numRuns: 20 },
      );
    });
  },
);

describe('a character between the last tags of a page', () => {
  const page = readFileSync(join(root, 'sources/grand-melee-2011.html'), 'utf8');
  // Its head, its first rules and its end: what stands between them changes nothing here, and would be read a thousand times.
  const ends = [...page.matchAll(/<\/p>/g)].map(({ index }) => index);
  const bytes = Buffer.from(page.slice(0, ends[8]) + page.slice(ends.at(-4)));

  it('is looked for in a page that is read like the whole', () => {
    const kinds = (text: string) => new Set(read(text, { file: 'page' }).messages.map((one) => one.ruleId));
    expect(read(bytes).tree.format).toBe(read(page).tree.format);
    for (const kind of kinds(page)) expect(kinds(bytes.toString())).toContain(kind);
  });

  it.each(['</p>', '</footer>', '</body>', '</html>'])(
    'has its place behind %s, and so have the tags',
    (tag) => {
      const at = bytes.lastIndexOf(tag) + tag.length;
      for (let byte = 0; byte < 256; byte++)
        accountFor(Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at)]));
    },
  );
});

describe('documents that nobody wrote', () => {
  const words = fc.constantFrom(
    ...[
      '810.1',
      '810.1a',
      '810.',
      'a.',
      '- ',
      '\n',
      '\n\n',
      ' ',
      'word',
      'Example:',
      '*',
      '**',
      '`',
      '|T|',
      ':ref:',
      '<p>',
      '</p>',
    ],
    ...[
      '<b>',
      '&amp;',
      '&',
      '[CompRules 2005/08/01]',
      '====',
      '----',
      '..',
      '.. admonition:: Example',
      '    ',
      '# ',
      '> ',
      '_x_',
      '?s',
      '‘',
    ],
  );

  it('are read with a full account, or refused', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (parts) => accountFor(parts.join(''))),
      { numRuns: 500 },
    );
  });
});
