import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, type Game, GameError, type GameRuleset, replay } from '../../src/game/index.js';
import { handMade, SHARES, TOTALS } from '../support/handmade.js';
import { table, VARIANTS } from '../support/tables.js';

/** Plays on with choices taken from a list of numbers; now and then somebody concedes. */
function playOn(game: Game, choices: readonly number[], departures = true): void {
  for (const choice of choices) {
    if (game.isOver()) return;
    const open = game.pending();
    if (open.length === 0) throw new Error('nobody is asked anything and the game is not over');
    if (departures && choice % 97 === 96) {
      const players = game.players();
      game.concede(players[choice % players.length] as string);
      continue;
    }
    const decision = open[choice % open.length];
    if (decision === undefined) throw new Error('no decision');
    game.answer(decision.id, (choice >> 3) % decision.options.length);
  }
}

/** What must be true of every state. */
function checkState(game: Game): void {
  const { state } = game;
  const seen = new Map<string, number>();
  const lists = [
    state.battlefield,
    state.exile,
    state.command,
    state.anteZone,
    ...Object.values(state.libraries),
    ...Object.values(state.hands),
    ...Object.values(state.graveyards),
    ...Object.values(state.stacks),
  ];
  for (const list of lists) for (const id of list) if (id !== '') seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const object of state.objects.all) {
    const { id } = object;
    expect([id, seen.get(id) ?? 0]).toEqual([id, object.exists ? 1 : 0]);
    if (object.exists && object.zone === 'battlefield')
      expect(state.players[object.controller]?.inGame).toBe(true);
  }
  for (const decision of game.pending()) {
    expect(decision.options.length).toBeGreaterThan(0);
    for (const player of decision.players) expect(game.inGame(player)).toBe(true);
  }
}

/** Totals must be what the events say that they are. */
function checkLedgers(game: Game): void {
  const { state } = game;
  const sum = (type: string, of: { player?: string; team?: string }): number =>
    game.events(type, of).reduce((total, event) => total + (event.amount ?? 0), 0);
  for (const [team, record] of Object.entries(state.teams)) {
    if (!state.options.sharedLife) continue;
    expect(record.life).toBe(game.startingLife(team) + sum('teamLifeChanged', { team }));
  }
  for (const [player, own] of Object.entries(state.players)) {
    if (!state.options.sharedLife) {
      const change = sum('lifeGained', { player }) - sum('lifeLost', { player });
      expect([player, own.life]).toEqual([player, state.options.startingLife + change]);
    }
    expect([player, own.poison]).toEqual([
      player,
      sum('poisonGained', { player }) - sum('poisonLost', { player }),
    ]);
  }
}

const choices = (length: number): fc.Arbitrary<number[]> =>
  fc.array(fc.nat({ max: 100_000 }), { minLength: length, maxLength: length });

describe.each(VARIANTS)('random games, variant %s', (variant) => {
  it('go on without an exception or a dead end, and no object is lost or doubled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), choices(150), fc.boolean(), (players, answers, shares) => {
        const game = createGame(table(variant, players), handMade(shares ? SHARES : TOTALS), {
          seed: players,
        });
        playOn(game, answers);
        checkState(game);
        checkLedgers(game);
      }),
      { numRuns: 15 },
    );
  });

  it('are the same again from the same seed and answers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.nat(), choices(80), (players, seed, answers) => {
        const setup = table(variant, players);
        const ruleset = handMade();
        const game = createGame(setup, ruleset, { seed });
        playOn(game, answers);
        const again = replay(setup, ruleset, seed, game.answers);
        expect(again.hash()).toBe(game.hash());
        expect(again.log).toEqual(game.log);
      }),
      { numRuns: 6 },
    );
  });

  it('do not depend on where the rules stand, only on what they say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), choices(80), (players, answers) => {
        const here = handMade();
        const there: GameRuleset = {
          entry: (key) => {
            const entry = here.entry(key);
            return entry && { ...entry, rules: [`9${key}`], lineages: [`9${key}@made`] };
          },
        };
        const [one, other] = [here, there].map((ruleset) => {
          const game = createGame(table(variant, players), ruleset, { seed: players });
          playOn(game, answers);
          return game;
        }) as [Game, Game];
        const bare = (game: Game) =>
          game.log.map(({ type, player, object, amount }) => ({ type, player, object, amount }));
        expect(bare(other)).toEqual(bare(one));
      }),
      { numRuns: 4 },
    );
  });

  it('take every listed option and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), choices(60), (players, answers) => {
        const game = createGame(table(variant, players), handMade(), { log: false });
        playOn(game, answers);
        for (const decision of game.pending()) {
          for (let at = 0; at < decision.options.length; at++) game.fork().answer(decision.id, at);
          for (const wrong of [
            -1,
            decision.options.length,
            0.5,
            { type: 'player', player: 'nobody' } as const,
          ]) {
            const before = game.hash();
            expect(() => game.answer(decision.id, wrong)).toThrow(GameError);
            expect(game.hash()).toBe(before);
          }
        }
        expect(() => game.answer('d0', 0)).toThrow(GameError);
      }),
      { numRuns: 10 },
    );
  });
});
