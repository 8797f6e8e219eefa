import { existsSync, readFileSync } from 'node:fs';
// Not by way of the room's index, which loads what compares and builds as well.
import { Concordance } from '../../lineage/concordance.js';
import type { ConcordanceData } from '../../lineage/index.js';
import { sourcesPath } from '../catalogue/paths.js';
import { ArchiveError, reasonOf } from '../errors.js';

let shipped: ConcordanceData | undefined;

/**
 * The data of the concordance that the package carries.
 *
 * @returns undefined where there is none
 * @throws ArchiveError `no-concordance` where it cannot be read
 */
export function concordanceData(): ConcordanceData | undefined {
  const path = sourcesPath('concordance.json');
  if (shipped === undefined && existsSync(path)) {
    try {
      shipped = JSON.parse(readFileSync(path, 'utf8')) as ConcordanceData;
    } catch (error) {
      throw new ArchiveError(
        'no-concordance',
        `${path}: cannot be read (${reasonOf(error)}); install the package again`,
        path,
        error,
      );
    }
  }
  return shipped;
}

/** A weak reference: the concordance and its words are large, and making a book needs that memory later. */
let opened: WeakRef<Concordance> | undefined;

/**
 * The concordance that the package carries: which number a rule has in every catalogued edition, on a fresh install. Every
 * caller gets the same object while one of them holds it.
 */
export async function loadConcordance(): Promise<Concordance | undefined> {
  const data = concordanceData();
  const concordance = opened?.deref() ?? (data && new Concordance(data));
  opened = concordance && new WeakRef(concordance);
  return concordance;
}
