import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BOOK_MARK } from '../archive/editions/gather.js';
import { makeFolder } from '../archive/folder.js';
import { isAlive } from '../archive/store/processes.js';

/** In a folder that is laid onto a book: the files of the book that go. */
const GOING = 'going.json';

/**
 * Refuses a path that would lead out of the folder that is written.
 *
 * @param path inside the folder, with forward slashes
 * @throws RangeError
 */
export function mustLieInside(path: string): void {
  if (path.startsWith('/') || /(?:^|[\\/])\.\.(?:[\\/]|$)|[\0\\]/.test(path)) {
    throw new RangeError(`${JSON.stringify(path)} does not lie inside the folder that is written`);
  }
}

/**
 * A folder that is written all or nothing: files go beside it as they are made, and are moved into place at the end, so that
 * an interruption leaves the former folder whole and nothing has to wait in memory.
 */
export class FolderWriter {
  readonly #folder: string;
  readonly #fresh: string;
  readonly #made = new Set<string>();
  #count = 0;

  /**
   * @param folder where the files shall be at the end; an earlier folder of ours there is replaced
   * @throws OutputError when it holds something that is not ours
   */
  constructor(folder: string) {
    sweep(folder);
    if (existsSync(folder) && !existsSync(join(folder, BOOK_MARK))) {
      throw new OutputError(
        'exists and was not written by Variorum; choose another folder with --out',
        folder,
      );
    }
    this.#folder = folder;
    this.#fresh = `${folder}.new-${process.pid}`;
    rmSync(this.#fresh, { recursive: true, force: true });
    this.write(BOOK_MARK, 'Made by variorum, which may replace this folder.\n');
    this.#count = 0;
  }

  /** The folder that the files go into until they are moved into place; others may write there too. */
  get place(): string {
    return this.#fresh;
  }

  /** How many files were written by this writer. */
  get count(): number {
    return this.#count;
  }

  /**
   * Writes a file.
   *
   * @param path inside the folder, with forward slashes
   * @throws RangeError for a path that would lead out of the folder
   */
  write(path: string, content: string | Uint8Array): void {
    mustLieInside(path);
    const full = join(this.#fresh, path);
    const folder = dirname(full);
    if (!this.#made.has(folder)) {
      makeFolder(folder);
      this.#made.add(folder);
    }
    writeFileSync(full, content);
    this.#count++;
  }

  /** Moves what was written into place. */
  finish(): void {
    const former = `${this.#folder}.old-${process.pid}`;
    try {
      if (existsSync(this.#folder)) renameSync(this.#folder, former);
      renameSync(this.#fresh, this.#folder);
    } finally {
      this.discard();
      rmSync(former, { recursive: true, force: true });
    }
  }

  /**
   * Lays what was written onto the folder that is there, which keeps all its other files. From the moment at which this begins it
   * is done: where the process is killed on the way, the next that writes to the folder does the rest.
   *
   * @param going paths of the files that shall not be there any more
   */
  async layOnto(going: readonly string[]): Promise<void> {
    writeFileSync(join(this.#fresh, GOING), JSON.stringify(going));
    const from = `${this.#folder}.onto-${process.pid}`;
    renameSync(this.#fresh, from);
    lay(from, this.#folder);
    // A disk may need milliseconds for each of the thousand folders that are empty now; several at a time take a tenth of it.
    await rm(from, { recursive: true, force: true });
  }

  /** Throws away what was written, where it is not in place yet. */
  discard(): void {
    rmSync(this.#fresh, { recursive: true, force: true });
  }
}

/** Takes away what goes, then moves files in, and leaves empty folders. Done again after half of it, it does the other half. */
function lay(from: string, folder: string): void {
  const list = join(from, GOING);
  if (existsSync(list)) {
    for (const path of JSON.parse(readFileSync(list, 'utf8')) as string[]) {
      const file = join(folder, path);
      rmSync(file, { recursive: true, force: true });
      leaveEmpty(dirname(file), folder);
    }
    rmSync(list);
  }
  moveInto(from, folder);
}

/** Takes away folders with nothing in them, from the inside out. */
function leaveEmpty(folder: string, top: string): void {
  try {
    for (let at = folder; at !== top; at = dirname(at)) rmdirSync(at);
  } catch {
    // Something is left in it, or it went before.
  }
}

function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === BOOK_MARK) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const there = statSync(target, { throwIfNoEntry: false });
    if (entry.isDirectory() && there?.isDirectory()) moveInto(source, target);
    else {
      // A file that is moved over another waits for the disk (ext4 writes it out first): two milliseconds for each of thousands.
      if (there) rmSync(target, { recursive: true });
      renameSync(source, target);
    }
  }
}

/**
 * Puts files into a folder all or nothing.
 *
 * @param folder where the book shall be; an earlier book there is replaced
 * @param files path inside the folder to content
 * @throws OutputError when the folder holds something that is no book of ours
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const writer = new FolderWriter(folder);
  try {
    for (const [path, content] of files) writer.write(path, content);
    writer.finish();
  } finally {
    writer.discard();
  }
}

/**
 * Takes away what a process left that was killed while it wrote; where it was killed between the two moves at the end, the
 * former folder comes back, and what it had begun to lay onto the folder is laid.
 */
function sweep(folder: string): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const [, pid] = name.startsWith(`${basename(folder)}.`)
      ? (/^\.(?:new|old|onto)-(\d+)$/.exec(name.slice(basename(folder).length)) ?? [])
      : [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const left = join(parent, name);
    if (!existsSync(join(left, BOOK_MARK))) continue;
    const kind = name.slice(basename(folder).length);
    if (kind.startsWith('.onto-') && existsSync(join(folder, BOOK_MARK))) lay(left, folder);
    if (kind.startsWith('.old-') && !existsSync(folder)) renameSync(left, folder);
    else rmSync(left, { recursive: true, force: true });
  }
}

/** The place to write to cannot be used. */
export class OutputError extends Error {
  override name = 'OutputError';
  readonly file: string;

  constructor(message: string, file: string) {
    super(message);
    this.file = file;
  }
}
