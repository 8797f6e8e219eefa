import type { Source } from '../source.js';
import { type Edit, edited } from './edits.js';

/** The names of characters that pages of rules spell out. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  infin: '∞',
  frac12: '½',
  AElig: 'Æ',
  aelig: 'æ',
  eacute: 'é',
  ouml: 'ö',
  uuml: 'ü',
};
const ONCE = /&(?:([A-Za-z]{2,6}\d{0,2})|#(\d{2,7})|#[xX]([\dA-Fa-f]{2,6}));|\\u([\dA-Fa-f]{4})/g;
/** The same, escaped again and again. */
const REFERENCE = new RegExp(ONCE.source.replace('&', '&(?:amp;){0,3}'), 'g');
/** A page in which somebody has escaped the tags. */
const ESCAPED_TAG = /&lt;\/?(?:!doctype|html|body|p|div|h[1-6]|br|li|b|i|span|td|tr)\b/gi;
/** A reference to a character whose own mark has become a reference: a program has escaped the words of a page a second time. */
const DOUBLED = /&amp;(?=(?:[A-Za-z]{2,6}\d{0,2}|#\d{2,7}|#[xX][\dA-Fa-f]{2,6});)/g;
/** What pages of markup write twice because they speak of markup. */
const MEANT = /(?:amp|lt|gt);/y;
/** Fewer references may be meant as they stand. */
const FEWEST = 3;

/**
 * Reads the references to characters that a program has left in a plain text when it took the tags out of a page.
 *
 * @param once what is read may be the reference of a page, which is read later
 * @returns undefined where there are none, or too few to be a habit
 */
export function withoutEntities(source: Source, once = false): Source | undefined {
  const text = source.text;
  if (!hasReference(source) && !source.has('\\u')) return undefined;
  const edits: Edit[] = [];
  for (const match of text.matchAll(once ? ONCE : REFERENCE)) {
    const as = characterOf(match);
    if (as !== undefined) edits.push({ start: match.index, end: match.index + match[0].length, as });
  }
  // Few may be meant as they stand, but none that is escaped a second time, or as programs do it.
  const isCertain = edits.some(
    ({ start, end }) => text[start] === '\\' || text.indexOf(';', start) < end - 1,
  );
  if (edits.length < FEWEST && !isCertain) return undefined;
  return edited(source, edits, {
    ruleId: 'character-references',
    reason: (n) => `${n} references to characters are read as those characters; the first is here`,
  });
}

/** The longest reference there is, escaped again and again. */
const LONGEST = 24;

/** Whether something that may be a reference is anywhere: the mark alone is in names too. */
function hasReference(source: Source): boolean {
  const { text } = source;
  if (!source.has('&')) return false;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
    if (text.slice(at, at + LONGEST).includes(';')) return true;
  return false;
}

/**
 * Reads the page that a program has escaped as if it were words: its tags are spelled out in references.
 *
 * @returns undefined where hardly a tag is
 */
export function escapedPage(source: Source): Source | undefined {
  if (!source.has('&lt;')) return undefined;
  let tags = 0;
  for (const _ of source.text.matchAll(ESCAPED_TAG))
    if (++tags > FEWEST) return withoutEntities(source, true);
  return undefined;
}

/**
 * Takes back what a program has escaped twice in a page whose tags are its own.
 *
 * @returns undefined where hardly a reference is
 */
export function doubledReferences(source: Source): Source | undefined {
  const { text } = source;
  if (!source.has('&amp;')) return undefined;
  let certain = 0;
  const edits = [...text.matchAll(DOUBLED)].map(({ index, 0: mark }) => {
    MEANT.lastIndex = index + mark.length;
    if (!MEANT.test(text)) certain++;
    return { start: index, end: index + mark.length, as: '&' };
  });
  if (certain < FEWEST) return undefined;
  return edited(source, edits, {
    ruleId: 'character-references',
    reason: (n) =>
      `${n} references to characters are escaped twice and read as those characters; the first is here`,
  });
}

function characterOf([, name, decimal, hexadecimal, unit]: RegExpMatchArray): string | undefined {
  if (name !== undefined) return NAMES[name];
  const code = decimal === undefined ? Number.parseInt((hexadecimal ?? unit) as string, 16) : Number(decimal);
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
