import { fileURLToPath } from 'node:url';
import { sourcesPath } from '../catalogue/paths.js';
import { SAMPLE_LIST, samplesIn } from '../editions/samples.js';
import { LineageFile, stateOfFiles, writeLineages } from './file.js';

/** Beside the compiled code; there is none beside the source. */
const KEPT = fileURLToPath(new URL('./samples.jsonl', import.meta.url));

/**
 * Opens the lives of the rules of the samples as they were made when the package was compiled, so that the first question on a fresh
 * install need not wait for them.
 *
 * @returns undefined where there is none, or where a sample was changed since
 */
export function openSampleLives(path: string = KEPT): LineageFile | undefined {
  try {
    const file = new LineageFile(path);
    if (file.key === sampleState()) return file;
    file.close();
  } catch {
    // None are kept: they are made for the question.
  }
  return undefined;
}

/** Makes the lives of the rules of the samples and keeps them. */
export async function keepSampleLives(path: string = KEPT): Promise<void> {
  const { openShelf } = await import('../editions/shelf.js');
  const { buildLives, chainOf } = await import('./lineages.js');
  const shelf = await openShelf({ samples: true });
  writeLineages(path, sampleState(), (await buildLives(chainOf(shelf.list()))).data);
}

/** What the lives of the samples depend on. */
export function sampleState(): string {
  const whole = samplesIn(sourcesPath('')).filter(({ partial }) => partial !== true);
  return stateOfFiles([SAMPLE_LIST, ...whole.map(({ file }) => file), 'concordance.json'].map(sourcesPath));
}
