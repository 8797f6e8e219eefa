import { UserError } from './errors.js';

/** Gathers an option that may be given several times, or once with several words. */
export function gather(value: string, previous: string[] | undefined): string[] {
  return [...(previous ?? []), ...value.split(',').map((word) => word.trim())].filter((word) => word !== '');
}

/**
 * The exact name of an edition among several, by its date or the start of it, or `latest`.
 *
 * @param editions names, the oldest first
 * @param none what to say of a name that none bears, before how many there are
 */
export function exactEdition(name: string, editions: readonly string[], none: string): string {
  const found =
    name === 'latest' ? editions.at(-1) : editions.filter((edition) => edition.startsWith(name)).at(-1);
  if (name === '' || found === undefined) {
    throw new UserError(
      `"${name}" is no edition ${none} ${editions.length}, from ${editions[0]} to ${editions.at(-1)}`,
    );
  }
  return found;
}
