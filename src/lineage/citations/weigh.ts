import type { Segment } from './segments.js';

/** A date of an edition before a number, as engines write it: `20100423 - `, `[CR 20210419] `. */
export const STAMP = /\[?(?:CR\s*)?((?:19|20)\d{2})-?([01]\d)-?([0-3]\d)\]?\s*(?:[-–:]\s*)?$/;

/**
 * Words that make what is said one about the rules, by their first letters: an engine that has compiled many patterns no longer optimises new
 * ones, and then tries each alternative at each word.
 */
const TOPIC =
  /\b(?:a(?:bilit(?:y|ies)|ttack(?:s|ers?|ing)?|uras?)|b(?:attlefield|lock(?:s|ers?|ing)?)|c(?:ast(?:s|ing)?|ombat|ommanders?|omprehensive|opiable|ounters?|r|reatures?)|d(?:amage|eathtouch|iscarding|iscards?|ouble-faced)|e(?:mblems?|nchantments?|xile[ds]?)|face-down|graveyard|hexproof|i(?:ndestructible|nstants?|ntervening)|keywords?|l(?:ayers?|egendary|ibrary|ife|ifelink|oses? the game|oyalty)|m(?:ana|onarch|ulligans?)|o(?:pponents?|wners?)|p(?:ermanents?|hasing|laneswalkers?|layers?|riority)|r(?:eplacement effects?|ulebook|ules?)|s(?:agas?|chemes?|orcer(?:y|ies)|pells?|tack|tate-based)|t(?:apped|argets?|eammates?|okens?|rample|rigger(?:s|ed)?|urns?)|u(?:ntap|ntapped|ntaps|pkeep)|zones?)\b/gi;

/** Words that show that a text is about networks, whose standards have numbers such as 802.3 and 802.11n. */
const NETWORKS =
  /(?<![a-z])(?:IEEE|V?LANs?|WLAN|MAC(?:sec)?|Wi-?Fi|ethernet|ethtool|ETH|wireless|TPID|TDLS|MCS|antennas?|token ring)(?![a-z])/i;

const UNITS =
  /^\s?(?:%|°|px|pt|em|rem|ms|ns|us|µs|s|sec|seconds|mins?|minutes|hours|days|kB|KB|MB|GB|KiB|MiB|GiB|bytes?|Hz|kHz|MHz|GHz|fps|m|mm|cm|km|kg|g|USD|EUR|GBP|dollars|euros?|x|times|allocs\S*|wide|high)\b/;

const BEFORE_QUANTITY =
  /(?:[$€£¥~≈=^]\s?|\d\s?[*+]\s?|\b(?:v|ver|version|release|build|line|port|page|pp?|figure|fig|table|issue|ticket|chapter|pr|price|cost|costs|costed|average|avg|mean|median|took|takes|score|rating|total|sum|value|width|height|size|lat|lon|latitude|longitude|timeout|delay|offset|speed|RFC|ISO|IEC|IEEE|PEP|ECMA|WCAG|ANSI|DIN|HTTP|error|errno|exit|bump(?:ed|s)?)\.?:?\s*|\b(?:about|approx\.?|approximately|around)\s+)$/i;

/** Letters that are units of measure or endings of numbers in code as well. */
const UNIT_LETTER = /\d[bdfghkmsx]$/;
/** Two letters that are units, or the ending of an ordinal. */
const UNIT_LETTERS =
  /\d(?:am|cm|db|em|fp|gb|hz|kb|kg|km|mb|mg|mm|ms|nd|ns|pm|pt|px|rc|rd|st|tb|th|us|vh|vw)$/;

/** A letter that ends a floating-point number of a program, and what is beside one. */
const FLOAT_LETTER = /\.\d{1,2}[dfm]$/i;
const RECKONS_BEFORE =
  /(?:[\w\])]\s*[-+*/%<>=]=?\s*|\w\((?:[^()\n]{0,40},)?\s*|\d\s*\*\s*|\bfloat\s+\w*\s*)$/;
const RECKONS_AFTER = /^\s*(?:[*+%]|[-<>=]=|\/\s)|^,\s*-?\d+\.\d*f/i;
/** Another number with that letter, which begins no section. */
const OTHER_FLOAT = /(?<![\w.])(?:\d{1,2}|\d{3}(?=\.0))\.\d{1,6}f\b/i;

/** What is said against a number whose letter may be that of a program. */
export const FLOAT = 'its letter may end a floating-point number';

/** How far around a number is looked for what is spoken of, in characters. */
export const NEAR = 120;

/** What is said against a number that is something else than a rule for sure. */
export const QUANTITY = 'it is a measure, a version, another standard or part of an address';

/** The end of a sentence or a part of one, behind which nothing but the number of a rule is said. */
const CLOSES = /[a-z)'"’”](?:[,;:.]|\s[-–—])\s+(?:see\s+)?$/i;

/** A number that may be a rule, with what is around it. */
export interface Candidate {
  kind: Segment['kind'];
  /** As written, capitals kept. */
  written: string;
  before: string;
  after: string;
  /** What is around it in the file, within {@link NEAR}. */
  around: string;
  /** How many words around it speak of the rules. */
  topics: number;
  /** A word before it says that it is a rule. */
  marked: boolean;
  /** It goes on a list whose last number is a citation. */
  listed: boolean;
  /** The language of the file ends floating-point numbers with a letter. */
  floats: boolean;
  /** The code of the same file reckons with it. */
  reckoned: boolean;
}

/** How many words around a place speak of the rules. */
export function topicsAround(words: string, at: number, but?: RegExp): number {
  const around = words.slice(Math.max(0, at - NEAR), at + NEAR);
  const topics = new Set([...around.matchAll(TOPIC)].map(([word]) => word.toLowerCase()));
  return [...topics].filter((word) => !but?.test(word)).length;
}

/**
 * Weighs what speaks for a number being a citation, and against it.
 *
 * @returns a confidence between 0 and 1, and the evidence in words
 */
export function weigh(candidate: Candidate): { confidence: number; evidence: string[] } {
  const { kind, before, after, around, topics, marked, listed, reckoned } = candidate;
  // Where everything is written in capitals, a letter says no more than a small one.
  const written = /[a-z]/.test(before + after) ? candidate.written : candidate.written.toLowerCase();
  const evidence: string[] = [];
  let confidence = 0;
  const say = (weight: number, why: string): void => {
    confidence += weight;
    evidence.push(why);
  };
  const opens = /(?:^|\n|\/\/|[*#>|`!-]|<\w+>|\/>|[:;]|\d\.|\[[ xX]\])\s*$/.test(before);
  const headed = opens && /^[*`]*(?:[.:]|\s*[–—|-]|\s\()(?:\s|$)?/.test(after);
  if (marked) say(0.9, 'a word before it says that it is a rule');
  else if (listed) say(0.85, 'it goes on a list of rules');
  else if (STAMP.test(before)) say(0.8, 'a date of an edition stands before it');
  else if (/@see\s*$/.test(before)) say(0.5, 'a mark of documentation points to it');
  else if (/\b(?:see(?:\s+also)?|per|cf\.?|compare|under)\s*[([]?$/i.test(before))
    say(0.4, 'the sentence points to it');
  else if (/\b(?:by|in|of|to|from|with)\s*[([]?$/i.test(before)) say(0.3, 'the sentence points to it');
  else if (/\(["'`]?\s*$/.test(before) && /^["'`]?\s*[),;:]/.test(after))
    say(0.35, 'it is alone in brackets');
  else if (/\[["'`]?\s*$/.test(before) && /^["'`]?\s*[\],;:]/.test(after))
    say(0.3, 'it is alone in brackets');
  else if (/(?:^|[^\w])[Rr]$/.test(before)) say(0.3, 'an R before it may mean rule');
  else if (opens) say(0.2, 'it opens what is said');
  if (kind !== 'string' && CLOSES.test(before) && /^[\s.)*/]*$/.test(after) && topics > 0)
    say(0.2, 'it closes what is said');
  const heading = headed && /^\W*$/.test(before) && /^\W+\w/.test(after);
  if (headed) say(0.2, 'it is where a heading would be');
  if (/(?:^|\n)#{2,6}\s*$/.test(before)) say(0.3, 'it is a heading');
  if (/[a-z]$/.test(written))
    say(UNIT_LETTER.test(written) ? 0.35 : 0.5, 'it has a letter, as a subrule has');
  if ((kind !== 'string' || heading) && topics > 0)
    say(topics > 2 ? 0.25 : topics > 1 ? 0.2 : 0.15, 'the words around it are about the rules');
  if (/[smhgkx]$/.test(written) && topics === 0) say(-0.2, 'the letter may be a unit of measure');
  if (!marked && !listed) {
    if (/[A-Z]$/.test(written)) say(-1, 'subrules have small letters');
    if (UNIT_LETTERS.test(written)) say(-1, QUANTITY);
    if (candidate.floats && FLOAT_LETTER.test(written)) {
      if (RECKONS_BEFORE.test(before) || RECKONS_AFTER.test(after) || OTHER_FLOAT.test(around))
        say(-1, QUANTITY);
      else if (/f$/i.test(written))
        say((heading && topics > 0) || isPointedAt(before, after, topics) ? 0 : -0.5, FLOAT);
    }
    if (reckoned) say(-1, QUANTITY);
    if (written.startsWith('802.') && NETWORKS.test(around)) say(-1, QUANTITY);
  }
  if (UNITS.test(after)) say(-1, QUANTITY);
  if (!marked && !listed && (BEFORE_QUANTITY.test(before) || /["'][\w-]+["']\s*:\s*["'[]*$/.test(before)))
    say(-0.8, QUANTITY);
  if (isAddress(before) || (!marked && /[\w)]#$/.test(before))) say(-2, QUANTITY);
  return { confidence: Math.max(0, Math.min(1, Math.round(confidence * 100) / 100)), evidence };
}

/** Whether a number is pointed at as only a rule is: behind “see”, as a whole comment, or at the end of words about the rules. */
function isPointedAt(before: string, after: string, topics: number): boolean {
  if (/\b(?:see(?:\s+also)?|per|cf\.?|compare)\s*[([]?$/i.test(before)) return true;
  return /^\s*$/.test(after) && (/^\s*$/.test(before) || (topics > 0 && /[a-z)][,;.:]\s*$/i.test(before)));
}

/** Whether what comes after these words is part of an address: of a page, or of a place in one (`(#rule-702.19b)`). */
function isAddress(before: string): boolean {
  return /(?:https?:|www\.)\S*$/i.test(before) || /[(\s"'=]#[a-z]+[-_.]?$/i.test(before);
}
