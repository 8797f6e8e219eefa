import { readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
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
    if (isFolder(path, context)) {
      throw new UserError(
        'is a folder; name the files in it, for example with a pattern such as folder/*.txt',
        {
          file: path,
        },
      );
    }
    return readFileSync(full);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new UserError('no such file; check the path', { file: path });
    if (code === 'EACCES' || code === 'EPERM')
      throw new UserError('may not be read; check its permissions', { file: path });
    throw new UserError(`cannot be read: ${(error as Error).message}`, { file: path });
  }
}

/** Whether a path leads to a folder. */
export function isFolder(path: string, context: Context): boolean {
  try {
    return statSync(resolve(context.cwd, path)).isDirectory();
  } catch {
    // What keeps it from being looked at is said when it is read.
    return false;
  }
}

/** A path as it is shown and stored: relative to the folder of the call where it lies inside, with forward slashes. */
export function shownPath(path: string, context: Context): string {
  const inside = relative(context.cwd, resolve(context.cwd, path));
  const shown = inside.startsWith('..') ? path : inside;
  return shown.split(sep).join('/');
}
