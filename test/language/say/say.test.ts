import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences, sayBack } from '../../../src/language/index.js';

/** What is said of a sentence of our own. */
function back(text: string): string | undefined {
  const [sentence] = readSentences(text);
  if (sentence?.frame === undefined) throw new Error(`"${text}" is ${sentence?.status}`);
  return sayBack(sentence);
}

describe('a sentence is said in the program\u2019s own order', () => {
  test.each([
    ['A player draws a card if he or she wins.', 'If he or she wins, a player draws a card.'],
    ['The life total of a team is 30.', "A team's life total is 30."],
    ['At least two teams play.', 'Two or more teams play.'],
    ['The order is chosen by the emperor.', 'The emperor chooses the order.'],
    ['A spell controlled by an opponent resolves.', 'A spell that an opponent controls resolves.'],
    ['Players must be seated at random.', 'Players must be randomly seated.'],
    ['Draw two cards.', 'Draw two cards.'],
  ])('%s', (text, said) => {
    expect(back(text)).toBe(said);
  });
});

const constructions: Readonly<Record<string, string>> = {
  negation: "A team can't attack during its first turn.",
  'do and not': "The emperor doesn't lose the game.",
  perfect: 'If a player has left the game, his or her team loses.',
  progressive: 'While a creature is attacking, its controller may cast spells.',
  passive: 'That damage is dealt to the defending player.',
  'passive and agent': 'The first turn is taken by the team to the left.',
  comparators: "If a team's score is 15 or more, that team wins.",
  exactly: 'A team has exactly three members.',
  'up to': 'Choose up to two creatures.',
  partitive: 'Each of those players discards one of the cards.',
  'relative with a subject': 'A player who controls a creature that attacks draws a card.',
  'relative with an object': 'The spell that a teammate casts resolves.',
  'relative with a preposition': 'The order in which the players take turns is random.',
  'relative with a preposition before more phrases':
    'The option is a variant in which the players compete against each other in teams.',
  whose: 'The player whose turn it is may attack.',
  'relative after a comma': 'Each team has an emperor, who sits in the middle.',
  'only before a phrase': 'A creature can attack only the opponent to the left.',
  'only if': 'A player may attack only if that player has priority.',
  unless: "Unless the emperor agrees, a general can't cast a spell.",
  instead: 'If a player would draw a card, that player skips the draw instead.',
  contrast: 'Teams take turns rather than players.',
  'not this': 'It refers to one player, not to all of the players.',
  'one verb for several subjects': 'A player and a teammate share a turn.',
  'one subject for several verbs': 'Each general can draw a card, discard two cards, or look at a hand.',
  'one thing after another': 'First a team draws a card, then a player discards a card, then the game ends.',
  'joined clauses': 'A team wins, and the game ends.',
  'joined conditions': 'If a team wins or a player concedes, the game ends.',
  'list of four': 'A player controls a card, a spell, a token, and a land.',
  'what is caused': 'An effect causes each player to discard a card.',
  'what is said': "The rule says that players can't attack.",
  whether: 'Each player decides whether to keep a hand.',
  which: 'The emperor chooses which player attacks.',
  'how to': 'The team wins by drawing a card.',
  without: 'The game ends without a winner.',
  'there is': 'There are two teams in the game.',
  'what it is': 'The active player is the attacking player.',
  'what it becomes': 'The emperor becomes the active player.',
  purpose: 'Players roll a die to determine the order.',
  possessives: "A team's emperor may look at his or her teammates' hands.",
  brackets: "The team's cards (its hand and its library) are shared.",
  distance: "The player two seats to that player's left takes a turn.",
  until: 'The effect lasts until the end of the turn.',
  'names of options': 'The attack left option is used in the Emperor variant.',
  quotation: 'Any ability that refers to the "defending player" refers to the team.',
};

describe('what is said reads back with an equal meaning', () => {
  test.each(Object.entries(constructions))('%s', (_, text) => {
    const said = back(text);
    expect(said).toBeDefined();
    const meaning = meaningOf(readSentences(said as string));
    expect(meaning.unread).toEqual([]);
    expect(meaning.clauses).toEqual(meaningOf(readSentences(text)).clauses);
  });
});

test('a sentence without a frame is not said', () => {
  const [sentence] = readSentences('A player draws a flurb.');
  expect(sentence && sayBack(sentence)).toBeUndefined();
});
