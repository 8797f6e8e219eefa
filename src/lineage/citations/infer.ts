import type { Concordance } from '../concordance.js';
import type { Citation } from './find.js';
import type { Meaning } from './meaning.js';

/** Which edition citations were written for, as far as they tell. */
export interface Inference {
  /** The likeliest; of several alike the newest. */
  edition: string;
  /** Every edition that they may have been written for, the oldest first. */
  fits: string[];
  /** How many distinct numbers exist in the likeliest edition, of how many. */
  explained: number;
  distinct: number;
  /**
   * Between 0 and 1: how likely it is that they were written for that very edition, times the part of the numbers that it explains. Low
   * where many editions explain the citations alike, and where none does.
   */
  confidence: number;
}

/** What a file may have been written for. */
export interface Dating extends Pick<Inference, 'edition' | 'fits'> {
  /**
   * The editions that its own citations fit, the oldest first: what goes beyond them only other files say. Absent where an edition was
   * named.
   */
  own?: string[];
}

/** Files that are taken to be written for the same edition. */
export interface Hand extends Inference {
  /** Places in the list of files. */
  files: number[];
}

/** How many citations in a hundred are taken to be wrong already in the edition that they were written for. */
const SLIPS = 5;
/** How much less likely an edition is for every number that it has not. */
const ODDS = SLIPS / (100 - SLIPS);
/** An edition fits as long as it is not less likely than this, compared with the likeliest. */
const FITS = 0.01;
/** A file is of another hand where another edition explains at least so many numbers more; one may be a slip. */
const APART = 2;
/** Numbers below this confidence are asked only where there are no others: a price would count as a slip. */
const SURE = 0.7;

/**
 * Infers the edition that citations were written for from the numbers that exist in it. That a number exists says nothing of what its
 * rule said, so that neighbouring editions are often told apart by a handful of numbers, and a few citations fit many editions.
 *
 * @param citations those that name their own edition are passed over
 * @param concordance numbers through time
 * @returns undefined where there is nothing to go by
 */
export function inferEdition(
  citations: readonly Citation[],
  concordance: Concordance,
): Inference | undefined {
  return inferEditions([citations], concordance).hands[0];
}

/**
 * Infers the edition of each of several files: one for all that do not speak against it, others for those that do.
 *
 * @param files the citations of each file
 * @param concordance numbers through time
 * @param meanings for each file what the words beside its citations say: a citation whose words speak of another rule dates nothing,
 *   and one whose words are known dates by the editions that have these words under that number
 * @returns the hands, that of most files first, none where there is nothing to go by; and for each file what it may have been written
 *   for, the editions of another hand among them where its numbers do not tell, and what its own citations say of that
 */
export function inferEditions(
  files: readonly (readonly Citation[])[],
  concordance: Concordance,
  meanings: readonly (readonly (Meaning | undefined)[])[] = [],
): { hands: Hand[]; ofFile: (Dating | undefined)[] } {
  const count = concordance.editions.length;
  const worded = new Map<string, readonly string[]>();
  const numbers = numbersOf(files, meanings, worded);
  const there = presence(new Set(numbers.flat()), concordance);
  for (const [key, editions] of worded)
    there.set(key, new Set(editions.map((edition) => concordance.editionIndex(edition) as number)));
  const known = numbers.map((list) => list.filter((number) => there.has(number)));
  const lacking = known.map((list) => missing(list, there, count));
  const least = lacking.map((row) => Math.min(...row));
  const apart = (file: number, edition: number): boolean =>
    at(lacking[file], edition) >= at(least, file) + APART;
  const hands: Hand[] = [];
  let rest = files.map((_, file) => file).filter((file) => at(known, file).length > 0);
  while (rest.length > 0) {
    const cost = concordance.editions.map((_, e) =>
      rest.reduce((sum, file) => sum + Math.min(at(lacking[file], e), at(least, file) + APART), 0),
    );
    let edition = cost.lastIndexOf(Math.min(...cost));
    if (rest.every((file) => apart(file, edition))) {
      // They have nothing in common: the one with most evidence is first.
      const [first = 0] = [...rest].sort((a, b) => at(known, b).length - at(known, a).length);
      edition = (lacking[first] as number[]).lastIndexOf(at(least, first));
    }
    const own = rest.filter((file) => !apart(file, edition));
    const distinct = new Set(own.flatMap((file) => at(numbers, file)));
    hands.push({ files: own, ...infer([...distinct], there, concordance) });
    rest = rest.filter((file) => apart(file, edition));
  }
  hands.sort((a, b) => b.files.length - a.files.length);
  const handOf = new Map(hands.flatMap((hand) => hand.files.map((file) => [file, hand] as const)));
  return {
    hands,
    ofFile: lacking.map((row, file) => fitting(row, handOf.get(file), hands, concordance)),
  };
}

/**
 * The editions whose published files a text names (`MagicCompRules 20210419.txt`): who works from a copy of the rules often links to it.
 *
 * @returns ISO dates, each once, in the order in which they are there
 */
export function editionsNamed(text: string): string[] {
  const names = text.matchAll(
    /MagicComp(?:rehensive)?Rules(?:%20|[\s_+-])*((?:19|20)\d{2})[-_]?([01]\d)[-_]?([0-3]\d)/gi,
  );
  return [...new Set([...names].map(([, year, month, day]) => `${year}-${month}-${day}`))];
}

/**
 * The distinct numbers that each file cites without a date of its own. One whose words are known is asked with the editions that have
 * them, which are kept in `worded`.
 */
function numbersOf(
  files: readonly (readonly Citation[])[],
  meanings: readonly (readonly (Meaning | undefined)[])[],
  worded: Map<string, readonly string[]>,
): string[][] {
  const open = files.map((citations, file) =>
    citations.flatMap(({ stamp, number, confidence }, place) => {
      const meaning = meanings[file]?.[place];
      if (stamp !== undefined || meaning?.others) return [];
      const editions = meaning?.meant?.editions;
      const key = editions ? `${number} ${editions[0]} ${editions.at(-1)}` : number;
      if (editions) worded.set(key, editions);
      return [{ key, confidence: editions ? 1 : confidence }];
    }),
  );
  const sure = open.map((citations) => citations.filter(({ confidence }) => confidence >= SURE));
  const asked = sure.some((citations) => citations.length > 0) ? sure : open;
  return asked.map((citations) => [...new Set(citations.map(({ key }) => key))]);
}

/** For each number that is in any edition the places of those that have it. */
function presence(wanted: ReadonlySet<string>, { data }: Concordance): Map<string, Set<number>> {
  const there = new Map<string, Set<number>>();
  for (const [, runs] of data.lineages) {
    for (const [number, from, to] of runs) {
      if (!wanted.has(number)) continue;
      const places = there.get(number) ?? new Set();
      for (let e = from; e <= to; e++) places.add(e);
      there.set(number, places);
    }
  }
  return there;
}

/** How many of the numbers are not in each edition. */
function missing(
  numbers: readonly string[],
  there: ReadonlyMap<string, ReadonlySet<number>>,
  count: number,
): number[] {
  const lacking = new Array<number>(count).fill(numbers.length);
  for (const number of numbers) for (const e of there.get(number) ?? []) lacking[e] = at(lacking, e) - 1;
  return lacking;
}

/** What the numbers of one hand tell, of which one at least is in some edition. */
function infer(
  numbers: readonly string[],
  there: ReadonlyMap<string, ReadonlySet<number>>,
  { editions }: Concordance,
): Inference {
  const lacking = missing(numbers, there, editions.length);
  const least = Math.min(...lacking);
  const odds = lacking.map((lost) => ODDS ** (lost - least));
  const likeliest = lacking.lastIndexOf(least);
  const explained = numbers.length - least;
  const share = explained / numbers.length / odds.reduce((sum, one) => sum + one, 0);
  return {
    edition: editions[likeliest] as string,
    fits: editions.filter((_, e) => at(odds, e) >= FITS),
    explained,
    distinct: numbers.length,
    confidence: Math.round(share * 100) / 100,
  };
}

/** What a file may have been written for: the edition of its hand, and of any other that its numbers do not exclude. */
function fitting(
  lacking: readonly number[],
  hand: Hand | undefined,
  hands: readonly Hand[],
  { editions }: Concordance,
): Dating | undefined {
  const likely = hands.map(
    ({ files, edition }) => files.length * ODDS ** at(lacking, editions.indexOf(edition)),
  );
  const most = Math.max(...likely);
  const own = hand ?? hands[likely.indexOf(most)];
  const fits = new Set(hands.flatMap((one, i) => (at(likely, i) >= FITS * most ? one.fits : [])));
  const least = Math.min(...lacking);
  return (
    own && {
      edition: own.edition,
      fits: editions.filter((edition) => fits.has(edition)),
      own: editions.filter((_, e) => ODDS ** (at(lacking, e) - least) >= FITS),
    }
  );
}

/** A value of a list at a place that it has. */
function at<T>(list: readonly T[] | undefined, place: number): T {
  return list?.[place] as T;
}
