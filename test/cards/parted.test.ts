import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { createGame, type Decision, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { casts, creature, does, lives, passAll, table, until } from '../support/printed.js';

const named =
  (id: string) =>
  ({ options }: Decision) =>
    options.find((one) => one.type === 'object' && one.object === id);

/** Ann searches for up to two wolves, of which her library has as many. */
function searched(wolves: string[], chosen: string): Game {
  const game = createGame(
    {
      players: ['Ann', 'Bob'],
      cards: [creature('Wolf')],
      objects: wolves.map((id) => ({ id, card: 'Wolf', owner: 'Ann', zone: 'library' })),
      library: 6,
      start: { at: 'turn' },
    },
    ruleset('2025-11-14'),
  );
  until(game, 'main1');
  const places = ['onto the battlefield tapped', 'into your hand'] as const;
  const parts = `put one ${places[0]} and the other ${places[1]}`;
  const text = `Search your library for up to two creature cards, reveal those cards, and ${parts}. Then shuffle.`;
  return does(text, (decision) => (decision.slot === 'object' ? named(chosen)(decision) : undefined), game);
}

describe('cards that are searched for together', () => {
  it('go one to one place and the other to another, as the player chooses', () => {
    const game = searched(['first', 'second'], 'second');
    expect([game.zone('first'), game.zone('second'), game.tapped('second')]).toEqual([
      'hand',
      'battlefield',
      true,
    ]);
    expect(game.events('shuffled')).toHaveLength(1);
  });

  it('go to the first place where only one is found, and are shown', () => {
    const game = searched(['first'], 'first');
    expect([game.zone('first'), game.events('revealed').length]).toEqual(['battlefield', 1]);
  });
});

describe('different names', () => {
  const drawn = (other: string): number => {
    const game = createGame(
      {
        players: ['Ann', 'Bob'],
        cards: [creature('Bear'), creature('Cub')],
        objects: ['Bear', other].map((card, at) => ({
          id: `bear ${at}`,
          card,
          owner: 'Ann',
          zone: 'battlefield',
        })),
        library: 9,
        start: { at: 'turn' },
      },
      ruleset('2025-11-14'),
    );
    const text = 'If you control two or more Bears with different names, draw a card.';
    return does(text, undefined, game).hand('Ann').length;
  };

  it('are counted once each', () => {
    expect([drawn('Cub'), drawn('Bear')]).toEqual([1, 0]);
  });
});

describe('tokens created with a permanent', () => {
  const text =
    'When ~ enters, create a 1/1 green Elf creature token.\nWhen ~ leaves the battlefield, destroy all tokens created with ~.';
  const left = (): Game => {
    const game = casts({ type: 'Enchantment', text });
    passAll(game);
    return does('Create a 1/1 green Elf creature token.', undefined, game);
  };
  const elves = (game: Game) =>
    game
      .events('tokenCreated')
      .filter(({ object }) => object !== undefined && object !== null && game.zone(object) === 'battlefield')
      .length;

  it('are those alone that it made, also after it has left', () => {
    const game = left();
    expect(elves(game)).toBe(2);
    does('Destroy each enchantment.', undefined, game);
    passAll(game);
    expect(elves(game)).toBe(1);
  });

  it('are not understood where others than the newest are meant', () => {
    const more = 'create a 1/1 green Elf creature token. Then exile all other tokens created with ~.';
    const { status } = readCard({ name: 'Nest', type: 'Enchantment', text: `When ~ enters, ${more}` });
    expect(status).toBe('notUnderstood');
  });
});

describe('two changes until the same time', () => {
  const changed = (text: string): Game => {
    const game = table(`Trample\n{0}: ${text}`, { mana: 0 });
    until(game, 'main1');
    const use = game.pending()[0]?.options.find(({ type }) => type === 'activate');
    if (use) game.answer(game.pending()[0]?.id ?? '', use);
    passAll(game, ({ options }) => options.find((one) => one.type === 'mode' && one.mode === 'blue'));
    return game;
  };

  it('may give one thing and take another', () => {
    const has = (game: Game) => ['flying', 'trample'].map((keyword) => game.hasKeyword('mine', keyword));
    expect(has(changed('~ gains flying and loses trample until end of turn.'))).toEqual([true, false]);
    const bird = changed('Until end of turn, ~ becomes a 3/1 blue Bird creature and loses trample.');
    expect([bird.power('mine'), ...has(bird)]).toEqual([3, false, false]);
    const game = changed('~ gets -1/+2 and loses trample until end of turn.');
    expect([game.power('mine'), game.toughness('mine'), ...has(game)]).toEqual([1, 4, false, false]);
  });

  it('may change the size and the color that its controller chooses', () => {
    const game = changed('Until end of turn, ~ gets +1/+1 and becomes the color of your choice.');
    expect([game.power('mine'), game.zone('mine')]).toEqual([3, 'battlefield']);
    does('Destroy each blue creature.', undefined, game);
    expect([game.zone('mine'), game.zone('bear Ann')]).toEqual(['graveyard', 'battlefield']);
  });
});

describe('life that is lost as a permanent enters', () => {
  it('is lost before anything else happens', () => {
    const kept = "You don't lose the game for having 0 or less life.";
    const game = casts({
      type: 'Enchantment',
      text: `As ~ enters, you lose life equal to your life total.\n${kept}`,
    });
    passAll(game);
    expect([lives(game), game.inGame('Ann')]).toEqual([[0, 20, 20], true]);
    const bare = casts({ type: 'Enchantment', text: 'As ~ enters, you lose 3 life.' });
    passAll(bare);
    expect(lives(bare)).toEqual([17, 20, 20]);
  });
});
