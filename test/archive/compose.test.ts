import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeEdition } from '../../src/archive/index.js';
import {
  build,
  type Edition,
  findNumber,
  numberOf,
  rulesOf,
  type Section,
  sectionsOf,
  textOf,
} from '../../src/tree/index.js';

const NUMBERS = ['100.1', '100.2', '100.2a', '100.2b', '100.10', '103.1', '200.1', '200.1a'];

/** An edition that holds some numbers, in sections of their own, under chapters when asked for. */
function holding(numbers: readonly string[], chapters: boolean): Edition {
  const sections = new Map<string, Section>();
  for (const number of numbers.filter((n) => !/[a-z]$/.test(n))) {
    const [head = ''] = number.split('.');
    const section = sections.get(head) ?? build.section(head, `Section ${head}`);
    sections.set(head, section);
    const subrules = numbers
      .filter((n) => n !== number && n.replace(/[a-z]$/, '') === number)
      .map((n) => build.subrule(n, [build.paragraph(`Words of ${n}.`)]));
    section.children.push(build.rule(number, [build.paragraph(`Words of ${number}.`), ...subrules]));
  }
  const all = [...sections.values()];
  if (!chapters) return build.edition(all, { partial: true });
  const heads = [...new Set(all.map((s) => s.number[0] as string))];
  return build.edition(
    heads.map((h) =>
      build.chapter(
        h,
        `Chapter ${h}`,
        all.filter((s) => s.number[0] === h),
      ),
    ),
    { partial: true },
  );
}

/** A subrule stands in a fragment only together with its rule. */
const some = fc
  .subarray(NUMBERS)
  .map((numbers) => numbers.filter((n) => !/[a-z]$/.test(n) || numbers.includes(n.replace(/[a-z]$/, ''))));

describe('an edition made of fragments', () => {
  test('holds every rule of each of them once, in the order of the rulebook', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(some, fc.boolean()), { minLength: 1, maxLength: 4 }), (fragments) => {
        const parts = fragments.map(([numbers, chapters], at) => ({
          file: `${at}.txt`,
          tree: holding(numbers, chapters),
        }));
        const before = JSON.stringify(parts);
        const tree = composeEdition(parts);
        const wanted = NUMBERS.filter((n) => fragments.some(([numbers]) => numbers.includes(n)));
        expect(rulesOf(tree).map(numberOf)).toEqual(wanted);
        expect(JSON.stringify(parts)).toBe(before);
        const sections = sectionsOf(tree).map(numberOf);
        expect(new Set(sections).size).toBe(sections.length);
      }),
    );
  });

  test('takes of a rule that several have the words with the least damage', () => {
    const part = (file: string, words: string) => ({
      file,
      tree: build.edition([build.section('100', 'Lamps', [build.rule('100.1', [build.paragraph(words)])])]),
    });
    const tree = composeEdition([
      part('a.txt', 'Each lamp\ufffds shelf is its own, and nobody else\ufffds.'),
      part('b.txt', 'Each lamp’s shelf.'),
      part('c.txt', 'Each ?lamp? has a shelf of its own, and nobody ?elses.'),
    ]);
    const rule = findNumber(tree, '100.1');
    expect(textOf(rule as never)).toBe('Each lamp’s shelf.');
    expect(rule?.data).toEqual({ file: 'b.txt' });
    expect(tree.partial).toBe(true);
  });

  test('keeps text without a number, and every entry of the glossaries once', () => {
    const glossary = (...terms: string[]) => ({
      type: 'glossary' as const,
      children: terms.map((term) => ({
        type: 'glossaryEntry' as const,
        term,
        children: [build.paragraph(`What ${term} is.`)],
      })),
    });
    const tree = composeEdition([
      {
        file: 'a.txt',
        tree: build.edition([build.example('An example without a rule.'), glossary('Lamp', 'Match')]),
      },
      {
        file: 'b.txt',
        tree: build.edition([
          build.rule('', [build.paragraph('The end of a rule.')]),
          glossary('Match', 'Wick'),
        ]),
      },
    ]);
    expect(textOf(tree)).toContain('An example without a rule.');
    expect(textOf(tree)).toContain('The end of a rule.');
    const found = tree.children.find((c) => c.type === 'glossary');
    expect(found?.children.map((c) => (c.type === 'glossaryEntry' ? c.term : ''))).toEqual([
      'Lamp',
      'Match',
      'Wick',
    ]);
  });
});
