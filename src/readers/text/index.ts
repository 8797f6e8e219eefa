import { compareLetters, type Edition, isSuccessor } from '../../tree/index.js';
import { KnownNumbers } from '../knownNumbers.js';
import { refuseRules } from '../limits.js';
import { distance } from '../misspelling.js';
import type { Source } from '../source.js';
import { backMatterFrom, readBack } from './back.js';
import { buildBody } from './body.js';
import { findDamage } from './damagedCharacters.js';
import { readFront } from './front.js';
import { buildGlossary, isGlossaryAlone } from './glossary.js';
import { type Lines, lineLength, linesOf, lineText, saysOnly, setRulersAside } from './lines.js';
import { mannerOf } from './paragraphs.js';
import { refusal } from './refusal.js';
import { type Accepted, acceptStarts } from './sequence.js';
import { findSlips } from './slips.js';
import { chapterOf, isAfterBlank, nextWords, previousWords, type Start, startOf } from './starts.js';

/**
 * Reads plain text: the rulebook as published, in any of its layouts since 1999, or a fragment of it.
 *
 * @param source the decoded document
 * @param options `wrapped: false` where each line is a whole paragraph, as a dialect that has composed the text knows;
 *   `lines` where somebody has split the document before
 * @returns the tree; every character is claimed in the source's account
 * @throws ReadError `empty`, `not-text`, `not-rules` or `too-large`
 */
export function readText(source: Source, options: { wrapped?: boolean; lines?: Lines } = {}): Edition {
  const text = source.text;
  const lines = options.lines ?? linesOf(source);
  setRulersAside(source, lines);
  const firstRule = firstNumbered(text, lines);
  const glossaryFrom = glossaryHeading(text, lines, firstRule);
  if (glossaryFrom === undefined && (firstRule === lines.count || hasFewNumbers(text, lines))) {
    const alone = readGlossaryAlone(source, lines);
    if (alone) return alone;
    if (firstRule === lines.count) throw refusal(source, lines);
  }
  const bodyFrom = Math.min(headingsAbove(text, lines, firstRule), glossaryFrom ?? lines.count);
  const backFrom = backMatterFrom(text, lines, glossaryFrom ?? bodyFrom);
  const bodyTo = glossaryFrom ?? backFrom;
  const manner = mannerOf(text, lines, bodyFrom, backFrom);
  if (options.wrapped === false) manner.wrapped = false;
  if (manner.wrapped && manner.room > 0 && manner.width < NARROWEST)
    source.warn(
      'lines-narrow',
      `the lines have ${manner.width} characters, fewer than some headings and terms: what is broken within them may be cut`,
      lines.start[bodyFrom] as number,
    );

  const front = readFront(source, lines, bodyFrom, manner);
  const accepted = acceptStarts(text, lines, bodyFrom, bodyTo, manner);
  refuseRules(accepted.length, source);
  const starts = findSlips(accepted);
  const edition: Edition = {
    type: 'edition',
    format: 'text',
    encoding: source.encoding,
    partial: true,
    children: [],
    position: source.position(0, text.length),
  };
  if (front.title !== undefined) edition.title = front.title;
  if (front.introduction) edition.children.push(front.introduction);
  const body = buildBody(source, lines, starts, front.orphans ?? bodyFrom, bodyTo, manner);
  for (const child of body) edition.children.push(child);
  if (glossaryFrom !== undefined) {
    edition.children.push(buildGlossary(source, lines, glossaryFrom, backFrom, manner));
  }
  const back = readBack(source, lines, backFrom, manner);
  if (back.credits) edition.children.push(back.credits);
  reportTwins(source, lines, starts);
  edition.partial = isPartial(edition, starts);
  const effective = front.effective ?? back.effective;
  if (effective !== undefined) edition.effective = effective;
  const damage = findDamage(source, edition, front.announced);
  if (damage.length > 0) edition.data = { damage };
  return edition;
}

/** The longest headings and terms have more characters, and a line that ends one looks like one that goes on. */
const NARROWEST = 50;

/** A long glossary may break a line before a reference now and then. */
const FEW = 5;

/** Whether hardly any line begins as a rule does: after a free line, or with the number that comes next. */
function hasFewNumbers(text: string, lines: Lines): boolean {
  let numbers = 0;
  let before: Start | undefined;
  for (let line = 0; line < lines.count && numbers <= FEW; line++) {
    const start = startOf(text, lines, line);
    if (start?.kind !== 'rule' && start?.kind !== 'subrule') continue;
    if (isAfterBlank(lines, start) || (before && isSuccessor(before.number, start.number))) numbers++;
    before = start;
  }
  return numbers <= FEW;
}

/** Reads a document that is a glossary and nothing before it, with its heading or without. */
function readGlossaryAlone(source: Source, lines: Lines): Edition | undefined {
  const { text } = source;
  const first = nextWords(lines, 0);
  const heading = saysOnly(text, lines, first, /^glossary$/i) ? first : -1;
  const manner = mannerOf(text, lines, 0, lines.count);
  const backFrom = backMatterFrom(text, lines, heading);
  if (!isGlossaryAlone(text, lines, heading, backFrom, manner)) return undefined;
  const edition: Edition = {
    type: 'edition',
    format: 'text',
    encoding: source.encoding,
    partial: true,
    children: [buildGlossary(source, lines, heading, backFrom, manner)],
    position: source.position(0, text.length),
  };
  const back = readBack(source, lines, backFrom, manner);
  if (back.credits) edition.children.push(back.credits);
  if (back.effective !== undefined) edition.effective = back.effective;
  const damage = findDamage(source, edition, new Set());
  if (damage.length > 0) edition.data = { damage };
  return edition;
}

/** So many rules that stand twice are those of two documents. */
const TWINS = 20;

/** Says where a second document seems to begin: two that somebody has put into one file have most numbers twice. */
function reportTwins(source: Source, lines: Lines, starts: readonly Accepted[]): void {
  if (doCountUp(starts)) return;
  const seen = new KnownNumbers();
  const twins = starts.filter(({ kind, number }) => {
    if (kind !== 'rule' && kind !== 'subrule') return false;
    const known = seen.size;
    seen.add(number);
    return seen.size === known;
  });
  const [first] = twins;
  if (first === undefined || twins.length < TWINS) return;
  const at = lines.start[first.line] as number;
  const reason = `${twins.length} numbers of rules stand twice, from ${first.printed} here on: these may be two documents in one file; give each alone`;
  source.warn('two-documents', reason, at, at + first.printed.length);
}

/** Whether each number of a rule is higher than the one before it, so that none stands twice. */
function doCountUp(starts: readonly Accepted[]): boolean {
  let section = 0;
  let rule = 0;
  let letter = '';
  for (const start of starts) {
    if (start.kind !== 'rule' && start.kind !== 'subrule') continue;
    if (start.section < section) return false;
    if (start.section === section) {
      if (start.rule < rule) return false;
      if (start.rule === rule && compareLetters(start.letter, letter) <= 0) return false;
    }
    ({ section, rule, letter } = start);
  }
  return true;
}

/** A whole edition begins with its first rule, and holds a glossary and the credits that close it. */
function isPartial(edition: Edition, starts: readonly Accepted[]): boolean {
  const first = starts.find((s) => s.kind === 'rule' || s.kind === 'subrule');
  const holds = (type: string): boolean => edition.children.some((child) => child.type === type);
  return first?.number !== '100.1' || !holds('glossary') || !holds('credits');
}

/**
 * The first line that begins with the dotted number of a rule and is not inside a block of words. Where nothing is parted
 * by free lines, the first number that the next one continues.
 */
function firstNumbered(text: string, lines: Lines): number {
  let before: Start | undefined;
  let continued: number | undefined;
  for (let line = 0; line < lines.count; line++) {
    const start = startOf(text, lines, line);
    if (!start || start.kind === 'chapter' || start.kind === 'section') continue;
    if (isAfterBlank(lines, start) || startOf(text, lines, line - 1)?.kind === 'section')
      return continued ?? line;
    if (before && isSuccessor(before.number, start.number)) continued ??= before.line;
    before = start;
  }
  return continued ?? lines.count;
}

/**
 * The last line that is the heading of the glossary.
 *
 * @param after the line behind which it must stand; the count of the lines where it may be anywhere
 */
export function glossaryHeading(text: string, lines: Lines, after: number): number | undefined {
  for (let line = lines.count - 1; line > after || (after === lines.count && line >= 0); line--) {
    if (lineLength(lines, line) === 8 && /^glossary$/i.test(lineText(text, lines, line))) return line;
  }
  return undefined;
}

/**
 * Walks back from the first rule over the headings that lead to it. Headings that stand twice are those of the
 * contents and those of the rules; the second belong here even where a heading or a rule between them is lost.
 */
function headingsAbove(text: string, lines: Lines, firstRule: number): number {
  const firstLine = new Map<string, number>();
  for (let line = 0; line < firstRule; line++) {
    const start = startOf(text, lines, line);
    if (start && !firstLine.has(start.number)) firstLine.set(start.number, line);
  }
  let top = firstRule;
  for (;;) {
    const line = previousWords(lines, top - 1);
    const above = line < 0 ? undefined : startOf(text, lines, line);
    const below = startOf(text, lines, top);
    if (
      !above ||
      !below ||
      above.kind === 'rule' ||
      above.kind === 'subrule' ||
      chapterOf(above) !== chapterOf(below)
    )
      return top;
    // One of the two numbers may be misprinted.
    const leads =
      above.kind === 'chapter'
        ? below.kind === 'section'
        : below.kind !== 'section' && distance(String(above.section), String(below.section)) <= 1;
    const repeated = (firstLine.get(above.number) ?? line) < line;
    if (!leads && !repeated) return top;
    top = line;
    if (above.kind === 'chapter') return top;
  }
}
