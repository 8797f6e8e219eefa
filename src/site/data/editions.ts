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

/** An edition as a list offers it: its date and its release. */
export function titleOf({ name, aliases }: Pick<IndexedEdition, 'name' | 'aliases'>): string {
  const release = aliases.findLast((alias) => !/^\d/.test(alias));
  return release === undefined ? dateInWords(name) : `${dateInWords(name)} (${release})`;
}
