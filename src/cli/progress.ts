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
