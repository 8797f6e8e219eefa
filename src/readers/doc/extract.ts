import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** So long may a package work on one document, in milliseconds; a whole edition takes it less than one second. */
const PATIENCE = 10_000;
/** So much memory may it take, in megabytes. */
const MEMORY = 512;

/** Runs in a thread of its own: a broken field keeps the package's patterns busy for ever. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const WordExtractor = require(workerData.path);
new WordExtractor().extract(Buffer.from(workerData.bytes)).then(
  (document) => parentPort.postMessage({ text: document.getBody() }),
  (error) => parentPort.postMessage({ error: String(error && error.message) }),
);`;

/**
 * Takes the text out of an older Word document, within limits of time and memory.
 *
 * @throws Error where the package gives up, or is stopped
 */
export async function extractText(bytes: Uint8Array): Promise<string> {
  const path = createRequire(import.meta.url).resolve('word-extractor');
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { path, bytes },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('it keeps its reader busy without end')), PATIENCE);
      worker.once('message', (answer: { text?: string; error?: string }) => {
        if (answer.text === undefined) reject(new Error(answer.error));
        else resolve(answer.text);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('its reader stopped')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
