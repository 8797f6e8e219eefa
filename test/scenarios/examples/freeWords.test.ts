import { describe, expect, test } from 'vitest';
import type { PrintedCard } from '../../../src/cards/index.js';
import { ruleset } from '../../../src/rulesets/index.js';
import { judgeExamples } from '../../../src/scenarios/index.js';

const rules = ruleset('2018-07-13');
const printed: readonly PrintedCard[] = [
  {
    name: 'Long Leash',
    type: 'Enchantment — Aura',
    text: 'Enchant creature\nYou control enchanted creature.',
  },
  { name: 'Brief Leash', type: 'Sorcery', text: 'Gain control of target creature until end of turn.' },
  { name: 'Sear', type: 'Sorcery', text: 'Sear deals 2 damage to each player.' },
];
const book = { printed: (name: string) => printed.find((one) => one.name === name) };
const status = (text: string): string | undefined =>
  judgeExamples([{ rule: '1.1', index: 0, text, section: '' }], rules, rules.edition, book)[0]?.status;

describe('an Example in free words', () => {
  test.each([
    [
      'of an Aura that is there',
      "Ada's Long Leash sits on Ben's Clay Ox when Ben quits. His Ox goes with him and the Aura ends up in",
      "Ada's graveyard.",
      "Ada's hand.",
    ],
    [
      'of something borrowed',
      "Ada has borrowed Ben's Clay Ox for the turn with Brief Leash and then drops out.",
      'The Ox is back with Ben.',
      'The Ox is exiled.',
    ],
    [
      'of the table in passing',
      'Six at the table, range one, Ada casts Sear.',
      'Her two neighbors are at 18 life.',
      'Her two neighbors are at 20 life.',
    ],
    [
      'of what is handed out',
      'Fifteen people play Grand Melee, so',
      'three turn markers are handed out.',
      'four turn markers are handed out.',
    ],
  ])('%s holds, and with another outcome contradicts', (_, told, outcome, other) => {
    expect([status(`${told} ${outcome}`), status(`${told} ${other}`)]).toEqual(['holds', 'contradicts']);
  });

  test.each([
    [
      'of a card in brackets',
      'Six players, each with range of influence 1, are playing. Ada casts Soot (2 damage to each creature).',
      'The creatures of Ada and those of her neighbors are dealt 2 damage by Soot, and all other creatures none.',
      'All creatures are dealt 2 damage by Soot.',
    ],
    [
      'of what a card is said to do behind "with which"',
      "A player whose Two-Headed Giant team has 12 life becomes the target of Spring of Hours, with which a target player's life total is doubled.",
      'The team goes to 24.',
      'The team goes to 18.',
    ],
    [
      'of what a player cannot do because of a card',
      "In a Two-Headed Giant game, a player controls Shrine, because of which its controller can't lose.",
      'While Shrine is on the battlefield, neither that player nor the teammate can lose the game.',
      'While Shrine is on the battlefield, that player can lose the game.',
    ],
    [
      'of a card that ends the game at an upkeep',
      'A player in a Two-Headed Giant game controls Hope, an enchantment with which its controller wins if he or she has 40 life or more as his or her upkeep begins.',
      'The team wins at that time if its life total amounts to 40 or more.',
      'The team wins at that time if its life total amounts to 30 or more.',
    ],
    [
      'of somebody beyond a neighbor',
      'Ada has Ben as her neighbor to the right, and beyond Ben sits Cleo; the range of influence is 1. Cleo is out of range for Ada.',
      "Should Ben leave the game, Cleo comes into Ada's range of influence when the next turn starts.",
      "Should Ben leave the game, Cleo comes into Ada's range of influence immediately.",
    ],
  ])('%s holds, and with another outcome contradicts', (_, told, outcome, other) => {
    expect([status(`${told} ${outcome}`), status(`${told} ${other}`)]).toEqual(['holds', 'contradicts']);
  });

  test('is not understood where what is said of a card is not', () => {
    const told =
      'In a Two-Headed Giant game, a player controls Shrine, because of which the moon shines on all heads.';
    expect(status(`${told} That player can lose the game.`)).toBe('notUnderstood');
  });

  test('says nothing of "neither of them" that it does not say of both', () => {
    const text = (who: string): string =>
      `Ada, Ben, and Cleo play free-for-all. Ada attacks Ben with a 3/3 creature. ${who} of them blocks. Ben is at 17 life.`;
    expect(status(text('Some'))).toBe('notUnderstood');
  });

  test('that gives somebody back what nothing took is not understood', () => {
    expect(
      status(
        "Ben controls a Clay Ox that Ada owns. Ben leaves the game. The Clay Ox goes back to Ada's control.",
      ),
    ).toBe('notUnderstood');
  });

  test('has what it says of the players of a game', () => {
    const text = (who: string, reached: string): string =>
      `In a game of five players who all ${who}, Ada casts Sear. ${reached} is dealt 2 damage.`;
    expect(status(text('have range of influence 1', 'The player to the left of Ada'))).toBe('holds');
    expect(status(text('wear hats', 'The player to the left of Ada'))).toBe('notUnderstood');
  });

  test('says of others what it says of one alone', () => {
    const text = (who: string): string =>
      'In a Two-Headed Giant game, a player controls Shield, which reads, "You can\'t lose the game." ' +
      `${who} can't lose the game.`;
    expect(status(text('That player'))).toBe('holds');
    expect(status(text('Only that player'))).toBe('contradicts');
  });

  test('says who has whom in range either way round', () => {
    const table = 'In a game with a range of influence of 1, Ada is seated to the left of Ben.';
    expect(status(`${table} Ada has Ben within her range of influence.`)).toBe('holds');
    expect(status(`${table} Ada does not have Ben in her range of influence.`)).toBe('contradicts');
  });
});
