import { type Edition, textOf, walk } from '../tree/index.js';
import type { Source } from './source.js';

/** A name that is likely another one misspelt. */
export interface Misspelling {
  word: string;
  likely: string;
  /** Offsets of the paragraph or example that holds both. */
  start: number;
  end: number;
}

const NAME = /\p{Lu}\p{Ll}{4,}(?:-\p{Lu}?\p{Ll}+)*/gu;
/** Whole editions print thousands of names once each; the check is for what people have copied and typed. */
const LONGEST = 250_000;

/**
 * Finds names that stand once and differ by a slip of the hand from a name that stands more often, once at least in the
 * same paragraph or example. Nothing is corrected: a name is whatever its card says.
 */
export function misspellings(tree: Edition): Misspelling[] {
  const blocks: { names: string[]; start: number; end: number }[] = [];
  const counts = new Map<string, number>();
  walk(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'example') return undefined;
    const words = textOf(node);
    const names = words.match(NAME) ?? [];
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    blocks.push({
      names,
      start: node.position?.start.offset ?? 0,
      end: node.position?.end.offset ?? 0,
    });
    return false;
  });
  const found: Misspelling[] = [];
  for (const { names, start, end } of blocks) {
    const rare = names.filter((name) => counts.get(name) === 1);
    if (rare.length === 0 || rare.length === names.length) continue;
    const known = [...new Set(names)].filter((name) => (counts.get(name) ?? 0) > 1);
    for (const word of rare) {
      const likely = known.find((name) => isSlip(word, name));
      if (likely !== undefined) found.push({ word, likely, start, end });
    }
  }
  return found;
}

/** Reports {@link misspellings} at their places; documents of more than 250,000 characters are passed over. */
export function reportMisspellings(tree: Edition, source: Source): void {
  if (source.text.length > LONGEST) return;
  for (const { word, likely, start, end } of misspellings(tree)) {
    const at = source.text.indexOf(word, start);
    const found = at >= 0 && at < end;
    source.warn(
      'likely-misspelling',
      `“${word}” stands only here, beside “${likely}”: likely a slip of the hand, kept as printed`,
      found ? at : start,
      found ? at + word.length : end,
    );
  }
}

/** True for words that one or two slips tell apart and that are no forms of one word. */
function isSlip(word: string, name: string): boolean {
  const most = Math.min(word.length, name.length) >= 8 ? 2 : 1;
  if (Math.abs(word.length - name.length) > most || word[0] !== name[0]) return false;
  if (word.startsWith(name) || name.startsWith(word)) return false;
  // Inflections change the end of a word; slips are anywhere.
  const stem = Math.min(word.length, name.length) - 3;
  if (word.slice(0, stem) === name.slice(0, stem)) return false;
  return distance(word, name) <= most;
}

/** Edits between two words, a swap of neighbours counting as one (Damerau 1964, optimal string alignment). */
export function distance(one: string, other: string): number {
  // What both begin or end with costs nothing: most numbers of rules are the same but for a character or two.
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  if (a === '' || b === '') return a.length + b.length;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1);
      }
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] as number;
}
