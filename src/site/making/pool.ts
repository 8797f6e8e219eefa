import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Shared } from './documents.js';
import { type Job, perform, type TaskName, type TaskOf } from './tasks.js';

/** The task of a worker, and its answer. */
export interface Order {
  number: number;
  name: TaskName;
  jobs: Job[];
  /** Whether the book is big, as far as is known. */
  big: boolean;
  /** Sent with the first games that a thread plays: no other task needs them, and copying them takes a while. */
  scenarios?: Shared['scenarios'];
}
export type Answer = {
  number: number;
  /** What the thread holds, in bytes of its heap. */
  held: number;
} & ({ results: unknown[] } | { error: { message: string; stack?: string } });

/** Does tasks, on several threads where that is worth their start. */
export interface Pool {
  /**
   * Does one task for each input.
   *
   * @param group how many inputs one thread takes at a time: neighbours share what was read for them
   * @param onDone called after each group how many are done
   * @param taken what is held of a result, from when it is there
   * @returns results in the order of the jobs
   * @throws what a task throws
   */
  each<N extends TaskName>(
    name: N,
    jobs: readonly (Job & { input: TaskOf<N>['input'] })[],
    group?: number,
    onDone?: (done: number) => void,
    taken?: (result: TaskOf<N>['result']) => TaskOf<N>['result'],
  ): Promise<TaskOf<N>['result'][]>;
  close(): Promise<void>;
}

/** How many threads there are to work on; two at least, as one always waits for the disk. */
export function threadsAtHand(): number {
  return Math.max(2, Math.min(8, availableParallelism()));
}

/**
 * Opens a pool.
 *
 * @param shared what every task may use
 * @param threads how many, this one counted where it works too
 * @param apart the tasks that other threads do, the rest being done in this one; all when absent
 */
export function openPool(shared: Shared, threads: number, apart?: ReadonlySet<TaskName>): Pool {
  const here = inThisThread(shared);
  // Only what was compiled can be started as a thread.
  if (threads <= 1 || import.meta.url.endsWith('.ts')) return here;
  const there = onThreads(apart ? threads - 1 : threads, shared);
  return {
    each: (name, ...rest) => (apart && !apart.has(name) ? here : there).each(name, ...rest),
    close: async () => {
      await Promise.all([here.close(), there.close()]);
    },
  };
}

function inThisThread(shared: Shared): Pool {
  const running = new Set<Promise<unknown>>();
  let closed = false;
  const pool: Pool = {
    async each(name, jobs, _group, onDone, taken = (result) => result) {
      const results: TaskOf<typeof name>['result'][] = [];
      for (const job of jobs) {
        // Where one task fails the others stop: what they wrote would be left lying.
        if (closed) throw new Error('the book is not made any more');
        results.push(taken((await perform(name, job, shared)) as TaskOf<typeof name>['result']));
        onDone?.(results.length);
        // What other threads have to say is heard between tasks.
        await new Promise((resume) => setImmediate(resume));
      }
      return results;
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
  return {
    each(...order) {
      const done = pool.each(...order);
      const settled = done.catch(() => {}).finally(() => running.delete(settled));
      running.add(settled);
      return done;
    },
    close: pool.close,
  };
}

/** How much of what is new a thread keeps apart before it looks which of it is still needed, in MB; half of what Node would take. */
const NURSERY = 24;

/** A thread that holds more than this (bytes) makes room for a new one before it takes up another kind of task. */
const HEAVY = 120_000_000;

interface Waiting {
  order: Order;
  done: (results: unknown[]) => void;
  failed: (error: Error) => void;
}

/**
 * The order that a thread takes: of what it has done before, else of what no other has, else of what has waited longest, the one that is
 * nearest to its last, the later one of two. What it remembers serves neighbours most, so that each thread goes through a stretch of its
 * own: one that comes to a task that others have begun starts in the middle of what is left.
 *
 * @param orders those that wait, one at least, in their order
 * @param own what the thread has done, with the number of its last order of it
 * @param others what other threads have done
 * @returns the place of the order
 */
export function nextOf(
  orders: readonly Pick<Order, 'number' | 'name'>[],
  own: ReadonlyMap<TaskName, number> | undefined,
  others: readonly TaskName[],
): number {
  const ranks = orders.map(({ name }) => (own?.has(name) ? 2 : others.includes(name) ? 0 : 1));
  const first = orders[ranks.indexOf(Math.max(...ranks) as 0 | 1 | 2)] as Order;
  const alike = orders.flatMap(({ name }, at) => (name === first.name ? [at] : []));
  const last = own?.get(first.name);
  if (last === undefined) return alike[others.includes(first.name) ? alike.length >> 1 : 0] as number;
  const distance = (at: number): number => Math.abs((orders[at] as Order).number - last);
  return alike.reduce((best, at) => (distance(at) <= distance(best) ? at : best));
}

function onThreads(threads: number, shared: Shared): Pool {
  const waiting: Waiting[] = [];
  const busy = new Map<Worker, Waiting>();
  /** What each thread has done, with the number of its last order of it: it has the program at hand, and what editions share in it. */
  const learnt = new Map<Worker, Map<TaskName, number>>();
  const held = new Map<Worker, number>();
  const idle: Worker[] = [];
  let number = 0;
  let broken: Error | undefined;

  const takeFor = (worker: Worker): Waiting => {
    const others = [...learnt].flatMap(([other, names]) => (other === worker ? [] : [...names.keys()]));
    const orders = waiting.map(({ order }) => order);
    return waiting.splice(nextOf(orders, learnt.get(worker), others), 1)[0] as Waiting;
  };
  const feed = (): void => {
    while (waiting.length > 0) {
      let worker = idle.pop() ?? (learnt.size < threads ? start() : undefined);
      if (worker === undefined) return;
      const next = takeFor(worker);
      // What it remembers of one kind of task is of no use for another.
      if (!learnt.get(worker)?.has(next.order.name) && (held.get(worker) ?? 0) > HEAVY) {
        end(worker);
        worker = start();
      }
      const { name } = next.order;
      const first = name === 'play' && !learnt.get(worker)?.has(name);
      learnt.get(worker)?.set(name, next.order.number);
      busy.set(worker, next);
      worker.postMessage(first ? { ...next.order, scenarios: shared.scenarios } : next.order);
    }
  };
  const fail = (error: Error): void => {
    broken = error;
    for (const { failed } of [...busy.values(), ...waiting.splice(0)]) failed(error);
    busy.clear();
  };
  const start = (): Worker => {
    // What a process was told of its own program (such as that it came as a string) is not for its threads.
    const workerData: Shared = { ...shared, scenarios: [] };
    const resourceLimits = { maxYoungGenerationSizeMb: NURSERY };
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData,
      execArgv: [],
      resourceLimits,
    });
    learnt.set(worker, new Map());
    worker.on('message', (answer: Answer) => {
      const task = busy.get(worker);
      busy.delete(worker);
      held.set(worker, answer.held);
      idle.push(worker);
      if ('error' in answer) {
        const error = new Error(answer.error.message);
        if (answer.error.stack !== undefined) error.stack = answer.error.stack;
        task?.failed(error);
      } else task?.done(answer.results);
      feed();
    });
    worker.on('error', fail);
    worker.on('exit', (code) => {
      if (code !== 0 && learnt.has(worker)) fail(new Error(`a thread ended with status ${code}`));
    });
    return worker;
  };
  const end = (worker: Worker): Promise<number> => {
    learnt.delete(worker);
    held.delete(worker);
    return worker.terminate();
  };

  return {
    async each(name, jobs, group = 1, onDone, taken = (result) => result) {
      if (broken) throw broken;
      const parts: Promise<unknown[]>[] = [];
      let finished = 0;
      for (let at = 0; at < jobs.length; at += group) {
        const part = jobs.slice(at, at + group);
        parts.push(
          new Promise<unknown[]>((done, failed) => {
            waiting.push({ order: { number: number++, name, jobs: part, big: shared.big }, done, failed });
          }).then((results) => {
            finished += part.length;
            onDone?.(finished);
            return (results as TaskOf<typeof name>['result'][]).map(taken);
          }),
        );
      }
      feed();
      return (await Promise.all(parts)).flat() as never;
    },
    async close() {
      await Promise.all([...learnt.keys()].map(end));
    },
  };
}
