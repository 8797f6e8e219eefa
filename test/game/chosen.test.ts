import { describe, expect, it } from 'vitest';
import { type CardDefinition, createGame, type Effect, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { choose, offered } from '../support/play.js';

const OX: CardDefinition = { name: 'Ox', types: ['creature'], power: 2, toughness: 2 };

/** A game of three in which Ann acts, with cards of these kinds: `troll` in her hand, and three cards in the graveyard and one in the library of two players. */
function game(troll: Partial<CardDefinition> = {}): Game {
  return createGame(
    {
      players: ['Ann', 'Bob', 'Cyd'],
      cards: [OX, { name: 'Troll', types: ['sorcery'], spell: { effects: [] }, ...troll }],
      objects: [
        { id: 'troll', card: 'Troll', owner: 'Ann', zone: 'hand' },
        ...['Ann', 'Bob'].flatMap((owner) => [
          ...['first', 'second', 'third'].map((which) => ({
            id: `${owner} ${which}`,
            card: 'Ox',
            owner,
            zone: 'graveyard' as const,
          })),
          { id: `${owner} top`, card: 'Ox', owner, zone: 'library' as const },
        ]),
      ],
      start: { at: 'turn' },
    },
    ruleset('2025-02-07'),
  );
}

const gain = (amount: number): Effect => ({ effect: 'gainLife', player: { player: 'you' }, amount });

describe('what follows', () => {
  it('a look at the top of a library is done once the cards have their places', () => {
    for (const effect of ['scry', 'surveil'] as const) {
      const table = game();
      table.instruct([{ effect, player: { player: 'you' }, count: 1 }, gain(3)]);
      expect(table.life('Ann')).toBe(20);
      choose(table, { type: 'pile', pile: 'top' });
      expect(table.life('Ann')).toBe(23);
    }
  });

  it('the copy of a card that is not in exile is done without it', () => {
    const table = game();
    const troll = { object: 'named', id: 'troll' } as const;
    table.instruct([{ effect: 'castCopy', object: troll, player: { player: 'you' } }, gain(3)]);
    expect([table.life('Ann'), table.stack().length]).toEqual([23, 0]);
  });
});

describe('a card without a mana cost', () => {
  it('cannot be cast from a hand, though nothing would have to be paid', () => {
    expect(offered(game(), { type: 'cast', object: 'troll' })).toBe(true);
    expect(offered(game({ unpayable: true }), { type: 'cast', object: 'troll' })).toBe(false);
  });
});

describe('targets in a single graveyard', () => {
  it('have one owner', () => {
    const objects = { zone: 'graveyard' } as const;
    const second = (oneOwner?: true): string[] => {
      const targets = [{ objects, min: 2, max: 2, ...(oneOwner ? { oneOwner } : {}) }];
      const table = game({ spell: { targets, effects: [] } });
      choose(table, { type: 'cast', object: 'troll' });
      choose(table, { type: 'object', object: 'Bob first' }, 'target');
      const [open] = table.pending();
      return (open?.options ?? []).flatMap((option) => (option.type === 'object' ? [option.object] : []));
    };
    expect(second(true)).toEqual(['Bob second', 'Bob third']);
    expect(second()).toEqual(expect.arrayContaining(['Ann first', 'Bob second']));
  });
});

describe('players', () => {
  it('among some are these and no others', () => {
    const table = game();
    const among = ['Ann', 'Cyd'].map((name) => ({ player: 'named', name }) as const);
    table.instruct([{ effect: 'loseLife', player: { player: 'each', filter: { among } }, amount: 4 }]);
    expect(['Ann', 'Bob', 'Cyd'].map((player) => table.life(player))).toEqual([16, 20, 16]);
  });
});
