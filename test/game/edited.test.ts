import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSetup, createGame, GameError, type GameSetup, type Variant } from '../../src/game/index.js';
import { doubtsOf } from '../../src/game/requirements.js';
import { rulesOf } from '../../src/game/rules.js';
import { settleOptions } from '../../src/game/variants/presets.js';
import { read } from '../../src/readers/index.js';
import { compile, type Ruleset, ruleset } from '../../src/rulesets/index.js';
import { root } from '../support/corpus.js';
import { alternating, blocks, seats, table } from '../support/tables.js';

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
  [
    'twoHeadedGiant',
    4,
    '805.4',
    'It is teams, not single players, that take turns',
    'It is players, not teams, that take turns',
  ],
  ['twoHeadedGiant', 4, '805.4a', 'the one whose turn is in progress', 'the one whose turn comes next'],
  ['twoHeadedGiant', 4, '805.4b', 'each of its members draws a card', 'each of its members draws two cards'],
  [
    'twoHeadedGiant',
    4,
    '805.4c',
    'each of its members may play a land',
    'each of its members may play two lands',
  ],
  [
    'twoHeadedGiant',
    4,
    '805.5',
    'Priority belongs to teams, never to single players',
    'Priority belongs to single players, never to teams',
  ],
  [
    'twoHeadedGiant',
    4,
    '805.5b',
    'passes if none of its members wants to do anything',
    'passes as soon as one of its members passes',
  ],
  ['twoHeadedGiant', 4, '805.6a', 'make their draws first', 'make their draws last'],
  [
    'grandMelee',
    8,
    '807.4b',
    'starts his or her turn, all of them simultaneously',
    'starts his or her turn, one after another',
  ],
  [
    'grandMelee',
    8,
    '807.4e',
    'the first turn marker to the right of the player who left',
    'the first turn marker to the left of the player who left',
  ],
  [
    'grandMelee',
    8,
    '807.5',
    'It has a stack for each of its turn markers',
    'All of its turn markers use one stack',
  ],
  [
    'emperor',
    6,
    '809.2',
    'whose seat is the middle one of the team',
    'whose seat is the last one of the team',
  ],
  [
    'emperor',
    6,
    '809.4',
    'The emperor who goes first is determined',
    'The general who goes first is determined',
  ],
  [
    'emperor',
    6,
    '809.3c',
    'those seated immediately beside him or her',
    'those seated two seats away from him or her',
  ],
  [
    'teamVsTeam',
    6,
    '808.4',
    'just left of its midpoint. Turn order goes to the left',
    'just left of its midpoint. Turn order goes to the right',
  ],
  ['alternatingTeams', 4, '811.3', 'no player sits beside a teammate', 'every player sits beside a teammate'],
  ['freeForAll', 4, '806.1', 'against one another, each as an individual', 'against one another, in pairs'],
  [
    'freeForAll',
    4,
    '802.2',
    'All opponents of the attacking player are',
    'Two opponents of the attacking player are',
  ],
  [
    'freeForAll',
    4,
    '802.6',
    'It is in APNAP order that combat damage',
    'It is in reverse APNAP order that combat damage',
  ],
  [
    'freeForAll',
    4,
    '800.4g',
    'the next player in turn order gets priority, the topmost',
    'the previous player in turn order gets priority, the topmost',
  ],
  [
    'emperor',
    6,
    '801.2c',
    'is settled at the beginning of every turn',
    'is settled at the end of every turn',
  ],
  [
    'emperor',
    6,
    '804.2',
    'A target teammate gains control of this creature',
    'A target opponent gains control of this creature',
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
});

describe('a sentence with another number', () => {
  const other = edited([
    ['one turn marker for every full four players', 'one turn marker for every full six players'],
    [
      'The player four seats to the left of that player (who is the fifth player)',
      'The player three seats to the left of that player (who is the fourth player)',
    ],
    ["Every player's range of influence is 1 (see", "Every player's range of influence is 2 (see"],
    [
      "An emperor's range of influence is limited to 2, and a general's to 1",
      "An emperor's range of influence is limited to 3, and a general's to 2",
    ],
    ['teams, each with three players', 'teams, each with four players'],
    ['Two teams or more play a Team vs. Team game', 'Three teams or more play a Team vs. Team game'],
    ['A range of influence of 2 is recommended', 'A range of influence of 3 is recommended'],
    ['A game of Two-Headed Giant has two teams', 'A game of Two-Headed Giant has three teams'],
    ['at the start of the game it is 30 life', 'at the start of the game it is 35 life'],
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
  const objections = (setup: GameSetup): string[] => checkSetup(setup, other).map(({ reason }) => reason);

  it('sets out other turn markers, at other distances, with other ranges', () => {
    const game = createGame(at('grandMelee', { players: seats(12) }), other, { lenient: true });
    expect(game.markers()).toEqual([1, 2]);
    expect([game.marker(1), game.marker(2)]).toEqual(['P1', 'P4']);
    expect(game.rangeOf('P1')).toEqual(['P1', 'P2', 'P3', 'P11', 'P12']);
  });

  it('gives emperors and generals other ranges, in larger teams', () => {
    expect(objections(at('emperor', blocks(2, 3)))).toContain('a team has at least 4 players');
    const game = createGame(at('emperor', blocks(2, 3)), other, { lenient: true });
    expect(['A1', 'A2'].map((player) => game.rangeSeats(player))).toEqual([2, 3]);
  });

  it('asks for other numbers of teams', () => {
    expect(objections(at('teamVsTeam', blocks(2, 2)))).toContain('at least 3 teams play');
    expect(objections(at('twoHeadedGiant', blocks(2, 2)))).toContain('3 teams play');
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
