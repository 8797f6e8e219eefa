import { listIn } from '../../tree/maps.js';
import { DOT, isDigit, unitsOf } from '../characters.js';
import type { Source } from '../source.js';
import { glossaryHeading } from '../text/index.js';
import { isBlank, type Lines, lineLength, lineText } from '../text/lines.js';
import { endsEarly, type Manner, mannerOf } from '../text/paragraphs.js';
import { asksForNumber, isSentenceEnd } from '../text/sequence.js';
import { exampleWords, looksLikeHeading, nextWords, startOf } from '../text/starts.js';
import { linesAlike } from './alike.js';
import { type Edit, edited } from './edits.js';

/** Longer lines are no running head. */
const LONGEST = 100;
/** So few pages are no evidence. */
const FEWEST_PAGES = 3;
/** Of the numbers between the first and the last, this share is there; two-sided pages have one head for the even ones. */
const FEWEST_OF_RANGE = 0.4;
/** Pages are not shorter or longer than this, in characters; a head may be on every second one. */
const SHORTEST_PAGE = 600;
const LONGEST_PAGE = 15_000;
/** A line that fills less than this of the usual width ends its paragraph. */
const FULL = 0.8;
/** What is asked of the places of pages. */
interface Evenness {
  /** The share of the document that they cover. */
  covered: number;
  /** Distances of so many times the usual one, and of the inverse, are still those of pages. */
  uneven: number;
  /** This share of the distances is that of pages. */
  even: number;
}

/** Numbers that count on are evidence themselves. */
const COUNTED: Evenness = { covered: 0.5, uneven: 2.5, even: 0.75 };
/** Words that come back may be any words: so many times, and at nearly the same distance, are none of a rule. */
const REPEATED: Evenness = { covered: 0.75, uneven: 1.5, even: 0.9 };
const FEWEST_REPEATED = 10;
/** Shorter lines are no running head without a number. */
const SHORTEST_HEAD = 8;
/** What editors write where a page ends. */
const RULER = /^_{8,100}$/;
/** What is at the edge of this share of the pages is no words of the rules. */
const SHARE = 0.5;
/** Of the lines that say the same as a running head, at least this share are running heads. */
const MOSTLY = 0.7;
/** Running heads and feet have no more lines than this. */
const MOST_LINES = 3;

/**
 * Takes off what a program has left of pages in a text: numbers that count on at regular distances, alone or in a
 * running head, the lines beside them that come back on most pages, and the gap that they leave in a paragraph.
 *
 * @returns undefined where the document has no pages
 */
export function withoutPages(source: Source, lines: Lines): Source | undefined {
  const text = source.text;
  const breaks = formFeeds(text, lines);
  const furniture = new Set(numberedLines(text, lines) ?? repeatedLines(text, lines));
  if (furniture.size === 0 && breaks.length < FEWEST_PAGES) return undefined;
  addNeighbours(text, lines, furniture, breaks);
  const edits = gapsOf(text, lines, furniture, breaks);
  if (edits.length === 0) return undefined;
  return edited(source, edits, {
    ruleId: 'page-furniture',
    reason: (n) =>
      `${n} ends of pages, with their numbers and running heads, are no words; the first is here`,
  });
}

/** The lines before which a new page begins. */
function formFeeds(text: string, lines: Lines): number[] {
  const found: number[] = [];
  let line = 0;
  for (const at of lines.folds) {
    if (text[at] !== '\f') continue;
    while (line < lines.count && (lines.end[line] as number) <= at) line++;
    const next = nextWords(lines, line);
    if (next < lines.count && (lines.start[next] as number) > at && next !== found.at(-1)) found.push(next);
  }
  return found;
}

/** A line that may be the furniture of a page. */
interface Candidate {
  line: number;
  figures: number[];
}

/** Lines with a number that goes up from page to page. */
function numberedLines(text: string, lines: Lines): number[] | undefined {
  const shapes = new Map<string, Candidate[]>();
  for (let line = 0; line < lines.count; line++) {
    if (!mayCount(text, lines, line)) continue;
    const words = lineText(text, lines, line);
    const shape = shapeOf(words);
    const figures = (words.match(/\d+/g) ?? []).map(Number);
    listIn(shapes, shape).push({ line, figures });
  }
  const found: number[] = [];
  for (const alike of shapes.values()) {
    if (alike.length < FEWEST_PAGES) continue;
    for (let which = 0; which < (alike[0] as Candidate).figures.length; which++) {
      const counted = countingUp(alike, which);
      if (counted.length >= FEWEST_PAGES && areEven(text, lines, counted, COUNTED)) {
        for (const line of counted) found.push(line);
        break;
      }
    }
  }
  return found.length === 0 ? undefined : found;
}

/** A quick look whether a line can hold the number of a page: it begins or ends with one, and with none of a rule. */
function mayCount(text: string, lines: Lines, line: number): boolean {
  const length = lineLength(lines, line);
  if (length === 0 || length > LONGEST) return false;
  if (isDigit(lines.first[line] as number)) {
    const start = lines.start[line] as number;
    let at = start + 1;
    while (isDigit(text.charCodeAt(at))) at++;
    return at - start <= 4 && text.charCodeAt(at) !== DOT;
  }
  const last = lines.last[line] as number;
  return isDigit(last) || (length <= 12 && CLOSING[last] === 1);
}

const CLOSING = unitsOf('-–—])*~|');

function shapeOf(words: string): string {
  return words.replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

/** The longest row of lines whose numbers go up, where nearly every number of its range is in it. */
function countingUp(alike: readonly Candidate[], which: number): number[] {
  // For each length, the line with the lowest number that ends a row of that length; and what comes before each line.
  const tails: number[] = [];
  const before = new Int32Array(alike.length).fill(-1);
  const numberAt = (index: number): number => (alike[index] as Candidate).figures[which] as number;
  alike.forEach((_, i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numberAt(tails[middle] as number) < numberAt(i)) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[i] = tails[low - 1] as number;
    tails[low] = i;
  });
  const row: Candidate[] = [];
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] as number) row.unshift(alike[i] as Candidate);
  const first = row[0]?.figures[which] ?? 0;
  const last = row.at(-1)?.figures[which] ?? 0;
  return row.length >= (last - first + 1) * FEWEST_OF_RANGE ? row.map(({ line }) => line) : [];
}

/** Whether lines come at about the same distance, that of pages, throughout most of the document. */
function areEven(text: string, lines: Lines, row: readonly number[], asked: Evenness): boolean {
  const placeAt = (index: number): number => lines.start[row.at(index) as number] as number;
  const covered = placeAt(-1) - placeAt(0);
  if (covered < text.length * asked.covered || covered > row.length * LONGEST_PAGE) return false;
  const distances: number[] = [];
  for (let i = 1; i < row.length; i++) {
    distances.push(placeAt(i) - placeAt(i - 1));
  }
  const usual = distances.toSorted((a, b) => a - b)[distances.length >> 1] ?? 0;
  if (usual < SHORTEST_PAGE) return false;
  const even = distances.filter((d) => d > usual / asked.uneven && d < usual * asked.uneven).length;
  return even >= distances.length * asked.even;
}

/** Where no page is numbered: lines that say the same at about the same distance throughout the document. */
function repeatedLines(text: string, lines: Lines): number[] {
  const places = linesAlike(text, lines, SHORTEST_HEAD, LONGEST, FEWEST_PAGES);
  const found: number[] = [];
  for (const [words, same] of places) {
    const isRuler = RULER.test(words);
    if (same.length < (isRuler ? FEWEST_PAGES : FEWEST_REPEATED) || isSentenceEnd(words)) continue;
    if (areEven(text, lines, same, isRuler ? COUNTED : REPEATED)) for (const line of same) found.push(line);
  }
  return found;
}

/** Adds the lines at the edges of pages that come back on most of them. */
function addNeighbours(text: string, lines: Lines, furniture: Set<number>, breaks: readonly number[]): void {
  const edges = furniture.size > 0 ? [...furniture] : [...breaks];
  for (let round = 0; round < MOST_LINES; round++) {
    for (const step of [-1, 1]) {
      const beside = new Map<string, number[]>();
      const nearest = nearestWords(lines, furniture, step);
      for (const edge of edges) {
        const line = nearest[furniture.has(edge) || step < 0 ? edge + step : edge] ?? -1;
        if (line < 0 || line >= lines.count || lineLength(lines, line) > LONGEST) continue;
        if (startOf(text, lines, line) !== undefined) continue;
        const shape = shapeOf(lineText(text, lines, line));
        listIn(beside, shape).push(line);
      }
      for (const [shape, same] of beside) {
        if (same.length < Math.max(FEWEST_PAGES, edges.length * SHARE)) continue;
        // What is as common inside of pages is no head of theirs.
        if (same.length >= countOf(shape, text, lines) * MOSTLY) for (const line of same) furniture.add(line);
      }
    }
  }
}

/** For each line, the first one with words of the page from there on, in the direction of the step; -1 or the number of lines where none is. */
function nearestWords(lines: Lines, furniture: ReadonlySet<number>, step: number): Int32Array {
  const nearest = new Int32Array(lines.count);
  let found = step > 0 ? lines.count : -1;
  for (let i = 0; i < lines.count; i++) {
    const line = step > 0 ? lines.count - 1 - i : i;
    if (!isBlank(lines, line) && !furniture.has(line)) found = line;
    nearest[line] = found;
  }
  return nearest;
}

/** How many lines have a shape. */
function countOf(shape: string, text: string, lines: Lines): number {
  let n = 0;
  for (let line = 0; line < lines.count; line++) {
    const length = lineLength(lines, line);
    if (length > 0 && length <= LONGEST && shapeOf(lineText(text, lines, line)) === shape) n++;
  }
  return n;
}

/** A gap between the last words of one page and the first of the next. */
interface Gap {
  /** The lines of those words. */
  above: number;
  below: number;
  blanks: number;
}

function gapsOf(
  text: string,
  lines: Lines,
  furniture: ReadonlySet<number>,
  breaks: readonly number[],
): Edit[] {
  const isWords = (line: number): boolean => !isBlank(lines, line) && !furniture.has(line);
  const gaps: Gap[] = [];
  for (const edge of [...furniture, ...breaks].sort((a, b) => a - b)) {
    if (edge < (gaps.at(-1)?.below ?? 0)) continue;
    let above = edge - 1;
    while (above >= 0 && !isWords(above)) above--;
    let below = edge;
    while (below < lines.count && !isWords(below)) below++;
    if (below === gaps.at(-1)?.below) continue;
    let blanks = 0;
    for (let line = above + 1; line < below; line++) if (isBlank(lines, line)) blanks++;
    gaps.push({ above, below, blanks });
  }
  const manner = mannerOf(text, lines, 0, lines.count);
  const inner = gaps.filter(({ above, below }) => above >= 0 && below < lines.count);
  const fewest = inner.reduce((least, { blanks }) => Math.min(least, blanks), Number.POSITIVE_INFINITY);
  const glossary = glossaryHeading(text, lines, lines.count);
  return gaps.map(({ above, below, blanks }) => {
    const start = above < 0 ? 0 : (lines.end[above] as number);
    const end = below < lines.count ? (lines.start[below] as number) : text.length;
    if (above < 0 || below >= lines.count) return { start, end, as: '' };
    const inGlossary = glossary !== undefined && above >= glossary;
    const as = blanks > fewest ? '\n\n' : joint(text, lines, above, below, manner, inGlossary);
    // Text that is put on a new line keeps its indent, which says what it is.
    return { start, end: as.endsWith('\n') ? end - (lines.indent[below] as number) : end, as };
  });
}

/** What stood between two lines before a page ended there: nothing, the end of a line, or a free line. */
function joint(
  text: string,
  lines: Lines,
  above: number,
  below: number,
  manner: Manner,
  inGlossary: boolean,
): string {
  const last = lineText(text, lines, above);
  const first = lineText(text, lines, below);
  if (exampleWords(text, lines, below) !== undefined) return '\n';
  const done = isSentenceEnd(last);
  const start = startOf(text, lines, below);
  if (start && !asksForNumber(last)) {
    if (start.kind === 'rule' || start.kind === 'subrule') return '\n\n';
    if (start.kind === 'section' || !inGlossary) return '\n\n';
    return '\n';
  }
  if (!manner.wrapped) return !done && /^[a-z(]/.test(first) ? ' ' : '\n';
  if (!done) return '\n';
  if (!inGlossary) {
    const word = first.split(' ', 1)[0] as string;
    return last.length + 1 + word.length < manner.width * FULL ? '\n\n' : '\n';
  }
  const short = isBlank(lines, below + 1) || endsEarly(text, lines, below + 1, manner.room);
  return short && looksLikeHeading(first) ? '\n\n' : '\n';
}
