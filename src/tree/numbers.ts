/** A rule number taken apart. */
export interface NumberParts {
  /** 8 for everything in chapter 8. */
  chapter: number;
  /** 810; absent for a chapter. */
  section?: number;
  /** 7 in 810.7b. */
  rule?: number;
  /** `b` in 810.7b. */
  letter?: string;
}

const WHOLE = /^(\d{1,3})(?:\.\s*(\d{1,3})\s*([a-z])?)?$/;

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
    (pa.letter ?? '').localeCompare(pb.letter ?? '', 'en')
  );
}

/** Letters of subrules in order: the rulebook never uses l and o, which look like digits. */
export const SUBRULE_LETTERS = 'abcdefghijkmnpqrstuvwxyz';

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
  const at = a.letter === undefined ? -1 : SUBRULE_LETTERS.indexOf(a.letter);
  return SUBRULE_LETTERS.indexOf(b.letter) === at + 1;
}
