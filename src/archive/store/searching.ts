import { ArchiveError } from '../errors.js';
import type { ArchivedEdition } from './archive.js';
import type { Database } from './database.js';
import type { PlaceKind } from './indexer.js';

/** How to search. */
export interface SearchOptions {
  /** Name of one edition; all when absent. */
  in?: string;
  /** How many texts to give back; 50 when absent. */
  limit?: number;
}

/** A text in which the phrase stands. */
export interface Hit {
  /** The words. */
  text: string;
  /** Where they stand, edition by edition, oldest first: rule numbers, or terms of the glossary. */
  places: { edition: string; place: string; kind: PlaceKind }[];
  /** First and last edition with just these words. */
  first: string;
  last: string;
}

/** What a search found. */
export interface Found {
  phrase: string;
  /** The first and last edition that use the phrase, anywhere; absent where none with a date does. */
  first?: string;
  last?: string;
  /** How many editions use it, of how many that were searched. */
  editions: number;
  searched: number;
  /** Newest first: the texts that still stand before those that are gone. */
  hits: Hit[];
  /** How many texts hold the phrase altogether. */
  total: number;
}

/** Looks for a phrase: words one after another, whatever stands between them. */
export function searchIndex(
  database: Database | undefined,
  editions: readonly ArchivedEdition[],
  phrase: string,
  options: SearchOptions,
): Found {
  const words = phrase.normalize('NFC').match(/[\p{L}\p{N}]+/gu);
  if (!words) {
    throw new ArchiveError(
      'empty-phrase',
      `"${phrase}": there is no word in this; give one or more words to look for`,
    );
  }
  // Of several copies of an edition only the chosen one is searched, of fragments all: the others say the same, or less.
  const order = new Map<number, number>();
  const names: string[] = [];
  const hasDate = new Set<number>();
  for (const edition of editions) {
    if (options.in !== undefined && edition.name !== options.in) continue;
    names.push(edition.name);
    if (edition.effective !== undefined) hasDate.add(names.length - 1);
    const used = edition.partial ? edition.documents : edition.documents.slice(0, 1);
    for (const document of used) order.set(document.id, names.length - 1);
  }
  const rows =
    database?.all(
      `SELECT words.id AS id, words.text AS text, standing.document AS document, standing.place AS place,
              standing.kind AS kind
       FROM found JOIN words ON words.id = found.rowid JOIN standing ON standing.words = words.id
       WHERE found MATCH ?`,
      [`"${words.join(' ')}"`],
    ) ?? [];
  const hits = new Map<number, { text: string; places: { at: number; place: string; kind: PlaceKind }[] }>();
  const using = new Set<number>();
  for (const row of rows) {
    const at = order.get(Number(row.document));
    if (at === undefined) continue;
    using.add(at);
    const id = Number(row.id);
    const hit = hits.get(id) ?? { text: String(row.text), places: [] };
    hit.places.push({ at, place: String(row.place), kind: row.kind as PlaceKind });
    hits.set(id, hit);
  }
  const sorted = [...hits.values()].map(({ text, places }) => {
    places.sort((a, b) => a.at - b.at || (a.place < b.place ? -1 : 1));
    return { text, places, lastAt: places.at(-1)?.at ?? 0 };
  });
  sorted.sort((a, b) => b.lastAt - a.lastAt || a.places.length - b.places.length);
  const found: Found = {
    phrase,
    editions: using.size,
    searched: names.length,
    total: sorted.length,
    hits: sorted.slice(0, options.limit ?? 50).map(({ text, places, lastAt }) => ({
      text,
      places: places.map(({ at, place, kind }) => ({ edition: names[at] as string, place, kind })),
      first: names[places[0]?.at ?? 0] as string,
      last: names[lastAt] as string,
    })),
  };
  // Editions without a date stand last, and say nothing about when a phrase was used.
  const dated = [...using].filter((at) => hasDate.has(at));
  if (dated.length > 0) {
    found.first = names[Math.min(...dated)] as string;
    found.last = names[Math.max(...dated)] as string;
  }
  return found;
}
