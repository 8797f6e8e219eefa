import { CLEARED, type Context } from './context.js';

/**
 * A line of progress on standard error: it overwrites itself on a terminal and keeps silent elsewhere, so that logs stay
 * clean.
 *
 * @returns a function that shows what is being done; no words clear the line
 */
export function progress(context: Context): (words: string) => void {
  if (!context.errorTerminal) return () => {};
  return (words) => context.err(`${CLEARED}${words === '' ? '' : `${words} …`}`);
}

const CELLS = 24;

/** How long a log waits for the next line of progress, in milliseconds: work that is done sooner leaves it clean. */
const QUIET = 30_000;

/**
 * A bar of progress on standard error; where that is no terminal, a plain line now and then.
 *
 * @param now the time in milliseconds
 * @returns a function that shows what is being done, how much of it is, and how much there is; no words clear the line
 */
export function progressBar(
  context: Context,
  now: () => number = Date.now,
): (what: string, done: number, total: number) => void {
  let shown = '';
  if (!context.errorTerminal) {
    let last = now();
    return (what, done, total) => {
      if (what === '' || now() - last < QUIET) return;
      last = now();
      context.err(`${what}: ${done} of ${total}\n`);
    };
  }
  return (what, done, total) => {
    const full = total === 0 ? CELLS : Math.floor((done / total) * CELLS);
    const line =
      what === '' ? '' : `${'#'.repeat(full)}${'.'.repeat(CELLS - full)}  ${what}, ${done} of ${total}`;
    if (line === shown) return;
    shown = line;
    context.err(`${CLEARED}${line}`);
  };
}
