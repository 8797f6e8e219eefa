import { describe, expect, it } from 'vitest';
import { survey } from '../../src/readers/characters.js';
import { findMarks } from '../../src/readers/inlineMarks.js';
import { KnownNumbers } from '../../src/readers/knownNumbers.js';

const besides = (text: string) => {
  const { marks, numbers, ...rest } = findMarks(text, survey(text));
  return { marks: [...marks], numbers: [...numbers], ...rest };
};

describe('the marks of a document', () => {
  it('are the beginnings of emphasis, symbols and references, the numbers of rules among them apart', () => {
    const { marks, numbers } = besides('_so_ {T} rule 100.1a, 12 lamps and 1001.2; sections 3');
    expect(marks).toEqual([0, 3, 5, 9, 14, 35, 43]);
    expect(numbers).toEqual([14, 35]);
  });

  it('tell the codes of plain numbers, and none where more than a number of a rule may stand', () => {
    const text = '100.1a and 100.1; 100.1ab, 100.1.2, 7.100.1, 100.1234, 100.1aa, 100.1\u03b1';
    const known = new KnownNumbers();
    known.add('100.1a');
    known.add('100.1');
    const { codes } = findMarks(text, survey(text));
    expect([...codes].map((code) => known.hasCode(code))).toEqual([true, true, ...Array(6).fill(false)]);
    expect([...codes].slice(2)).toEqual(Array(6).fill(0));
  });

  it('tell whether a time of day or the number of a page is anywhere', () => {
    expect(besides('printed at 9:30, page four')).toMatchObject({ hasTime: true, hasPage: false });
    expect(besides('Note: 30 lamps, Page 4 of 7')).toMatchObject({ hasTime: false, hasPage: true });
    expect(besides('a stage 4 rule 5 and 6')).toMatchObject({ hasTime: false, hasPage: false });
  });
});
