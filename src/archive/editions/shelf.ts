import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findInCatalogue, loadCatalogue, plain } from '../catalogue/catalogue.js';
import { sourcesPath } from '../catalogue/paths.js';
import { ArchiveError, reasonOf } from '../errors.js';
import { openArchive } from '../store/archive.js';
import { gatherFiles, type Skipped } from './gather.js';
import { readEditionFile, whyNotRead } from './reading.js';
import { samplesIn } from './samples.js';
import {
  byDate,
  type EditionSource,
  type LoadedEdition,
  type Readable,
  sourceOf,
  sourcesOf,
} from './source.js';

/** Where to look for editions. */
export interface ShelfOptions {
  /** The folder of an archive; one that does not exist is passed over. */
  archive?: string;
  /** Files and folders to read as well; they go before the archive. */
  paths?: readonly string[];
  /** Whether the samples that the package carries are there too; they come last. */
  samples?: boolean;
  /** The folder that paths of files are relative to, in `paths` and in names; the process's own when absent. */
  cwd?: string;
  /** Told of what had to be put right in the archive, one line each. */
  onNotice?: (line: string) => void;
  /** Called before each of the given files is read. */
  onProgress?: ReadingProgress;
}

/** How far reading has come: the file that is next, how many are done, how many there are. */
export type ReadingProgress = (file: string, done: number, total: number) => void;

/** All editions that can be had, and the way to find one by name. */
export interface Shelf {
  /** Oldest first, those without a date last. */
  list(): EditionSource[];
  /** Files among the given paths that are no rules. */
  skipped: Skipped[];
  /**
   * Finds an edition by name: a date, the beginning of one (the newest edition within), `latest`, a file date, the code or
   * name of a release, or the path of a file.
   *
   * @throws ArchiveError `no-such-edition`; the message lists what there is
   */
  find(name: string): Promise<EditionSource>;
  /** Finds an edition and reads it. */
  resolve(name: string): Promise<LoadedEdition>;
}

/**
 * Opens what editions there are. Where several places have an edition of the same name, the given files go before the archive,
 * and the archive before the samples; editions are never made up of pieces from two places.
 */
export async function openShelf(options: ShelfOptions = {}): Promise<Shelf> {
  const skipped: Skipped[] = [];
  const given = await readFiles(options.paths ?? [], skipped, options);
  const places = [sourcesOf(given), await archived(options), options.samples ? await samples() : []];
  const byName = new Map<string, EditionSource>();
  for (const place of places)
    for (const source of place) if (!byName.has(source.name)) byName.set(source.name, source);
  const sources = [...byName.values()].sort(byDate);
  const find = async (name: string): Promise<EditionSource> =>
    findSource(sources, name) ?? (await fileSource(name, sources, options.cwd));
  return {
    list: () => [...sources],
    skipped,
    find,
    resolve: async (name) => (await find(name)).load(),
  };
}

/**
 * Reads files and folders into editions, each dated by what is printed in it, else by its words, else named by its file.
 *
 * @param paths files and folders
 * @param options the folder that relative paths start from, and a function that is told of each file
 * @returns the editions, oldest first, and the files that are no rules
 * @throws ArchiveError `no-such-file`
 */
export async function editionsOf(
  paths: readonly string[],
  options: Pick<ShelfOptions, 'cwd' | 'onProgress'> = {},
): Promise<{ editions: LoadedEdition[]; skipped: Skipped[] }> {
  const skipped: Skipped[] = [];
  const editions: LoadedEdition[] = [];
  for (const source of sourcesOf(await readFiles(paths, skipped, options)))
    editions.push(await source.load());
  return { editions, skipped };
}

async function readFiles(
  paths: readonly string[],
  skipped: Skipped[],
  { cwd = '.', onProgress }: Pick<ShelfOptions, 'cwd' | 'onProgress'>,
): Promise<Readable[]> {
  const gathered = gatherFiles(paths, cwd);
  skipped.push(...gathered.skipped);
  const readings: Readable[] = [];
  const seen = new Set<string>();
  for (const [at, file] of gathered.files.entries()) {
    onProgress?.(file, at, gathered.files.length);
    try {
      const { result, ...reading } = await readEditionFile(resolve(cwd, file), file);
      if (seen.has(reading.sha256)) continue;
      seen.add(reading.sha256);
      readings.push({ ...reading, read: async () => result });
    } catch (error) {
      skipped.push({ file, reason: whyNotRead(error) });
    }
  }
  return readings;
}

async function archived(options: ShelfOptions): Promise<EditionSource[]> {
  const folder = options.archive;
  if (folder === undefined || !existsSync(folder)) return [];
  const archive = await openArchive(folder, options.onNotice ? { onNotice: options.onNotice } : {});
  try {
    const copies = archive
      .documents()
      .map(
        (document): Readable => ({ ...document, read: () => archive.read(document.sha256, document.file) }),
      );
    return sourcesOf(copies);
  } finally {
    // Originals are files of their own: reading them needs no open index.
    archive.close();
  }
}

/** The samples that the package carries, as its list names them. */
async function samples(): Promise<EditionSource[]> {
  const files = samplesIn(sourcesPath('')).map(({ file }) => sourcesPath(file));
  return sourcesOf(await readFiles(files, [], {}));
}

function findSource(sources: readonly EditionSource[], name: string): EditionSource | undefined {
  if (/^latest$/i.test(name)) return sources.findLast((s) => s.effective !== undefined);
  const exact = sources.find((s) => s.name === name);
  if (exact) return exact;
  if (/^\d{4}(-\d{1,2}(-\d{1,2})?)?$/.test(name)) {
    return (
      sources.findLast((s) => s.effective?.startsWith(name)) ?? sources.find((s) => s.aliases.includes(name))
    );
  }
  const wanted = plain(name);
  return sources.find((s) => s.aliases.some((alias) => plain(alias) === wanted));
}

async function fileSource(
  name: string,
  sources: readonly EditionSource[],
  cwd = '.',
): Promise<EditionSource> {
  const path = resolve(cwd, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new ArchiveError('no-such-edition', absence(name, sources), name);
  if (stat.isDirectory()) {
    throw new ArchiveError(
      'no-such-edition',
      `${name}: this is a folder; name a file in it, or import it`,
      name,
    );
  }
  try {
    const { result, ...reading } = await readEditionFile(path, name);
    return sourceOf([{ ...reading, read: async () => result }]);
  } catch (error) {
    throw new ArchiveError(
      'unreadable',
      reasonOf(error).includes(name) ? reasonOf(error) : `${name}: ${reasonOf(error)}`,
      name,
      error,
    );
  }
}

/** What to say when there is no such edition: what it would be, and what there is. */
function absence(name: string, sources: readonly EditionSource[]): string {
  const known = findInCatalogue(loadCatalogue(), name);
  const parts =
    known === undefined
      ? [`${name}: neither an edition nor a file`]
      : [
          `${name}: this is the edition of ${known.date}, which is not here; import a file of it` +
            (known.addresses.length > 0 ? `, or download it (fetch ${known.date})` : ''),
        ];
  if (sources.length === 0) {
    parts.push('there are no editions here yet: import files, or name a file');
  } else {
    const names = sources.map((s) => s.name);
    const listed = names.length > 12 ? [...names.slice(0, 5), '…', ...names.slice(-5)] : names;
    parts.push(
      `there ${names.length === 1 ? 'is' : 'are'} ${listed.join(', ')}${names.length > 12 ? ` (${names.length} in all)` : ''}`,
    );
  }
  return parts.join('; ');
}
