import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../src/rulesets/words/canonical.js';
import { mention, mentions } from '../../../src/rulesets/words/mention.js';
import { sentencesOf } from '../../../src/rulesets/words/sentences.js';
import { worked } from '../../support/processor.js';

const only = (text: string) => {
  const [sentence] = sentencesOf(text);
  if (sentence === undefined) throw new Error('no sentence');
  return sentence;
};
const speaks = (words: string, text: string) => mentions(mention(words), only(text));

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

describe('a mention', () => {
  it('matches words in canonical form', () => {
    expect(speaks('each team start with {n} life', 'Every team begins with thirty life.')).toBe(true);
    expect(speaks('each team start with {n} life', 'Every team begins with much life.')).toBe(false);
  });

  it('knows words that may be missing, and several that may be there', () => {
    expect(speaks('cast|play [a] [green] spell', 'A player casts a spell.')).toBe(true);
    expect(speaks('cast|play [green] spell', 'A player plays green spells.')).toBe(true);
    expect(speaks('(cast | pay for) spell', 'A player pays for a spell.')).toBe(true);
    expect(speaks('(cast | pay for) spell', 'A player counters a spell.')).toBe(false);
  });

  it('knows where a sentence begins and ends', () => {
    expect(speaks('^ team', 'A team wins.')).toBe(true);
    expect(speaks('^ win', 'A team wins.')).toBe(false);
    expect(speaks('win $', 'A team wins.')).toBe(true);
    expect(speaks('team $', 'A team wins.')).toBe(false);
  });

  it('sees what a sentence speaks of, whatever it says of it', () => {
    expect(speaks('player ~ card', 'A player never draws a card.')).toBe(true);
    expect(speaks('card ~ player', 'A player never draws a card.')).toBe(false);
    expect(speaks('card & player', 'A player never draws a card.')).toBe(true);
  });

  it('tells where it is malformed', () => {
    expect(() => speaks('( team', 'A team.')).toThrow(/"\)" is missing/);
    expect(() => speaks('{n team', 'A team.')).toThrow(/"\{" is out of place/);
  });

  it('is quick on hostile sentences', () => {
    const text = `${'player card team '.repeat(50_000)}.`;
    const start = worked();
    for (const sentence of sentencesOf(text))
      mentions(mention('player ~ card ~ team ~ card ~ player ~ win'), sentence);
    expect(worked() - start).toBeLessThan(10_000);
  });
});
