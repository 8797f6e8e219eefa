import type { Credits, Damage, Edition, Introduction } from '../../tree/index.js';
import { findDate } from '../date.js';
import { ReadError } from '../result.js';
import type { Source } from '../source.js';
import { blockNode, buildBody } from './body.js';
import { buildGlossary } from './glossary.js';
import { isBlank, isRuler, type Lines, linesOf, lineText } from './lines.js';
import { blocksOf, type Manner, mannerOf } from './paragraphs.js';
import { acceptStarts, findSlips } from './sequence.js';
import { nextWords, previousWords, startOf } from './starts.js';

const KEYWORDS =
  /^(?:introduction|glossary|index|credits|questions\??|customer service(?: information)?|copyrights?|legal(?: information)?|contents)$/i;

/**
 * Reads plain text: the rulebook as published, in any of its layouts since 1999, or a fragment of it.
 *
 * @param source the decoded document
 * @returns the tree; every character is claimed in the source's account
 * @throws ReadError `empty` or `not-rules`
 */
export function readText(source: Source): Edition {
  const text = source.text;
  const lines = linesOf(text);
  if (nextWords(text, lines, 0) >= lines.count) {
    throw new ReadError('empty', 'the document holds no words', source.file);
  }
  const glossaryCandidates: number[] = [];
  for (let line = 0; line < lines.count; line++) {
    if (/^glossary$/i.test(shortLine(text, lines, line))) glossaryCandidates.push(line);
  }
  const firstRule = firstDotted(text, lines);
  const glossaryLine = glossaryCandidates.filter((l) => l > firstRule).at(-1);
  if (firstRule === lines.count && glossaryLine === undefined) {
    throw new ReadError(
      'not-rules',
      'no line begins with the number of a rule: this is not a text of the Comprehensive Rules',
      source.file,
    );
  }
  const bodyStart = Math.min(headingsAbove(text, lines, firstRule), glossaryLine ?? lines.count);
  const backLine = backMatter(text, lines, glossaryLine ?? bodyStart);
  const bodyEnd = glossaryLine ?? backLine;
  const manner = mannerOf(lines, bodyStart, backLine);
  const edition: Edition = {
    type: 'edition',
    format: 'text',
    encoding: source.encoding,
    partial: false,
    children: [],
  };
  const orphans = readFront(source, lines, bodyStart, manner, edition);
  const starts = acceptStarts(text, lines, bodyStart, bodyEnd, manner.wrapped);
  findSlips(starts);
  edition.children.push(...buildBody(source, lines, starts, orphans ?? bodyStart, bodyEnd, manner));
  if (glossaryLine !== undefined) {
    source.claim(lines.start[glossaryLine] as number, lines.end[glossaryLine] as number);
    const glossary = buildGlossary(source, lines, glossaryLine + 1, backLine, manner);
    glossary.position = source.position(
      lines.start[glossaryLine] as number,
      lines.end[previousWords(text, lines, backLine - 1)] as number,
    );
    edition.children.push(glossary);
  }
  if (backLine < lines.count) readBack(source, lines, backLine, manner, edition);
  edition.partial = firstNumber(starts) !== '100.1' || glossaryLine === undefined;
  edition.position = source.position(0, text.length);
  const damage = damageOf(source);
  if (damage.length > 0) edition.data = { damage };
  return edition;
}

function firstNumber(starts: readonly { kind: string; number: string }[]): string | undefined {
  return starts.find((s) => s.kind === 'rule' || s.kind === 'subrule')?.number;
}

function shortLine(text: string, lines: Lines, line: number): string {
  return (lines.end[line] as number) - (lines.start[line] as number) > 40 ? '' : lineText(text, lines, line);
}

/** The first line that begins with the dotted number of a rule and is not inside a block of words. */
function firstDotted(text: string, lines: Lines): number {
  for (let line = 0; line < lines.count; line++) {
    const start = startOf(text, lines, line);
    if (!start || start.kind === 'chapter' || start.kind === 'section') continue;
    if (start.afterBlank) return line;
    const above = startOf(text, lines, line - 1);
    if (above?.kind === 'section' || above?.kind === 'rule') return line;
  }
  return lines.count;
}

/** Walks back from the first rule over the headings that lead to it. */
function headingsAbove(text: string, lines: Lines, firstRule: number): number {
  let top = firstRule;
  for (;;) {
    const above = previousWords(text, lines, top - 1);
    const start = above < 0 ? undefined : startOf(text, lines, above);
    const below = startOf(text, lines, top);
    if (!start || !below || start.chapter !== below.chapter) return top;
    if (start.kind === 'section' && below.kind !== 'section' && start.section === below.section) top = above;
    else if (start.kind === 'chapter' && below.kind === 'section') return above;
    else return top;
  }
}

/** The line on which the index or the credits begin, after the rules and the glossary. */
function backMatter(text: string, lines: Lines, from: number): number {
  for (let line = from + 1; line < lines.count; line++) {
    if (!isBlank(lines, line - 1) && !isRuler(text, lines, line - 1)) continue;
    if (
      /^(?:index|credits|copyrights?|questions\?|customer service information)$/i.test(
        shortLine(text, lines, line),
      )
    ) {
      if (isBlank(lines, line + 1) || isRuler(text, lines, line + 1)) return line;
    }
  }
  return lines.count;
}

/**
 * Reads what stands before the first rule: title, date, introduction, contents.
 *
 * @returns the first line of words that belong to a rule outside the fragment, where there are such
 */
function readFront(
  source: Source,
  lines: Lines,
  to: number,
  manner: Manner,
  edition: Edition,
): number | undefined {
  const text = source.text;
  const first = nextWords(text, lines, 0);
  if (first >= to) return undefined;
  let known = false;
  const set = new Uint8Array(to);
  let contents = -1;
  for (let line = 0; line < to; line++) {
    const words = shortLine(text, lines, line);
    if (/^(?:table of )?contents:?$/i.test(words)) contents = line;
    if (/^introduction$/i.test(words)) known = true;
  }
  let title = -1;
  for (let line = first; line < to && title === -1; line++) {
    const words = lineText(text, lines, line);
    if (words.length <= 120 && /rules/i.test(words) && !/[.:]$/.test(words)) title = line;
    else if (words !== '' && !isRuler(text, lines, line)) break;
  }
  if (title !== -1) {
    known = true;
    let words = lineText(text, lines, title);
    const date = findDate(words);
    if (date) {
      edition.effective = date.iso;
      words = (words.slice(0, date.index) + words.slice(date.index + date.length)).trim();
    }
    edition.title = words.replace(/_/g, '').replace(/\s+/g, ' ');
    claimLine(source, lines, title);
    set[title] = 1;
  }
  for (let line = first; line < to; line++) {
    const words = shortDateLine(text, lines, line);
    if (words === undefined) continue;
    const date = findDate(words);
    if (date && edition.effective === undefined) {
      edition.effective = date.iso;
      claimLine(source, lines, line);
      set[line] = 1;
      known = true;
    }
  }
  if (contents === -1 && !known) {
    // Nothing says that this is the start of a document: the words belong to a rule before it.
    return first;
  }
  if (contents !== -1) {
    let last = contents;
    for (let line = contents + 1; line < to; line++) {
      if (isBlank(lines, line) || isRuler(text, lines, line)) continue;
      const start = startOf(text, lines, line);
      const words = shortLine(text, lines, line);
      if (!(start && (start.kind === 'chapter' || start.kind === 'section')) && !KEYWORDS.test(words)) break;
      last = line;
    }
    source.setAside(
      'contents',
      'the table of contents repeats the headings',
      lines.start[contents] as number,
      lines.end[last] as number,
    );
    for (let line = contents; line <= last; line++) set[line] = 1;
  }
  const introduction: Introduction = { type: 'introduction', children: [] };
  let line = 0;
  while (line < to) {
    if (set[line] || isBlank(lines, line)) {
      line++;
      continue;
    }
    if (isRuler(text, lines, line)) {
      source.setAside(
        'ruler',
        'a line that only divides',
        lines.start[line] as number,
        lines.end[line] as number,
      );
      line++;
      continue;
    }
    if (/^introduction$/i.test(shortLine(text, lines, line))) {
      claimLine(source, lines, line);
      line++;
      continue;
    }
    let stop = line;
    while (stop < to && !set[stop] && !isBlank(lines, stop) && !isRuler(text, lines, stop)) stop++;
    for (const block of blocksOf(source, lines, line, stop, manner)) {
      introduction.children.push({ ...blockNode(source, block), type: 'paragraph' });
    }
    line = stop;
  }
  if (introduction.children.length > 0) {
    introduction.position = {
      start: introduction.children[0]!.position!.start,
      end: introduction.children.at(-1)!.position!.end,
    };
    edition.children.push(introduction);
  }
  return undefined;
}

function shortDateLine(text: string, lines: Lines, line: number): string | undefined {
  if ((lines.end[line] as number) - (lines.start[line] as number) > 100) return undefined;
  const words = lineText(text, lines, line);
  return /\b(?:as of|effective|current|updated)\b/i.test(words) ? words : undefined;
}

function claimLine(source: Source, lines: Lines, line: number): void {
  source.claim(lines.start[line] as number, lines.end[line] as number);
}

/** Reads what stands after the rules and the glossary: an index is set aside, the rest are credits. */
function readBack(source: Source, lines: Lines, from: number, manner: Manner, edition: Edition): void {
  const text = source.text;
  let line = from;
  if (/^index$/i.test(shortLine(text, lines, from))) {
    line = from + 1;
    while (line < lines.count && !/^credits$/i.test(shortLine(text, lines, line))) line++;
    const last = previousWords(text, lines, line - 1);
    source.setAside(
      'index',
      'the index repeats words and numbers of the rules',
      lines.start[from] as number,
      lines.end[last] as number,
    );
  }
  const credits: Credits = { type: 'credits', children: [] };
  const start = line;
  while (line < lines.count) {
    if (isBlank(lines, line)) line++;
    else if (isRuler(text, lines, line)) {
      source.setAside(
        'ruler',
        'a line that only divides',
        lines.start[line] as number,
        lines.end[line] as number,
      );
      line++;
    } else if (line === start && /^credits$/i.test(shortLine(text, lines, line))) {
      claimLine(source, lines, line);
      line++;
    } else {
      let stop = line;
      while (stop < lines.count && !isBlank(lines, stop) && !isRuler(text, lines, stop)) stop++;
      for (const block of blocksOf(source, lines, line, stop, manner, undefined, { shortLines: true })) {
        credits.children.push({ ...blockNode(source, block), type: 'paragraph' });
      }
      if (edition.effective === undefined) {
        const words = text.slice(lines.start[line], lines.end[stop - 1]);
        if (words.length < 200 && /\b(?:as of|effective)\b/i.test(words))
          edition.effective = findDate(words)?.iso as string;
        if (edition.effective === undefined) delete edition.effective;
      }
      line = stop;
    }
  }
  if (start < lines.count) {
    const last = previousWords(text, lines, lines.count - 1);
    credits.position = source.position(lines.start[start] as number, lines.end[last] as number);
    edition.children.push(credits);
  }
}

/** Counts what the characters themselves show to be lost. */
function damageOf(source: Source): Damage[] {
  const damage = [...(source.encoding.damage ?? [])];
  let lost = 0;
  for (let at = source.text.indexOf('\ufffd'); at !== -1; at = source.text.indexOf('\ufffd', at + 1)) lost++;
  if (lost > 0) {
    damage.push({
      kind: 'replacement-characters',
      count: lost,
      reason: `${lost} characters were lost when the document was saved in another encoding`,
    });
  }
  return damage;
}
