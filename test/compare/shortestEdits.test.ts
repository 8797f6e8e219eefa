import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortestEdits } from '../../src/compare/shortestEdits.js';

/** How many members two sequences have in common in order, by the plain table. */
function commonLength(a: readonly number[], b: readonly number[]): number {
  const table = a.map(() => new Array<number>(b.length).fill(0));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      (table[i] as number[])[j] = x === y ? at(i - 1, j - 1) + 1 : Math.max(at(i - 1, j), at(i, j - 1));
    });
  });
  return at(a.length - 1, b.length - 1);
}

const few = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 });

test('what is left of the old sequence is what is left of the new one, and nothing more could be left', () => {
  fc.assert(
    fc.property(few, few, (a, b) => {
      const kept: [number[], number[]] = [[...a], [...b]];
      let reached = [0, 0];
      let edits = 0;
      shortestEdits(
        Int32Array.from(a),
        Int32Array.from(b),
        Number.POSITIVE_INFINITY,
        (oldFrom, olds, newFrom, news) => {
          // The runs come in order, with as much kept on either side between them.
          expect(oldFrom - (reached[0] as number)).toBe(newFrom - (reached[1] as number));
          reached = [oldFrom + olds, newFrom + news];
          kept[0].fill(-1, oldFrom, oldFrom + olds);
          kept[1].fill(-1, newFrom, newFrom + news);
          edits += olds + news;
        },
      );
      expect(kept[0].filter((x) => x >= 0)).toEqual(kept[1].filter((x) => x >= 0));
      expect(edits).toBe(a.length + b.length - 2 * commonLength(a, b));
    }),
  );
});

test('where more edits are needed than there may be, nothing is replaced', () => {
  const a = Int32Array.from({ length: 50 }, (_, i) => i);
  const b = Int32Array.from({ length: 50 }, (_, i) => 100 + i);
  let replaced = 0;
  const count = (): void => void replaced++;
  expect(shortestEdits(a, b, 60, count)).toBe(false);
  expect(replaced).toBe(0);
  expect(shortestEdits(a, b, 100, count)).toBe(true);
  expect(replaced).toBeGreaterThan(0);
});
