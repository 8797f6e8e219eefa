import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Comparison } from '../../compare/index.js';
import type { Scenario } from '../../scenarios/index.js';
import type { Edition } from '../../tree/index.js';

/** Folders that are there: most pages have one of their own, so asking for it costs more than the page. */
const there = new Set<string>();

/** Writes a file of the book that is being made. */
export function writeInto(place: string, path: string, content: string | Uint8Array): void {
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

/** Writes a value as JSON, compressed where the name of the file ends so. */
export function writeJson(place: string, path: string, value: unknown): void {
  const words = `${JSON.stringify(value)}\n`;
  // The lowest level is four times as quick as the usual one, and the files are a fifth larger.
  writeInto(place, path, path.endsWith('.gz') ? gzipSync(words, { level: 1 }) : words);
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
export interface Shared {
  /** Which of the books that this process makes; what is remembered of one is not true of another. */
  book: number;
  /** The folder that the book is written into. */
  place: string;
  /** True for a book of many editions, whose long data are compressed; known once all files are read. */
  big: boolean;
  scenarios: readonly Scenario[];
}

/** Where the tree of a file lies until it is known which copy of an edition is taken. */
export function spooled(sha256: string): string {
  return `.making/${sha256}.json.gz`;
}

/** The trees used last: neighbours in a list of tasks share one. */
const recent = new Map<string, Edition>();

/** The tree of a document of the book. */
export function treeOf(id: string, { place, big, book }: Shared): Edition {
  const key = `${book} ${id}`;
  const tree = recent.get(key) ?? readJson<Edition>(`${place}/${dataAddress('trees', id, big)}`);
  recent.delete(key);
  recent.set(key, tree);
  for (const oldest of recent.keys()) if (recent.size > 3) recent.delete(oldest);
  return tree;
}

/** A comparison of the book. */
export function comparisonOf(id: string, { place, big }: Shared): Comparison {
  return readJson<Comparison>(`${place}/${dataAddress('comparisons', id, big)}`);
}
