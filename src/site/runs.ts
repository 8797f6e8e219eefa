import { dateInWords } from '../lineage/dates.js';

/** Neighbours in time that agree. */
export interface Run<D, V> {
  documents: D[];
  value: V;
}

/**
 * Brings together neighbours in time of which the same can be said.
 *
 * @param documents in order of time
 * @param of what is said of each; documents of which nothing is said (undefined) are passed over
 * @param same what has to agree, as a text; the value as JSON when absent
 */
export function runsOf<D, V>(
  documents: readonly D[],
  of: (document: D) => V | undefined,
  same: (value: V) => string = (value) => JSON.stringify(value),
): Run<D, V>[] {
  const runs: (Run<D, V> & { same: string })[] = [];
  for (const document of documents) {
    const value = of(document);
    if (value === undefined) continue;
    const key = same(value);
    const last = runs.at(-1);
    if (last?.same === key) last.documents.push(document);
    else runs.push({ documents: [document], value, same: key });
  }
  return runs;
}

/** The names of a run: all of a few, the first and the last of many. */
export function namesOf(documents: readonly { name: string }[]): string {
  const names = documents.map(({ name }) => dateInWords(name));
  return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}
