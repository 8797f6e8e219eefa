import { compareNumbers, indexOfLetter, parseNumber, withoutLetter } from '../../tree/index.js';
import type { Concordance } from '../concordance.js';
import type { Diagnosis } from './doctor.js';

/** What became of the rule that had a number in one edition. */
export type Verdict = Pick<Diagnosis, 'status' | 'suggestion' | 'evidence'> & {
  /** The numbers of the rule in the target edition. */
  numbers: readonly string[];
};

/**
 * Follows one number from an edition to another.
 *
 * @param from the edition that it was written for, by exact name
 * @param target the edition whose number is wanted
 */
export function judge(number: string, concordance: Concordance, from: string, target: string): Verdict {
  const found = concordance.cite(number, from, target);
  if (!found) {
    if (isNewer(number, concordance)) {
      const newest = concordance.editions.at(-1);
      const evidence = `${number} is above the numbers of ${newest}, the newest edition known here`;
      return { status: 'newer', suggestion: null, evidence, numbers: [] };
    }
    const section = parseNumber(number)?.section;
    const near = section === undefined ? undefined : concordance.lineageOf(String(section), from);
    return {
      status: 'unknown',
      suggestion: null,
      numbers: [],
      evidence: `the edition of ${from} has no rule ${number}${near === undefined && section !== undefined ? `, nor a section ${section}` : ''}`,
    };
  }
  const numbers = found.to.map((to) => to.number);
  const [first] = numbers;
  if (first === undefined) {
    return {
      status: 'ended',
      suggestion: null,
      numbers,
      evidence: found.ended
        ? `rule ${number} of ${from} ended with ${found.ended.edition}: ${found.ended.reason}`
        : `rule ${number} of ${from} is not in the edition of ${target}`,
    };
  }
  if (numbers.length > 1) {
    return {
      status: 'split',
      suggestion: null,
      numbers,
      evidence: `the text of ${number} of ${from} is in ${numbers.join(', ')} in ${target}`,
    };
  }
  return first === number
    ? {
        status: 'current',
        suggestion: null,
        numbers,
        evidence:
          from === target
            ? `${number} is a rule of ${target}`
            : `${number} is the same rule in ${from} and in ${target}`,
      }
    : {
        status: 'moved',
        suggestion: first,
        numbers,
        evidence: `${number} of ${from} is ${first} in ${target}`,
      };
}

/** How far above the last a number of a newer edition may be: long sections, those of keywords, grow faster. */
const ahead = (last: number): number => Math.max(2, last / 4);
/** The same for sections of a chapter. */
const SECTIONS_AHEAD = 5;

/** The same for subrules of a rule. */
const LETTERS_AHEAD = 2;

/**
 * Whether a number is a little above the last subrule of its rule, the last rule of its section or the last section of its chapter, in the
 * newest edition and in all others.
 */
function isNewer(number: string, concordance: Concordance): boolean {
  const { chapter, section, rule, letter } = parseNumber(number) ?? {};
  if (chapter === undefined || section === undefined) return false;
  const highest = highestOf(concordance);
  const last = highest.get(String(section));
  if (last === undefined) {
    const top = highest.get(`chapter ${chapter}`) ?? 0;
    return top > 0 && section > top && section <= top + SECTIONS_AHEAD;
  }
  if (rule === undefined) return false;
  if (rule > last) return rule <= last + ahead(last);
  const above = placeOf(letter) - (highest.get(withoutLetter(number)) ?? Number.NaN);
  return above > 0 && above <= LETTERS_AHEAD;
}

/** The place of a subrule under its rule: 1 for `a`, 0 for the rule itself. */
const placeOf = (letter = ''): number => indexOfLetter(letter) + 1;

const highestKnown = new WeakMap<Concordance, Map<string, number>>();

/** The highest subrule that each rule ever had, the highest rule of each section, and the highest section of each chapter. */
function highestOf(concordance: Concordance): Map<string, number> {
  let highest = highestKnown.get(concordance);
  if (!highest) {
    highest = new Map();
    for (const [, runs] of concordance.data.lineages) {
      for (const [number] of runs) {
        const { chapter, section, rule, letter } = parseNumber(number) ?? {};
        if (section === undefined) continue;
        const within: [string, number][] = [
          [`chapter ${chapter}`, section],
          [String(section), rule ?? 0],
          [withoutLetter(number), rule === undefined ? 0 : placeOf(letter)],
        ];
        for (const [whole, part] of within) highest.set(whole, Math.max(highest.get(whole) ?? 0, part));
      }
    }
    highestKnown.set(concordance, highest);
  }
  return highest;
}

/** A range is certain only when both ends moved together and what is written still runs upwards in one rule. */
export function judgeRange(
  first: string,
  last: string,
  concordance: Concordance,
  from: string,
  target: string,
): Verdict {
  const a = judge(first, concordance, from, target);
  const b = judge(last, concordance, from, target);
  const worst = [a, b].find((end) => end.status !== 'current' && end.status !== 'moved');
  if (worst) return { ...worst, suggestion: null, numbers: [] };
  const start = a.suggestion ?? first;
  const end = b.suggestion ?? last;
  if (start === first && end === last)
    return { status: 'current', suggestion: null, evidence: a.evidence, numbers: [first] };
  const together = compareNumbers(start, end) < 0;
  return {
    status: 'moved',
    suggestion: together ? shortRange(start, end) : null,
    numbers: together ? [shortRange(start, end)] : [],
    evidence: `${a.evidence}; ${b.evidence}`,
  };
}

/** Several letters of one rule (608.2b/h) are certain only when they moved together to letters of one rule. */
export function judgeLetters(
  numbers: readonly string[],
  concordance: Concordance,
  from: string,
  target: string,
): Verdict {
  const verdicts = numbers.map((number) => judge(number, concordance, from, target));
  const worst = verdicts.find(({ status }) => status !== 'current' && status !== 'moved');
  if (worst) return { ...worst, suggestion: null, numbers: [] };
  const evidence = verdicts.map((verdict) => verdict.evidence).join('; ');
  const now = verdicts.map(({ suggestion }, i) => suggestion ?? (numbers[i] as string));
  if (now.every((number, i) => number === numbers[i]))
    return { status: 'current', suggestion: null, evidence, numbers: now.slice(0, 1) };
  const stem = withoutLetter(now[0] as string);
  const together = now.every((number) => number !== stem && withoutLetter(number) === stem);
  const letters = now.map((number) => number.slice(stem.length));
  const suggestion = together ? stem + letters.join('/') : null;
  return { status: 'moved', suggestion, evidence, numbers: suggestion === null ? [] : [suggestion] };
}

/** `601.2b` and `601.2d` as `601.2b-d`; ends in different rules are written out. */
function shortRange(start: string, end: string): string {
  const stem = withoutLetter(start);
  return stem !== start && stem !== end && withoutLetter(end) === stem
    ? `${start}-${end.slice(stem.length)}`
    : `${start}-${end}`;
}
