import { type Finding, type Found, gatherFindings, type SearchOptions, wordsOf } from '../editions/search.js';
import type { PlaceKind } from '../editions/texts.js';
import type { ArchivedEdition } from './archive.js';
import type { Database } from './database.js';

/**
 * Looks for a phrase in an index: words one after another, whatever stands between them.
 *
 * @param editions those to search, oldest first
 */
export function searchIndex(
  database: Database | undefined,
  editions: readonly ArchivedEdition[],
  phrase: string,
  options: SearchOptions,
): Found {
  const words = wordsOf(phrase);
  const ids = new Map<string, number>();
  for (const row of database?.all('SELECT id, sha256 FROM document') ?? [])
    ids.set(String(row.sha256), Number(row.id));
  // Of several copies of an edition only the chosen one is searched, of fragments all: the others say the same, or less.
  const order = new Map<number | undefined, number>();
  for (const [at, edition] of editions.entries()) {
    const used = edition.partial ? edition.documents : edition.documents.slice(0, 1);
    for (const document of used) order.set(ids.get(document.sha256), at);
  }
  const wanted = [`"${words.join(' ')}"`];
  // A text stands in many editions, and is fetched once.
  const texts = new Map<number, string>();
  const texted =
    'SELECT words.id AS id, words.text AS text FROM found JOIN words ON words.id = found.rowid WHERE found MATCH ?';
  for (const row of database?.all(texted, wanted) ?? []) texts.set(Number(row.id), String(row.text));
  const placed = `SELECT standing.words AS id, standing.document AS document, standing.place AS place, standing.kind AS kind
                  FROM found JOIN standing ON standing.words = found.rowid WHERE found MATCH ?`;
  const findings: Finding[] = [];
  for (const row of database?.all(placed, wanted) ?? []) {
    const at = order.get(Number(row.document));
    if (at === undefined) continue;
    const id = Number(row.id);
    findings.push({
      at,
      id,
      text: texts.get(id) as string,
      place: String(row.place),
      kind: row.kind as PlaceKind,
    });
  }
  return gatherFindings(phrase, findings, editions, options.limit);
}
