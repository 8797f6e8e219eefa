import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkSetup,
  createGame,
  type Game,
  GameError,
  type GameSetup,
  type Variant,
} from '../../src/game/index.js';
import { doubtsOf } from '../../src/game/requirements.js';
import { rulesOf } from '../../src/game/rules.js';
import { settleOptions } from '../../src/game/variants/presets.js';
import { read } from '../../src/readers/index.js';
import { compile, type Ruleset, ruleset } from '../../src/rulesets/index.js';
import { ALL_CARDS } from '../support/cards.js';
import { root } from '../support/corpus.js';
import { choose, idleUntil, offered, resolveAll } from '../support/play.js';
import { alternating, blocks, seats, stocked, table } from '../support/tables.js';

const file = join(root, 'sources/edition-2011.txt');

/** The sample edition of 2011 with sentences changed. */
function edited(edits: readonly (readonly [string, string])[]): Ruleset {
  let words = readFileSync(file, 'utf8');
  for (const [from, to] of edits) {
    expect(words, from).toContain(from);
    words = words.replaceAll(from, to);
  }
  return compile(read(words, { file }).tree, { name: 'edited' });
}

type Stopped = readonly [variant: Variant, seats: number, rule: string, from: string, to: string];

/** Other ways to play, none of which the game knows. */
const OTHERWISE: readonly Stopped[] = [
  ['twoHeadedGiant', 4, '805.4a', 'the one whose turn is in progress', 'the one whose turn comes next'],
  [
    'twoHeadedGiant',
    4,
    '805.5b',
    'passes if none of its members wants to do anything',
    'passes once its opponents have passed',
  ],
  [
    'twoHeadedGiant',
    4,
    '805.6a',
    'first each player on the active team performs his or her draws',
    'last each player on the active team performs his or her draws',
  ],
  [
    'alternatingTeams',
    4,
    '811.3',
    'no player sits beside a teammate',
    'every player sits beside an opponent',
  ],
  ['teamVsTeam', 4, '808.3b', 'are usually left out of Team vs. Team', 'are forbidden in Team vs. Team'],
  ['freeForAll', 4, '806.1', 'against one another, each as an individual', 'against one another, in pairs'],
  [
    'freeForAll',
    4,
    '802.2',
    'All opponents of the attacking player are',
    'Two opponents of the attacking player are',
  ],
  [
    'emperor',
    6,
    '801.2c',
    'At the beginning of each turn, the particular players',
    'At the end of each turn, the particular players',
  ],
  [
    'emperor',
    6,
    '804.2',
    'Target teammate takes control of this creature',
    'Each teammate takes control of this creature',
  ],
];

describe('a sentence that says otherwise', () => {
  const otherwise = edited(OTHERWISE.map(([, , , from, to]) => [from, to]));

  it.each(OTHERWISE)('stops %s for %i (rule %s)', (variant, count, rule, _, to) => {
    const setup = table(variant, count);
    expect(() => createGame(setup, otherwise)).toThrow(GameError);
    const options = settleOptions(setup, rulesOf(ruleset('2011-07-15')));
    const told = doubtsOf(otherwise, options).filter(({ rules }) => rules.includes(rule));
    expect(told.map(({ sentence }) => sentence).join()).toContain(to.split('. ').at(-1));
  });

  it('is told first by the parameter that understands it but for some roles', () => {
    const kept = 'whatever objects the player still controls are exiled';
    const other = edited([[kept, kept.replace('exiled', 'destroyed')]]);
    const options = settleOptions(table('freeForAll', 4), rulesOf(ruleset('2011-07-15')));
    expect(doubtsOf(other, options)[0]?.parameter).toBe('leaving.remainingControlledObjects');
  });
});

describe('a sentence with another number', () => {
  const other = edited([
    ['one turn marker for every full four players', 'one turn marker for every full six players'],
    [
      "the player four seats to that player's left (the fifth player)",
      "the player three seats to that player's left (the fourth player)",
    ],
    ["Every player's range of influence is 1 (see", "Every player's range of influence is 2 (see"],
    [
      "emperor's range of influence is limited to 2, and each general's range of influence is limited to 1",
      "emperor's range of influence is limited to 3, and each general's range of influence is limited to 2",
    ],
    ['teams, each with three players', 'teams, each with four players'],
    ['Two teams or more play a Team vs. Team game', 'Three teams or more play a Team vs. Team game'],
    ['A range of influence of 2 is recommended', 'A range of influence of 3 is recommended'],
    ['A game of Two-Headed Giant has two teams', 'A game of Two-Headed Giant has three teams'],
    ['one life total, which starts at 30', 'one life total, which starts at 35'],
    [
      'A game is a multiplayer game if more than two players begin it',
      'A game is a multiplayer game if more than three players begin it',
    ],
  ]);
  const at = (variant: Variant, setup: Partial<GameSetup>): GameSetup => ({
    players: [],
    options: { variant },
    start: { at: 'turn' },
    ...setup,
  });
  const objections = (setup: GameSetup): string[] =>
    checkSetup(setup, other).map(({ reason, remedy }) => `${reason}; ${remedy}`);

  it('sets out other turn markers, at other distances, with other ranges', () => {
    const game = createGame(at('grandMelee', { players: seats(12) }), other, { lenient: true });
    expect(game.markers()).toEqual([1, 2]);
    expect([game.marker(1), game.marker(2)]).toEqual(['P1', 'P4']);
    expect(game.rangeOf('P1')).toEqual(['P1', 'P2', 'P3', 'P11', 'P12']);
  });

  it('gives emperors and generals other ranges, in larger teams', () => {
    expect(objections(at('emperor', blocks(2, 3)))).toContain('A has 3 players; give each team at least 4');
    const game = createGame(at('emperor', blocks(2, 3)), other, { lenient: true });
    expect(['A1', 'A2'].map((player) => game.rangeSeats(player))).toEqual([2, 3]);
  });

  it('asks for other numbers of teams', () => {
    expect(objections(at('teamVsTeam', blocks(2, 2)))).toContain('there are 2 teams; seat at least 3');
    expect(objections(at('twoHeadedGiant', blocks(2, 2)))).toContain('there are 2 teams; seat 3');
  });

  it('gives heads another life total and players of alternating teams another range', () => {
    expect(createGame(at('twoHeadedGiant', blocks(2, 2)), other, { lenient: true }).teamLife('A')).toBe(35);
    const game = createGame(at('alternatingTeams', alternating(2, 2)), other, { lenient: true });
    expect(game.rangeSeats('A1')).toBe(3);
  });

  it('lets a game of three be played like one of two', () => {
    expect(
      createGame(at('freeForAll', { players: seats(3) }), other, { lenient: true }).isMultiplayer(),
    ).toBe(false);
    expect(
      createGame(at('freeForAll', { players: seats(4) }), other, { lenient: true }).isMultiplayer(),
    ).toBe(true);
  });
});

describe('a sentence with another side, order, place or player', () => {
  const one = edited([
    ['It is teams, not single players, that take turns', 'It is players, not teams, that take turns'],
    [
      'Then, at the same time, all players who have turn markers start their turns',
      'Then all players who have turn markers start their turns one by one',
    ],
    ["A Grand Melee game doesn't have just one stack", 'A Grand Melee game has just one stack'],
    ['It has a stack for each of its turn markers', 'All of its turn markers use that stack'],
    ['whose seat is the middle one of the team', 'whose seat is the last one of the team'],
    [
      'even number of players. Turn order goes to the left',
      'even number of players. Turn order goes to the right',
    ],
    ['It is in APNAP order that combat damage', 'It is in reverse APNAP order that combat damage'],
  ]);
  const other = edited([
    ['each of its members draws a card', 'each of its members draws two cards'],
    ['each of its members may play a land', 'each of its members may play two lands'],
    [
      'Priority belongs to teams, never to single players',
      'Priority belongs to single players, never to teams',
    ],
    // What the core rules say of it would contradict that.
    [
      'In a multiplayer game with the shared team turns option, priority belongs to teams, never to single players. See rule 805',
      'See rule 805',
    ],
    [
      'the first turn marker to the right of the player who left',
      'the first turn marker to the left of the player who left',
    ],
    ['The emperor who goes first is determined', 'The general who goes first is determined'],
    ['those seated immediately beside him or her', 'those seated two seats away from him or her'],
    [
      'the next player in turn order receives priority, whichever',
      'the previous player in turn order receives priority, whichever',
    ],
    [
      "closest opponent to the left is more than one seat away can't attack",
      'closest opponent to the left is more than one seat away can attack that opponent',
    ],
    [
      "closest opponent to the right is more than one seat away can't attack",
      'closest opponent to the right is more than one seat away can attack that opponent',
    ],
    ["seated immediately to a player's left can", "seated immediately to a player's right (SWAP) can"],
    ["seated immediately to a player's right can", "seated immediately to a player's left can"],
    ["a player's right (SWAP) can", "a player's right can"],
  ]);
  const game = (variant: Variant, setup: Partial<GameSetup>, rules: Ruleset): Game =>
    createGame({ players: [], options: { variant }, start: { at: 'turn' }, library: 9, ...setup }, rules, {
      seed: 1,
      unchecked: true,
    });
  const turns = (played: Game): unknown[] => {
    idleUntil(played, () => played.events('turnBegan').length > 4);
    return played.events('turnBegan').map(({ player, team }) => player ?? team);
  };

  it('has heads take turns one by one, with the priority of their team', () => {
    const played = game('twoHeadedGiant', blocks(2, 2), one);
    expect(turns(played).slice(0, 4)).toEqual(['A2', 'B1', 'B2', 'A1']);
    expect(played.pending()[0]?.team).toBeDefined();
    expect(
      played
        .events('drew')
        .slice(0, 3)
        .map(({ player }) => player),
    ).toEqual(['A2', 'B1', 'B2']);
  });

  it('starts turns with markers one after another', () => {
    const setup = { players: seats(12), start: { at: 'opening' } } as const;
    const played = game('grandMelee', setup, one);
    idleUntil(played, () => played.events('turnBegan').length > 0);
    expect(played.activePlayers()).toHaveLength(1);
    idleUntil(played, () => played.events('turnBegan').length > 1);
    expect(played.events('turnEnded')).toHaveLength(1);
    expect(played.events('turnBegan').map(({ detail }) => detail?.marker)).toEqual([1, 2]);
  });

  it('lets only the turn go on that has put something on the one stack', () => {
    const setup = {
      players: seats(12),
      start: { at: 'turn', markers: { 1: 'P1', 2: 'P5' } },
      cards: ALL_CARDS,
      objects: stocked(seats(12), ['Bolt'], []),
    } as const;
    const played = game('grandMelee', setup, one);
    expect(new Set(played.pending().map(({ marker }) => marker))).toEqual(new Set([1, 2]));
    choose(played, { type: 'cast', player: 'P1' });
    while (played.pending().some(({ kind }) => kind === 'target'))
      played.answer(played.pending()[0]?.id ?? '', 0);
    expect(played.pending().map(({ marker }) => marker)).toEqual([1]);
    resolveAll(played);
    expect(new Set(played.pending().map(({ marker }) => marker))).toEqual(new Set([1, 2]));
  });

  it('seats emperors at the end of their teams', () => {
    const played = game('emperor', blocks(2, 3), one);
    expect(played.rangeSeats('A1')).toBe(2);
    expect(checkSetup({ ...blocks(2, 3), options: { variant: 'emperor' } }, one)).toEqual([]);
    const inside: GameSetup = { ...blocks(2, 3), options: { variant: 'emperor', emperors: ['A2', 'B2'] } };
    expect(checkSetup(inside, one).map(({ reason }) => reason)).toContain(
      'A2, emperor of A, does not sit at an end',
    );
  });

  it('has turns of Team vs. Team go to the right', () => {
    expect(turns(game('teamVsTeam', blocks(2, 2), one)).slice(0, 3)).toEqual(['B2', 'B1', 'A2']);
  });

  it('has each head draw two cards, play two lands, and hold priority alone', () => {
    const setup = {
      ...blocks(2, 2),
      cards: ALL_CARDS,
      objects: stocked(['A1'], ['Land', 'Land', 'Land'], []),
    };
    const played = game('twoHeadedGiant', setup, other);
    expect(played.pending()[0]?.players).toEqual(['A1']);
    choose(played, { type: 'playLand' });
    choose(played, { type: 'playLand' });
    expect(offered(played, { type: 'playLand' })).toBe(false);
    idleUntil(played, () => played.events('drew').length > 0);
    expect(played.events('drew').map(({ player }) => player)).toEqual(['B1', 'B1', 'B2', 'B2']);
  });

  it('takes out the marker to the left of a player who has left', () => {
    const setup = {
      players: seats(12),
      start: { at: 'turn', markers: { 1: 'P1', 2: 'P5', 3: 'P9' } },
    } as const;
    const played = game('grandMelee', setup, other);
    played.leave('P3');
    expect(played.events('markerDesignated').map(({ detail }) => detail?.marker)).toEqual([2]);
  });

  const attackable = (played: Game, creature: string): string[] => {
    idleUntil(played, () => played.step() === 'declareAttackers');
    return played.attackable(creature);
  };

  it('lets players of Emperor attack two seats away and nobody nearer', () => {
    const objects = stocked(['A3'], [], ['Bear']);
    const setup = { ...blocks(2, 3), objects, cards: ALL_CARDS, start: { at: 'turn', turn: 'A3' } } as const;
    const ranges = { variant: 'emperor', rangeOfInfluence: 3 } as const;
    expect(attackable(game('emperor', { ...setup, options: ranges }, other), 'A3-b0')).toEqual(['B2']);
  });

  it('has players attack the other way round, as far as the nearest opponent', () => {
    const objects = stocked(['A1'], [], ['Bear']);
    const setup = { ...blocks(2, 2), objects, cards: ALL_CARDS, start: { at: 'turn', turn: 'A1' } } as const;
    const left = { attackLeft: true } as const;
    const right = { attackRight: true } as const;
    const played = (options: object) => attackable(game('teamVsTeam', { ...setup, options }, other), 'A1-b0');
    expect(played(left)).toEqual(['B2']);
    expect(played(right)).toEqual(['B1']);
  });

  it('gives priority to the previous player in the turn of somebody who has left', () => {
    const played = game('freeForAll', { players: seats(4), options: {} }, other);
    played.concede('P1');
    const step = played.step();
    idleUntil(played, () => played.step() !== step);
    expect([played.turnOwner(), played.priority()]).toEqual(['P1', 'P4']);
  });

  it('draws a general to go first', () => {
    const played = game('emperor', { ...blocks(2, 3), start: { at: 'opening' } }, other);
    expect(played.startingCandidates()).toEqual(['A1', 'A3', 'B1', 'B3']);
  });
});

describe('a core rule with another number', () => {
  const other = edited([
    [
      'draws a hand of seven cards and sets his or her life total to 20',
      'draws a hand of five cards and sets his or her life total to 25',
    ],
    ['A player whose life is 0 or less loses the game', 'A player whose life is 2 or less loses the game'],
    [
      'A player whose life total is 0 or less loses the game',
      'A player whose life total is 2 or less loses the game',
    ],
    [
      'A player who has ten poison counters or more loses the game',
      'A player who has six poison counters or more loses the game',
    ],
  ]);
  const players = seats(4);
  const options = { variant: 'freeForAll', attackMultiplePlayers: true } as const;

  it('is the life and the hand with which everybody begins', () => {
    const game = createGame({ players, options, library: 40, start: { at: 'opening' } }, other, {
      seed: 1,
      lenient: true,
    });
    idleUntil(game, () => game.events('turnBegan').length > 0);
    expect(players.map((player) => game.life(player))).toEqual([25, 25, 25, 25]);
    expect(players.map((player) => game.hand(player).length)).toEqual([5, 5, 5, 5]);
  });

  it('is the life and the poison at which players lose', () => {
    const start = { at: 'turn' } as const;
    const life = { P2: 2, P3: 3 };
    const game = createGame({ players, options, life, poison: { P4: 6 }, library: 9, start }, other, {
      seed: 1,
      lenient: true,
    });
    idleUntil(game, () => game.step() === 'draw');
    expect(players.filter((player) => game.result(player) === 'lost')).toEqual(['P2', 'P4']);
  });
});

describe('what the rules say of every game', () => {
  const written = ruleset('2026-04-17');
  const players = seats(4);
  const options = { variant: 'freeForAll', attackMultiplePlayers: true } as const;
  const setup = { players, options, library: 20, start: { at: 'turn', turn: 'P1', step: 'upkeep' } } as const;

  it('is how many cards the active player draws', () => {
    const game = createGame(setup, written.with('general.cardsEachTurn', 3, 'three cards'), { seed: 1 });
    idleUntil(game, () => game.step() === 'main1');
    expect(game.hand('P1').length).toBe(3);
  });

  it('is how many cards are kept, whatever was drawn to begin with', () => {
    const hand = Object.fromEntries(players.map((player) => [player, 6]));
    const game = createGame({ ...setup, hand }, written.with('general.maximumHandSize', 4, 'four cards'), {
      seed: 1,
    });
    idleUntil(game, () => game.turnOwner() === 'P2');
    expect(players.map((player) => game.hand(player).length)).toEqual([4, 6, 6, 6]);
  });

  it('stops a game where the attackers are declared otherwise', () => {
    const otherwise = written.with('general.attackersDeclared', false, 'by another player');
    expect(() => createGame(setup, otherwise)).toThrow(/general\.attackersDeclared/);
  });
});
