import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { countNodes } from '../../tree/index.js';
import { listIn } from '../../tree/maps.js';
import { chooseCopy } from '../editions/choose.js';
import { damageOf } from '../editions/damagedText.js';
import { gatherFiles, type Skipped } from '../editions/gather.js';
import { readDocument } from '../editions/readers.js';
import { whyNotRead } from '../editions/reading.js';
import { sha256 } from '../hash.js';
import { type Fingerprints, takeFingerprints } from '../identify/fingerprints.js';
import { endingOf } from './catalogue.js';
import type { Address, Catalogue, CatalogueEdition, KnownDump } from './types.js';

/** What is known beside the dumps themselves. */
export interface Gathered {
  /** Addresses of files, by the date of the file. */
  addresses?: readonly { date: string; format: string; publisher: string | null; archived: string | null }[];
  /** Releases by the printed date of the edition that went with them. */
  releases?: readonly { date: string; code: string; name: string }[];
  /** Files and folders of dumps whose bytes are not those that the publisher sent out. */
  copies?: readonly string[];
}

/** What {@link makeCatalogue} gives. */
export interface Made {
  catalogue: Catalogue;
  fingerprints: Fingerprints;
  /** Files that are no rules, or that have no date. */
  skipped: Skipped[];
}

/**
 * Makes the catalogue and the fingerprints from folders of dumps. Editions go by the date printed in them. Everything in the
 * result is sorted, so that the same dumps give the same files.
 *
 * @param paths files and folders of whole editions
 */
export async function makeCatalogue(paths: readonly string[], gathered: Gathered = {}): Promise<Made> {
  const { files, skipped } = gatherFiles([...paths, ...(gathered.copies ?? [])]);
  const copied = new Set(gatherFiles(gathered.copies ?? []).files);
  const copies = new Map<string, Awaited<ReturnType<typeof read>>[]>();
  const seen = new Set<string>();
  for (const file of files) {
    try {
      const copy = await read(file, copied.has(file));
      if (copy.effective === undefined) {
        skipped.push({ file, reason: 'no date is printed in it' });
      } else if (!seen.has(copy.sha256)) {
        seen.add(copy.sha256);
        listIn(copies, copy.effective).push(copy);
      }
    } catch (error) {
      skipped.push({ file, reason: whyNotRead(error) });
    }
  }
  const editions = new Map<string, CatalogueEdition>();
  const chosen: { date: string; tree: Awaited<ReturnType<typeof read>>['tree'] }[] = [];
  for (const [date, same] of copies) {
    const best = chooseCopy(same).chosen;
    chosen.push({ date, tree: best.tree });
    const dumps = same.map((c) => dumpOf(c, best.counts)).sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
    editions.set(date, { date, dated: 'printed', language: 'en', counts: best.counts, dumps, addresses: [] });
  }
  addReleases(editions, gathered.releases ?? []);
  addAddresses(editions, gathered.addresses ?? []);
  for (const edition of editions.values()) {
    const dates = [...edition.dumps, ...edition.addresses]
      .map((d) => d.fileDate)
      .filter((d) => d !== undefined);
    const others = [...new Set(dates)].filter((d) => d !== edition.date).sort();
    if (others.length > 0) edition.fileDates = others;
  }
  const sorted = [...editions.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    catalogue: {
      what:
        'Known editions of the Comprehensive Rules: facts only (dates, releases, addresses, sizes, hashes, counts); made by ' +
        'scripts/make-catalogue.js from folders of dumps.',
      editions: sorted.map(ordered),
    },
    fingerprints: takeFingerprints(chosen),
    skipped,
  };
}

async function read(file: string, copied: boolean) {
  const bytes = readFileSync(file);
  const { tree } = await readDocument(bytes, { file });
  const fileDate = /\d{4}-\d{2}-\d{2}/.exec(basename(file))?.[0];
  return {
    file,
    bytes: bytes.length,
    sha256: sha256(bytes),
    format: tree.format,
    encoding: tree.encoding.name,
    partial: tree.partial,
    damaged: damageOf(tree),
    counts: countNodes(tree),
    effective: tree.effective,
    named: tree.effective !== undefined && tree.effective === fileDate,
    fileDate,
    copied,
    truncated: (tree.data?.damage ?? []).some((d) => d.kind === 'truncated'),
    tree,
  };
}

function dumpOf(copy: Awaited<ReturnType<typeof read>>, fullest: ReturnType<typeof countNodes>): KnownDump {
  const short = copy.truncated || copy.counts.glossaryEntries < fullest.glossaryEntries * 0.95;
  return {
    format: copy.format,
    bytes: copy.bytes,
    sha256: copy.sha256,
    ...(copy.fileDate === undefined ? {} : { fileDate: copy.fileDate }),
    encoding: copy.encoding,
    ...(copy.copied ? { copy: true } : {}),
    ...(copy.damaged > 0 ? { damaged: copy.damaged } : {}),
    ...(short ? { truncated: true } : {}),
  };
}

function addReleases(
  editions: Map<string, CatalogueEdition>,
  releases: NonNullable<Gathered['releases']>,
): void {
  for (const { date, code, name } of releases) {
    const edition = editions.get(date) ?? bare(date, 'release');
    edition.code = code;
    edition.name = name;
    editions.set(date, edition);
  }
}

function addAddresses(
  editions: Map<string, CatalogueEdition>,
  addresses: NonNullable<Gathered['addresses']>,
): void {
  for (const { date, format, publisher, archived } of addresses) {
    const printed = printedDateOf(date, format, editions);
    const edition = editions.get(printed) ?? bare(printed, 'file');
    const address: Address = { ending: format, fileDate: date, publisher, archived };
    edition.addresses.push(address);
    editions.set(printed, edition);
  }
  const key = (a: Address): string => [a.fileDate, a.ending, a.publisher, a.archived].join(' ');
  for (const edition of editions.values()) edition.addresses.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/**
 * The edition that the file of an address is of: the one that a dump of the same date turned out to be, one of the same kind of
 * file and from the publisher before others; else the date itself.
 */
function printedDateOf(date: string, ending: string, editions: Map<string, CatalogueEdition>): string {
  let best: { date: string; worth: number } | undefined;
  for (const edition of editions.values()) {
    for (const dump of edition.dumps) {
      if (dump.fileDate !== date) continue;
      const worth = (endingOf(dump) === ending ? 2 : 0) + (dump.copy ? 0 : 1);
      if (best === undefined || worth > best.worth || (worth === best.worth && edition.date < best.date)) {
        best = { date: edition.date, worth };
      }
    }
  }
  return best?.date ?? date;
}

function bare(date: string, dated: CatalogueEdition['dated']): CatalogueEdition {
  return { date, dated, language: 'en', dumps: [], addresses: [] };
}

/** The same properties in one order, so that two runs write the same file. */
function ordered(e: CatalogueEdition): CatalogueEdition {
  return {
    date: e.date,
    dated: e.dated,
    ...(e.code === undefined ? {} : { code: e.code }),
    ...(e.name === undefined ? {} : { name: e.name }),
    ...(e.fileDates === undefined ? {} : { fileDates: e.fileDates }),
    language: e.language,
    ...(e.counts === undefined ? {} : { counts: e.counts }),
    dumps: e.dumps,
    addresses: e.addresses,
  };
}
