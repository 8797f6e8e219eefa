import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Decision, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { casts, creature, does, lives, passAll, settle, table } from '../support/printed.js';

const rules = ruleset('2025-11-14');
const read = (name: string, type: string, text: string) => {
  const { card, strange } = readCard({ name, type, text, cost: '{0}' });
  expect(strange, text).toEqual([]);
  return card;
};
const chooses = (name: string) => (decision: Decision) =>
  decision.options.find(
    (one) => (one.type === 'object' && one.object === name) || (one.type === 'player' && one.player === name),
  );

/** Ann has a card in play and casts a spell; Bob may answer. */
function duel(text: string, aim: string, answer = 'Counter target spell that targets a creature.'): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [
        creature('Bear'),
        creature('Watcher', text),
        read('Bolt', 'Instant', 'Bolt deals 2 damage to any target.'),
        read('Answer', 'Instant', answer),
      ],
      objects: [
        { id: 'watcher', card: 'Watcher', owner: 'Bob', zone: 'battlefield' },
        { id: 'bear', card: 'Bear', owner: 'Cy', zone: 'battlefield' },
        { id: 'bolt', card: 'Bolt', owner: 'Ann', zone: 'hand' },
        { id: 'answer', card: 'Answer', owner: 'Bob', zone: 'hand' },
      ],
      library: 10,
      start: { at: 'turn' },
    },
    rules,
  );
  game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'bolt' });
  settle(game, chooses(aim));
  return game;
}

describe('a spell that targets something', () => {
  it('is told from others by what answers it', () => {
    const targets = (aim: string) => {
      const game = duel('', aim);
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      return game.targetsFor('answer', 0, 'Bob');
    };
    expect([targets('bear'), targets('Cy')]).toEqual([['bolt'], []]);
  });

  it('is told from others by what waits for it', () => {
    const waits =
      'Whenever an opponent casts a spell that targets you or a Bear you control, you gain 3 life.';
    const life = (aim: string) => {
      const game = duel(waits, aim);
      passAll(game);
      return game.life('Bob');
    };
    expect([life('Bob'), life('watcher'), life('bear'), life('Cy')]).toEqual([21, 23, 20, 20]);
  });
});

describe('players other than one', () => {
  it('are all but that one', () => {
    const game = casts(
      { type: 'Sorcery', text: 'Each player other than target player loses 3 life.' },
      chooses('Cy'),
    );
    expect(lives(game)).toEqual([17, 17, 20]);
  });
});

describe('a card that asks for its commander', () => {
  it('wants the one that its controller owns, under that control', () => {
    const text =
      'At the beginning of your end step, if you control your commander, each opponent loses 2 life.';
    const life = (commander: boolean) => {
      const game = createGame(
        {
          players: ['Ann', 'Bob', 'Cy'],
          cards: [creature('Bear'), creature('Friend', text)],
          objects: [
            { id: 'friend', card: 'Friend', owner: 'Ann', zone: 'battlefield' },
            {
              id: 'bear',
              card: 'Bear',
              owner: 'Ann',
              zone: 'battlefield',
              ...(commander ? { commander } : {}),
            },
          ],
          library: 10,
          start: { at: 'turn' },
        },
        rules,
      );
      for (let guard = 0; game.turnOwner() !== 'Bob' && guard < 99; guard++) {
        settle(game);
        game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      }
      return game.life('Cy');
    };
    // A table with a commander starts with the life of that variant.
    expect([life(true), life(false)]).toEqual([38, 20]);
  });
});

describe('continuous effects that "and" joins', () => {
  it('hold for each of their own objects, under one condition', () => {
    const game = table(
      'As long as you control an artifact, ~ gets +2/+2 and other creatures you control have flying.',
    );
    const now = () => [
      game.power('mine'),
      game.hasKeyword('mine', 'flying'),
      game.hasKeyword('bear Ann', 'flying'),
    ];
    expect(now()).toEqual([2, false, false]);
    does('Create a 1/1 colorless Thopter artifact creature token.', undefined, game);
    expect(now()).toEqual([4, false, true]);
    expect(game.hasKeyword('bear Bob', 'flying')).toBe(false);
  });
});
