import { existsSync } from 'node:fs';
// Not by way of the room's index: what is asked here is asked again and again, and must not wait for what it does not use.
import { type Archive, openArchive } from '../archive/store/archive.js';
import type { Context } from './context.js';
import { archiveFolder, noArchive } from './place.js';

/**
 * Opens the archive of a call, says what had to be put right, and closes it when the work is done.
 *
 * @param create make the archive where there is none
 * @throws UserError where there is none and none is to be made
 */
export async function withArchive<T>(
  context: Context,
  given: string | undefined,
  create: boolean,
  work: (archive: Archive) => Promise<T> | T,
): Promise<T> {
  const folder = archiveFolder(context, given);
  if (!create && !existsSync(folder)) {
    throw noArchive(given ?? '.variorum');
  }
  const archive = await openArchive(folder, {
    create,
    onNotice: (line) => context.err(`variorum: ${line}\n`),
  });
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}
