import { parentPort, workerData } from 'node:worker_threads';
import type { Shared } from './documents.js';
import type { Answer, Order } from './pool.js';
import { TASKS } from './tasks.js';

/** A thread of the pool: it does what it is told, one order at a time. */
parentPort?.on('message', async ({ number, name, inputs }: Order) => {
  let answer: Answer;
  try {
    const results: unknown[] = [];
    for (const input of inputs) results.push(await TASKS[name](input as never, workerData as Shared));
    answer = { number, results };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    answer = { number, error: { message, ...(stack === undefined ? {} : { stack }) } };
  }
  parentPort?.postMessage(answer);
});
