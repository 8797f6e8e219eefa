import { describe, expect, test } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import { judgeExamples } from '../../../src/scenarios/index.js';

const current = ruleset('2011-07-15');
const former = ruleset('2008-02-01');

/** What becomes of an Example with this text. */
const status = (text: string, rules = current, section = ''): string =>
  judgeExamples([{ rule: '1.1', index: 0, text, section }], rules, rules.edition)[0]?.status ?? '';

/** Each sentence at the end of the same tale, with what the rules make of it. */
const ends = (tale: (end: string) => string, of: Record<string, 'holds' | 'contradicts' | 'notUnderstood'>) =>
  expect(Object.fromEntries(Object.keys(of).map((end) => [end, status(tale(end))]))).toEqual(of);

describe('an outcome of an Example', () => {
  test('that something stays says that it is still on the battlefield', () => {
    ends(
      (end) =>
        `Ada casts Long Leash, an Aura that reads "You control enchanted creature," on Ben's Hill Ox. If Ada leaves the game, ${end}`,
      { 'Hill Ox stays.': 'holds', 'Long Leash stays.': 'contradicts' },
    );
  });

  test('that one player sorts cards is claimed of that player, and of nobody else', () => {
    const card = 'Reveal the top three cards of your library.';
    const split = 'An opponent separates those cards into two piles.';
    const rest = 'Put one pile into your hand';
    ends(
      (end) =>
        `In an Emperor game with a range of influence of 1, an emperor casts Sort, which says, "${[card, split, rest].join(' ')} and the other into your graveyard." ${end} into piles.`,
      {
        "The nearest opponent to the emperor's left separates the cards": 'holds',
        "The nearest opponent to the emperor's left doesn't separate the cards": 'contradicts',
        'The emperor separates the cards': 'contradicts',
        "The emperor doesn't separate the cards": 'holds',
        'An opponent separates the cards': 'notUnderstood',
      },
    );
  });

  test('before a turn ends is of that turn', () => {
    const extra = 'which causes her to take an extra turn';
    const beside = "the player to Ada's left";
    const fewer = 'which causes the number of turn markers to be reduced';
    const removed = (when: string): string =>
      status(
        `During Ada's turn, she casts Time Walk, ${extra} after this one. During the same turn, ${beside} leaves the game, ${fewer}. ${when} Ada's current turn ends, her turn marker is removed.`,
        current,
        'Grand Melee Variant',
      );
    expect([removed('After'), removed('Before')]).toEqual(['holds', 'contradicts']);
  });

  test('that only one of two that fight deals damage denies it of the other', () => {
    ends(
      (end) =>
        `Ben is within Ada's range of influence, but Cleo is not. Cleo attacks Ben with a creature, and Ben blocks with a creature. ${end}`,
      {
        "Cleo and Ben's creatures deal combat damage to each other.": 'holds',
        "Only Cleo's creature deals combat damage to each other.": 'contradicts',
      },
    );
  });

  test('that some damage is prevented says how much', () => {
    ends(
      (end) =>
        `Ben is within Ada's range of influence. Ben casts Flare ("Flare deals 4 damage to target player") targeting Cleo. In response, Ada casts Ward ("Prevent the next 3 damage that would be dealt to target player this turn") targeting Cleo. ${end}`,
      {
        '3 damage to Cleo is prevented.': 'holds',
        '2 damage to Cleo is prevented.': 'contradicts',
        'The damage to Cleo is prevented.': 'contradicts',
      },
    );
  });

  test('that somebody may choose from more than the rules offer', () => {
    const sting = '{T}: Twin Sting deals 1 damage to any target';
    const range = 'in the range of influence of the controller of Twin Sting';
    const choice = (choosing: string, whom: string): string =>
      `In a game with a range of influence of 1, Ada sits to the left of Ben. Ada activates the ability of Twin Sting, which says, "${sting} and 1 damage to any target of an opponent's choice," targeting Ben and choosing ${choosing} as the opponent who picks the other target. Ben must choose a target that's ${range}. He must choose himself, Ada, or a creature controlled by ${whom}.`;
    expect(status(choice('Ben', 'either himself or Ada'))).toBe('holds');
    expect(status(choice('Ben', 'any player'))).toBe('contradicts');
    // Nobody is an opponent of herself, so that Ben is asked nothing.
    expect(status(choice('Ada', 'either himself or Ada'))).toBe('contradicts');
  });

  test('after the end of a turn is of the next one', () => {
    const waits = 'Whenever a player cycles a card, you may exile target creature.';
    const back = "return that creature to the battlefield under its owner's control";
    const slide = (when: string): string =>
      `Ben controls Slow Slide, which says, "${waits} If you do, ${back} at the beginning of the next end step." During Ada's turn, Ben uses Slow Slide's ability to exile Ada's Hill Ox. ${when} the end of that turn, Ben leaves the game. Hill Ox returns to the battlefield.`;
    expect([status(slide('Before')), status(slide('After'))]).toEqual(['contradicts', 'holds']);
  });

  test('is of whoever had something when its tokens came', () => {
    const enters = 'Whenever a nontoken creature comes into play,';
    const mint = (who: string): string =>
      `Ada controls Mint, which says, "${enters} that creature's controller puts a 2/2 Myr artifact creature token into play." If Ada leaves the game, all Myr tokens created by Mint while it was under ${who}'s control leave the game.`;
    expect([status(mint('Ada'), former), status(mint('Ben'), former)]).toEqual(['holds', 'contradicts']);
  });

  test('is of the seats that were listed, though there are too many', () => {
    const side = (team: string): string =>
      `Team ${team} general 1, Team ${team} emperor, Team ${team} general 2, Team ${team} general 3`;
    const seats = (size: string): string =>
      `In an Emperor game between two teams of ${size} players each, the player configuration should be: ${side('A')}, ${side('B')}. Each emperor has range of influence 3.`;
    expect([status(seats('four')), status(seats('three'))]).toEqual(['holds', 'contradicts']);
  });
});
