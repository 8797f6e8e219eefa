import type { Counts, Format } from '../../tree/index.js';

/** A file of an edition that somebody has had in hands. */
export interface KnownDump {
  format: Format;
  /** Size in bytes. */
  bytes: number;
  /** In lower-case hexadecimal digits. */
  sha256: string;
  /** The date by which its publisher or archive named the file; not always the one printed in it. */
  fileDate?: string;
  encoding: string;
  /** True for a copy whose bytes are not those that the publisher sent out. */
  copy?: boolean;
  /** Characters that this copy has lost, where it has. */
  damaged?: number;
  /** True where it stops before its end. */
  truncated?: boolean;
}

/** An address at which a file of an edition was published, or at which a copy is archived. */
export interface Address {
  /** How the name of the file ends: `txt`, `pdf`, `doc`, `docx`, `rtf`. */
  ending: string;
  fileDate: string;
  publisher: string | null;
  archived: string | null;
}

/** What is known of one edition: facts only, none of its words. */
export interface CatalogueEdition {
  /** ISO date: the one printed in the document, or the date of its file where no document was at hand. */
  date: string;
  /** How the date is known. */
  dated: 'printed' | 'file' | 'release';
  /** The release that it went with. */
  code?: string;
  name?: string;
  /** Other dates that its files have. */
  fileDates?: string[];
  /** BCP 47. */
  language: string;
  /** Of the best dump. */
  counts?: Counts;
  dumps: KnownDump[];
  addresses: Address[];
}

/** All that is known, oldest edition first. */
export interface Catalogue {
  what: string;
  editions: CatalogueEdition[];
}
