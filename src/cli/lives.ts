import { existsSync } from 'node:fs';
import { loadConcordance } from '../archive/lineages/concordance.js';
// Not by way of the room's index: what is asked here is asked again and again, and must not wait for what it does not use.
import type { LifeOfRules } from '../archive/lineages/lifeOfRules.js';
import { type LivesOptions, openLives } from '../archive/lineages/open.js';
import { openNumbers } from '../archive/lineages/openNumbers.js';
import { type OpenSearch, openSearch } from '../archive/lineages/search.js';
import type { Concordance } from '../lineage/index.js';
import type { Context } from './context.js';
import { archiveFolder, noArchive } from './place.js';
import { progress } from './progress.js';

/**
 * Opens the life of every rule for a call: from the archive where there is one, else from the samples of the package.
 *
 * @throws UserError where an archive is asked for and there is none
 */
export async function withLives<T>(
  context: Context,
  archive: string | undefined,
  work: (lives: LifeOfRules) => T | Promise<T>,
): Promise<T> {
  return withOpened(context, archive, openLives, work, (lives) => lives.editions.length);
}

/** Opens something, works with it, says which samples it was opened from, and closes it. */
async function withOpened<S extends { close(): void }, O extends S | undefined, T>(
  context: Context,
  archive: string | undefined,
  open: (options: LivesOptions) => Promise<O>,
  work: (opened: O) => T | Promise<T>,
  samples: (opened: NonNullable<O>) => number,
): Promise<T> {
  const say = progress(context);
  const options = optionsFor(context, archive, say);
  const opened = await open(options);
  say('');
  try {
    const result = await work(opened);
    if (options.archive === undefined && opened) saySamples(context, samples(opened));
    return result;
  } finally {
    opened?.close();
  }
}

export function saySamples(context: Context, count: number): void {
  context.err(`variorum: using the ${count} sample editions; import your own with variorum import FILE…\n`);
}

/**
 * Opens the search of all rules for a call: of the archive where there is one, else of the samples of the package.
 *
 * @param work gets undefined where the archive holds no whole edition with a date
 * @throws UserError where an archive is asked for and there is none
 */
export async function withSearch<T>(
  context: Context,
  archive: string | undefined,
  work: (search: OpenSearch | undefined) => Promise<T>,
): Promise<T> {
  return withOpened(context, archive, openSearch, work, (search) => search.search.editions.length);
}

/**
 * The numbers of rules through time for a call: those that are shipped, and those of editions in the archive that they do not have.
 *
 * @throws UserError where an archive is asked for and there is none
 */
export async function numbersFor(context: Context, archive: string | undefined): Promise<Concordance> {
  const say = progress(context);
  const numbers = await openNumbers(optionsFor(context, archive, say));
  say('');
  return numbers;
}

export const shippedNumbers = loadConcordance;

function optionsFor(
  context: Context,
  archive: string | undefined,
  say: (words: string) => void,
): LivesOptions {
  const folder = archiveFolder(context, archive);
  const there = existsSync(folder);
  if (!there && (archive !== undefined || context.env.VARIORUM_ARCHIVE !== undefined)) {
    throw noArchive(archive ?? (context.env.VARIORUM_ARCHIVE as string));
  }
  return {
    ...(there ? { archive: folder } : {}),
    cwd: context.cwd,
    onNotice: (line) => context.err(`variorum: ${line}\n`),
    onProgress: (edition, done, total) => say(`${done + 1} of ${total}  following ${edition}`),
  };
}
