import type { CrossReference, Emphasis, GameSymbol, Phrasing, Text } from '../tree/index.js';
import { isDigit } from './characters.js';
import { plainReferenceEnd, plainTarget, REFERENCE_PATTERN, targetsOf } from './references.js';
import type { Run } from './run.js';
import type { Source } from './source.js';

const EMPHASIS = '(?<![A-Za-z0-9_])_(?=[^\\s_])[^_]{1,200}(?<=[^\\s_])_(?![A-Za-z0-9_])';
// In braces, or as the first electronic editions wrote them: a small o before the letter (`oX`, `ocT`).
const SYMBOL = '\\{[^{}\\s]{1,12}\\}|\\boc?(?:[WUBRGTXYZ]|\\d{1,2})\\b';
const EMPHASIS_HERE = new RegExp(EMPHASIS, 'y');
const SYMBOL_HERE = new RegExp(SYMBOL, 'y');
const REFERENCE_HERE = new RegExp(REFERENCE_PATTERN, 'y');

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
  waiting = 0;
  return scan(false, run, source, from, to);
}

/** Nodes that are not yet in a list of their own, and how many they are: a list that grows keeps room for many more than it gets. */
const gathered: (Phrasing | undefined)[] = [];
let waiting = 0;

function gather(node: Phrasing): void {
  gathered[waiting++] = node;
}

/** A list of the nodes that were gathered since there were so many. */
function gatheredFrom(count: number): Phrasing[] {
  const nodes = gathered.slice(count, waiting) as Phrasing[];
  while (waiting > count) gathered[--waiting] = undefined;
  return nodes;
}

/** @param inside whether the words are those of a reference, in which there is no other */
function scan(inside: boolean, run: Run, source: Source, from: number, to: number): Phrasing[] {
  const value = to === run.value.length ? run.value : run.value.slice(0, to);
  const before = waiting;
  let reached = from;
  if (run.contiguous) {
    const base = run.offsetAt(0);
    const marks = source.marks;
    for (let i = source.firstMark(base + from); i < marks.length; i++) {
      const at = (marks[i] as number) - base;
      if (at >= to) break;
      if (at < reached) continue;
      const end = endOf(inside, value, at);
      if (end === -1) continue;
      if (at > reached) gather(text(run, source, value, reached, at));
      gather(marked(run, source, value, at, end));
      reached = end;
    }
    // Most paragraphs are words and nothing else.
    if (reached === from) return to > from ? [text(run, source, value, from, to)] : [];
  } else {
    for (let at = from; at < to; at++) {
      const end = canBegin(value, at) ? endOf(inside, value, at) : -1;
      if (end === -1) continue;
      if (at > reached) gather(text(run, source, value, reached, at));
      gather(marked(run, source, value, at, end));
      reached = end;
      at = end - 1;
    }
  }
  if (to > reached) gather(text(run, source, value, reached, to));
  return gatheredFrom(before);
}

/** Where emphasis, a symbol or a reference that begins at a character ends, or -1. */
function endOf(inside: boolean, value: string, at: number): number {
  const first = value.charCodeAt(at);
  if (first === LOW_LINE) return matchEnd(EMPHASIS_HERE, value, at);
  if (first === BRACE || first === SMALL_O) return symbolEnd(value, at);
  if (inside) return -1;
  plainEnd = plainReferenceEnd(value, at);
  return plainEnd === -1 ? matchEnd(REFERENCE_HERE, value, at) : plainEnd;
}

function symbolEnd(value: string, at: number): number {
  // Nearly all symbols are a capital letter or a figure in braces.
  const isPlain = isPlainName(value.charCodeAt(at + 1)) && value.charCodeAt(at + 2) === CLOSING_BRACE;
  return isPlain && value.charCodeAt(at) === BRACE ? at + 3 : matchEnd(SYMBOL_HERE, value, at);
}

function isPlainName(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x5a);
}

/** Where the last reference that was looked for ends if it is plain, or -1: its target needs no second look. */
let plainEnd = -1;

function matchEnd(pattern: RegExp, value: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(value) ? pattern.lastIndex : -1;
}

function marked(run: Run, source: Source, value: string, start: number, end: number): Phrasing {
  const first = value.charCodeAt(start);
  if (first === LOW_LINE) return emphasis(run, source, start, end);
  if (first === BRACE || first === SMALL_O) return symbolNode(run, source, value, start, end);
  return reference(run, source, value, start, end);
}

const LOW_LINE = 0x5f;
const BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
const SMALL_O = 0x6f;

/** A quick look whether emphasis, a symbol or a reference can begin at a character. */
function canBegin(value: string, at: number): boolean {
  const code = value.charCodeAt(at);
  if (code < 0x30) return false;
  if (code <= 0x39) return value.charCodeAt(at + 3) === 0x2e || value.charCodeAt(at + 4) === 0x2e;
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
    children: scan(false, run, source, start + 1, end - 1),
    position: place(run, source, start, end),
  };
}

function symbolNode(run: Run, source: Source, value: string, start: number, end: number): GameSymbol {
  const printed = value.slice(start, end);
  return {
    type: 'symbol',
    name: symbolName(printed),
    value: printed,
    position: place(run, source, start, end),
  };
}

function reference(run: Run, source: Source, value: string, start: number, end: number): CrossReference {
  const words = value.slice(start, end);
  const targets = end === plainEnd ? [plainTarget(words)] : targetsOf(words);
  if (words.includes('_') || words.includes('{')) {
    const children = scan(true, run, source, start, end) as CrossReference['children'];
    return {
      type: 'crossReference',
      targets,
      children,
      position: place(run, source, start, end),
    };
  }
  const position = place(run, source, start, end);
  const only: Text = { type: 'text', value: words, position };
  return { type: 'crossReference', targets, children: [only], position };
}

/** The name of a drawn symbol from its spelling: `{T}`, `{oT}` and `{Tap}` are all `T`. */
function symbolName(value: string): string {
  const name = value.startsWith('{') ? value.slice(1, -1) : value;
  if (TAP.test(name)) return 'T';
  return OLD_NAME.test(name) ? name.replace(OLD_MARK, '') : name;
}

// Patterns that are written where they are asked are made anew for each symbol.
const TAP = /^tap$/i;
const OLD_NAME = /^oc?[A-Z0-9]/;
const OLD_MARK = /^oc?/;

function place(run: Run, source: Source, start: number, end: number) {
  return source.position(run.offsetAt(start), run.endAt(end));
}
