import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, writeJson } from './documents.js';

/** Where a book keeps what the next one made in its place can take from it. */
const FOLDER = '.book';
const LIST = `${FOLDER}/kept.json.gz`;

/** What an earlier book has, by what it was made from. */
interface Kept {
  /** Another program may make other pages. */
  program: string;
  /** Files and folders of the book, each with the key of what it was made from and how many pages it is. */
  made: Record<string, [key: string, pages: number]>;
}

/**
 * What was found out and written for the book that stands where a new one shall stand. Everything is known by the hash of what
 * it was made from, the program included; what fits is taken over as a second directory entry of the same file, so that the
 * former book stays whole until the new one is in its place.
 */
export class Keeper {
  readonly #former: string;
  readonly #place: string;
  readonly #known: Kept | undefined;
  readonly #made: Kept;

  /**
   * @param former the folder of the book that is there
   * @param place the folder that the new one is written into
   * @param program says which program makes the book, and how
   */
  constructor(former: string, place: string, program: string) {
    this.#former = former;
    this.#place = place;
    this.#made = { program, made: {} };
    const known = readIf<Kept>(join(former, LIST));
    if (known?.program === program) this.#known = known;
  }

  /** The key of what something is made from. */
  key(from: unknown): string {
    return createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32);
  }

  /** Where a result is kept, seen from the folder of the book. */
  path(kind: string, key: string): string {
    return `${FOLDER}/${kind}/${key}.json.gz`;
  }

  /** A result that the former book has kept; it is kept for the next one too. */
  get<T>(kind: string, key: string): T | undefined {
    if (this.#known === undefined) return undefined;
    const path = this.path(kind, key);
    const result = readIf<T>(join(this.#former, path));
    return result !== undefined && this.#link(path) ? result : undefined;
  }

  /**
   * Takes a file or folder over from the former book, if it was made from the same.
   *
   * @returns how many pages it is; undefined where it must be made
   */
  take(path: string, key: string): number | undefined {
    const known = this.#known?.made[path];
    if (known?.[0] !== key || !this.#link(path)) return undefined;
    this.#made.made[path] = known;
    return known[1];
  }

  /** Remembers from what a file or folder of the new book was made. */
  note(path: string, key: string, pages = 1): void {
    this.#made.made[path] = [key, pages];
  }

  /** Writes down what was noted. */
  finish(): void {
    writeJson(this.#place, LIST, this.#made);
  }

  /** Gives a file, or all files of a folder, a second entry in the new book. */
  #link(path: string): boolean {
    const from = join(this.#former, path);
    const to = join(this.#place, path);
    if (!existsSync(from)) return false;
    try {
      linkAll(from, to);
      return true;
    } catch {
      // What cannot be taken over is made.
      return false;
    }
  }
}

function linkAll(from: string, to: string): void {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(from, { withFileTypes: true });
  } catch {
    mkdirSync(dirname(to), { recursive: true });
    linkOne(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    if (entry.isDirectory()) linkAll(join(from, entry.name), join(to, entry.name));
    else linkOne(join(from, entry.name), join(to, entry.name));
  }
}

function linkOne(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every kind of disk has second entries.
    copyFileSync(from, to);
  }
}

function readIf<T>(path: string): T | undefined {
  try {
    return readJson<T>(path);
  } catch {
    return undefined;
  }
}

/** The root of the rooms, compiled or as they are written. */
const ROOMS = fileURLToPath(new URL('../../', import.meta.url));

let program: string | undefined;

/** A name for the program that makes books: the hash of its files and of the facts that the package carries. */
export function programKey(): string {
  program ??= hashOfProgram();
  return program;
}

function hashOfProgram(): string {
  const hash = createHash('sha256');
  const add = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) add(path);
      else if (/\.(?:js|tsx?|json)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) {
        hash.update(entry.name).update(readFileSync(path));
      }
    }
  };
  // The command line only says what is being done.
  for (const room of readdirSync(ROOMS).sort()) {
    if (room !== 'cli' && !/\.\w+$/.test(room)) add(join(ROOMS, room));
  }
  for (const name of ['catalogue.json', 'concordance.json', 'fingerprints.json']) {
    const path = join(ROOMS, '..', 'sources', name);
    if (existsSync(path)) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex');
}
