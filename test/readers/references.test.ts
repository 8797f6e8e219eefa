import { describe, expect, it } from 'vitest';
import { plainReferenceEnd, REFERENCE_PATTERN, targetsOf } from '../../src/readers/references.js';

const PATTERN = new RegExp(REFERENCE_PATTERN, 'y');
const endOf = (words: string): number => {
  PATTERN.lastIndex = 0;
  return PATTERN.test(words) ? PATTERN.lastIndex : -1;
};

describe('references to one rule', () => {
  const plain = [
    ['rule 104.', 'rule 104', '104'],
    ['Rule 104.5k) and', 'Rule 104.5k', '104.5k'],
    ['rule 104, “Lamps, and Wicks.” More', 'rule 104, “Lamps, and Wicks.”', '104'],
    ['rule 104.2a, "Lamps" or', 'rule 104.2a, "Lamps"', '104.2a'],
  ] as const;

  it('are known without the pattern, their titles included, and end where the pattern says', () => {
    for (const [words, whole, target] of plain) {
      expect([words, plainReferenceEnd(words, 0)]).toEqual([words, whole.length]);
      expect([words, endOf(words)]).toEqual([words, whole.length]);
      expect(targetsOf(whole)).toEqual([target]);
    }
  });

  it('are left to the pattern where something may follow, or what stands in quotation marks is no title', () => {
    for (const words of [
      'rule 104.2, 104.3',
      'rule 104, “”',
      'rule 104, “Lamps "and” wicks',
      `rule 104, “${'a'.repeat(91)}”`,
      'rule 104, "Lamps” wicks"',
      'rule 1041, “Lamps”',
    ])
      expect([words, plainReferenceEnd(words, 0)]).toEqual([words, -1]);
  });
});
