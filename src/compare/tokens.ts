/** What a token is to a comparison. */
export type TokenKind =
  /** A word of the language. */
  | 'word'
  /** A number in digits, with its sign; `1/1` is one number. */
  | 'number'
  /** A drawn symbol in braces. */
  | 'symbol'
  /** The number of a rule, section or chapter, or an end of a range of them. */
  | 'reference'
  /** A heading quoted after the reference to it. */
  | 'title'
  /** Punctuation that means something: a comma, a full stop, a parenthesis. */
  | 'mark'
  /** Quotation marks, dashes, italics, trade marks: how the text is set, not what it says. */
  | 'typography';

/** A word, number or mark of a text. */
export interface Token {
  kind: TokenKind;
  /** What comparisons go by: lower case, without apostrophes, one spelling for every symbol and dash. */
  key: string;
  /** Offset in the text, in UTF-16 units; white space before the token belongs to it when it is shown. */
  start: number;
  /** Offset after the last character. */
  end: number;
  /** True for the first token of a sentence. */
  opens?: boolean;
}

/** Apostrophes, the question mark and the replacement character that damaged dumps have in their place. */
const APOSTROPHES: ReadonlySet<number> = new Set([0x27, 0x2018, 0x2019, 0x60, 0xb4, 0x3f, 0xfffd]);

const TYPOGRAPHY =
  /^(?:["'\u2018\u2019\u201a-\u201f\u00ab\u00bb`\u00b4\u2010-\u2015\u2212\ufffd?_*<>\u2122\u00ae\u00a9-]|--+|\((?:TM|tm|R|r)\))$/u;
const DASH = /^(?:[\u2010-\u2015\u2212-]|--+)$/u;
const CONTRACTION = /^(?:s|t|re|ve|ll|d|m)$/i;
const REFERRING: ReadonlySet<string> = new Set([
  'rule',
  'rules',
  'section',
  'sections',
  'chapter',
  'chapters',
]);
const SIGNS: ReadonlySet<string> = new Set(['+', '\u2212', '\u2013', '-']);
const LISTING: ReadonlySet<string> = new Set(['and', 'or', 'through', 'to']);

/**
 * Takes a text apart into words, numbers, symbols, references and marks. White space never makes a token.
 *
 * References are known by their shape (`702.15b`) or by the word before them (`rule 704`, `sections 1 and 2`), ranges and
 * lists included; a heading quoted right after a reference is part of it.
 *
 * @param text plain characters, white space already folded
 * @returns tokens in order; their ranges never overlap
 */
export function tokenise(text: string): readonly Token[] {
  let tokens = recent.get(text);
  if (tokens === undefined) {
    if (recent.size >= MOST_RECENT) recent.clear();
    tokens = takeApart(text);
    recent.set(text, tokens);
  }
  return tokens;
}

/** Texts taken apart lately: a changed rule is asked for four times. */
const recent = new Map<string, readonly Token[]>();
export const MOST_RECENT = 6000;

/** The same for a text that is asked for once: nothing of it is kept. */
export function takeApart(text: string): Token[] {
  const tokens: Token[] = [];
  let listing = false;
  let opens = true;
  for (let start = afterSpace(text, 0); start < text.length; ) {
    const code = text.charCodeAt(start);
    let end = endOf(text, start, code);
    if (isLetter(code)) {
      const isOneLetter = end === start + 1;
      let key = words.get(text.slice(start, end));
      if (key === undefined) {
        end = endOfWhole(text, start, end);
        key = keyOf(text.slice(start, end));
      }
      const token: Token = { kind: 'word', key, start, end };
      if (listing && isOneLetter && follows(tokens, 'typography')) token.kind = 'reference';
      else if (!LISTING.has(key)) listing = REFERRING.has(key);
      if (opens) {
        token.opens = true;
        opens = false;
      }
      tokens.push(token);
      start = afterSpace(text, end);
      continue;
    }
    const raw = text.slice(start, end);
    let token: Token;
    if (code >= 48 && code <= 57) {
      const dotted = raw.length > 3 && raw.charCodeAt(3) === 46 && /^\d{3}\.\s?\d/.test(raw);
      const reference = dotted || (listing && /^(?:\d{3}|\d)$/.test(raw));
      token = {
        kind: reference ? 'reference' : 'number',
        key: reference ? raw.replace(/\s/g, '') : raw,
        start,
        end: start + raw.length,
      };
      if (reference) listing = true;
      else {
        const sign = tokens.at(-1);
        if (sign !== undefined && sign.end === start && SIGNS.has(text.slice(sign.start, start))) {
          const before = sign.start === 0 ? ' ' : (text[sign.start - 1] as string);
          if (/[\s/[(]/.test(before)) {
            tokens.pop();
            token.key = (text[sign.start] === '+' ? '+' : '-') + token.key;
            token.start = sign.start;
            if (sign.opens) opens = true;
          }
        }
        listing = false;
      }
    } else if (code === 123 && raw.length > 1) {
      token = { kind: 'symbol', key: symbolKey(raw), start, end: start + raw.length };
    } else {
      let key = markKeys.get(raw);
      if (key === undefined) {
        key = TYPOGRAPHY.test(raw) ? (DASH.test(raw) ? '-' : '') : raw;
        remember(markKeys, raw, key);
      }
      const typographic = key === '' || key === '-';
      token = { kind: typographic ? 'typography' : 'mark', key, start, end: start + raw.length };
      if (!typographic && raw !== ',' && raw !== '/') listing = false;
    }
    // What closes a sentence is right behind its full stop and belongs to it.
    const closes = opens && tokens.length > 0 && tokens.at(-1)?.end === start && CLOSING.test(raw);
    if (closes) {
      // The next sentence is still to come.
    } else if (opens && token.kind !== 'mark' && token.kind !== 'typography') {
      token.opens = true;
      opens = false;
    } else if (opens && (raw === '(' || token.kind === 'typography')) {
      token.opens = true;
      opens = false;
    }
    tokens.push(token);
    if (isStop(raw, token, text, tokens)) opens = true;
    start = afterSpace(text, end);
  }
  markTitles(tokens, text);
  return tokens;
}

/** Where white space that begins at an offset ends. */
function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/**
 * Where the token that begins at an offset ends. Written without a regular expression: this loop sees every character of both
 * editions.
 */
function endOf(text: string, start: number, code: number): number {
  if (isLetter(code)) return endOfWord(text, start);
  if (isDigit(code)) return endOfNumber(text, start);
  if (code === 40) return start + (TRADE_MARKS.find((mark) => text.startsWith(mark, start))?.length ?? 1);
  if (code === 123) return endOfSymbol(text, start);
  if (code === 45 || code === 46) {
    let end = start + 1;
    while (end < text.length && text.charCodeAt(end) === code) end++;
    return end;
  }
  return start + ((text.codePointAt(start) as number) > 0xffff ? 2 : 1);
}

const TRADE_MARKS = ['(TM)', '(tm)', '(R)', '(r)'];

/** Letters, with apostrophes between letters. */
function endOfWord(text: string, start: number): number {
  const last = text.length;
  let end = start + 1;
  for (;;) {
    while (end < last && isLetter(text.charCodeAt(end))) end++;
    // Nearly all words end at a blank.
    if (end + 1 >= last || text.charCodeAt(end) === 32) return end;
    if (!APOSTROPHES.has(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end + 1))) return end;
    end++;
  }
}

/** The number of a rule (three digits, a full stop, up to three digits and two letters), or digits with at most one letter. */
function endOfNumber(text: string, start: number): number {
  let digits = start;
  while (isDigit(text.charCodeAt(digits))) digits++;
  if (digits - start >= 3 && text.charCodeAt(start + 3) === 46) {
    const first = start + (isSpace(text.charCodeAt(start + 4)) ? 5 : 4);
    let end = first;
    while (end - first < 3 && isDigit(text.charCodeAt(end))) end++;
    const letters = end;
    while (end - letters < 2 && isSmall(text.charCodeAt(end))) end++;
    if (letters > first && !isLetter(text.charCodeAt(end)) && !isDigit(text.charCodeAt(end))) return end;
  }
  const end = digits + (isSmall(text.charCodeAt(digits)) ? 1 : 0);
  return isWordCharacter(text.charCodeAt(end)) ? start + 1 : end;
}

/** A symbol in braces, of at most twelve characters; else the brace alone. */
function endOfSymbol(text: string, start: number): number {
  let end = start + 1;
  for (let characters = 0; characters <= 12 && end < text.length; characters++) {
    const code = text.codePointAt(end) as number;
    if (code === 125) return characters > 0 ? end + 1 : start + 1;
    if (code === 123 || isSpace(code)) break;
    end += code > 0xffff ? 2 : 1;
  }
  return start + 1;
}

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    (code >= 0x1680 && /^\s$/.test(String.fromCharCode(code)))
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A letter of ASCII, a digit or a low line; false for what is behind the end of a text. */
function isWordCharacter(code: number): boolean {
  return isDigit(code) || isSmall(code) || (code >= 65 && code <= 90) || code === 95;
}

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** The characters of a token as printed, without the white space before it. */
export function printed(text: string, token: Token): string {
  return text.slice(token.start, token.end);
}

/** Where a word ends that was not seen before: a question mark inside it is a damaged apostrophe or a damaged dash; only the letters after it tell. */
function endOfWhole(text: string, start: number, end: number): number {
  const raw = text.slice(start, end);
  const broken = /[?\ufffd]/.exec(raw);
  return broken && !CONTRACTION.test(raw.slice(broken.index + 1)) ? start + broken.index : end;
}

/** What comparisons go by, of a word that may not have been seen before. */
function keyOf(raw: string): string {
  let key = words.get(raw);
  if (key === undefined) {
    key = raw
      .toLowerCase()
      .replace(/[^a-z\u00c0-\u024f]/g, '')
      .replace(/\u00e6/g, 'ae');
    remember(words, raw, key);
  }
  return key;
}

/** Keys of words and of marks seen before. A help, not a record: they may be dropped at any time without a change of answers. */
const words = new Map<string, string>();
const markKeys = new Map<string, string>();

function remember(known: Map<string, string>, raw: string, key: string): void {
  if (known.size > 50_000) known.clear();
  known.set(raw, key);
}

/** Symbols have been written `{Tap}`, `{oT}` and `{T}`; all three are the same drawing. */
function symbolKey(raw: string): string {
  const name = raw.slice(1, -1).toLowerCase();
  return `{${name === 'tap' ? 't' : name.replace(/^o(?=.)/, '').replace(/[()]/g, '')}}`;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0x24f);
}

function follows(tokens: Token[], kind: TokenKind): boolean {
  const last = tokens.at(-1);
  return last !== undefined && last.kind === kind && last.key === '-';
}

const CLOSING = /^["'\u2019\u201d)?\ufffd_]$/;
const ABBREVIATION = /^(?:e|g|i|vs|etc|inc|no|st)$/;

/** A full stop ends a sentence when white space and something that can begin one follow. */
function isStop(raw: string, token: Token, text: string, tokens: Token[]): boolean {
  if (raw !== '.' && raw !== '!' && raw !== '?') return false;
  const rest = text.slice(token.end, token.end + 8);
  if (raw === '?' && !/^["\u201d)]*\s/.test(rest)) return false;
  if (!/^["'\u2019\u201d)?\ufffd_]{0,3}\s+["'\u2018\u201c(?\ufffd_]{0,2}[A-Z\d{\u00c0-\u00de]/.test(rest))
    return false;
  const before = tokens.at(-2);
  return !(before !== undefined && before.end === token.start && ABBREVIATION.test(before.key));
}

/** Marks the heading quoted after a reference, so that a renamed section is no change of the rule that mentions it. */
function markTitles(tokens: Token[], text: string): void {
  for (let i = 0; i + 1 < tokens.length; i++) {
    if (tokens[i]?.kind !== 'reference') continue;
    let at = i + 1;
    if (tokens[at]?.key === ',') at++;
    const opening = tokens[at];
    if (
      opening === undefined ||
      opening.kind !== 'typography' ||
      !/^["\u201c?\ufffd]$/.test(printed(text, opening))
    )
      continue;
    const limit = Math.min(tokens.length, at + 16);
    for (let end = at + 1; end < limit; end++) {
      const token = tokens[end] as Token;
      if (token.kind === 'typography' && /^["\u201d?\ufffd]$/.test(printed(text, token))) {
        // The full stop inside the quotation marks ends the sentence outside.
        const stop = tokens[end - 1]?.key === '.' ? end - 1 : -1;
        for (let k = i + 1; k <= end; k++) if (k !== stop) (tokens[k] as Token).kind = 'title';
        break;
      }
      if (token.kind === 'reference') break;
    }
  }
}
