import { expect, test } from 'vitest';
import type { Context } from '../../src/cli/context.js';
import { progressBar } from '../../src/cli/progress.js';

/** A program whose standard error is, or is not, a terminal; what is written there. */
function program(errorTerminal: boolean): { context: Context; written: string[] } {
  const written: string[] = [];
  const context = { errorTerminal, err: (words: string) => written.push(words) } as unknown as Context;
  return { context, written };
}

test('a log has a plain line of progress now and then, and none of work that is done at once', () => {
  const { context, written } = program(false);
  let time = 0;
  const say = progressBar(context, () => time);
  say('reading', 1, 116);
  expect(written).toEqual([]);
  time = 30_000;
  say('reading', 40, 116);
  say('reading', 41, 116);
  time = 60_000;
  say('writing editions', 3, 116);
  say('', 0, 0);
  expect(written).toEqual(['reading: 40 of 116\n', 'writing editions: 3 of 116\n']);
});

test('a terminal has one line that overwrites itself', () => {
  const { context, written } = program(true);
  const say = progressBar(context);
  say('reading', 1, 2);
  say('reading', 1, 2);
  say('', 0, 0);
  expect(written).toEqual(['\r\x1b[2K############............  reading, 1 of 2', '\r\x1b[2K']);
});
