import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '../store/archive.js';
import { type Fetched, type FetchOptions, type FetchReport, fetchEditions } from './fetch.js';

/** Where an archive has downloads that are not yet finished. */
const DOWNLOADS = 'downloads';

/** What came of downloads into an archive, where a file has no name of its own. */
export interface KeptReport {
  /** The folder of the archive. */
  archive: string;
  fetched: Omit<Fetched, 'file'>[];
  /** Editions of which the archive has a published file already. */
  present: { edition: string }[];
  failed: FetchReport['failed'];
}

/**
 * Downloads editions and imports them. What the archive has already is not asked for again; a download that was cut off goes on
 * where it was, because its beginning waits in the folder of the archive.
 *
 * @param names editions, as for {@link fetchEditions}
 * @throws ArchiveError as {@link fetchEditions} and the archive's own import
 */
export async function fetchToArchive(
  names: readonly string[],
  archive: Archive,
  options: Omit<FetchOptions, 'into' | 'kept'> = {},
): Promise<KeptReport> {
  const hashes = new Set<string>();
  const sources = new Set<string>();
  for (const document of archive.documents()) {
    hashes.add(document.sha256);
    for (const source of document.files) sources.add(source);
  }
  const into = join(archive.folder, DOWNLOADS);
  const report = await fetchEditions(names, {
    ...options,
    into,
    kept: (edition, addresses) =>
      addresses.some((address) => sources.has(address)) ||
      edition.dumps.some((dump) => !dump.copy && hashes.has(dump.sha256)),
  });
  const kept: KeptReport = { archive: archive.folder, fetched: [], present: [], failed: report.failed };
  // A file that waits here was downloaded by a process that was killed before it could import it.
  const waiting = report.present.filter(({ file }) => existsSync(file));
  for (const { edition } of report.present) {
    if (!waiting.some((w) => w.edition === edition)) kept.present.push({ edition });
  }
  const files = [...waiting, ...report.fetched].map(({ file }) => file);
  if (files.length === 0) return kept;
  const addresses = new Map(report.fetched.map(({ file, address }) => [file, address]));
  const { skipped } = await archive.import(files, { sources: addresses });
  const left = new Map(skipped.map(({ file, reason }) => [file, reason]));
  const settle = (edition: string, file: string, done: () => void): void => {
    const reason = left.get(file);
    if (reason === undefined) {
      rmSync(file, { force: true });
      done();
    } else kept.failed.push({ edition, reasons: [`${file}: downloaded, but not imported: ${reason}`] });
  };
  for (const { edition, file } of waiting) settle(edition, file, () => kept.present.push({ edition }));
  for (const { file, ...rest } of report.fetched) settle(rest.edition, file, () => kept.fetched.push(rest));
  return kept;
}
