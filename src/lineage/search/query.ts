import { readCitation } from './cite.js';
import { folded, searchWords } from './data.js';

/** What somebody typed, taken apart. */
export interface Query {
  /** The words, without a date behind them. */
  words: string;
  /** The words as they are looked for. */
  terms: string[];
  /** What was in quotation marks. */
  phrase?: string;
  /** A number of a rule, section or chapter. */
  number?: string;
  /** The date or name of an edition that was behind `@`, `in` or `on`. */
  date?: string;
}

/**
 * Takes a question apart: `606.9a@2008`, `legend rule in M10`, `"range of influence"`.
 *
 * @param isEdition whether a text means an edition
 * @param isHeading whether a text is a heading of the rules: releases were named after what they brought (`life in Commander`)
 */
export function readQuery(
  asked: string,
  isEdition: (text: string) => boolean,
  isHeading: (text: string) => boolean = () => false,
): Query {
  const whole = asked.trim();
  const [, before = whole, joined = '', behind] = isEdition(whole)
    ? []
    : (/^(.*\S)\s*(@|\s(?:in|on|at|of)\s)\s*(.+)$/i.exec(whole) ??
      BRACKETS.exec(whole) ??
      NUMBER_FIRST.exec(whole) ??
      YEAR.exec(whole) ??
      []);
  const dated =
    behind !== undefined &&
    isEdition(behind) &&
    (joined === '@' || readCitation(before) !== undefined || !isHeading(behind));
  // What asks for all rules of a date asks for the edition.
  if (dated && /^(?:(?:comprehensive )?rules|edition)$/i.test(before))
    return readQuery(behind, isEdition, isHeading);
  const words = (dated ? before : whole).replace(/^cr glossary,\s*/i, '');
  const phrase = phraseIn(words);
  const number = readCitation(words)?.number;
  return {
    words,
    terms: phrase === undefined ? telling(searchWords(words)) : searchWords(words),
    ...(phrase === undefined ? {} : { phrase }),
    ...(number === undefined ? {} : { number }),
    ...(dated ? { date: behind } : {}),
  };
}

/** A date or a release in brackets at the end, as the pages cite a rule: `CR 606.9a (1 February 2008)`. */
const BRACKETS = /^(.*\S)(\s*)\(([^()]+)\)$/;

/** The number of a rule or a section with something behind it: `606.9a 1 Feb 2008`, `810 M12`. */
const NUMBER_FIRST = /^((?:cr|rules?|section|§)?\s*\d{1,3}(?:\.\d+[a-z]{0,2})?)(,?\s+)(.+)$/i;

/** A year at the end, with a word or the number of a rule before it: `Teams variant 2006`. */
const YEAR = /^(.*(?:\p{L}|\d\.\d)\S*)(\s+)((?:19|20)\d\d(?:-\d\d){0,2})$/u;

/** Words of questions, which say nothing of what is asked for. */
const IDLE = new Set(
  'a an the of in on to for is are am be do does doe did can could will would should may i you my your me it its this that what when where why how who which happen happens if there with by as at ha have had been was were just many much from or and not no so than then they them their he she his her we us our get go still also about any some whom whose own instead actually exactly procedure definition mean'.split(
    ' ',
  ),
);

/** The words that say what is looked for; all of them where none does. */
function telling(words: string[]): string[] {
  const left = words.filter((word) => !IDLE.has(word));
  return left.length > 0 ? left : words;
}

/** What is between quotation marks; undefined where there is nothing. */
export function phraseIn(words: string): string | undefined {
  const found = /^\s*["\u201c\u201d]([^"\u201c\u201d]+)["\u201c\u201d]?\s*$/.exec(words);
  return found === null ? undefined : folded(found[1] as string);
}

/** How a question begins that is asked in words. */
const ASKING =
  /^(?:who|nobody|no one|no player|(?:when )?(?:can|may|must|do|does|is|are|cannot|can['\u2019]t))\s+\S/i;

/** True for a question of who may or must do what, such as `can a player concede`. */
export function isQuestion(asked: string): boolean {
  return ASKING.test(asked.trim());
}
