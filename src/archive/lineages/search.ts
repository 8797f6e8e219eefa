import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dateInWords } from '../../lineage/dates.js';
import { isTerm } from '../../lineage/glossaryTerms.js';
import { CITE_DATA, Citations, type CiteData, citeData } from '../../lineage/search/cite.js';
import { isHeading, type NumberRun, searchData } from '../../lineage/search/data.js';
import { resultsOf } from '../../lineage/search/results.js';
import { Search } from '../../lineage/search/search.js';
import { type Found, type Hit, type NumberSpan, type SearchOptions, wordsOf } from '../editions/search.js';
import type { PlaceKind } from '../editions/texts.js';
import { ArchiveError } from '../errors.js';
import { Lines, writeLines } from './lines.js';
import { type LivesOptions, openLives, storedKey } from './open.js';
import { wholeEditions } from './openNumbers.js';
import { sampleState } from './samples.js';

/** Grows when the data of a search are made otherwise, so that stored ones are made again. */
const SEARCH_VERSION = 3;
/** How much is read at once: little, since reading a line costs nothing. */
const LINE_SIZES = { words: 4_000, rules: 2_000, former: 4_000 };
/** File with the numbers in the newest edition of rules that have ended, by the ids of those rules. A rule of which nothing is left has no entry. */
const TODAY = 'today';
/** In how many texts the words are looked for as they follow one another; here nothing has to be sent. */
const LOOKED = 100;
/** Beside the compiled code, as the lives of the samples are. */
const SAMPLES = fileURLToPath(new URL('./samples-search.jsonl', import.meta.url));

interface Header {
  key: string;
  names: string[];
}

/** The search of the editions at hand, as the book has it. */
export interface OpenSearch {
  search: Search;
  citations(): Promise<Citations>;
  /** What a rule that has ended is called in the newest edition. */
  todayOf(id: string): Promise<string[]>;
  close(): void;
}

/**
 * Opens the search of an archive, or of the samples where there is none. It is made when it is first asked for, and again when
 * the archive has changed; after that only what a question needs is read.
 *
 * @param samples the file with the search of the samples
 * @returns undefined where the archive holds no whole edition with a date: no rule has a life there
 * @throws ArchiveError as {@link openLives} does
 */
export async function openSearch(
  options: LivesOptions = {},
  samples: string = SAMPLES,
): Promise<OpenSearch | undefined> {
  const { archive } = options;
  const path = archive === undefined ? samples : join(archive, 'search.jsonl');
  const stored = openLines(path, archive === undefined ? sampleState() : storedKey(archive));
  if (stored) return opened(stored);
  if (archive !== undefined && existsSync(archive)) {
    if (wholeEditions(archive).length === 0) return undefined;
  }
  const values = await made(options);
  const key = archive === undefined ? undefined : storedKey(archive);
  try {
    if (key !== undefined) store(path, key, values);
  } catch {
    // Kept for the next time only: an archive that cannot be written to is answered from memory.
  }
  const names = new Map(values);
  return opened({ read: (name) => names.get(name), close: () => {} });
}

/**
 * Answers what somebody typed: rules by their words in any order and form, by names, nicknames and abbreviations, with slips of
 * spelling mended; by their numbers today and formerly; editions by date and name.
 *
 * @param opened as {@link openSearch} gives it
 * @param asked may end in a date: `606.9a@2008`, `legend rule in M10`
 * @param options `in` any name of an edition
 * @returns one hit for each rule; `first`, `last` and `editions` speak of the words one after another
 * @throws ArchiveError `empty-phrase`, `no-such-edition`
 */
export async function searchByWords(
  { search, citations, todayOf }: OpenSearch,
  asked: string,
  { in: within, limit = 50 }: SearchOptions = {},
): Promise<Found> {
  wordsOf(asked);
  const names = search.editions.map(({ name }) => name);
  const edition = within === undefined ? undefined : search.editionOf(within);
  if (within !== undefined && edition === undefined) {
    const { absence } = await import('../editions/finding.js');
    throw new ArchiveError(
      'no-such-edition',
      absence(
        within,
        search.editions.map(({ name }) => ({ name })),
        'no edition that is known here',
      ),
      within,
    );
  }
  const { results, answer, problem } = await resultsOf(search, citations, todayOf, asked, {
    most: limit,
    ...(edition === undefined ? {} : { edition }),
  });
  if (problem !== undefined) throw new ArchiveError('no-such-edition', problem);
  const using = await search.editionsWith(answer.query.words, edition);
  const name = (at: number | undefined): string => names[at ?? -1] ?? '';
  const span = ([number, first, last]: NumberRun): NumberSpan => ({
    number,
    first: name(first),
    last: name(last),
  });
  const hits = results.slice(0, limit).map((result): Hit => {
    if (result.kind === 'edition') {
      const { name: edition, aliases } = result;
      const text = [dateInWords(edition), ...aliases.filter((alias) => !/^\d/.test(alias))].join(', ');
      return { text, places: [{ edition, place: '', kind: 'edition' }], first: edition, last: edition };
    }
    const { found, others, today, asked: meant } = result;
    const { id, text, above, runs, numbers } = found;
    const shown =
      edition === undefined ? numbers : numbers.filter(([, a, b]) => a <= edition && edition <= b);
    const ends = spanOf(shown);
    return {
      text,
      places: shown.flatMap(([place, a, b]) =>
        names.slice(a, b + 1).map((one) => ({ edition: one, place, kind: kindOf(place, text) })),
      ),
      first: name(ends[1]),
      last: name(ends[2]),
      rule: {
        lineage: id,
        number: ends[0],
        above,
        today,
        ...(meant === undefined ? {} : { asked: meant }),
        numbers: runs.map(span),
        wordings: others.map(([words, then]) => ({ text: words, ...span(spanOf(then)) })),
      },
    };
  });
  return {
    phrase: asked,
    ...(using.length === 0 ? {} : { first: name(using[0]), last: name(using.at(-1)) }),
    editions: using.length,
    searched: edition === undefined ? names.length : 1,
    total: Math.max(hits.length, answer.candidates + answer.editions.length),
    hits,
    ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
    ...(answer.some ? { some: true } : {}),
  };
}

/**
 * Answers to a question: first rules of the newest edition with a sentence that says all that is asked, in the order of their words; then
 * what the words find; then other answers.
 *
 * @param answers rules with a sentence that answers
 * @param words what {@link searchByWords} finds for the words of the question
 */
export function answersFirst(answers: Found, words: Found): Found {
  const keyOf = ({ places }: Hit): string => `${places.at(-1)?.place}@${places.at(-1)?.edition}`;
  const ranks = new Map(words.hits.map((hit, at) => [keyOf(hit), at]));
  const newest = [...answers.hits, ...words.hits].reduce(
    (last, hit) => (hit.last > last ? hit.last : last),
    '',
  );
  const rankOf = (hit: Hit): number => ranks.get(keyOf(hit)) ?? words.hits.length;
  const byRank = answers.hits.toSorted((a, b) => rankOf(a) - rankOf(b));
  const whole = (hit: Hit): boolean =>
    hit.last === newest && hit.answers?.some(({ partly }) => !partly) === true;
  const hits = new Map<string, Hit>();
  for (const hit of [...byRank.filter(whole), ...words.hits, ...byRank])
    if (!hits.has(keyOf(hit))) hits.set(keyOf(hit), hit);
  for (const { answers: said, ...hit } of answers.hits) {
    const kept = hits.get(keyOf(hit as Hit));
    if (kept && said) kept.answers = said;
  }
  return {
    ...(answers.total > 0 ? answers : words),
    total: answers.total + words.total - (answers.hits.length + words.hits.length - hits.size),
    hits: [...hits.values()],
  };
}

/** The last number of some runs, with the first and the last edition of all. */
function spanOf(runs: readonly NumberRun[]): NumberRun {
  const [number = '', , last = 0] = runs.at(-1) ?? [];
  return [number, runs[0]?.[1] ?? 0, last];
}

function kindOf(place: string, text: string): PlaceKind {
  if (isTerm(place)) return 'glossary';
  return isHeading(text) ? 'heading' : 'rule';
}

/** Makes the search of the samples and keeps it. */
export async function keepSampleSearch(path: string = SAMPLES): Promise<void> {
  store(path, sampleState(), await made({}));
}

/** What a search is made of, by name. */
interface Named {
  read(name: string): unknown;
  close(): void;
}

async function opened(data: Named): Promise<OpenSearch> {
  const load = async <T>(name: string): Promise<T> => data.read(name) as T;
  let citations: Promise<Citations> | undefined;
  return {
    search: await Search.open(load, LOOKED),
    citations: () => {
      citations ??= load<CiteData>(CITE_DATA).then((known) => new Citations(known));
      return citations;
    },
    todayOf: async (id) => (await load<Record<string, string[]>>(TODAY))[id] ?? [],
    close: () => data.close(),
  };
}

function openLines(path: string, key: string | undefined): Named | undefined {
  if (key === undefined || !existsSync(path)) return undefined;
  try {
    const lines = new Lines<Header>(path);
    if (lines.header.key === keyed(key)) {
      const places = new Map(lines.header.names.map((name, at) => [name, at]));
      const values = new Map<string, unknown>();
      return {
        read: (name) => {
          if (!values.has(name)) values.set(name, lines.read(places.get(name) ?? -1));
          return values.get(name);
        },
        close: () => lines.close(),
      };
    }
    lines.close();
  } catch {
    // Missing or damaged: it is only a cache, and is made again.
  }
  return undefined;
}

async function made(options: LivesOptions): Promise<[name: string, value: unknown][]> {
  const { catalogued } = await import('../editions/reading.js');
  const lives = await openLives(options);
  try {
    const all = lives.all();
    const documents = lives.editions.map((name) => ({
      id: name,
      name,
      partial: false,
      aliases: catalogued(name),
    }));
    const every = all.data.concordance.lineages.map((_, at) => at);
    const numbers = citeData(all.data.concordance, every, documents);
    return [
      ...searchData(all, documents, () => true, LINE_SIZES),
      [CITE_DATA, numbers],
      [TODAY, endedToday(numbers)],
    ];
  } finally {
    lives.close();
  }
}

/** What the rules that have ended are called in the newest edition. */
function endedToday(data: CiteData): Record<string, string[]> {
  const { lineages, editions } = data.concordance;
  const citations = new Citations(data);
  return Object.fromEntries(
    lineages.flatMap(([id, runs]): [string, string[]][] => {
      const today = runs.at(-1)?.[2] === editions.length - 1 ? [] : citations.today(id);
      return today.length === 0 ? [] : [[id, today]];
    }),
  );
}

function store(path: string, key: string, values: readonly [name: string, value: unknown][]): void {
  writeLines(
    path,
    { key: keyed(key), names: values.map(([name]) => name) },
    values.map(([, value]) => value),
  );
}

const keyed = (key: string): string => `${SEARCH_VERSION} ${key}`;
