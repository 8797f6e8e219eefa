import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { type Answer, answerOf, inThread, messageOf, pathOf, type Task } from './thread.js';

type Work = (library: unknown, bytes: Uint8Array) => Promise<unknown>;

/** Whether the thread at hand has limits of its own and ends with the document that breaks it. */
let guarded = false;
/** Called with an error that a package throws outside the promise it gave. */
let failed: ((error: unknown) => void) | undefined;

/** Says that the thread at hand has limits of time and memory: packages may work in it, and stay loaded and warm for the next document. */
export function packagesWorkHere(): void {
  if (guarded) return;
  guarded = true;
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => failed?.(error));
}

/**
 * Lets a package work on a document within limits of time and memory: in the thread at hand where that has limits, else in one of its
 * own.
 *
 * @throws ReadError as `inThread`
 */
export function withPackage<T>(task: Task): Promise<T> {
  return guarded ? here(task) : inThread(task);
}

async function here<T>(task: Task): Promise<T> {
  const path = pathOf(task);
  return answerOf<T>(task, await answered(path, task));
}

async function answered(path: string, { program, bytes }: Task): Promise<Answer> {
  let library: unknown;
  try {
    library = createRequire(import.meta.url)(path);
  } catch (error) {
    return { missing: messageOf(error) };
  }
  try {
    const work = runInThisContext(`(async (library, bytes) => {${program}})`) as Work;
    // A package may take the bytes over, and knows them by this class only.
    return { value: await watched(work(library, Uint8Array.from(bytes))) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** What a package gives, or the first error that it throws meanwhile. */
async function watched(work: Promise<unknown>): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      failed = reject;
      work.then(resolve, reject);
    });
  } finally {
    failed = undefined;
  }
}
