/** How an old rule and a new one belong together; one edge per pair, so a split rule has several. */
export type Relation = 'same' | 'renumbered' | 'split' | 'merged' | 'deleted' | 'added';

/** What happened to the words, from nothing to a change of the game; an edge has the strongest that applies. */
export type Change =
  | 'none'
  | 'typography'
  | 'reference'
  | 'terminology'
  | 'example'
  | 'wording'
  | 'substantive';

/** A run of words that was kept, inserted or deleted. Kept and deleted runs are the old text, kept and inserted ones the new. */
export interface WordChange {
  op: 'keep' | 'insert' | 'delete';
  text: string;
  /** True where the words are the same and only capitals, quotation marks or dashes differ. */
  typography?: true;
}

/** What became of one example; the numbers count the examples of the rule from 0. */
export interface ExampleEdge {
  old: number | null;
  new: number | null;
  change: Change | 'added' | 'deleted';
  words?: WordChange[];
}

/** What changed of a clause: who, does what, may or must, not, how many, to what, to whom, is what, when, where, if, how, or all of it. */
export interface RoleChange {
  role:
    | 'actor'
    | 'action'
    | 'modality'
    | 'polarity'
    | 'quantity'
    | 'object'
    | 'recipient'
    | 'predicate'
    | 'matter'
    | 'time'
    | 'place'
    | 'condition'
    | 'manner'
    | 'statement';
  /** The words of the old rule; absent where it has none. */
  old?: string;
  /** The words of the new rule. */
  new?: string;
}

/** One line of the ledger of rules and subrules. */
export interface Edge {
  /** Number in the old edition, null for an added rule. */
  old: string | null;
  /** Number in the new edition, null for a deleted rule. */
  new: string | null;
  relation: Relation;
  change: Change;
  /** Between 0 and 1. */
  confidence: number;
  /** What speaks for the edge and for the verdict, one short sentence each. */
  evidence: string[];
  words: WordChange[];
  examples: ExampleEdge[];
  /** For a rule that was only a heading: the section of the newer edition that has the heading and what was under it. */
  becameSection?: string;
  /** What changed by role, where both wordings were read; empty where they mean the same. Absent where they were not read. */
  roles?: RoleChange[];
}

/** An edge of another ledger (sections, chapters, glossary, headings, introduction). */
export interface OtherEdge {
  old: string | null;
  new: string | null;
  relation: Relation;
  change: Change;
  confidence: number;
  /** For sections and chapters: how much of the old one's rules went there, between 0 and 1. */
  share?: number;
  /** For a glossary entry that is gone: the added rule that has its words now. */
  movedTo?: string;
  /** For a new glossary entry: the deleted rule that had its words. */
  movedFrom?: string;
  words?: WordChange[];
}

/** A change of terminology found in this pair of editions. */
export interface Sweep {
  old: string;
  new: string;
  /** How many times it was made. */
  count: number;
}

/** How many nodes there were, and what became of them. */
export interface Totals {
  old: number;
  new: number;
  same: number;
  renumbered: number;
  split: number;
  merged: number;
  deleted: number;
  added: number;
}

/** The whole comparison of two trees. */
export interface Comparison {
  old: { edition: string };
  new: { edition: string };
  edges: Edge[];
  sections: OtherEdge[];
  chapters: OtherEdge[];
  glossary: OtherEdge[];
  headings: OtherEdge[];
  introduction: OtherEdge[];
  sweeps: Sweep[];
  /** Of rules and subrules; nodes are counted once on each side, edges once each. */
  totals: Totals;
  /** One sentence each for what was left out because a limit was reached; empty as a rule. */
  limits: string[];
}
