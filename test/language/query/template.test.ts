import { describe, expect, test } from 'vitest';
import {
  fitTemplate,
  readSentences,
  settledStatementsOf,
  statementsOf,
  template,
} from '../../../src/language/index.js';

/** The numbers that a sentence has where the template has "N"; undefined where it says something else. */
function answer(words: string, sentence: string, number = true) {
  for (const read of readSentences(sentence)) {
    const fit = fitTemplate(statementsOf(read), template(words), number, settledStatementsOf(read));
    if (fit === undefined) continue;
    const open = read.tokens.filter((token, i) => token.kind !== 'mark' && !fit.claimed.has(i));
    return { n: fit.slots.N?.is, open: open.map((token) => token.text).join(' ') };
  }
  return undefined;
}

describe('a sentence of our own words fits what says the same', () => {
  test.each([
    [
      'A team with N or more counters loses the game.',
      'If a team has six or more counters, it loses the game.',
      6,
    ],
    [
      'A team with N or more counters loses the game.',
      'A team that has more than five counters loses the game.',
      6,
    ],
    ['The attack left option is used.', 'Players use the attack left option.', undefined],
    ['Each player has a range of influence of N.', "Each player's range of influence is 2.", 2],
    [
      "That player's team loses if a player concedes.",
      'If a player concedes, his or her team loses.',
      undefined,
    ],
    ["A player can't attack.", 'No player may attack.', undefined],
    [
      "A player can't exchange cards with his or her teammate.",
      "Teammates can't exchange cards with each other.",
      undefined,
    ],
    [
      'The primary player is the player seated on the right.',
      'The player seated on the right is the primary player.',
      undefined,
    ],
  ])('%s | %s', (words, sentence, n) => {
    expect(answer(words, sentence)).toEqual({ n, open: '' });
  });

  test('and leaves open what it does not say', () => {
    expect(answer('Each player draws a card.', 'During that step, each player draws a card.')?.open).toBe(
      'During that step',
    );
    expect(answer('M teams of N players play.', 'Three teams of four players play.')).toEqual({
      n: 4,
      open: 'Three',
    });
  });
});

describe('a sentence of our own words does not fit what says something else', () => {
  test.each([
    ['A player draws a card.', 'A player draws cards.'],
    ['A player draws a card.', 'A player draws two cards.'],
    ['A player draws a card.', 'Each player draws a card.'],
    ['A player may attack.', 'A player must attack.'],
    ['A player may attack.', "A player can't attack."],
    ['A creature can attack only opponents.', 'A creature can attack opponents.'],
    ['A team loses the game if its emperor loses.', 'A team loses the game if its emperors lose.'],
    ['A player draws a card.', 'Then a player draws a card.'],
    ['That team loses the game.', 'A team loses the game.'],
  ])('%s | %s', (words, sentence) => {
    expect(answer(words, sentence)).toBeUndefined();
  });

  test('but one in the other number fits where number does not count', () => {
    expect(answer('A player draws a card.', 'A player draws cards.', false)).toBeDefined();
  });
});

test('an adverb that the sentence has beside what it says stays open', () => {
  expect(answer("The rule doesn't affect the emperor.", 'The emperor is exempt from the rule.')?.open).toBe(
    '',
  );
  expect(
    answer("The rule doesn't affect the emperor.", 'The emperor is secretly exempt from the rule.')?.open,
  ).toBe('secretly');
  expect(
    answer("The rule doesn't affect the emperor.", 'The emperor is no longer exempt from the rule.'),
  ).toBe(undefined);
});

test('what comes first has to come first where the order is asked for', () => {
  const wanted = template('If a player concedes, the turn ends, and the emperor draws a card.');
  const said = (text: string) => readSentences(text).flatMap((read) => statementsOf(read));
  const first = said('If a player concedes, the turn ends and the emperor draws a card.');
  const last = said('If a player concedes, the emperor draws a card and the turn ends.');
  expect([first, last].map((all) => fitTemplate(all, wanted) !== undefined)).toEqual([true, true]);
  const inOrder = [first, last].map((all) => fitTemplate(all, wanted, true, undefined, true) !== undefined);
  expect(inOrder).toEqual([true, false]);
});

test('a template says one thing', () => {
  expect(() => template('A player draws a card. A team loses.')).toThrow(/no template/);
  expect(() => template('Xyzzy draws a card.')).toThrow(/lexicon/);
});
