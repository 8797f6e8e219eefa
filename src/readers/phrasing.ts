import type { CrossReference, Emphasis, GameSymbol, Phrasing, Text } from '../tree/index.js';
import { firstMark, marksOf } from './marks.js';
import { REFERENCE_PATTERN, targetsOf } from './references.js';
import type { Run } from './run.js';
import type { Source } from './source.js';

const EMPHASIS = '(?<![A-Za-z0-9_])_(?=[^\\s_])[^_]{1,200}(?<=[^\\s_])_(?![A-Za-z0-9_])';
// In braces, or as the first electronic editions wrote them: a small o before the letter (`oX`, `ocT`).
const SYMBOL = '\\{[^{}\\s]{1,12}\\}|\\boc?(?:[WUBRGTXYZ]|\\d{1,2})\\b';
const MARKS = new RegExp(`${EMPHASIS}|${SYMBOL}|${REFERENCE_PATTERN}`, 'y');
const INSIDE = new RegExp(`${EMPHASIS}|${SYMBOL}`, 'y');

/**
 * Turns gathered characters into phrasing nodes with positions: emphasis (`_so_`), symbols (`{T}`, `{oT}`) and
 * cross-references in all their forms; everything else is text. Claims nothing in the source's account.
 *
 * @param run the characters, white space folded
 * @param source where the characters stand
 * @param from index in `run.value` of the first character
 * @param to index after the last one
 * @returns nodes whose text together is the text of the run, marks of emphasis left out
 */
export function phrase(run: Run, source: Source, from = 0, to = run.value.length): Phrasing[] {
  return scan(MARKS, run, source, from, to) as Phrasing[];
}

function scan(pattern: RegExp, run: Run, source: Source, from: number, to: number): Phrasing[] {
  const value = to === run.value.length ? run.value : run.value.slice(0, to);
  if (run.contiguous && !hasMark(run, source, from, to)) {
    return to > from ? [text(run, source, value, from, to)] : [];
  }
  const nodes: Phrasing[] = [];
  let reached = from;
  /** Tries the pattern at a place where it can begin; gives the place to go on from. */
  const tryAt = (at: number): number => {
    pattern.lastIndex = at;
    const m = pattern.exec(value);
    if (m === null) return at + 1;
    const end = at + m[0].length;
    if (at > reached) nodes.push(text(run, source, value, reached, at));
    const first = value.charCodeAt(at);
    if (first === LOW_LINE) nodes.push(emphasis(run, source, at, end));
    else if (first === BRACE || first === SMALL_O) nodes.push(symbolNode(run, source, m[0], at, end));
    else nodes.push(reference(run, source, m[0], at, end));
    reached = end;
    return end;
  };
  if (run.contiguous) {
    const base = run.offsetAt(0);
    const marks = marksOf(source);
    let at = from;
    for (let i = firstMark(marks, base + from); i < marks.offsets.length; i++) {
      const mark = (marks.offsets[i] as number) - base;
      if (mark >= to) break;
      if (mark >= at) at = tryAt(mark);
    }
  } else {
    let at = from;
    while (at < to) at = canBegin(value, at) ? tryAt(at) : at + 1;
  }
  if (to > reached) nodes.push(text(run, source, value, reached, to));
  // A list that grew keeps room for more; the copy is as long as it must be.
  return nodes.slice();
}

/** Most paragraphs are words and nothing else. */
function hasMark(run: Run, source: Source, from: number, to: number): boolean {
  const base = run.offsetAt(0);
  const marks = marksOf(source);
  return (marks.offsets[firstMark(marks, base + from)] ?? Number.POSITIVE_INFINITY) < base + to;
}

const LOW_LINE = 0x5f;
const BRACE = 0x7b;
const SMALL_O = 0x6f;

/** A quick look whether emphasis, a symbol or a reference can begin at a character. */
function canBegin(value: string, at: number): boolean {
  const code = value.charCodeAt(at);
  if (code < 0x30) return false;
  if (code <= 0x39) return value.charCodeAt(at + 3) === 0x2e;
  switch (code) {
    case LOW_LINE:
    case BRACE:
      return true;
    case SMALL_O:
      return value.charCodeAt(at + 1) <= 0x5a || value.charCodeAt(at + 1) === 0x63;
    case 0x52:
    case 0x72:
      return value.charCodeAt(at + 1) === 0x75 && value.charCodeAt(at + 2) === 0x6c;
    case 0x53:
    case 0x73:
      return value.charCodeAt(at + 1) === 0x65 && value.charCodeAt(at + 2) === 0x63;
    case 0x43:
    case 0x63:
      return value.charCodeAt(at + 1) === 0x68 && value.charCodeAt(at + 2) === 0x61;
    default:
      return false;
  }
}

function text(run: Run, source: Source, value: string, start: number, end: number): Text {
  return { type: 'text', value: value.slice(start, end), position: place(run, source, start, end) };
}

function emphasis(run: Run, source: Source, start: number, end: number): Emphasis {
  return {
    type: 'emphasis',
    children: scan(MARKS, run, source, start + 1, end - 1),
    position: place(run, source, start, end),
  };
}

function symbolNode(run: Run, source: Source, value: string, start: number, end: number): GameSymbol {
  return { type: 'symbol', name: symbolName(value), value, position: place(run, source, start, end) };
}

function reference(run: Run, source: Source, words: string, start: number, end: number): CrossReference {
  return {
    type: 'crossReference',
    targets: targetsOf(words),
    children: /[_{]/.test(words)
      ? (scan(INSIDE, run, source, start, end) as CrossReference['children'])
      : [text(run, source, run.value, start, end)],
    position: place(run, source, start, end),
  };
}

/** The name of a drawn symbol from its spelling: `{T}`, `{oT}` and `{Tap}` are all `T`. */
function symbolName(value: string): string {
  const name = value.startsWith('{') ? value.slice(1, -1) : value;
  if (/^tap$/i.test(name)) return 'T';
  return /^oc?[A-Z0-9]/.test(name) ? name.replace(/^oc?/, '') : name;
}

function place(run: Run, source: Source, start: number, end: number) {
  return source.position(run.offsetAt(start), run.endAt(end));
}
