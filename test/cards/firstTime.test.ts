import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Effect, Game } from '../../src/game/index.js';
import { holding, play } from '../support/holding.js';
import { does, enters, passAll, settle, table } from '../support/printed.js';

const named = (id: string) => ({ object: 'named', id }) as const;
const act = (game: Game, effects: Effect[], source: string) => {
  game.instruct(effects, { controller: 'Ann', source });
  settle(game);
};
const triggers = (game: Game, id: string) =>
  game.events('triggered').filter(({ object }) => object === id).length;

describe('what triggers the first time in each turn alone', () => {
  const FIRST = 'for the first time each turn';
  const text = `Whenever Subject becomes the target of a spell or ability ${FIRST}, you gain 4 life.`;
  /** Ann pumps a bear again and again. */
  const aimed = (game: Game, times: number) => {
    for (let at = 0; at < times; at++) {
      const pump = game
        .pending()[0]
        ?.options.find((one) => one.type === 'activate' && one.object === 'pumper');
      game.answer(game.pending()[0]?.id ?? '', pump ?? { type: 'pass' });
      passAll(game, ({ options }) => options.find((one) => one.type === 'object' && one.object === 'played'));
    }
  };
  it('does so again in the next turn, and as soon as it is another object', () => {
    const pumper = { id: 'pumper', text: '{0}: Target creature gets +1/+0 until end of turn.', cost: '{0}' };
    const game = play(
      holding(
        {
          type: 'Creature — Bear',
          cost: '{1}',
          power: 2,
          toughness: 2,
          text: text.replace('Subject', 'Played'),
        },
        9,
        [pumper],
      ),
    );
    enters(game, 'pumper');
    aimed(game, 3);
    expect([triggers(game, 'played'), game.life('Ann')]).toEqual([1, 24]);
    act(game, [{ effect: 'move', object: named('played'), to: 'exile' }], 'pumper');
    enters(game, 'played');
    aimed(game, 2);
    expect([triggers(game, 'played'), game.life('Ann')]).toEqual([2, 28]);
  });

  it('is read of the card itself alone', () => {
    const others = `Whenever a creature you control attacks ${FIRST}, draw a card.`;
    expect(readCard({ name: 'Subject', type: 'Creature — Bear', text: others }).status).not.toBe(
      'understood',
    );
  });
});

describe('spells that cannot be countered', () => {
  it('are those that something in play says so of', () => {
    const spell = (type: string) => {
      const guard = { id: 'guard', text: "Creature spells you control can't be countered.", cost: '{0}' };
      const game = holding({ type, cost: '{1}', text: '', power: 1, toughness: 1 }, 9, [guard]);
      enters(game, 'guard');
      game.answer(game.pending()[0]?.id ?? '', { type: 'cast', player: 'Ann', object: 'played' });
      settle(game);
      act(game, [{ effect: 'counter', object: named('played') }], 'guard');
      return game.zone('played');
    };
    expect([spell('Creature — Elf'), spell('Artifact')]).toEqual(['stack', 'graveyard']);
  });
});

describe('what came into play this turn', () => {
  it('is told from what was there before', () => {
    const text = 'Destroy each creature that entered the battlefield this turn.';
    const early = does(text);
    expect(early.zone('bear Ann')).toBe('battlefield');
    const game = table(`{0}: ${text}`);
    enters(game, 'card Ann 1');
    const option = game.pending()[0]?.options.find((one) => one.type === 'activate');
    game.answer(game.pending()[0]?.id ?? '', option ?? { type: 'pass' });
    passAll(game);
    expect([game.zone('card Ann 1'), game.zone('bear Ann')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('any source that deals damage to a card', () => {
  it('is "that source", whoever controls it', () => {
    const game = table(
      "Whenever a source deals damage to Subject, that source's controller loses that much life.",
    );
    act(game, [{ effect: 'putCounters', object: named('mine'), kind: '+1/+1', count: 5 }], 'mine');
    game.instruct([{ effect: 'damage', amount: 3, to: named('mine') }], {
      controller: 'Bob',
      source: 'bear Bob',
    });
    passAll(game);
    expect(['Ann', 'Bob', 'Cy'].map((player) => game.life(player))).toEqual([20, 17, 20]);
  });
});
