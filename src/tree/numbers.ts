/** A rule number taken apart. */
export interface NumberParts {
  /** 8 for everything in chapter 8. */
  chapter: number;
  /** 810; absent for a chapter. */
  section?: number;
  /** 7 in 810.7b. */
  rule?: number;
  /** `b` in 810.7b; two letters behind the 24 that the rulebook uses (`aa` after `z`). */
  letter?: string;
}

// Chapters from 10 on have sections of four figures.
const WHOLE = /^(\d{1,3}|1\d{3})(?:\.\s*(\d{1,3})\s*([a-z]{1,2})?)?$/;

/**
 * Takes a rule number apart. Blanks inside (`606. 8b`) and one closing dot are tolerated.
 *
 * @param number a chapter (`8`), section (`810`), rule (`810.7`) or subrule (`810.7b`) number
 * @returns its parts, or undefined where the words are no number of a rule
 */
export function parseNumber(number: string): NumberParts | undefined {
  const m = WHOLE.exec(number.trim().replace(/\.$/, ''));
  if (!m) return undefined;
  const head = Number(m[1]);
  if (m[2] === undefined) {
    return head < 100 ? { chapter: head } : { chapter: Math.floor(head / 100), section: head };
  }
  if (head < 100) return undefined;
  const parts: NumberParts = { chapter: Math.floor(head / 100), section: head, rule: Number(m[2]) };
  if (m[3] !== undefined) parts.letter = m[3];
  return parts;
}

/**
 * Writes parts as a number in the one canonical spelling (`810.7b`).
 *
 * @param parts parts as {@link parseNumber} gives them
 */
export function formatNumber(parts: NumberParts): string {
  if (parts.section === undefined) return String(parts.chapter);
  if (parts.rule === undefined) return String(parts.section);
  return `${parts.section}.${parts.rule}${parts.letter ?? ''}`;
}

/**
 * The rule of a subrule, as it is written before the letter: `810.7` for `810.7b`.
 *
 * @param number of a rule or a subrule
 */
export function withoutLetter(number: string): string {
  let end = number.length;
  while (number.charCodeAt(end - 1) >= SMALL_A) end--;
  return number.slice(0, end);
}

const SMALL_A = 0x61;

/**
 * Orders numbers as a rulebook does: 2 before 10, a rule before its subrules, a section before its rules. What is no
 * number sorts last, by code point.
 *
 * @returns negative, zero or positive, as `Array.prototype.sort` wants it
 */
export function compareNumbers(a: string, b: string): number {
  const pa = parseNumber(a);
  const pb = parseNumber(b);
  if (!pa || !pb) return pa ? -1 : pb ? 1 : a < b ? -1 : a > b ? 1 : 0;
  return (
    pa.chapter - pb.chapter ||
    (pa.section ?? 0) - (pb.section ?? 0) ||
    (pa.rule ?? 0) - (pb.rule ?? 0) ||
    compareLetters(pa.letter ?? '', pb.letter ?? '')
  );
}

/** Orders the letters of subrules: none, `a` to `z`, `aa`, `ab` and on. */
export function compareLetters(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Letters of subrules in order: the rulebook never uses l and o, which look like digits. */
export const SUBRULE_LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/**
 * The letter that comes next under a rule: `a` behind none, `aa` behind `z`.
 *
 * @param letter the letters before it; an l or o, which editions of other hands may have, counts as the letter before it
 * @returns no letter behind the last pair
 */
export function letterAfter(letter: string): string {
  const head = letter.slice(0, -1);
  const last = letter.at(-1);
  if (last === undefined) return 'a';
  if (last === 'l') return `${head}m`;
  if (last === 'o') return `${head}p`;
  const next = SUBRULE_LETTERS[SUBRULE_LETTERS.indexOf(last) + 1];
  if (next !== undefined) return head + next;
  if (head.length > 1 || head === 'z') return '';
  return `${letterAfter(head)}a`;
}

/**
 * The letters of the subrule at a place under its rule.
 *
 * @param index 0 for `a`
 */
export function letterAt(index: number): string {
  const count = SUBRULE_LETTERS.length;
  const last = SUBRULE_LETTERS[index % count] as string;
  return index < count ? last : (SUBRULE_LETTERS[Math.floor(index / count) - 1] ?? '') + last;
}

/** The place of letters under their rule: 0 for `a`; -1 for what the rulebook does not use. */
export function indexOfLetter(letter: string): number {
  const last = SUBRULE_LETTERS.indexOf(letter.at(-1) ?? ' ');
  if (letter.length < 2 || last < 0) return last;
  const first = SUBRULE_LETTERS.indexOf(letter[0] as string);
  return first < 0 ? -1 : (first + 1) * SUBRULE_LETTERS.length + last;
}

/**
 * The number one step up: the rule of a subrule, the section of a rule, the chapter of a section.
 *
 * @returns undefined for a chapter or for what is no number
 */
export function parentNumber(number: string): string | undefined {
  const p = parseNumber(number);
  if (!p || p.section === undefined) return undefined;
  if (p.rule === undefined) return String(p.chapter);
  if (p.letter === undefined) return String(p.section);
  return `${p.section}.${p.rule}`;
}

/**
 * Says whether `next` is the number that follows `previous` without a gap: the next letter, the first letter of the
 * rule, the next rule, the first rule of the next section.
 */
export function isSuccessor(previous: string, next: string): boolean {
  const a = parseNumber(previous);
  const b = parseNumber(next);
  if (!a || !b || b.rule === undefined) return false;
  if (a.section !== b.section) {
    return (
      b.rule === 1 &&
      b.letter === undefined &&
      a.section !== undefined &&
      b.section !== undefined &&
      b.section > a.section
    );
  }
  if (a.rule === undefined) return b.rule === 1 && b.letter === undefined;
  if (b.letter === undefined) return b.rule === a.rule + 1;
  if (b.rule !== a.rule) return false;
  return b.letter === letterAfter(a.letter ?? '');
}
