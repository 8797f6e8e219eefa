import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesPath } from '../catalogue/paths.js';
import { writeWhole } from '../store/files.js';
import { LineageFile, stateOfFiles } from './file.js';
import { fromFile, type LifeOfRules } from './lifeOfRules.js';
import { openSampleLives } from './samples.js';

/** Where to look for the life of rules. */
export interface LivesOptions {
  /** The folder of an archive; one that does not exist is passed over. */
  archive?: string;
  /** The folder that paths are shown relative to. */
  cwd?: string;
  /** Called with what had to be put right in the archive, one line each. */
  onNotice?: (line: string) => void;
  /** Called before each edition is compared, where lineages have to be made. */
  onProgress?: (edition: string, done: number, total: number) => void;
}

/**
 * Gives the life of every rule of an archive, or of the samples where there is none. Where nothing has come into the archive since
 * lineages were last asked for, or the samples are as they were compiled with, they are answered from the file at once: neither the archive nor a shelf is opened, for the
 * time that this takes is longer than that of any answer.
 *
 * @throws ArchiveError as {@link openShelf} and {@link lineagesOf} do
 */
export async function openLives(options: LivesOptions = {}): Promise<LifeOfRules> {
  const folder = options.archive;
  const stored = folder === undefined ? openSampleLives() : openStored(folder);
  if (stored) return fromFile(stored);
  // Taken before the archive is read: what comes into it meanwhile is another state, and is noticed the next time.
  const state = folder === undefined ? undefined : stateOf(folder);
  const { openShelf } = await import('../editions/shelf.js');
  const { lineagesOf } = await import('./lineages.js');
  const shelf = await openShelf({
    ...(folder === undefined ? {} : { archive: folder }),
    samples: true,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.onNotice ? { onNotice: options.onNotice } : {}),
  });
  const lives = await lineagesOf(shelf, options.onProgress ? { onProgress: options.onProgress } : {});
  if (folder !== undefined && state !== undefined) remember(folder, state);
  return lives;
}

/** What the archive notes about the lineages it keeps, to tell whether they are still true without opening them. */
interface Remembered {
  /** The state of the archive that they were made from. */
  state: string;
  /** The key in the head of the stored file. */
  key: string;
}

function openStored(folder: string): LineageFile | undefined {
  const key = storedKey(folder);
  if (key === undefined) return undefined;
  try {
    const file = new LineageFile(linesPath(folder));
    if (file.key === key) return file;
    file.close();
  } catch {
    // The file is not there or damaged: the long way finds out.
  }
  return undefined;
}

/**
 * The key of the lineages that an archive keeps.
 *
 * @returns undefined where none are kept, or something came into the archive since
 */
export function storedKey(folder: string): string | undefined {
  try {
    const { key, state } = JSON.parse(readFileSync(statePath(folder), 'utf8')) as Remembered;
    return state === stateOf(folder) ? key : undefined;
  } catch {
    return undefined;
  }
}

function remember(folder: string, state: string): void {
  try {
    const file = new LineageFile(linesPath(folder));
    file.close();
    const remembered: Remembered = { state, key: file.key };
    writeWhole(statePath(folder), `${JSON.stringify(remembered)}\n`);
  } catch {
    // No lineages are stored, or nothing may be written here: the next question takes the long way again.
  }
}

/** The state of what lineages depend on: what was imported, what was made of it, the concordance, and how they are made. */
function stateOf(folder: string): string {
  return stateOfFiles([
    join(folder, 'imported.jsonl'),
    join(folder, 'listing.json'),
    sourcesPath('concordance.json'),
  ]);
}

const linesPath = (folder: string): string => join(folder, 'lineages.jsonl');
const statePath = (folder: string): string => join(folder, 'lineages.json');
