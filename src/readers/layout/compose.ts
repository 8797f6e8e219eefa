import { type Edition, numberOf, walk } from '../../tree/index.js';
import { groupBy } from '../../tree/maps.js';
import type { DerivedSource } from '../derived.js';
import type { Source } from '../source.js';
import { readText } from '../text/index.js';
import { damagedApostrophes } from './apostrophe.js';
import { type Block, type PendingRepair, setBlockAside } from './block.js';
import { type Derived, type Entry, isNamedHeading, outline } from './outline.js';
import { attachRepairs } from './repairs.js';
import { Writer } from './writer.js';

/** What a dialect hands over beside its blocks. */
export interface Composition {
  blocks: Block[];
  /** Repairs that the dialect made in the pieces. */
  repairs?: PendingRepair[];
  /** True where `spaced` of the blocks is the document's own layout, to be kept as it is. */
  laidOut?: boolean;
  /** True where the ends of lines in the document are blanks like others: only breaks that it asks for are breaks. */
  flowing?: boolean;
  /** True where blocks may be lines of hard-wrapped paragraphs. */
  wrapped?: boolean;
  /** Finds characters of the composed text that stand for others, one for one. */
  amend?: (text: string) => { at: number; original: string; meant: string }[];
}

/** More repairs of one kind than this are one habit of the document, and reported once. */
const HABIT = 50;

/**
 * Writes blocks as the plain text of an official edition (a free line before what has a number, none before examples and
 * further paragraphs), reads that, and brings repairs and derived numbers to the nodes.
 *
 * @param source the document; positions of the tree are its own
 * @param composition the blocks in document order, none overlapping another
 */
export function compose(source: Source, composition: Composition): Edition {
  const writer = new Writer(source, composition.laidOut === true, composition.flowing === true);
  const entries = outline(source.text, composition.blocks);
  const preface = prefaceOf(entries);
  const footer = footerOf(entries);
  entries.forEach((entry, i) => {
    if (i >= footer) {
      setBlockAside(
        source,
        entry.block,
        'page-footer',
        'words of the page under its rules, behind a dividing line',
      );
      return;
    }
    if (i === preface) writer.named('Introduction', entry.block);
    writer.block(entry);
  });
  const text = writer.derivation.text;
  const quotes = composition.amend?.(text) ?? [];
  const known = new Set(quotes.map(({ at }) => at));
  const amended = [
    ...quotes.map((place) => ({ ...place, ruleId: 'misplaced-quote' })),
    ...damagedApostrophes(text)
      .filter(({ at }) => !known.has(at))
      .map((place) => ({ ...place, ruleId: 'damaged-apostrophe' })),
  ];
  for (const { at, meant } of amended) writer.derivation.amend(at, meant);
  const derived = writer.derivation.source(source);
  const tree = readText(derived, { wrapped: composition.wrapped === true });
  attachRepairs(tree, source, [...(composition.repairs ?? []), ...amendments(derived, amended)]);
  if (preface >= 0 && tree.title === 'Introduction') delete tree.title;
  markDerived(tree, writer.derivedNumbers);
  returnToRules(tree, writer.rulesOwn);
  return tree;
}

/**
 * Words before the first heading of the rules introduce the document, where it does not say so itself. Examples there
 * belong to a rule that the document does not have, and so does all of it.
 *
 * @returns the index of the first such block, or -1
 */
function prefaceOf(entries: readonly Entry[]): number {
  const first = entries.findIndex(
    ({ start, derived }) => start !== undefined || derived?.number !== undefined,
  );
  const heading = entries[first];
  const kind = heading?.start?.kind ?? heading?.derived?.kind;
  if (kind !== 'section' && kind !== 'chapter') return -1;
  const before = entries.slice(0, first);
  if (
    before.some(({ block, words }) => block.role === 'example' || /^Examples?:|^introduction$/i.test(words))
  ) {
    return -1;
  }
  return before.findIndex(
    ({ block, words }, i) =>
      block.role === 'paragraph' && words !== '' && !(i === 0 && /\brules\b/i.test(words)),
  );
}

/**
 * Words behind a dividing line and after the last rule close the page and not the rule.
 *
 * @returns the index of the first such block, or the number of blocks
 */
function footerOf(entries: readonly Entry[]): number {
  const last = entries.findLastIndex(
    ({ start, block, words }) =>
      start !== undefined ||
      block.role !== 'paragraph' ||
      isNamedHeading(words) ||
      /^Examples?:/i.test(words),
  );
  const divided = entries.findIndex(({ block }, i) => i > last && block.divided === true);
  return last < 0 || divided < 0 ? entries.length : divided;
}

interface Amendment {
  ruleId: string;
  at: number;
  original: string;
  meant: string;
}

/** One repair for each place, or one for all of a kind where the whole document has the habit. */
function amendments(derived: DerivedSource, places: Amendment[]): PendingRepair[] {
  const kinds = groupBy(places, (place) => `${place.ruleId} ${place.original}`);
  return [...kinds.values()].flatMap((alike) => {
    const habit = alike.length > HABIT;
    return (habit ? alike.slice(0, 1) : alike).map(({ ruleId, at, original, meant }) => ({
      ruleId,
      original,
      repaired: meant,
      reason: habit
        ? `${original} stands for ${meant} in ${alike.length} places; the first is here`
        : `${original} stands where only ${meant} can: read as that`,
      start: derived.originalStart(at),
      end: derived.originalEnd(at + 1),
    }));
  });
}

/** Numbers that a heading does not print are marked; those that are only the next in order are merely intended. */
function markDerived(tree: Edition, numbers: Map<number, Derived>): void {
  if (numbers.size === 0) return;
  walk(tree, (node) => {
    if (node.type === 'rule' || node.type === 'subrule') return false;
    if (node.type !== 'chapter' && node.type !== 'section') return undefined;
    const derived = numbers.get(node.position?.start.offset ?? -1);
    if (!derived) return undefined;
    node.data = { ...node.data, numberDerived: true };
    if (derived.guessed) {
      node.intended = numberOf(node);
      node.number = '';
    }
    return undefined;
  });
}

/** Moves blocks that plain text can only give to the last subrule back to the rule, right after that subrule. */
function returnToRules(tree: Edition, offsets: Set<number>): void {
  if (offsets.size === 0) return;
  walk(tree, (node) => {
    if (node.type !== 'rule') return undefined;
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (child?.type !== 'subrule') continue;
      const from = child.children.findIndex((c) => offsets.has(c.position?.start.offset ?? -1));
      if (from >= 0) node.children.splice(i + 1, 0, ...child.children.splice(from));
    }
    return false;
  });
}
