import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/rulesets/words/canonical.js';
import { find, mention, mentions, pattern } from '../../../src/rulesets/words/pattern.js';
import { sentencesOf } from '../../../src/rulesets/words/sentences.js';

const only = (text: string) => {
  const [sentence] = sentencesOf(text);
  if (sentence === undefined) throw new Error('no sentence');
  return sentence;
};
const finds = (words: string, text: string) => find(pattern(words), only(text)) !== undefined;

describe('canonical words', () => {
  it.each([
    ['Teams', 'team'],
    ["players'", 'player'],
    ["player's", 'player'],
    ['abilities', 'ability'],
    ['passes', 'pass'],
    ['begins', 'start'],
    ['every', 'each'],
    ['fifteen', '15'],
    ['Twenty-One', '21'],
    ["can't", 'can not'],
    ["doesn't", 'do not'],
    ['the', ''],
    ['unless', 'unless'],
  ])('%s is %s', (word, folded) => {
    expect(canonical(word)).toBe(folded);
  });
});

describe('sentences', () => {
  it('end at a stop before a new sentence, not at one within a number or a name', () => {
    const texts = sentencesOf('See rule 800.4a. Team vs. Team games differ. (This is all.) Done').map((s) =>
      s.line.trim(),
    );
    expect(texts).toEqual(['see rule 800.4a', 'team vs team game differ', 'this be all', 'done']);
  });

  it('read "he or she" and "they" alike', () => {
    expect(only('He or she draws his or her card.').line).toBe(only('They draw their card.').line);
  });

  it('leave citations in brackets out', () => {
    expect(only('Teams (see rule 810, "Giants") win.').line).toBe(' team win ');
  });

  it('join number words that make one number', () => {
    expect(only('one hundred and five of two hundred').line).toBe(' 100 and 5 of 200 ');
  });

  it('know which characters their words stand for', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const sentence of sentencesOf(text)) {
          expect(sentence.start).toBeGreaterThanOrEqual(0);
          expect(sentence.end).toBeLessThanOrEqual(text.length);
          for (const word of sentence.words) expect(word.start).toBeLessThan(word.end);
        }
      }),
    );
  });
});

describe('a pattern', () => {
  it('matches words in canonical form', () => {
    expect(finds('each team start with {n} life', 'Every team begins with thirty life.')).toBe(true);
  });

  it('keeps what its slots hold', () => {
    const found = find(pattern('to their {side: left | right} with {n}'), only('To the left with 7.'));
    expect(found).toBeUndefined();
    expect(find(pattern('to {side: left | right} with {n}'), only('To the left with 7.'))?.slots).toEqual({
      side: 'left',
      n: '7',
    });
  });

  it('answers the characters that it was found at', () => {
    const text = 'Now, if a team has fifteen or more counters, it loses.';
    const found = find(pattern('{n} or more counter'), only(text));
    expect(text.slice(found?.start, found?.end)).toBe('fifteen or more counters');
  });

  it('has no gap for a word that turns the statement round', () => {
    expect(finds('player … draw card', 'A player of that team draws a card.')).toBe(true);
    expect(finds('player … draw card', 'A player never draws a card.')).toBe(false);
  });

  it('does not stand in a sentence that is turned round elsewhere', () => {
    expect(finds('player draw card', 'A player draws a card unless the team agrees.')).toBe(false);
    expect(finds('player draw card ~ $', 'A player draws a card unless the team agrees.')).toBe(true);
  });

  it('mentions what it speaks of whatever is said', () => {
    expect(mentions(mention('player ~ card'), only('A player never draws a card.'))).toBe(true);
    expect(mentions(mention('card ~ player'), only('A player never draws a card.'))).toBe(false);
    expect(mentions(mention('card & player'), only('A player never draws a card.'))).toBe(true);
  });

  it('tells where it is malformed', () => {
    expect(() => pattern('( team').expression).toThrow(/"\)" is missing/);
    expect(() => pattern('{n team').expression).toThrow(/"}" is missing/);
  });

  it('is quick on hostile sentences', () => {
    const text = `${'player card team '.repeat(50_000)}.`;
    const start = performance.now();
    for (const sentence of sentencesOf(text)) {
      mentions(mention('player ~ card ~ team ~ card ~ player ~ win'), sentence);
      find(pattern('player ~ card … team ~ win'), sentence);
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
