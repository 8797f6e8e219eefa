import { describe, expect, test } from 'vitest';
import { fatesOf, type SentenceFate } from '../../src/rulesets/index.js';
import { describeWithCorpus } from '../support/corpus.js';
import { changed, editionTree } from './editions.js';

const tree = editionTree('sources/edition-2011.txt');
/** The fates of a rule when words are added to it. */
const added = (rule: string, words: string): SentenceFate | undefined =>
  fatesOf(changed(tree, (text, number) => (number === rule ? `${text} ${words}` : text)))
    .filter((f) => f.rule === rule)
    .at(-1);

describe('every sentence of the multiplayer chapter has a fate', () => {
  const fates = fatesOf(tree);

  test('what a value rests on is read by its parameter', () => {
    const read = fates.filter((f) => f.status === 'read');
    expect(read.length).toBeGreaterThan(fates.length / 3);
    expect(read.every((f) => (f.by ?? []).length > 0)).toBe(true);
    expect(fates.filter((f) => f.status !== 'read').every((f) => f.by === undefined)).toBe(true);
  });

  test('what is not read and a remark say why', () => {
    for (const fate of fates.filter((f) => f.status === 'remark' || f.status === 'notRead'))
      expect(fate.why, fate.rule).toBeTruthy();
  });
});

describe('a sentence that is added', () => {
  test('and says where to look is a remark', () => {
    expect(added('802.2', 'See rule 12.')).toMatchObject({ status: 'remark', why: 'It says where to look.' });
  });

  test.each([
    ['This is an exception to rule 12.', 'It says how rules relate to each other.'],
    ['The process for drawing cards is altered accordingly.', 'It announces what follows.'],
    ['Some cards require players to pay life.', 'It says what some cards do.'],
    ['These variants are called Duel and Brawl.', 'It says what something is called.'],
  ])('and states nothing to play by is a remark: %s', (words, why) => {
    expect(added('802.2', words)).toMatchObject({ status: 'remark', why });
  });

  test.each([
    "The process for drawing cards isn't altered.",
    'These cards work twice when they are cast.',
    'The team may use the normal rules with the following additions.',
  ])('and says something to play by is no remark, though it looks like one: %s', (words) => {
    expect(added('802.2', words)?.status).not.toBe('remark');
  });

  test('and states what no parameter has is no remark, and is said back', () => {
    expect(added('802.2', 'A player who concedes draws a card.')).toMatchObject({
      status: 'meaning',
      said: 'A player who concedes draws a card.',
    });
  });

  test('and has several meanings shows them', () => {
    const fate = added('802.2', 'A player loses before that player left.');
    expect(fate?.status).toBe('ambiguous');
    expect(fate?.readings?.length).toBeGreaterThan(1);
  });

  test('and has a word that nobody knows says which', () => {
    expect(added('802.2', 'A player draws a flurb.')).toMatchObject({
      status: 'notRead',
      why: 'At "flurb": The lexicon does not have this word.',
    });
  });
});

describeWithCorpus('of the sentences of the multiplayer chapter', () => {
  test.each(['2006-10-01', '2008-02-01', '2011-07-15', '2018-07-13', '2025-11-14'])(
    'at least 97 of 100 are read or remarks in the edition of %s',
    (date) => {
      const fates = fatesOf(editionTree(`corpus/official/${date}.txt`));
      const known = fates.filter(({ status }) => status === 'read' || status === 'remark');
      expect(known.length / fates.length).toBeGreaterThanOrEqual(0.97);
    },
  );
});
