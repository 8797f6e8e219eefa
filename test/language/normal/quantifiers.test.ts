import { describe, expect, test } from 'vitest';
import { meaningOf, readSentences } from '../../../src/language/index.js';

/** What a rule says; a sentence that is not read says something that no other does. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  return [...clauses, ...unread];
}

const lost = ', that team loses the game.';

describe('whether "not" is said of one of several or of all of them', () => {
  test.each([
    [`If no player draws a card${lost}`, `If any player doesn't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If a player doesn't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If one player doesn't draw a card${lost}`],
    [`If neither player draws a card${lost}`, `If one player doesn't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If one of the players doesn't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If two players don't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If some player doesn't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If either player doesn't draw a card${lost}`],
    [`If no player draws a card${lost}`, `If not every player draws a card${lost}`],
    [`If no player draws a card${lost}`, `If not all players draw a card${lost}`],
    [`Unless a player draws a card${lost}`, `If any player doesn't draw a card${lost}`],
    [`Unless each player draws a card${lost}`, `If each player doesn't draw a card${lost}`],
    ['If no card is drawn, the game ends.', "If any card isn't drawn, the game ends."],
    ['No player may attack.', "Any player can't attack."],
    ['No players may attack.', "Any players can't attack."],
    ['No player may attack.', "Some player can't attack."],
    ['No player may attack.', 'Not every player may attack.'],
    ['No player may attack.', 'Not all players may attack.'],
  ])('%s is not: %s', (one, other) => {
    expect(meaning(one)).not.toEqual(meaning(other));
  });

  test.each([
    [`If no player draws a card${lost}`, `Unless a player draws a card${lost}`],
    [`If no player draws a card${lost}`, `If none of the players draws a card${lost}`],
    ["If a player doesn't draw a card, that player loses.", 'A player loses unless he or she draws a card.'],
    ['No player may attack.', "A player can't attack."],
  ])('%s is: %s', (one, other) => {
    expect(meaning(one)).toEqual(meaning(other));
  });
});
