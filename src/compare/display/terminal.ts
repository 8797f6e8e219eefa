import pc from 'picocolors';
import type { Comparison, OtherEdge, WordChange } from '../types.js';
import {
  CHANGE_LABELS,
  examplesLine,
  hiddenLine,
  movedLine,
  nameOf,
  reasonsOf,
  totalsLine,
} from './labels.js';
import { type SelectionOptions, select } from './selection.js';

/** How to show a comparison on a terminal. */
export interface TerminalOptions extends SelectionOptions {
  /** Columns of the window; 100 when absent, never less than 40. */
  width?: number;
  /** Whether to use colours; without them changes are marked by brackets. */
  colours?: boolean;
  /** One column with both wordings woven together, or two columns beside each other. */
  layout?: 'inline' | 'sideBySide';
}

type Paint = (text: string) => string;
interface Word {
  text: string;
  paint: Paint;
  /** True where no blank stands before it: a comma after a changed word. */
  tight?: boolean;
}

/**
 * Shows a comparison as lines for a terminal.
 *
 * @returns text that ends in a line break
 */
export function toTerminal(comparison: Comparison, options: TerminalOptions = {}): string {
  const width = Math.max(40, options.width ?? 100);
  const colours = pc.createColors(options.colours ?? false);
  const selection = select(comparison, options);
  const lines: string[] = [];
  const block = (words: readonly WordChange[]): void => {
    const [gone, come] = marks(options.colours ?? false, colours);
    if (options.layout === 'sideBySide') {
      const half = Math.floor((width - 5) / 2);
      const left = fold(
        laid(words, (op) => (op === 'keep' ? plain : op === 'delete' ? gone : undefined)),
        half,
      );
      const right = fold(
        laid(words, (op) => (op === 'keep' ? plain : op === 'insert' ? come : undefined)),
        half,
      );
      for (let i = 0; i < Math.max(left.length, right.length); i++) {
        const [text, length] = left[i] ?? ['', 0];
        lines.push(
          `  ${text}${' '.repeat(half - length)} ${colours.dim('│')} ${right[i]?.[0] ?? ''}`.trimEnd(),
        );
      }
    } else {
      const woven = laid(words, (op) => (op === 'keep' ? plain : op === 'insert' ? come : gone));
      for (const [text] of fold(woven, width - 2)) lines.push(`  ${text}`);
    }
  };
  const line = (indent: string, ...parts: readonly (readonly [text: string, paint: Paint])[]): void => {
    const words = parts.flatMap(([text, paint]) => wordsOf(text, paint));
    for (const [text] of fold(words, width - indent.length)) lines.push(`${indent}${text}`);
  };
  line('', [`${comparison.old.edition} → ${comparison.new.edition}`, colours.bold]);
  lines.push(...wrap(totalsLine(comparison), width), '');
  if (selection.sections.length > 0) {
    lines.push(colours.bold('Sections'));
    for (const e of selection.sections) {
      const share =
        e.share === undefined || e.new === null ? '' : ` ${colours.dim(`${Math.round(e.share * 100)} %`)}`;
      lines.push(`  ${nameOf(e).replace(CONTROL, '\ufffd')}${share}`);
    }
    lines.push('');
  }
  if (comparison.sweeps.length > 0) {
    lines.push(colours.bold('Terminology'));
    for (const s of comparison.sweeps)
      line('  ', [`${s.old} → ${s.new}`, plain], [`${s.count} times`, colours.dim]);
    lines.push('');
  }
  if (selection.edges.length > 0) lines.push(colours.bold('Rules'));
  for (const edge of selection.edges) {
    const label = CHANGE_LABELS[edge.change];
    const tint = edge.change === 'substantive' ? colours.yellow : colours.cyan;
    line('', [nameOf(edge), colours.bold], [label, tint]);
    if (edge.old !== null && edge.new !== null) {
      for (const reason of reasonsOf(edge)) {
        for (const line of wrap(reason, width - 2)) lines.push(`  ${colours.dim(line)}`);
      }
    }
    block(edge.words);
    const examples = examplesLine(edge);
    if (examples !== '') for (const line of wrap(examples, width - 2)) lines.push(`  ${colours.dim(line)}`);
    for (const e of edge.examples) if (e.words && e.change !== 'typography') block(e.words);
    lines.push('');
  }
  const other = (title: string, edges: readonly OtherEdge[]): void => {
    if (edges.length === 0) return;
    lines.push(colours.bold(title));
    for (const e of edges) {
      const moved = movedLine(e);
      line(
        '',
        [nameOf(e), plain],
        [CHANGE_LABELS[e.change], colours.cyan],
        [moved === '' ? '' : `(${moved})`, plain],
      );
      if (e.words) block(e.words);
    }
    lines.push('');
  };
  other('Headings', selection.headings);
  other('Glossary', selection.glossary);
  other('Introduction', selection.introduction);
  const hidden = hiddenLine(selection);
  if (hidden !== '') lines.push(...wrap(hidden, width));
  for (const limit of comparison.limits) lines.push(...wrap(limit, width));
  return `${lines.join('\n').replace(/\n+$/, '')}\n`;
}

const plain: Paint = (text) => text;

function marks(coloured: boolean, colours: ReturnType<typeof pc.createColors>): [Paint, Paint] {
  if (!coloured) return [(t) => `[-${t}-]`, (t) => `{+${t}+}`];
  return [(t) => colours.red(colours.strikethrough(t)), (t) => colours.green(t)];
}

/** The words of some changes, each as it is painted; what has no blank before it stays with the word before. */
function laid(words: readonly WordChange[], paint: (op: WordChange['op']) => Paint | undefined): Word[] {
  const result: Word[] = [];
  let blank = true;
  for (const { op, text } of words) {
    const brush = paint(op);
    if (brush === undefined || text === '') continue;
    const found = wordsOf(text, brush);
    // Two words never touch, not even where the beginning of a text was taken away before the second.
    if (found[0] && !blank && !/^[\s\p{L}\p{N}]/u.test(text)) found[0].tight = true;
    result.push(...found);
    blank = /\s$/.test(text);
  }
  return result;
}

/** What a terminal would obey instead of showing it; a dump may hold anything. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the control characters that are meant.
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

function wordsOf(text: string, paint: Paint): Word[] {
  return text
    .split(/\s+/)
    .map((t) => t.replace(CONTROL, '\ufffd'))
    .filter((t) => t !== '')
    .map((t) => ({ text: t, paint }));
}

/** Lays words out in lines of a width; each line with its length as it appears. */
function fold(words: readonly Word[], width: number): [text: string, length: number][] {
  const lines: [string, number][] = [];
  let line: Word[] = [];
  let length = 0;
  const flush = (): void => {
    if (line.length === 0) return;
    const text = painted(line);
    lines.push([text, visible(text)]);
    line = [];
    length = 0;
  };
  for (const word of words) {
    for (const piece of pieces(word, width)) {
      // The brackets that mark a change where there are no colours take room as well.
      const size = visible(piece.paint(piece.text));
      const gap = length === 0 || piece.tight ? 0 : 1;
      if (length + gap + size > width) flush();
      length += size + (line.length === 0 ? 0 : gap);
      line.push(piece);
    }
  }
  flush();
  return lines;
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
  const room = Math.max(1, width - 4);
  const characters = [...word.text];
  if (characters.length <= room) return [word];
  const parts: Word[] = [];
  for (let i = 0; i < characters.length; i += room) {
    parts.push({ ...word, text: characters.slice(i, i + room).join('') });
  }
  return parts;
}

function visible(text: string): number {
  return [...strip(text)].length;
}

function strip(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
  return text.replace(/\u001b\[[0-9;]*m/g, '');
}

function wrap(text: string, width: number): string[] {
  return fold(wordsOf(text, plain), width).map(([line]) => line);
}
