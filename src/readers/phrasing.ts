import type { CrossReference, Emphasis, GameSymbol, Phrasing, Text } from '../tree/index.js';
import { REFERENCE_PATTERN, targetsOf } from './references.js';
import type { Run } from './run.js';
import type { Source } from './source.js';

const EMPHASIS = '(?<![A-Za-z0-9_])_(?=[^\\s_])[^_]{1,200}(?<=[^\\s_])_(?![A-Za-z0-9_])';
// In braces, or as the first electronic editions wrote them: a small o before the letter (`oX`, `ocT`).
const SYMBOL = '\\{[^{}\\s]{1,12}\\}|\\boc?(?:[WUBRGTXYZ]|\\d{1,2})\\b';
const MARKS = new RegExp(`${EMPHASIS}|${SYMBOL}|${REFERENCE_PATTERN}`, 'g');
const INSIDE = new RegExp(`${EMPHASIS}|${SYMBOL}`, 'g');

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
  const nodes: Phrasing[] = [];
  let reached = from;
  const plain = (end: number): void => {
    if (end > reached) nodes.push(text(run, source, value, reached, end));
  };
  // The pattern is shared, and emphasis calls this function again: each call keeps its own place.
  let next = from;
  for (;;) {
    pattern.lastIndex = next;
    const m = pattern.exec(value);
    if (m === null) break;
    const start = m.index;
    const end = start + m[0].length;
    const first = value.charCodeAt(start);
    plain(start);
    if (first === 0x5f) nodes.push(emphasis(run, source, start, end));
    else if (first === 0x7b || first === 0x6f) nodes.push(symbolNode(run, source, m[0], start, end));
    else nodes.push(reference(run, source, m[0], start, end));
    reached = end;
    next = end;
  }
  plain(to);
  return nodes;
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
    children: scan(INSIDE, run, source, start, end) as CrossReference['children'],
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
