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
