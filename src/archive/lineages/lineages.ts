import { join } from 'node:path';
import type { ConcordanceData, Lineages } from '../../lineage/index.js';
import type { Shelf } from '../editions/shelf.js';
import type { EditionSource } from '../editions/source.js';
import { ArchiveError } from '../errors.js';
import { sha256 } from '../hash.js';
import { concordanceData } from './concordance.js';
import { givenOut, LINEAGE_VERSION, LineageFile, writeLineages } from './file.js';
import { fromFile, inMemory, type LifeOfRules } from './lifeOfRules.js';

/** How far building has come: the edition that is next, how many are done, how many there are. */
export type BuildingProgress = (edition: string, done: number, total: number) => void;

/**
 * Gives the life of every rule of a shelf's whole editions; samples count only where there is nothing else. Where the shelf has an
 * archive, lineages are kept in it and made again when an edition was added or another copy chosen; to ask about one rule then reads
 * that rule. Ids are those of the concordance that the package carries, as far as it goes, and beyond it those that the archive has
 * given out before.
 *
 * @throws ArchiveError `no-such-edition` where there is no whole edition with a date
 */
export async function lineagesOf(
  shelf: Shelf,
  options: { onProgress?: BuildingProgress } = {},
): Promise<LifeOfRules> {
  const sources = chainOf(shelf.list());
  if (sources.length === 0) {
    throw new ArchiveError(
      'no-such-edition',
      'there is no whole edition with a date here, so no rule has a life to tell: import some editions',
    );
  }
  if (shelf.archive === undefined || sources[0]?.sample)
    return inMemory(await buildLives(sources, options.onProgress));
  const path = join(shelf.archive, 'lineages.jsonl');
  const key = keyOf(sources);
  const file = openFile(path, key) ?? (await buildInto(path, key, sources, options.onProgress));
  return file instanceof LineageFile ? fromFile(file) : inMemory(file);
}

/** The editions that lineages run through, oldest first. */
export function chainOf(sources: readonly EditionSource[]): EditionSource[] {
  const whole = sources.filter((s) => !s.partial && s.effective !== undefined);
  const real = whole.filter((s) => !s.sample);
  return real.length > 0 ? real : whole;
}

/** Follows every rule from edition to edition. */
export async function buildLives(
  sources: readonly EditionSource[],
  onProgress: BuildingProgress = () => {},
  before?: ConcordanceData,
): Promise<Lineages> {
  const { LineageBuilder } = await import('../../lineage/index.js');
  const known = [concordanceData(), before].filter((data) => data !== undefined);
  const builder = new LineageBuilder({ known });
  for (const [at, source] of sources.entries()) {
    onProgress(source.name, at, sources.length);
    builder.add(source.name, (await source.load()).tree);
  }
  return builder.build();
}

async function buildInto(
  path: string,
  key: string,
  sources: readonly EditionSource[],
  onProgress?: BuildingProgress,
): Promise<LineageFile | Lineages> {
  // What was given an id in this archive keeps it, whatever was imported since.
  const lineages = await buildLives(sources, onProgress, givenOut(path));
  try {
    writeLineages(path, key, lineages.data);
  } catch {
    // Kept for the next time only: an archive that cannot be written to is answered from memory.
    return lineages;
  }
  return openFile(path, key) ?? lineages;
}

function openFile(path: string, key: string): LineageFile | undefined {
  try {
    const file = new LineageFile(path);
    if (file.key === key) return file;
    file.close();
  } catch {
    // Missing or damaged: it is only a cache, and is made again.
  }
  return undefined;
}

/** Another key means that stored lineages are of other editions, or were made otherwise. */
function keyOf(sources: readonly EditionSource[]): string {
  const parts = [
    LINEAGE_VERSION,
    concordanceData()?.lineages.length ?? 0,
    ...sources.map((s) => [s.name, ...s.contents()]),
  ];
  return sha256(JSON.stringify(parts));
}
