/** A row of an alignment made by hand. */
export interface Row {
  oldEdition: string;
  /** Empty for an added rule. */
  old: string;
  newEdition: string;
  /** Empty for a deleted rule. */
  new: string;
  relation: string;
  substantive: boolean;
  note: string;
  /** False where the reader says that two readers could differ. */
  sure: boolean;
}

/** An edge to be scored. */
export interface ScoredEdge {
  old: string | null;
  new: string | null;
  relation: string;
  change?: string;
}

/** What scoring gives: counts, rates between 0 and 1, and what disagrees. */
export interface Score {
  wanted: number;
  found: number;
  right: number;
  precision: number;
  recall: number;
  /** How often `substantive` agrees; undefined where no edge says what changed. */
  agreement: number | undefined;
  by: Record<string, { wanted: number; found: number; right: number }>;
  lists: { missing: string[]; extra: string[]; relation: string[]; substantive: string[] };
}

export function tableOf(words: string): Row[];
export function score(edges: readonly ScoredEdge[], rows: readonly Row[]): Score;
export function undisputed(edges: readonly ScoredEdge[], rows: readonly Row[]): [ScoredEdge[], Row[]];
