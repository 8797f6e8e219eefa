import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** Characters beyond ASCII as UTF-7 writes them (RFC 2152): a plus, their units in base64, and a hyphen; or a plus that is meant. */
const SHIFTED = /\+([A-Za-z\d+/]{3,400})-|\+-/g;
const SHIFT = new RegExp(SHIFTED.source, 'y');
/** One may stand alone between the letters of a word, where no plus is. */
const WITHIN_WORD = /[A-Za-z]/;
/** Letters of Latin, Greek and Cyrillic, and the marks that are printed with them. */
const USUAL = /^[\u00a0-\u052f\u2010-\u203a\u20ac\u2122\u2212\u221e]+$/;
const FIRST_BEYOND = 0x80;
/** Half of a pair is no character. */
const HALF = /\p{Surrogate}/u;
/** Fewer elsewhere may be meant as they stand. */
const FEWEST = 3;

/**
 * Reads the characters that a mail program has written in UTF-7.
 *
 * @returns undefined where hardly any are in the document
 */
export function withoutShifts(source: Source): Source | undefined {
  const { text } = source;
  if (!hasShift(text)) return undefined;
  const edits: Edit[] = [];
  let certain = 0;
  for (const { index, 0: mark, 1: units } of text.matchAll(SHIFTED)) {
    const end = index + mark.length;
    // A plus that is none of the marks may stand before one (`+1/+1` and a quotation mark).
    const plus = (units?.lastIndexOf('+') ?? -1) + 1;
    const whole = units === undefined ? '+' : charactersOf(units);
    const isWhole = whole !== undefined && (plus === 0 || USUAL.test(whole));
    const as = isWhole ? whole : charactersOf(units?.slice(plus) ?? '');
    if (as === undefined || as === '') continue;
    edits.push({ start: isWhole ? index : index + plus, end, as });
    if (units === undefined) continue;
    const isWithin = WITHIN_WORD.test(text.charAt(index - 1)) && WITHIN_WORD.test(text.charAt(end));
    certain += isWithin ? FEWEST : 1;
  }
  if (certain < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'character-references',
    reason: (n) => `${n} characters are written in UTF-7 and read as what they are; the first is here`,
  });
}

/** Whether a hyphen closes what a plus has opened; most signs of plus are none of these, and are found faster one by one. */
function hasShift(text: string): boolean {
  for (let at = text.indexOf('+'); at >= 0; at = text.indexOf('+', at + 1)) {
    SHIFT.lastIndex = at;
    if (SHIFT.test(text)) return true;
  }
  return false;
}

/** The characters of units in base64, all of them beyond ASCII; undefined where the figures are none of such. */
function charactersOf(units: string): string | undefined {
  const left = (units.length * 6) % 16;
  // A last figure of four has no bits for a byte.
  if (left >= 6 || units.length % 4 === 1) return undefined;
  const bytes = atob(units);
  // What is left of the last figure is filled with zeros.
  if (btoa(bytes).replace(/={1,2}$/, '') !== units) return undefined;
  let as = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const unit = (bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1);
    if (unit < FIRST_BEYOND) return undefined;
    as += String.fromCharCode(unit);
  }
  return HALF.test(as) ? undefined : as;
}
