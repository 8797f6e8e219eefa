import { SUBRULE_LETTERS } from '../../tree/index.js';
import { type Segment, segmentsOf } from './segments.js';

/** A mention of a rule in somebody's source code or document. */
export interface Citation {
  /** Offset of the number in the file. */
  start: number;
  end: number;
  /** From 1. */
  line: number;
  column: number;
  /** The characters as written, mark included (`CR 702.19b`). */
  text: string;
  /** The rule cited; for a range its first. */
  number: string;
  /** The last rule of a range such as 601.2b-d. */
  last?: string;
  /** Further subrules of the same rule, as in 608.2b/h. */
  also?: string[];
  /** The edition that the citation itself names, as an ISO date. */
  stamp?: string;
  /** Between 0 and 1: how sure it is that this is a citation. */
  confidence: number;
  /** What speaks for it. */
  evidence: string[];
}

const LETTER = `[${SUBRULE_LETTERS}]`;

/**
 * What stands before a number that is no part of a longer word, number, address or price. `CR305.2` may be written as one word, and a
 * stroke may part two rules.
 */
const ALONE = '(?:(?<![\\w.,:/$€£@-])|(?<=\\b(?:CR|[Rr]ules?))|(?<=[1-9]\\d{2}\\.\\d{1,3}[a-z]?/))';

/** A number of a rule, with a range of letters or numbers behind it, or with more letters. */
const NUMBER = new RegExp(
  `${ALONE}([1-9]\\d{2}\\.\\d{1,3}(${LETTER})?)(?:(?:-|–|—|\\.\\.|\\sto\\s|\\sthrough\\s)((?:[1-9]\\d{2}\\.\\d{1,3})?${LETTER}?(?![\\w]))(?<=[\\da-z])|((?:/${LETTER}(?!\\w))+))?(?![\\w%°]|[.,:]\\d|/\\d(?!\\d{2}\\.\\d)|-\\w)`,
  'g',
);

/** A number of a section, with the word that says so. */
const SECTION =
  /(?<![\w-])(CR|C\.R\.|comp(?:rehensive)?\.?\s*rules?|rules?|sections?)(?:\s*[:#§]\s*|\s+)([1-9]\d{2})(?![\w%°-]|[.,:/]\d)/gi;

/** A word that says of the number behind it that it is a rule. */
const MARK =
  /(?:(?:\b(?:CR|comp(?:rehensive)?\.?\s*rules?|rules?|subrules?|rulings?)\b["'\]]?|\bC\.R\.)[\s:=#§.,("'`[«*]*(?:no\.?\s*)?(?:\([^)]*\)\s*)?|§+\s*|\[CR\s+\d{8}\]\s*)$/i;

/** The same in the code before a string: `rule: "…"`, `Cites("…"`, `rules = ['…', '…'`. */
const KEY =
  /\b(?:cr|cites?|citations?|(?:comp_?)?rules?(?:_?(?:refs?|numbers?|ids?))?)["']?\]?\s*(?:[:=(]|=>)\s*[[({]?\s*(?:(["'`])[^"'`\n]*\1\s*,\s*)*$/i;

/** The same with words between that only join (`rules 601.2b, 601.2c and 602.2`). */
const LIST = /(?:,|;|and|or|nor|and\/or|&|\/|\+|→|->)\s*$/i;

const STAMP = /\[?(?:CR\s*)?((?:19|20)\d{2})-?([01]\d)-?([0-3]\d)\]?\s*(?:[-–:]\s*)?$/;

/** Words that make what is said one about the rules. */
const TOPIC =
  /\b(?:rules?|CR|comprehensive|rulebook|state-based|priority|battlefield|graveyard|library|mana|mulligan|combat|attack(?:s|ers?|ing)?|block(?:s|ers?|ing)?|damage|spells?|abilit(?:y|ies)|cast(?:s|ing)?|targets?|players?|opponents?|commander|creatures?|permanents?|planeswalkers?|tokens?|stack|untap|upkeep|turns?|trigger(?:s|ed)?|keywords?|zones?|layers?|lifelink|trample|deathtouch|hexproof|instants?)\b/gi;

const UNITS =
  /^\s?(?:%|°|px|pt|em|rem|ms|ns|us|µs|s|sec|seconds?|min(?:ute)?s?|hours?|days?|kB|KB|MB|GB|KiB|MiB|GiB|bytes?|Hz|kHz|MHz|GHz|fps|m|mm|cm|km|kg|g|USD|EUR|GBP|dollars?|euros?|x|times|allocs\S*|wide|high)\b/;

const BEFORE_QUANTITY =
  /(?:[$€£¥~≈=^]\s?|\d\s?[*+]\s?|\b(?:v|ver|version|release|build|line|port|page|pp?|figure|fig|table|issue|ticket|order|chapter|pr|price|cost|costs|costed|about|approx|approximately|around|average|avg|mean|median|took|takes|score|rating|total|sum|value|width|height|size|lat|lon|latitude|longitude|timeout|delay|offset|speed)\.?:?\s*)$/i;

/** Letters that are units of measure or endings of numbers in code as well. */
const UNIT_LETTER = /[bdfghkmsx]$/;

/** How far around a number is looked for what is spoken of, in characters. */
const NEAR = 120;

/**
 * Finds citations of rules in a file: `CR 702.19b`, `rule 800.4a`, `rules 601.2b-d`, `§704.5k`, `(see 810.8d)`,
 * `//20100423 - 801.2c`, `[CR 20210419] 800.4k`. Prices, versions, times, addresses and measures are left alone.
 *
 * @param text the whole file
 * @param name its name; the ending says which language it is
 * @returns citations in order
 */
export function findCitations(text: string, name: string): Citation[] {
  const starts = lineStarts(text);
  const found = segmentsOf(text, name).flatMap((segment) => inSegment(text, segment));
  return found.map((citation) => {
    const line = lineOf(starts, citation.start);
    return { ...citation, line: line + 1, column: citation.start - (starts[line] as number) + 1 };
  });
}

function inSegment(text: string, segment: Segment): Omit<Citation, 'line' | 'column'>[] {
  const words = text.slice(segment.start, segment.end);
  const found: Omit<Citation, 'line' | 'column'>[] = [];
  let key: boolean | undefined;
  let previousEnd = -1;
  let previousSure = false;
  const unsure: Omit<Citation, 'line' | 'column'>[] = [];
  for (const match of words.matchAll(NUMBER)) {
    const at = match.index;
    const number = match[1] as string;
    const before = straight(words.slice(Math.max(0, at - 60), at));
    const after = words.slice(at + match[0].length, at + match[0].length + 12);
    const listed = previousSure && joined(words, previousEnd, at);
    key ??= segment.kind === 'string' && isMarked(text, segment);
    const marked = MARK.test(before) || (key && at < 8 && /^\W*$/.test(words.slice(0, at)));
    const weighed = weigh(segment, topicsAround(words, at), number, before, after, marked, listed);
    previousSure = weighed.confidence >= 0.5;
    previousEnd = at + match[0].length;
    if (!previousSure && (weighed.confidence === 0 || weighed.evidence.includes(QUANTITY))) continue;
    const mark = MARK.exec(words.slice(Math.max(0, at - 60), at))?.[0] ?? '';
    const stamp = STAMP.exec(before.replace(/\[CR\s+/i, '['));
    const last = match[3] ? rangeEnd(number, match[3]) : undefined;
    const also = match[4] && match[2] ? lettersOf(number, match[4]) : undefined;
    const whole = last === undefined && also === undefined ? number.length : match[0].length;
    (previousSure ? found : unsure).push({
      start: segment.start + at,
      end: segment.start + at + whole,
      text: words.slice(at - mark.length, at + whole).trim(),
      number,
      ...(last ? { last } : {}),
      ...(also ? { also } : {}),
      ...(stamp ? { stamp: `${stamp[1]}-${stamp[2]}-${stamp[3]}` } : {}),
      ...weighed,
    });
  }
  const company = unsure.filter((one) => {
    // Its company makes it likely, never certain.
    one.confidence = Math.min(0.65, Math.round((one.confidence + 0.4) * 100) / 100);
    one.evidence.push('a citation stands near it');
    return one.confidence >= 0.5;
  });
  return [...found, ...near(company, found), ...sectionsIn(words, segment)].sort((a, b) => a.start - b.start);
}

/** Those of a list that stand near one of another; both in order of place. */
function near<T extends { start: number }>(list: readonly T[], others: readonly T[]): T[] {
  let at = 0;
  return list.filter(({ start }) => {
    while (at < others.length && (others[at] as T).start <= start - NEAR) at++;
    return at < others.length && (others[at] as T).start < start + NEAR;
  });
}

/** What is said against a number that is something else than a rule for sure. */
const QUANTITY = 'it is a measure, a version or part of an address';

/** Sections by their numbers alone (`CR 613`, `rule 702`): only where a word says so, and all but that word speaks of the rules. */
function sectionsIn(words: string, segment: Segment): Omit<Citation, 'line' | 'column'>[] {
  return [...words.matchAll(SECTION)].flatMap((match) => {
    const [whole, mark = '', number = ''] = match;
    const topics = topicsAround(words, match.index, /^rules?$/);
    const evidence = ['a word before it says that it is a rule'];
    const sure = !/^(?:rules?|sections?)$/i.test(mark);
    if (!sure && (topics < 1 || segment.kind === 'string')) return [];
    if (!sure) evidence.push('the words around it are about the rules');
    const end = segment.start + match.index + whole.length;
    const confidence = sure ? 0.85 : /^s/i.test(mark) ? 0.6 : 0.7;
    return [{ start: end - number.length, end, text: whole, number, confidence, evidence }];
  });
}

/** A mark at the end of a line belongs to the number at the beginning of the next one, whatever opens a comment there. */
function straight(before: string): string {
  return before.replace(/\s*\n[ \t]*(?:\/\/[/!]?|\*+|#+:?|--+|;+|>)?[ \t]*/g, (run) =>
    /\n[ \t]*\n/.test(run) ? run : ' ',
  );
}

/** Whether the code before a string says that it holds rules. */
function isMarked(text: string, { start }: Segment): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  return KEY.test(before.slice(before.lastIndexOf('\n') + 1).replace(/["'`]+$/, ''));
}

/** How many words around a place speak of the rules. */
function topicsAround(words: string, at: number, but?: RegExp): number {
  const around = words.slice(Math.max(0, at - NEAR), at + NEAR);
  const topics = new Set([...around.matchAll(TOPIC)].map(([word]) => word.toLowerCase()));
  return [...topics].filter((word) => !but?.test(word)).length;
}

function weigh(
  segment: Segment,
  topics: number,
  number: string,
  before: string,
  after: string,
  marked: boolean,
  listed: boolean,
): { confidence: number; evidence: string[] } {
  const evidence: string[] = [];
  let confidence = 0;
  const say = (weight: number, why: string): void => {
    confidence += weight;
    evidence.push(why);
  };
  const opens = /(?:^|\n|\/\/|[*#>|`!-]|<\w+>|\/>|[:;]|\d\.)\s*$/.test(before);
  if (marked) say(0.9, 'a word before it says that it is a rule');
  else if (listed) say(0.85, 'it goes on a list of rules');
  else if (STAMP.test(before)) say(0.8, 'a date of an edition stands before it');
  else if (/\b(?:see(?:\s+also)?|per|cf\.?|compare|under|by|in|of|to|from|with|@see)\s*[([]?$/i.test(before))
    say(0.3, 'the sentence points to it');
  else if (/[([]\s*$/.test(before) && /^\s*[)\],;:]/.test(after)) say(0.3, 'it stands alone in brackets');
  else if (opens) say(0.2, 'it opens what is said');
  if (opens && /^[*`]*(?:[.:]|\s*[–—|-]|\s\()(?:\s|$)?/.test(after))
    say(0.2, 'it stands where a heading does');
  if (/(?:^|\n)#{2,6}\s*$/.test(before)) say(0.3, 'it is a heading');
  if (/[a-z]$/.test(number))
    say(UNIT_LETTER.test(number) ? 0.35 : 0.5, 'it bears a letter, as a subrule does');
  if (segment.kind !== 'string' && topics > 0)
    say(topics > 2 ? 0.25 : topics > 1 ? 0.2 : 0.15, 'the words around it are about the rules');
  if (/[smhgkx]$/.test(number) && topics === 0) say(-0.2, 'the letter may be a unit of measure');
  if (UNITS.test(after)) say(-1, QUANTITY);
  if (!marked && (BEFORE_QUANTITY.test(before) || /["'][\w-]+["']\s*:\s*["'[]*$/.test(before)))
    say(-0.8, QUANTITY);
  if (/(?:https?:|www\.)\S*$/i.test(before) || (!marked && /[\w)]#$/.test(before))) say(-2, QUANTITY);
  return { confidence: Math.max(0, Math.min(1, Math.round(confidence * 100) / 100)), evidence };
}

function joined(words: string, from: number, to: number): boolean {
  if (from < 0 || to - from > 16) return false;
  const between = words.slice(from, to);
  return (
    LIST.test(between.replace(/(?:rules?\s+|CR\s+)$/i, '')) &&
    /^[\s,;&/+()→>-]*(?:and\/or|and|or|nor|and not|but not)?[\s,;&/+()→>-]*(?:rules?\s+|CR\s+)?$/i.test(
      between,
    )
  );
}

/** `608.2b/h` cites 608.2h as well. */
function lettersOf(first: string, words: string): string[] {
  return words
    .split('/')
    .slice(1)
    .map((letter) => first.slice(0, -1) + letter);
}

/** `601.2b-d` ends at 601.2d, `702.2-702.5` at 702.5; what runs backwards is no range. */
function rangeEnd(first: string, words: string): string | undefined {
  if (/^\d/.test(words)) return words;
  if (!/[a-z]$/.test(first)) return undefined;
  return words > (first.at(-1) as string) ? first.slice(0, -1) + words : undefined;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
