import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenise } from '../../src/compare/tokens.js';

const keys = (text: string): string[] =>
  tokenise(text)
    .filter((t) => t.kind !== 'typography')
    .map((t) => t.key);

describe('a text comes apart into tokens', () => {
  test('quotes, dashes, italics and trade marks make no difference', () => {
    const plain = keys("a player's _Magic_ deck - two-player");
    expect(keys('a player\u2019s Magic\u2122 deck \u2014 two\u2010player')).toEqual(plain);
    expect(keys('a player?s Magic(TM) deck?two-player')).toEqual(plain);
  });

  test('a damaged dash between two words is no apostrophe', () => {
    expect(keys('cards?even so')).toEqual(['cards', 'even', 'so']);
    expect(keys('can?t')).toEqual(['cant']);
  });

  test('all spellings of a symbol are one', () => {
    expect(keys('{Tap} {oT} {T}')).toEqual(['{t}', '{t}', '{t}']);
  });

  test('a sign belongs to its number', () => {
    expect(keys('gets +1/+1 or \u22121/\u22121 and 7-10')).toEqual([
      'gets',
      '+1',
      '/',
      '+1',
      'or',
      '-1',
      '/',
      '-1',
      'and',
      '7',
      '10',
    ]);
  });

  test('references are known by their shape or by the word before them', () => {
    const references = (text: string): string[] =>
      tokenise(text)
        .filter((t) => t.kind === 'reference')
        .map((t) => t.key);
    expect(references('see rules 702.5aa and 702.5ab')).toEqual(['702.5aa', '702.5ab']);
    expect(references('see rule 702.15b and rules 203\u2013205, or section 6. Draw 7 cards.')).toEqual([
      '702.15b',
      '203',
      '205',
      '6',
    ]);
    expect(references('as 103.2a\u2013e say')).toEqual(['103.2a', 'e']);
    expect(references('costs 100 life and 250 cards')).toEqual([]);
  });

  test('a heading quoted after a reference is part of it', () => {
    const titles = tokenise('see rule 704, \u201cState-Based Actions\u201d now').filter(
      (t) => t.kind === 'title',
    );
    expect(titles.map((t) => t.key)).toContain('actions');
  });

  test('sentences begin after a full stop, not after an abbreviation', () => {
    const sentences = (text: string): number => tokenise(text).filter((t) => t.opens).length;
    expect(sentences('One comes. Two goes. (Three stays.)')).toBe(3);
    expect(sentences('An object, e.g. A card, is one. See rule 100.1. Then stop.')).toBe(3);
  });

  test('quotes and parentheses behind a full stop close the sentence before it', () => {
    const text = 'Look there. (See rule 410, "Marks of Time.") Then go on.';
    const opening = tokenise(text).filter((t) => t.opens);
    expect(opening.map((t) => text.slice(t.start, t.start + 4))).toEqual(['Look', '(See', 'Then']);
  });

  test('every character that is not white space stands in one token', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(...('aB1 .,"?-(){}_\u2014\u2019\u00e6\u{1f600}'.match(/./gu) ?? [])),
        }),
        (text) => {
          let end = 0;
          for (const token of tokenise(text)) {
            expect(text.slice(end, token.start).trim()).toBe('');
            expect(token.end).toBeGreaterThan(token.start);
            end = token.end;
          }
          expect(text.slice(end).trim()).toBe('');
        },
      ),
    );
  });
});
