import type { Glossary, GlossaryEntry } from '../../tree/index.js';
import type { Source } from '../source.js';
import { blockNode } from './body.js';
import { isBlank, type Lines, lineText } from './lines.js';
import { blocksOf, type Manner } from './paragraphs.js';
import { looksLikeHeading } from './starts.js';

const OBSOLETE = /\s*\(obsolete\)$/i;
const GLUED = /^(.*?[\p{L})”"])(1\.\s)/u;
const LONGEST_HEADWORD = 80;

/**
 * Reads the glossary: a headword on a line of its own, its meaning on the lines below, a blank line between entries.
 *
 * @param from line after the heading
 * @param to line after the last
 */
export function buildGlossary(
  source: Source,
  lines: Lines,
  from: number,
  to: number,
  manner: Manner,
): Glossary {
  const glossary: Glossary = { type: 'glossary', children: [] };
  const heads = headwords(source.text, lines, from, to, manner);
  const lead = heads[0] ?? to;
  for (const block of blocksOf(source, lines, from, lead, manner))
    glossary.children.push(blockNode(source, block) as never);
  for (let i = 0; i < heads.length; i++) {
    glossary.children.push(entry(source, lines, heads[i] as number, heads[i + 1] ?? to, manner));
  }
  return glossary;
}

function entry(source: Source, lines: Lines, line: number, to: number, manner: Manner): GlossaryEntry {
  const start = lines.start[line] as number;
  let end = lines.end[line] as number;
  const words = lineText(source.text, lines, line);
  let from = line + 1;
  let firstWords: number | undefined;
  const node: GlossaryEntry = { type: 'glossaryEntry', term: words, children: [] };
  const glued = GLUED.exec(words);
  if (glued && !looksLikeHeading(words)) {
    node.term = glued[1] as string;
    firstWords = start + node.term.length;
    end = firstWords;
    from = line;
    source.repair(
      node,
      { ruleId: 'headword-glued', original: `${node.term}1.`, repaired: `${node.term} 1.` },
      `the headword “${node.term}” stands on the line of its first meaning`,
      start,
      firstWords,
    );
  }
  source.claim(start, end);
  if (OBSOLETE.test(node.term)) {
    node.obsolete = true;
    node.term = node.term.replace(OBSOLETE, '');
  }
  const blocks = blocksOf(source, lines, from, to, manner, firstWords, { senses: true });
  for (const block of blocks) {
    node.children.push(blockNode(source, block));
    end = block.end;
  }
  node.position = source.position(start, end);
  return node;
}

/** The lines on which entries begin. */
function headwords(text: string, lines: Lines, from: number, to: number, manner: Manner): number[] {
  const indented = isIndented(lines, from, to);
  const heads: number[] = [];
  for (let line = from; line < to; line++) {
    if (isBlank(lines, line)) continue;
    const afterBlank = line === from || isBlank(lines, line - 1);
    if (indented) {
      if (lines.indent[line] === 0 && (afterBlank || isHeadword(lineText(text, lines, line))))
        heads.push(line);
      continue;
    }
    const words = lineText(text, lines, line);
    const followed = line + 1 < to && !isBlank(lines, line + 1);
    const glued = GLUED.exec(words);
    if (afterBlank && glued && !looksLikeHeading(words) && (glued[1] as string).length <= LONGEST_HEADWORD)
      heads.push(line);
    else if (!isHeadword(words) || !followed) continue;
    else if (afterBlank && (lines.indent[line] as number) < 3) heads.push(line);
    else if (!afterBlank && !manner.wrapped && heads.at(-1) !== line - 1) heads.push(line);
  }
  return heads;
}

function isHeadword(words: string): boolean {
  return (
    words.length <= LONGEST_HEADWORD &&
    !/[.!?:;,]$/.test(words) &&
    !/^\d{1,2}[.)]\s/.test(words) &&
    !/^[a-z]/.test(words)
  );
}

/** The oldest layout indents the meanings and leaves the headwords at the margin. */
function isIndented(lines: Lines, from: number, to: number): boolean {
  let inside = 0;
  let all = 0;
  for (let line = from; line < to; line++) {
    if (isBlank(lines, line)) continue;
    all++;
    if ((lines.indent[line] as number) > 0) inside++;
  }
  return inside > all * 0.6;
}
