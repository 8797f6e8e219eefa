import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { sha256 } from '../../archive/hash.js';
import { type FolderWriter, OutputError } from '../write.js';
import { readJson, writeJson } from './documents.js';

/** Where a book keeps what the next one made in its place can take from it. */
const FOLDER = '.book';
const LIST = `${FOLDER}/kept.json.gz`;
/** The part of a book that is made each time. */
const EVER = '';

/** What a book is made of. */
interface Kept {
  /** Another program may make other pages. */
  program: string;
  /** For each part of the book the key of what it was made from, and its files. */
  parts: Record<string, [key: string, files: string[]]>;
  /** By the path of each file how it was left, see `markOf`. */
  marks: Record<string, string>;
}

/**
 * How a file was left, by its checksum and the time at which it was written; undefined where it is not there.
 *
 * @param before how it was left before: where it has the size and the time of then, it is not read
 */
function markOf(folder: string, path: string, before?: string): string | undefined {
  const full = join(folder, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  const time = `${stat.size} ${stat.mtimeMs}`;
  if (before?.endsWith(` ${time}`)) return before;
  return `${crc32(readFileSync(full)).toString(16)} ${time}`;
}

/** What a mark says of the content of a file. */
const contentIn = (mark: string | undefined): string | undefined => mark && /^\S+ \d+/.exec(mark)?.[0];

/** The key of what something is made from. */
export function keyFrom(from: unknown): string {
  return sha256(JSON.stringify(from)).slice(0, 32);
}

/**
 * What was found out and written for the book in whose place a new one is made. Everything is known by the hash of what
 * it was made from, the program included; what fits stays where it is. The former book is whole until the new one is, whose other
 * files are then laid onto it.
 */
export class Keeper {
  /** The folder of the book that is there, where it can be built upon. */
  readonly former: string | undefined;
  readonly #folder: string;
  readonly #known: Kept | undefined;
  readonly #stamp: string;
  readonly #made: Kept;
  /** Files of the former book that were looked at, and whether they are as they were left. */
  readonly #whole = new Map<string, boolean>();

  /**
   * @param folder of the book that may be there
   * @param program says which program makes the book, and how
   */
  constructor(folder: string, program: string) {
    this.#folder = folder;
    this.#made = { program, parts: { [EVER]: ['', []] }, marks: {} };
    this.#stamp = this.#stampNow();
    const known = readIf<Kept>(join(folder, LIST));
    if (known?.parts !== undefined) {
      this.#known = known;
      this.former = folder;
    }
  }

  /** Whether the book that is there was made by the same program, so that most of it can be taken over. */
  get same(): boolean {
    return this.#known?.program === this.#made.program;
  }

  /** Where a result is kept, seen from the folder of the book. */
  path(kind: string, key: string): string {
    return `${FOLDER}/${kind}/${key}.json.gz`;
  }

  /** A result that lies in the former book; it stays for the next one too. */
  get<T>(path: string, key: string): T | undefined {
    return this.take(path, key) === undefined ? undefined : readIf<T>(join(this.#folder, path));
  }

  /** A result that lies in the former book; the next one will not have it. */
  look<T>(path: string, key: string): T | undefined {
    return this.keyOf(path) === key ? readIf<T>(join(this.#folder, path)) : undefined;
  }

  /** The key of what a part of the former book was made from; undefined where it cannot be taken over. */
  keyOf(part: string): string | undefined {
    const known = this.#known?.parts[part];
    if (known === undefined || !this.same) return undefined;
    return known[1].every((file) => this.#isWhole(file)) ? known[0] : undefined;
  }

  /** Whether a file of the former book is as it was left: not cut, not changed, not gone. */
  #isWhole(file: string): boolean {
    let whole = this.#whole.get(file);
    if (whole === undefined) {
      const mark = this.#known?.marks?.[file];
      whole = mark !== undefined && contentIn(markOf(this.#folder, file, mark)) === contentIn(mark);
      this.#whole.set(file, whole);
    }
    return whole;
  }

  /**
   * Takes a part over from the former book, if it was made from the same and is still there.
   *
   * @returns how many files it is; undefined where it must be made
   */
  take(part: string, key: string): number | undefined {
    if (this.keyOf(part) !== key) return undefined;
    const known = this.#known?.parts[part] as Kept['parts'][string];
    this.#made.parts[part] = known;
    return known[1].length;
  }

  /** Remembers from what a part of the new book was made, and its files. */
  note(part: string, key: string, files: readonly string[]): void {
    this.#made.parts[part] = [key, [...files]];
  }

  /** Remembers files that are made each time. */
  noteEver(files: readonly string[]): void {
    for (const file of files) this.#made.parts[EVER]?.[1].push(file);
  }

  /**
   * Writes down what was noted, and puts the new book in its place.
   *
   * @throws OutputError where another process wrote the book meanwhile
   */
  async finish(writer: FolderWriter): Promise<void> {
    for (const file of new Set(Object.values(this.#made.parts).flatMap(([, files]) => files))) {
      const mark =
        markOf(writer.place, file) ??
        (this.#whole.get(file) ? this.#known?.marks[file] : markOf(this.#folder, file));
      if (mark !== undefined) this.#made.marks[file] = mark;
    }
    writeJson({ place: writer.place }, LIST, this.#made);
    if (this.#known === undefined) {
      writer.finish();
      return;
    }
    if (this.#stampNow() !== this.#stamp)
      throw new OutputError('was written by somebody else meanwhile; build it again', this.#folder);
    const stays = new Set(Object.values(this.#made.parts).flatMap(([, files]) => files));
    const there = Object.values(this.#known.parts).flatMap(([, files]) => files);
    await writer.layOnto(there.filter((file) => !stays.has(file)));
  }

  /** Tells whether the list of the book that is there is still the same file. */
  #stampNow(): string {
    const there = statSync(join(this.#folder, LIST), { throwIfNoEntry: false });
    return there === undefined ? '' : `${there.ino} ${there.mtimeMs} ${there.size}`;
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
