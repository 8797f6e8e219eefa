/** A stretch of a file in which people write to people, or data: where there may be a citation. */
export interface Segment {
  kind: 'comment' | 'string' | 'prose';
  /** Offsets into the file, the end exclusive; marks of comments and quotes are outside. */
  start: number;
  end: number;
}

/** How a language writes its comments and strings. */
interface Syntax {
  line: readonly string[];
  block: readonly (readonly [open: string, close: string])[];
  /** Quotes that end on their line, and quotes that may run over lines. */
  strings: readonly { quote: string; multiline: boolean }[];
}

const DOUBLE = { quote: '"', multiline: false };
const SINGLE = { quote: "'", multiline: false };
const BACKTICK = { quote: '`', multiline: true };

const C_LIKE: Syntax = { line: ['//'], block: [['/*', '*/']], strings: [DOUBLE, SINGLE, BACKTICK] };
const PYTHON: Syntax = {
  line: ['#'],
  block: [],
  strings: [{ quote: '"""', multiline: true }, { quote: "'''", multiline: true }, DOUBLE, SINGLE],
};
const HASH: Syntax = { line: ['#'], block: [], strings: [DOUBLE, SINGLE] };
const LISP: Syntax = { line: [';'], block: [['#|', '|#']], strings: [DOUBLE] };
const DASHES: Syntax = {
  line: ['--'],
  block: [
    ['--[[', ']]'],
    ['{-', '-}'],
    ['/*', '*/'],
  ],
  strings: [DOUBLE, SINGLE],
};
const MARKUP: Syntax = { line: [], block: [['<!--', '-->']], strings: [] };

const SYNTAXES: ReadonlyMap<string, Syntax | 'prose'> = new Map([
  ...each(
    'ts tsx js jsx mjs cjs mts cts java kt kts scala groovy c h cc cpp cxx hpp hxx cs go rs swift dart php m mm zig proto css scss less jsonc json5 v sv',
    C_LIKE,
  ),
  ...each('py pyi gd', PYTHON),
  ...each('sh bash zsh rb pl pm r jl mk cmake ex exs nim tcl dockerfile makefile', HASH),
  ...each('lisp lsp cl el scm clj cljs rkt asm', LISP),
  ...each('lua hs sql ada adb elm', DASHES),
  ...each('xml svg vue', MARKUP),
  ...each('md markdown mdx txt text rst adoc org html htm tex', 'prose'),
  // Data say what they say outside of comments too.
  ...each('yaml yml toml ini cfg conf properties json csv tsv', 'prose'),
]);

function each(words: string, value: Syntax | 'prose'): [string, Syntax | 'prose'][] {
  return words.split(' ').map((word) => [word, value]);
}

/**
 * Finds where people's words are in a file.
 *
 * @param text the whole file
 * @param name the file's name; its ending says which language it is. An unknown ending is taken for prose when the file
 *   holds no comment marks at all, and for a language of the C family otherwise.
 * @returns segments in order, without overlap; neighbouring line comments are one segment
 */
export function segmentsOf(text: string, name: string): Segment[] {
  const syntax = SYNTAXES.get(endingOf(name)) ?? (/\/\/|\/\*/.test(text) ? C_LIKE : 'prose');
  if (syntax === 'prose') return text === '' ? [] : [{ kind: 'prose', start: 0, end: text.length }];
  const found = merge(text, scan(text, syntax), syntax);
  return WITH_TAGS.has(endingOf(name)) ? withTexts(text, found) : found;
}

/**
 * Words as a comment of a file.
 *
 * @param name of the file; the ending says which language it is
 * @returns undefined where the language has no comments, or is not known
 */
export function commentOf(name: string, words: string): string | undefined {
  const ending = endingOf(name);
  if (/^(?:md|markdown|html?|mdx)$/.test(ending)) return `<!-- ${words} -->`;
  if (/^(?:ya?ml|toml)$/.test(ending)) return `# ${words}`;
  const syntax = SYNTAXES.get(ending);
  if (syntax === undefined || syntax === 'prose') return undefined;
  const [line] = syntax.line;
  const [block] = syntax.block;
  if (line !== undefined && ending !== 'css') return `${line} ${words}`;
  return block && `${block[0]} ${words} ${block[1]}`;
}

/** The ending of a file's name in small letters, or the name where it has none. */
function endingOf(name: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? name).toLowerCase();
  return base.includes('.') ? base.slice(base.lastIndexOf('.') + 1) : base;
}

/** Languages in which texts are between tags of code. */
const WITH_TAGS = new Set(['tsx', 'jsx', 'vue', 'svelte']);
/** A text between tags. */
const TEXT = /(?<=(?<![=-])>|\})[^<>{}]+(?=<\/|<\w|<>|\{)/g;
const HAS_NUMBER = /\b[1-9]\d{2}/;

/** Segments with the texts between tags that none of them covers. */
function withTexts(text: string, segments: readonly Segment[]): Segment[] {
  let next = 0;
  const texts = [...text.matchAll(TEXT)].flatMap(({ index, 0: words }): Segment[] => {
    const end = index + words.length;
    while (next < segments.length && (segments[next] as Segment).end <= index) next++;
    const free = (segments[next]?.start ?? end) >= end;
    return free && HAS_NUMBER.test(words) && /[a-z]{2}/i.test(words) && !/[;=]/.test(words)
      ? [{ kind: 'prose', start: index, end }]
      : [];
  });
  return [...segments, ...texts].sort((a, b) => a.start - b.start);
}

function scan(text: string, syntax: Syntax): Segment[] {
  const found: Segment[] = [];
  const openings = [
    ...syntax.block.map(([open]) => open),
    ...syntax.line,
    ...syntax.strings.map(({ quote }) => quote),
  ].sort((a, b) => b.length - a.length);
  const first = new Set(openings.map((opening) => opening.charCodeAt(0)));
  let at = 0;
  while (at < text.length) {
    const opening = first.has(text.charCodeAt(at)) ? openings.find((o) => text.startsWith(o, at)) : undefined;
    if (opening === undefined) {
      at++;
      continue;
    }
    const start = at + opening.length;
    const block = syntax.block.find(([open]) => open === opening);
    if (block) {
      const close = text.indexOf(block[1], start);
      const end = close < 0 ? text.length : close;
      found.push({ kind: 'comment', start, end });
      at = close < 0 ? text.length : close + block[1].length;
    } else if (syntax.line.includes(opening)) {
      const end = lineEnd(text, start);
      found.push({ kind: 'comment', start, end });
      at = end;
    } else {
      const { multiline } = syntax.strings.find(
        ({ quote }) => quote === opening,
      ) as Syntax['strings'][number];
      const end = stringEnd(text, start, opening, multiline);
      if (end === undefined) {
        // A quote that never closes is an apostrophe or a character of code; nothing is swallowed.
        at = start;
      } else {
        found.push({ kind: 'string', start, end });
        at = end + opening.length;
      }
    }
  }
  return found;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function stringEnd(text: string, from: number, quote: string, multiline: boolean): number | undefined {
  for (let at = from; at < text.length; at++) {
    const c = text[at];
    if (c === '\\') at++;
    else if (c === '\n' && !multiline) return undefined;
    else if (text.startsWith(quote, at)) return at;
  }
  return undefined;
}

/** Line comments on neighbouring lines, with nothing but white space between, are one thought and one segment. */
function merge(text: string, segments: readonly Segment[], syntax: Syntax): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    const between =
      last?.kind === 'comment' && segment.kind === 'comment' ? text.slice(last.end, segment.start) : 'x';
    if (last && between.includes('\n') && !/\n\s*\n/.test(between) && onlyMarks(between, syntax))
      last.end = segment.end;
    else merged.push({ ...segment });
  }
  return merged;
}

function onlyMarks(between: string, syntax: Syntax): boolean {
  const words = between.trim();
  return words === '' || syntax.line.includes(words);
}
