import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ArchiveError } from '../errors.js';
import { readChecked, writeChecked } from './files.js';
import { INDEX_VERSION, type TextIndex } from './indexer.js';

/** What is in an index, without its texts: most questions are about this, and to read the index takes longer than to answer them. */
export interface Listing extends Pick<TextIndex, 'version' | 'documents' | 'refused'> {
  /** The file of the index when it was written. */
  file: FileMark;
}

/** By what one notices that a file was touched. */
interface FileMark {
  size: number;
  mtimeMs: number;
}

/** Puts an index in its place, and then its listing: an older listing is noticed by the ledger and made again, a newer one would promise what is not there. */
export function writeIndex(path: string, listing: string, index: TextIndex): void {
  writeChecked(path, index);
  const { size, mtimeMs } = statSync(path);
  const { version, documents, refused } = index;
  const written: Listing = { version, documents, refused, file: { size, mtimeMs } };
  writeChecked(listing, written);
}

/**
 * Reads the index.
 *
 * @returns undefined where there is none, or one whose checksum does not fit
 */
export function readIndex(path: string): TextIndex | undefined {
  return readChecked(path) as TextIndex | undefined;
}

/**
 * Reads the index for a search.
 *
 * @throws ArchiveError `damaged-index`, `other-version`
 */
export function indexToSearch(path: string): TextIndex {
  const index = readIndex(path);
  if (index === undefined) {
    throw new ArchiveError(
      'damaged-index',
      `${path}: the index is damaged, for its checksum is another; delete it, and it is made again from the kept files`,
      path,
    );
  }
  if (index.version === INDEX_VERSION) return index;
  throw new ArchiveError(
    'other-version',
    `${dirname(path)}: the index is of another version of the program; open the archive again when no other process ` +
      'writes to it, and it is rebuilt',
    path,
  );
}

/**
 * Reads the listing.
 *
 * @returns undefined where there is none, one of another version, or one whose checksum does not fit
 */
export function readListing(path: string): Listing | undefined {
  const listing = readChecked(path) as Listing | undefined;
  return listing?.version === INDEX_VERSION ? listing : undefined;
}

/** How an index looks; it is read only where somebody has touched it since it was listed. */
export function stateOf(
  path: string,
  listing: Listing | undefined,
): 'good' | 'missing' | 'damaged' | 'of another version' {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 'missing';
  if (listing?.file.size === stat.size && listing.file.mtimeMs === stat.mtimeMs) return 'good';
  const index = readIndex(path);
  if (index === undefined) return 'damaged';
  return index.version === INDEX_VERSION ? 'good' : 'of another version';
}
