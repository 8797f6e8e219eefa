import {
  type Finding,
  type Found,
  folded,
  gatherFindings,
  type RoleSearch,
  type SearchOptions,
  withAnswers,
  wordsOf,
} from '../editions/search.js';
import type { ArchivedEdition } from './archive.js';
import type { TextIndex } from './indexer.js';

/**
 * Looks for a phrase in an index: words one after another, whatever is between them.
 *
 * @param editions those to search, oldest first
 */
export function searchIndex(
  index: TextIndex | undefined,
  editions: readonly ArchivedEdition[],
  phrase: string,
  options: SearchOptions,
): Found {
  const wanted = folded(wordsOf(phrase).join(' '));
  const findings = findingsOf(index, editions, (text) => folded(text).includes(wanted));
  return gatherFindings(phrase, findings, editions, options.limit);
}

/** Looks for rules with a sentence that answers a question about roles; only texts with its words are read. */
export function searchIndexByRole(
  index: TextIndex | undefined,
  editions: readonly ArchivedEdition[],
  search: RoleSearch,
  options: SearchOptions,
): Found {
  const groups = search.asked.words.map((group) => group.map(folded));
  const known = new Map<number | string, boolean>();
  const findings = findingsOf(index, editions, (text) => {
    const words = folded(text);
    return groups.every((group) => group.some((word) => words.includes(word)));
  }).filter(({ kind, id, text }) => {
    if (kind !== 'rule') return false;
    const answer = known.get(id) ?? search.answersIn(search.asked, text).length > 0;
    known.set(id, answer);
    return answer;
  });
  return withAnswers(gatherFindings(search.phrase, findings, editions, options.limit), search);
}

/** The places of the texts that fit. */
function findingsOf(
  index: TextIndex | undefined,
  editions: readonly ArchivedEdition[],
  fits: (text: string) => boolean,
): Finding[] {
  if (index === undefined) return [];
  // Of several copies of an edition only the chosen one is searched, of fragments all: the others say the same, or less.
  const order = new Map<string, number>();
  for (const [at, edition] of editions.entries()) {
    const used = edition.partial ? edition.documents : edition.documents.slice(0, 1);
    for (const { sha256 } of used) order.set(sha256, at);
  }
  // A text is in many editions, and is looked at once.
  const known: boolean[] = [];
  const findings: Finding[] = [];
  for (const { sha256 } of index.documents) {
    const at = order.get(sha256);
    if (at === undefined) continue;
    for (const [id, place, kind] of index.places[sha256] ?? []) {
      const text = index.texts[id] as string;
      known[id] ??= fits(text);
      if (known[id]) findings.push({ at, id, text, place, kind });
    }
  }
  return findings;
}
