import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import { ReadError } from './result.js';

/** What a package is to do with a document. */
interface Task {
  /** The package, which is only installed where its documents are read. */
  name: string;
  /** What the document is, for messages: `a PDF document`. */
  what: string;
  file: string;
  bytes: Uint8Array;
  /**
   * The body of an asynchronous function of the package and the bytes, as source, because a package may be a copy that is compiled in.
   */
  program: string;
}

type Work = (library: unknown, bytes: Uint8Array) => Promise<unknown>;

/** Called with an error that a package throws outside the promise that it gave. */
let failed: ((error: unknown) => void) | undefined;

/** Takes errors that nobody catches for those of the package at work. For the thread that reads documents. */
export function catchStrayErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => failed?.(error));
}

/**
 * Lets a package work on a document. A document that somebody has broken may keep it busy for ever, or make it take all the memory
 * there is: `guard.ts` sets limits to the thread in which this is called.
 *
 * @throws ReadError `missing-package` where the package is not installed, `damaged` where it gives up, `too-deep` where the document nests
 *   without end
 */
export async function withPackage<T>(task: Task): Promise<T> {
  let library: unknown;
  try {
    library = createRequire(import.meta.url)(pathOf(task.name));
  } catch (error) {
    throw missing(task, messageOf(error));
  }
  try {
    const work = runInThisContext(`(async (library, bytes) => {${task.program}})`) as Work;
    // A package may take the bytes over, and knows them by this class only.
    return (await watched(work(library, Uint8Array.from(task.bytes)))) as T;
  } catch (error) {
    throw refused(task, messageOf(error));
  }
}

/** The file of the copy that is compiled in, or of the package as it is installed. */
function pathOf(name: string): string {
  const bundled = fileURLToPath(new URL(`../libraries/${name}.cjs`, import.meta.url));
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(name);
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

/** The first line of what an error says. */
function messageOf(error: unknown): string {
  return String((error as Error | undefined)?.message || error).split('\n')[0] as string;
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

/** So much of the message of a package about a broken document is quoted; it may quote the document. */
const LONGEST_REASON = 120;

/** Why a document is refused that a package gives up on. */
function refused({ what, file }: Task, reason: string): ReadError {
  if (CALLS_WITHOUT_END.test(reason))
    return new ReadError(
      'too-deep',
      `${what} whose parts are nested deeper than any person nests them (tables in tables, frames in frames, changes in changes): save it again without them, or give its text`,
      file,
    );
  const said = reason.replace(/[^\x20-\x7e]+/g, '…');
  const short = said.length > LONGEST_REASON ? `${said.slice(0, LONGEST_REASON)}…` : said;
  return new ReadError(
    'damaged',
    `this begins like ${what} and cannot be opened as one (${short}): get a fresh copy`,
    file,
  );
}
