import { afterEach, describe, expect, it } from 'vitest';
import { template } from '../../../src/language/index.js';
import { compile, rewordingsInUse, takeRewordings } from '../../../src/rulesets/index.js';
import { sentencesOfOurs } from '../../../src/rulesets/provisions/index.js';
import { changed, sampleTree } from '../editions.js';

const all = rewordingsInUse();

/** The sample edition with a sentence that begins so in other words; the sentence has to be there once. */
function edited(begins: RegExp, words: string) {
  let times = 0;
  const tree = changed(sampleTree('edition-2011.txt'), (text) =>
    text.replace(begins, () => {
      times++;
      return words;
    }),
  );
  expect(times).toBe(1);
  return compile(tree);
}

describe('other ways to say what a sentence of ours says', () => {
  afterEach(() => takeRewordings(all));

  it('belong to sentences that provisions have', () => {
    const ours = new Set(sentencesOfOurs());
    expect(Object.keys(all).filter((text) => !ours.has(text))).toEqual([]);
    expect(Object.keys(all).length).toBeGreaterThan(100);
  });

  it('are sentences with one reading, and have the numbers of the sentence that they reword', () => {
    const holes = (text: string): string => [...text.matchAll(/\b[NM]\b/g)].map(([hole]) => hole).join();
    const wrong = Object.entries(all).flatMap(([text, others]) =>
      others.filter((other) => {
        template(other);
        return holes(other).split(',').sort().join() !== holes(text).split(',').sort().join();
      }),
    );
    expect(wrong).toEqual([]);
  });

  const seats = /Each team has one emperor[^.]*\./;

  it('keep the value of a sentence that nobody understands otherwise', () => {
    const words = "Each team's emperor is the player who sits in the middle of the team.";
    expect(edited(seats, words).entry('emperor.seat')).toMatchObject({ value: 'middle', status: 'compiled' });
    takeRewordings({});
    expect(edited(seats, words).entry('emperor.seat').value).toBeUndefined();
  });

  it('give no value to a sentence that says something else', () => {
    const words = "Each team's emperor is the player who sits at the right end of the team.";
    expect(edited(seats, words).entry('emperor.seat').value).not.toBe('middle');
  });
});
