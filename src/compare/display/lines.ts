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
  return text
    .split(/\s+/)
    .map((t) => t.replace(CONTROL, '\ufffd'))
    .filter((t) => t !== '')
    .map((t) => ({ text: t, paint }));
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
  for (const cluster of clusters(words)) {
    // What is too long for any line is cut wherever one ends.
    const whole = grown([], cluster) <= width;
    for (const piece of whole ? [cluster] : cluster.flatMap((w) => pieces(w, width)).map((w) => [w])) {
      if (line.length > 0 && length + grown(line, piece) > width) flush();
      length += grown(line, piece);
      line.push(...piece);
    }
  }
  flush();
  return lines;
}

/** Words that no line may end between: a word with all that is tight behind it. */
function clusters(words: readonly Word[]): Word[][] {
  const result: Word[][] = [];
  for (const word of words) {
    const last = result.at(-1);
    if (word.tight && last) last.push(word);
    else result.push([word]);
  }
  return result;
}

/** By how many columns a line grows when words are put at its end; a run of equal paint is marked once. */
function grown(line: readonly Word[], words: readonly Word[]): number {
  let size = 0;
  let before = line.at(-1);
  for (const word of words) {
    size += (before === undefined || word.tight ? 0 : 1) + visible(word.text);
    if (before?.paint !== word.paint) size += marksOf(word.paint);
    before = word;
  }
  return size;
}

/** Columns that the marks around a run take; colours take none. */
function marksOf(paint: Paint): number {
  return visible(paint('x')) - 1;
}

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
