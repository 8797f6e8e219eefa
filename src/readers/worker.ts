import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from './guard.js';
import { catchStrayErrors } from './package.js';
import { readHere } from './read.js';
import { ReadError, type ReadResult } from './result.js';

catchStrayErrors();

/** The inside of the thread in which documents are read: one question after the other, an answer to each. */
parentPort?.on('message', async ({ id, bytes, options }: Question) => {
  let answer: Answer;
  try {
    answer = { id, ...plain(await readHere(bytes, options)) };
  } catch (error) {
    answer =
      error instanceof ReadError
        ? {
            id,
            refused: { ruleId: error.ruleId, message: error.message, file: error.file, line: error.line },
          }
        : { id, failed: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) };
  }
  parentPort?.postMessage(answer);
});

/** A result that can be sent: messages are errors, of which a thread sends next to nothing. */
function plain({
  messages,
  ...result
}: ReadResult): Pick<Extract<Answer, { result: unknown }>, 'result' | 'messages'> {
  return {
    result,
    messages: messages.map(({ reason, place, ruleId, source, file, fatal }) => ({
      reason,
      place,
      ruleId,
      source,
      file,
      fatal,
    })),
  };
}
