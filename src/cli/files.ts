import { readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { containerOf } from '../readers/container.js';
import type { Context } from './context.js';
import { UserError } from './errors.js';

/**
 * Reads the bytes of a file that a person named.
 *
 * @param path as given, relative to the context's folder
 * @throws UserError when there is no such file, when it is a folder, or when it may not be read
 */
export function readBytes(path: string, context: Context): Uint8Array {
  const full = resolve(context.cwd, path);
  try {
    const stat = statSync(full);
    if (stat.isDirectory())
      throw new UserError(
        'is a folder; name the files in it, for example with a pattern such as folder/*.txt',
        { file: path },
      );
    // Some devices never end.
    if (stat.isCharacterDevice() || stat.isBlockDevice())
      throw new UserError('is a device; name a file', { file: path });
    return readFileSync(full);
  } catch (error) {
    throw error instanceof UserError ? error : unreadable(error, path);
  }
}

/** What to say of a file or folder that the system does not give: that it is not there, may not be read, or fails. */
export function unreadable(error: unknown, path: string): UserError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return new UserError('no such file or folder; check the path', { file: path });
  if (code === 'EACCES' || code === 'EPERM')
    return new UserError('may not be read; check its permissions', { file: path });
  return new UserError(`cannot be read: ${message}`, { file: path });
}

/**
 * Reads a file that a person named and that is to be a text of ours in UTF-8, such as a scenario.
 *
 * @param path as given, relative to the context's folder
 * @param wanted what the file is to be, for people: `a scenario file`
 * @returns the text, without the mark of order that it may begin with
 * @throws UserError as {@link readBytes} does, and where the file is a picture, an archive or other data
 */
export function readText(path: string, wanted: string, context: Context): string {
  const bytes = readBytes(path, context);
  const what = containerOf(bytes)?.description ?? (bytes.includes(0) ? DATA : undefined);
  try {
    if (what === undefined) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Said below.
  }
  throw new UserError(`is ${what ?? DATA}, not ${wanted}, which is JSON in UTF-8`, { file: path });
}

/** What a file is that has neither a known mark nor is text in UTF-8. */
const DATA = 'no text in UTF-8';

export function isFolder(path: string, context: Context): boolean {
  try {
    return statSync(resolve(context.cwd, path)).isDirectory();
  } catch {
    // What keeps it from being looked at is said when it is read.
    return false;
  }
}

/** Whether a path leads to a pipe, which may have no end, and gives its bytes once. */
export function isPipe(path: string, context: Context): boolean {
  return statSync(resolve(context.cwd, path), { throwIfNoEntry: false })?.isFIFO() ?? false;
}

/** A path as it is shown and stored: relative to the folder of the call where it lies inside, with forward slashes. */
export function shownPath(path: string, context: Context): string {
  const inside = relative(context.cwd, resolve(context.cwd, path));
  const shown = inside.startsWith('..') ? path : inside;
  return shown.split(sep).join('/');
}
