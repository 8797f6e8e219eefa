import type pc from 'picocolors';
import type { WordChange } from '../types.js';

export type Paint = (text: string) => string;

export interface Word {
  text: string;
  paint: Paint;
  /** True where no blank comes before it: a comma after a changed word. */
  tight?: boolean;
}

export const plain: Paint = (text) => text;

/** How words that went and words that came are painted: by colours, or by brackets where there are none. */
export function marks(coloured: boolean, colours: ReturnType<typeof pc.createColors>): [Paint, Paint] {
  if (!coloured) return [(t) => `[-${t}-]`, (t) => `{+${t}+}`];
  return [(t) => colours.red(colours.strikethrough(t)), (t) => colours.green(t)];
}

/** The words of some changes, each as it is painted; what has no blank before it stays with the word before. */
export function laid(
  words: readonly WordChange[],
  paint: (op: WordChange['op']) => Paint | undefined,
): Word[] {
  const result: Word[] = [];
  let blank = true;
  let opened = false;
  for (const { op, text } of words) {
    const brush = paint(op);
    if (brush === undefined || text === '') continue;
    const found = wordsOf(text, brush);
    // Two words never touch, not even where the beginning of a text was taken away before the second.
    if (found[0] && !blank && (opened ? !/^\s/.test(text) : !/^[\s\p{L}\p{N}]/u.test(text)))
      found[0].tight = true;
    result.push(...found);
    blank = /\s$/.test(text);
    opened = OPENING.test(text);
  }
  return result;
}

/** Ends in a bracket or a quote that opens: what follows has no space before it. */
const OPENING = /[([{\u2018\u201c]$|(?:^|\s)["']$/u;

/** What a terminal would obey instead of showing it; a dump may hold anything. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the control characters that are meant.
export const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** The words of a text; what a terminal would obey is shown as a sign for what cannot be shown. */
export function wordsOf(text: string, paint: Paint): Word[] {
  const words: Word[] = [];
  // Hardly any text has such signs.
  const isClean = text.search(CONTROL) < 0;
  for (const part of text.split(/\s+/))
    if (part !== '') words.push({ text: isClean ? part : part.replace(CONTROL, '\ufffd'), paint });
  return words;
}

/**
 * Lays words out in lines of a width.
 *
 * @param words as {@link laid} or {@link wordsOf} give them; what is tight stays on the line of the word before it
 * @param width columns of a line; marks around a run of words count once for the run, as they are printed
 * @returns each line with its length in columns as it appears
 */
export function fold(words: readonly Word[], width: number): [text: string, length: number][] {
  const lines: [string, number][] = [];
  let line: Word[] = [];
  let length = 0;
  const flush = (): void => {
    if (line.length > 0) lines.push([painted(line), length]);
    line = [];
    length = 0;
  };
  const put = (some: readonly Word[], from: number, to: number, alone: number): void => {
    let size = line.length === 0 ? alone : grown(line[line.length - 1], some, from, to);
    if (line.length > 0 && length + size > width) {
      flush();
      size = alone;
    }
    length += size;
    for (let i = from; i < to; i++) line.push(some[i] as Word);
  };
  for (let from = 0; from < words.length; ) {
    // No line may end between a word and what is tight behind it.
    let to = from + 1;
    while (to < words.length && words[to]?.tight) to++;
    const alone = grown(undefined, words, from, to);
    if (alone <= width) put(words, from, to, alone);
    // What is too long for any line is cut wherever one ends.
    else
      for (const word of words.slice(from, to))
        for (const piece of pieces(word, width)) put([piece], 0, 1, grown(undefined, [piece], 0, 1));
    from = to;
  }
  flush();
  return lines;
}

/** By how many columns a line grows when some words are put behind its last one; a run of equal paint is marked once. */
function grown(last: Word | undefined, words: readonly Word[], from: number, to: number): number {
  let size = 0;
  let before = last;
  for (let i = from; i < to; i++) {
    const word = words[i] as Word;
    size += (before === undefined || word.tight ? 0 : 1) + visible(word.text);
    if (before?.paint !== word.paint) size += marksOf(word.paint);
    before = word;
  }
  return size;
}

/** Columns that the marks around a run take; colours take none. */
function marksOf(paint: Paint): number {
  if (paint === plain) return 0;
  let size = sizes.get(paint);
  if (size === undefined) {
    size = visible(paint('x')) - 1;
    sizes.set(paint, size);
  }
  return size;
}

const sizes = new WeakMap<Paint, number>();

/** A line with every run of equally painted words painted at once. */
function painted(line: readonly Word[]): string {
  let text = '';
  for (let i = 0; i < line.length; ) {
    const first = line[i] as Word;
    let run = first.text;
    let end = i + 1;
    for (; line[end]?.paint === first.paint; end++) {
      const word = line[end] as Word;
      run += (word.tight ? '' : ' ') + word.text;
    }
    text += (i === 0 || first.tight ? '' : ' ') + first.paint(run);
    i = end;
  }
  return text;
}

/** A word longer than the line is cut. */
function pieces(word: Word, width: number): Word[] {
  const room = Math.max(1, width - marksOf(word.paint));
  const characters = [...word.text];
  if (characters.length <= room) return [word];
  const parts: Word[] = [];
  for (let i = 0; i < characters.length; i += room) {
    parts.push({ ...word, text: characters.slice(i, i + room).join('') });
  }
  return parts;
}

function visible(text: string): number {
  // Nearly all words are plain letters, of one column each.
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x1b || code >= 0xd800) return [...strip(text)].length;
  }
  return text.length;
}

function strip(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}

export function wrap(text: string, width: number): string[] {
  return fold(wordsOf(text, plain), width).map(([line]) => line);
}
