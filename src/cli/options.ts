import { InvalidArgumentError } from 'commander';
import { UserError } from './errors.js';

/**
 * Gathers an option that may be given several times, or once with several words.
 *
 * @throws InvalidArgumentError where there is no word in it: without the option is not what was asked for
 */
export function gather(value: string, previous: string[] = []): string[] {
  const words = value.split(',').flatMap((word) => word.trim() || []);
  if (words.length === 0) throw new InvalidArgumentError('There is no word in it.');
  return [...previous, ...words];
}

/** The option for files of printed cards. */
export const CARDS = [
  '--cards <file>',
  'a file of printed cards that are known by name; may be given several times',
  gather,
] as const;

/** The edition of a name, or the newest whose date begins with it. */
export function editionAmong(name: string, editions: readonly string[]): string | undefined {
  if (editions.includes(name)) return name;
  return /^\d{4}(?:-\d\d?)?$/.test(name)
    ? editions.filter((edition) => edition.startsWith(name)).at(-1)
    : undefined;
}

/** An edition among several, and what a person should know of how it was found. */
interface ExactEdition {
  edition: string;
  note?: string;
}

/**
 * Finds an edition among several: by its date, the start of one, `latest`, the code or name of its release, or a day, which means the
 * edition in force then.
 *
 * @param editions names, the oldest first
 * @throws UserError that says which editions there are
 */
export async function exactEdition(name: string, editions: readonly string[]): Promise<ExactEdition> {
  const dated = editionAmong(name, editions);
  if (dated !== undefined) return { edition: dated };
  const newest = editions.at(-1);
  if (/^latest$/i.test(name) && newest !== undefined) return { edition: newest };
  if (/^\d{4}-\d\d-\d\d$/.test(name) && !Number.isNaN(Date.parse(name))) {
    const inForce = editions.filter((edition) => edition < name).at(-1);
    if (inForce !== undefined) {
      const note = `${name}: no edition of that day is known; using ${inForce}, the newest before it`;
      return { edition: inForce, note };
    }
  }
  // The catalogue is read only for a name that is no date.
  const { findInCatalogue, loadCatalogue } = await import('../archive/catalogue/catalogue.js');
  const listed = /^\d/.test(name) ? undefined : findInCatalogue(loadCatalogue(), name)?.date;
  if (listed !== undefined && editions.includes(listed)) return { edition: listed };
  const { absence } = await import('../archive/editions/finding.js');
  const here = editions.map((edition) => ({ name: edition }));
  throw new UserError(absence(name, here, 'no edition that is known here'));
}
