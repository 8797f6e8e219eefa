import { expect, test } from 'vitest';
import { variorum } from './support.js';

test('perft counts the ways a game can go on, depth by depth', async () => {
  const result = await variorum([
    'perft',
    '--edition',
    '2011',
    '--variant',
    'emperor',
    '--seats',
    '6',
    '--depth',
    '4',
    '--json',
  ]);
  expect(result.status).toBe(0);
  const { depths } = JSON.parse(result.out) as { depths: { sequences: number; hash: string }[] };
  expect(depths).toHaveLength(4);
  const counts = depths.map((each) => each.sequences);
  expect([...counts].sort((a, b) => a - b)).toEqual(counts);
  expect(new Set(depths.map((each) => each.hash)).size).toBe(4);
});

test('perft names what it cannot seat or does not know, in one line', async () => {
  for (const wrong of [
    ['--variant', 'chess'],
    ['--seats', 'many'],
    ['--variant', 'emperor', '--seats', '7'],
  ]) {
    const result = await variorum(['perft', '--edition', '2011', ...wrong]);
    expect(result.status).toBe(2);
    expect(result.out).toBe('');
    expect(result.err.trim().split('\n')).toHaveLength(1);
  }
});

test.each(['twoHeadedGiant', 'Two-Headed Giant', 'two-headed-giant', '2hg'])(
  'a variant is known as %s in every command, and printed as one name',
  async (name) => {
    const counted = await variorum([
      'perft',
      '--edition',
      '2011',
      '--variant',
      name,
      '--depth',
      '1',
      '--json',
    ]);
    expect(JSON.parse(counted.out).variant).toBe('twoHeadedGiant');
    const stated = await variorum(['ruleset', '2011', '--system', name, '--json']);
    const keys = Object.keys(JSON.parse(stated.out).parameters);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter((key) => !key.startsWith('twoHeadedGiant.'))).toEqual([]);
    const setup = {
      players: ['Ada', 'Ben', 'Cleo', 'Dan'],
      teams: { Sun: ['Ada', 'Ben'], Moon: ['Cleo', 'Dan'] },
      options: { variant: name },
    };
    const served = await variorum(['serve-game', '--edition', '2011'], undefined, [
      JSON.stringify({ command: 'new', setup, seed: 1 }),
      JSON.stringify({ command: 'save' }),
    ]);
    const [begun, kept] = served.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(begun.ok).toBe(true);
    expect(JSON.stringify(kept)).toContain('"variant":"twoHeadedGiant"');
    const table = await variorum(
      ['table', '--edition', '2011', '--variant', name, '--bots', 'all', '--hand', '0'],
      undefined,
      [],
    );
    expect(table.out).toContain('Two-Headed Giant under');
  },
);
