import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Shared } from './documents.js';
import type { Answer, Order } from './pool.js';
import { perform } from './tasks.js';

/** How much is on the heap of this thread, in bytes. */
const held = (): number => getHeapStatistics().used_heap_size;

let shared = workerData as Shared;

/** A thread of the pool, which does one task at a time. */
parentPort?.on('message', async ({ number, name, jobs, big, scenarios }: Order) => {
  let answer: Answer;
  try {
    shared = { ...shared, big, ...(scenarios ? { scenarios } : {}) };
    const results: unknown[] = [];
    for (const job of jobs) results.push(await perform(name, job, shared));
    answer = { number, held: held(), results };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    answer = { number, held: held(), error: { message, ...(stack === undefined ? {} : { stack }) } };
  }
  parentPort?.postMessage(answer);
});
