import { parseNumber } from '../tree/numbers.js';
import type { ConcordanceData } from './types.js';

/** True for the headword of an entry of the glossary, false for the number of a rule, section or chapter. */
export function isTerm(number: string): boolean {
  return parseNumber(number) === undefined;
}

/** A headword as people write it in an address: small letters, and one space for whatever is between words. */
function plain(term: string): string {
  return term
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * The permanent id of the entry of the glossary that has a headword, however it is written: `Two-Headed Giant`, `two-headed-giant`. Of
 * several that had it, the one that had it last.
 *
 * @returns undefined where no edition has such an entry
 */
export function entryNamed(words: string, { lineages }: ConcordanceData): string | undefined {
  const wanted = plain(words);
  if (wanted === '') return undefined;
  let found: { id: string; last: number } | undefined;
  for (const [id, runs] of lineages)
    for (const [number, , last] of runs)
      if (last >= (found?.last ?? 0) && isTerm(number) && plain(number) === wanted) found = { id, last };
  return found?.id;
}

/** How a sentence names what has a number. */
export function called(number: string): string {
  return isTerm(number) ? `the glossary entry “${number}”` : number;
}

/**
 * A concordance without the entries of the glossary: numbers alone. Of a lineage that began in the glossary its time among the
 * rules is left, under the number that it first had there.
 *
 * @param data is not changed
 */
export function withoutTerms(data: ConcordanceData): ConcordanceData {
  const place = new Map<number, number>();
  const lineages: ConcordanceData['lineages'] = [];
  data.lineages.forEach(([id, runs], at) => {
    const left = runs.filter(([number]) => !isTerm(number));
    const [first] = left;
    if (first === undefined) return;
    const own = isTerm(id.split('@')[0] as string) ? `${first[0]}@${data.editions[first[1]]}` : id;
    place.set(at, lineages.push([own, left]) - 1);
  });
  const branches = data.branches.flatMap(([from, to, edition, relation]): ConcordanceData['branches'] => {
    const [a, b] = [place.get(from), place.get(to)];
    return a === undefined || b === undefined ? [] : [[a, b, edition, relation]];
  });
  return { version: data.version, editions: [...data.editions], lineages, branches };
}
