import MiniSearch from 'minisearch';
import type { Lineages, WordingRow } from '../../lineage/index.js';
import { folded } from '../../tree/folded.js';

/** An edition that was searched through. */
export interface SearchedEdition {
  id: string;
  name: string;
  partial: boolean;
}

/** What a search begins with; everything else is loaded for the words that are looked for. */
export interface SearchIndex {
  /** The oldest first. */
  editions: SearchedEdition[];
  /** How many words each wording has; numbers in base 36. */
  lengths: string;
  /** How many wordings begin in each edition; they are ordered by that. */
  begins: number[];
  /** How many editions after its first each wording was last in force; numbers in base 36. */
  lasts: string;
  /** The first word of each file of words. */
  words: string[];
  /** The first wording of each file of wordings. */
  wordings: number[];
}

/** Words with the wordings that hold them: how far each is from the one before, and how often where it is more than once. */
export type WordFile = [word: string, postings: string][];

/**
 * Who had a wording: a rule by its permanent id, with its number in the last of the editions; or an entry of the glossary by its
 * address in the last of them, with its term. Then the first and the last edition.
 */
export type Holder = [place: string, name: string, first: number, last: number];

/** An entry of a glossary: its term, its words, the address of its page and its place there. */
export type SearchedTerm = [term: string, words: string, address: string, anchor: string];

/** Wordings in order, each with those that had it. */
export type WordingFile = [text: string, holders: Holder[]][];

/** The names of the data of a search. */
export const SEARCH_DATA = {
  index: 'search/index',
  words: (file: number): string => `search/words-${file}`,
  wordings: (file: number): string => `search/wordings-${file}`,
};

/** How long a file of words or of wordings may become (UTF-16 units); one common word can make it longer. */
const LONGEST = 64_000;

/** What MiniSearch is told, where an index is made and where it is asked. */
export const SEARCH_OPTIONS = {
  fields: ['text'],
  tokenize: (text: string): string[] => searchWords(text),
  processTerm: (term: string): string => term,
};

export { folded };

/** The words of a text as they are looked for; numbers of rules are words. */
export function searchWords(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * Makes the index of every wording of every rule and of every entry of a glossary, in files that are loaded as words are looked for.
 *
 * @param lives the life of the rules
 * @param documents the editions of the book, in order of time
 * @param has whether the life of a rule has a page
 * @param glossaries of each edition
 * @returns name and content of the data, one after another
 */
export function* searchData(
  lives: Lineages,
  documents: readonly SearchedEdition[],
  has: (id: string) => boolean,
  glossaries: readonly (readonly SearchedTerm[])[] = [],
): Generator<[name: string, value: SearchIndex | WordFile | WordingFile]> {
  const dated = [...wordingsOf(lives, documents, has), ...termsOf(glossaries)]
    .map((wording) => ({ wording, span: spanOf(wording) }))
    .sort((a, b) => a.span[0] - b.span[0]);
  const wordings = dated.map(({ wording }) => wording);
  const begins = documents.map(() => 0);
  for (const { span } of dated) begins[span[0]] = (begins[span[0]] as number) + 1;
  const search = new MiniSearch<{ id: number; text: string }>(SEARCH_OPTIONS);
  search.addAll(wordings.map(([text], id) => ({ id, text })));
  const { index, fieldLength } = search.toJSON();

  const words: string[] = [];
  let file: WordFile = [];
  let length = 0;
  const sorted = index
    .map(([word, fields]): [string, string] => [word, postingsOf(fields['0'] as Record<string, number>)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [word, postings] of sorted) {
    if (length > 0 && length + postings.length > LONGEST) {
      yield [SEARCH_DATA.words(words.length - 1), file];
      file = [];
      length = 0;
    }
    if (file.length === 0) words.push(word);
    file.push([word, postings]);
    length += word.length + postings.length + 6;
  }
  if (file.length > 0) yield [SEARCH_DATA.words(words.length - 1), file];

  const starts: number[] = [];
  let texts: WordingFile = [];
  length = 0;
  for (const [at, wording] of wordings.entries()) {
    if (length > 0 && length + wording[0].length > LONGEST) {
      yield [SEARCH_DATA.wordings(starts.length - 1), texts];
      texts = [];
      length = 0;
    }
    if (texts.length === 0) starts.push(at);
    texts.push(wording);
    length += wording[0].length + 40 * wording[1].length;
  }
  if (texts.length > 0) yield [SEARCH_DATA.wordings(starts.length - 1), texts];

  yield [
    SEARCH_DATA.index,
    {
      editions: documents.map(({ id, name, partial }) => ({ id, name, partial })),
      lengths: wordings.map((_, at) => (fieldLength[at]?.[0] ?? 0).toString(36)).join(' '),
      begins,
      lasts: dated.map(({ span: [first, last] }) => (last - first).toString(36)).join(' '),
      words,
      wordings: starts,
    },
  ];
}

/** The first and the last edition of a wording. */
function spanOf([, holders]: WordingFile[number]): [first: number, last: number] {
  return [Math.min(...holders.map((holder) => holder[2])), Math.max(...holders.map((holder) => holder[3]))];
}

/** Every wording of a glossary once, with the entries that had it. */
function termsOf(glossaries: readonly (readonly SearchedTerm[])[]): WordingFile {
  const found = new Map<string, WordingFile[number]>();
  glossaries.forEach((terms, edition) => {
    for (const [term, words, address, anchor] of terms) {
      if (words === '') continue;
      const place = `${address}#${encodeURIComponent(anchor)}`;
      const key = `${term}\n${words}`;
      const known = found.get(key);
      const last = known?.[1].at(-1);
      if (last?.[3] === edition - 1) {
        last[0] = place;
        last[3] = edition;
      } else if (known) known[1].push([place, term, edition, edition]);
      else found.set(key, [`${term}: ${words}`, [[place, term, edition, edition]]]);
    }
  });
  return [...found.values()];
}

/** Every wording of a rule once, with the rules that had it. */
function wordingsOf(
  lives: Lineages,
  documents: readonly SearchedEdition[],
  has: (id: string) => boolean,
): WordingFile {
  const { concordance } = lives;
  const { texts, wordings } = lives.data;
  /** Of each edition of the concordance, the document of the book. */
  const documentAt = new Map(
    documents.flatMap(({ name }, place) => {
      const at = concordance.editionIndex(name);
      return at === undefined ? [] : [[at, place] as const];
    }),
  );
  const holders = new Map<number, Holder[]>();
  lives.data.concordance.lineages.forEach(([id, runs], lineage) => {
    if (!has(id)) return;
    const rows = wordings[lineage] ?? [];
    const [, end] = concordance.span(lineage);
    rows.forEach(([from, text], i) => {
      const to = i + 1 < rows.length ? (rows[i + 1] as WordingRow)[0] - 1 : end;
      const first = documentAt.get(from);
      if (first === undefined) return;
      let last = first;
      // Of a fragment that lies between, nobody knows whether it would have held the rule.
      for (const [at, place] of documentAt) {
        if (at > from && at <= to && !documents[place]?.partial && place > last) last = place;
      }
      const name = documents[last]?.name ?? '';
      const at = concordance.editionIndex(name) ?? from;
      const number = runs.find(([, a, b]) => a <= at && at <= b)?.[0];
      if (number === undefined) return;
      const list = holders.get(text) ?? [];
      list.push([id, number, first, last]);
      holders.set(text, list);
    });
  });
  return [...holders].map(([text, list]): WordingFile[number] => [texts[text] as string, list]);
}

/** `3 2*4 1`: wordings 3, 5 (four times) and 6, in base 36. */
function postingsOf(frequencies: Record<string, number>): string {
  let before = 0;
  return Object.entries(frequencies)
    .map(([wording, times]): [number, number] => [Number(wording), times])
    .sort(([a], [b]) => a - b)
    .map(([wording, times]) => {
      const step = (wording - before).toString(36);
      before = wording;
      return times === 1 ? step : `${step}*${times.toString(36)}`;
    })
    .join(' ');
}

/** What {@link postingsOf} wrote, as MiniSearch takes it. */
export function readPostings(postings: string): Record<string, number> {
  const frequencies: Record<string, number> = {};
  let wording = 0;
  for (const part of postings.split(' ')) {
    const [step, times] = part.split('*') as [string, string | undefined];
    wording += Number.parseInt(step, 36);
    frequencies[wording] = times === undefined ? 1 : Number.parseInt(times, 36);
  }
  return frequencies;
}
