import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { groupBy } from '../../tree/maps.js';
import { sourcesPath } from '../catalogue/paths.js';
import { ArchiveError } from '../errors.js';
import { absence, matchName } from './finding.js';
import { gatherFiles, type Skipped, shownFrom, unfit } from './gather.js';
import { isReadError } from './readers.js';
import { catalogued, readEditionFile, whyNotRead } from './reading.js';
import { type Sample, samplesIn } from './samples.js';
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
  /** Called with what had to be put right in the archive, one line each. */
  onNotice?: (line: string) => void;
  /** Called before each of the given files is read. */
  onProgress?: ReadingProgress;
}

/** How far reading has come: the file that is next, how many are done, how many there are. */
type ReadingProgress = (file: string, done: number, total: number) => void;

/** All editions that can be had, and the way to find one by name. */
export interface Shelf {
  /** Oldest first, those without a date last. */
  list(): EditionSource[];
  /** The folder of the archive, where one was opened. */
  archive?: string;
  /** Files among the given paths that are no rules. */
  skipped: Skipped[];
  /**
   * Finds an edition by name: a date; the beginning of one or `latest`, for the newest whole edition within; a file date; the code
   * or name of a release; or the path of a file.
   *
   * @throws ArchiveError `no-such-edition`, whose message lists what there is, or `unreadable` for a file that is no rules
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
  const places = [sourcesOf(given), await archived(options), options.samples ? samples(options.cwd) : []];
  const byName = new Map<string, EditionSource>();
  for (const source of places.flat()) if (!byName.has(source.name)) byName.set(source.name, source);
  const sources = [...byName.values()].sort(byDate);
  const find = async (name: string): Promise<EditionSource> => {
    const match = matchName(sources, name);
    if (!match) return fileSource(name, sources, options.cwd);
    return match.note === undefined ? match.found : noted(match.found, match.note);
  };
  return {
    list: () => [...sources],
    ...(options.archive !== undefined && existsSync(options.archive) ? { archive: options.archive } : {}),
    skipped,
    find,
    resolve: async (name) => (await find(name)).load(),
  };
}

/**
 * Reads files and folders into editions, each dated by what is printed in it, else by its words, else named by its file.
 *
 * @param paths files and folders
 * @param options the folder that relative paths start from, and a function that is called with each file
 * @returns the editions, oldest first, and the files that are no rules
 * @throws ArchiveError `no-such-file`
 */
export async function editionsOf(
  paths: readonly string[],
  options: Pick<ShelfOptions, 'cwd' | 'onProgress'> = {},
): Promise<{ editions: LoadedEdition[]; skipped: Skipped[] }> {
  const skipped: Skipped[] = [];
  const editions: LoadedEdition[] = [];
  for (const source of sourcesOf(await readFiles(paths, skipped, options, Number.POSITIVE_INFINITY)))
    editions.push(await source.load());
  return { editions, skipped };
}

/**
 * The trees of so many files are held; of more, each is read again when it is asked for: an archive fills gigabytes. Where all
 * are asked for at once nothing is saved by that.
 */
const HELD = 12;

async function readFiles(
  paths: readonly string[],
  skipped: Skipped[],
  { cwd = '.', onProgress }: Pick<ShelfOptions, 'cwd' | 'onProgress'>,
  most = HELD,
): Promise<Readable[]> {
  const gathered = gatherFiles(paths, cwd);
  skipped.push(...gathered.skipped);
  const readings: Readable[] = [];
  const seen = new Set<string>();
  for (const [at, file] of gathered.files.entries()) {
    onProgress?.(file, at, gathered.files.length);
    try {
      const path = resolve(cwd, file);
      const { result, ...reading } = await readEditionFile(path, shownFrom(file, cwd));
      if (seen.has(reading.sha256)) continue;
      seen.add(reading.sha256);
      const held = gathered.files.length <= most ? result : undefined;
      readings.push({
        ...reading,
        read: async () => held ?? (await readEditionFile(path, shownFrom(file, cwd))).result,
      });
    } catch (error) {
      skipped.push({ file, reason: whyNotRead(error) });
    }
  }
  return readings;
}

async function archived(options: ShelfOptions): Promise<EditionSource[]> {
  const folder = options.archive;
  if (folder === undefined || !existsSync(folder)) return [];
  const archive = await (await import('../store/archive.js')).openArchive(
    folder,
    options.onNotice ? { onNotice: options.onNotice } : {},
  );
  try {
    return sourcesOf(
      archive.documents().map((document): Readable => {
        const file = shownFrom(document.file, options.cwd);
        return { ...document, file, read: () => archive.read(document.sha256, file) };
      }),
    );
  } finally {
    // Originals are files of their own: reading them needs no open index.
    archive.close();
  }
}

/** The samples that the package carries. Its list says what they are, so that none is read before it is asked for. */
function samples(cwd = '.'): EditionSource[] {
  const byName = groupBy(samplesIn(sourcesPath('')), (sample) => sample.restates ?? sample.file);
  return [...byName].map(([name, listed]) => sampleSource(name, listed, cwd));
}

function sampleSource(name: string, listed: readonly Sample[], cwd: string): EditionSource {
  const whole = listed.filter((sample) => !sample.partial);
  const used = whole.length > 0 ? whole : listed;
  const files = used.map(({ file }) => {
    const path = sourcesPath(file);
    const local = shownFrom(path, cwd);
    // Where the package lies is nobody's business unless the call was made there.
    return { path, shown: isAbsolute(local) ? join('sources', file) : local };
  });
  const effective = used[0]?.restates;
  const source = {
    name,
    ...(effective === undefined ? {} : { effective }),
    evidence: 'listed' as const,
    fits: effective === undefined ? [] : [effective],
    aliases: effective === undefined ? [] : catalogued(effective),
    partial: whole.length === 0,
    sample: true,
    files: files.map((file) => file.shown),
    contents: () => [],
    notes: [],
  };
  return {
    ...source,
    async load() {
      const readings: Readable[] = [];
      for (const file of files) {
        const { result, ...reading } = await readEditionFile(file.path, file.shown);
        readings.push({ ...reading, name, read: async () => result });
      }
      return { ...(await sourceOf(readings).load()), sample: true };
    },
  };
}

async function fileSource(
  name: string,
  sources: readonly EditionSource[],
  cwd = '.',
): Promise<EditionSource> {
  const path = resolve(cwd, name);
  const stat = name === '' ? undefined : statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new ArchiveError('no-such-edition', absence(name, sources), name);
  if (stat.isDirectory()) {
    throw new ArchiveError(
      'no-such-edition',
      `${name}: this is a folder; name a file in it, or import it`,
      name,
    );
  }
  const file = shownFrom(name, cwd);
  // What another program hands over through a pipe is as good as a file.
  const reason = stat.isFIFO() ? undefined : unfit(stat);
  if (reason !== undefined) throw new ArchiveError('unreadable', `${file}: ${reason}`, file);
  try {
    const reading = await readEditionFile(path, file);
    return sourceOf([Object.assign(reading, { read: async () => reading.result })]);
  } catch (error) {
    if (!isReadError(error)) throw error;
    const { message } = error;
    throw new ArchiveError(
      'unreadable',
      message.startsWith(file) ? message : `${file}: ${message}`,
      file,
      error,
    );
  }
}

/** A source that tells one thing more when it is read. */
function noted(source: EditionSource, note: string): EditionSource {
  return {
    ...source,
    notes: [note, ...source.notes],
    async load() {
      const loaded = await source.load();
      return { ...loaded, notes: [note, ...loaded.notes] };
    },
  };
}
