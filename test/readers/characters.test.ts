import { describe, expect, it } from 'vitest';
import { isSpace, lacks, survey, withoutUnseen } from '../../src/readers/characters.js';
import { read } from '../../src/readers/index.js';
import { glossaryOf, ownText, rulesOf } from '../../src/tree/index.js';
import { kindsOf } from './reading.js';

const rulesIn = (text: string) =>
  rulesOf(read(text).tree).map((rule) => `${rule.intended ?? rule.number} ${ownText(rule)}`);

describe('characters', () => {
  it('are counted where they print something', () => {
    expect(survey('a b\u00a0c\u200bd\u00ad\n\u2003e').characters).toBe(5);
  });

  it('between words that are not one blank are folds, and what prints nothing is known by its place', () => {
    const { characters, folds, unseen, ends, hasForms } = survey('a b  c\td\u200b\n\ne');
    expect(characters).toBe(5);
    expect([...folds]).toEqual([3, 6, 8]);
    expect([...unseen]).toEqual([8]);
    expect([...ends]).toEqual([9, 10]);
    expect(hasForms).toBe(false);
    expect(survey('１００').hasForms).toBe(true);
  });

  it('that are rare signs, and rows of figures, are known by their places', () => {
    const { openings, signs, figures } = survey('12.3a _so_ {T} [+1]? “no” “ ”');
    expect([...openings]).toEqual([6, 9, 11]);
    expect([...signs]).toEqual([15, 19, 26]);
    expect([...figures]).toEqual([0, 3, 17]);
  });

  it('that hardly a document has are known to be there or not', () => {
    const found = survey('it burns & glows <b>');
    expect(['a', '&', '<b', '~~', 'a~', '\\u'].map((words) => lacks(found, words))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('that patterns take for white space are white space here', () => {
    for (let code = 0; code < 0x10000; code++) {
      if (/\s/.test(String.fromCharCode(code))) expect(isSpace(code), code.toString(16)).toBe(true);
    }
  });

  it('that print nothing are no part of words', () => {
    expect(withoutUnseen('la\u00admp\u200b and\u2060 wick\u0000')).toBe('lamp and wick');
  });
});

describe('a text from a word processor', () => {
  const TEXT =
    '1. Lamps\n\n100. Gen\u00aderal\n\n\u200b100.1.\u00a0A\u2009lamp\u00ad\u200b burns\u202fhere. See rule\u00a0100.2a.\n\n100.\u00a02\tIt is\u00a0\u00a0out.\n\n\ufeff100.2a Dark\u200bness falls.\n\nGlossary\n\nLa\u00admp\nIt burns.\n\x1a';

  it('has the words that it shows, whatever blanks and joiners stand between and in them', () => {
    expect(rulesIn(TEXT)).toEqual([
      '100.1 A lamp burns here. See rule 100.2a.',
      '100.2 It is out.',
      '100.2a Darkness falls.',
    ]);
    const { tree, coverage } = read(TEXT);
    expect(glossaryOf(tree).map(({ term }) => term)).toEqual(['Lamp']);
    expect(JSON.stringify(tree)).toContain('"targets":["100.2a"]');
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('says once what was left out, and where the first of it stands', () => {
    const message = read(TEXT).messages.find(({ ruleId }) => ruleId === 'unseen-characters');
    expect(message).toMatchObject({ line: 3, column: 9 });
    expect(message?.reason).toMatch(/^8 characters that print nothing .* \(U\+00AD\)/);
  });

  it('whose mark of byte order became a character is not told of it', () => {
    expect(kindsOf(read('\ufeff100.1. A lamp burns.'))['unseen-characters']).toBeUndefined();
  });

  it.each([
    [
      'HTML',
      '<html><p>\u200b100.1.&nbsp;The la&shy;mp&#8203;s burn.&nbsp;</p><p>100.2.&ensp;It\u00ad glows.&zwnj;</p><p>&nbsp;</p></html>',
    ],
    [
      'Markdown',
      '# 100. General\n\n**100.1.**&nbsp;The la\u00admp&shy;s burn.&nbsp;\n\n\u200b**100.2.** It&#8203; glows.\n\n&nbsp;\n',
    ],
    [
      'reStructuredText',
      'Lamps\n=====\n\n100.1\n-----\n\nThe la\u00admps\u200b burn.\n\n100.2\n-----\n\n\u00a0It\u00a0glows.\n',
    ],
    [
      'a rulings dump',
      '100 - Lamps\n- 100.1 - The la\u00admps burn.\u200b [Lamp 2005/08/01]\n- 100.2 -\u00a0It glows. [Lamp 2005/08/01]\n',
    ],
  ])('reads the same in %s', (_, document) => {
    expect(rulesIn(document)).toEqual(['100.1 The lamps burn.', '100.2 It glows.']);
    const { coverage } = read(document);
    expect(coverage.accounted).toBe(coverage.characters);
  });

  it('that was divided into lines by soft hyphens has whole words', () => {
    const line =
      'A long line of a paragraph which somebody has wrapped by hand and whose last word is div\u00ad\n';
    const text = `${Array.from({ length: 6 }, (_, i) => `100.${i + 1}. ${line}ided in two.\n\n`).join('')}`;
    expect(rulesIn(text)[0]).toMatch(/last word is divided in two\.$/);
  });
});
