import type { Edition } from '../../tree/index.js';
import { aliasesOf, findInCatalogue, loadCatalogue, loadFingerprintFile } from '../catalogue/catalogue.js';
import { type FingerprintFile, hasAll, type Scores, scoresIn } from './fingerprints.js';
import { hashesOf, numberedOf } from './numbered.js';

/** Nothing is said unless at least so many pieces are in the other edition and not in the one of the date. */
const FEWEST = 2;
/** At most this share of what speaks against the date may speak for it. */
const FOR_DATE = 0.1;
/** At least this share of a document has to be in the other edition. */
const MOST_OF_IT = 0.9;

/**
 * Of 72 editions under the date of one of the three before or after them this many pieces find 70, and all pieces find 72; those that
 * are not found differ in some ten places.
 */
const SAMPLE = 200;

/** A document whose words are those of another edition than the one whose date it prints. */
interface Misdated {
  /** The date that is printed. */
  printed: string;
  /** The editions that have most of its words, oldest first. */
  editions: string[];
  /** How many headings, rules and terms were looked up, and how many of them match those editions and the one of the date. */
  pieces: number;
  there: number;
  /** Absent where no edition of that date is known. */
  inPrinted?: number;
}

/**
 * Says in one sentence where the words of a whole document are certainly those of another edition than the one whose date it
 * prints: somebody has changed the date, or put it above other words.
 *
 * @param sample of so many pieces it is asked first whether they fit the date, and of all only where one does not: that is quick, and
 *   may miss an edition that differs in a few places
 * @param file the fingerprints of known editions; those of the package when absent
 * @returns undefined where the date is right, or nothing is certain
 */
export function otherEdition(
  tree: Edition,
  sample = SAMPLE,
  file = loadFingerprintFile(),
): string | undefined {
  const found = misdated(tree, file, sample);
  if (found === undefined) return undefined;
  // Some editions are known by the date of their files as well.
  const others = found.editions.flatMap((date) => findInCatalogue(loadCatalogue(), date) ?? []);
  return others.some((edition) => aliasesOf(edition).includes(found.printed)) ? undefined : wordsFor(found);
}

function misdated(tree: Edition, file: FingerprintFile, sample: number): Misdated | undefined {
  const printed = tree.effective;
  if (printed === undefined || tree.partial) return undefined;
  const own = file.editions.indexOf(printed);
  const pieces = numberedOf(tree);
  const step = own < 0 ? 1 : Math.ceil(pieces.length / sample);
  // It has all of them nearly always.
  if (step > 1 && hasAll(file, hashesOf(pieces.filter((_, at) => at % step === 0)), own)) return undefined;
  const hashes = hashesOf(pieces);
  const found = scoresIn(file, hashes, own);
  const there = Math.max(0, ...found.scores);
  const fits = file.editions.flatMap((_, at) => (found.scores[at] === there ? [at] : []));
  if (!isCertain(found, fits, own, hashes.size)) return undefined;
  return {
    printed,
    editions: fits.map((at) => file.editions[at] as string),
    pieces: hashes.size,
    there,
    ...(own >= 0 && { inPrinted: found.scores[own] as number }),
  };
}

/** If no edition of the date is known, every piece has to be in the other one: a new edition has some words of its own. */
function isCertain(
  { scores, shared }: Scores,
  fits: readonly number[],
  own: number,
  pieces: number,
): boolean {
  const [first] = fits;
  if (first === undefined || fits.includes(own)) return false;
  const there = scores[first] as number;
  if (own < 0) return there === pieces;
  const against = there - (shared[first] as number);
  const forDate = (scores[own] as number) - (shared[first] as number);
  return there >= pieces * MOST_OF_IT && against >= FEWEST && forDate <= against * FOR_DATE;
}

function wordsFor({ printed, editions, pieces, there, inPrinted }: Misdated): string {
  const last = editions.at(-1);
  const span = editions.length === 1 ? last : `${editions[0]} to ${last}`;
  const known =
    inPrinted === undefined ? `no edition of ${printed} is known` : `${inPrinted} in that of ${printed}`;
  // Only a known edition can be fetched.
  const anew =
    inPrinted === undefined ? 'get it again from where it was published' : `run "variorum fetch ${printed}"`;
  return `it prints the date ${printed}, but its words are those of the edition of ${span}: ${there} of its ${pieces} headings, rules and terms are in it, ${known}; it counts as the edition of ${printed}: if that is wrong, correct the date in the line under its title, and if you want the edition of ${printed}, ${anew}`;
}
