import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Decision, Game, Option } from '../../src/game/index.js';
import { casts, passAll, settle, table } from '../support/printed.js';

function activate(game: Game, wanted?: (decision: Decision) => Option | undefined): void {
  game.answer(game.pending()[0]?.id ?? '', { type: 'activate', player: 'Ann', object: 'mine', ability: 0 });
  passAll(game, wanted);
}

describe('what one object does', () => {
  it('may be several things that "and" joins', () => {
    const game = table('{1}: ~ gets +2/+0 until end of turn and explores.');
    activate(game);
    expect([game.power('mine'), game.toughness('mine')]).toEqual([5, 3]);
  });

  it('is not read where the time at the end would hold for a part of it alone', () => {
    const { status } = readCard({
      name: 'Orb',
      type: 'Artifact',
      text: '{2}: Until end of turn, Orb becomes a 3/2 Golem artifact creature and untaps.',
    });
    expect(status).not.toBe('understood');
  });

  it('is done by the card that was sacrificed for it, as "it"', () => {
    const game = table('Sacrifice ~: It deals 3 damage to target opponent.');
    activate(game, ({ options }) => options.find((one) => one.type === 'player' && one.player === 'Cy'));
    expect([game.zone('mine'), game.life('Bob'), game.life('Cy')]).toEqual(['graveyard', 20, 17]);
  });
});

describe('a creature that explores', () => {
  const explore = (put: 'yes' | 'no') => {
    const game = table('{0}: ~ explores.');
    activate(game, ({ options }) => options.find(({ type }) => type === put));
    return [game.power('mine'), game.library('Ann'), game.hand('Ann').length];
  };
  it('grows where the card is no land, which may be put into the graveyard', () => {
    expect(explore('no')).toEqual([3, 10, 3]);
    expect(explore('yes')).toEqual([3, 9, 3]);
  });

  it('does not where it is one, which goes to the hand', () => {
    const game = casts({ type: 'Land', text: '' }, undefined, '{0}: ~ explores.');
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'played' }, to: 'library' }], {
      controller: 'Ann',
    });
    activate(game);
    expect([game.power('mine'), game.zone('played'), game.library('Ann')]).toEqual([2, 'hand', 10]);
  });
});

describe('a creature that is removed from combat', () => {
  it('deals no combat damage and stays in play', () => {
    const game = table('Whenever ~ attacks, untap target attacking creature and remove it from combat.');
    for (let guard = 0; game.step() !== 'endCombat' && guard < 99; guard++) {
      settle(game, ({ options, object }) =>
        ['mine', 'bear Ann'].includes(object ?? '')
          ? (options.find((one) => one.type === 'attack' && one.defender === 'Bob') ??
            options.find((one) => one.type === 'object' && one.object === 'bear Ann'))
          : undefined,
      );
      game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
    }
    expect([game.life('Bob'), game.tapped('mine'), game.zone('bear Ann')]).toEqual([18, true, 'battlefield']);
  });
});
