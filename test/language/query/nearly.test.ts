import { describe, expect, test } from 'vitest';
import { nearly, readSentences, template } from '../../../src/language/index.js';

/** The role in which a sentence differs from one of ours, with the words on both sides. */
function difference(words: string, sentence: string) {
  const [read] = readSentences(sentence);
  const near = read && nearly(read, template(words));
  return near && { role: near.role, was: near.was, is: near.is };
}

describe('a sentence that says what ours says but for one role', () => {
  test.each([
    ['Each player draws a card.', 'Each opponent draws a card.', 'actor', 'Each player', 'Each opponent'],
    ['Each player draws a card.', 'Each player draws two cards.', 'quantity', 'a card', 'two cards'],
    ['Each player draws a card.', 'Any player draws a card.', 'quantifier', 'Each player', 'Any player'],
    ["A player can't attack.", 'A player may attack.', 'polarity', "can't attack", 'may attack'],
    ['A player may attack.', 'A player must attack.', 'modality', 'may attack', 'must attack'],
    [
      'The player to the left goes first.',
      'The player to the right goes first.',
      'side',
      'the left',
      'the right',
    ],
    [
      'Each player draws a card during the draw step.',
      'Each player draws a card during the upkeep step.',
      'time',
      'the draw step',
      'the upkeep step',
    ],
    [
      'A player draws a card if that player controls a creature.',
      'A player draws a card.',
      'condition',
      'if that player controls a creature',
      undefined,
    ],
  ])('%s | %s: %s', (words, sentence, role, was, is) => {
    expect(difference(words, sentence)).toEqual({ role, was, is });
  });

  test.each([
    ['Each player draws a card.', 'Each player draws a card.', 'it is the same'],
    ['Each player draws a card.', 'Each opponent draws two cards.', 'two roles differ'],
    ['Each player draws a card.', 'Each player attacks.', 'another action has nothing in common with it'],
    ['Each player draws a card.', 'Frobnicate the blorb.', 'the sentence is not read'],
  ])('is not: %s | %s, as %s', (words, sentence) => {
    expect(difference(words, sentence)).toBeUndefined();
  });

  test('tells both numbers where they alone differ', () => {
    const [read] = readSentences('Each player draws three cards.');
    const near = nearly(read as NonNullable<typeof read>, template('Each player draws two cards.'));
    expect(near?.numbers).toEqual({ was: 2, is: 3 });
  });

  test('is the opposite only where neither depends on a condition', () => {
    const opposite = (words: string, sentence: string) => {
      const [read] = readSentences(sentence);
      return nearly(read as NonNullable<typeof read>, template(words))?.opposite;
    };
    expect(opposite("A player can't attack.", 'A player may attack.')).toBe(true);
    expect(opposite("A player can't attack.", 'A player must attack.')).toBeUndefined();
    const condition = 'if that player controls a creature';
    expect(
      opposite(`A player can't attack ${condition}.`, `A player may attack ${condition}.`),
    ).toBeUndefined();
  });
});
