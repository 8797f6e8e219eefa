import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Game, type Option } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { passAll, read, settle, table } from '../support/printed.js';

const readBack = (text: string, type = 'Artifact') => {
  const { readBack: said, strange } = readCard({ name: 'Thing', type, cost: '{1}', text });
  expect(strange, text).toEqual([]);
  return said;
};
const SIZE = 'power and toughness are each equal to';
const activate = (game: Game, pick: (option: Option) => boolean = () => true) => {
  const [open] = game.pending();
  const option = open?.options.find((one) => one.type === 'activate' && one.object === 'mine' && pick(one));
  if (!open || !option) return false;
  game.answer(open.id, option);
  return true;
};

describe('mana that may be paid in life', () => {
  const rite = read({ name: 'Rite', type: 'Sorcery', cost: '{1}{B/P}{B/P}', text: 'You draw a card.' });
  /** Ann, who can make so much mana, casts the rite and pays so much life. */
  const cast = (mana: number, life: number) => {
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [rite],
        objects: [{ id: 'rite', card: 'Rite', owner: 'Ann', zone: 'hand' }],
        library: 5,
        mana: { Ann: mana },
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    const [open] = game.pending();
    const option = open?.options.find(({ type }) => type === 'cast');
    if (!open || !option) return 'cannot be cast';
    game.answer(open.id, option);
    settle(game, ({ options }) => options.find((one) => one.type === 'number' && one.number === life));
    passAll(game);
    return [game.life('Ann'), game.state.players.Ann?.mana, game.hand('Ann').length];
  };

  it('counts as mana of the cost, and is 2 life for each where the player says so', () => {
    expect(rite).toMatchObject({ cost: 3, orLife: 2, symbols: [['black'], ['black']] });
    expect(cast(3, 0)).toEqual([20, 0, 1]);
    expect(cast(3, 2)).toEqual([18, 1, 1]);
    expect(cast(3, 4)).toEqual([16, 2, 1]);
  });

  it('has to be paid in life where mana is lacking, but for what is plain mana', () => {
    expect(cast(1, 4)).toEqual([16, 0, 1]);
    expect(cast(2, 0)).toEqual([18, 0, 1]);
    expect(cast(0, 4)).toBe('cannot be cast');
  });

  it('may be a part of what an ability costs', () => {
    expect(readBack('{1}{W/P}, {T}: You draw a card.')).toBe('{1}{P}, {T}: Draw a card.');
    const game = table('{W/P}: Thing gets +1/+0 until end of turn.'.replace('Thing', 'Subject'), { mana: 0 });
    expect(activate(game)).toBe(true);
    settle(game);
    passAll(game);
    expect([game.life('Ann'), game.power('mine')]).toEqual([18, 3]);
  });
});

describe('cards from the top of a library as a cost', () => {
  it('are exiled, and have to be there', () => {
    const game = table('Exile the top six cards of your library: You gain 1 life.');
    expect(activate(game)).toBe(true);
    passAll(game);
    expect([game.life('Ann'), game.library('Ann'), game.state.exile.length]).toEqual([21, 4, 6]);
    expect(activate(game)).toBe(false);
  });
});

describe('a size that is worked out', () => {
  it('is what X was for what becomes a creature', () => {
    const game = table('{X}: Subject becomes an X/X Wall creature until end of turn.', { mana: 4 });
    expect(activate(game)).toBe(true);
    settle(game, ({ kind, options }) => (kind === 'chooseX' ? options.at(-1) : undefined));
    passAll(game);
    expect([game.power('mine'), game.toughness('mine')]).toEqual([4, 4]);
    expect(readBack('{X}: Thing becomes an X/X Wall creature until end of turn.')).toMatch(
      /X\/X Wall creature/,
    );
  });

  it('is said of a token in quotation marks, and changes with what it counts', () => {
    const game = table(
      `{1}: Create a green Bear creature token with "This creature's ${SIZE} the number of creatures you control."`,
    );
    expect(activate(game)).toBe(true);
    passAll(game);
    const token = game.state.objects.all.find(({ kind }) => kind === 'token')?.id ?? '';
    expect([game.power(token), game.toughness(token)]).toEqual([3, 3]);
    expect(
      readCard({ name: 'Thing', type: 'Sorcery', text: 'Create a green Bear creature token.' }).status,
    ).not.toBe('understood');
  });
});
