import { listIn } from '../tree/maps.js';
import { type Passage, type Piece, passageOf } from './passage.js';
import { type Elsewhere, type JudgementContext, type Replacement, reasonsOf, suffices } from './reasons.js';
import type { FoundSweep, SweepTable } from './sweeps.js';
import type { Change } from './types.js';
import { type Hunk, hunksOf } from './wordChanges.js';

export type { Elsewhere, JudgementContext } from './reasons.js';

/** What happened between two wordings. */
interface Judgement {
  change: Change;
  /** Why, what decided first; never empty for `substantive`. */
  evidence: string[];
  /** The terminology changes that were made. */
  sweeps: FoundSweep[];
}

/** Orders changes from nothing to a change of the game. */
export const CHANGES: readonly Change[] = [
  'none',
  'typography',
  'reference',
  'terminology',
  'example',
  'wording',
  'substantive',
];

const NOWHERE: Elsewhere = { old: [], new: [] };

/** The change from one wording to another, where nobody asks for the evidence. */
export function changeBetween(oldText: string, newText: string, context: JudgementContext): Change {
  return judge(oldText, newText, context, NOWHERE, true).change;
}

/** The stronger of two changes. */
export function stronger(a: Change, b: Change): Change {
  return CHANGES.indexOf(a) >= CHANGES.indexOf(b) ? a : b;
}

/**
 * Judges the change from one wording to another.
 *
 * The layers are taken off one after the other: typography, references, terminology. What is left is a difference of
 * wording, and substantive where it changes a number, a modal verb or a negation, adds or takes away a sentence, or brings
 * in or drops matter that the other wording does not have.
 *
 * @param oldText plain characters; an empty text stands for nothing
 * @param newText plain characters
 * @param elsewhere what the other edges of a split or merged rule lead to
 * @param brief true where only the change is asked for: the evidence may lack reasons then
 */
export function judge(
  oldText: string,
  newText: string,
  context: JudgementContext,
  elsewhere: Elsewhere = NOWHERE,
  brief = false,
): Judgement {
  if (oldText === newText) return { change: 'none', evidence: [], sweeps: [] };
  const a = passageOf(oldText);
  const b = passageOf(newText);
  const alike = (keyOf: (piece: Piece) => string): boolean =>
    a.pieces.length === b.pieces.length &&
    a.pieces.every((piece, at) => keyOf(piece) === keyOf(b.pieces[at] as Piece));
  if (alike((x) => x.target ?? x.key) && a.citations.join(' ') === b.citations.join(' ')) {
    const headings = oldText.replace(/\W+/g, '').toLowerCase() !== newText.replace(/\W+/g, '').toLowerCase();
    // The words differ only in what was folded away: quotes, dashes, italics, or the heading quoted after a number.
    return headings && hasTitles(oldText, newText)
      ? { change: 'reference', evidence: ['The heading quoted with a reference differs.'], sweeps: [] }
      : {
          change: 'typography',
          evidence: ['Only quotes, dashes, capitals or white space differ.'],
          sweeps: [],
        };
  }
  const references = referenceChanges(a, b, context);
  if (alike((x) => x.key)) {
    return { change: 'reference', evidence: references, sweeps: [] };
  }

  const [left, right, moved] = withoutCommonSentences(a.pieces, b.pieces);
  const hunks = hunksOf(
    left.map((x) => x.stem),
    right.map((x) => x.stem),
  );
  const made: FoundSweep[] = [];
  const rest: Replacement[] = [];
  let marks = false;
  for (const hunk of hunks) {
    if (hunk.kept) continue;
    const goneWords = wordsOf(left, hunk.oldFrom, hunk.oldTo);
    const comeWords = wordsOf(right, hunk.newFrom, hunk.newTo);
    if (goneWords.length === 0 && comeWords.length === 0) {
      marks = true;
      continue;
    }
    const found = explain(left, right, hunk, context.sweeps);
    if (found) made.push(...found);
    else {
      rest.push({
        gone: goneWords,
        come: comeWords,
        oldAt: [hunk.oldFrom, hunk.oldTo],
        newAt: [hunk.newFrom, hunk.newTo],
      });
    }
  }
  const terms = new Set(
    made.map((sweep) => `Terminology: "${sweep.old.join(' ')}" is now "${sweep.new.join(' ')}".`),
  );
  const order = moved ? ['Sentences are in another order.'] : [];
  const judged = (change: Change, ...why: string[]): Judgement => ({
    change,
    evidence: [...new Set([...why, ...order, ...terms, ...references])],
    sweeps: made,
  });
  if (rest.length === 0) {
    if (marks) return judged('wording', 'Punctuation differs.');
    if (made.length > 0) return judged('terminology', ...terms);
    // The words are not the same, and yet they are but for their endings and the order of their sentences.
    return judged('wording', ...(moved ? order : ['Number or person of words differs.']));
  }
  const reasons = reasonsOf(rest, left, right, context, elsewhere, brief);
  if (suffices(reasons, context, elsewhere)) {
    return judged('substantive', ...reasons.map((reason) => reason.text));
  }
  return judged(
    'wording',
    reasons.length === 0
      ? 'Reworded; no number, modal verb, negation, sentence or subject changed.'
      : 'Reworded, like most of this edition; no sign of a change in meaning.',
  );
}

function hasTitles(...texts: string[]): boolean {
  return texts.some((t) => /\d[a-z]?,? ["\u201c?\ufffd]/.test(t));
}

/** How the references and the cross-references of two passages differ, one line each. */
function referenceChanges(a: Passage, b: Passage, context: JudgementContext): string[] {
  const compare = (olds: string[], news: string[], what: string): string[] => {
    if (olds.join() === news.join()) return [];
    if (olds.length !== news.length)
      return [`${what} ${olds.length < news.length ? 'added' : 'taken away'}.`];
    const other = olds.findIndex((t, i) => !context.sameTarget(t, news[i] as string));
    return [
      other < 0
        ? `${what} renumbered: ${olds[0]} is now ${news[0]}.`
        : `${what} now names ${news[other]} instead of ${olds[other]}.`,
    ];
  };
  return [
    ...compare(a.targets, b.targets, 'Reference'),
    ...compare(a.citations, b.citations, 'Cross-reference'),
  ];
}

/** The sentences of a passage by their indices, spelt by their stems. */
function spelt(pieces: readonly Piece[]): Map<number, string> {
  const sentences = new Map<number, string>();
  for (let i = 0; i < pieces.length; ) {
    const { sentence } = pieces[i] as Piece;
    let words = '';
    for (; i < pieces.length && (pieces[i] as Piece).sentence === sentence; i++)
      words += ` ${(pieces[i] as Piece).stem}`;
    sentences.set(sentence, words);
  }
  return sentences;
}

/** Leaves out the sentences that are in both, wherever they are. */
function withoutCommonSentences(
  a: readonly Piece[],
  b: readonly Piece[],
): [readonly Piece[], readonly Piece[], boolean] {
  const left = spelt(a);
  const right = spelt(b);
  const free = new Map<string, number[]>();
  for (const [at, words] of right) listIn(free, words).push(at);
  const goneFromLeft = new Set<number>();
  const goneFromRight = new Set<number>();
  let last = -1;
  let moved = false;
  for (const [at, words] of left) {
    const to = free.get(words)?.shift();
    if (to === undefined) continue;
    goneFromLeft.add(at);
    goneFromRight.add(to);
    if (to < last) moved = true;
    last = to;
  }
  if (goneFromLeft.size === 0) return [a, b, false];
  return [
    a.filter((p) => !goneFromLeft.has(p.sentence)),
    b.filter((p) => !goneFromRight.has(p.sentence)),
    moved,
  ];
}

/** Explains a replacement by sweeps alone, with up to three words of its surroundings on either side; else undefined. */
function explain(
  left: readonly Piece[],
  right: readonly Piece[],
  hunk: Hunk,
  table: SweepTable,
): FoundSweep[] | undefined {
  if (table.size === 0) return undefined;
  const last = Math.min(left.length, hunk.oldTo + 3);
  let at = Math.max(0, hunk.oldFrom - 3);
  while (at < last && !table.has((left[at] as Piece).stem)) at++;
  if (at === last) return undefined;
  for (let before = 0; before <= Math.min(3, hunk.oldFrom, hunk.newFrom); before++) {
    for (let after = 0; after <= 3; after++) {
      if (hunk.oldTo + after > left.length || hunk.newTo + after > right.length) break;
      const gone = wordsOf(left, hunk.oldFrom - before, hunk.oldTo + after);
      const come = wordsOf(right, hunk.newFrom - before, hunk.newTo + after);
      if (gone.length > 24 || come.length > 24) continue;
      const found = lead(gone, 0, come, 0, table, new Set());
      if (found && found.length > 0) return found;
    }
  }
  return undefined;
}

/** The pieces of a run that are no marks. */
function wordsOf(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const words: Piece[] = [];
  for (let i = from; i < to; i++) {
    const piece = pieces[i] as Piece;
    if (piece.kind !== 'mark') words.push(piece);
  }
  return words;
}

/**
 * Looks for a way from one run to the other that takes only equal words and sweeps.
 *
 * @param dead places from which no way was found; each is tried once, so that the search stays quadratic
 */
function lead(
  a: readonly Piece[],
  i: number,
  b: readonly Piece[],
  j: number,
  table: SweepTable,
  dead: Set<number>,
): FoundSweep[] | undefined {
  if (i === a.length && j === b.length) return [];
  const place = i * 64 + j;
  if (i === a.length || dead.has(place)) return undefined;
  const here = (a[i] as Piece).stem;
  for (const sweep of table.get(here) ?? []) {
    if (!sweep.old.every((w, k) => a[i + k]?.stem === w)) continue;
    if (!sweep.new.every((w, k) => b[j + k]?.stem === w)) continue;
    const rest = lead(a, i + sweep.old.length, b, j + sweep.new.length, table, dead);
    if (rest) return [sweep, ...rest];
  }
  const rest =
    j < b.length && here === (b[j] as Piece).stem ? lead(a, i + 1, b, j + 1, table, dead) : undefined;
  if (rest === undefined) dead.add(place);
  return rest;
}
