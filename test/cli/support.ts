import type { Context } from '../../src/cli/context.js';
import { run } from '../../src/cli/run.js';
import { root } from '../support/corpus.js';

/** What a call of the command line did. */
export interface Outcome {
  status: 0 | 1 | 2;
  out: string;
  err: string;
}

/** Runs the command line in the project's folder, or in another, with lines of standard input; `heard` is called with what it says. */
export async function variorum(
  args: string[],
  cwd = root,
  input: readonly string[] = [],
  heard: (words: string) => void = () => {},
): Promise<Outcome> {
  let out = '';
  let err = '';
  const status = await run(args, {
    ...contextIn(cwd),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
      heard(text);
    },
    lines: async function* () {
      yield* input;
    },
    input: () => Buffer.from(input.join('\n')),
  });
  return { status, out, err };
}

/** What a call in a folder is given; nothing that it says is kept. */
export function contextIn(cwd: string): Context {
  return {
    out: () => {},
    err: () => {},
    lines: async function* () {},
    cwd,
    env: {},
    terminal: false,
    errorTerminal: false,
    columns: 120,
  };
}
