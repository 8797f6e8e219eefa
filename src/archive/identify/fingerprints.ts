import type { Edition } from '../../tree/index.js';
import { listIn } from '../../tree/maps.js';
import { featuresOf } from './features.js';

/** A set of editions, as places in {@link Fingerprints.editions}: runs from first to last, both inclusive. */
export type Runs = readonly (readonly [first: number, last: number])[];

/** A table of hashes: in which editions each was seen. */
type HashTable = ReadonlyMap<number, Runs>;

/** What the words of known editions are known again by. No word can be got back from it. */
export interface Fingerprints {
  /** ISO dates of the editions, oldest first. */
  editions: readonly string[];
  /** Numbers of rules, sections and glossary entries. */
  numbers: HashTable;
  /** Numbers together with their words. */
  numbered: HashTable;
  /** Sentences, wherever they are. */
  sentences: HashTable;
  /** Runs of characters, few of all. */
  marks: HashTable;
}

/** The file that the package carries. A key says in which editions the hashes after it stand (`3-7,9`), the hashes are base64 of unsigned 32-bit integers, little end first. */
export interface FingerprintFile {
  what: string;
  editions: string[];
  numbers: Record<string, string>;
  numbered: Record<string, string>;
  sentences: Record<string, string>;
  marks: Record<string, string>;
}

type TableName = 'numbers' | 'numbered' | 'sentences' | 'marks';
const TABLES: readonly TableName[] = ['numbers', 'numbered', 'sentences', 'marks'];

/**
 * Takes the fingerprints of a set of editions.
 *
 * @param editions dates (ISO) and trees; an edition that comes twice counts with all that either copy has
 */
export function takeFingerprints(editions: Iterable<{ date: string; tree: Edition }>): Fingerprints {
  const seen: Record<TableName, Map<number, Set<string>>> = {
    numbers: new Map(),
    numbered: new Map(),
    sentences: new Map(),
    marks: new Map(),
  };
  const dates = new Set<string>();
  for (const { date, tree } of editions) {
    dates.add(date);
    const note = (table: TableName, hash: number | undefined): void => {
      if (hash === undefined) return;
      const in_ = seen[table].get(hash);
      if (in_) in_.add(date);
      else seen[table].set(hash, new Set([date]));
    };
    for (const feature of featuresOf(tree)) {
      note('numbers', feature.number);
      note('numbered', feature.numbered);
      for (const sentence of feature.sentences) note('sentences', sentence.hash);
      for (const mark of feature.marks) note('marks', mark);
    }
  }
  const order = [...dates].sort();
  const place = new Map(order.map((date, at) => [date, at]));
  const table = (name: TableName): HashTable =>
    new Map(
      [...seen[name]].map(([hash, in_]) => [hash, runsOf([...in_].map((d) => place.get(d) as number))]),
    );
  return {
    editions: order,
    numbers: table('numbers'),
    numbered: table('numbered'),
    sentences: table('sentences'),
    marks: table('marks'),
  };
}

/** Brings two sets of fingerprints together; what either knows of an edition counts. */
export function joinFingerprints(a: Fingerprints, b: Fingerprints): Fingerprints {
  const editions = [...new Set([...a.editions, ...b.editions])].sort();
  const place = new Map(editions.map((date, at) => [date, at]));
  const join = (name: TableName): HashTable => {
    const table = new Map<number, Runs>();
    for (const prints of [a, b]) {
      const moved = prints.editions.map((date) => place.get(date) as number);
      // Many hashes have the same runs, and each is moved once.
      const known = new Map<Runs, number[]>();
      for (const [hash, runs] of prints[name]) {
        const there = known.get(runs) ?? runs.flatMap(([first, last]) => moved.slice(first, last + 1));
        known.set(runs, there);
        const before = table.get(hash);
        table.set(hash, before ? runsOf([...expand(before), ...there]) : runsOf(there));
      }
    }
    return table;
  };
  return {
    editions,
    numbers: join('numbers'),
    numbered: join('numbered'),
    sentences: join('sentences'),
    marks: join('marks'),
  };
}

function expand(runs: Runs): number[] {
  return runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** Writes fingerprints in their file's form; the same fingerprints always give the same characters. */
export function packFingerprints(prints: Fingerprints): FingerprintFile {
  const pack = (table: HashTable): Record<string, string> => {
    const groups = new Map<string, number[]>();
    for (const [hash, runs] of table) {
      const key = runs.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(',');
      listIn(groups, key).push(hash);
    }
    const keys = [...groups.keys()].sort(
      (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1),
    );
    return Object.fromEntries(
      keys.map((key) => {
        const hashes = (groups.get(key) as number[]).sort((a, b) => a - b);
        const bytes = Buffer.alloc(hashes.length * 4);
        for (const [at, hash] of hashes.entries()) bytes.writeUInt32LE(hash, at * 4);
        return [key, bytes.toString('base64')];
      }),
    );
  };
  const file: FingerprintFile = {
    what:
      'Short hashes of the rules, numbers, sentences and some runs of letters of known editions, by the editions in which they stand; ' +
      'made by scripts/make-catalogue.ts. Facts only: no words can be got back from them.',
    editions: [...prints.editions],
    numbers: {},
    numbered: {},
    sentences: {},
    marks: {},
  };
  for (const name of TABLES) file[name] = pack(prints[name]);
  return file;
}

/** Reads the file's form. */
export function unpackFingerprints(file: FingerprintFile): Fingerprints {
  const unpack = (groups: Record<string, string>): HashTable => {
    const table = new Map<number, Runs>();
    for (const [key, packed] of Object.entries(groups)) {
      const runs = runsIn(key);
      const bytes = Buffer.from(packed, 'base64');
      for (let at = 0; at + 4 <= bytes.length; at += 4) table.set(bytes.readUInt32LE(at), runs);
    }
    return table;
  };
  return {
    editions: file.editions,
    numbers: unpack(file.numbers),
    numbered: unpack(file.numbered),
    sentences: unpack(file.sentences),
    marks: unpack(file.marks),
  };
}

/** The runs that a key of the file's form names. */
function runsIn(key: string): Runs {
  return key.split(',').map((run) => {
    const [first, last] = run.split('-').map(Number);
    return [first as number, last ?? (first as number)] as const;
  });
}

/** How many of some hashes each edition has. */
export interface Scores {
  scores: Uint32Array;
  /** Those of them that a certain edition has as well. */
  shared: Uint32Array;
}

/**
 * Counts in how many of some hashes of numbers with their words each edition agrees, straight from the file's form.
 *
 * @param own the place of the edition with which the others are compared, -1 for none
 */
export function scoresIn(file: FingerprintFile, hashes: ReadonlySet<number>, own: number): Scores {
  const scores = new Uint32Array(file.editions.length);
  const shared = new Uint32Array(file.editions.length);
  for (const [key, packed] of Object.entries(file.numbered)) {
    const found = countIn(packed, hashes);
    if (found === 0) continue;
    const runs = runsIn(key);
    const both = inRuns(runs, own) ? found : 0;
    for (const [first, last] of runs) {
      for (let at = first; at <= last; at++) {
        scores[at] = (scores[at] as number) + found;
        shared[at] = (shared[at] as number) + both;
      }
    }
  }
  return { scores, shared };
}

/** Says whether one edition has all of some hashes of numbers with their words; of the others nothing is looked at. */
export function hasAll(file: FingerprintFile, hashes: ReadonlySet<number>, at: number): boolean {
  let found = 0;
  for (const [key, packed] of Object.entries(file.numbered))
    if (names(key, at)) found += countIn(packed, hashes);
  return found === hashes.size;
}

/** Whether the runs of a key have a place. Of a thousand keys lists are not made to find this out. */
function names(key: string, place: number): boolean {
  let first = -1;
  let value = 0;
  for (let at = 0; at <= key.length; at++) {
    const unit = key.charCodeAt(at);
    if (unit >= 0x30 && unit <= 0x39) value = value * 10 + unit - 0x30;
    else if (unit === DASH) [first, value] = [value, 0];
    else if ((first < 0 ? value : first) <= place && place <= value) return true;
    else [first, value] = [-1, 0];
  }
  return false;
}

const DASH = 0x2d;

function countIn(packed: string, hashes: ReadonlySet<number>): number {
  const bytes = Buffer.from(packed, 'base64');
  let found = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) if (hashes.has(bytes.readUInt32LE(at))) found++;
  return found;
}

/** Says whether a set of editions holds one. */
export function inRuns(runs: Runs | undefined, at: number): boolean {
  return runs?.some(([first, last]) => at >= first && at <= last) ?? false;
}

/** Gathers places in the order of editions into runs. */
export function runsOf(places: number[]): Runs {
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const place of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}
