import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { VFileMessage } from 'vfile-message';
import { ReadError, type ReadOptions, type ReadResult } from './result.js';

/** What the thread is asked. */
export interface Question {
  id: number;
  bytes: Uint8Array;
  options: ReadOptions & { file: string };
}

type PlainMessage = Pick<VFileMessage, 'reason' | 'place' | 'ruleId' | 'source' | 'file' | 'fatal'>;

/** What it answers: the result with messages that can be sent, why the document is refused, or what went wrong. */
export type Answer =
  | { id: number; result: Omit<ReadResult, 'messages'>; messages: PlainMessage[] }
  | { id: number; refused: { ruleId: string; message: string; file: string; line: number | undefined } }
  | { id: number; failed: string };

/** So long may any document take, in milliseconds, and so much longer for every whole million of bytes; the largest known takes a few seconds. */
const PATIENCE = 9_000;
const PATIENCE_OF_MILLION = 40_000;
const MOST_PATIENCE = 90_000;
/** On a busy machine a document has its time of the processor all the same, within so many times the usual one by the clock. */
const LONGEST_BY_CLOCK = 3;

function patienceFor({ length }: Uint8Array): number {
  return Math.min(MOST_PATIENCE, PATIENCE + Math.floor(length / 1e6) * PATIENCE_OF_MILLION);
}

/** In milliseconds, between two looks at how much time has been taken. */
const SHORTEST_LOOK = 100;

/** So much memory may the thread take, in megabytes. */
const MEMORY = 1_024;

const PROGRAM = new URL('./worker.js', import.meta.url);
const present = PROGRAM.protocol === 'file:' && existsSync(fileURLToPath(PROGRAM));

/** The thread at hand, kept for the next document. */
let kept: { thread: Worker; program: string } | undefined;
/** Since when it has nothing to do, in milliseconds; never while it reads. */
let idleSince = Number.POSITIVE_INFINITY;
/** A thread that has had nothing to do for so long is ended when a document comes that needs none: it holds as much memory as its largest document took. */
const LONGEST_IDLE = 300;
let last: Promise<unknown> = Promise.resolve();
let asked = 0;

/** Whether there is a program for the thread: where the sources run as they are, documents are read without one. */
export function canGuard(): boolean {
  return present;
}

/**
 * Reads a document in a thread of its own, one at a time, within limits of time and memory: whatever a document does to its reader, the
 * program goes on.
 *
 * @param limits other limits than the usual ones, for tests
 * @throws ReadError as `readDocument`, and `too-complex` where it reaches a limit
 */
export function readGuarded(
  bytes: Uint8Array,
  options: ReadOptions & { file: string },
  limits: { patience?: number; program?: URL } = {},
): Promise<ReadResult> {
  const turn = last.then(() => ask({ id: ++asked, bytes, options }, limits));
  last = turn.catch(() => {});
  return turn;
}

/** Ends the thread at hand where it has had nothing to do for a while. */
export function endIdle(): void {
  if (kept === undefined || Date.now() - idleSince < LONGEST_IDLE) return;
  void kept.thread.terminate();
  kept = undefined;
}

async function ask(
  question: Question,
  { patience = patienceFor(question.bytes), program = PROGRAM }: { patience?: number; program?: URL },
): Promise<ReadResult> {
  const { file } = question.options;
  idleSince = Number.POSITIVE_INFINITY;
  const thread = await threadOf(program);
  thread.ref();
  let timer: NodeJS.Timeout | undefined;
  let settled = false;
  let silence = (): void => {};
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const stop = (why: string): void =>
        reject(
          new ReadError('too-complex', `a document that ${why}: get a fresh copy, or give its text`, file),
        );
      const [begun, spent] = [Date.now(), process.cpuUsage()];
      const look = (): void => {
        const { user, system } = process.cpuUsage(spent);
        const left = patience - (user + system) / 1000;
        if (left <= 0 || Date.now() - begun >= patience * LONGEST_BY_CLOCK)
          stop(`keeps its reader busy for more than ${patience / 1000} seconds`);
        else timer = setTimeout(look, Math.max(left, SHORTEST_LOOK));
      };
      timer = setTimeout(look, patience);
      const failed = (error: NodeJS.ErrnoException): void =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? stop(`makes its reader take more than ${MEMORY} MB of memory`)
          : reject(error);
      const ended = (): void => stop('ends its reader');
      thread.on('message', resolve).on('error', failed).on('exit', ended);
      silence = () => void thread.off('message', resolve).off('error', failed).off('exit', ended);
      thread.postMessage(question);
    });
    settled = true;
    return resultOf(answer);
  } finally {
    clearTimeout(timer);
    silence();
    thread.unref();
    idleSince = Date.now();
    if (!settled) {
      kept = undefined;
      await thread.terminate();
    }
  }
}

/** The thread that runs a program: the one at hand, where it runs that. */
async function threadOf(program: URL): Promise<Worker> {
  if (kept?.program === program.href) return kept.thread;
  await kept?.thread.terminate();
  // What node was told of the program that reads (`--input-type`, say) is not meant for this one.
  const thread = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    execArgv: [],
    // What packages have to say about documents is not for the people who read the output.
    stdout: true,
    stderr: true,
  });
  kept = { thread, program: program.href };
  return thread;
}

function resultOf(answer: Answer): ReadResult {
  if ('refused' in answer) {
    const { ruleId, message, file, line } = answer.refused;
    throw new ReadError(ruleId, message, file, line);
  }
  if ('failed' in answer) throw new Error(answer.failed);
  const messages = answer.messages.map(({ reason, place, ruleId, source, file, fatal }) => {
    const message = new VFileMessage(reason, { place, ruleId, source });
    message.file = file;
    message.fatal = fatal;
    return message;
  });
  return { ...answer.result, messages };
}
