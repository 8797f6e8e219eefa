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
    'A player and their opponent can’t exchange life totals.',
    'A player can’t exchange life totals with their opponent.',
  ],
  ['15 is added to the team’s life total.', 'The team’s life total is increased by 15.'],
  [
    'A game may use more than one option but not more than one variant.',
    'A game may use two or more options but only one variant.',
  ],
  ['A card is controlled by its owner.', 'The controller of a card is its owner.'],
  [
    'The draw step proceeds as in a two-player game, except that each player draws a card.',
    'Each player draws a card. Other than that, the draw step proceeds as in a two-player game.',
  ],
  ['The turn ends, and the next begins.', 'The turn ends, and the next one begins.'],
  [
    'If a player gets poison counters, the team gets the same number of them.',
    'If a player gets a number of poison counters, the team gets that many poison counters.',
  ],
  [
    'The team’s life total is 30, and that of each other player is 20.',
    'The team’s life total is 30. Each other player’s life total is 20.',
  ],
  [
    'The life total is 25 in a two-player game and 30 in a multiplayer game.',
    'The life total is 25 in a two-player game. The life total is 30 in a multiplayer game.',
  ],
  [
    'Cards are passed to the left in the first turn and to the right in the second.',
    'Cards are passed to the left in the first turn. Cards are passed to the right in the second turn.',
  ],
  ['Note that a player must keep a hand.', 'A player must keep a hand.'],
  [
    'Players are seated so that no teammates are next to each other.',
    'Players are seated so that no two teammates are next to each other.',
  ],
  [
    'A player draws a card unless, at that time, the stack is empty.',
    'A player draws a card unless the stack is empty at that time.',
  ],
  [
    'For the purposes of determining whether a player leaves, ignore each marker.',
    'When determining if a player leaves, ignore each marker.',
  ],
  [
    'A team’s resources are not shared, except for its life total.',
    'With the exception of life total, a team’s resources are not shared.',
  ],
  [
    'If an effect says that a player can’t get counters, neither that player nor any of his or her teammates can get them.',
    'If an effect says that a player can’t get counters, no player on that player’s team can get counters.',
  ],
  [
    'The player’s life total equals the number of cards in the library times 3.',
    'The player’s life total is equal to 3 times the number of cards in the library.',
  ],
  [
    'Games usually don’t use the option. If they do, each player has the same hand.',
    'Games usually don’t use the option. If this is the case, each player has the same hand.',
  ],
  [
    'Ignore both creatures attacking other players and blocking creatures that other players control.',
    'Ignore blocking creatures that other players control and creatures attacking other players.',
  ],
];

const different: readonly (readonly [string, string])[] = [
  ['No teammates are next to each other.', 'Teammates are next to each other.'],
  ['15 is added to the team’s life total.', 'The team’s life total is reduced by 15.'],
  [
    'A game may use more than one option but not more than two variants.',
    'A game may use more than one option but not more than one variant.',
  ],
  [
    'The draw step proceeds as in a two-player game, except that each player draws a card.',
    'The draw step proceeds as in a two-player game, and each player draws a card.',
  ],
  [
    'The life total is 25 in a two-player game and 30 in a multiplayer game.',
    'The life total is 30 in a two-player game and 25 in a multiplayer game.',
  ],
  [
    'Cards are passed to the left in the first turn and to the right in the second.',
    'Cards are passed to the right in the first turn and to the left in the second.',
  ],
  [
    'If a player gets poison counters, the team gets the same number of them.',
    'If a player gets poison counters, the team gets poison counters.',
  ],
];

describe('what two do with each other, how much, and what is left out', () => {
  test.each(same)('%s = %s', (a, b) => {
    expect(meaning(b)).toEqual(meaning(a));
  });
  test.each(different)('%s ≠ %s', (a, b) => {
    expect(meaning(b)).not.toEqual(meaning(a));
  });
});
