import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadError } from '../../../src/readers/result.js';
import { describeWithCorpus } from '../../support/corpus.js';
import { reading, readingOf } from '../support.js';
import { RULEBOOK } from './rulebook.js';

/** Reads, or is refused as a document that is no rules; anything else fails. */
function unaccountedOf(text: string): number {
  try {
    return reading(text).unaccounted;
  } catch (error) {
    if (error instanceof ReadError) return 0;
    throw error;
  }
}

/** The text without one of its lines. */
function withoutLine(text: string, line: number): string {
  const lines = text.split(/(?<=\n)/);
  lines.splice(line % lines.length, 1);
  return lines.join('');
}

describe('a damaged rulebook reads, or is refused, with every character in its place', () => {
  it('cut off anywhere', () => {
    for (let end = 0; end <= RULEBOOK.length; end += 3) expect(unaccountedOf(RULEBOOK.slice(0, end))).toBe(0);
  });

  it('begun anywhere', () => {
    for (let start = 0; start < RULEBOOK.length; start += 3)
      expect(unaccountedOf(RULEBOOK.slice(start))).toBe(0);
  });

  it('without any one line, and without any two', () => {
    const lines = RULEBOOK.split('\n').length;
    for (let line = 0; line < lines; line++) expect(unaccountedOf(withoutLine(RULEBOOK, line))).toBe(0);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(unaccountedOf(withoutLine(withoutLine(RULEBOOK, a), b))).toBe(0);
      }),
    );
  });

  it('with its lines in any order', () => {
    const lines = RULEBOOK.split('\n');
    fc.assert(
      fc.property(fc.shuffledSubarray(lines), (some) => {
        expect(unaccountedOf(some.join('\n'))).toBe(0);
      }),
    );
  });

  it('made of any pieces that readers look for', () => {
    const piece = fc.constantFrom(
      '\n',
      '\n\n',
      '\r',
      ' ',
      '     ',
      '100.1. ',
      '100.1a ',
      '1. ',
      '100. ',
      'Glossary',
      'Credits',
      'Index',
      'Contents',
      'Introduction',
      'Rules',
      'effective as of May 1, 2009.',
      'Example: ',
      'words',
      '---',
      'Term1. ',
      'A, B',
      ' (Obsolete)',
      'See Lamp.',
      '_a_',
      '{T}',
      'rule 100.1a–b',
      '\ufeff',
      '\u00a0',
      '?',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(unaccountedOf(pieces.join(''))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describeWithCorpus('a real edition cut off or with a line lost', () => {
  const { source } = readingOf('corpus/mirror/CR-1999-04-23.txt');
  it('reads with every character in its place', () => {
    fc.assert(
      fc.property(fc.nat(source.text.length), fc.nat(), (end, line) => {
        expect(unaccountedOf(source.text.slice(0, end))).toBe(0);
        expect(unaccountedOf(withoutLine(source.text, line))).toBe(0);
      }),
      { numRuns: 20 },
    );
  });
});

describe('hostile input takes time in proportion to its length', () => {
  const cases: [string, (size: number) => string][] = [
    ['one long line', (n) => `100.1. ${'word '.repeat(n / 5)}`],
    ['one long line of low lines', (n) => `100.1. ${'_'.repeat(n)}`],
    ['one long line of open quotation marks', (n) => `100.1. ${'rule 100, “'.repeat(n / 11)}`],
    ['one long list of numbers', (n) => `100.1. rules ${'100.1a–b, '.repeat(n / 10)}`],
    [
      'headings and nothing else',
      (n) => `100.1. a\n\n${repeated(n / 10, (i) => `${100 + (i % 900)}. Lamp`)}`,
    ],
    [
      'rules in falling order',
      (n) => `100.1. a\n\n${repeated(n / 10, (i) => `${999 - (i % 900)}.${99 - (i % 99)}z w`)}`,
    ],
    ['blank lines', (n) => `100.1. a${'\n'.repeat(n)}100.2. b`],
    ['glossary entries', (n) => `100.1. a\n\nGlossary\n\n${repeated(n / 10, (i) => `T${i}\nm`)}`],
    ['a headword without an end', (n) => `100.1. a\n\nGlossary\n\n${'a1. '.repeat(n / 4)}`],
    ['rulers', (n) => `${'---\n'.repeat(n / 4)}100.1. a`],
    ['blanks', (n) => `100.1. a${' '.repeat(n)}b`],
  ];
  it.each(cases)('%s', (_, make) => {
    // A sixteenfold input may not take much more than sixteen times as long; a square would take 256 times.
    const time = (size: number) => {
      const text = make(size);
      // Processor time, because a machine with other work makes clocks say anything.
      const from = process.cpuUsage();
      expect(unaccountedOf(text)).toBe(0);
      const { user, system } = process.cpuUsage(from);
      return (user + system) / 1000;
    };
    time(15_000);
    const small = Math.max(2, Math.min(time(15_000), time(15_000)));
    expect(Math.min(time(240_000), time(240_000))).toBeLessThan(small * 16 * 5 + 500);
  });

  it('a line of a million characters', () => {
    const { tree, unaccounted } = reading(`100.1. ${'word '.repeat(200_000)}`);
    expect(tree.children).toHaveLength(1);
    expect(unaccounted).toBe(0);
  });

  it('a hundred thousand headings', () => {
    const { tree, unaccounted } = reading(
      `100.1. a\n\n${repeated(100_000, (i) => `${100 + (i % 900)}. Lamp ${i}`)}`,
    );
    expect(tree.children.length).toBeGreaterThan(0);
    expect(unaccounted).toBe(0);
  });
});

function repeated(times: number, line: (index: number) => string): string {
  return Array.from({ length: times }, (_, i) => line(i)).join('\n\n');
}
