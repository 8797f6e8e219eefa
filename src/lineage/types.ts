import type { Change, Relation, WordChange } from '../compare/index.js';

/**
 * The concordance: which number a rule, section or chapter has in every edition. Numbers, editions and relations only, no
 * words of any rule, so that it can be given to anyone.
 */
export interface ConcordanceData {
  version: 1;
  /** Names of the editions, the oldest first. */
  editions: string[];
  lineages: LineageRow[];
  branches: BranchRow[];
}

/**
 * A lineage: its permanent id, and the numbers it had; each run begins at an edition and lasts to another, inclusive. An entry of the
 * glossary has its headword for a number.
 */
export type LineageRow = [id: string, runs: [number: string, from: number, to: number][]];

/**
 * Words that left one lineage for another: because it was split, because it was merged, or because the other was given an id of
 * its own before it was known that they are one (`continued`). It happened between the edition before `edition` and that one.
 * Lineages by their place in the list.
 */
export type BranchRow = [
  from: number,
  to: number,
  edition: number,
  relation: 'split' | 'merged' | 'continued',
];

/** The life of every rule with its wordings; the concordance is part of it. */
export interface LineageData {
  version: 1;
  concordance: ConcordanceData;
  /** Every wording once. */
  texts: string[];
  /** For each lineage its wordings, the oldest first: edition, index of the text, what changed, and why. */
  wordings: WordingRow[][];
}

/** A wording of a rule, from an edition on. */
export type WordingRow = [edition: number, text: number, change: Change | 'added', why?: string];

/** A rule of an edition, with its permanent id. */
export interface Bearer {
  lineage: string;
  edition: string;
  number: string;
}

/** Where a rule is cited in another edition. */
export interface Citation {
  from: { edition: string; number: string; lineage: string };
  in: string;
  /** Several where it was split; empty where it has ended, or did not exist yet. */
  to: { number: string; relation: Relation; lineage: string }[];
  /** Why there is nothing to cite; null as long as there is. */
  ended: { edition: string; reason: string } | null;
}

/** Something that happened to a rule. */
export interface HistoryEvent {
  edition: string;
  /** The number that the rule has from then on. */
  number: string;
  /** `added`, a change of words, `renumbered`, a branch, or the end. */
  what: Change | 'added' | 'renumbered' | 'split' | 'merged' | 'continued' | 'deleted';
  /** One sentence. */
  note: string;
  /** The words from this edition on, where they changed. */
  text?: string;
  /** The change of the words since the wording before. */
  words?: WordChange[];
  /** For a branch: the other rule. */
  other?: Bearer;
}

/** The life of a rule. */
export interface History {
  lineage: string;
  events: HistoryEvent[];
  /** The numbers it had, with the first and the last edition of each. */
  numbers: { number: string; first: string; last: string }[];
  /** Null while it lives. */
  ended: { edition: string; reason: string } | null;
}

/** What a rule said for a while. */
export interface Wording {
  /** First and last edition that have it. */
  first: string;
  last: string;
  /** The rule, then its examples, one to a line. */
  text: string;
  /** What changed since the wording before; `added` for the first one. */
  change: Change | 'added';
  why?: string;
}

/** A run of words with the edition that brought them. */
export interface BlameRun {
  text: string;
  edition: string;
}

/** A rule that uses a phrase. */
interface PhraseUse {
  lineage: string;
  /** First and last edition in which the rule has the phrase. */
  first: string;
  last: string;
  /** The number in the last of these editions, or in the one that was asked for. */
  number: string;
}

/** Where a phrase stands, and since when. */
export interface PhraseSearch {
  phrase: string;
  /** First and last edition that use it anywhere; null where none does. */
  first: string | null;
  last: string | null;
  uses: PhraseUse[];
}

/** A number for which lineages and a direct comparison of two editions do not say the same. */
export interface Disagreement {
  /** In the older edition. */
  old: string;
  /** The numbers that it has in the newer one, followed edition by edition. */
  composed: string[];
  /** The numbers that the comparison gives it. */
  direct: string[];
  /** What speaks for either, with the part of the words that is common. */
  why: string;
}
