import { describe, expect, test } from 'vitest';
import { compare, readRoles, toTerminal } from '../../src/compare/index.js';
import { rolesBetween } from '../../src/compare/roles.js';
import { rules } from './support.js';

describe('what changed by role', () => {
  test.each([
    [
      'who acts',
      'Each player draws a card.',
      'Each opponent draws a card.',
      { role: 'actor', old: 'Each player', new: 'Each opponent' },
    ],
    [
      'may or must',
      'A player may attack an opponent.',
      'A player must attack an opponent.',
      { role: 'modality', old: 'may', new: 'must' },
    ],
    [
      'not',
      'A player can attack an opponent.',
      "A player can't attack an opponent.",
      { role: 'polarity', new: 'not' },
    ],
    [
      'how many',
      'Each player draws two cards.',
      'Each player draws three cards.',
      { role: 'quantity', old: 'two cards', new: 'three cards' },
    ],
    [
      'to what',
      'Each player draws a card.',
      'Each player draws a spell.',
      { role: 'object', old: 'a card', new: 'a spell' },
    ],
    [
      'when',
      'Each player draws a card during the first turn.',
      'Each player draws a card during each turn.',
      { role: 'time', old: 'during the first turn', new: 'during each turn' },
    ],
    [
      'if',
      'A player loses the game.',
      'If a team has no life, a player loses the game.',
      { role: 'condition', new: 'If a team has no life' },
    ],
    [
      'what is done',
      'Each player draws a card.',
      'Each player exiles a card.',
      { role: 'action', old: 'draw', new: 'exile' },
    ],
    [
      'a statement more',
      'A player draws a card.',
      'A player draws a card. An opponent loses the game.',
      { role: 'statement', new: 'An opponent loses the game' },
    ],
    [
      'a statement less',
      'A player draws a card. An opponent loses the game.',
      'A player draws a card.',
      { role: 'statement', old: 'An opponent loses the game' },
    ],
  ])('%s', (_, old, fresh, change) => {
    expect(rolesBetween(old, fresh)).toEqual([change]);
  });

  test.each([
    ['voice', 'A card is drawn by each player.', 'Each player draws a card.'],
    [
      'a bound said otherwise',
      'Two or more players attack an opponent.',
      'At least two players attack an opponent.',
    ],
    [
      'the order of sentences',
      'A player draws a card. A team loses the game.',
      'A team loses the game. A player draws a card.',
    ],
  ])('nothing, by equal clauses: %s', (_, old, fresh) => {
    expect(rolesBetween(old, fresh)).toEqual([]);
  });

  test('nothing is said where a changed sentence is not read', () => {
    expect(rolesBetween('Zorgs frobnicate a card.', 'Zorgs frobnicate two cards.')).toBeUndefined();
  });

  test('a sentence that is not read and did not change is no hindrance', () => {
    const same = 'Zorgs frobnicate a card.';
    expect(
      rolesBetween(`${same} Each player draws two cards.`, `${same} Each player draws three cards.`),
    ).toEqual([{ role: 'quantity', old: 'two cards', new: 'three cards' }]);
  });
});

describe('the ledger with roles', () => {
  const old = rules([
    ['100.1', 'A card is drawn by each player.'],
    ['100.2', 'A player may attack an opponent.'],
    ['100.3', 'This rule stays what it was.'],
  ]);
  const fresh = rules([
    ['100.1', 'Each player draws a card.'],
    ['100.2', 'A player must attack an opponent.'],
    ['100.3', 'This rule stays what it was.'],
  ]);
  const ledger = compare(old, fresh);

  test('equal clauses make a change one of wording, and say so', async () => {
    const [edge] = (await readRoles(ledger)).edges;
    expect(edge).toMatchObject({ change: 'wording', roles: [] });
    expect(edge?.evidence[0]).toMatch(/same meaning/);
  });

  test('a changed role stands among the evidence and in what a terminal shows', async () => {
    const told = await readRoles(ledger);
    expect(told.edges[1]?.roles).toEqual([{ role: 'modality', old: 'may', new: 'must' }]);
    expect(told.edges[1]?.change).toBe('substantive');
    expect(toTerminal(told)).toContain('Role: modality changed: "may" is now "must".');
  });

  test('a rule that did not change has none, and the ledger that was handed in stays as it was', async () => {
    expect((await readRoles(ledger)).edges[2]).not.toHaveProperty('roles');
    expect(ledger.edges.some((edge) => 'roles' in edge)).toBe(false);
  });

  test('where more rules changed than may be read, none is', async () => {
    expect(await readRoles(ledger, { most: 1 })).toBe(ledger);
    expect((await readRoles(ledger, { most: 2 })).edges[1]).toHaveProperty('roles');
  });

  test('only the edges that were asked for are read', async () => {
    const told = await readRoles(ledger, { only: ({ old: number }) => number === '100.2' });
    expect(told.edges.map((edge) => 'roles' in edge)).toEqual([false, true, false]);
  });
});
