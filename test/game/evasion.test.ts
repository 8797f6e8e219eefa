import { expect, test } from 'vitest';
import { type CardDefinition, createGame } from '../../src/game/index.js';
import { handMade } from '../support/handmade.js';
import { choose, idleUntil } from '../support/play.js';

const CREATURE: CardDefinition = {
  name: 'Bear',
  types: ['creature'],
  colors: ['green'],
  power: 2,
  toughness: 2,
};

/** Whether a creature of the one player could block an attacker of the other. */
function blocks(blocker: Partial<CardDefinition>, attacker: Partial<CardDefinition>): boolean {
  const game = createGame(
    {
      players: ['Ann', 'Bob'],
      cards: [
        { ...CREATURE, ...attacker, name: 'Attacker' },
        { ...CREATURE, ...blocker, name: 'Blocker' },
      ],
      objects: [
        { id: 'attacker', card: 'Attacker', owner: 'Ann', zone: 'battlefield' },
        { id: 'blocker', card: 'Blocker', owner: 'Bob', zone: 'battlefield' },
      ],
      start: { at: 'turn', step: 'beginCombat' },
    },
    handMade(),
  );
  idleUntil(game, () => game.pending().some(({ kind }) => kind === 'attack'));
  choose(game, { type: 'attack', creature: 'attacker' });
  return game.canBlock('blocker', 'attacker');
}

test.each<
  [
    attacker: string,
    what: Partial<CardDefinition>,
    may: Partial<CardDefinition>,
    not: Partial<CardDefinition>,
  ]
>([
  ['flying', { keywords: ['flying'] }, { keywords: ['reach'] }, {}],
  ['flying', { keywords: ['flying'] }, { keywords: ['flying'] }, { keywords: ['shadow'] }],
  ['horsemanship', { keywords: ['horsemanship'] }, { keywords: ['horsemanship'] }, { keywords: ['flying'] }],
  ['shadow', { keywords: ['shadow'] }, { keywords: ['shadow'] }, {}],
  ['nothing', {}, {}, { keywords: ['shadow'] }],
  ['fear', { keywords: ['fear'] }, { colors: ['black'] }, { colors: ['red'] }],
  ['fear', { keywords: ['fear'] }, { types: ['artifact', 'creature'] }, {}],
  ['intimidate', { keywords: ['intimidate'] }, { colors: ['red', 'green'] }, { colors: ['red'] }],
  [
    'intimidate',
    { keywords: ['intimidate'] },
    { types: ['artifact', 'creature'], colors: [] },
    { colors: [] },
  ],
  ['skulk', { keywords: ['skulk'] }, { power: 2 }, { power: 3 }],
  ['protection', { keywords: ['protection:red'] }, { colors: ['green'] }, { colors: ['red', 'green'] }],
])('an attacker with %s is blocked by the one creature and not by the other', (_, what, may, not) => {
  expect([blocks(may, what), blocks(not, what)]).toEqual([true, false]);
});
