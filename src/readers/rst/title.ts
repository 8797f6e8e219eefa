import { isBlank, type Line } from './line.js';

/** A title with its adornment. */
export interface Title {
  /** The line that holds the words. */
  words: Line;
  /** The lines of marks above and below. */
  adornments: Line[];
  /** The character, and whether there is a line above: titles of one style are of one level. */
  style: string;
  /** How many lines the title takes. */
  length: number;
}

const ADORNMENT = /^([!-/:-@[-`{-~])\1*$/;

/** The character of a line that repeats one mark, or undefined. */
function adornmentOf(text: string, line: Line | undefined): string | undefined {
  if (line === undefined || isBlank(line) || line.end - line.start < 2) return undefined;
  const first = text[line.start] as string;
  // Most lines begin with a letter and need no pattern.
  if (/[A-Za-z0-9]/.test(first)) return undefined;
  return ADORNMENT.test(text.slice(line.start, line.end)) ? first : undefined;
}

/**
 * Recognises a title: words over a line of one repeated mark, with the same line above them or without.
 *
 * @param at index of the first line of the title
 */
export function titleAt(text: string, lines: Line[], at: number): Title | undefined {
  const line = lines[at] as Line;
  const below = lines[at + 1];
  const above = adornmentOf(text, line);
  if (above !== undefined) {
    const mark = adornmentOf(text, lines[at + 2]);
    if (below === undefined || isBlank(below) || mark !== above || line.indent > 0) return undefined;
    return { words: below, adornments: [line, lines[at + 2] as Line], style: `${above}above`, length: 3 };
  }
  const mark = adornmentOf(text, below);
  if (mark === undefined || below === undefined || line.indent > 0 || below.indent > 0) return undefined;
  const length = below.end - below.start;
  // A line shorter than the words is an underline only from four marks on, as docutils has it.
  if (length < line.end - line.start && length < 4) return undefined;
  return { words: line, adornments: [below], style: mark, length: 2 };
}

/** True for a line of marks that is no part of a title: a transition. */
export function isTransition(text: string, line: Line): boolean {
  return line.end - line.start >= 3 && adornmentOf(text, line) !== undefined;
}
