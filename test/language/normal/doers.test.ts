import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

const same: readonly (readonly [string, string])[] = [
  [
    'Objects and events outside the range are invisible to it.',
    "It doesn't see objects or events outside the range.",
  ],
  ['The hand is visible to each opponent.', 'Each opponent sees the hand.'],
  ['If all players pass, play moves on to the next step.', 'If all players pass, the next step begins.'],
  [
    'If all teams pass with nothing on the stack, the phase ends.',
    'If all teams pass and the stack is empty, the phase ends.',
  ],
  ['If all teams pass, the current phase ends.', 'If all teams pass, the phase ends.'],
  ['The player who draws first is the one in the center seat.', 'The player in the center seat draws first.'],
  ['A player may attack a team during a particular combat.', 'A player may attack a team during any combat.'],
  [
    "Creatures can't attack if their controller has no opponents within that controller's range of influence.",
    "If a player has no opponents within that player's range of influence, creatures the player controls can't attack.",
  ],
  [
    'The option is used in formats whose players compete as individuals.',
    'The option is used in formats in which players compete as individuals.',
  ],
  ["An object that's illegal for it is exiled.", 'An illegal object is exiled.'],
  [
    "The active team announces the assignment of each attacking creature's combat damage.",
    'The active team announces how each attacking creature assigns its combat damage.',
  ],
  [
    "A teammate's decision to keep a card doesn't stop a player from drawing a card.",
    'A player may draw a card even after a teammate has decided to keep a card.',
  ],
  [
    'Neither tokens nor cards in a graveyard are taken into account when a player counts permanents.',
    'Tokens and cards in a graveyard are ignored when a player counts permanents.',
  ],
  ['The players on a team are all unable to draw cards.', 'The players on a team are unable to draw cards.'],
  [
    'Each player discards cards in an order chosen by the active player as the step begins.',
    'As the step begins, each player discards cards in an order chosen by the active player.',
  ],
  [
    'A card is drawn. Next, each player discards a card.',
    'A card is drawn. Then each player discards a card.',
  ],
  ['A player loses some number of counters.', 'A player loses counters.'],
  [
    'A player loses the game the next time any team would draw a card.',
    'A player loses the game the next time a team would draw a card.',
  ],
];

const different: readonly (readonly [string, string])[] = [
  ['Objects outside the range are invisible to it.', 'Objects outside the range are visible to it.'],
  ['The hand is visible to each opponent.', 'The hand is visible to each teammate.'],
  [
    'If all players pass, play moves on to the next step.',
    'If all players pass, play moves on to the next turn.',
  ],
  [
    'If all teams pass with nothing on the stack, the phase ends.',
    'If all teams pass with nothing in the graveyard, the phase ends.',
  ],
  [
    'The player who draws first is the one in the center seat.',
    'The player who draws first is the one in the last seat.',
  ],
  [
    "Creatures can't attack if their controller has no opponents within that controller's range of influence.",
    "Creatures can't attack if their owner has no opponents within that owner's range of influence.",
  ],
  [
    "The active team announces the assignment of each attacking creature's combat damage.",
    "The active team announces the assignment of each blocking creature's combat damage.",
  ],
  [
    "A teammate's decision to keep a card doesn't stop a player from drawing a card.",
    "A teammate's decision to keep a card stops a player from drawing a card.",
  ],
  [
    'The players on a team are all unable to draw cards.',
    'The players on a team are all able to draw cards.',
  ],
];

describe('what is said of a thing says what somebody does', () => {
  test.each(same)('%s = %s', (a, b) => {
    expect(meaning(a)).toEqual(meaning(b));
  });
});

describe('another doer, thing or time is another meaning', () => {
  test.each(different)('%s ≠ %s', (a, b) => {
    expect(meaning(a)).not.toEqual(meaning(b));
  });
});

test('"that" after a verb of saying joins a clause about one of several', () => {
  const [sentence] = readSentences("A team can't lose if an effect says that one of its players can't lose.");
  expect(sentence?.status).toBe('read');
});
