import MiniSearch from 'minisearch';
import { folded } from '../../tree/folded.js';
import { parentNumber } from '../../tree/numbers.js';
import { isTerm } from '../glossaryTerms.js';
import type { Lineages } from '../lineages.js';
import type { LineageRow, WordingRow } from '../types.js';
import { SEARCH_DATA } from './names.js';
import { inBase36, inOneText, postingsOf } from './packing.js';

/** An edition that was searched through. */
export interface SearchedEdition {
  id: string;
  name: string;
  partial: boolean;
  /** What else it is called: the code and name of its release. */
  aliases: readonly string[];
}

/**
 * Words by which a rule is known: a heading, a headword of the glossary, or a name that the rule gives to something. `to` is the
 * rule that a headword refers to. Rules are places in the list of rules. The words of a headword are empty: they are in that list.
 */
export type Head = [words: string, rule: number, to?: number];

/** What a search begins with: little, so that a page can have it before anything is asked. */
export interface SearchIndex {
  /** The oldest first. */
  editions: SearchedEdition[];
  /** The first word of each file of words. */
  words: string[];
  /** The first rule of each file of last wordings, and of each file of former ones. */
  rules: number[];
  former: number[];
}

/** What is known of all rules; a search needs it with the words that are looked for. */
export interface SearchTable {
  /** The last number of each rule, section and chapter, and the headword of each entry of the glossary; those in force come first. */
  numbers: string;
  heads: Head[];
  /** The first and the last edition of each, and how many words its last wording has; numbers in base 36. */
  firsts: string;
  lasts: string;
  lengths: string;
}

/** Words with the rules that hold them: in the last wording, in former wordings alone, and in the headings above. */
export type WordFile = [word: string, now: string, was: string, under: string][];

/** Words of four letters or more that a slip of spelling may stand for, and for each, in base 36, how many last wordings have it. */
export type Vocabulary = [words: string, counts: string];

/** A number of a rule, with the first and the last edition in which it had it. */
export type NumberRun = [number: string, first: number, last: number];

/** A wording with the numbers that the rule had while it was in force. */
export type Wording = [text: string, numbers: NumberRun[]];

/** A rule: its permanent id, the headings above it, how many wordings it had, all its numbers, and its last wording. */
export type FoundRule = [id: string, above: string, wordings: number, runs: NumberRun[], ...last: Wording];

/** Rules in order. */
export type RuleFile = FoundRule[];

/** Former wordings of rules in order, the newest first. */
export type FormerFile = Wording[][];

/** Most UTF-16 units of one file: of words (one common word can make a file longer), of last wordings, of former wordings. */
interface FileSizes {
  words: number;
  rules: number;
  former: number;
}

/** What a page loads: each file is a request, and a list of results needs several of last wordings. */
const PAGE_FILES: FileSizes = { words: 16_000, rules: 8_000, former: 64_000 };

/** The options of MiniSearch, where an index is made and where it is asked. */
export const SEARCH_OPTIONS = {
  fields: ['now', 'was', 'under'],
  tokenize: (text: string): string[] => searchWords(text),
  processTerm: (term: string): string => term,
};

export { folded };

/** The words of a text as they are looked for: in the singular; numbers of rules are words. */
export function searchWords(text: string): string[] {
  return plainWords(text).map(singular);
}

/** The words of a text in small letters, in their order. */
export function plainWords(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Whether words follow one another in a text, in the singular or the plural. */
export function holdsRun(text: string, run: readonly string[]): boolean {
  return ` ${searchWords(text).join(' ')} `.includes(` ${run.join(' ')} `);
}

/** A word without its plural ending. */
function singular(word: string): string {
  const plain = word.replace(/'s?$/, '');
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  if (/[^aeiou]ies$/.test(plain) && plain.length > 4) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(plain)) return plain.slice(0, -2);
  return /[^su]s$/.test(plain) && !/(?:is|ous)$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** A rule as it is searched. */
interface Unit {
  id: string;
  /** The newest first. */
  wordings: Wording[];
  /** Every number of the rule, the oldest first. */
  runs: NumberRun[];
  number: string;
  above: string;
  first: number;
  last: number;
}

/**
 * Makes the index of every wording of every rule and every entry of the glossary, in files that are loaded as words are looked for.
 *
 * @param lives the life of the rules
 * @param documents the editions of the book, in order of time
 * @param has whether the life of a rule has a page
 * @param sizes how much is read at once
 * @returns name and content of the data, one after another
 */
export function* searchData(
  lives: Lineages,
  documents: readonly SearchedEdition[],
  has: (id: string) => boolean,
  sizes: FileSizes = PAGE_FILES,
): Generator<
  [name: string, value: SearchIndex | SearchTable | WordFile | RuleFile | FormerFile | Vocabulary]
> {
  const newest = documents.length - 1;
  const units = unitsOf(lives, documents, has).sort(
    (a, b) => Number(b.last === newest) - Number(a.last === newest) || inOrder(a.number, b.number),
  );
  const search = new MiniSearch<{ id: number; now: string; was: string; under: string }>(SEARCH_OPTIONS);
  search.addAll(
    units.map(({ wordings: [last, ...former], above, number }, id) => {
      const now = `${last?.[0]} ${isTerm(number) ? number : ''}`;
      const present = new Set(searchWords(now));
      // What the last wording says too need not be found in a former one.
      const was = new Set(former.flatMap(([text]) => searchWords(text)).filter((word) => !present.has(word)));
      return { id, now, was: [...was].join(' '), under: above };
    }),
  );
  const { index, fieldLength } = search.toJSON();
  const entries = index
    .map(([word, fields]): WordFile[number] => [
      word,
      ...(['0', '1', '2'].map((field) => postingsOf(fields[field] as Record<string, number> | undefined)) as [
        string,
        string,
        string,
      ]),
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const words: string[] = [];
  for (const file of packed(entries, sizes.words, (entry) => entry.join('').length + 12)) {
    yield [SEARCH_DATA.words(words.length), file];
    words.push((file[0] as WordFile[number])[0]);
  }
  const whole = entries.filter(([word, now]) => /^\p{L}{4,}$/u.test(word) && now !== '');
  yield [
    SEARCH_DATA.vocabulary,
    [inOneText(whole.map(([word]) => word)), inBase36(whole.map(([, now]) => now.split(' ').length))],
  ];

  const rules: number[] = [0];
  const rows = units.map(
    ({ id, above, wordings, runs }): FoundRule => [
      id,
      above,
      wordings.length,
      runs,
      ...(wordings[0] as Wording),
    ],
  );
  for (const file of packed(rows, sizes.rules, ([, , , runs, text]) => text.length + 20 * runs.length + 80)) {
    yield [SEARCH_DATA.rules(rules.length - 1), file];
    rules.push((rules.at(-1) as number) + file.length);
  }
  const former: number[] = [0];
  for (const file of packed(
    units.map(({ wordings }) => wordings.slice(1)),
    sizes.former,
    (list) => list.reduce((sum, [text]) => sum + text.length + 40, 4),
  )) {
    yield [SEARCH_DATA.former(former.length - 1), file];
    former.push((former.at(-1) as number) + file.length);
  }

  yield [
    SEARCH_DATA.table,
    {
      numbers: inOneText(units.map(({ number }) => number)),
      heads: headsOf(units),
      firsts: inBase36(units.map(({ first }) => first)),
      lasts: inBase36(units.map(({ last }) => last)),
      lengths: inBase36(units.map((_, id) => fieldLength[id]?.[0] ?? 0)),
    },
  ];
  yield [
    SEARCH_DATA.index,
    {
      editions: documents.map(({ id, name, partial, aliases }) => ({ id, name, partial, aliases })),
      words,
      rules: rules.slice(0, -1),
      former: former.slice(0, -1),
    },
  ];
}

/** Things in order, as many together as a file may hold. */
function* packed<T>(things: readonly T[], most: number, sizeOf: (thing: T) => number): Generator<T[]> {
  let file: T[] = [];
  let size = 0;
  for (const thing of things) {
    const own = sizeOf(thing);
    if (file.length > 0 && size + own > most) {
      yield file;
      file = [];
      size = 0;
    }
    file.push(thing);
    size += own;
  }
  if (file.length > 0) yield file;
}

/** Numbers as the rules print them, then headwords. */
function inOrder(a: string, b: string): number {
  return Number(isTerm(a)) - Number(isTerm(b)) || a.localeCompare(b, 'en', { numeric: true });
}

/** A heading longer than this is a sentence. In characters. */
const HEADING = 70;
/** What a rule calls something, and the rule that says more of it: `called the “legend rule” (see rule 704.5j)`. */
const CALLING =
  /\b(?:called|known as|referred to as)\s+(?:(?:the|an?)\s+)?["\u201c]([^"\u201c\u201d]{3,40}?)[.,]?["\u201d](?:[^.]{0,12}\(see rule (\d{3}(?:\.\d+[a-z]?)?))?/giu;
/** Where an entry of the glossary leads: to a rule, or to another entry. */
const SEE = /\bSee (?:(?:rules?|sections?) (\d{3}(?:\.\d+[a-z]?)?)|([^.(]{3,50})\.)/u;

/** True for the text of a heading. */
export function isHeading(text: string): boolean {
  return text.length <= HEADING && !/[.:;]$/.test(text);
}

function headsOf(units: readonly Unit[]): Head[] {
  const bearers = new Map<string, number[]>();
  units.forEach(({ runs }, at) => {
    for (const [number] of runs) {
      const key = number.toLowerCase();
      const list = bearers.get(key) ?? [];
      if (list.at(-1) !== at) list.push(at);
      bearers.set(key, list);
    }
  });
  /** Who had a number or headword when a rule was last in force. */
  const bearer = (name: string | undefined, edition: number): number | undefined =>
    name === undefined
      ? undefined
      : bearers
          .get(name.toLowerCase())
          ?.find((at) =>
            units[at]?.runs.some(
              ([own, first, last]) =>
                own.toLowerCase() === name.toLowerCase() && first <= edition && edition <= last,
            ),
          );
  const targetOf = (at: number, depth = 0): number | undefined => {
    const { wordings, last } = units[at] as Unit;
    const [, number, term] = SEE.exec(wordings[0]?.[0] ?? '') ?? [];
    const to = bearer(number, last);
    const next = to === undefined && depth < 2 ? bearer(term, last) : undefined;
    return to ?? (next === undefined || next === at ? undefined : (targetOf(next, depth + 1) ?? next));
  };
  return units.flatMap(({ number, wordings, last }, at): Head[] => {
    const text = wordings[0]?.[0] ?? '';
    const head = (words: string, to: number | undefined): Head =>
      to === undefined ? [words, at] : [words, at, to];
    if (isTerm(number)) return [head('', targetOf(at))];
    if (isHeading(text)) return [head(text, undefined)];
    return [...text.matchAll(CALLING)].map(([, name, see]) => head(name as string, bearer(see, last)));
  });
}

/** The rules of the book with their wordings. */
function unitsOf(
  lives: Lineages,
  documents: readonly SearchedEdition[],
  has: (id: string) => boolean,
): Unit[] {
  const { concordance } = lives;
  const { texts, wordings } = lives.data;
  /** Of each edition of the concordance, the document of the book. */
  const documentAt = new Map(
    documents.flatMap(({ name }, place) => {
      const at = concordance.editionIndex(name);
      return at === undefined ? [] : [[at, place] as const];
    }),
  );
  const places = [...documentAt].sort(([a], [b]) => a - b);
  /** The documents from one edition to another, of which the last may be no fragment: nobody knows what that would have held. */
  const spanOf = (from: number, to: number): [number, number] | undefined => {
    const first = documentAt.get(from) ?? places.find(([at]) => from <= at && at <= to)?.[1];
    if (first === undefined) return undefined;
    const last = places.findLast(([at, place]) => from <= at && at <= to && !documents[place]?.partial)?.[1];
    return [first, Math.max(first, last ?? first)];
  };
  const titles = titlesOf(lives);
  return lives.data.concordance.lineages.flatMap(([id, runs], lineage): Unit[] => {
    if (!has(id)) return [];
    const rows = wordings[lineage] ?? [];
    const [, end] = concordance.span(lineage);
    const spoken = rows.flatMap(([from, text], i): Wording[] => {
      if (!documentAt.has(from)) return [];
      const to = i + 1 < rows.length ? (rows[i + 1] as WordingRow)[0] - 1 : end;
      const numbers = runs.flatMap(([number, a, b]): NumberRun[] => {
        const span = a <= to && from <= b ? spanOf(Math.max(a, from), Math.min(b, to)) : undefined;
        return span === undefined ? [] : [[number, ...span]];
      });
      return numbers.length === 0 ? [] : [[texts[text] as string, numbers]];
    });
    const last = spoken.at(-1);
    const [number, , until] = last?.[1].at(-1) ?? [];
    if (last === undefined || number === undefined || until === undefined) return [];
    const first = Math.min(...spoken.flatMap(([, numbers]) => numbers.map((run) => run[1])));
    const above = titles(number, concordance.editionIndex(documents[until]?.name ?? '') ?? end);
    const own = runs.flatMap(([name, a, b]): NumberRun[] => {
      const span = spanOf(a, b);
      return span === undefined ? [] : [[name, ...span]];
    });
    return [{ id, wordings: spoken.reverse(), runs: own, number, above, first, last: until }];
  });
}

/** Finds the headings above a number of an edition: of its section, and of the rule that a subrule belongs to. */
function titlesOf({ data }: Lineages): (number: string, edition: number) => string {
  const byNumber = new Map<string, number[]>();
  data.concordance.lineages.forEach(([, runs], at) => {
    for (const [number] of runs) {
      const list = byNumber.get(number) ?? [];
      if (list.at(-1) !== at) list.push(at);
      byNumber.set(number, list);
    }
  });
  const title = (number: string, edition: number): string => {
    for (const at of byNumber.get(number) ?? []) {
      const [, runs] = data.concordance.lineages[at] as LineageRow;
      if (!runs.some(([own, a, b]) => own === number && a <= edition && edition <= b)) continue;
      const row = data.wordings[at]?.findLast(([from]) => from <= edition);
      const text = row === undefined ? '' : (data.texts[row[1]] as string);
      if (isHeading(text)) return text;
    }
    return '';
  };
  return (number, edition) => {
    const found: string[] = [];
    if (isTerm(number)) return 'Glossary';
    for (let at = parentNumber(number); at !== undefined && at.length > 1; at = parentNumber(at)) {
      const words = title(at, edition);
      if (words !== '') found.unshift(words);
    }
    return found.join(' › ');
  };
}
