import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleQuestion } from '../../language/index.js';
import type { ReadResult } from '../../readers/index.js';
import { groupBy } from '../../tree/maps.js';
import { chooseCopy } from '../editions/choose.js';
import { absence, matchName } from '../editions/finding.js';
import type { Skipped } from '../editions/gather.js';
import { readDocument } from '../editions/readers.js';
import { type Found, roleSearch, type SearchOptions } from '../editions/search.js';
import { namesOf } from '../editions/source.js';
import { ArchiveError } from '../errors.js';
import { makeFolder } from '../folder.js';
import { isForbidden, sweep } from './files.js';
import {
  catchUp,
  type ImportOptions,
  type ImportReport,
  importFiles,
  missingFrom,
  type Store,
} from './importing.js';
import type { IndexedDocument, TextIndex } from './indexer.js';
import { Ledger, type LedgerLine } from './ledger.js';
import { indexToSearch, type Listing, readListing, stateOf } from './listing.js';
import { isLocked, type Lock, takeLock } from './lock.js';
import { Originals } from './originals.js';
import { searchIndex, searchIndexByRole } from './searching.js';

/** One edition of the archive, with all copies and fragments of it. */
export interface ArchivedEdition {
  name: string;
  effective?: string;
  evidence: IndexedDocument['evidence'];
  fits: string[];
  /** Other names: dates of its files, code and name of its release. */
  aliases: string[];
  /** True where only fragments of it are there. */
  partial: boolean;
  /** The chosen copy first; of fragments all, the most trusted first. */
  documents: IndexedDocument[];
  /** Why the others were not chosen, one sentence each. */
  notes: string[];
}

/** How to open an archive. */
export interface ArchiveOptions {
  /** Makes the folder where there is none; otherwise that is an error. */
  create?: boolean;
  /** How long to wait for another process that writes, in milliseconds; ten minutes when absent. */
  wait?: number;
  /** How long an import goes on before others see what it has done, in milliseconds; five seconds when absent. */
  checkpoint?: number;
  /** Called with what had to be put right and what is waited for, one line each. */
  onNotice?: (line: string) => void;
}

const MARK = 'archive.json';

/** What a kept file is known by whose name is lost. */
const nameless = (sha256: string): string => `kept-${sha256.slice(0, 12)}`;

/** Whether a file is there; where nobody may look, the system says so. */
function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

/**
 * Opens an archive: a folder with the originals, the ledger of what was imported, and the index. What killed processes have
 * left is taken away, and what they had imported and not yet indexed is indexed, unless another process is writing at this
 * moment.
 *
 * @param folder `.variorum` by custom
 * @throws ArchiveError `no-archive` or `not-an-archive`
 */
export async function openArchive(folder: string, options: ArchiveOptions = {}): Promise<Archive> {
  const mark = join(folder, MARK);
  if (!isThere(mark)) {
    if (!options.create) {
      throw new ArchiveError(
        'no-archive',
        `${folder}: there is no archive here; import files to make one`,
        folder,
      );
    }
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat && !stat.isDirectory()) {
      throw new ArchiveError(
        'not-an-archive',
        `${folder}: this is a file; name a folder for the archive`,
        folder,
      );
    }
    if (stat && readdirSync(folder).some((name) => !isOurs(name))) {
      throw new ArchiveError(
        'not-an-archive',
        `${folder}: this folder holds other things than an archive; name an empty or a new one`,
        folder,
      );
    }
    makeFolder(folder);
    writeFileSync(
      mark,
      `${JSON.stringify({ what: 'An archive of editions of the Comprehensive Rules', layout: 1 })}\n`,
    );
  }
  const archive = new Archive(folder, options);
  await archive.mend();
  return archive;
}

function isOurs(name: string): boolean {
  return /^(archive\.json|imported\.jsonl|index\.json|index\.db(?:\.sum)?|listing\.json|originals|lineages\.json|search\.jsonl|apart\.json|downloads|\.writer\.)/.test(
    name,
  );
}

/** An open archive. */
export class Archive {
  readonly folder: string;
  readonly #store: Store;
  readonly #wait: number;
  readonly #notice: (line: string) => void;
  #index: { seen: string; index: TextIndex } | undefined;
  #listing: { seen: string; listing: Listing } | undefined;

  constructor(folder: string, options: ArchiveOptions = {}) {
    this.folder = folder;
    this.#wait = options.wait ?? 600_000;
    this.#notice = options.onNotice ?? (() => {});
    this.#store = {
      index: join(folder, 'index.json'),
      listing: join(folder, 'listing.json'),
      originals: new Originals(folder),
      ledger: new Ledger(folder),
      checkpoint: options.checkpoint ?? 5_000,
    };
  }

  /**
   * Imports files and folders; what is no rules is left out with a reason. Content that is there already is not read again.
   *
   * @param options a function that is called with each file, and under which names files are listed that have others than their paths
   * @throws ArchiveError `no-such-file` for a path that does not exist, `locked` when another process writes for too long
   */
  async import(paths: readonly string[], options: ImportOptions = {}): Promise<ImportReport> {
    try {
      return await this.#writing(async (lock) => {
        await this.#mend(lock);
        return importFiles(this.#store, lock, paths, options);
      });
    } catch (error) {
      throw this.#explained(error);
    }
  }

  /**
   * Rebuilds the index from the kept originals.
   *
   * @returns originals that can no longer be read
   */
  async rebuild(): Promise<Skipped[]> {
    return this.#writing((lock) => catchUp(this.#store, lock, true));
  }

  /** Puts right what a killed process has left; does nothing where another process is writing. */
  async mend(): Promise<void> {
    if (isLocked(this.folder)) return;
    try {
      if (this.#needsMending()) await this.#writing((lock) => this.#mend(lock));
    } catch (error) {
      if (!isForbidden(error)) throw error;
      // An archive that may only be read is read as it is, and what it cannot show is said.
      const shown = new Set(this.documents().map(({ sha256 }) => sha256));
      const hidden = this.#store.originals.all().filter((hash) => !shown.has(hash)).length;
      if (hidden > 0 || stateOf(this.#store.index, this.#listed()) !== 'good') {
        this.#notice(
          `${this.folder}: its index is not whole and nothing may be written here: ${hidden} kept file${hidden === 1 ? ' is' : 's are'} not shown; ` +
            'copy the archive to where it may be written, or name another with --archive',
        );
      }
    }
  }

  /** The editions, oldest first; those without a date last. */
  editions(): ArchivedEdition[] {
    const byName = groupBy(this.documents(), (document) => document.name);
    return [...byName.values()].map(editionOf).sort(byDate);
  }

  /** All documents, in the order of import. */
  documents(): IndexedDocument[] {
    return this.#listed()?.documents ?? [];
  }

  /**
   * Reads a document again from its kept original.
   *
   * @param sha256 of its content
   * @throws ArchiveError `lost-original`
   */
  async read(sha256: string, file: string): Promise<ReadResult> {
    return readDocument(this.#store.originals.read(sha256), { file });
  }

  /**
   * Looks for a phrase in all editions; case, accents and punctuation do not matter.
   *
   * @throws ArchiveError `empty-phrase` where there is no word in it, `no-such-edition`
   */
  search(phrase: string, options: SearchOptions = {}): Found {
    const editions = options.in === undefined ? this.editions() : [this.find(options.in)];
    return searchIndex(this.#indexed(), editions, phrase, options);
  }

  /**
   * Looks for statements of who may, must or can't do what. Forms and synonyms are those of the reader of rules English;
   * sentences that it does not read are not found.
   *
   * @throws ArchiveError `unread-question` where the question's words cannot be read, `no-such-edition`
   */
  async searchByRole(question: RoleQuestion, options: SearchOptions = {}): Promise<Found> {
    const editions = options.in === undefined ? this.editions() : [this.find(options.in)];
    return searchIndexByRole(this.#indexed(), editions, await roleSearch(question), options);
  }

  /**
   * Finds an edition by name, as on a shelf.
   *
   * @throws ArchiveError `no-such-edition`, whose message lists what there is
   */
  find(name: string): ArchivedEdition {
    const editions = this.editions();
    const match = matchName(editions, name);
    if (match) return match.found;
    throw new ArchiveError('no-such-edition', absence(name, editions, 'no edition of this archive'), name);
  }

  /** Forgets the texts that were read for a search. */
  close(): void {
    this.#index = undefined;
  }

  /** The index, read again when another process has written it. */
  #indexed(): TextIndex | undefined {
    const { index: path } = this.#store;
    const seen = markOf(path);
    if (seen === this.#index?.seen) return this.#index?.index;
    const index = seen === undefined ? undefined : indexToSearch(path);
    this.#index = index && { seen: seen as string, index };
    return index;
  }

  async #writing<T>(work: (lock: Lock) => Promise<T>): Promise<T> {
    const lock = await takeLock(this.folder, this.#wait, (process) =>
      this.#notice(`${this.folder}: waiting for process ${process}, which is writing to this archive`),
    );
    try {
      return await work(lock);
    } finally {
      lock.release();
      this.close();
    }
  }

  /** Says what to do about the two things that keep a person from writing; other errors are left as they are. */
  #explained(error: unknown): unknown {
    if (isForbidden(error)) {
      return new ArchiveError(
        'not-writable',
        `${this.folder}: nothing may be written here; name another folder with --archive`,
        this.folder,
        error,
      );
    }
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      return new ArchiveError(
        'no-room',
        `${this.folder}: the disk is full; what was imported so far is kept, make room and import again`,
        this.folder,
        error,
      );
    }
    return error;
  }

  #needsMending(): boolean {
    sweep(this.folder);
    const ledger = this.#store.ledger.read();
    const listing = this.#listed();
    if (ledger.length === 0 || !listing || this.#store.ledger.unreadable() > 0) {
      if (this.#unlisted(ledger).length > 0) return true;
    }
    if (ledger.length === 0) return false;
    return (
      stateOf(this.#store.index, listing) !== 'good' || !listing || missingFrom(ledger, listing).length > 0
    );
  }

  async #mend(lock: Lock): Promise<void> {
    sweep(this.folder);
    sweepOriginals(this.#store.originals.folder);
    this.#recover();
    const ledger = this.#store.ledger.read();
    if (ledger.length === 0) return;
    const listing = this.#listed();
    const state = stateOf(this.#store.index, listing);
    const missing = state === 'good' && listing ? missingFrom(ledger, listing) : ledger;
    if (missing.length === 0) return;
    if (state !== 'good') {
      this.#notice(
        `${this.folder}: the index is ${state}; rebuilding it from ${ledger.length} kept file${ledger.length === 1 ? '' : 's'}`,
      );
    } else if (listing) {
      this.#notice(
        `${this.folder}: an import was interrupted; indexing ${missing.length} kept file${missing.length === 1 ? '' : 's'}`,
      );
    }
    this.close();
    for (const former of ['index.db', 'index.db.sum']) rmSync(join(this.folder, former), { force: true });
    for (const { file, reason } of await catchUp(this.#store, lock, state !== 'good')) {
      this.#notice(`${file}: ${reason}`);
    }
  }

  /** The kept files that the ledger does not name. */
  #unlisted(ledger: readonly LedgerLine[]): string[] {
    const listed = new Set(ledger.map(({ sha256 }) => sha256));
    return this.#store.originals.all().filter((hash) => !listed.has(hash));
  }

  /** Writes the ledger's lost lines again, from what is kept; the names of the files are lost with them. */
  #recover(): void {
    const unlisted = this.#unlisted(this.#store.ledger.read());
    if (unlisted.length === 0) return;
    const names = new Map(this.documents().map(({ sha256, files, bytes }) => [sha256, { files, bytes }]));
    for (const sha256 of unlisted) {
      const { files = [nameless(sha256)], bytes = 0 } = names.get(sha256) ?? {};
      for (const file of files) this.#store.ledger.append({ sha256, file, bytes });
    }
    this.#notice(
      `${this.folder}: the list of what was imported lacks ${unlisted.length} kept file${unlisted.length === 1 ? '' : 's'}; ` +
        'they are listed again, under a part of their SHA-256 where their names are lost',
    );
  }

  /** The list of what the index holds, read again when another process has written it. */
  #listed(): Listing | undefined {
    const seen = markOf(this.#store.listing);
    if (seen !== this.#listing?.seen) {
      const listing = seen === undefined ? undefined : readListing(this.#store.listing);
      this.#listing = listing && { seen: seen as string, listing };
    }
    return this.#listing?.listing;
  }
}

/** What tells a file from the one that was there before; undefined where there is none. */
function markOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
}

function editionOf(documents: IndexedDocument[]): ArchivedEdition {
  const { chosen, notes } = chooseCopy(documents);
  const others = documents.filter((d) => d !== chosen);
  return {
    ...namesOf(chosen),
    documents: [chosen, ...others],
    // Fragments are all used, and only their order is a choice.
    notes: chosen.partial ? [] : notes,
  };
}

function byDate(a: ArchivedEdition, b: ArchivedEdition): number {
  const left = a.effective ?? `~${a.name}`;
  const right = b.effective ?? `~${b.name}`;
  return left < right ? -1 : left > right ? 1 : 0;
}

function sweepOriginals(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (/^[0-9a-f]{2}$/.test(name)) sweep(join(folder, name));
}
