import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Decision, type Effect, type Game, type Option } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, does, hands, lives, passAll, settle, table } from '../support/printed.js';

const named = (id: string) => ({ object: 'named', id }) as const;
const act = (game: Game, by: string, ...effects: Effect[]) => {
  game.instruct(effects, { controller: by, source: `bear ${by}` });
  passAll(game);
};
/** Goes on until the player is asked for priority in a step, with every other question answered by its first option. */
function until(
  game: Game,
  step: string,
  wanted: (decision: Decision) => Option | undefined = () => undefined,
): void {
  for (let guard = 0; game.step() !== step && guard < 60; guard++) {
    settle(game, wanted);
    if (game.step() === step) return;
    game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
  }
}
const take = (game: Game, fits: (option: Option) => boolean): boolean => {
  const open = game.pending().find(({ options }) => options.some(fits));
  const option = open?.options.find(fits);
  if (open && option) game.answer(open.id, option);
  return option !== undefined;
};

describe('a card with morph', () => {
  const begun = (mana: number): Game => {
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [
          creature(
            'Shaper',
            'Flying\nMorph {1}\nWhen Shaper is turned face up, each opponent loses 3 life.',
            '{6}',
          ),
        ],
        objects: [{ id: 'mine', card: 'Shaper', owner: 'Ann', zone: 'hand' }],
        library: 10,
        start: { at: 'turn' },
        mana: { Ann: mana, Bob: 0 },
      },
      ruleset('2025-11-14'),
    );
    until(game, 'main1');
    take(game, (one) => one.type === 'cast' && one.object === 'mine');
    passAll(game, (decision) =>
      decision.slot === 'morph' ? decision.options.find(({ type }) => type === 'yes') : undefined,
    );
    return game;
  };

  it('lies there as a plain creature, and is turned up for its cost', () => {
    const game = begun(4);
    expect([game.power('mine'), game.hasKeyword('mine', 'flying')]).toEqual([2, false]);
    expect(take(game, (one) => one.type === 'activate' && one.object === 'mine')).toBe(true);
    passAll(game);
    expect([game.hasKeyword('mine', 'flying'), game.life('Bob')]).toEqual([true, 17]);
  });

  it('is itself again wherever it goes', () => {
    const game = begun(3);
    game.instruct([{ effect: 'destroy', object: named('mine') }], { controller: 'Bob', source: 'mine' });
    passAll(game);
    expect([game.zone('mine'), game.hasKeyword('mine', 'flying')]).toEqual(['graveyard', true]);
  });
});

describe('a card with two faces', () => {
  it('turns its other face up and back', () => {
    const front = creature('Day', '{0}: Transform Day.');
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [
          { ...front, back: 'Night' },
          { ...creature('Night', 'Trample'), power: 5 },
        ],
        objects: [{ id: 'mine', card: 'Day', owner: 'Ann', zone: 'battlefield' }],
        library: 10,
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    const turn = () =>
      game.instruct([{ effect: 'transform', object: named('mine') }], { controller: 'Ann', source: 'mine' });
    turn();
    expect([game.power('mine'), game.hasKeyword('mine', 'trample')]).toEqual([5, true]);
    turn();
    expect(game.power('mine')).toBe(2);
  });

  it('has what its other face does as it is turned up', () => {
    const front = creature('Day', '{0}: Transform Day.');
    const back = creature('Night', 'Whenever this creature transforms into Night, you gain 3 life.');
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [{ ...front, back: 'Night' }, back],
        objects: [{ id: 'mine', card: 'Day', owner: 'Ann', zone: 'battlefield' }],
        library: 10,
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    const turn = () => {
      game.instruct([{ effect: 'transform', object: named('mine') }], { controller: 'Ann', source: 'mine' });
      passAll(game);
    };
    turn();
    expect(game.life('Ann')).toBe(23);
    turn();
    expect(game.life('Ann')).toBe(23);
  });

  it('stops the game where its other face is not known', () => {
    const game = table('');
    expect(() => act(game, 'Ann', { effect: 'transform', object: named('mine') })).toThrow(
      /other face of "Subject"/,
    );
  });
});

describe('what holds for a while', () => {
  it('bars attacks on one player alone, also of creatures that come later', () => {
    const game = table('');
    const { card } = readCard({
      name: 'Rite',
      type: 'Sorcery',
      text: "Creatures your opponents control can't attack you until your next turn.",
    });
    game.instruct(card.spell?.effects ?? [], { controller: 'Cy', source: 'bear Cy' });
    game.instruct(
      [
        {
          effect: 'token',
          spec: { types: ['creature'], power: 1, toughness: 1, keywords: ['haste'] },
          under: { player: 'you' },
        },
      ],
      {
        controller: 'Ann',
        source: 'mine',
      },
    );
    const token = String(game.events('tokenCreated')[0]?.object);
    until(game, 'beginCombat');
    expect([game.attackable('bear Ann'), game.attackable(token)]).toEqual([['Bob'], ['Bob']]);
  });

  it('takes keywords away', () => {
    const game = does('Target creature loses flying until end of turn.', undefined, table('Flying'));
    expect(game.zone('mine')).toBe('battlefield');
    const stripped = table('Flying, trample');
    act(stripped, 'Bob', {
      effect: 'strip',
      object: named('mine'),
      keywords: ['flying'],
      duration: { until: 'endOfTurn' },
    });
    expect(['flying', 'trample'].map((one) => stripped.hasKeyword('mine', one))).toEqual([false, true]);
  });
});

describe('what somebody else may do', () => {
  it('is to pay, so that nothing happens', () => {
    const paid = does('Destroy all lands unless any player pays 3 life.', (decision) =>
      decision.options.find(({ type }) => type === (decision.players[0] === 'Bob' ? 'yes' : 'no')),
    );
    expect(lives(paid)).toEqual([20, 17, 20]);
  });

  it('is done by the two who are named, each', () => {
    const game = does('Choose an opponent. You and that player each draw two cards.', (decision) =>
      decision.kind === 'choosePlayer'
        ? decision.options.find((one) => one.type === 'player' && one.player === 'Cy')
        : undefined,
    );
    expect(hands(game)).toEqual([5, 3, 5]);
  });

  it('goes by the seats', () => {
    expect(hands(does('The player to your left draws a card.'))).toEqual([3, 4, 3]);
    expect(hands(does('The player to your right draws a card.'))).toEqual([3, 3, 4]);
  });
});

describe('tokens that have just been made', () => {
  it('are what the sentence behind speaks of', () => {
    const game = table('');
    const { card } = readCard({
      name: 'Rite',
      type: 'Sorcery',
      text: 'Create two 1/1 red Goblin creature tokens. Sacrifice them at the beginning of the next end step.',
    });
    game.instruct(card.spell?.effects ?? [], { controller: 'Ann', source: 'mine' });
    const count = () => game.events('sacrificed').length;
    expect([game.events('tokenCreated').length, count()]).toEqual([2, 0]);
    until(game, 'end');
    passAll(game);
    expect(count()).toBe(2);
  });
});

describe('a card with two halves of which one counts', () => {
  const TOP = 'Gazer';
  const flipping = (more: { id: string; text: string }[] = []): Game =>
    createGame(
      {
        players: ['Ann', 'Bob', 'Cy'],
        cards: [
          { ...creature(TOP, '{0}: Flip Gazer.', '{1}{U}'), back: 'Oracle' },
          creature('Oracle', 'Oracle gets +1/+1.\n{0}: Each opponent loses 1 life.', '{1}{U}'),
          creature('Bear'),
          ...more.map(({ id, text }) => creature(id, text, '{0}')),
        ],
        objects: [
          { id: 'mine', card: TOP, owner: 'Ann', zone: 'battlefield' },
          ...more.map(({ id }) => ({ id, card: id, owner: 'Ann', zone: 'hand' as const })),
        ],
        library: 10,
        start: { at: 'turn' },
        mana: { Ann: 5 },
      },
      ruleset('2025-11-14'),
    );
  const activate = (game: Game, object: string) => {
    until(game, 'main1');
    expect(take(game, (one) => one.type === 'activate' && one.object === object)).toBe(true);
    passAll(game);
  };

  it('is flipped once, and is its upper half again wherever it goes', () => {
    const game = flipping();
    activate(game, 'mine');
    expect([game.power('mine'), game.events('flipped').length]).toEqual([3, 1]);
    activate(game, 'mine');
    expect(['Ann', 'Bob', 'Cy'].map((player) => game.life(player))).toEqual([20, 19, 19]);
    game.instruct([{ effect: 'flip', object: named('mine') }], { controller: 'Ann' });
    expect([game.power('mine'), game.events('flipped').length]).toEqual([3, 1]);
    game.instruct([{ effect: 'move', object: named('mine'), to: 'hand' }], { controller: 'Ann' });
    expect(game.power('mine')).toBe(2);
  });

  it('is flipped by what copies it as well', () => {
    const game = flipping([
      { id: 'Double', text: 'You may have Double enter as a copy of any creature on the battlefield.' },
    ]);
    until(game, 'main1');
    take(game, (one) => one.type === 'cast' && one.object === 'Double');
    passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'mine'));
    activate(game, 'Double');
    expect([game.power('Double'), game.power('mine')]).toEqual([3, 2]);
  });

  it('is copied with its upper half, which may be flipped in its turn', () => {
    const game = flipping([
      { id: 'Double', text: 'You may have Double enter as a copy of any creature on the battlefield.' },
    ]);
    activate(game, 'mine');
    take(game, (one) => one.type === 'cast' && one.object === 'Double');
    passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'mine'));
    expect([game.power('Double'), game.power('mine')]).toEqual([2, 3]);
    activate(game, 'Double');
    expect([game.power('Double'), game.power('mine')]).toEqual([3, 3]);
    game.instruct([{ effect: 'token', spec: {}, under: { player: 'you' }, copyOf: named('Double') }], {
      controller: 'Ann',
    });
    const token = game.events('tokenCreated')[0]?.object ?? '';
    expect(game.power(token)).toBe(2);
  });
});
