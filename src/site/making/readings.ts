import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readingsLately, takeReadings } from '../../language/index.js';
import { located, readJson, type Shared, writeJson } from './documents.js';
import { type Keeper, keyFrom } from './keep.js';
import type { Workshop } from './workshop.js';

/** How the sentences of the newest edition were read: most of them are in the next edition too. */
const READINGS = '.book/readings.json.gz';
const KEY = keyFrom('readings');

/** The book for which this thread has taken them in. */
let taken: number | undefined;

/** Tells whether the book that is there has readings that hold for this program. */
export function hasReadings(keeper: Keeper): boolean {
  return keeper.keyOf(READINGS) === KEY;
}

/** Takes in how sentences were read before, once in each thread. */
export function recallReadings(shared: Shared): void {
  const own = existsSync(join(shared.place, READINGS));
  if (taken === shared.book || !(own || shared.readings)) return;
  taken = shared.book;
  takeReadings(readJson(located(shared, READINGS)));
}

/** Leaves how sentences were read for other threads, and for the next book. */
export function keepReadings(shared: Shared): void {
  writeJson(shared, READINGS, readingsLately());
}

/** Has what was left stay with the book. */
export function noteReadings({ shared, keeper }: Workshop): void {
  if (existsSync(join(shared.place, READINGS))) keeper.note(READINGS, KEY, [READINGS]);
  else keeper.take(READINGS, KEY);
}
