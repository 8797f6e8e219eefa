import { describe, expect, it } from 'vitest';
import { nextOf } from '../../../src/site/making/pool.js';
import type { TaskName } from '../../../src/site/making/tasks.js';

const orders = (name: TaskName, ...numbers: number[]) => numbers.map((number) => ({ name, number }));
const done = (name: TaskName, last: number): ReadonlyMap<TaskName, number> => new Map([[name, last]]);

describe('the order that a thread of a book takes', () => {
  it('is the first for the first thread, and one in the middle for the next', () => {
    const waiting = orders('compile', 0, 1, 2, 3, 4, 5);
    expect(nextOf(waiting, new Map(), [])).toBe(0);
    expect(nextOf(waiting, new Map(), ['compile'])).toBe(3);
  });

  it('goes on where its last one was, and turns back where nothing follows', () => {
    expect(nextOf(orders('compile', 1, 2, 4, 5), done('compile', 3), ['compile'])).toBe(2);
    expect(nextOf(orders('compile', 1, 4, 5), done('compile', 3), ['compile'])).toBe(1);
    expect(nextOf(orders('compile', 1, 2), done('compile', 5), ['compile'])).toBe(1);
  });

  it('is of what the thread has done before, else of what no other has', () => {
    const waiting = [...orders('pair', 7, 8), ...orders('play', 9), ...orders('compile', 10)];
    expect(nextOf(waiting, done('play', 3), ['pair'])).toBe(2);
    expect(nextOf(waiting, new Map(), ['pair', 'play'])).toBe(3);
  });

  it('is every one in the end, whichever thread comes next', () => {
    let waiting = orders('pair', ...Array.from({ length: 11 }, (_, number) => number));
    const threads: Map<TaskName, number>[] = [new Map(), new Map()];
    const taken: number[][] = [[], []];
    for (let turn = 0; waiting.length > 0; turn++) {
      const [own, other] = turn % 2 === 0 ? threads : [threads[1], threads[0]];
      const at = nextOf(waiting, own, [...(other as Map<TaskName, number>).keys()]);
      const [{ number } = { number: -1 }] = waiting.slice(at, at + 1);
      (own as Map<TaskName, number>).set('pair', number);
      taken[turn % 2]?.push(number);
      waiting = waiting.filter((_, i) => i !== at);
    }
    expect(taken).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ]);
  });
});
