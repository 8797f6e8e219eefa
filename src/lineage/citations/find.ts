import { compareLetters, parseNumber, SUBRULE_LETTERS, withoutLetter } from '../../tree/index.js';
import { type Beside, besideEach } from './beside.js';
import { speaksOf } from './meaning.js';
import { type Segment, segmentsOf } from './segments.js';
import { FLOAT, NEAR, QUANTITY, STAMP, topicsAround, weigh } from './weigh.js';
import type { RuleWords } from './words/ruleWords.js';

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
  /** The words that are beside it; none where it was not found in a text. */
  beside?: Beside;
}

/** The letters of a subrule: one, or two behind the last; capitals where everything is written in them. */
const LETTERS = `(?:[${SUBRULE_LETTERS}]{1,2}|[${SUBRULE_LETTERS.toUpperCase()}]{1,2})`;

/**
 * What comes before a number that is no part of a longer word, number, address or price. `CR305.2` and `R305.2` may be written as one
 * word, `rule-305.2` with a mark between, and a stroke may part two rules.
 */
const ALONE = `(?:(?<![\\w.,:/$€£@-])|(?<=\\b(?:[Cc][Rr]|C\\.R\\.|[Cc]omp[Rr]ules?|[Rr]ules?|RULES?|[Rr]))|(?<=\\b(?:[Cc][Rr]|[Rr]ules?)[-_:])|(?<=[1-9]\\d{2}\\.[1-9]\\d{0,2}${LETTERS}?[/,]))`;

/** What makes an adjective of a number (`702.19b-style`). */
const ADJECTIVES =
  '(?:style|like|ish|type|based|compliant|conformant|driven|legal|aware|only|shaped|correct|gated|exempt)';

/** A number of a rule, which is counted from 1, with a range of letters or numbers behind it, or with more letters. */
const NUMBER = new RegExp(
  `${ALONE}(?<written>(?<section>[1-9]\\d{2})\\.[1-9]\\d{0,2}(?<letter>${LETTERS})?)` +
    `(?:(?:-|–|—|\\.\\.|\\sto\\s|\\sthrough\\s|\\s[-–—]\\s(?=\\k<section>\\.))(?<last>(?:[1-9]\\d{2}\\.[1-9]\\d{0,2})?${LETTERS}?(?![\\w]))(?<=[\\da-zA-Z])|(?<also>(?:/${LETTERS}(?!\\w))+))?` +
    `(?![\\w%°]|[.:]\\d|[,/]\\d(?!\\d{2}\\.\\d)|-(?!${ADJECTIVES}\\b)\\w)`,
  'g',
);

/** A number of a section, or several from one to another, with the word that says so. */
const SECTION =
  /(?<![\w-])(CR|C\.R\.|comp(?:rehensive)?\.?\s*rules?|rules?|sections?)(?:\s*[:#§]\s*|\s+)([1-9]\d{2})(?:[-–]([1-9]\d{2}))?(?![\w%°–-]|[.,:/]\d)/gi;

/** A word that says of the number behind it that it is a rule. */
const MARK =
  /(?:(?:(?:\b|_)(?:CR|comp(?:rehensive)?\.?\s*rules?|rules?|subrules?|rulings?|r[eè]gles?|regeln?|reglas?|regol[ae]|regras?)(?:_?(?:refs?|ids?|numbers?))?(?:\b|(?=_))["'\]]?|\bC\.R\.|规则|規則|ルール|правил[аоу])[\s:=#§.,("'`[«*_~-]*(?:no\.?\s*)?(?:\([^)]*\)\s*)?|§+\s*|\[CR\s+\d{8}\]\s*)$/i;

/**
 * The same in the code before a string: `rule: "…"`, `Cites("…"`, `rules = ['…', '…'`, `rules: { cast: '…'`, `new RuleError('…', '…'`.
 */
const KEY =
  /(?:\b|_|(?<=[a-z]))(?:[Cc][Rr]|CR|[Rr]ules?|RULES?|[Cc]it(?:e|es|ations?))(?:_?(?:[Rr]efs?|[Nn]umbers?|[Ii]ds?|[Ee]rrors?))?["']?\]?!?\s*(?:[:=(]|=>)\s*[[({]?\s*(?:(?:\w+\s*:\s*)?(["'`])[^"'`\n]*\1\s*,\s*)*(?:\w+\s*:\s*)?$/;

/** The same with words between that only join (`rules 601.2b, 601.2c and 602.2`). */
const LIST = /(?:,|;|and|or|nor|and\/or|&|\/|\+|→|->)\s*$/i;

/**
 * Finds citations of rules in a file: `CR 702.19b`, `rule 800.4a`, `rules 601.2b-d`, `§704.5k`, `(see 810.8d)`,
 * `//20100423 - 801.2c`, `[CR 20210419] 800.4k`. Prices, versions, times, addresses and measures are left alone.
 *
 * @param text the whole file
 * @param name its name; the ending says which language it is
 * @param rules gives the words of the rules, which make a citation of a bare number that opens a comment with its rule's words behind it;
 *   called only where there is such a number
 * @returns citations in order
 */
export function findCitations(text: string, name: string, rules?: () => RuleWords | undefined): Citation[] {
  const starts = lineStarts(text);
  const segments = segmentsOf(text, name);
  const reckoned = numbersOfCode(text, segments);
  const floats = FLOATING.test(name);
  const read = segments.map((segment) => inSegment(text, segment, reckoned, floats));
  const sure = withoutFloats(
    read.flatMap((part) => part.found),
    rules,
  );
  const rest = read.flatMap((part) => part.rest);
  const habitual = sure.filter(({ confidence }) => confidence >= BEYOND_DOUBT).length >= HABIT;
  const usual = habitual
    ? likelier(
        rest.filter(({ confidence }) => confidence >= 0.3),
        0.2,
        'the file cites rules all over',
      )
    : [];
  const taken = new Set(usual);
  const bare = rest.filter((one) => !taken.has(one) && one.confidence > 0);
  const found = [...sure, ...usual];
  const quoted = rules && bare.length > 0 ? quoting(bare, found, text, name, segments, rules()) : [];
  const all = [...found, ...quoted].sort((a, b) => a.start - b.start);
  const beside = besideAll(text, name, segments, all);
  return all.map((citation, at) => {
    const line = lineOf(starts, citation.start);
    return {
      ...citation,
      line: line + 1,
      column: citation.start - (starts[line] as number) + 1,
      beside: beside[at] as Beside,
    };
  });
}

/** Languages that end a floating-point number with a letter. */
const FLOATING =
  /\.(?:c|h|cc|cpp|cxx|hpp|hxx|cs|java|kts?|scala|groovy|mm?|glsl|hlsl|shader|d|dart|swift|rs|go)$/i;

/** Without numbers that end as those of the language do where no rule ever had them. */
function withoutFloats(found: Found[], rules: (() => RuleWords | undefined) | undefined): Found[] {
  const known = found.some(({ evidence }) => evidence.includes(FLOAT)) ? rules?.() : undefined;
  if (!known) return found;
  return found.filter(
    ({ evidence, number }) => !evidence.includes(FLOAT) || known.bearersOf(number).length > 0,
  );
}

/** Those of a list of bare numbers that have the words of their rules beside them. */
function quoting(
  bare: readonly Found[],
  found: readonly Found[],
  text: string,
  name: string,
  segments: readonly Segment[],
  rules: RuleWords | undefined,
): Found[] {
  if (!rules) return [];
  const all = [...found, ...bare].sort((a, b) => a.start - b.start);
  const wanted = new Set(bare);
  const beside = besideAll(text, name, segments, all);
  let place = 0;
  return all.filter((one, at) => {
    if (!wanted.has(one)) return false;
    while ((segments[place]?.end ?? one.end) < one.end) place++;
    const closes = closesComment(one, text, segments[place]);
    if (!speaksOf(one.number, beside[at] as Beside, rules, closes)) return false;
    one.confidence = 0.7;
    one.evidence.push('the words beside it are those of that rule');
    return true;
  });
}

/** A longer comment says more than what a rule is cited for. In characters. */
const SHORT = 400;

/** Whether a number is the only one of a short comment, and nothing but marks comes after it. */
function closesComment({ start, end }: Found, text: string, segment: Segment | undefined): boolean {
  if (segment?.kind !== 'comment' || segment.end - segment.start > SHORT) return false;
  return (
    /^[\s)\].*]*$/.test(text.slice(end, segment.end)) && !/\d\.\d/.test(text.slice(segment.start, start))
  );
}

/** Data in which each line is for itself. */
const TABLES = /\.(?:csv|tsv|json|jsonc|ya?ml)$/i;

/** The words beside each citation of a file, segment by segment. */
function besideAll(
  text: string,
  name: string,
  segments: readonly Segment[],
  found: readonly Found[],
): Beside[] {
  const lines = TABLES.test(name);
  const result: Beside[] = [];
  let at = 0;
  for (const segment of segments) {
    const from = at;
    while (at < found.length && (found[at] as Found).start < segment.end) at++;
    if (at === from) continue;
    for (const words of besideEach(text, segment, found.slice(from, at), lines, from)) result.push(words);
  }
  return result;
}

/** A citation whose line and column are not counted yet. */
type Found = Omit<Citation, 'line' | 'column' | 'beside'>;

/** From this confidence on a citation is one whatever is around it. */
const BEYOND_DOUBT = 0.8;
/** How many such citations make it the habit of a file to cite rules. */
const HABIT = 5;
/** From this confidence on a number is taken for a citation. */
const LIKELY = 0.5;

/** The numbers with which a program reckons: where its comments speak of one of them, they speak of no rule. */
function numbersOfCode(text: string, segments: readonly Segment[]): Set<string> {
  const numbers = new Set<string>();
  let from = 0;
  for (const { start, end } of [...segments, { start: text.length, end: text.length }]) {
    for (const [number] of text
      .slice(from, start)
      .matchAll(/(?<![\w.])[1-9]\d{2}\.\d{1,3}[a-z]{0,2}(?![\w.])/g))
      numbers.add(number);
    from = end;
  }
  return numbers;
}

/** Citations of a segment, and the numbers in it that nothing there makes likely enough. */
function inSegment(
  text: string,
  segment: Segment,
  reckoned: ReadonlySet<string>,
  floats: boolean,
): { found: Found[]; rest: Found[] } {
  const words = text.slice(segment.start, segment.end);
  const found: Found[] = [];
  const unsure: Found[] = [];
  let key: boolean | undefined;
  let previousEnd = -1;
  let previousSure = false;
  for (const match of words.matchAll(NUMBER)) {
    const at = match.index;
    const { written = '', letter, last: end, also: more } = match.groups ?? {};
    const before = straight(words.slice(Math.max(0, at - 60), at));
    const listed = previousSure && joined(words, previousEnd, at);
    key ??= segment.kind === 'string' && isMarked(text, segment);
    const weighed = weigh({
      kind: segment.kind,
      written,
      before,
      after: words.slice(at + match[0].length, at + match[0].length + 12),
      around: text.slice(Math.max(0, segment.start + at - NEAR), segment.start + at + NEAR),
      topics: topicsAround(words, at),
      marked: MARK.test(before) || (key && at < 8 && /^\W*$/.test(words.slice(0, at))),
      listed,
      floats,
      reckoned: reckoned.has(written),
    });
    previousSure = weighed.confidence >= LIKELY;
    previousEnd = at + match[0].length;
    if (!previousSure && (weighed.confidence === 0 || weighed.evidence.includes(QUANTITY))) continue;
    const mark = MARK.exec(words.slice(Math.max(0, at - 60), at))?.[0] ?? '';
    const stamp = STAMP.exec(before.replace(/\[CR\s+/i, '['));
    const number = written.toLowerCase();
    const last = end ? rangeEnd(number, end.toLowerCase()) : undefined;
    const also = more && letter ? lettersOf(number, more.toLowerCase()) : undefined;
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
  const sections = sectionsIn(words, segment);
  const certain = [...found, ...sections.found].sort((a, b) => a.start - b.start);
  const others = [...unsure, ...sections.unsure].sort((a, b) => a.start - b.start);
  const company = likelier(near(others, certain), 0.4, 'a citation stands near it');
  const taken = new Set(company);
  return { found: [...certain, ...company], rest: others.filter((one) => !taken.has(one)) };
}

/** Those of a list that one thing more makes likely enough: likely, never certain. */
function likelier(list: readonly Found[], weight: number, why: string): Found[] {
  return list.filter((one) => {
    const confidence = Math.min(0.65, Math.round((one.confidence + weight) * 100) / 100);
    if (confidence < LIKELY) return false;
    one.confidence = confidence;
    one.evidence.push(why);
    return true;
  });
}

/** Those of a list that stand near one of another; both in order of place. */
function near<T extends { start: number }>(list: readonly T[], others: readonly T[]): T[] {
  let at = 0;
  return list.filter(({ start }) => {
    while (at < others.length && (others[at] as T).start <= start - NEAR) at++;
    return at < others.length && (others[at] as T).start < start + NEAR;
  });
}

/**
 * Sections by their numbers alone (`CR 613`, `rules 702-704`): where a word says so, and all but that word speaks of the rules. A word
 * alone (`rule 613`) leaves it to the company.
 */
function sectionsIn(words: string, segment: Segment): { found: Found[]; unsure: Found[] } {
  const found: Found[] = [];
  const unsure: Found[] = [];
  for (const match of words.matchAll(SECTION)) {
    const [whole, mark = '', number = '', last] = match;
    const evidence = ['a word before it says that it is a rule'];
    const end = segment.start + match.index + whole.length;
    const start = segment.start + match.index + whole.search(/\d/);
    const citation = {
      start,
      end,
      text: whole,
      number,
      ...(last !== undefined && last > number ? { last } : {}),
    };
    if (!/^(?:rules?|sections?)$/i.test(mark)) {
      found.push({ ...citation, confidence: 0.85, evidence });
    } else if (segment.kind !== 'string') {
      const section = /^s/i.test(mark);
      const about = topicsAround(words, match.index, /^rules?$/) > 0;
      const bracketed =
        /[([]$/.test(words.slice(0, match.index)) && /^[)\]]/.test(words.slice(end - segment.start));
      if (about) evidence.push('the words around it are about the rules');
      else if (bracketed) evidence.push('it is alone in brackets');
      if (about) found.push({ ...citation, confidence: section ? 0.6 : 0.7, evidence });
      else if (!section && bracketed) found.push({ ...citation, confidence: 0.55, evidence });
      else if (!section) unsure.push({ ...citation, confidence: 0.3, evidence });
    }
  }
  return { found, unsure };
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
    .map((letter) => withoutLetter(first) + letter);
}

/**
 * `601.2b-d` ends at 601.2d, `702.5z-ab` at 702.5ab, `702.2-702.5` at 702.5; what runs backwards is no range, and a word of two letters
 * behind a dash is no subrule.
 */
function rangeEnd(first: string, words: string): string | undefined {
  if (/^\d/.test(words)) return words;
  const letter = parseNumber(first)?.letter;
  if (letter === undefined || (words.length > 1 && letter.length === 1 && !words.startsWith('a')))
    return undefined;
  return compareLetters(words, letter) > 0 ? withoutLetter(first) + words : undefined;
}

/** Where each line starts; a mark of byte order is no column of the first. */
function lineStarts(text: string): number[] {
  const starts = [text.startsWith('\ufeff') ? 1 : 0];
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
