import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ReadError } from './result.js';

/** So long may a package work on one document, in milliseconds; a whole edition takes it a second or two. */
const PATIENCE = 60_000;
/** So much memory may it take, in megabytes. */
const MEMORY = 512;

/** What a package is to do with a document. */
export interface Task {
  /** The package, which is only installed where its documents are read. */
  name: string;
  /** What the document is, for messages: `a PDF document`. */
  what: string;
  file: string;
  bytes: Uint8Array;
  /**
   * The body of an asynchronous function of the package and the bytes, as source, because it runs in a thread of its own; what it
   * returns must be plain data.
   */
  program: string;
  /** In milliseconds. */
  patience?: number;
  /** In megabytes. */
  memory?: number;
}

/**
 * Lets a package work on a document in a thread of its own, within limits of time and memory: a document that somebody has
 * broken may keep a package busy for ever, or make it take all the memory there is.
 *
 * @throws ReadError `missing-package` where the package is not installed, `damaged` where it gives up, `too-deep` where the document nests
 *   without end, `too-complex` where it reaches a limit
 */
export async function inThread<T>(task: Task): Promise<T> {
  const { what, file, bytes, patience = PATIENCE, memory = MEMORY } = task;
  const worker = new Worker(framed(task.program), {
    eval: true,
    execArgv: [],
    workerData: { path: pathOf(task), bytes },
    resourceLimits: { maxOldGenerationSizeMb: memory },
    // What packages have to say about documents is not for the people who read the output.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const stop = (why: string): void =>
        reject(new ReadError('too-complex', `${what} that ${why}: get a fresh copy, or give its text`, file));
      timer = setTimeout(
        () => stop(`keeps the package ${task.name} busy for more than ${patience / 1000} seconds`),
        patience,
      );
      worker.once('message', (answer: Answer) => {
        try {
          resolve(answerOf<T>(task, answer));
        } catch (error) {
          reject(error);
        }
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
          stop(`makes the package ${task.name} take more than ${memory} MB of memory`);
        else reject(refused(what, file, error.message));
      });
      worker.once('exit', () => reject(damaged(what, file, 'its reader stopped')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** What a package gives, why it is not there, or what it said of a document that it cannot read. */
export type Answer = { value: unknown } | { missing: string } | { error: string };

/**
 * The value of an answer.
 *
 * @throws ReadError `missing-package`, `damaged`, `too-deep`
 */
export function answerOf<T>(task: Task, answer: Answer): T {
  if ('value' in answer) return answer.value as T;
  if ('missing' in answer) throw missing(task, answer.missing);
  throw refused(task.what, task.file, answer.error);
}

/** The first line of what an error says. */
export function messageOf(error: unknown): string {
  return String((error as Error | undefined)?.message || error).split('\n')[0] as string;
}

function framed(program: string): string {
  return `
const { parentPort, workerData } = require('node:worker_threads');
const work = async (library, bytes) => {${program}};
const messageOf = (error) => String((error && error.message) || error).split('\\n')[0];
let library;
try {
  library = require(workerData.path);
} catch (error) {
  parentPort.postMessage({ missing: messageOf(error) });
}
if (library) {
  work(library, workerData.bytes).then(
    (value) => parentPort.postMessage({ value }),
    (error) => parentPort.postMessage({ error: messageOf(error) }),
  );
}`;
}

/**
 * The file of the copy that is compiled in, or of the package as it is installed.
 *
 * @throws ReadError `missing-package`
 */
export function pathOf(task: Task): string {
  try {
    const bundled = fileURLToPath(new URL(`../libraries/${task.name}.cjs`, import.meta.url));
    return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(task.name);
  } catch (error) {
    throw missing(task, messageOf(error));
  }
}

function missing({ name, what, file }: Task, reason: string): ReadError {
  return new ReadError(
    'missing-package',
    `${what}, which the package ${name} reads: install it (npm install ${name}); loading it said: ${reason}`,
    file,
  );
}

/** What the platform says of a function that has called itself again and again, as readers do for each level of a document. */
const CALLS_WITHOUT_END = /call stack size exceeded|too much recursion/i;

/** Why a document is refused that a package gives up on. */
function refused(what: string, file: string, reason: string): ReadError {
  if (!CALLS_WITHOUT_END.test(reason)) return damaged(what, file, reason);
  return new ReadError(
    'too-deep',
    `${what} whose parts are nested deeper than any person nests them (tables in tables, frames in frames, changes in changes): save it again without them, or give its text`,
    file,
  );
}

/** So much of the message of a package about a broken document is quoted; it may quote the document. */
const LONGEST_REASON = 120;

function damaged(what: string, file: string, reason: string): ReadError {
  const said = reason.replace(/[^\x20-\x7e]+/g, '…');
  const short = said.length > LONGEST_REASON ? `${said.slice(0, LONGEST_REASON)}…` : said;
  return new ReadError(
    'damaged',
    `this begins like ${what} and cannot be opened as one (${short}): get a fresh copy`,
    file,
  );
}
