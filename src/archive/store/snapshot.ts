import { constants, copyFileSync, linkSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Database, openDatabase } from './database.js';
import { isForbidden, removeIndex, temporaryName } from './files.js';

/** The index as it was at one moment, for reading. */
export interface Snapshot {
  database: Database;
  /** True while no newer index has taken the place of this one. */
  isCurrent(): boolean;
  close(): void;
}

/**
 * Opens the index for reading, under a name of its own: a second directory entry for the same file, so that nothing is
 * copied. A writer puts a new file in the place of the old one and never changes it, so that the snapshot stays whole
 * whatever others do, and what the database product leaves behind when this process is killed lies beside the private name
 * and is swept away later.
 *
 * @returns undefined where there is none yet
 */
export function openSnapshot(index: string): Snapshot | undefined {
  const name = privateName(index);
  if (name === undefined) return undefined;
  const seen = statSync(index, { throwIfNoEntry: false });
  let database: Database;
  try {
    database = openDatabase(name, { readOnly: true, shown: index });
  } catch (error) {
    removeIndex(name);
    throw error;
  }
  return {
    database,
    isCurrent() {
      const now = statSync(index, { throwIfNoEntry: false });
      return now !== undefined && seen !== undefined && now.ino === seen.ino && now.mtimeMs === seen.mtimeMs;
    },
    close() {
      database.close();
      removeIndex(name);
    },
  };
}

/** Makes a second name for a file: beside it, or, where nothing may be written there, a copy among the temporary files. */
function privateName(index: string): string | undefined {
  const name = temporaryName(index);
  try {
    linkSync(index, name);
    return name;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const place = isForbidden(error) ? join(tmpdir(), basename(name)) : name;
    copyFileSync(index, place, constants.COPYFILE_FICLONE);
    return place;
  }
}
