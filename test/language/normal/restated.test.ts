import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

const same: readonly (readonly [string, string])[] = [
  ['Team games use the normal rules.', 'The normal rules apply to team games.'],
  ['Team games use the normal rules.', 'The normal rules apply in team games.'],
  ['A player takes his or her second mulligan.', 'A player takes a mulligan for the second time.'],
  [
    'If neither player on a team wins, that team loses.',
    'If neither of a team’s players wins, that team loses.',
  ],
  [
    'No more than three cards in a planar deck can be phenomenon cards.',
    'A planar deck can include no more than three phenomenon cards.',
  ],
  [
    'A teammate picked by the controller makes the choice.',
    'The controller picks a teammate to make the choice.',
  ],
  ['All players with poison counters draw a card.', 'Each player who has a poison counter draws a card.'],
  [
    'The defending player picks one of his or her teammates, who becomes the starting player.',
    'The defending player picks one of his or her teammates. That player becomes the starting player.',
  ],
  ['Effects whose duration lasts end.', 'Effects whose durations last end.'],
  ['The option is used in games with four players.', 'The option is used for games with four players.'],
];

const different: readonly (readonly [string, string])[] = [
  ['Team games use the normal rules.', 'The normal rules don’t apply to team games.'],
  ['Team games use the normal rules.', 'The normal rules apply to a team.'],
  ['A player takes his or her second mulligan.', 'A player takes a mulligan for the first time.'],
  [
    'If neither player on a team wins, that team loses.',
    'If either of a team’s players wins, that team loses.',
  ],
  [
    'No more than three cards in a planar deck can be phenomenon cards.',
    'A planar deck can include no fewer than three phenomenon cards.',
  ],
  ['The option is used in games with four players.', 'The option is used by teams with four players.'],
  [
    'A teammate picked by the controller makes the choice.',
    'A teammate picks the controller to make the choice.',
  ],
  ['All players with poison counters draw a card.', 'Each player who has no poison counters draws a card.'],
  [
    'The defending player picks one of his or her teammates, who becomes the starting player.',
    'The defending player picks one of his or her teammates and becomes the starting player.',
  ],
];

describe('clauses with another subject', () => {
  test.each(same)('%s = %s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });

  test.each(different)('%s ≠ %s', (one, other) => {
    expect(meaning(one)).not.toEqual(meaning(other));
  });
});
