import { resolve } from 'node:path';
import type { Context } from './context.js';

/** Where the archive of a call is: `--archive`, else `VARIORUM_ARCHIVE`, else `.variorum` in the folder of the call. */
export function archiveFolder(context: Context, given?: string): string {
  return resolve(context.cwd, given ?? context.env.VARIORUM_ARCHIVE ?? '.variorum');
}
