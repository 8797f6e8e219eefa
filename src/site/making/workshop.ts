import { type Shared, writeInto } from './documents.js';
import { type Keeper, keyFrom } from './keep.js';
import type { Pool } from './pool.js';
import type { Piece, TaskName, TaskOf } from './tasks.js';

/** Called with what is being done, how much of it is, and how much there is. */
export type Progress = (what: string, done: number, total: number) => void;

/** How the results of some tasks are kept. */
interface Keeping<N extends TaskName> {
  /** How many neighbours a thread takes at a time. */
  group?: number;
  /** The file of the book that a result is; any other result is kept for the next book alone. */
  place?: (input: TaskOf<N>['input']) => string;
  /** Files of the book that the task writes beside its result. */
  written?: (result: TaskOf<N>['result'], input: TaskOf<N>['input']) => readonly string[];
  /** What is held of a result while the book is made. */
  taken?: (result: TaskOf<N>['result']) => TaskOf<N>['result'];
  /** Finds a result of the former book where it is held in another form; its file is read when absent. */
  recall?: (input: TaskOf<N>['input']) => TaskOf<N>['result'] | undefined;
}

/** Where a book is made: it has tasks done, or takes over what an earlier book has of them. */
export class Workshop {
  readonly shared: Shared;
  readonly pool: Pool;
  readonly keeper: Keeper;
  readonly #onProgress: Progress;
  #files = 0;

  constructor(shared: Shared, pool: Pool, keeper: Keeper, onProgress: Progress = () => {}) {
    this.shared = shared;
    this.pool = pool;
    this.keeper = keeper;
    this.#onProgress = onProgress;
  }

  /** How many files readers see in the book so far. */
  get files(): number {
    return this.#files;
  }

  /** Begins to tell of some work. */
  say(what: string, total: number): (done: number) => void {
    this.#onProgress(what, 0, total);
    return (done) => this.#onProgress(what, done, total);
  }

  /** Writes a file that is made each time. */
  write(path: string, content: string | Uint8Array): void {
    writeInto(this.shared, path, content);
    this.wrote([path]);
  }

  /** Counts files that are made each time, and were written. */
  wrote(files: readonly string[]): void {
    this.keeper.noteEver(files);
    this.#files += files.length;
  }

  /** Counts a part of the book with what it was made from; where no files are given, those that are there are taken over. */
  made(part: string, key: string, files?: readonly string[]): void {
    if (files !== undefined) this.keeper.note(part, key, files);
    this.#files += files?.length ?? this.keeper.take(part, key) ?? 0;
  }

  /** Writes files that are known by what they are made from, or takes them over. */
  once(part: string, from: unknown, files: () => Iterable<[path: string, content: string]>): void {
    const key = keyFrom([part, from]);
    const there = this.keeper.take(part, key);
    if (there !== undefined) {
      this.#files += there;
      return;
    }
    const written: string[] = [];
    for (const [path, content] of files()) {
      writeInto(this.shared, path, content);
      written.push(path);
    }
    this.made(part, key, written);
  }

  /**
   * Does tasks whose results are kept by what they are made from.
   */
  async kept<N extends TaskName>(
    name: N,
    what: string,
    tasks: readonly { input: TaskOf<N>['input']; from: unknown }[],
    { group = 1, place, written = () => [], taken = (result) => result, recall }: Keeping<N> = {},
  ): Promise<TaskOf<N>['result'][]> {
    const say = this.say(what, tasks.length);
    const keys = tasks.map(({ from }) => keyFrom([name, from]));
    const paths = tasks.map(({ input }, i) => place?.(input) ?? this.keeper.path(name, keys[i] as string));
    const results = tasks.map(({ input }, i): TaskOf<N>['result'] | undefined => {
      const key = keys[i] as string;
      const path = paths[i] as string;
      const held = recall && this.keeper.take(path, key) !== undefined ? recall(input) : undefined;
      const result = held ?? this.keeper.get<TaskOf<N>['result']>(path, key);
      const whole =
        result !== undefined &&
        written(result, input).every((path) => this.keeper.take(path, key) !== undefined);
      return whole ? (held ?? taken(result)) : undefined;
    });
    const open = tasks.flatMap((_, i) => (results[i] === undefined ? [i] : []));
    const found = await this.pool.each(
      name,
      open.map((i) => ({
        input: (tasks[i] as (typeof tasks)[number]).input,
        keep: paths[i] as string,
      })),
      group,
      (done) => say(tasks.length - open.length + done),
      taken,
    );
    open.forEach((i, at) => {
      const result = found[at] as TaskOf<N>['result'];
      const key = keys[i] as string;
      const path = paths[i] as string;
      results[i] = result;
      this.keeper.note(path, key, [path]);
      for (const file of written(result, (tasks[i] as (typeof tasks)[number]).input)) {
        this.keeper.note(file, key, [file]);
      }
    });
    return results as TaskOf<N>['result'][];
  }

  /**
   * Makes pages, or takes them over; what is made of one input is in pieces that are known each by what it is made from.
   *
   * @param folders the name of what is made, its input, and for each piece what it is made from
   */
  async pages<N extends 'edition' | 'comparison' | 'understood'>(
    name: N,
    what: string,
    folders: readonly {
      part: string;
      input: object;
      pieces: readonly (readonly [piece: string, from: unknown])[];
    }[],
  ): Promise<void> {
    const say = this.say(what, folders.length);
    const open = folders.flatMap(({ part, input, pieces }) => {
      const keys = new Map<string, string>();
      for (const [piece, from] of pieces) {
        const key = keyFrom([name, from]);
        const files = this.keeper.take(`${part} ${piece}`, key);
        if (files === undefined) keys.set(piece, key);
        else this.#files += files;
      }
      return keys.size === 0 ? [] : [{ part, keys, input: { ...input, pieces: [...keys.keys()] } }];
    });
    // What the input is, the name says.
    const made = await this.pool.each(name, open as unknown as { input: TaskOf<N>['input'] }[], 1, (done) =>
      say(folders.length - open.length + done),
    );
    for (const [at, { part, keys }] of open.entries())
      for (const [piece, files] of made[at] as Piece[])
        this.made(`${part} ${piece}`, keys.get(piece) as string, files);
  }
}
