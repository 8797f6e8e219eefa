/** Commands that run until they are told to stop, or for minutes: what they run again and again is worth the best code. */
const LASTING: ReadonlySet<string> = new Set([
  'build',
  'publish',
  'serve',
  'serve-game',
  'table',
  'perft',
  'lsp',
]);

/** To optimise only what has run six times as long as usual, and to take fewer functions that are called into what is optimised. */
const SPARING = ['--interrupt-budget=800000', '--max-inlined-bytecode-size-cumulative=200'];

/**
 * Lets V8 optimise only what has run for long. A command that is over in a few seconds runs through much code a few times, and spends up
 * to half of its time on making better code that it hardly uses.
 *
 * @param command the name of the command; a lasting one is left as it is. The flag is asked only of engines that are known to know it:
 *   others would complain aloud
 */
export function spareOptimising(command: string): void {
  if (LASTING.has(command) || Number.parseInt(process.versions.v8, 10) > 13) return;
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const flag of SPARING) setFlagsFromString(flag);
}
