import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Copy } from '../../src/archive/editions/choose.js';
import { chooseCopy } from '../../src/archive/index.js';

const NOTHING = {
  chapters: 1,
  sections: 1,
  placeholders: 0,
  rules: 0,
  subrules: 0,
  examples: 0,
  orphanExamples: 0,
  glossaryEntries: 0,
  stamps: 0,
};

function copy(fields: Partial<Copy> & { rules?: number } = {}): Copy {
  const { rules = 1000, ...rest } = fields;
  return {
    file: 'a.txt',
    sha256: 'a',
    format: 'text',
    partial: false,
    damaged: 0,
    named: true,
    counts: { ...NOTHING, rules },
    ...rest,
  };
}

describe('of two copies of an edition', () => {
  const cases: [why: string, better: Copy, worse: Copy, reason: RegExp][] = [
    [
      'the whole before the fragment',
      copy({ damaged: 9 }),
      copy({ partial: true, rules: 2000 }),
      /is a fragment/,
    ],
    [
      'one that is damaged before one that has lost a tenth',
      copy({ damaged: 500 }),
      copy({ rules: 900 }),
      /holds 900 rules and glossary entries against 1000/,
    ],
    [
      'one without damage before one that holds a little more',
      copy({ rules: 995 }),
      copy({ damaged: 3 }),
      /has 3 damaged characters against 0/,
    ],
    ['the fuller of two undamaged', copy(), copy({ rules: 999 }), /holds 999/],
    ['the text before the print made of it', copy(), copy({ format: 'pdf' }), /is pdf, not text/],
    [
      'the one that is named rightly',
      copy(),
      copy({ named: false }),
      /has a name that does not hold the date/,
    ],
    ['one of the two when they are alike', copy(), copy({ sha256: 'b' }), /is as good/],
  ];
  test.each(cases)('%s is chosen', (_, better, worse, reason) => {
    worse.file = 'b.txt';
    for (const copies of [
      [better, worse],
      [worse, better],
    ]) {
      const choice = chooseCopy(copies);
      expect(choice.chosen).toBe(better);
      expect(choice.others).toEqual([worse]);
      expect(choice.notes).toEqual([expect.stringMatching(reason)]);
      expect(choice.notes[0]).toMatch(/^a\.txt was chosen, not b\.txt, which /);
    }
  });

  test('and of any number, the choice does not depend on their order', () => {
    const any = fc.record({
      file: fc.string(),
      sha256: fc.string({ minLength: 4, maxLength: 4 }),
      format: fc.constantFrom('text' as const, 'html' as const, 'pdf' as const, 'docx' as const),
      partial: fc.boolean(),
      damaged: fc.nat(3),
      named: fc.boolean(),
      counts: fc.integer({ min: 985, max: 1000 }).map((rules) => ({ ...NOTHING, rules })),
    });
    const several = fc.uniqueArray(any, { minLength: 1, maxLength: 6, selector: (c) => c.sha256 });
    fc.assert(
      fc.property(
        several.chain((c) => fc.tuple(fc.constant(c), fc.shuffledSubarray(c, { minLength: c.length }))),
        ([a, b]) => {
          const left = chooseCopy(a);
          expect(chooseCopy(b).chosen).toBe(left.chosen);
          expect(left.notes).toHaveLength(a.length - 1);
          expect(left.chosen.partial).toBe(a.every((c) => c.partial));
        },
      ),
    );
  });
});

test('a copy without rivals is chosen without being weighed', () => {
  const only: Copy = {
    ...copy(),
    get counts(): Copy['counts'] {
      throw new Error('nobody has to count its rules');
    },
  };
  expect(chooseCopy([only])).toEqual({ chosen: only, others: [], notes: [] });
});
