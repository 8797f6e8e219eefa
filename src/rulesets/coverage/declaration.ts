import type { Edge } from '../../compare/index.js';
import { fingerprint } from '../../tree/fingerprint.js';
import rows from './declarations.json' with { type: 'json' };

/** A change of wording that a person has read and found to need no parameter. */
export interface Declaration {
  /** The pair of editions in which it was made. */
  from: string;
  to: string;
  /** Numbers in that pair, null for the missing side. */
  old: string | null;
  new: string | null;
  /** Permanent id of the rule. */
  lineage: string;
  /** Fingerprint of the words on both sides: a declaration holds for the words that were read, and for no others. */
  words: string;
  /** `editorial`: nobody plays differently. `outside`: it states behaviour that the vocabulary has no parameter for. */
  verdict: 'editorial' | 'outside';
  /** Why, or what it says, in one sentence. */
  reason: string;
}

/**
 * The changes of the published editions that no parameter reads, each read by a person. The words are not here, only their
 * fingerprints. `scripts/make-coverage.mjs` prints new rows.
 */
export const declarations = rows as readonly Declaration[];

/**
 * The fingerprint of a change: its words on both sides, examples included, without case, blanks, punctuation and
 * references, so that another copy of the same editions has the same one.
 */
export function wordsOf(edge: Edge): string {
  const sides = (['delete', 'insert'] as const).map((side) =>
    [edge.words, ...edge.examples.map((example) => example.words ?? [])]
      .flat()
      .filter((run) => run.op === 'keep' || run.op === side)
      .map((run) => run.text)
      .join(' ')
      .toLowerCase()
      .replace(/\brules? [\d.a-z]+/g, '')
      .replace(/[^a-z0-9]/g, ''),
  );
  return fingerprint(sides.join('>'));
}
