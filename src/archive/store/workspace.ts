import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { type Database, openDatabase } from './database.js';
import { removeIndex, temporaryName } from './files.js';
import { INDEX_VERSION, makeTables, versionOf } from './schema.js';
import { seal } from './seal.js';

/**
 * A private copy of the index that is being written to. Nobody sees it until it is published, which happens by renaming: a
 * process killed at any moment leaves the published index as it was.
 */
export interface Workspace {
  database: Database;
  /** Puts a copy of what has been written in the place of the index, and goes on. Not inside a transaction. */
  checkpoint(): void;
  /** Puts what has been written in the place of the index, and ends. */
  publish(): void;
  /** Throws away what has been written since the last checkpoint. */
  discard(): void;
}

/**
 * Begins to write.
 *
 * @param fresh true to begin with empty tables whatever the index holds
 */
export function openWorkspace(index: string, fresh: boolean): Workspace {
  const name = temporaryName(index);
  let database: Database;
  try {
    if (!fresh && existsSync(index)) copyFileSync(index, name, constants.COPYFILE_FICLONE);
    database = openDatabase(name);
    // The file is private and thrown away when anything goes wrong, so the database itself need not guard it.
    database.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -65536;',
    );
    if (versionOf(database) !== INDEX_VERSION) makeTables(database);
  } catch (error) {
    removeIndex(name);
    throw error;
  }
  return {
    database,
    checkpoint() {
      const copy = temporaryName(index);
      try {
        copyFileSync(name, copy, constants.COPYFILE_FICLONE);
        replace(index, copy);
      } finally {
        rmSync(copy, { force: true });
      }
    },
    publish() {
      database.close();
      try {
        replace(index, name);
      } finally {
        removeIndex(name);
      }
    },
    discard() {
      database.close();
      removeIndex(name);
    },
  };
}

/** Puts a whole file, flushed to the disk and sealed, in the place of the index. */
function replace(index: string, written: string): void {
  // The database makes a file for its owner alone; who may read the archive may read its index.
  chmodSync(written, 0o666 & ~process.umask());
  flush(written);
  seal(index, written);
  renameSync(written, index);
}

function flush(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
