import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';

/** The project's own folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const base = process.env.VARIORUM_CORPUS ?? resolve(root, '../shared');

/** True where the real documents are on this machine. */
export const corpusPresent = existsSync(join(base, 'seeds'));

/**
 * The path of a real document or of a specification file beside the project.
 *
 * @param path relative to the folder that holds `seeds`, `corpus` and `specification`
 * @returns undefined where it does not exist
 */
export function shared(path: string): string | undefined {
  const full = join(base, path);
  return existsSync(full) ? full : undefined;
}

/**
 * Like `describe`, for statements about real documents. Where those are absent the body is not even looked at, for it may read
 * them; one skipped test stands for it.
 */
export function describeWithCorpus(name: string, body: () => void): void {
  if (corpusPresent) describe(name, body);
  else describe.skip(name, () => test('needs the real documents', () => {}));
}
