import { parseNumber } from '../tree/numbers.js';
import type { ConcordanceData } from './types.js';

/** True for the headword of an entry of the glossary, false for the number of a rule, section or chapter. */
export function isTerm(number: string): boolean {
  return parseNumber(number) === undefined;
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
