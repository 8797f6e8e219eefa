import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { randomDigits } from '../hash.js';
import { ownName, stillRuns } from './processes.js';

/**
 * Writes a file so that it is there whole or not at all: a temporary file beside it, flushed to the disk, then renamed.
 *
 * @param path where the file is wanted; an older one is replaced
 */
export function writeWhole(path: string, bytes: Uint8Array | string): void {
  const temporary = temporaryName(path);
  const data = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const handle = openSync(temporary, 'wx');
  try {
    for (let at = 0; at < data.length; ) at += writeSync(handle, data, at);
    fsyncSync(handle);
  } catch (error) {
    closeSync(handle);
    rmSync(temporary, { force: true });
    throw error;
  }
  closeSync(handle);
  try {
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** A name beside `path` that no other process uses and that says whose it is, so that it can be swept when that one is gone. */
export function temporaryName(path: string): string {
  return `${path}.${ownName()}.${randomDigits(4)}.tmp`;
}

const TEMPORARY = /\.([^.]+)\.[0-9a-f]{8}\.tmp/;

/**
 * Takes away what killed processes have left in a folder: temporary files, and the folders that the database product
 * makes beside the files it has open.
 *
 * @returns how many were taken away
 */
export function sweep(folder: string): number {
  let swept = 0;
  for (const name of readdirSync(folder)) {
    const owner = TEMPORARY.exec(name)?.[1];
    if (owner === undefined || stillRuns(owner)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
    swept++;
  }
  return swept;
}

/** Says whether an error means that nothing may be written in a place. */
export function isForbidden(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Removes an index under a private name, and the lock that the database product leaves beside it. */
export function removeIndex(name: string): void {
  rmSync(name, { force: true });
  rmSync(`${name}.lock`, { force: true, recursive: true });
}
