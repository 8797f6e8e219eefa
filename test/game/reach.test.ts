import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, type Game, type GameSetup } from '../../src/game/index.js';
import { handMade } from '../support/handmade.js';
import { idleUntil } from '../support/play.js';
import { alternating, blocks, seats } from '../support/tables.js';

const at = { at: 'turn' } as const;

function pairs(game: Game): number {
  const players = game.players();
  return players.flatMap((a) => players.filter((b) => game.inRange(a, b))).length;
}

const play = (setup: GameSetup): Game => createGame(setup, handMade());

describe('range of influence', () => {
  it('reaches so many seats to both sides and the player too', () => {
    const game = play({ players: seats(6), options: { rangeOfInfluence: 1 }, start: at });
    expect(game.rangeOf('P1')).toEqual(['P1', 'P2', 'P6']);
    const wider = play({ players: seats(7), options: { rangeOfInfluence: 2 }, start: at });
    expect(wider.rangeOf('P1')).toEqual(['P1', 'P2', 'P3', 'P6', 'P7']);
  });

  it('holds 22 of the 36 pairs of two emperor teams of three', () => {
    const game = play({ ...blocks(2, 3), options: { variant: 'emperor' }, start: at });
    expect(pairs(game)).toBe(22);
    expect(game.options().emperors).toEqual(['A2', 'B2']);
  });

  it('just reaches opposing generals in larger emperor teams', () => {
    const players = ['AG1', 'AE', 'AG2', 'AG3', 'BG1', 'BE', 'BG2', 'BG3'];
    const game = play({
      players,
      teams: { A: players.slice(0, 4), B: players.slice(4) },
      options: { variant: 'emperor', emperors: ['AE', 'BE'] },
      start: at,
    });
    expect(players.map((player) => game.rangeSeats(player))).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
    expect(game.inRange('AE', 'BE')).toBe(false);
  });

  it('holds three pairs for each player of a grand melee', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), (n) => {
        const game = play({ players: seats(n), options: { variant: 'grandMelee' }, start: at });
        expect(pairs(game)).toBe(3 * n);
      }),
      { numRuns: 15 },
    );
  });

  it('holds 30 pairs of six alternating players at two seats', () => {
    const game = play({
      ...alternating(2, 3),
      options: { variant: 'alternatingTeams', attackLeft: true },
      start: at,
    });
    expect(pairs(game)).toBe(30);
    expect(game.rangeOf('A1')).toEqual(['A1', 'B1', 'A2', 'A3', 'B3']);
  });

  it('is symmetric where all have the same range, and everybody reaches themselves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 6 }), (n, range) => {
        const game = play({ players: seats(n), options: { rangeOfInfluence: range }, start: at });
        for (const a of game.players()) {
          expect(game.inRange(a, a)).toBe(true);
          for (const b of game.players()) expect(game.inRange(a, b)).toBe(game.inRange(b, a));
          expect(game.rangeOf(a)).toHaveLength(Math.min(n, 2 * range + 1));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('stays as it is until a turn begins', () => {
    const game = play({
      players: ['Carissa', 'Rob', 'Alex', 'P4', 'P5'],
      options: { rangeOfInfluence: 1 },
      start: { at: 'turn', player: 'P4' },
    });
    game.concede('Rob');
    expect(game.inRange('Alex', 'Carissa')).toBe(false);
    idleUntil(game, () => game.turnOwner() === 'P5');
    expect(game.inRange('Alex', 'Carissa')).toBe(true);
  });
});
