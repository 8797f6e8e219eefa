import { describe, expect, test } from 'vitest';
import { type Bag, FeatureIndex, Lexicon, overlap } from '../../src/compare/features.js';

const PASSAGES = [
  'cups stay on the table',
  'plates stay on the table',
  'cups and plates stay apart',
  'a singer leaves the stage last',
].map((text) => text.split(' '));

function lexiconOf(passages: readonly string[][]): Lexicon {
  const lexicon = new Lexicon();
  for (const passage of passages) lexicon.count(new Map([...new Set(passage)].map((word) => [word, 1])), 1);
  return lexicon;
}

describe('the nearest passages', () => {
  const lexicon = lexiconOf(PASSAGES);
  const bags = PASSAGES.map((passage) => lexicon.bag(passage));
  // Names may leave gaps.
  const index = new FeatureIndex(lexicon);
  bags.forEach((bag, at) => {
    index.add(10 * at, bag);
  });

  test('are those that share most with a bag, the best first', () => {
    for (const bag of bags) {
      const shared = (at: number): number => overlap(lexicon, bag, bags[at] as Bag);
      const expected = bags
        .map((_, at) => at)
        .filter((at) => shared(at) > 0)
        .sort((a, b) => shared(b) - shared(a) || a - b);
      expect(index.nearest(bag, 10)).toEqual(expected.map((at) => 10 * at));
      expect(index.nearest(bag, 2)).toEqual(expected.slice(0, 2).map((at) => 10 * at));
    }
  });

  test('are told by their names where they share equally much', () => {
    const twins = new FeatureIndex(lexicon);
    for (const name of [3, 5, 8]) twins.add(name, bags[0] as Bag);
    expect(twins.nearest(bags[0] as Bag, 2)).toEqual([3, 5]);
  });

  test('are not led to by what more passages have than are said', () => {
    expect(index.nearest(lexicon.bag(['stay']), 10, 3)).toEqual([0, 10, 20]);
    expect(index.nearest(lexicon.bag(['stay']), 10, 2)).toEqual([]);
  });

  test('are none among none, and none for words that no passage has', () => {
    expect(new FeatureIndex(lexicon).nearest(bags[0] as Bag, 5)).toEqual([]);
    expect(index.nearest(lexicon.bag(['bread']), 5)).toEqual([]);
  });
});
