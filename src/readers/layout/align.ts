import { withoutUnseen } from '../characters.js';
import type { Piece } from './block.js';

/** Marks of a dialect that may be in the source and not in the characters that a parser gives. */
export interface Skips {
  /** A backslash before a mark is an escape. */
  backslash?: boolean;
  /** Characters that a parser drops at the start of a line inside a container (`>` of a quotation). */
  linePrefix?: RegExp;
  /** Tags and comments may be between characters, where a parser ignores them. */
  tags?: boolean;
}

const REFERENCE = /&(?:#[xX]?[\dA-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{0,40});?/y;

/** What follows an angle bracket that is no character of the page. */
const TAG_START = /[A-Za-z/!?]/;

/**
 * Finds out which range of the source each character of a parsed text came from. Parsers give the characters and where
 * they are as a whole; between the two lie character references, escapes and line ends.
 *
 * @param text the document
 * @param start offset of the first character of the parsed text in the document
 * @param end offset after the last one
 * @param value the characters as parsed
 * @param dropped called with each range that has no character of its own
 */
export function align(
  text: string,
  start: number,
  end: number,
  value: string,
  skips: Skips = {},
  dropped: (start: number, end: number) => void = () => {},
): Piece[] {
  // Most words stand in the document as they are parsed.
  if (end - start === value.length && !/[&<]/.test(value) && text.startsWith(value, start))
    return value === '' ? [] : [{ start, end }];
  const pieces: Piece[] = [];
  let run = start;
  let at = start;
  let index = 0;
  const flush = (): void => {
    if (at > run) pieces.push({ start: run, end: at });
  };
  while (at < end) {
    const c = text[at] as string;
    const v = value[index];
    const tag = skips.tags === true && c === '<' && TAG_START.test(text[at + 1] ?? '');
    if (c === v && !tag && !(c === '&' && isReference(text, at, end, value, index))) {
      at++;
      index++;
      continue;
    }
    flush();
    if (c === '\r' && v === '\n' && text[at + 1] !== '\n') {
      pieces.push({ start: at, end: at + 1, as: '\n' });
      at++;
      index++;
    } else if (c === '&' && v !== undefined) {
      const [length, characters] = referenceAt(text, at, end, value, index);
      const as = value.slice(index, index + characters);
      // A blank that is spelled out may be folded away, and then nobody would answer for its spelling.
      if (withoutUnseen(as).trim() === '') {
        dropped(at, at + length);
        pieces.push({ start: at, end: at, as });
      } else pieces.push({ start: at, end: at + length, as });
      at += length;
      index += characters;
    } else if (v === '\ufffd' && !tag && !/\s/.test(c)) {
      // A parser puts this for what is no character, which neither a tag nor a blank is.
      pieces.push({ start: at, end: at + 1, as: v ?? '' });
      at++;
      index++;
    } else if (skips.backslash && c === '\\' && text[at + 1] === v) {
      dropped(at, at + 1);
      at++;
    } else if (/\s/.test(c) || c === '\0' || skips.linePrefix?.test(c)) {
      if (!/\s/.test(c)) dropped(at, at + 1);
      at++;
    } else if (tag) {
      const close = text.startsWith('<!--', at) ? text.indexOf('-->', at) + 2 : text.indexOf('>', at);
      const stop = close < at || close >= end ? end : close + 1;
      dropped(at, stop);
      at = stop;
    } else if (v === undefined) {
      dropped(at, end);
      return pieces;
    } else {
      // The two do not match any further: what is left is one replacement, and nothing is lost.
      pieces.push({ start: at, end, as: value.slice(index) });
      return pieces;
    }
    run = at;
  }
  flush();
  return pieces;
}

/** True where an ampersand in both is the start of a reference to an ampersand (`&amp;`). */
function isReference(text: string, at: number, end: number, value: string, index: number): boolean {
  return (
    /^&(?:amp|AMP|#38|#x26);?/.test(text.slice(at, Math.min(end, at + 6))) && !value.startsWith('&amp', index)
  );
}

/** How many characters of the source a reference has, and how many of the value it stands for. */
function referenceAt(text: string, at: number, end: number, value: string, index: number): [number, number] {
  REFERENCE.lastIndex = at;
  const longest = Math.min(REFERENCE.exec(text)?.[0].length ?? 1, end - at);
  for (let length = longest; length > 1; length--) {
    for (const characters of [1, 2]) {
      const after = text.slice(at + length, Math.min(end, at + length + 3)).replace(/[&\\\s].*$/s, '');
      if (value.startsWith(after, index + characters)) return [length, characters];
    }
  }
  return [longest, 1];
}
