import { dateInWords } from '../../lineage/dates.js';
import type { HomesData } from '../homes.js';

export interface IndexedEdition {
  id: string;
  name: string;
  partial: boolean;
  /** What else it is called: the code and name of its release. */
  aliases: string[];
  /** The first rule of each page of the sections that are too long for one, and the first initial of each page of the glossary. */
  long: string[];
  initials: string[];
}

/** The editions of a book, the oldest first. */
export interface BookIndex {
  editions: IndexedEdition[];
  /** Which pages the editions share. */
  homes?: HomesData;
}

/** The name of {@link BookIndex} among the data of a book. */
export const BOOK_INDEX = 'editions';

/** The name of a release among the names of an edition; the others are codes and dates. */
export const releaseOf = (aliases: readonly string[]): string | undefined =>
  aliases.findLast((alias) => !/^\d/.test(alias));

/** The release among the names of an edition, for what has one or none. */
export function releaseIn(aliases: readonly string[]): { release?: string } {
  const release = releaseOf(aliases);
  return release === undefined ? {} : { release };
}

/** The date of an edition and its release: `1 May 2009 (Alara Reborn)`. */
export function titleOf({ name, aliases }: { name: string; aliases: readonly string[] }): string {
  const release = releaseOf(aliases);
  return release === undefined ? dateInWords(name) : `${dateInWords(name)} (${release})`;
}

/** From one edition to another: `since 1 May 2009` where the last is current and not named, and one date where they are one. */
export function spanInWords(first: string, last: string | undefined): string {
  if (last === undefined) return `since ${dateInWords(first)}`;
  return first === last ? dateInWords(first) : `${dateInWords(first)} to ${dateInWords(last)}`;
}
