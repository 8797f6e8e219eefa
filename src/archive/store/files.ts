import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { randomDigits, sha256 } from '../hash.js';
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

/** Writes data as a line of JSON, whole or not at all, with its SHA-256 on the next line. */
export function writeChecked(path: string, data: unknown): void {
  const line = JSON.stringify(data);
  writeWhole(path, `${line}\n${sha256(line)}\n`);
}

/**
 * Reads what {@link writeChecked} has written.
 *
 * @returns undefined where there is no such file, or one whose checksum does not fit
 */
export function readChecked(path: string): unknown {
  try {
    const [line = '', sum] = readFileSync(path, 'utf8').trimEnd().split('\n');
    return sha256(line) === sum ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

/** A name beside `path` that no other process uses and that says whose it is, so that it can be swept when that one is gone. */
export function temporaryName(path: string): string {
  return `${path}.${ownName()}.${randomDigits(4)}.tmp`;
}

const TEMPORARY = /\.([^.]+)\.[0-9a-f]{8}\.tmp/;

/**
 * Takes away the temporary files that killed processes have left in a folder.
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
