import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Database } from './database.js';
import { isSealed } from './seal.js';

/** Grows whenever the tables, or what is written into them, change: an older index is then rebuilt from the originals. */
export const INDEX_VERSION = 1;

/**
 * Makes the tables.
 *
 * - `document`: one imported content. `edition` is the name it is known by, `evidence` how that was found, `fits` the editions
 *   that its words fit (JSON).
 * - `source`: the paths under which a content was imported.
 * - `refused`: contents of the ledger that could not be read when the index was made, so that nobody tries again each time.
 * - `words`: every distinct text once, with its full-text index. Editions repeat one another nearly word for word, so a
 *   hundred of them need the room of ten.
 * - `standing`: which text is where in which document.
 */
export function makeTables(database: Database): void {
  database.exec(`
    CREATE TABLE document (
      id INTEGER PRIMARY KEY,
      sha256 TEXT NOT NULL UNIQUE,
      bytes INTEGER NOT NULL,
      file TEXT NOT NULL,
      format TEXT NOT NULL,
      encoding TEXT NOT NULL,
      title TEXT,
      effective TEXT,
      partial INTEGER NOT NULL,
      counts TEXT NOT NULL,
      characters INTEGER NOT NULL,
      accounted INTEGER NOT NULL,
      damaged INTEGER NOT NULL,
      warnings INTEGER NOT NULL,
      edition TEXT NOT NULL,
      evidence TEXT NOT NULL,
      fits TEXT NOT NULL
    );
    CREATE TABLE source (
      document INTEGER NOT NULL REFERENCES document(id),
      file TEXT NOT NULL,
      PRIMARY KEY (document, file)
    ) WITHOUT ROWID;
    CREATE TABLE refused (
      sha256 TEXT PRIMARY KEY,
      reason TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE words (
      id INTEGER PRIMARY KEY,
      hash TEXT NOT NULL,
      text TEXT NOT NULL
    );
    CREATE VIRTUAL TABLE found USING fts5 (
      text, content='words', content_rowid='id', tokenize='unicode61 remove_diacritics 2'
    );
    CREATE TABLE standing (
      words INTEGER NOT NULL,
      document INTEGER NOT NULL,
      place TEXT NOT NULL,
      kind TEXT NOT NULL,
      PRIMARY KEY (words, document, place, kind)
    ) WITHOUT ROWID;
    PRAGMA user_version = ${INDEX_VERSION};
  `);
}

/** How an index looks from outside, without opening it. */
type IndexState = 'good' | 'missing' | 'damaged' | 'of another version';

/**
 * Looks at the first hundred bytes of an index, which say what it is, how large it must be, and its version (SQLite's file format,
 * section 1.3), and, where somebody has touched it since it was published, at its checksum.
 */
export function stateOf(path: string): IndexState {
  const header = Buffer.alloc(100);
  let size: number;
  try {
    const handle = openSync(path, 'r');
    try {
      readSync(handle, header, 0, header.length, 0);
      size = fstatSync(handle).size;
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    throw error;
  }
  const page = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const whole =
    header.toString('latin1', 0, 16) === 'SQLite format 3\0' && header.readUInt32BE(28) * page === size;
  if (!whole) return 'damaged';
  if (header.readUInt32BE(60) !== INDEX_VERSION) return 'of another version';
  return isSealed(path) ? 'good' : 'damaged';
}

/** The version of the index in a file; 0 for one without tables. */
export function versionOf(database: Database): number {
  return Number(database.get('PRAGMA user_version')?.user_version ?? 0);
}
