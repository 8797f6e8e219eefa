import { describe, expect, test } from 'vitest';
import { GameError, takeSetup } from '../../src/game/index.js';

describe('a set-up from outside', () => {
  test('is taken as it is when it can be understood', () => {
    const setup = {
      players: ['Alex', 'Bianca'],
      teams: { A: ['Alex'], B: ['Bianca'] },
      options: { variant: 'twoHeadedGiant' },
      life: { A: 17, Bianca: 3 },
    };
    expect(takeSetup(setup)).toEqual(setup);
  });

  test.each([
    ['Two-Headed Giant', 'twoHeadedGiant'],
    ['two-headed-giant', 'twoHeadedGiant'],
    ['2HG', 'twoHeadedGiant'],
    ['Team vs. Team', 'teamVsTeam'],
    ['grand_melee', 'grandMelee'],
    ['freeForAll', 'freeForAll'],
  ])('takes the variant %s, however it is spelled', (variant, name) => {
    const players = ['Alex', 'Bianca'];
    expect(takeSetup({ players, options: { variant } }).options).toEqual({ variant: name });
    expect(takeSetup({ players, options: { variants: [variant] } }).options).toEqual({ variants: [name] });
  });

  test.each([
    [7, /the set-up: an object is wanted/],
    [{}, /players: a list of names is wanted/],
    [{ players: ['Alex'], options: { handSize: 1e9 } }, /"handSize" is to be a whole number from 0 to 10000/],
    [{ players: ['Alex'], options: { handSize: -3 } }, /"handSize" is to be a whole number/],
    [{ players: ['Alex'], options: { startingLife: 1e300 } }, /"startingLife" is to be a whole number/],
    [{ players: ['Alex'], poison: { Alex: -5 } }, /cannot have fewer than 0 counters/],
    [{ players: [] }, /players: a list of names is wanted/],
    [{ players: ['Alex', 'Alex'] }, /same name/],
    [
      { players: ['Alex'], options: { variant: 'zebra' } },
      /no variant "zebra"; the variants are freeForAll, /,
    ],
    [{ players: ['Alex'], options: { variant: '__proto__' } }, /no variant/],
    [{ players: ['Alex'], options: { variants: 'emperor' } }, /variants: a list is wanted/],
    [
      { players: ['Alex'], life: { Alex: 'many' } },
      /life: a whole number up to 1000000000 is wanted for Alex/,
    ],
    [{ players: ['Alex'], life: { Rob: 3 } }, /life: Rob is neither a player nor a team/],
    [{ players: ['Alex'], teams: { A: ['Rob'] } }, /teams: Rob of A is not among the players/],
    [{ players: ['Alex', '__proto__'] }, /"__proto__" cannot be the name of a player or team/],
    [{ players: ['Alex'], hand: 1e9 }, /hand: a whole number from 0 to 10000 is wanted/],
    [{ players: ['Alex'], library: { Alex: -1 } }, /library: a whole number from 0 to 10000 is wanted/],
    [
      { players: Array.from({ length: 100 }, (_, i) => `P${i}`), library: 9_000 },
      /at most 200000 cards are dealt/,
    ],
    [{ players: Array.from({ length: 201 }, (_, i) => `P${i}`) }, /a game has at most 200/],
    [
      { players: ['Alex'], life: { Alex: 1e300 } },
      /life: a whole number up to 1000000000 is wanted for Alex/,
    ],
    [
      { players: ['Alex'], cards: [{ abilities: [{ effects: [{ effect: 'token', count: 1e9 }] }] }] },
      /count: a number up to 1000 is wanted/,
    ],
    [{ players: ['Alex'], turn: 'Alex' }, /the set-up: "turn" is not known; it may have players, teams/],
    [
      { players: ['Alex'], options: { varient: 'Emperor' } },
      /options: "varient" is not known; it may have variant, /,
    ],
    [{ players: ['Alex'], start: { at: 'turn', phase: 'main1' } }, /start: "phase" is not known/],
  ])('%j is refused with what is wanted', (setup, expected) => {
    expect(() => takeSetup(setup)).toThrow(GameError);
    expect(() => takeSetup(setup)).toThrow(expected);
  });
});
