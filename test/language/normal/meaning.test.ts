import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldTypography, meaningOf, readSentences, statementsOf } from '../../../src/language/index.js';

/** What a rule says, where all of it is read. */
function meaning(text: string): string[] {
  const { clauses, unread } = meaningOf(readSentences(text));
  if (unread.length > 0) throw new Error(`not read: ${unread.join(' | ')}`);
  return clauses;
}

describe('rules that mean the same in other words', () => {
  test.each([
    ['A creature can attack an opponent.', 'Creatures can attack an opponent.'],
    ['If a team has four or more counters, that team loses.', 'A team with at least four counters loses.'],
    ['A player who concedes leaves the game.', 'If a player concedes, he or she leaves the game.'],
    ['If a player concedes, that player leaves the game.', 'If a player concedes, they leave the game.'],
    ['Each player has a life total of 20.', "Each player's life total is 20."],
    [
      'A player may attack only if that player has priority.',
      "A player can't attack unless he or she has priority.",
    ],
    ['Teams take turns rather than players.', 'Teams take turns, not players.'],
    ['A team draws a card and that team loses.', 'A team draws a card. That team loses.'],
    ['First, a team draws a card, then a player loses.', 'First, a team draws a card. Then a player loses.'],
    ['No player may attack.', "A player can't attack."],
    ['The order is determined randomly.', 'Players determine the order at random.'],
    ['A player is allowed to attack.', 'A player may attack.'],
    ['The emperor loses when the game starts.', 'When the game begins, the emperor loses.'],
    ['All opponents draw a card.', 'Each opponent draws a card.'],
    [
      'In a game that uses the deploy creatures option, a player may attack.',
      'If the deploy creatures option is used, a player may attack.',
    ],
    [
      'If either of the players on a team concedes, that team loses.',
      'If either player on a team concedes, that team loses.',
    ],
    ['Likewise, a player may attack.', 'A player may attack.'],
    ['When a player concedes, that player loses.', 'A player who concedes loses.'],
    ['A team whose emperor concedes loses.', "If a team's emperor concedes, that team loses."],
    [
      'If a player does not concede, he or she draws a card.',
      'Unless a player concedes, that player draws a card.',
    ],
    ["If a team's score is not greater than 4, that team loses.", 'A team loses if its score is 4 or less.'],
    ['Each of the players on a team draws a card.', 'The players on a team draw a card each.'],
    ['The players on a team draw two cards each.', 'Each player on a team draws two cards.'],
    ["Teammates can't look at each other's hands.", "A player can't look at a teammate's hands."],
    ['Each team has an emperor, who draws a card.', 'Each team has an emperor. That emperor draws a card.'],
    ['The chosen player draws a card.', 'The player who is chosen draws a card.'],
    ['Emperor games are played with two teams.', 'In Emperor games there are two teams.'],
    ['The active team is the team that attacks.', 'The team that attacks is the active team.'],
    [
      'The order in which players sit is determined randomly.',
      'Randomly determine the order in which players sit.',
    ],
    ['It has the ability "{T}: Draw two cards."', 'It has the ability "{T}: Two cards are drawn."'],
  ])('%s | %s', (a, b) => {
    expect(meaning(a)).toEqual(meaning(b));
  });
});

describe('rules that mean something else', () => {
  test.each([
    ['A player draws a card.', 'A player draws cards.'],
    ['A player may cast a spell.', 'A player may cast spells.'],
    ['Each player draws a card.', 'A player draws a card.'],
    ['If a player concedes, that player loses.', 'If a player concedes, a player loses.'],
    ['A team draws a card. Then a player loses.', 'A player loses. Then a team draws a card.'],
    ['A team draws a card. Then a player loses.', 'A team draws a card. A player loses.'],
    ['A player may attack only if he or she has priority.', 'A player may attack if he or she has priority.'],
    ['Teams take turns rather than players.', 'Players take turns rather than teams.'],
    ["A player can't attack an emperor or a general.", "A player can't attack an emperor and a general."],
    ['A player may choose an opponent who attacks.', 'A player chooses an opponent who attacks.'],
    ['An emperor can attack a general.', 'A general can attack an emperor.'],
  ])('%s | %s', (a, b) => {
    expect(meaning(a)).not.toEqual(meaning(b));
  });
});

const words =
  'a the each player team players draws draw card cards may not if that who on to left of , and or only two then'.split(
    ' ',
  );

describe('any text', () => {
  test('comes to an end, and every word of a sentence that is read has a place', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 24 }), (chosen) => {
        for (const sentence of readSentences(`${chosen.join(' ')}.`)) {
          expect(['read', 'ambiguous', 'notRead']).toContain(sentence.status);
          if (sentence.status === 'read' && sentence.tokens.length > 0) expect(sentence.frame).toBeDefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  test('means the same in every typography', () => {
    const text = 'A player\'s team can\'t attack, "if able".';
    const other = 'A player\u2019s team can\u2019t attack, \u201cif able\u201d.';
    expect(foldTypography(other)).toBe(text);
    expect(meaningOf(readSentences("If a player's team can't attack, it loses."))).toEqual(
      meaningOf(readSentences('If a player\u2019s team can\u2019t attack, it loses.')),
    );
  });
});

describe('the statements of a sentence', () => {
  test('are found once for all sentences of the same words, wherever they stand', () => {
    const words = 'A player who concedes leaves the game.';
    const [alone] = readSentences(words);
    const [, behind] = readSentences(`Each team draws a card. ${words}`);
    if (alone === undefined || behind === undefined) throw new Error('not read');
    expect(statementsOf(alone)).toHaveLength(1);
    expect(statementsOf(behind)).toBe(statementsOf(alone));
  });

  test('are those of the meaning that is asked for, where there are several', () => {
    const [sentence] = readSentences('A player loses before that player left.');
    if (sentence === undefined) throw new Error('not read');
    expect(sentence.readings.length).toBeGreaterThan(1);
    const inEach = sentence.readings.map((frame) => statementsOf({ ...sentence, frame }));
    expect(new Set(inEach).size).toBe(sentence.readings.length);
    expect(sentence.readings.map((frame) => statementsOf({ ...sentence, frame }))).toEqual(inEach);
    expect(statementsOf(sentence)).toEqual([]);
  });
});
