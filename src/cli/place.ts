import { resolve } from 'node:path';
import type { Context } from './context.js';
import { UserError } from './errors.js';

/** Where the archive of a call is: `--archive`, else `VARIORUM_ARCHIVE`, else `.variorum` in the folder of the call. */
export function archiveFolder(context: Context, given?: string): string {
  return resolve(context.cwd, given ?? context.env.VARIORUM_ARCHIVE ?? '.variorum');
}

export const noArchive = (folder: string): UserError =>
  new UserError('there is no archive here; variorum import FILES… makes one', { file: folder });
