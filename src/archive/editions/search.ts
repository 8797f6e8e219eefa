import type { Asked, RoleAnswer, RoleQuestion } from '../../language/index.js';
import { ArchiveError } from '../errors.js';
import type { LoadedEdition } from './source.js';
import { type PlaceKind, textsOf } from './texts.js';

/** How to search. */
export interface SearchOptions {
  /** Name of one edition; all when absent. */
  in?: string;
  /** How many texts to give back; 50 when absent. */
  limit?: number;
}

/** A text that has the phrase. */
export interface Hit {
  /** The words. */
  text: string;
  /** Where they are, edition by edition, oldest first: rule numbers, or terms of the glossary. */
  places: { edition: string; place: string; kind: PlaceKind | 'edition' }[];
  /** First and last edition with just these words. */
  first: string;
  last: string;
  /** For a question about roles: the sentences that answer it, with who does it. */
  answers?: RoleAnswer[];
  /** For words that need not be together: the rule that has the text. */
  rule?: FoundRule;
}

/** A rule that was found by words, by its number or by a name. */
export interface FoundRule {
  /** Permanent id. */
  lineage: string;
  /** Its number in the last edition with the text of the hit, and the headings above it. */
  number: string;
  above: string;
  /** Its numbers in the newest edition, several where it was split; empty where it is gone. */
  today: string[];
  /** The number that was asked for, with the first and the last edition in which the rule had it. */
  asked?: NumberSpan;
  /** All its numbers, the oldest first. */
  numbers: NumberSpan[];
  /** Its other texts, the newest first, each with its last number then. */
  wordings: (NumberSpan & { text: string })[];
}

/** A number with the first and the last edition that have it. */
export interface NumberSpan {
  number: string;
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
  /** Newest first: the texts that still exist, then those that are gone. */
  hits: Hit[];
  /** How many texts hold the phrase altogether; of words that need not be together, how many rules and editions. */
  total: number;
  /** The words that were looked for in place of misspelt ones. */
  corrected?: string;
  /** True where no rule has all the words. */
  some?: boolean;
}

/** One place where a phrase was found: `at` counts the searched editions from 0, oldest first. */
export interface Finding {
  at: number;
  /** The same for the same words. */
  id: number | string;
  text: string;
  place: string;
  kind: PlaceKind;
}

/**
 * The words of a phrase.
 *
 * @throws ArchiveError `empty-phrase` where there is none
 */
export function wordsOf(phrase: string): string[] {
  // The classes of all letters and figures take longer to set up than most searches, and most phrases need none of them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character of the oldest code is meant.
  const words = /^[\u0000-\u007f]*$/.test(phrase)
    ? phrase.match(/[A-Za-z0-9]+/g)
    : phrase.normalize('NFC').match(/[\p{L}\p{N}]+/gu);
  if (words) return words;
  throw new ArchiveError(
    'empty-phrase',
    `"${phrase}": there is no word in this; give one or more words to look for`,
  );
}

export function gatherFindings(
  phrase: string,
  findings: Iterable<Finding>,
  searched: readonly { name: string; effective?: string }[],
  limit = 50,
): Found {
  const hits = new Map<number | string, { text: string; places: Finding[] }>();
  const using = new Set<number>();
  for (const finding of findings) {
    using.add(finding.at);
    const hit = hits.get(finding.id) ?? { text: finding.text, places: [] };
    hit.places.push(finding);
    hits.set(finding.id, hit);
  }
  const name = (at: number): string => searched[at]?.name as string;
  const sorted = [...hits.values()].map(({ text, places }) => {
    places.sort((a, b) => a.at - b.at || (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
    return { text, places, last: places.at(-1)?.at ?? 0 };
  });
  sorted.sort((a, b) => b.last - a.last || a.places.length - b.places.length || (a.text < b.text ? -1 : 1));
  const found: Found = {
    phrase,
    editions: using.size,
    searched: searched.length,
    total: sorted.length,
    hits: sorted.slice(0, limit).map(({ text, places, last }) => ({
      text,
      places: places.map(({ at, place, kind }) => ({ edition: name(at), place, kind })),
      first: name(places[0]?.at ?? 0),
      last: name(last),
    })),
  };
  // Editions without a date stand last, and say nothing about when a phrase was used.
  const dated = [...using].filter((at) => searched[at]?.effective !== undefined);
  if (dated.length > 0) {
    found.first = name(Math.min(...dated));
    found.last = name(Math.max(...dated));
  }
  return found;
}

/**
 * Looks for a phrase in editions that were read, without an archive: words one after another; case, accents and punctuation do not
 * matter.
 *
 * @param editions oldest first
 * @throws ArchiveError `empty-phrase` where there is no word in it
 */
export function searchEditions(
  editions: readonly LoadedEdition[],
  phrase: string,
  options: Omit<SearchOptions, 'in'> = {},
): Found {
  const wanted = folded(wordsOf(phrase).join(' '));
  const findings: Finding[] = [];
  for (const [at, { tree }] of editions.entries()) {
    for (const { kind, place, words } of textsOf(tree)) {
      if (folded(words).includes(wanted)) findings.push({ at, id: words, text: words, place, kind });
    }
  }
  return gatherFindings(phrase, findings, editions, options.limit);
}

/** The words of a text in small letters without accents, with one blank before, between and behind them. */
export function folded(text: string): string {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** A question about roles that was read, and the words by which it is known to people. */
export interface RoleSearch {
  asked: Asked;
  phrase: string;
  answersIn(asked: Asked, text: string): RoleAnswer[];
}

/**
 * Reads a question about roles. The reader of rules English is loaded for it.
 *
 * @throws ArchiveError `unread-question` where its words cannot be read
 */
export async function roleSearch(question: RoleQuestion): Promise<RoleSearch> {
  const { answersIn, questionOf } = await import('../../language/index.js');
  const { who = 'who', modality, does, when } = question;
  const phrase =
    question.question ?? [who, modality, does, when].filter((part) => part !== undefined).join(' ');
  try {
    return { asked: questionOf(question), phrase, answersIn };
  } catch (error) {
    if (error instanceof RangeError) throw new ArchiveError('unread-question', error.message);
    throw error;
  }
}

export function withAnswers(found: Found, { asked, answersIn }: RoleSearch): Found {
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, answers: answersIn(asked, hit.text) })) };
}

/**
 * Looks for statements of who may or must do what in editions that were read, without an archive.
 *
 * @param editions oldest first
 * @throws ArchiveError `unread-question`
 */
export async function searchEditionsByRole(
  editions: readonly LoadedEdition[],
  question: RoleQuestion,
  options: Omit<SearchOptions, 'in'> = {},
): Promise<Found> {
  const search = await roleSearch(question);
  const known = new Map<string, boolean>();
  const answers = (words: string): boolean => {
    const answer = known.get(words) ?? search.answersIn(search.asked, words).length > 0;
    known.set(words, answer);
    return answer;
  };
  const findings: Finding[] = [];
  for (const [at, { tree }] of editions.entries())
    for (const { kind, place, words } of textsOf(tree))
      if (kind === 'rule' && answers(words)) findings.push({ at, id: words, text: words, place, kind });
  return withAnswers(gatherFindings(search.phrase, findings, editions, options.limit), search);
}
