import { shortestEdits } from './shortestEdits.js';
import { type Token, tokenise } from './tokens.js';
import type { WordChange } from './types.js';

/** A run of two sequences: kept, or replaced by something else; ranges are indices, the ends exclusive. */
export interface Hunk {
  kept: boolean;
  oldFrom: number;
  oldTo: number;
  newFrom: number;
  newTo: number;
}

/** Edits after which two passages count as rewritten; keeps the cost of Myers' algorithm (1986) bounded. */
const MOST_EDITS = 1200;
/** Products of two lengths up to which any number of edits is found quickly. */
const SMALL = 1_000_000;

/**
 * Compares two sequences of keys.
 *
 * @returns hunks in order that cover both sequences exactly; where too many edits would be needed, one hunk that replaces
 * everything between the common beginning and the common end
 */
export function hunksOf(a: readonly string[], b: readonly string[]): Hunk[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  )
    tail++;
  const hunks: Hunk[] = [];
  const add = (kept: boolean, olds: number, news: number): void => {
    const last = hunks.at(-1);
    if (olds === 0 && news === 0) return;
    if (last && last.kept === kept) {
      last.oldTo += olds;
      last.newTo += news;
      return;
    }
    const oldFrom = last?.oldTo ?? 0;
    const newFrom = last?.newTo ?? 0;
    hunks.push({ kept, oldFrom, oldTo: oldFrom + olds, newFrom, newTo: newFrom + news });
  };
  add(true, head, head);
  const left = a.slice(head, a.length - tail);
  const right = b.slice(head, b.length - tail);
  if (left.length === 0 || right.length === 0) add(false, left.length, right.length);
  else {
    let o = 0;
    let n = 0;
    if (names.size > MOST_NAMES) names.clear();
    const most = left.length * right.length <= SMALL ? Number.POSITIVE_INFINITY : MOST_EDITS;
    const found = shortestEdits(numbered(left), numbered(right), most, (oldFrom, olds, newFrom, news) => {
      add(true, oldFrom - o, newFrom - n);
      add(false, olds, news);
      o = oldFrom + olds;
      n = newFrom + news;
    });
    add(found, left.length - o, right.length - n);
  }
  add(true, tail, tail);
  return hunks;
}

/** Numbers of words, handed out as they come. A help, not a record: they may be dropped between two comparisons. */
const names = new Map<string, number>();
const MOST_NAMES = 50_000;

/** Numbers in place of words, which are compared more quickly. */
function numbered(keys: readonly string[]): Int32Array {
  const list = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    let name = names.get(key);
    if (name === undefined) {
      name = names.size;
      names.set(key, name);
    }
    list[i] = name;
  }
  return list;
}

/**
 * The word changes from one text to another, each side in its own characters. White space comes before the word it belongs to.
 * A word that differs in capitals, quotation marks or dashes alone is the same word: its two spellings are shown as a deletion and
 * an insertion with `typography` set.
 *
 * @returns runs in order: the kept and inserted ones give the new text exactly, the kept and deleted ones the old text exactly
 */
export function wordChanges(oldText: string, newText: string): WordChange[] {
  if (oldText === newText) return newText === '' ? [] : [{ op: 'keep', text: newText }];
  const a = shown(tokenise(oldText), oldText);
  const b = shown(tokenise(newText), newText);
  const changes: WordChange[] = [];
  const add = (op: WordChange['op'], text: string, typography?: true): void => {
    if (text === '') return;
    const last = changes.at(-1);
    if (last && last.op === op && last.typography === typography) last.text += text;
    else changes.push(typography ? { op, text, typography } : { op, text });
  };
  for (const hunk of calm(hunksOf(a.keys, b.keys))) {
    if (!hunk.kept) {
      add('delete', oldText.slice(a.starts[hunk.oldFrom], a.starts[hunk.oldTo]));
      add('insert', newText.slice(b.starts[hunk.newFrom], b.starts[hunk.newTo]));
      continue;
    }
    const alike = alikeWords(hunk, a.starts, oldText, b.starts, newText);
    if (alike > 0) add('keep', newText.slice(b.starts[hunk.newFrom], b.starts[hunk.newFrom + alike]));
    for (let i = alike; i < hunk.newTo - hunk.newFrom; i++) {
      const o = hunk.oldFrom + i;
      const n = hunk.newFrom + i;
      const was = oldText.slice(a.starts[o], a.starts[o + 1]);
      const is = newText.slice(b.starts[n], b.starts[n + 1]);
      if (was === is) {
        add('keep', is);
        continue;
      }
      const head = commonStart(was, is);
      const tail = commonEnd(was.slice(head), is.slice(head));
      add('keep', is.slice(0, head));
      add('delete', was.slice(head, was.length - tail), true);
      add('insert', is.slice(head, is.length - tail), true);
      add('keep', is.slice(is.length - tail));
    }
  }
  return changes;
}

/** How many words of a kept run, from its beginning, are spelt alike on both sides. */
function alikeWords(
  { oldFrom, newFrom, newTo }: Hunk,
  oldStarts: readonly number[],
  oldText: string,
  newStarts: readonly number[],
  newText: string,
): number {
  const shift = (newStarts[newFrom] as number) - (oldStarts[oldFrom] as number);
  const count = newTo - newFrom;
  for (let i = 0; i < count; i++) {
    const end = oldStarts[oldFrom + i + 1] as number;
    if (end + shift !== newStarts[newFrom + i + 1]) return i;
    for (let at = oldStarts[oldFrom + i] as number; at < end; at++)
      if (oldText.charCodeAt(at) !== newText.charCodeAt(at + shift)) return i;
  }
  return count;
}

/** A letter, a digit or what may be between two letters of one word. */
const IN_WORD = /[\p{L}\p{N}'\u2019]/u;

/** How many characters two spellings begin with in common; no word is cut. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  while (length > 0 && (joins(a, length) || joins(b, length))) length--;
  return length;
}

/** How many characters two spellings end with in common; no word is cut. */
function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  while (length > 0 && (joins(a, a.length - length) || joins(b, b.length - length))) length--;
  return length;
}

/** Whether a word goes on across a place in a text. */
function joins(text: string, at: number): boolean {
  return IN_WORD.test(text[at - 1] ?? '') && IN_WORD.test(text[at] ?? '');
}

/** A text of which less than this part was kept is not read word by word. */
const KEPT = 0.4;

/**
 * The changes as they are best read: where more than about 60 % of a text is other words, the whole old text and then the whole new
 * one, since shreds of both woven together cannot be followed.
 *
 * @returns the same changes, or one deletion and one insertion
 */
export function readable(words: readonly WordChange[]): readonly WordChange[] {
  const without = (other: WordChange['op']): string => {
    let text = '';
    for (const word of words) if (word.op !== other) text += word.text;
    return text;
  };
  const old = without('insert');
  const fresh = without('delete');
  if (keptLength(words) >= KEPT * Math.max(old.length, fresh.length)) return words;
  if (old.trim() === '' || fresh.trim() === '') return words;
  return [
    { op: 'delete', text: old },
    { op: 'insert', text: fresh },
  ];
}

/** How many characters of the newer text were in the older one: what was kept, and what is set in another way alone. */
export function keptLength(words: readonly WordChange[]): number {
  return words.reduce(
    (sum, { op, text, typography }) =>
      sum + (op === 'keep' || (op === 'insert' && typography) ? text.length : 0),
    0,
  );
}

/**
 * Joins changes that are parted by a word or two only: "the" and "of" between two rewritten halves of a sentence are chance,
 * and a reader follows one long change more easily than five short ones.
 */
export function calm(hunks: readonly Hunk[]): Hunk[] {
  const result: Hunk[] = [];
  hunks.forEach((hunk, i) => {
    const size = (h: Hunk | undefined): number =>
      h ? Math.min(6, h.oldTo - h.oldFrom + h.newTo - h.newFrom) : 0;
    const length = hunk.oldTo - hunk.oldFrom;
    const between = hunk.kept && i > 0 && i < hunks.length - 1;
    const kept =
      hunk.kept && !(between && length <= 2 && Math.min(size(hunks[i - 1]), size(hunks[i + 1])) > 2 * length);
    const last = result.at(-1);
    if (last && last.kept === kept) {
      last.oldTo = hunk.oldTo;
      last.newTo = hunk.newTo;
    } else result.push({ ...hunk, kept });
  });
  return result;
}

/** Keys of the tokens and where each begins, the white space before it included; one start more than keys. */
function shown(tokens: readonly Token[], text: string): { keys: string[]; starts: number[] } {
  const keys: string[] = [];
  const starts: number[] = [];
  let end = 0;
  let waiting = -1;
  for (const token of tokens) {
    // Marks of typography are no words: each belongs to its neighbour, so that a new dash is no change of a word.
    if (token.kind === 'typography' || (token.kind === 'title' && token.key === '')) {
      if (waiting < 0) waiting = end;
      end = token.end;
      continue;
    }
    keys.push(token.key);
    starts.push(waiting >= 0 ? waiting : end);
    waiting = -1;
    end = token.end;
  }
  if (keys.length === 0)
    return { keys: text === '' ? [] : [''], starts: text === '' ? [0] : [0, text.length] };
  starts.push(text.length);
  return { keys, starts };
}
