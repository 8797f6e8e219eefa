import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

const same: readonly (readonly [string, string])[] = [
  ['Both players may draw a card at the same moment.', 'Both players may draw a card simultaneously.'],
  [
    'If the players on a team fail to agree, the emperor draws.',
    "If the players on a team can't agree, the emperor draws.",
  ],
  [
    'The emperor chooses which players lie within the range.',
    'The emperor chooses which players are within the range.',
  ],
  ['The effect runs out at once.', 'The effect expires immediately.'],
  ['The effects go on forever.', 'The effects last indefinitely.'],
  [
    'Control of an object never passes to a player who has left the game.',
    'A player who has left never gains control of an object.',
  ],
  ['Which of the emperors draws is determined at random.', 'Determine at random which emperor draws.'],
  [
    'For each attacking creature, the active player announces which player that creature is attacking.',
    'The active player announces which player each attacking creature is attacking.',
  ],
  [
    "At least one opponent must be within a player's range for that player's creatures to be able to attack.",
    "Creatures a player controls can't attack unless an opponent is within that player's range.",
  ],
  [
    'When the stack is empty, the step ends and the one after it begins.',
    'When the stack is empty, the step ends and the next one begins.',
  ],
  [
    'A player may attack no opponent but the one seated to his or her left.',
    'A player may attack only an opponent seated to his or her left.',
  ],
  [
    'The players compete against each other, each on his or her own.',
    'The players compete against each other as individuals.',
  ],
  ['The active team decides who acts.', 'The active team decides who takes the action.'],
];

const different: readonly (readonly [string, string])[] = [
  ['The effect runs out at once.', 'The effect goes on forever.'],
  [
    'The first time a player takes a mulligan, that player draws seven cards.',
    'The first two times a player takes a mulligan, that player draws seven cards.',
  ],
  [
    'The emperor chooses which players lie within the range.',
    'The emperor chooses which players lie outside the range.',
  ],
  [
    'Control of an object never passes to a player who has left the game.',
    'Control of an object passes to a player who has left the game.',
  ],
  [
    'Which of the emperors draws is determined at random.',
    'Which of the generals draws is determined at random.',
  ],
  [
    "At least one opponent must be within a player's range for that player's creatures to be able to attack.",
    "At least one teammate must be within a player's range for that player's creatures to be able to attack.",
  ],
  [
    'When the stack is empty, the step ends and the one after it begins.',
    'When the stack is empty, the step ends and the one before it begins.',
  ],
  [
    'A player may attack no opponent but the one seated to his or her left.',
    'A player may attack no opponent but the one seated to his or her right.',
  ],
  [
    'If the players on a team fail to agree, the emperor draws.',
    'If the players on a team agree, the emperor draws.',
  ],
];

describe('turned another way, a rule says the same', () => {
  test.each(same)('%s = %s', (a, b) => {
    expect(meaning(a)).toEqual(meaning(b));
  });
});

describe('another word in the turned rule is another meaning', () => {
  test.each(different)('%s ≠ %s', (a, b) => {
    expect(meaning(a)).not.toEqual(meaning(b));
  });
});
