import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import type { Game } from '../../src/game/index.js';
import { does, hands, lives, settle } from '../support/printed.js';

const TAILS = 'whose coin comes up tails';

/** Which of the coins that were flipped came up heads. */
const heads = (game: Game): boolean[] =>
  game.events('coinFlipped').map(({ detail }) => 'heads' in detail && detail.heads === true);
const flips = (text: string, times: number) =>
  Array.from({ length: times }).reduce<Game>((game) => does(text, undefined, game), does(text));

describe('coins that nobody calls', () => {
  it('count where all of them come up the same', () => {
    const text =
      'Flip two coins. If both coins come up heads, you gain 1 life. If both coins come up tails, you lose 4 life.';
    const game = flips(text, 9);
    const all = heads(game);
    expect(all).toHaveLength(20);
    const pairs = all.flatMap((one, at) => (at % 2 === 0 ? [[one, all[at + 1]]] : []));
    const both = (up: boolean) => pairs.filter((pair) => pair.every((one) => one === up)).length;
    expect(both(true) + both(false)).toBeLessThan(10);
    expect(game.life('Ann')).toBe(20 + both(true) - 4 * both(false));
  });

  it('are asked about one by one, each player has one', () => {
    const game = flips('Flip a coin. If it comes up heads, draw a card.', 4);
    expect(hands(game)).toEqual([3 + heads(game).filter(Boolean).length, 3, 3]);
    const each = does(`Each player flips a coin. Each player ${TAILS} loses 5 life.`);
    expect(lives(each)).toEqual(heads(each).map((up) => (up ? 20 : 15)));
  });

  it('have to have been flipped, so many, and once', () => {
    const strange = (text: string) => readCard({ name: 'Rite', type: 'Sorcery', text }).strange.length;
    const then = 'If both coins come up heads, draw a card.';
    expect(strange(`You gain 1 life. ${then}`)).toBe(1);
    expect(strange(`Flip three coins. ${then}`)).toBe(1);
    expect(strange(`Flip two coins. You gain 1 life. Flip two coins. ${then}`)).toBe(1);
  });
});

describe('sentences that are carried out again', () => {
  it('are so many times, as often as somebody likes, or while something is so', () => {
    expect(lives(does('Each opponent loses 2 life. Repeat this process two more times.'))).toEqual([
      20, 14, 14,
    ]);
    let more = 3;
    const liked = does(
      'Draw a card. You lose 1 life. You may repeat this process any number of times.',
      (one) =>
        one.kind === 'may' ? one.options.find(({ type }) => type === (more-- > 0 ? 'yes' : 'no')) : undefined,
    );
    expect([hands(liked)[0], liked.life('Ann')]).toEqual([7, 16]);
    const game = does('You lose 3 life. If you have 12 or more life, repeat this process.');
    settle(game);
    expect(game.life('Ann')).toBe(11);
  });

  it('are not read where more is said of how they are', () => {
    for (const text of [
      'Draw a card. Repeat this process for artifacts.',
      'Draw a card. Repeat this process once. You gain 1 life.',
      'Repeat this process once.',
    ])
      expect(readCard({ name: 'Rite', type: 'Sorcery', text }).status, text).not.toBe('understood');
  });
});

describe('what any of several players can turn aside', () => {
  const text = 'You gain 5 life unless any opponent has you draw a card.';
  it('by having something else happen, after which no other is asked', () => {
    const asked: string[] = [];
    const game = does(text, (one) => {
      asked.push(one.players[0] ?? '');
      return one.options.find(({ type }) => type === 'yes');
    });
    expect([asked, hands(game)[0], game.life('Ann')]).toEqual([['Bob'], 4, 20]);
    const none = does(text, (one) => one.options.find(({ type }) => type === 'no'));
    expect([hands(none)[0], none.life('Ann')]).toEqual([3, 25]);
  });
});

describe('who cannot sacrifice as many as are asked for', () => {
  it('has what follows happen, and loses those as well', () => {
    const text = (count: string) => `Sacrifice ${count} creatures. If you can't, you lose 5 life.`;
    const enough = does(text('two'));
    expect([enough.life('Ann'), enough.zone('mine')]).toEqual([20, 'graveyard']);
    const fewer = does(text('three'));
    expect([fewer.life('Ann'), fewer.zone('mine'), fewer.zone('bear Ann')]).toEqual([
      15,
      'graveyard',
      'graveyard',
    ]);
  });
});
