import { readFileSync } from 'node:fs';
import { sha256 } from '../hash.js';
import type { Database } from './database.js';
import { writeWhole } from './files.js';
import { documentsOf, type IndexedDocument } from './indexer.js';
import { INDEX_VERSION } from './schema.js';

/** What is in an index, without its words. */
export interface Listing {
  version: number;
  /** In the order of import. */
  documents: IndexedDocument[];
  /** Contents that could not be read when the index was made. */
  refused: string[];
}

/**
 * Writes down what an index holds. Most questions are about this list, and to open the database takes longer than to answer them.
 */
export function writeListing(path: string, listing: Listing): void {
  const list = JSON.stringify(listing);
  writeWhole(path, `${list}\n${sha256(Buffer.from(list))}\n`);
}

/** Takes the list from an index. */
export function listingOf(database: Database): Listing {
  return {
    version: INDEX_VERSION,
    documents: documentsOf(database),
    refused: database.all('SELECT sha256 FROM refused ORDER BY sha256').map((row) => String(row.sha256)),
  };
}

/**
 * Reads the list.
 *
 * @returns undefined where there is none, one of another version, or one whose checksum does not fit
 */
export function readListing(path: string): Listing | undefined {
  try {
    const [list = '', sum] = readFileSync(path, 'utf8').trimEnd().split('\n');
    if (sha256(Buffer.from(list)) !== sum) return undefined;
    const listing = JSON.parse(list) as Listing;
    return listing.version === INDEX_VERSION && Array.isArray(listing.documents) ? listing : undefined;
  } catch {
    return undefined;
  }
}
