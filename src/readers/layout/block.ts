import type { Repair } from '../../tree/index.js';
import type { Source } from '../source.js';

/** A range of the document, with the characters to put in its place where those differ. */
export interface Piece {
  start: number;
  end: number;
  /** What the tree gets instead; the characters themselves when absent. */
  as?: string;
}

/** What a block is in its own dialect. */
export type Role = 'heading' | 'term' | 'paragraph' | 'example' | 'item';

/**
 * A block of a document with markup, before anybody asks which rule it is. Every dialect gives a list of these, and
 * one composer writes them as the plain text that the reader of plain text knows.
 */
export interface Block {
  role: Role;
  /** The characters of the block, in order, without its markup. */
  pieces: Piece[];
  /** For headings: 1 is outermost. */
  level?: number;
  /** For items: the letter under which the item stands, and the mark that prints it (empty range where none does). */
  letter?: string;
  mark?: Piece;
  /** The offset behind the words in bold with which the block begins: a glossary may set its terms so. */
  boldEnd?: number;
  /** `rule` where the document says by its indents that the block belongs to the rule and not to its last subrule. */
  owner?: 'rule';
  /** True where a line that divides the page comes before the block. */
  divided?: boolean;
  /** True where the whole block is a link. */
  link?: boolean;
  /** True where the document leaves a line free before the block; only word processors say so. */
  spaced?: boolean;
}

/** A repair made before the tree exists, by its place in the document. */
export interface PendingRepair extends Omit<Repair, 'position'> {
  reason: string;
  start: number;
  end: number;
}

/** White space that is not one blank: of the others nothing is made. */
const FOLDS = /\s{2,}|[^\S ]/g;

/** The characters of a block as one line. */
export function wordsOf(text: string, block: Block): string {
  let words = '';
  for (const piece of block.pieces) words += piece.as ?? text.slice(piece.start, piece.end);
  return words.replace(FOLDS, ' ').trim();
}

/** Sets the words of a block aside; its markup has its own account. */
export function setBlockAside(source: Source, block: Block, ruleId: string, reason: string): void {
  const pieces = block.mark ? [block.mark, ...block.pieces] : block.pieces;
  for (const piece of pieces) source.claim(piece.start, piece.end);
  const start = pieces[0]?.start ?? 0;
  source.warn(ruleId, reason, start, pieces.at(-1)?.end ?? start).fatal = undefined;
}
