import { describe, expect, test } from 'vitest';
import { alike, fitTemplate, readSentences, statementsOf, template } from '../../../src/language/index.js';

/** What a sentence answers to one of ours by its facts alone; the frames of the two differ. */
function answer(words: string, sentence: string) {
  const [read] = readSentences(sentence);
  if (read?.frame === undefined) throw new Error(`not read: ${sentence}`);
  const said = statementsOf(read);
  const own = template(words);
  expect(fitTemplate(said, own), 'the frames say the same').toBeUndefined();
  return alike(said, own);
}

describe('a sentence in another structure says what ours says', () => {
  test.each([
    [
      'If an Aura is attached to an illegal player, that Aura is put into its owner’s graveyard.',
      'An Aura attached to an illegal player goes to the graveyard of its owner.',
    ],
    [
      'It remains on the battlefield if an Equipment is attached to an illegal permanent.',
      'It stays on the battlefield when an illegal permanent has an Equipment attached to it.',
    ],
    ['Each team may have any number of members.', 'Teams may consist of any number of members.'],
    ['The poison counters are shared by the team.', 'A team shares its poison counters.'],
    [
      'A player can attack only an opponent sitting next to that player.',
      'The only opponents a player can attack are the ones sitting beside that player.',
    ],
    // What is denied of this and that is denied of this or that.
    [
      'Spells or abilities that player controls can’t target objects or players outside their range.',
      'Objects and players outside a player’s range can’t be targets of spells and abilities that player controls.',
    ],
    // A player whose team, a team and each player on it.
    [
      'A player is “poisoned” if that player’s team has at least one poison counter.',
      'If a team has one or more poison counters, each player on that team is “poisoned”.',
    ],
    ['Each team decides where it sits.', 'The teams decide where they sit.'],
  ])('%s | %s', (words, sentence) => {
    expect(answer(words, sentence)).toBeDefined();
  });

  test('with the number in place of "N", and every word accounted for', () => {
    const sentence = 'If a team has twelve or more poison counters, that team immediately loses the game.';
    const fit = answer('A team with N or more poison counters loses the game at once.', sentence);
    expect(fit?.slots).toEqual({ N: { is: 12 } });
    expect(fit?.claimed.size).toBeGreaterThanOrEqual(12);
  });

  test('and what shares nothing with ours is left to others', () => {
    const sentence =
      'At the end of combat, an Aura attached to an illegal player goes to the graveyard of its owner.';
    const fit = answer(
      'An Aura that is attached to an illegal player is put into its owner’s graveyard.',
      sentence,
    );
    expect(fit?.claimed.has(3)).toBe(false);
  });
});

describe('a sentence with another meaning does not', () => {
  const ours = 'If an Aura is attached to an illegal player, that Aura is put into its owner’s graveyard.';
  test.each([
    ['denied', ours, 'An Aura attached to an illegal player doesn’t go to the graveyard of its owner.'],
    [
      'on the contrary',
      ours,
      'Unless an Aura is attached to an illegal player, it goes to the graveyard of its owner.',
    ],
    ['allowed', ours, 'An Aura attached to an illegal player may go to the graveyard of its owner.'],
    ['of another’s', ours, 'An Aura attached to an illegal player goes to the graveyard of that player.'],
    [
      'with another thing',
      ours,
      'An Aura attached to an illegal permanent goes to the graveyard of its owner.',
    ],
    [
      'by others',
      'The attacking player chooses a defending player for each creature to attack.',
      'For each creature, the defending player picks a player that it will attack.',
    ],
    [
      'with one in the place of the other',
      'The active player gives a card in hand to the nonactive player.',
      'The active player gets a card in hand from the nonactive player.',
    ],
    [
      'with another number',
      'The range of influence of an emperor is 2 in the Emperor variant.',
      'In the Emperor variant, emperors have a range of influence of 3.',
    ],
    [
      'in another order',
      'First the active player puts a card on the stack, then the nonactive player puts a card on the stack.',
      'First the nonactive player moves a card to the stack, then the active player moves a card to the stack.',
    ],
    [
      'by one of them, not by all',
      'A team passes if neither of its players wants to do anything.',
      'If some player on a team wants to do nothing, that team passes.',
    ],
    [
      'with another of that kind',
      'A player can attack the nearest opponent to the left if that opponent is more than one seat away.',
      'A player may attack any opponent if the nearest opponent to the left is more than one seat away.',
    ],
    [
      'of all, not of any',
      'If either player on a team loses the game, that team loses the game.',
      'A team loses the game when both players on it lose the game.',
    ],
    [
      'of the same team, not of any',
      'A team with no cards loses the game the next time a team would receive priority.',
      'If a team has no cards, it loses the game when that team would next receive priority.',
    ],
  ])('%s: %s | %s', (_, words, sentence) => {
    expect(answer(words, sentence)).toBeUndefined();
  });

  test.each([
    [
      'with a player who is described further',
      'If a player leaves the game, the turn marker to the right of that player is removed.',
      'If a player with a turn marker leaves the game, the turn marker to the right of that player is removed.',
    ],
    [
      'with twice as much',
      'If an effect sets the life total of a player to a number, the life total of the team of that player becomes that number.',
      "If an effect sets a player's life total to a number, that player's team's life total becomes twice that number.",
    ],
  ])('%s: %s | %s', (_, words, sentence) => {
    const [read] = readSentences(sentence);
    expect(read?.frame).toBeDefined();
    expect(read && alike(statementsOf(read), template(words))).toBeUndefined();
  });
});
