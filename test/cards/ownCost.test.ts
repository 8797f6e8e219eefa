import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/cards/index.js';
import { type CardDefinition, createGame, type Game } from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { holding, play, spent } from '../support/holding.js';
import { creature, enters, passAll, read, settle, table, until } from '../support/printed.js';

const PRICE = 'its mana cost';
const WORTH = "the revealed card's mana value";

const LATE = 'put a creature card from your hand onto the battlefield';
const UNLESS = `sacrifice it unless you pay ${PRICE} reduced by up to {3}`;
const FREE = 'without paying its mana cost';

describe('what is paid for the mana cost of something', () => {
  const late = { type: 'Instant', cost: '{1}', text: `You may ${LATE}. If you do, ${UNLESS}.` };
  const game = (mana: number, cost: string) =>
    play(holding(late, mana, [{ id: 'big', cost }]), (one) =>
      one.kind === 'payment' ? one.options.find(({ type }) => type === 'yes') : undefined,
    );

  it('is so much less, but for mana with a colour', () => {
    const cheap = game(9, '{5}{G}');
    expect([cheap.zone('big'), spent(cheap)]).toEqual(['battlefield', 1 + 3]);
    const coloured = game(9, '{1}{G}{G}');
    expect([coloured.zone('big'), spent(coloured)]).toEqual(['battlefield', 1 + 2]);
    expect(game(3, '{5}{G}').zone('big')).toBe('graveyard');
  });

  it('is nothing that anybody can pay where there is none', () => {
    const board = table('');
    const effect = { effect: 'token', under: { player: 'you' }, name: 'made' } as const;
    board.instruct([{ ...effect, spec: { types: ['creature'], power: 1, toughness: 1 } }], {
      controller: 'Ann',
    });
    const toll = 'At the beginning of your upkeep, sacrifice Subject unless you pay its mana cost.';
    const { abilities = [] } = creature('Subject', toll);
    const upkeep = abilities[0]?.ability === 'triggered' ? abilities[0].effects : [];
    const charged = (source: string) => {
      board.instruct(upkeep, { controller: 'Ann', source });
      settle(board, ({ kind, options }) =>
        kind === 'payment' ? options.find(({ type }) => type === 'yes') : undefined,
      );
    };
    charged('mine');
    charged('made');
    expect([board.zone('mine'), board.zone('made')]).toEqual(['battlefield', 'outside']);
  });
});

/** Ann has an Equipment with these words on her bear, a spell in her library and two lands' worth of mana. */
function armed(text: string, spell: CardDefinition): Game {
  const blade = read({
    name: 'Blade',
    type: 'Artifact — Equipment',
    cost: '{1}',
    text: `${text}\nEquip {1}`,
  });
  const game = createGame(
    {
      players: ['Ann', 'Bob'],
      cards: [creature('Bear'), blade, spell],
      objects: [
        { id: 'bear', card: 'Bear', owner: 'Ann', zone: 'battlefield' },
        { id: 'blade', card: 'Blade', owner: 'Ann', zone: 'battlefield' },
        { id: 'spell', card: spell.name, owner: 'Ann', zone: 'library' },
      ],
      library: 5,
      start: { at: 'turn' },
      mana: { Ann: 2, Bob: 0 },
    },
    ruleset('2025-11-14'),
  );
  until(game, 'main1');
  return game;
}

describe('an Equipment that is unattached for a cost', () => {
  const text = `{1}, Unattach Blade: Search your library for an instant card with mana value 4 or less and cast that card ${FREE}. Then shuffle.`;
  const options = (game: Game) => game.pending()[0]?.options.filter(({ type }) => type === 'activate') ?? [];
  const use = (game: Game, label?: string) => {
    const option = options(game).find((one) => one.type === 'activate' && one.label === label);
    game.answer(game.pending()[0]?.id ?? '', option ?? { type: 'pass' });
    passAll(game);
  };
  const rite = (cost: string) => read({ name: 'Rite', type: 'Instant', cost, text: 'You gain 3 life.' });

  it('can only be while it is attached, and lets the card that is found be cast at once', () => {
    const game = armed(text, rite('{4}'));
    expect(options(game)).toHaveLength(1);
    use(game, 'equip');
    expect(game.attachedTo('blade')).toBe('bear');
    use(game);
    passAll(game);
    expect([game.attachedTo('blade'), game.life('Ann'), game.zone('spell')]).toEqual([null, 23, 'graveyard']);
    expect(game.events('shuffled')).toHaveLength(1);
  });

  it('finds no card that costs more', () => {
    const game = armed(text, rite('{5}'));
    use(game, 'equip');
    use(game);
    expect([game.life('Ann'), game.zone('spell')]).toEqual([20, 'library']);
  });
});

describe('a player whom something has dealt damage before', () => {
  it('is known for as long as that stays in play, whichever turn it was', () => {
    const text =
      'At the beginning of your upkeep, Subject deals 3 damage to target opponent previously dealt damage by it.';
    const game = table(text);
    const hit = (player: string) =>
      game.instruct([{ effect: 'damage', amount: 1, to: { player: 'named', name: player } }], {
        controller: 'Ann',
        source: 'mine',
      });
    hit('Bob');
    const toUpkeep = () => {
      until(game, 'main1');
      for (let guard = 0; guard < 200 && !(game.step() === 'draw' && game.turnOwner() === 'Ann'); guard++) {
        settle(game);
        game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
      }
      return ['Bob', 'Cy'].map((player) => game.life(player));
    };
    expect(toUpkeep()).toEqual([16, 20]);
    game.instruct([{ effect: 'move', object: { object: 'named', id: 'mine' }, to: 'exile' }], {
      controller: 'Ann',
    });
    enters(game, 'mine');
    expect(toUpkeep()).toEqual([16, 20]);
  });
});

describe('what a card costs that was shown or discarded', () => {
  it('is spoken of by a spell for which it was shown', () => {
    const text = `As an additional cost to cast Played, reveal a Bear card from your hand.\nYou gain life equal to ${WORTH}.`;
    const game = play(holding({ type: 'Sorcery', cost: '{1}', text }, 9, [{ id: 'big', cost: '{6}' }]));
    expect([game.life('Ann'), game.zone('big')]).toEqual([26, 'hand']);
  });

  it('is nothing where no card was discarded', () => {
    const text =
      "Target player discards a card. Played deals damage to that player equal to that card's mana value.";
    const { readBack } = readCard({ name: 'Played', type: 'Sorcery', cost: '{1}', text });
    expect(readBack).toContain("the discarded card's mana value");
    const game = holding({ type: 'Sorcery', cost: '{1}', text }, 9, [{ id: 'big', cost: '{6}' }]);
    const me: Parameters<typeof play>[1] = ({ options }) =>
      options.find((one) => one.type === 'player' && one.player === 'Ann');
    play(game, me);
    expect([game.life('Ann'), game.zone('big')]).toEqual([14, 'graveyard']);
    const none = play(holding({ type: 'Sorcery', cost: '{1}', text }, 9), me);
    expect(none.life('Ann')).toBe(20);
  });
});
