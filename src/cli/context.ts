import { readSync } from 'node:fs';
import { createColors } from 'picocolors';
import { UserError } from './errors.js';

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

/** What a terminal carries out instead of printing it, but for line ends and colours. */
const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is sought
  /\x1b(?!\[[\d;]{0,12}m)|\r(?!\n)|[\0-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Clears the line of the terminal; a line of progress begins with it, and nothing else may. */
export const CLEARED = '\r\x1b[2K';

/**
 * Words for a terminal: names of files and players are printed, never carried out.
 *
 * @param plain true where no colours are written: then what looks like one came from a name, and is printed as well
 */
export function printable(text: string, plain = false): string {
  const kept = text.startsWith(CLEARED) ? CLEARED : '';
  const rest = text
    .slice(kept.length)
    .replace(COMMANDS, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return kept + (plain ? rest.replaceAll('\x1b', '\\x1b') : rest);
}

/** So long is waited for a pipe that is empty for now, in milliseconds. */
const PAUSE = 15;
/** Nothing that is read from a pipe has more bytes. */
const MOST_BYTES = 512 * 1024 * 1024;

/**
 * Everything that comes from a pipe or a file until it ends; a pipe that is empty for now is waited for.
 *
 * @param read as `readSync` of the platform
 * @throws UserError for what is larger than any document
 */
export function readAll(
  descriptor: number,
  read: (descriptor: number, chunk: Buffer) => number = readSync,
): Buffer {
  const chunks: Buffer[] = [];
  const chunk = Buffer.allocUnsafe(1 << 16);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let total = 0; ; ) {
    let length: number;
    try {
      length = read(descriptor, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') break;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, PAUSE);
      continue;
    }
    if (length === 0) break;
    total += length;
    if (total > MOST_BYTES)
      throw new UserError(`the input has more than ${MOST_BYTES} bytes; give a document of rules`, {
        file: '-',
      });
    chunks.push(Buffer.from(chunk.subarray(0, length)));
  }
  return Buffer.concat(chunks);
}

/** No line of requests has more characters; of a longer one the rest is passed over, and whoever reads it refuses it as too long. */
const LONGEST_LINE = 8_000_000;

/**
 * The lines of a stream of characters without their ends, the last one as well where it has none.
 *
 * @param longest characters that are kept of a line, so that one without an end takes no more memory than that
 */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  longest: number = LONGEST_LINE,
): AsyncIterable<string> {
  let line = '';
  const grow = (part: string): void => {
    if (line.length < longest) line += part.slice(0, longest - line.length);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      grow(chunk.slice(from, end));
      yield line.replace(/\r$/, '');
      line = '';
      from = end + 1;
    }
    grow(chunk.slice(from));
  }
  if (line !== '') yield line;
}

export function processContext(): Context {
  return {
    out: (text) => void process.stdout.write(process.stdout.isTTY ? printable(text) : text),
    err: (text) => void process.stderr.write(process.stderr.isTTY ? printable(text, true) : text),
    lines: () => linesOf(process.stdin.setEncoding('utf8')),
    input: () => readAll(process.stdin.fd),
    cwd: process.cwd(),
    env: process.env,
    terminal: process.stdout.isTTY === true,
    errorTerminal: process.stderr.isTTY === true,
    // Where the output is read through another program, that program's width is in the environment, if anywhere.
    columns: process.stdout.columns ?? (Number(process.env.COLUMNS) || 140),
  };
}
