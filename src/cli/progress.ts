import type { Context } from './context.js';

/**
 * A line of progress on standard error: it overwrites itself on a terminal and keeps silent elsewhere, so that logs stay
 * clean.
 *
 * @returns a function that shows what is being done; no words clear the line
 */
export function progress(context: Context): (words: string) => void {
  if (!context.errorTerminal) return () => {};
  return (words) => context.err(`\r\x1b[2K${words === '' ? '' : `${words} …`}`);
}

/** Cells of the bar. */
const CELLS = 24;

/**
 * A bar of progress on standard error, as quiet as {@link progress} where that is no terminal.
 *
 * @returns a function that shows what is being done, how much of it is, and how much there is; no words clear the line
 */
export function progressBar(context: Context): (what: string, done: number, total: number) => void {
  if (!context.errorTerminal) return () => {};
  let shown = '';
  return (what, done, total) => {
    const full = total === 0 ? CELLS : Math.floor((done / total) * CELLS);
    const line =
      what === '' ? '' : `${'#'.repeat(full)}${'.'.repeat(CELLS - full)}  ${what}, ${done} of ${total}`;
    if (line === shown) return;
    shown = line;
    context.err(`\r\x1b[2K${line}`);
  };
}
