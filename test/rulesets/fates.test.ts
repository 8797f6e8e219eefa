import { describe, expect, test } from 'vitest';
import { fatesOf, type SentenceFate } from '../../src/rulesets/index.js';
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

  test('and states what no parameter has is no remark, and is said back', () => {
    expect(added('802.2', 'A player who concedes draws a card.')).toMatchObject({
      status: 'meaning',
      said: 'A player who concedes draws a card.',
    });
  });

  test('and has several meanings shows them', () => {
    const fate = added('802.2', 'Creatures can block creatures attacking a player or attacking a land.');
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
