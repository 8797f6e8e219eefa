import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a list of samples says of one of them. */
export interface Sample {
  /** Relative to the list. */
  file: string;
  /** The ISO date of the edition that the sample says again in other words. */
  restates?: string;
  /** True for less than a whole edition. */
  partial?: boolean;
}

export const SAMPLE_LIST = 'samples.json';

/**
 * Reads the list of a folder.
 *
 * @returns nothing where there is none, or it is something else
 */
export function samplesIn(folder: string): Sample[] {
  try {
    const { samples } = JSON.parse(readFileSync(join(folder, SAMPLE_LIST), 'utf8')) as { samples?: unknown };
    return Array.isArray(samples) ? samples.filter(isSample) : [];
  } catch {
    return [];
  }
}

export function listedDate(file: string): string | undefined {
  return samplesIn(dirname(file)).find((s) => s.file === basename(file))?.restates;
}

function isSample(value: unknown): value is Sample {
  const { file, restates } = (value ?? {}) as Partial<Sample>;
  return typeof file === 'string' && (restates === undefined || /^\d{4}-\d\d-\d\d$/.test(restates));
}
