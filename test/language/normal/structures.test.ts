import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

/** The same rule in sentences of another structure. */
const same: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'one sentence or two': [
    [
      'Each team chooses the seat in which it sits. Each team has one marker.',
      'Each team chooses the seat in which it sits, and each team has one marker.',
    ],
    [
      'The team decides which creature attacks. The team has one emperor.',
      'The team decides which creature attacks, and the team has one emperor.',
    ],
    [
      'Randomly choose a team. Turn order goes to the left.',
      'Randomly choose a team, and turn order goes to the left.',
    ],
    ['Markers are removed. Discard a card.', 'Markers are removed, and discard a card.'],
    ['Randomly choose a team. That team goes first.', 'Randomly choose a team; that team goes first.'],
    [
      'Each player has the same range of influence, which is chosen before play begins.',
      'Each player has the same range of influence. That range is chosen before play begins.',
    ],
  ],
  'limits and waiting': [
    ["A team can't take more than two markers.", 'A team can take at most two markers.'],
    ["A creature can't attack until the turn ends.", 'A creature may attack only after the turn ends.'],
    [
      'The range of influence may differ from one player to another.',
      'Ranges of influence may vary from player to player.',
    ],
    ["The game's starting player gets a marker.", 'The starting player in the game gets a marker.'],
  ],
  'what is supposed': [
    ['If a card is drawn, the team wins.', 'In a case where a card is drawn, the team wins.'],
    ['If a card is drawn, the team wins.', 'If it is the case that a card is drawn, the team wins.'],
    ['If a card was drawn, the team wins.', 'Whenever a card was drawn, the team wins.'],
    ['If a player has left, discard a card.', 'If a player has left, then discard a card.'],
    [
      'If a marker is attached to a player, it is removed.',
      'A marker is removed if it is attached to a player.',
    ],
    [
      'After blockers have been declared, if a creature attacks, the emperor draws a card.',
      'If a creature attacks after blockers have been declared, the emperor draws a card.',
    ],
    ['When a player leaves the game, the turn ends.', 'Upon a player leaving the game, the turn ends.'],
  ],
  'what describes a thing': [
    [
      'If a player with a turn marker leaves the game, the turn ends.',
      'If a player who has a turn marker leaves the game, the turn ends.',
    ],
    [
      'Creatures that a player within its range controls are also within its range.',
      'Creatures whose controller is within its range are also within its range.',
    ],
    [
      "A spell can't affect an object or player outside a team's range of influence.",
      "A spell can't affect an object or player that isn't within a team's range of influence.",
    ],
    [
      'Each opponent of the emperor draws a card.',
      'Each player who is an opponent of the emperor draws a card.',
    ],
    [
      'If an object is controlled by a player, that object is exiled.',
      'If an object is under the control of a player, that object is exiled.',
    ],
    ["An effect doesn't see creatures or players.", 'An effect sees neither creatures nor players.'],
    ['The life total starts at 30.', 'The life total starts at 30 life.'],
    [
      'The player who sits in the last seat at the start of the turn is the emperor.',
      'The player who, at the start of the turn, sits in the last seat is the emperor.',
    ],
  ],
};

describe.each(Object.entries(same))('%s', (_, pairs) => {
  test.each(pairs)('%s | %s', (a, b) => {
    expect(meaning(a)).toEqual(meaning(b));
  });
});

const different: readonly (readonly [string, string])[] = [
  ["A team can't take more than two markers.", 'A team can take at most three markers.'],
  ["A team can't take more than two markers.", 'A team can take more than two markers.'],
  ['A creature may attack only after the turn ends.', 'A creature may attack until the turn ends.'],
  [
    'If a player who has a turn marker leaves, the turn ends.',
    'If a player who has no turn marker leaves, the turn ends.',
  ],
  [
    'Creatures whose controller is within its range are removed.',
    'Creatures whose owner is within its range are removed.',
  ],
  [
    'After blockers have been declared, if a creature attacks, the emperor draws a card.',
    'If a creature attacks before blockers have been declared, the emperor draws a card.',
  ],
  ['Randomly choose a team, and that team goes first.', 'Choose a team, and that team goes first.'],
];
test.each(different)('no harmless change: %s | %s', (a, b) => {
  expect(meaning(a)).not.toEqual(meaning(b));
});
