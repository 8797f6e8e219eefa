import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReadResult } from '../../readers/index.js';
import { type Counts, countNodes } from '../../tree/index.js';
import { loadCatalogue, loadFingerprints } from '../catalogue/catalogue.js';
import { ArchiveError, reasonOf } from '../errors.js';
import { sha256 } from '../hash.js';
import { HALF, identify } from '../identify/identify.js';
import { otherEdition } from '../identify/misdated.js';
import type { Copy } from './choose.js';
import { damageOf } from './damagedText.js';
import { isReadError, readDocument } from './readers.js';
import { listedDate } from './samples.js';

/**
 * How the name of an edition is known: printed in the document, found out from its words and dates, said by a list that lies
 * beside the file, or only the file's own name.
 */
type NameEvidence = 'printed' | 'identified' | 'listed' | 'file';

export interface EditionName {
  /** ISO date, or the base name of the file. */
  name: string;
  /** ISO date to order editions by, where there is one. */
  effective?: string;
  evidence: NameEvidence;
  /** The editions that its words fit; one where the date is printed. */
  fits: string[];
  /** One sentence where the words are certainly those of another edition than the printed date says. */
  otherwise?: string;
}

/** A document that was read, with what is weighed when it has rivals. */
export interface Reading extends Copy, EditionName {
  result: ReadResult;
}

/**
 * Reads one document and finds the name of its edition.
 *
 * @param bytes the file's content
 * @param file the name to print in messages
 * @param known the SHA-256 where it is known, and the path where that is another than the name
 * @throws ReadError as the readers do
 */
export async function readEdition(
  bytes: Uint8Array,
  file: string,
  known: { hash?: string; path?: string } = {},
): Promise<Reading> {
  const result = await readDocument(bytes, { file });
  const { tree } = result;
  let { hash } = known;
  let damaged: number | undefined;
  let counts: Counts | undefined;
  return {
    ...nameOf(result, known.path ?? file),
    file,
    format: tree.format,
    partial: tree.partial,
    named: tree.effective !== undefined && basename(file).includes(tree.effective),
    result,
    // A document without rivals is weighed by nobody.
    get sha256() {
      hash ??= sha256(bytes);
      return hash;
    },
    get damaged() {
      damaged ??= damageOf(tree);
      return damaged;
    },
    get counts() {
      counts ??= countNodes(tree);
      return counts;
    },
  };
}

/**
 * Names an edition: by the date printed in it; else by the oldest of the known editions that its words and its other dates fit;
 * else, for a dump taken from a database, by the edition in force on the day of its release; else by what a list beside it
 * says; else by its file. The name of the file never overrides what is printed.
 *
 * @param file the path of the file, where it has one
 */
export function nameOf(result: ReadResult, file: string): EditionName {
  const { tree } = result;
  const printed = tree.effective;
  if (printed !== undefined) {
    const otherwise = otherEdition(tree);
    return {
      name: printed,
      effective: printed,
      evidence: 'printed',
      fits: [printed],
      ...(otherwise !== undefined && { otherwise }),
    };
  }
  const found = identify(tree, { fingerprints: loadFingerprints() });
  const [oldest] = found.narrowed;
  if (oldest !== undefined && found.recognised > HALF) return dated(oldest, 'identified', found.narrowed);
  const release = found.dates.find((d) => d.kind === 'release')?.date;
  const inForce = release && loadCatalogue().editions.findLast((e) => e.date <= release)?.date;
  if (inForce) return dated(inForce, 'identified', [inForce]);
  const listed = listedDate(file);
  if (listed !== undefined) return dated(listed, 'listed', [listed]);
  return { name: basename(file), evidence: 'file', fits: [] };
}

function dated(date: string, evidence: NameEvidence, fits: string[]): EditionName {
  return { name: date, effective: date, evidence, fits };
}

/** One line that says why a file could not be read, without its name, which the caller prints. */
export function whyNotRead(error: unknown): string {
  if (error instanceof ArchiveError) return error.message;
  if (!isReadError(error)) {
    const { code } = error as NodeJS.ErrnoException;
    return typeof code === 'string' && !code.startsWith('ERR_')
      ? `it cannot be read (${code})`
      : `the program failed on it, which is not the file's fault: please report it (${reasonOf(error)})`;
  }
  const { message, file } = error;
  return message.startsWith(file)
    ? message.slice(file.length).replace(/^:? */, message[file.length] === ':' ? '' : 'it ')
    : message;
}

/** Reads a file from disk; `file` is the name to print, where that is another. */
export async function readEditionFile(path: string, file = path): Promise<Reading> {
  return readEdition(readFileSync(path), file, { path });
}

/** The other names of an edition's date in the catalogue. */
export function catalogued(date: string): string[] {
  const edition = loadCatalogue().editions.find((e) => e.date === date);
  return edition === undefined
    ? []
    : [
        ...(edition.fileDates ?? []),
        ...(edition.code ? [edition.code] : []),
        ...(edition.name ? [edition.name] : []),
      ];
}

/**
 * Why no date that is printed in a document names its edition, and what does.
 *
 * @param name of its edition
 * @param messages of the reader, where they are at hand: one says what is wrong with a date
 * @returns a clause; undefined where a date names it
 */
export function whyUndated(
  { evidence, fits }: EditionName,
  messages: ReadResult['messages'] = [],
): string | undefined {
  if (evidence === 'printed' || evidence === 'listed') return undefined;
  const doubt = messages.find(({ ruleId }) => ruleId === 'date-doubtful')?.reason;
  const printed = doubt ?? 'no date can be read in it';
  if (evidence === 'file') return `${printed}, and its words are those of no known edition`;
  const span =
    fits.length === 1 ? fits[0] : `${fits.length} known editions from ${fits[0]} to ${fits.at(-1)}`;
  return `${printed}; it fits ${span}`;
}
