import { describe, expect, it } from 'vitest';
import { PrintedCards, printedCards, readCard, withCards } from '../../src/cards/index.js';
import {
  type CardDefinition,
  createGame,
  type Decision,
  type Effect,
  type Game,
  type GameSetup,
  type Option,
} from '../../src/game/index.js';
import { ruleset } from '../../src/rulesets/index.js';
import { creature, does, passAll, until } from '../support/printed.js';

const CELLARS = [
  'You can\'t enter this dungeon unless you "venture into Undercity."',
  'Trapdoor — You gain 1 life. (Leads to: Wine Rack, Old Well)',
  'Wine Rack — Draw a card. (Leads to: Vault)',
  'Old Well — Each opponent loses 1 life. (Leads to: Vault)',
  'Vault — You gain 7 life.',
].join('\n');
const MINE = 'Shaft — You gain 1 life. (Leads to: Seam)\nSeam — Target player loses 3 life.';

function dungeon(name: string, type: string, text: string): CardDefinition {
  const { card, strange } = readCard({ name, type, text });
  expect(strange).toEqual([]);
  return card;
}

const UNDERCITY = () => dungeon('Cellars Below', 'Dungeon — Undercity', CELLARS);
const PLAYERS = ['Ann', 'Bob', 'Cy', 'Dee'];

function begun(more: Partial<GameSetup> = {}, edition = '2025-11-14'): Game {
  return createGame(
    {
      players: PLAYERS,
      cards: [creature('Bear'), UNDERCITY(), dungeon('Worked Mine', 'Dungeon', MINE)],
      objects: PLAYERS.map((owner) => ({ id: `bear ${owner}`, card: 'Bear', owner, zone: 'battlefield' })),
      library: 20,
      options: { attackMultiplePlayers: true },
      start: { at: 'turn' },
      ...more,
    },
    ruleset(edition),
  );
}

const named = (name: string) => (decision: Decision) =>
  decision.options.find(
    (one) =>
      (one.type === 'mode' && one.mode === name) ||
      (one.type === 'player' && one.player === name) ||
      (one.type === 'attack' && one.defender === name),
  );
const act = (game: Game, by: string, effect: Effect, wanted?: (decision: Decision) => Option | undefined) => {
  game.instruct([effect], { controller: by, source: `bear ${by}` });
  passAll(game, wanted);
};
const pass = (game: Game) => game.answer(game.pending()[0]?.id ?? '', { type: 'pass' });
const YOU = { player: 'you' } as const;
const take = { effect: 'initiative', player: YOU } as const;
const venture = { effect: 'venture', player: YOU } as const;
const holder = (game: Game) => game.events('tookInitiative').at(-1)?.player;
const rooms = (game: Game, player: string) =>
  game.events('ventured').flatMap((event) => (event.player === player ? [event.detail.name] : []));
/** Goes to the next upkeep of a player. */
const upkeepOf = (game: Game, player: string): void => {
  for (let guard = 0; guard < 10; guard++) {
    until(game, 'end');
    until(game, 'upkeep');
    if (game.activePlayers().includes(player)) return;
  }
};

describe('a dungeon in words', () => {
  it('is read to rooms that lead on, and read back', () => {
    const { status, card, readBack } = readCard({
      name: 'Cellars',
      type: 'Dungeon — Undercity',
      text: CELLARS,
    });
    expect(status).toBe('understood');
    expect(card.entered).toBe('Undercity');
    expect(card.rooms).toEqual([
      { name: 'Trapdoor', leads: [1, 2] },
      { name: 'Wine Rack', leads: [3] },
      { name: 'Old Well', leads: [3] },
      { name: 'Vault', leads: [] },
    ]);
    expect(readBack.split('\n')[1]).toBe('Trapdoor — You gain 1 life. (Leads to: Wine Rack, Old Well)');
  });

  it('is strange where a room leads nowhere or back, or does what is not understood', () => {
    const words = (text: string) =>
      readCard({ name: 'Cellars', type: 'Dungeon', text }).strange.map((one) => one.words);
    expect(words('Stair — Draw a card. (Leads to: Attic)')).toEqual(['Attic']);
    expect(words('Stair — Draw a card. (Leads to: Hall)\nHall — Scry 1. (Leads to: Stair)')).toEqual([
      'Stair',
    ]);
    expect(words('Stair — Dance a jig.')).toEqual(['Dance a jig .']);
  });
});

describe('venturing into the dungeon', () => {
  it('goes from room to room, with the choice of a way and of targets', () => {
    const game = begun();
    act(game, 'Ann', venture);
    expect([rooms(game, 'Ann'), game.life('Ann')]).toEqual([['Shaft'], 21]);
    act(game, 'Ann', venture, named('Cy'));
    expect([rooms(game, 'Ann'), game.life('Cy')]).toEqual([['Shaft', 'Seam'], 17]);
    expect(game.events('dungeonCompleted').map(({ player }) => player)).toEqual(['Ann']);
    act(game, 'Ann', venture);
    expect(rooms(game, 'Ann')).toEqual(['Shaft', 'Seam', 'Shaft']);
  });

  it('does nothing where no dungeon is among the cards', () => {
    const game = begun({ cards: [creature('Bear'), UNDERCITY()] });
    act(game, 'Ann', venture);
    expect(game.events('ventured')).toEqual([]);
  });

  it('is done by each player in a dungeon of their own, and asked about afterwards', () => {
    const game = does('Each player ventures into the dungeon.', undefined, begun());
    passAll(game);
    expect(game.events('ventured').map(({ player }) => player)).toEqual(PLAYERS);
    act(game, 'Bob', venture, named('Cy'));
    expect([game.events('dungeonCompleted').length, game.life('Cy')]).toEqual([1, 18]);
    const lives = does("If you've completed a dungeon, you gain 5 life.", undefined, game).life('Ann');
    expect(lives).toBe(21);
    const { card } = readCard({
      name: 'Proof',
      type: 'Sorcery',
      text: "If you've completed a dungeon, you gain 5 life.",
    });
    game.instruct(card.spell?.effects ?? [], { controller: 'Bob' });
    expect(game.life('Bob')).toBe(26);
  });
});

describe('the initiative', () => {
  it('ventures into the Undercity as it is taken, again when taken again, and in the upkeep', () => {
    const game = begun();
    act(game, 'Ann', take);
    expect([holder(game), rooms(game, 'Ann'), game.life('Ann')]).toEqual(['Ann', ['Trapdoor'], 21]);
    act(game, 'Ann', take, named('Old Well'));
    expect([rooms(game, 'Ann').at(-1), game.life('Dee')]).toEqual(['Old Well', 19]);
    upkeepOf(game, 'Ann');
    passAll(game);
    expect([rooms(game, 'Ann').at(-1), game.life('Ann')]).toEqual(['Vault', 28]);
    expect(game.events('dungeonCompleted').length).toBe(1);
  });

  it('passes to whoever deals combat damage to the one who has it, once for several creatures', () => {
    const game = begun({
      objects: PLAYERS.flatMap((owner) =>
        [`bear ${owner}`, `cub ${owner}`].map((id) => ({
          id,
          card: 'Bear',
          owner,
          zone: 'battlefield' as const,
        })),
      ),
    });
    act(game, 'Ann', { effect: 'initiative', player: { player: 'named', name: 'Cy' } });
    expect([holder(game), rooms(game, 'Cy')]).toEqual(['Cy', ['Trapdoor']]);
    const attack = (decision: Decision) =>
      decision.kind === 'attack'
        ? named(decision.object?.startsWith('bear') || decision.object?.startsWith('cub') ? 'Cy' : '')(
            decision,
          )
        : undefined;
    until(game, 'endCombat', attack);
    passAll(game);
    expect([holder(game), rooms(game, 'Ann'), game.life('Cy')]).toEqual(['Ann', ['Trapdoor'], 17]);
  });

  it('goes to the active player when the one who has it leaves, and to the next in turn order when that is the active player', () => {
    const first = begun();
    act(first, 'Cy', take);
    first.leave('Cy');
    pass(first);
    passAll(first);
    expect([holder(first), rooms(first, 'Ann')]).toEqual(['Ann', ['Trapdoor']]);
    first.leave('Ann');
    pass(first);
    passAll(first);
    expect([holder(first), rooms(first, 'Bob')]).toEqual(['Bob', ['Trapdoor']]);
  });

  it('belongs to nobody afterwards where the rules know of no initiative', () => {
    const game = begun({}, '2011-07-15');
    act(game, 'Cy', take);
    game.leave('Cy');
    pass(game);
    passAll(game);
    expect([game.events('tookInitiative').length, rooms(game, 'Ann')]).toEqual([1, []]);
  });

  it('is of one head of a team, who ventures in the upkeep of both', () => {
    const game = begun({
      teams: { Sun: ['Ann', 'Bob'], Moon: ['Cy', 'Dee'] },
      options: { variant: 'twoHeadedGiant' },
    });
    act(game, 'Bob', take);
    expect([rooms(game, 'Bob'), rooms(game, 'Ann'), game.teamLife('Sun')]).toEqual([['Trapdoor'], [], 31]);
    upkeepOf(game, 'Ann');
    passAll(game, named('Old Well'));
    expect([rooms(game, 'Bob').at(-1), rooms(game, 'Ann')]).toEqual(['Old Well', []]);
  });

  it('is asked about by cards', () => {
    const game = begun();
    act(game, 'Bob', take);
    does(
      'You draw a card if an opponent has the initiative. If you have the initiative, you gain 9 life.',
      undefined,
      game,
    );
    expect([game.hand('Ann').length, game.life('Ann')]).toEqual([1, 20]);
  });
});

describe('what cards of a book need beside themselves', () => {
  it('comes with them: dungeons where they venture, and their other faces', () => {
    const book = new PrintedCards();
    const face = (name: string, type: string, text: string, more: object = {}) => ({
      name,
      type_line: type,
      oracle_text: text,
      ...more,
    });
    const turned = {
      name: 'Gate // Keeper',
      layout: 'transform',
      card_faces: [
        face('Gate', 'Battle — Siege', '(As a Siege enters, choose an opponent to protect it.)', {
          defense: '3',
        }),
        face('Keeper', 'Creature — Giant', 'Trample', { power: '4', toughness: '4' }),
      ],
    };
    const entries = [
      turned,
      face('Mine', 'Dungeon', MINE),
      face('Broken Mine', 'Dungeon', 'Shaft — Dance a jig.'),
      face('Scout', 'Creature — Elf', 'When Scout enters, you take the initiative.', {
        power: '1',
        toughness: '1',
      }),
      face('Elf', 'Creature — Elf', '', { power: '1', toughness: '1' }),
    ];
    for (const card of entries.flatMap((entry) => printedCards(entry))) book.add(card);
    const known = (...names: string[]) => {
      const setup = {
        players: PLAYERS,
        objects: names.map((card) => ({ card, owner: 'Ann', zone: 'hand' })),
      };
      return (withCards(setup, book) as { cards: CardDefinition[] }).cards.map(({ name }) => name);
    };
    expect(known('Elf')).toEqual(['Elf']);
    expect(known('Scout', 'Elf')).toEqual(['Scout', 'Elf', 'Mine']);
    expect(known('Gate')).toEqual(['Gate', 'Keeper']);
    expect(book.card('Gate')).toMatchObject({ card: { defense: 3, back: 'Keeper', types: ['battle'] } });
  });
});

describe('counters that do something by themselves', () => {
  it('keep a permanent tapped where they stun it', () => {
    const game = begun();
    act(game, 'Ann', { effect: 'tap', object: { object: 'named', id: 'bear Bob' } });
    act(game, 'Ann', {
      effect: 'putCounters',
      object: { object: 'named', id: 'bear Bob' },
      kind: 'stun',
      count: 2,
    });
    act(game, 'Ann', { effect: 'untap', object: { object: 'named', id: 'bear Bob' } });
    expect([game.tapped('bear Bob'), game.counters('bear Bob', 'stun')]).toEqual([true, 1]);
    upkeepOf(game, 'Bob');
    expect([game.tapped('bear Bob'), game.counters('bear Bob', 'stun')]).toEqual([true, 0]);
    upkeepOf(game, 'Bob');
    expect(game.tapped('bear Bob')).toBe(false);
  });

  it('are not taken for counters without a meaning where the engine does not know them', () => {
    const status = (kind: string) =>
      readCard({ name: 'Mark', type: 'Sorcery', text: `Put a ${kind} counter on target creature.` }).status;
    expect(['stun', 'oil', 'flying', 'shield', 'finality', 'indestructible'].map(status)).toEqual([
      'understood',
      'understood',
      'notUnderstood',
      'notUnderstood',
      'notUnderstood',
      'notUnderstood',
    ]);
  });
});
