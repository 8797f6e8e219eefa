import { existsSync } from 'node:fs';
// Not by way of the room's index: a comparison of two files needs neither the store nor the downloads.
import { openShelf, type Shelf } from '../archive/editions/shelf.js';
import type { LoadedEdition } from '../archive/editions/source.js';
import { rulesetNamed } from '../archive/rulesets.js';
import type { Ruleset } from '../rulesets/index.js';
import type { Context } from './context.js';
import { archiveFolder } from './place.js';

/**
 * Opens what editions there are for a call: the archive where there is one, the files that the call names, and the
 * samples of the package.
 *
 * @param context where the call was made
 * @param archive the folder given with `--archive`
 */
export async function shelfOf(context: Context, archive?: string): Promise<Shelf> {
  const folder = archiveFolder(context, archive);
  const asked = archive !== undefined || context.env.VARIORUM_ARCHIVE !== undefined;
  return await openShelf({
    ...(asked || existsSync(folder) ? { archive: folder } : {}),
    samples: true,
    cwd: context.cwd,
  });
}

/**
 * Finds an edition by name or path and says on standard error where it was found when that is not plain from the name.
 */
export async function editionNamed(name: string, shelf: Shelf, context: Context): Promise<LoadedEdition> {
  const edition = await shelf.resolve(name);
  for (const note of edition.notes) context.err(`variorum: ${edition.file}: ${note}\n`);
  return edition;
}

/**
 * The ruleset of an edition by name or path: compiled where its words are at hand, else the facts that are shipped, which is
 * said on standard error.
 */
export async function rulesetFor(name: string, shelf: Shelf, context: Context): Promise<Ruleset> {
  const { ruleset, notes } = await rulesetNamed(name, shelf);
  for (const note of notes) context.err(`variorum: ${note}\n`);
  return ruleset;
}
