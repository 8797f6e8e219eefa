import type { ComparisonInput } from './comparison.js';
import { type Shared, writeJson } from './documents.js';
import type { EditionInput } from './edition.js';
import type { UnderstoodInput } from './understood.js';

/** What pages are made from, and which of them are to be made. */
type Pieces<T> = T & { pieces: readonly string[] };

/** Pages that are made together, with their addresses. */
export type Piece = [name: string, files: string[]];

/**
 * What threads do; each takes and gives plain data. It is loaded when it is first done: a thread that only makes pages need not wait for
 * the engine.
 */
const TASKS = {
  read: async () => (await import('./readFile.js')).readFile,
  facts: async () => (await import('./readFile.js')).factsIn,
  pair: async () => (await import('./pair.js')).comparePair,
  compile: async () => (await import('./rules.js')).compileRules,
  play: async () => (await import('./games.js')).playGames,
  lives: async () => (await import('./life.js')).lifePages,
  numbers: async () => (await import('./life.js')).numberPages,

  /** Makes pieces of an edition; gives each with the addresses of its files. */
  edition: async () => {
    const { editionPages } = await import('./edition.js');
    return ({ pieces, ...input }: Pieces<EditionInput>, shared: Shared): Piece[] => [
      ...editionPages(input, pieces, shared),
    ];
  },

  /** Makes the pages of a comparison, which are one piece. */
  comparison: async () => {
    const { comparisonPages } = await import('./comparison.js');
    return ({ pieces, ...input }: Pieces<ComparisonInput>, shared: Shared): Piece[] =>
      pieces.map((piece) => [piece, comparisonPages(input, shared)]);
  },

  /** Makes the pages that say what was understood of an edition, which are one piece. */
  understood: async () => {
    const { understoodPages } = await import('./understood.js');
    return ({ pieces, ...input }: Pieces<UnderstoodInput>, shared: Shared): Piece[] =>
      pieces.map((piece) => [piece, understoodPages(input, shared)]);
  },
};

/** One task for a thread, and where to keep what it finds out. */
export interface Job {
  input: unknown;
  /** A path inside the book. */
  keep?: string;
}

export async function perform(name: TaskName, { input, keep }: Job, shared: Shared): Promise<unknown> {
  const task = await TASKS[name]();
  const result = await task(input as never, shared);
  if (keep !== undefined) writeJson(shared, keep, result);
  return result;
}

export type TaskName = keyof typeof TASKS;
type Task<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
export type TaskOf<N extends TaskName> = {
  input: Parameters<Task<N>>[0];
  result: Awaited<ReturnType<Task<N>>>;
};
