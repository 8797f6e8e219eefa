import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences, sayBack } from '../../../src/language/index.js';

/** What a text means, where each of its sentences has one meaning. */
function meaning(text: string): string[] {
  const sentences = readSentences(text);
  expect(
    sentences.map(({ status }) => status),
    text,
  ).toEqual(sentences.map(() => 'read'));
  return [...meaningOf(sentences).clauses].sort();
}

/** How the one meaning of a sentence is said back. */
function back(text: string): string | undefined {
  const [sentence] = readSentences(text);
  expect(sentence?.status, text).toBe('read');
  return sentence && sayBack(sentence);
}

describe('a clause may leave out what another one says', () => {
  test.each([
    [
      'An emperor may draw, and a general may discard, a card.',
      'An emperor may draw a card. A general may discard a card.',
    ],
    [
      'The monarch is the player on the left and the archenemy the player on the right.',
      'The monarch is the player on the left. The archenemy is the player on the right.',
    ],
    [
      'The emperor sits on the right and the general on the left.',
      'The emperor sits on the right. The general sits on the left.',
    ],
    [
      'The spell doesn’t refer to each of the creatures but to a specific one of them.',
      'The spell refers to a specific one of them rather than to each of the creatures.',
    ],
    ['Tokens don’t leave the stack, either.', 'Tokens don’t leave the stack.'],
    [
      'The archenemy loses first, and only then does the old monarch draw a card.',
      'The archenemy loses, then the old monarch draws a card.',
    ],
  ])('%s = %s', (short, whole) => {
    expect(meaning(short)).toEqual(meaning(whole));
  });

  test.each([
    [
      'Two of these variants must be used, and no more than two may be.',
      'Two or fewer of these variants may be used, and two of these variants must be used.',
    ],
    [
      'Several cards may be drawn, though only one creature may be.',
      'Although only one creature may be drawn, several cards may be drawn.',
    ],
    [
      'If a team can’t draw cards, neither can its opponents.',
      'If a team can’t draw cards, its opponents can’t.',
    ],
  ])('%s', (short, said) => {
    expect(back(short)?.replaceAll("'", '’')).toBe(said);
  });

  test('predicates of different helping verbs have one subject', () => {
    expect(readSentences('A creature gets a counter and can’t attack.')[0]?.frame).toMatchObject({
      by: 'and',
      items: [
        { verb: 'attack', modality: 'can', negated: true },
        { verb: 'get', actor: { noun: 'creature' } },
      ],
    });
  });
});

describe('how many of the things that are listed', () => {
  test.each([
    [
      'A game must use one, and no more than one, of these two options: attack left and attack right.',
      'A game must use exactly one of the attack left and attack right options.',
    ],
    [
      'One of the following options, and no other, must be used: attack left, attack right.',
      'Exactly one of the attack left and attack right options must be used.',
    ],
    ['A deck must contain 40 cards, no more and no fewer.', 'A deck must contain exactly 40 cards.'],
    [
      'Ongoing effects cover all of the following: spells, abilities, and cards.',
      'Ongoing effects cover spells, abilities, and cards.',
    ],
    [
      'A player chooses who will draw: an opponent or a teammate.',
      'A player chooses which opponent or which teammate will draw.',
    ],
  ])('%s = %s', (listed, plain) => {
    expect(meaning(listed)).toEqual(meaning(plain));
  });

  test.each([
    [
      'A player draws a hand not of two cards but of five.',
      'A player draws a hand of five cards rather than two cards.',
    ],
    [
      'The winner discards not two cards but several.',
      'The winner discards several cards rather than two cards.',
    ],
  ])('%s', (text, said) => {
    expect(back(text)).toBe(said);
  });

  test('what is counted is what "each" stands before', () => {
    expect(readSentences('Each player on a team beyond the second draws a card.')[0]?.frame).toMatchObject({
      actor: {
        noun: 'player',
        relations: [{ preposition: 'beyond', term: { ordinal: 2 } }, { preposition: 'on' }],
      },
    });
  });
});

describe('turns of phrase that say the same', () => {
  test.each([
    [
      'The seating order must be such that no player is next to an opponent.',
      'The seating order must be arranged so that no player is next to an opponent.',
    ],
    ['It makes no difference whether the token is tapped.', 'It doesn’t matter whether the token is tapped.'],
    ['It’s up to each captain which card is exiled.', 'Each captain chooses which card is exiled.'],
    [
      'A player untaps the permanent right after the combat phase.',
      'A player untaps the permanent immediately after the combat phase.',
    ],
    ['The counters are removed, all at the same time.', 'The counters are removed simultaneously.'],
    [
      'If, during the draw step, a player would discard a card, that player loses.',
      'If a player would discard a card during the draw step, that player loses.',
    ],
    ['Whichever tokens attack that player are exiled.', 'Any tokens that attack that player are exiled.'],
    [
      'A spell can have as its target a creature with a counter.',
      'A spell can target a creature with a counter.',
    ],
    [
      'The decision of one captain to concede doesn’t stop the other captain from drawing a card.',
      'The decision of one captain to concede doesn’t prevent the other captain from drawing a card.',
    ],
    ['Each new token after that has two counters.', 'After that, each new token has two counters.'],
  ])('%s = %s', (turn, plain) => {
    expect(meaning(turn)).toEqual(meaning(plain));
  });

  test('what is asked of somebody before a comma is a condition', () => {
    expect(
      readSentences('Asked to exile a card, an opponent must exile one that’s within that range.')[0]?.frame,
    ).toMatchObject({
      verb: 'exile',
      conditions: [{ word: 'if', clause: { verb: 'ask', what: { verb: 'exile' } } }],
    });
  });

  test('one thing is smaller than another by so much', () => {
    expect(readSentences('Each later graveyard is two cards larger than the last.')[0]?.frame).toMatchObject({
      is: {
        word: 'larger',
        relations: [
          { preposition: 'than' },
          { preposition: 'by', term: { noun: 'card', quantity: { is: 2 } } },
        ],
      },
    });
  });

  test('two clauses that are joined after a noun both say which one it is', () => {
    const { actor } = (readSentences('Cards that a team owned and that aren’t tokens vanish.')[0]?.frame ??
      {}) as unknown as { actor: { which: unknown[] } };
    expect(actor.which).toHaveLength(2);
  });
});
