import { describe, expect, it } from 'vitest';
import { type PrintedCard, printedCards } from '../../src/cards/index.js';
import {
  type CardDefinition,
  createGame,
  type Game,
  type GameSetup,
  type Option,
} from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, passAll, read, settle, until, type Wanted } from '../support/printed.js';

/** A game of three in Ann's main phase, with one card in her hand and so much mana for each. */
function begun(cards: CardDefinition[], mana: NonNullable<GameSetup['mana']>): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob', 'Cy'],
      cards: [creature('Bear'), ...cards],
      objects: [
        { id: 'card', card: cards[0]?.name ?? '', owner: 'Ann', zone: 'hand' },
        { id: 'bear Bob', card: 'Bear', owner: 'Bob', zone: 'battlefield' },
      ],
      library: 20,
      start: { at: 'turn' },
      mana,
    },
    ruleset('2025-11-14'),
  );
  until(game, 'main1');
  return game;
}

const offered = (game: Game, type: 'cast' | 'activate'): Option | undefined =>
  game.pending()[0]?.options.find((one) => one.type === type && 'object' in one && one.object === 'card');
/** Has Ann cast her card; what is asked is answered by its slot. */
function casts(game: Game, wanted: Wanted = () => undefined): void {
  const option = offered(game, 'cast');
  if (option === undefined) throw new Error('it cannot be cast');
  game.answer(game.pending()[0]?.id ?? '', option);
  settle(game, wanted);
}
const mode =
  (name: string): Wanted =>
  ({ options }) =>
    options.find((one) => one.type === 'mode' && one.mode === name);

describe('a card with fuse', () => {
  const LEFT: PrintedCard = {
    name: 'Hew',
    type: 'Instant',
    cost: '{1}{R}',
    back: 'Mend',
    text: 'Hew deals 3 damage to target creature.\nFuse',
  };
  const RIGHT: PrintedCard = {
    name: 'Mend',
    type: 'Instant',
    cost: '{W}',
    text: 'Target player gains 4 life.\nFuse',
  };
  const halves = () => [read(LEFT), read(RIGHT)];
  const ways = (mana: number): string[] => {
    const found: string[] = [];
    const game = begun(halves(), { Ann: mana, Bob: 0, Cy: 0 });
    if (offered(game, 'cast') === undefined) return found;
    casts(game, (decision) => {
      if (decision.slot === 'half')
        for (const one of decision.options) if (one.type === 'mode') found.push(one.mode);
      return undefined;
    });
    return found;
  };

  it('is cast as a half or as both, as far as there is mana', () => {
    expect([0, 2, 3].map(ways)).toEqual([[], ['Hew', 'Mend'], ['Hew', 'Mend', 'Hew // Mend']]);
    // One half alone is no question.
    const game = begun(halves(), { Ann: 1, Bob: 0, Cy: 0 });
    casts(game);
    passAll(game);
    expect([game.life('Ann'), game.zone('bear Bob')]).toEqual([24, 'battlefield']);
  });

  it('does what both halves say, the left one first, each with a target of its own', () => {
    const game = begun(halves(), { Ann: 3, Bob: 0, Cy: 0 });
    const cy: Wanted = ({ options }) => options.find((one) => one.type === 'player' && one.player === 'Cy');
    casts(game, (decision) => mode('Hew // Mend')(decision) ?? cy(decision));
    expect(game.stack()).toEqual(['card']);
    passAll(game);
    expect([game.zone('bear Bob'), game.life('Cy'), game.zone('card')]).toEqual([
      'graveyard',
      24,
      'graveyard',
    ]);
    const order = game.log
      .map(({ type }) => type)
      .filter((type) => type === 'damageDealt' || type === 'lifeGained');
    expect(order).toEqual(['damageDealt', 'lifeGained']);
    expect(game.events('cast').length).toBe(1);
  });

  it('is its left half again once it is off the stack, whichever was cast', () => {
    const game = begun(halves(), { Ann: 3, Bob: 0, Cy: 0 });
    casts(game, mode('Mend'));
    passAll(game);
    expect([game.zone('card'), game.life('Ann'), game.zone('bear Bob')]).toEqual([
      'graveyard',
      24,
      'battlefield',
    ]);
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'card' }, to: 'hand' }], {
      controller: 'Ann',
    });
    expect(offered(game, 'cast')).toBeDefined();
    casts(game, mode('Hew'));
    passAll(game);
    expect(game.zone('bear Bob')).toBe('graveyard');
  });

  it('is cast alone where the other half is not among the cards', () => {
    const game = begun([read(LEFT)], { Ann: 3, Bob: 0, Cy: 0 });
    casts(game);
    passAll(game);
    expect(game.zone('bear Bob')).toBe('graveyard');
  });

  it('comes out of a file of cards as its halves', () => {
    const face = ({ name, type, text }: PrintedCard) => ({ name, type_line: type, oracle_text: text });
    const entry = (text?: string) => ({
      name: 'Hew // Mend',
      layout: 'split',
      type_line: 'Instant // Instant',
      card_faces: [{ ...face(LEFT), ...(text === undefined ? {} : { oracle_text: text }) }, face(RIGHT)],
    });
    expect(printedCards(entry()).map(({ name, back }) => [name, back])).toEqual([
      ['Hew', 'Mend'],
      ['Mend', undefined],
    ]);
    expect(printedCards(entry('Draw a card.')).map(({ type }) => type)).toEqual(['Instant // Instant']);
  });
});

describe('suspend for X', () => {
  const TIDE = () =>
    read({
      name: 'Slow Tide',
      type: 'Creature — Elemental',
      cost: '{7}',
      power: 3,
      toughness: 3,
      text: "Whenever a time counter is removed from Slow Tide while it's exiled, you gain 1 life.\nSuspend X—{X}{U}. X can't be 0.",
    });

  it('exiles the card with as many time counters as are paid for, at least one', () => {
    const game = begun([TIDE()], { Ann: 3, Bob: 0, Cy: 0 });
    const option = offered(game, 'activate');
    if (option) game.answer(game.pending()[0]?.id ?? '', option);
    const open = game.pending()[0];
    expect(open?.options).toEqual([1, 2].map((number) => ({ type: 'number', number })));
    game.answer(open?.id ?? '', { type: 'number', number: 2 });
    expect([game.zone('card'), game.counters('card', 'time')]).toEqual(['exile', 2]);
    until(game, 'end');
    for (let turn = 0; turn < 3; turn++) {
      until(game, 'upkeep');
      passAll(game);
      until(game, 'end');
    }
    expect([game.counters('card', 'time'), game.life('Ann')]).toEqual([1, 21]);
    expect(offered(begun([TIDE()], { Ann: 1, Bob: 0, Cy: 0 }), 'activate')).toBeUndefined();
  });
});

describe('assist', () => {
  const DEED = () =>
    read({
      name: 'Common Deed',
      type: 'Sorcery',
      cost: '{3}{R}',
      text: 'Assist\nCommon Deed deals 5 damage to target creature.',
    });
  const wants =
    (other: string, amount: number): Wanted =>
    ({ slot, options }) =>
      slot !== 'assist'
        ? undefined
        : options.find((one) =>
            one.type === 'number' ? one.number === amount : one.type === 'player' && one.player === other,
          );

  it('lets one other player pay of what may have any colour', () => {
    const game = begun([DEED()], { Ann: 2, Bob: 1, Cy: 5 });
    const asked: string[] = [];
    casts(game, (decision) => {
      if (decision.slot === 'assist')
        asked.push(
          `${decision.players.join()}: ${decision.options.map((one) => ('player' in one ? one.player : 'number' in one ? one.number : one.type)).join()}`,
        );
      return wants('Cy', 2)(decision);
    });
    // Bob has too little to be of help.
    expect(asked).toEqual(['Cy: 0,1,2,3']);
    passAll(game);
    expect(game.zone('bear Bob')).toBe('graveyard');
    expect(game.events('manaSpent').map(({ player, amount }) => [player, amount])).toEqual(
      expect.arrayContaining([
        ['Ann', 2],
        ['Cy', 1],
      ]),
    );
  });

  it('leaves the spell in hand where the other one does not pay enough', () => {
    const game = begun([DEED()], { Ann: 2, Bob: 0, Cy: 5 });
    casts(game, wants('Cy', 1));
    expect([game.zone('card'), game.events('manaSpent').length, game.step()]).toEqual(['hand', 0, 'main1']);
  });

  it('is not offered for coloured mana, nor wanted where there is enough', () => {
    expect(offered(begun([DEED()], { Ann: 0, Bob: 9, Cy: 9 }), 'cast')).toBeUndefined();
    const game = begun([DEED()], { Ann: 4, Bob: 9, Cy: 0 });
    casts(game, ({ slot, options }) =>
      slot === 'assist' ? options.find(({ type }) => type === 'none') : undefined,
    );
    passAll(game);
    expect(game.zone('bear Bob')).toBe('graveyard');
  });
});
