import { describe, expect, it } from 'vitest';
import { createGame, type GameSetup } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';

const rules = ruleset('2011-07-15');

const BOLT = {
  name: 'Bolt',
  types: ['instant'],
  spell: {
    targets: [{ players: {} }],
    effects: [{ effect: 'damage' as const, amount: 3, to: { player: 'target' as const, index: 0 } }],
  },
};
const BEAR = { name: 'Bear', types: ['creature'], power: 2, toughness: 2 };

const table = (objects: NonNullable<GameSetup['objects']>): GameSetup => ({
  players: ['Ada', 'Ben', 'Cid'],
  cards: [BOLT, BEAR],
  objects,
  start: { at: 'turn', player: 'Ada' },
});

describe('what is kept from one question to the next', () => {
  it('reads the names of a set-up again where they have changed since the last game', () => {
    const bear = { id: 'first', card: 'Bear', owner: 'Ada', zone: 'battlefield' as const };
    const setup = table([bear]);
    expect(createGame(setup, rules).power('first')).toBe(2);
    bear.id = 'second';
    const again = createGame(setup, rules);
    expect(again.power('second')).toBe(2);
    expect(again.state.objects.has('first')).toBe(false);
  });

  it('offers a card that comes to a hand of cards without a meaning, and no longer once it has gone', () => {
    const setup = { ...table([{ id: 'bolt', card: 'Bolt', owner: 'Ada', zone: 'exile' }]), hand: 2 };
    const game = createGame(setup, rules);
    const offered = () => game.pending()[0]?.options.map(({ type }) => type);
    expect(offered()).toEqual(['pass']);
    game.instruct([{ effect: 'move', object: { object: 'self' }, to: 'hand' }], { source: 'bolt' });
    expect(offered()).toEqual(['pass', 'cast']);
    game.instruct([{ effect: 'move', object: { object: 'self' }, to: 'exile' }], { source: 'bolt' });
    expect(offered()).toEqual(['pass']);
  });

  it('knows an effect as soon as it has begun, and not in a copy made before', () => {
    const game = createGame(table([{ id: 'bear', card: 'Bear', owner: 'Ada', zone: 'battlefield' }]), rules);
    const before = game.fork();
    game.instruct(
      [
        {
          effect: 'pump',
          object: { object: 'self' },
          power: 3,
          toughness: 3,
          duration: { until: 'endOfTurn' },
        },
      ],
      { source: 'bear' },
    );
    const after = game.fork();
    expect([before.power('bear'), game.power('bear'), after.power('bear')]).toEqual([2, 5, 5]);
    while (after.turnOwner() === 'Ada') {
      const [decision] = after.pending();
      after.answer(decision?.id ?? '', 0);
    }
    expect([game.power('bear'), after.power('bear')]).toEqual([5, 2]);
  });
});
