import type { DateEvidence } from './dates.js';
import type { Feature } from './features.js';
import type { Fingerprints } from './fingerprints.js';

/** What one rule, heading, glossary entry or loose text says about the edition that it is from. */
export interface FeatureEvidence {
  place: string;
  kind: Feature['kind'];
  /**
   * - `exact`: number and words are those of known editions;
   * - `words`: all sentences are known, under another number or beside other sentences;
   * - `partly`: some sentences are known;
   * - `number`: only the number is known;
   * - `unknown`: nothing of it is.
   */
  verdict: 'exact' | 'words' | 'partly' | 'number' | 'unknown';
  /** Spans of known editions with these words, first and last; for `exact` those with the number as well. */
  editions: [first: string, last: string][];
}

/** One edition that the document may be from, with what speaks for it and against it. */
export interface Candidate {
  /** ISO date. */
  edition: string;
  /** Other dates that its files have, where there are any. */
  fileDates?: readonly string[];
  /** Between 0 and 1: how much of what is known of the document is in this edition. */
  share: number;
  /** How many rules, headings, entries and loose texts are there exactly. */
  agreeing: number;
  /** What is not there although other editions have it: place and reason. */
  against: Reason[];
  /** How many more there are than `against` lists. */
  moreAgainst: number;
  /** What the document's own dates say about this edition. */
  dates: string[];
}

/** A difference between the document and an edition. */
export interface Reason {
  place: string;
  /** One sentence. */
  reason: string;
  /** The words of the document at this place, and those of the edition, where they are at hand. */
  here?: string;
  there?: string;
}

/** The edition next to those that fit, and why it does not. */
export interface Neighbour {
  edition: string;
  because: Reason[];
  more: number;
}

/** Two neighbouring known editions between which a document may have its place. */
export interface Between {
  after: string;
  before: string;
  /** Dates between them whose words are unknown. */
  perhaps: string[];
}

/** Pieces that stand word for word only in editions that the rest does not fit. */
export interface Mixture {
  /** How many stand only in editions before those that fit, and the last of these. */
  older?: { pieces: number; until: string };
  /** How many stand only in editions after them, and the first of these. */
  newer?: { pieces: number; from: string };
}

/** The answer to the question which edition a document is from. */
export interface Identification {
  /** The editions that its words fit best, oldest first. Empty where nothing of it is known. */
  fits: string[];
  /** Those among them that its own dates allow; the same as `fits` where it has none or they contradict the words. */
  narrowed: string[];
  /** `fits` as spans of neighbouring known editions. */
  spans: [first: string, last: string][];
  /** How well they fit, between 0 and 1; low where the document is damaged or changed. */
  share: number;
  /** How much of its words is known at all, under whatever number and in whatever edition, between 0 and 1. */
  recognised: number;
  /** The best candidates, best first: those that fit and the next best. */
  candidates: Candidate[];
  /** Where part of the document fits only an edition and part only the next one: it may be from between the two. */
  between?: Between;
  /** Where several pieces can only be from other editions: somebody may have put it together from several. */
  mixture?: Mixture;
  /** Why not an older one, and why not a newer one. */
  notOlder?: Neighbour;
  notNewer?: Neighbour;
  /** The evidence, piece by piece, in document order. */
  evidence: FeatureEvidence[];
  dates: DateEvidence[];
  /** How many pieces of evidence were found, and how many of them are in some known edition. */
  pieces: number;
  known: number;
  /** One sentence for people. */
  verdict: string;
}

export interface IdentifyOptions {
  fingerprints: Fingerprints;
  /** How many candidates to list beside those that fit. */
  others?: number;
  /** Other dates that the files of an edition have, by its own: people know some editions by these. */
  fileDates?: ReadonlyMap<string, readonly string[]>;
  /** Dates of editions whose words are unknown. */
  wordless?: readonly string[];
}
