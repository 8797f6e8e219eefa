import { readFileSync } from 'node:fs';
import { gatherFiles, type Skipped } from '../editions/gather.js';
import { type Reading, readEdition, whyNotRead, whyUndated } from '../editions/reading.js';
import { sha256 } from '../hash.js';
import { Indexer } from './indexer.js';
import type { Ledger, LedgerLine } from './ledger.js';
import { type Listing, readIndex, writeIndex } from './listing.js';
import type { Lock } from './lock.js';
import type { Originals } from './originals.js';

/** What an import did. */
export interface ImportReport {
  /** Files whose content is new to the archive. */
  imported: string[];
  /** Files whose content was there already, perhaps under another name. */
  known: string[];
  /** Those of the imported files that no date names, each with what is printed in the place of one. */
  undated: Skipped[];
  /** Those of the imported files whose words are certainly those of another edition than their date says. */
  misdated: Skipped[];
  /** Files that are no rules. */
  skipped: Skipped[];
}

/** How far an import has come. */
export interface ImportProgress {
  file: string;
  /** How many files are done, this one included. */
  done: number;
  total: number;
  outcome: 'imported' | 'known' | 'skipped';
  reason?: string;
  /** Why it has no date, of what is imported without one. */
  undated?: string;
  /** What its words say against its date, of what is imported under the date of another edition. */
  misdated?: string;
}

export interface ImportOptions {
  /** Called after each file. */
  onProgress?: (progress: ImportProgress) => void;
  /** For a path, the name under which its content is listed where that is another: the address that it came from. */
  sources?: ReadonlyMap<string, string>;
}

/** Where things are kept. */
export interface Store {
  index: string;
  /** Path of the list of what the index holds, without its texts. */
  listing: string;
  originals: Originals;
  ledger: Ledger;
  /** How long an import goes on before what it has written is put in the place of the index, in milliseconds. */
  checkpoint: number;
}

/**
 * Imports files. For each one, in this order: its bytes are kept, a line is written into the ledger, its words go into the
 * index. From the ledger's line on it is imported: were the process killed before the index is published,
 * {@link catchUp} finds the line.
 *
 * @param lock the right to write, held by the caller
 */
export async function importFiles(
  store: Store,
  lock: Lock,
  paths: readonly string[],
  { onProgress = () => {}, sources }: ImportOptions = {},
): Promise<ImportReport> {
  const { files, skipped } = gatherFiles(paths);
  const report: ImportReport = { imported: [], known: [], undated: [], misdated: [], skipped: [...skipped] };
  await write(store, lock, false, async (indexer, pause) => {
    for (const [at, file] of files.entries()) {
      const progress = await importFile(store, indexer, file, sources?.get(file) ?? file);
      if (progress.outcome === 'skipped') report.skipped.push({ file, reason: progress.reason ?? '' });
      else report[progress.outcome].push(file);
      if (progress.undated !== undefined) report.undated.push({ file, reason: progress.undated });
      if (progress.misdated !== undefined) report.misdated.push({ file, reason: progress.misdated });
      onProgress({ file, done: at + 1, total: files.length, ...progress });
      pause();
    }
  });
  return report;
}

/** The lines of the ledger that an index knows nothing of. */
export function missingFrom(ledger: readonly LedgerLine[], listing: Listing): LedgerLine[] {
  const files = new Map(listing.documents.map((d) => [d.sha256, new Set(d.files)]));
  const refused = new Set(listing.refused);
  return ledger.filter((line) => !refused.has(line.sha256) && !files.get(line.sha256)?.has(line.file));
}

/**
 * Brings into the index what the ledger has and the index has not: after a killed import, or all of it when the index is
 * rebuilt.
 *
 * @param fresh true to rebuild
 * @returns the kept files that can no longer be read, each with its reason
 */
export async function catchUp(store: Store, lock: Lock, fresh: boolean): Promise<Skipped[]> {
  const lost: Skipped[] = [];
  await write(store, lock, fresh, async (indexer, pause) => {
    for (const line of store.ledger.read()) {
      if (indexer.has(line.sha256)) {
        indexer.addSource(line.sha256, line.file);
        continue;
      }
      try {
        const bytes = store.originals.read(line.sha256);
        indexer.add(await readEdition(bytes, line.file, { hash: line.sha256 }), bytes.length);
      } catch (error) {
        const reason = whyNotRead(error);
        lost.push({ file: line.file, reason });
        indexer.refuse(line.sha256);
      }
      pause();
    }
  });
  return lost;
}

type Outcome = Pick<ImportProgress, 'outcome' | 'reason' | 'undated' | 'misdated'>;

async function importFile(store: Store, indexer: Indexer, path: string, file: string): Promise<Outcome> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { outcome: 'skipped', reason: whyNotRead(error) };
  }
  const hash = sha256(bytes);
  const line = { sha256: hash, file, bytes: bytes.length };
  if (indexer.has(hash)) {
    // A kept copy that was lost or damaged comes back this way.
    store.originals.keep(hash, bytes);
    if (!indexer.hasSource(hash, file)) {
      store.ledger.append(line);
      indexer.addSource(hash, file);
    }
    return { outcome: 'known' };
  }
  let reading: Reading;
  try {
    reading = await readEdition(bytes, file, { hash, path });
  } catch (error) {
    return { outcome: 'skipped', reason: whyNotRead(error) };
  }
  store.originals.keep(hash, bytes);
  store.ledger.append(line);
  indexer.add(reading, bytes.length);
  const undated = whyUndated(reading, reading.result.messages);
  return {
    outcome: 'imported',
    ...(undated === undefined ? {} : { undated }),
    ...(reading.otherwise === undefined ? {} : { misdated: reading.otherwise }),
  };
}

/** Gives an indexer to `work`, and publishes the index: every few seconds, and at the end. */
async function write(
  store: Store,
  lock: Lock,
  fresh: boolean,
  work: (indexer: Indexer, pause: () => void) => Promise<void>,
): Promise<void> {
  const indexer = new Indexer(fresh ? undefined : readIndex(store.index));
  const publish = (): void => writeIndex(store.index, store.listing, indexer.index);
  let published = Date.now();
  await work(indexer, () => {
    lock.beat();
    // An index that is being rebuilt replaces the old one only when it is whole.
    if (fresh || Date.now() - published < store.checkpoint) return;
    publish();
    published = Date.now();
  });
  publish();
}
