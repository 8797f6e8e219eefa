import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Comparison } from '../../compare/index.js';
import type { Scenario } from '../../scenarios/index.js';
import type { Edition } from '../../tree/index.js';
import { type Linker, linker, linkerToHomes } from '../address.js';
import { Homes, type HomesData } from '../homes.js';
import { mustLieInside } from '../write.js';

/** Folders that are there: most pages have one of their own, so asking for it costs more than the page. */
const there = new Set<string>();

/** Where a book is made. */
export interface Place {
  /** The folder that the book is written into. */
  place: string;
  /** The folder of the book that it is laid onto, if there is one: what is the same there stays there. */
  former?: string;
}

/**
 * Writes a file of the book that is being made, unless the former one has the same.
 *
 * @throws RangeError for a path that would lead out of the folder
 */
export function writeInto({ place, former }: Place, path: string, content: string | Uint8Array): void {
  mustLieInside(path);
  if (former !== undefined && holds(join(former, path), content)) return;
  const full = join(place, path);
  const folder = dirname(full);
  const make = (): void => {
    mkdirSync(folder, { recursive: true });
    there.add(folder);
  };
  if (!there.has(folder)) make();
  try {
    writeFileSync(full, content);
  } catch (error) {
    // An earlier book may have been made in a place of the same name, which is gone now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    make();
    writeFileSync(full, content);
  }
}

/** True where a file is there and holds nothing else. */
function holds(path: string, content: string | Uint8Array): boolean {
  if (!existsSync(path)) return false;
  const bytes = readFileSync(path);
  return typeof content === 'string' ? bytes.toString() === content : bytes.equals(content);
}

/** Where a file of the book lies while it is made. */
export function located({ place, former }: Place, path: string): string {
  const here = join(place, path);
  return former === undefined || existsSync(here) ? here : join(former, path);
}

/** Writes a value as JSON, compressed where the name of the file ends so. */
export function writeJson(to: Place, path: string, value: unknown): void {
  const words = `${JSON.stringify(value)}\n`;
  // The lowest level is four times as quick as the usual one, and the files are a fifth larger.
  writeInto(to, path, path.endsWith('.gz') ? gzipSync(words, { level: 1 }) : words);
}

/** Reads a value that {@link writeJson} wrote. */
export function readJson<T>(path: string): T {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as T;
}

/** Where the data of a book lie; in a book of many editions what is long is compressed. */
export function dataAddress(kind: string, id: string, big: boolean): string {
  return `data/${kind}/${encodeURIComponent(id)}.json${big ? '.gz' : ''}`;
}

/** What every task of making a book may use. */
export interface Shared extends Place {
  /** Which of the books that this process makes; what is remembered of one is not true of another. */
  book: number;
  /** True for a book of many editions, whose long data are compressed; known once all files are read. */
  big: boolean;
  scenarios: readonly Scenario[];
  /** True where the former book says how sentences were read, by the same program. */
  readings: boolean;
}

/** Where the tree of a file lies until it is known which copy of an edition is taken. */
export function temporaryTree(sha256: string): string {
  return `.making/${sha256}.json.gz`;
}

/** The trees used last: neighbours in a list of tasks share one. */
const recent = new Map<string, Edition>();

/** The tree of a document of the book. */
export function treeOf(id: string, shared: Shared): Edition {
  const key = `${shared.book} ${id}`;
  const address = dataAddress('trees', id, shared.big);
  const tree = recent.get(key) ?? readJson<Edition>(located(shared, address));
  recent.delete(key);
  recent.set(key, tree);
  for (const oldest of recent.keys()) if (recent.size > 3) recent.delete(oldest);
  return tree;
}

export function comparisonOf(id: string, shared: Shared): Comparison {
  return readJson<Comparison>(located(shared, dataAddress('comparisons', id, shared.big)));
}

const HOMES = '.making/homes.json';

/** Leaves for all threads which pages the editions of a big book share. */
export function writeHomes({ place }: Place, homes: HomesData): void {
  writeJson({ place }, HOMES, homes);
}

let opened: { book: number; homes: Homes } | undefined;

/** Which pages editions share; undefined in a book that is not big, in which they share none. */
export function homesIn({ book, big, place }: Shared): Homes | undefined {
  if (!big) return undefined;
  if (opened?.book !== book) opened = { book, homes: new Homes(readJson<HomesData>(join(place, HOMES))) };
  return opened.homes;
}

/** The links of one page of the book. */
export function linkerIn(shared: Shared, from: string): Linker {
  return linkerToHomes(linker(from), homesIn(shared));
}
