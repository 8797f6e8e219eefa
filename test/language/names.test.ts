import { describe, expect, it } from 'vitest';
import { keyOf, readExample, readSentences } from '../../src/language/index.js';
import { namesIn } from '../../src/language/names.js';

const statusOf = (text: string) => readSentences(text).map(({ status }) => status);

describe('names in an Example', () => {
  it('are words with a capital that no rule has, and what stands before what a card reads', () => {
    const text = 'Mara controls Hall of Ropes, which reads, "Each player draws a card." Mara gains 2 life.';
    expect(namesIn(text)).toEqual(['Hall of Ropes', 'Mara']);
  });

  it('are the same however often an Example is read', () => {
    const text = 'Mara controls a creature.';
    expect([namesIn(text), readExample(text).length, namesIn(text)]).toEqual([['Mara'], 1, ['Mara']]);
  });

  it('are none of the words that begin sentences, and no names of variants', () => {
    expect(namesIn('Each player in an Emperor game draws a card. Then Players sit.')).toEqual([]);
  });

  it('let the sentences around them be read', () => {
    const text =
      'In a Grand Melee game, Mara casts Hall of Ropes, which reads, "Each player draws a card." Ivo is the only player within range of Mara.';
    expect(readExample(text).map(({ status }) => status)).toEqual(['read', 'read']);
    expect(statusOf(text)).not.toEqual(['read', 'read']);
  });
});

describe('what single sentences of editions have', () => {
  it.each([
    'They are the only two players in the game.',
    'A player (whose range of influence is limited to 1) draws a card.',
    'The card is chosen based only on the number of players.',
    'The team loses a total of 19 life.',
    'If the leaving player is the active player, the next player in turn order draws a card.',
    'This ability triggers when a player loses the game, regardless of the reason: due to a concession, a spell, or an ability.',
    'The amount of life both team members pay is 3.',
  ])('%s', (text) => {
    expect(statusOf(text)).toEqual(['read']);
  });

  it('a sum in brackets is what the number comes from, and has to be right', () => {
    const [right, wrong] = [10, 11].map((lost) => readSentences(`A player loses ${lost} life (13 - 3).`));
    expect(right?.[0]?.frame && keyOf(right[0].frame)).toContain('from:13');
    expect(wrong?.[0]?.status).toBe('notRead');
  });

  it('a place that is counted in brackets has to be the same place', () => {
    const frames = ['fifth', 'sixth'].map((place) => {
      const [read] = readSentences(`The player four seats to the left (the ${place} player) draws a card.`);
      return read?.frame && keyOf(read.frame);
    });
    const [plain] = readSentences('The player four seats to the left draws a card.');
    expect(frames[0]).toBe(plain?.frame && keyOf(plain.frame));
    expect(frames[1]).not.toBe(frames[0]);
  });
});
