import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createColors } from 'picocolors';

/** Where a command reads and writes; tests give their own. */
export interface Context {
  /** Writes to standard output: results only. */
  out(text: string): void;
  /** Writes to standard error: progress, messages, errors. */
  err(text: string): void;
  /** Lines of standard input, without their ends. */
  lines(): AsyncIterable<string>;
  /** All bytes of standard input; absent where there is none. */
  input?(): Uint8Array;
  /** The folder that relative paths start from. */
  cwd: string;
  env: Record<string, string | undefined>;
  /** True when standard output is a terminal. */
  terminal: boolean;
  /** True when standard error is a terminal, so that a progress line may overwrite itself. */
  errorTerminal: boolean;
  /** Width of the terminal in columns. */
  columns: number;
}

/** Colours for standard output: none where it is no terminal or where `NO_COLOR` is set. */
export function colours(context: Context): ReturnType<typeof createColors> {
  const wanted = context.terminal && !context.env.NO_COLOR && context.env.TERM !== 'dumb';
  return createColors(wanted);
}

/** The context of a real process. */
export function processContext(): Context {
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    input: () => readFileSync(process.stdin.fd),
    cwd: process.cwd(),
    env: process.env,
    terminal: process.stdout.isTTY === true,
    errorTerminal: process.stderr.isTTY === true,
    // Where the output is read through another program, that program's width is in the environment, if anywhere.
    columns: process.stdout.columns ?? (Number(process.env.COLUMNS) || 140),
  };
}
