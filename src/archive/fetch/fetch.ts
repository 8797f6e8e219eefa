import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endingOf, findInCatalogue, loadCatalogue } from '../catalogue/catalogue.js';
import type { Catalogue, CatalogueEdition } from '../catalogue/types.js';
import { isReadError, readDocument } from '../editions/readers.js';
import { whyNotRead } from '../editions/reading.js';
import { ArchiveError, reasonOf } from '../errors.js';
import { makeFolder } from '../folder.js';
import { sha256 } from '../hash.js';
import { takeLock } from '../store/lock.js';
import { baseOf, type Wanted, wantedOf } from './addresses.js';
import { download } from './download.js';
import { LIMITS, type Limits } from './limits.js';

/** How to fetch. */
export interface FetchOptions {
  /** The folder for the files; made when absent. */
  into: string;
  /** A base address to ask instead of the catalogue's; nothing else is asked then. */
  from?: string;
  catalogue?: Catalogue;
  /** Says whether a file of an edition is kept elsewhere already, by the addresses at which it would be asked for. */
  kept?: (edition: CatalogueEdition, addresses: readonly string[]) => boolean;
  limits?: Partial<Limits>;
  onProgress?: (progress: FetchProgress) => void;
}

/** How far a download has come. */
export interface FetchProgress {
  edition: string;
  address: string;
  /** In bytes. */
  received: number;
  /** In bytes, where the server has said. */
  total?: number;
}

/** A file that is there now. */
export interface Fetched {
  edition: string;
  file: string;
  address: string;
  bytes: number;
  sha256: string;
  /** How it was made sure that this is the file: by its known hash, or by reading it and finding the date. */
  checked: 'hash' | 'date' | 'unread';
}

/** What came of it. */
export interface FetchReport {
  fetched: Fetched[];
  /** Files that were there already; nothing is ever overwritten. */
  present: { edition: string; file: string }[];
  /** Editions of which no address gave a file, with what each address did. */
  failed: { edition: string; reasons: string[] }[];
}

/**
 * Downloads editions by the addresses of the catalogue, one file of each, and checks what comes: address, type, size, hash, and
 * where no hash is known, that the document is rules and has the date of the edition.
 *
 * @param names editions by date, beginning of a date, file date, or the code or name of a release; `latest` is the newest
 * @throws ArchiveError `no-such-edition` before anything is asked; `wrong-address` for a base that is no address; `locked` where
 *   another process downloads into the same folder
 */
export async function fetchEditions(names: readonly string[], options: FetchOptions): Promise<FetchReport> {
  const catalogue = options.catalogue ?? loadCatalogue();
  const editions = [...new Set(names.map((name) => editionToFetch(catalogue, name)))];
  if (options.from !== undefined) baseOf(options.from);
  makeFolder(options.into);
  const lock = await takeLock(options.into, 0);
  const report: FetchReport = { fetched: [], present: [], failed: [] };
  try {
    for (const edition of editions) {
      await fetchEdition(edition, options, report);
      lock.beat();
    }
  } finally {
    lock.release();
  }
  return report;
}

/** Finds an edition that a person wants downloaded. */
export function editionToFetch(catalogue: Catalogue, name: string): CatalogueEdition {
  const reachable = catalogue.editions.filter((e) => e.addresses.length > 0);
  const found =
    findInCatalogue(catalogue, name) ??
    (/^latest$/i.test(name) ? reachable.at(-1) : undefined) ??
    (/^\d{4}(-\d\d)?$/.test(name)
      ? (reachable.findLast((e) => e.date.startsWith(name)) ??
        catalogue.editions.findLast((e) => e.date.startsWith(name)))
      : undefined);
  if (found) return found;
  throw new ArchiveError(
    'no-such-edition',
    `${name}: the catalogue has no such edition; it has ${catalogue.editions.length}, from ${catalogue.editions[0]?.date} to ` +
      `${catalogue.editions.at(-1)?.date}`,
    name,
  );
}

async function fetchEdition(
  edition: CatalogueEdition,
  options: FetchOptions,
  report: FetchReport,
): Promise<void> {
  const wanted = wantedOf(edition, options.from);
  for (const { name, addresses } of wanted) {
    const file = join(options.into, name);
    if (!existsSync(file) && !options.kept?.(edition, addresses)) continue;
    report.present.push({ edition: edition.date, file });
    return;
  }
  const reasons: string[] = [];
  for (const file of wanted) {
    for (const address of file.addresses) {
      try {
        report.fetched.push(await fetchFile(file, address, options));
        return;
      } catch (error) {
        if (!(error instanceof ArchiveError)) throw error;
        reasons.push(error.message);
      }
    }
  }
  if (wanted.length === 0)
    reasons.push(`${edition.date}: no address of this edition is known; give a base with --from`);
  report.failed.push({ edition: edition.date, reasons });
}

async function fetchFile(wanted: Wanted, address: string, options: FetchOptions): Promise<Fetched> {
  const { edition } = wanted;
  const file = join(options.into, wanted.name);
  // What was begun at one address is not continued at another.
  const part = `${file}.${sha256(Buffer.from(address)).slice(0, 12)}.part`;
  const known = edition.dumps.filter((d) => d.fileDate === wanted.fileDate && endingOf(d) === wanted.ending);
  const originals = known.filter((d) => !d.copy);
  const origin = options.from === undefined ? undefined : baseOf(options.from).origin;
  const hash = await download({
    address,
    part,
    allowed: (url) => (origin === undefined ? url.protocol === 'https:' : url.origin === origin),
    sizes: new Set(originals.length > 0 ? known.map((d) => d.bytes) : []),
    fits: (type) => fitsEnding(type, wanted.ending),
    limits: { ...LIMITS, ...options.limits },
    onProgress: (received, total) =>
      options.onProgress?.({
        edition: edition.date,
        address,
        received,
        ...(total === undefined ? {} : { total }),
      }),
  });
  const bytes = readFileSync(part);
  let checked: Fetched['checked'] = 'hash';
  if (!known.some((d) => d.sha256 === hash)) {
    try {
      if (originals.length > 0) {
        throw new ArchiveError(
          'wrong-hash',
          `${address}: the bytes are not those of the known file (SHA-256 ${hash.slice(0, 12)}…, known ${originals
            .map((d) => `${d.sha256.slice(0, 12)}…`)
            .join(' or ')})`,
          address,
        );
      }
      checked = await checkByReading(bytes, edition, address);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  }
  placeWithoutOverwriting(part, file);
  return { edition: edition.date, file, address, bytes: bytes.length, sha256: hash, checked };
}

/** Makes sure that a file whose hash is unknown is the edition that was wanted. */
async function checkByReading(
  bytes: Uint8Array,
  edition: CatalogueEdition,
  address: string,
): Promise<Fetched['checked']> {
  try {
    const { tree } = await readDocument(bytes, { file: address });
    // Where the catalogue knows only the date of a file, the printed one may be another.
    if (tree.effective === edition.date || edition.dated !== 'printed') return 'date';
    throw new ArchiveError(
      'wrong-edition',
      `${address}: this is the edition of ${tree.effective ?? 'no date'}, not of ${edition.date}`,
      address,
    );
  } catch (error) {
    if (isReadError(error)) {
      if (error.ruleId === 'missing-package') return 'unread';
      throw new ArchiveError('not-rules', `${address}: ${whyNotRead(error)}`, address, error);
    }
    throw error;
  }
}

/** Gives a finished download its name; where that was taken meanwhile, what has it stays. */
function placeWithoutOverwriting(part: string, file: string): void {
  try {
    linkSync(part, file);
    rmSync(part);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      rmSync(part, { force: true });
      throw new ArchiveError(
        'not-overwritten',
        `${file}: a file of this name came meanwhile; it was left as it is`,
        file,
      );
    }
    if (existsSync(file))
      throw new ArchiveError('not-overwritten', `${file}: ${reasonOf(error)}`, file, error);
    renameSync(part, file);
  }
}

const TYPES: Record<string, RegExp> = {
  txt: /^text\/(?!html)/,
  pdf: /^application\/(x-)?pdf/,
  doc: /^application\/(vnd\.)?ms-?word/,
  docx: /^application\/(vnd\.openxmlformats|zip)/,
  rtf: /^(application|text)\/rtf/,
};

/** Old servers know no types: bytes without one are let through and checked afterwards. */
function fitsEnding(type: string, ending: string): boolean {
  return (
    type === '' ||
    /^(application|binary)\/octet-stream/i.test(type) ||
    (TYPES[ending]?.test(type.toLowerCase()) ?? true)
  );
}
