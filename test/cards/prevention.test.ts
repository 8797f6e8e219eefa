import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Game } from '../../src/game/index.js';
import { casts, does, lives, passAll, settle, table } from '../support/printed.js';

const readBack = (text: string, type = 'Enchantment') => {
  const { readBack: said, strange } = readCard({ name: 'Ward', type, cost: '{0}', text });
  expect(strange, text).toEqual([]);
  return said;
};
/** The bear of one player deals so much damage to a player, or to an object. */
const hit = (game: Game, owner: string, amount: number, to: { player: string } | { object: string }) => {
  const target =
    'player' in to
      ? ({ player: 'named', name: to.player } as const)
      : ({ object: 'named', id: to.object } as const);
  game.instruct(
    [{ effect: 'damage', amount, to: target, source: { object: 'named', id: `bear ${owner}` } }],
    { controller: owner },
  );
  settle(game);
};
const ann = { player: 'Ann' };
const DEALT = 'that would be dealt';
const WHERE = 'If a source';
const EQUAL = 'life equal to';
const ENTERS = 'enters the battlefield';
const OWN = 'creatures you control';
const PLUS = '+1/+1';
const NEXT = 'The next time a source of your choice';
const WOULD = 'would deal';
const CHOSEN = `${NEXT} would deal damage to you this turn, prevent that damage.`;
const bob = ({ options }: Decision) =>
  options.find((one) => one.type === 'object' && one.object === 'bear Bob');
/** Ann carries the words out; of sources she chooses the bear of Bob. */
const guarded = (text: string) => does(text, bob);

describe('damage that is prevented by one effect', () => {
  it('may be dealt to the controller of its source, and only where some was prevented', () => {
    const game = casts(
      {
        type: 'Instant',
        text: `${CHOSEN} If damage is prevented this way, ~ deals that much damage to that source's controller.`,
      },
      bob,
    );
    hit(game, 'Cy', 2, ann);
    hit(game, 'Bob', 3, ann);
    hit(game, 'Bob', 1, ann);
    expect(lives(game)).toEqual([17, 17, 20]);
  });

  it('has a consequence for sources of one kind alone', () => {
    const words = (kind: string) =>
      `${CHOSEN} If damage from a ${kind} source is prevented this way, you gain that much life.`;
    const life = (kind: string) => {
      const game = guarded(words(kind));
      hit(game, 'Bob', 3, ann);
      return game.life('Ann');
    };
    expect([life('creature'), life('noncreature'), life('red')]).toEqual([23, 20, 20]);
  });

  it('is counted for what follows, each time until the turn ends', () => {
    const game = does(
      `Prevent the next 3 damage ${DEALT} to you this turn. You gain ${EQUAL} the damage prevented this way.`,
    );
    hit(game, 'Bob', 2, ann);
    expect(game.life('Ann')).toBe(22);
    hit(game, 'Bob', 2, ann);
    expect(game.life('Ann')).toBe(22);
  });

  it('that cannot be prevented is dealt, and nothing follows', () => {
    const game = does(
      `Damage can't be prevented this turn. Prevent all damage ${DEALT} to you this turn. If damage is prevented this way, draw a card.`,
    );
    const hand = game.hand('Ann').length;
    hit(game, 'Bob', 2, ann);
    expect([game.life('Ann'), game.hand('Ann').length]).toEqual([18, hand]);
  });

  it('covers a player together with what is that player’s, by some sources alone', () => {
    const game = does(
      `Prevent all damage ${DEALT} to you and creatures you control this turn by sources you don't control.`,
    );
    hit(game, 'Bob', 2, ann);
    hit(game, 'Bob', 2, { object: 'mine' });
    hit(game, 'Ann', 1, ann);
    hit(game, 'Bob', 2, { player: 'Cy' });
    expect([...lives(game), game.zone('mine')]).toEqual([19, 20, 18, 'battlefield']);
  });

  it('of the next time is all that the source deals at that time', () => {
    const text = `${NEXT} would deal damage to you and/or ${OWN} this turn, prevent that damage.`;
    const game = guarded(text);
    game.instruct(
      [
        {
          effect: 'damage',
          amount: 2,
          to: { object: 'each', filter: { types: ['creature'] } },
          source: { object: 'named', id: 'bear Bob' },
        },
      ],
      { controller: 'Bob' },
    );
    settle(game);
    expect(['mine', 'bear Ann', 'bear Cy'].map((id) => game.zone(id))).toEqual([
      'battlefield',
      'battlefield',
      'graveyard',
    ]);
    hit(game, 'Bob', 2, ann);
    expect(game.life('Ann')).toBe(18);
  });
});

describe('damage that is always prevented', () => {
  it('is prevented in part, of each source', () => {
    const game = table(`${WHERE} would deal damage to you, prevent 1 of that damage.`);
    hit(game, 'Bob', 3, ann);
    hit(game, 'Cy', 1, ann);
    expect(game.life('Ann')).toBe(18);
  });

  it('takes a counter from what it would be dealt to, even where it cannot be prevented', () => {
    const words = `Subject ${ENTERS} with two ${PLUS} counters on it.\nIf damage would be dealt to Subject, prevent that damage. Remove a +1/+1 counter from Subject.`;
    const game = table(words);
    game.instruct(
      [{ effect: 'putCounters', object: { object: 'named', id: 'mine' }, kind: '+1/+1', count: 2 }],
      { controller: 'Ann' },
    );
    hit(game, 'Bob', 5, { object: 'mine' });
    expect(game.counters('mine', '+1/+1')).toBe(1);
    game.instruct([{ effect: 'unpreventable', duration: { until: 'endOfTurn' } }], { controller: 'Ann' });
    hit(game, 'Bob', 1, { object: 'mine' });
    expect(game.counters('mine', '+1/+1')).toBe(0);
  });

  it('is what an ability can wait for', () => {
    const game = casts(
      { type: 'Sorcery', text: `Prevent the next 2 damage ${DEALT} to you this turn.` },
      undefined,
      `Whenever damage ${DEALT} to you is prevented, put that many ${PLUS} counters on ~.`,
    );
    hit(game, 'Bob', 3, ann);
    passAll(game);
    expect(game.counters('mine', '+1/+1')).toBe(2);
  });
});

describe('a permanent to which no damage is dealt', () => {
  it('keeps what would be dealt to it from itself alone', () => {
    const game = table(`Prevent all damage ${DEALT} to ~.`);
    hit(game, 'Bob', 2, { object: 'mine' });
    hit(game, 'Bob', 2, { object: 'bear Ann' });
    expect(['mine', 'bear Ann'].map((id) => game.zone(id))).toEqual(['battlefield', 'graveyard']);
  });
});

describe('what always prevents damage and does something in its place', () => {
  it('makes a token for each damage that was prevented', () => {
    const game = table(
      `If a source an opponent controls ${WOULD} damage to you, prevent that damage. Create a 1/1 green Bear creature token for each 1 damage prevented this way.`,
    );
    hit(game, 'Bob', 3, ann);
    passAll(game);
    expect(game.life('Ann')).toBe(20);
    const bears = game.state.objects.all.filter(
      ({ kind, zone }) => kind === 'token' && zone === 'battlefield',
    );
    expect(bears.map(({ controller }) => controller)).toEqual(['Ann', 'Ann', 'Ann']);
  });
});

describe('what is read back of prevention', () => {
  it('names the kind of damage, its sources and what it would be dealt to', () => {
    expect(
      readBack(`Prevent all noncombat damage ${DEALT} to other creatures you control.`, 'Creature — Bear'),
    ).toBe(`Prevent all noncombat damage ${DEALT} to other creatures you control.`);
    expect(readBack(`Prevent all combat damage ${DEALT} to and dealt by creatures you control.`)).toBe(
      `Prevent all combat damage ${DEALT} to creatures you control.\nPrevent all combat damage ${DEALT} by creatures you control.`,
    );
    expect(readBack('{1}: Prevent all damage target spell would deal this turn.')).toBe(
      `{1}: Prevent all damage ${DEALT} by target spell this turn.`,
    );
  });
});
