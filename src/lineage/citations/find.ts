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
  /** The edition that the citation itself names, as an ISO date. */
  stamp?: string;
  /** Between 0 and 1: how sure it is that this is a citation. */
  confidence: number;
  /** What speaks for it. */
  evidence: string[];
}

const LETTER = `[${SUBRULE_LETTERS}]`;

/** A number of a rule, with a range of letters or numbers behind it. */
const NUMBER = new RegExp(
  `(?<![\\w.,:/$€£#@-])([1-9]\\d{2}\\.\\d{1,3}(${LETTER})?)(?:(?:-|–|—|\\.\\.|\\sto\\s|\\sthrough\\s)((?:[1-9]\\d{2}\\.\\d{1,3})?${LETTER}?(?![\\w]))(?<=[\\da-z]))?(?![\\w%°]|[.,:/]\\d|-\\w)`,
  'g',
);

/** A word that says of the number behind it that it is a rule. */
const MARK =
  /(?:\b(?:CR|C\.R\.|comp(?:rehensive)?\.?\s*rules?|rules?|subrules?|rulings?)\b[\s:#§.,]*(?:\([^)]*\)\s*)?|§+\s*|\[CR\s+\d{8}\]\s*)$/i;

/** The same with words between that only join (`rules 601.2b, 601.2c and 602.2`). */
const LIST = /(?:,|;|and|or|and\/or|&|\/|\+)\s*$/i;

const STAMP = /\[?(?:CR\s*)?((?:19|20)\d{2})-?([01]\d)-?([0-3]\d)\]?\s*(?:[-–:]\s*)?$/;

/** Words that make a comment one about the rules. */
const TOPIC =
  /\b(?:rules?|CR|comprehensive|rulebook|state-based|priority|battlefield|mana|combat|spell|ability|player|creature|stack|untap|upkeep|permanent|trigger(?:s|ed)?)\b/i;

const UNITS =
  /^\s?(?:%|°|px|pt|em|rem|ms|ns|us|µs|s|sec|seconds?|min(?:ute)?s?|hours?|days?|kB|KB|MB|GB|KiB|MiB|GiB|bytes?|Hz|kHz|MHz|GHz|fps|m|mm|cm|km|kg|g|USD|EUR|GBP|dollars?|euros?|x)\b/;

const BEFORE_QUANTITY =
  /(?:[$€£¥~≈=<>*+^]|\b(?:v|ver|version|release|build|line|port|page|pp?|figure|fig|table|issue|pr|price|cost|costs|costed|about|approx|approximately|around|average|avg|mean|median|took|takes|score|rating|total|sum|value|width|height|size|lat|lon|latitude|longitude|timeout|delay|offset|speed)\.?:?)\s*$/i;

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
  let previousEnd = -1;
  let previousSure = false;
  for (const match of words.matchAll(NUMBER)) {
    const at = match.index;
    const number = match[1] as string;
    const before = words.slice(Math.max(0, at - 60), at);
    const after = words.slice(at + match[0].length, at + match[0].length + 12);
    const weighed = weigh(
      segment,
      words,
      number,
      before,
      after,
      previousSure && joined(words, previousEnd, at),
    );
    previousSure = weighed.confidence >= 0.5;
    previousEnd = at + match[0].length;
    if (!previousSure) continue;
    const mark = MARK.exec(before)?.[0] ?? '';
    const stamp = STAMP.exec(before.replace(/\[CR\s+/i, '['));
    const last = match[3] ? rangeEnd(number, match[3]) : undefined;
    const whole = last === undefined && match[3] ? (match[1] as string).length : match[0].length;
    found.push({
      start: segment.start + at,
      end: segment.start + at + whole,
      text: words.slice(at - mark.length, at + whole).trim(),
      number,
      ...(last ? { last } : {}),
      ...(stamp ? { stamp: `${stamp[1]}-${stamp[2]}-${stamp[3]}` } : {}),
      ...weighed,
    });
  }
  return found;
}

function weigh(
  segment: Segment,
  words: string,
  number: string,
  before: string,
  after: string,
  listed: boolean,
): { confidence: number; evidence: string[] } {
  const evidence: string[] = [];
  let confidence = 0;
  const say = (weight: number, why: string): void => {
    confidence += weight;
    evidence.push(why);
  };
  if (MARK.test(before)) say(0.9, 'a word before it says that it is a rule');
  else if (listed) say(0.85, 'it goes on a list of rules');
  else if (STAMP.test(before)) say(0.8, 'a date of an edition stands before it');
  else if (/\b(?:see(?:\s+also)?|per|cf\.?|under|by|in|of|to)\s*\(?$/i.test(before))
    say(0.3, 'the sentence points to it');
  else if (/[([]\s*$/.test(before) && /^\s*[)\],;]/.test(after)) say(0.25, 'it stands alone in brackets');
  else if (/(?:^|\n|\/\/|[*#>-])\s*$/.test(before)) say(0.2, 'it opens the line');
  if (/[a-z]$/.test(number)) say(0.4, 'it bears a letter, as a subrule does');
  if (segment.kind !== 'string' && TOPIC.test(words)) say(0.15, 'the words around it are about the rules');
  if (/[smhgkx]$/.test(number) && !TOPIC.test(words)) say(-0.3, 'the letter may be a unit of measure');
  if (UNITS.test(after)) say(-1, 'a unit of measure follows');
  if (!MARK.test(before) && BEFORE_QUANTITY.test(before)) say(-0.8, 'it is a quantity or a version');
  return { confidence: Math.max(0, Math.min(1, Math.round(confidence * 100) / 100)), evidence };
}

function joined(words: string, from: number, to: number): boolean {
  if (from < 0 || to - from > 16) return false;
  const between = words.slice(from, to);
  return (
    LIST.test(between) && /^[\s,;&/+()]*(?:and\/or|and|or)?[\s,;&/+()]*(?:rules?\s+|CR\s+)?$/i.test(between)
  );
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
