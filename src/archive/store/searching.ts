import {
  type Finding,
  type Found,
  gatherFindings,
  type RoleSearch,
  type SearchOptions,
  withAnswers,
  wordsOf,
} from '../editions/search.js';
import type { PlaceKind } from '../editions/texts.js';
import type { ArchivedEdition } from './archive.js';
import type { Database } from './database.js';

/**
 * Looks for a phrase in an index: words one after another, whatever is between them.
 *
 * @param editions those to search, oldest first
 */
export function searchIndex(
  database: Database | undefined,
  editions: readonly ArchivedEdition[],
  phrase: string,
  options: SearchOptions,
): Found {
  const findings = findingsOf(database, editions, `"${wordsOf(phrase).join(' ')}"`);
  return gatherFindings(phrase, findings, editions, options.limit);
}

/** Looks for rules with a sentence that answers a question about roles; only texts with its words are read. */
export function searchIndexByRole(
  database: Database | undefined,
  editions: readonly ArchivedEdition[],
  search: RoleSearch,
  options: SearchOptions,
): Found {
  const match = search.asked.words.map((group) => `(${group.map((word) => `"${word}"`).join(' OR ')})`);
  const known = new Map<number | string, boolean>();
  const findings = findingsOf(database, editions, match.join(' AND ')).filter(({ kind, id, text }) => {
    if (kind !== 'rule') return false;
    const answer = known.get(id) ?? search.answersIn(search.asked, text).length > 0;
    known.set(id, answer);
    return answer;
  });
  return withAnswers(gatherFindings(search.phrase, findings, editions, options.limit), search);
}

/** The places of texts that fit an expression of the full-text index. */
function findingsOf(
  database: Database | undefined,
  editions: readonly ArchivedEdition[],
  match: string,
): Finding[] {
  const ids = new Map<string, number>();
  for (const row of database?.all('SELECT id, sha256 FROM document') ?? [])
    ids.set(String(row.sha256), Number(row.id));
  // Of several copies of an edition only the chosen one is searched, of fragments all: the others say the same, or less.
  const order = new Map<number | undefined, number>();
  for (const [at, edition] of editions.entries()) {
    const used = edition.partial ? edition.documents : edition.documents.slice(0, 1);
    for (const document of used) order.set(ids.get(document.sha256), at);
  }
  const wanted = [match];
  // A text is in many editions, and is fetched once.
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
  return findings;
}
