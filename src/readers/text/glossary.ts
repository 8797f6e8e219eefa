import { type Glossary, type GlossaryEntry, type NodeData, type Phrasing, textOf } from '../../tree/index.js';
import { isSmallLetter, UNSEEN_CLASS, unitsOf, withoutUnseen } from '../characters.js';
import type { Source } from '../source.js';
import { blockNode, nodesOf } from './body.js';
import { hasFreeLines, isBlank, type Lines, lineLength, lineText } from './lines.js';
import { blocksOf, endsEarly, type Manner, Spare } from './paragraphs.js';
import { isSentenceEnd } from './sequence.js';
import { looksLikeHeading, nextWords, previousWords } from './starts.js';

const OBSOLETE = /\s{0,8}\(obsolete\)$/i;
const GLUED = /^(.*?[\p{L})”"])(1\.\s)/u;
/** Takes a line apart on which the first meaning is glued to the headword; nearly all lines need no pattern. */
function gluedHead(words: string): RegExpExecArray | null {
  return words.indexOf('1. ') > 0 ? GLUED.exec(words) : null;
}

const LONGEST_HEADWORD = 80;
const SENSES = { senses: true };
/** White space that is not one blank, or the mark of emphasis. */
const FOLDED = new RegExp(`\\s{2}|[^\\S ]|_|[${UNSEEN_CLASS}]`);

/**
 * Reads the glossary: a headword on a line of its own, its meaning on the lines below, a blank line between entries.
 *
 * @param heading the line of the heading; -1 where the document begins behind it
 * @param to line after the last
 */
export function buildGlossary(
  source: Source,
  lines: Lines,
  heading: number,
  to: number,
  manner: Manner,
): Glossary {
  const glossary: Glossary = { type: 'glossary', children: [] };
  // The first words stand for a heading that is not here.
  const first = heading < 0 ? nextWords(lines, 0) : heading;
  const start = lines.start[first] as number;
  if (heading >= 0) source.claim(start, lines.end[heading] as number);
  const heads = headwords(source.text, lines, heading + 1, to, manner);
  if (manner.wrapped && heads.length > 1 && !hasFreeLines(lines, heading + 1, to))
    source.warn(
      'glossary-boundaries',
      'no free lines are between the entries of the glossary, and its lines are broken: the length of lines alone tells where an entry begins, and some may be lost in others',
      start,
    );
  const isTerm = (name: string): boolean => {
    const small = name.toLowerCase();
    // A name is asked for now and then, and of the other terms nothing is made.
    return heads.some(
      (line) =>
        lineLength(lines, line) === name.length &&
        mayBeSame(lines.first[line] as number, small.charCodeAt(0)) &&
        lineText(source.text, lines, line).toLowerCase() === small,
    );
  };
  for (const block of blocksOf(source, lines, heading + 1, heads[0] ?? to, manner)) {
    glossary.children.push({ ...blockNode(source, block), type: 'paragraph' });
  }
  const spare = new Spare();
  for (let i = 0; i < heads.length; i++) {
    glossary.children.push(
      entry(source, lines, heads[i] as number, heads[i + 1] ?? to, manner, isTerm, spare),
    );
  }
  const position = source.position(start, lines.end[first] as number);
  // Places of nodes are those of the document, which the offsets of a derived text are not.
  const last = glossary.children.at(-1)?.position;
  glossary.position = last ? { start: position.start, end: last.end } : position;
  return glossary;
}

/** Whether two units may be one letter, small or not: those of English differ in one bit. */
function mayBeSame(a: number, b: number): boolean {
  return a > LAST_ENGLISH || b > LAST_ENGLISH || (a | 0x20) === (b | 0x20);
}

const LAST_ENGLISH = 0x7f;

/** Fewer entries are no glossary that somebody would have to recognise. */
const FEWEST_ENTRIES = 8;
/** Of its entries, this share sends the reader to a rule or to another entry. */
const SENDING = 0.4;
const SENDS = /\brules? \d{3}\b|^See\b/m;

/**
 * Whether a document without numbered rules is a glossary: headwords over their meanings, many of which send the reader to a
 * rule.
 *
 * @param heading the line of its heading; -1 where it has none
 * @param to line after the last
 */
export function isGlossaryAlone(
  text: string,
  lines: Lines,
  heading: number,
  to: number,
  manner: Manner,
): boolean {
  const heads = headwords(text, lines, heading + 1, to, manner);
  if (heads.length < FEWEST_ENTRIES) return false;
  const sending = heads.filter((head, i) => {
    const last = (heads[i + 1] ?? to) - 1;
    return SENDS.test(text.slice(lines.end[head], lines.end[last]));
  });
  return sending.length >= heads.length * SENDING;
}

function entry(
  source: Source,
  lines: Lines,
  line: number,
  to: number,
  manner: Manner,
  isTerm: (name: string) => boolean,
  spare: Spare,
): GlossaryEntry {
  const start = lines.start[line] as number;
  let end = lines.end[line] as number;
  let head = lineText(source.text, lines, line);
  let from = line + 1;
  let firstWords: number | undefined;
  let mended: { data?: NodeData } | undefined;
  let obsolete = false;
  const glued = gluedHead(head);
  if (glued && !looksLikeHeading(head)) {
    head = glued[1] as string;
    firstWords = start + head.length;
    end = firstWords;
    from = line;
    mended = {};
    source.repair(
      mended,
      { ruleId: 'headword-glued', original: `${head}1.`, repaired: `${head} 1.` },
      `the headword “${head}” is on the line of its first meaning`,
      start,
      firstWords,
    );
  }
  // A long headword leaves its last word on the next line.
  if (from === line + 1 && from < to && isMarkAlone(source.text, lines, from)) {
    head = `${head} (Obsolete)`;
    end = lines.end[from] as number;
    from++;
  }
  source.claim(start, end);
  if (FOLDED.test(head)) head = withoutUnseen(head);
  if (head.endsWith(')') && OBSOLETE.test(head)) {
    obsolete = true;
    head = head.replace(OBSOLETE, '');
  }
  const names = namesOf(head, isTerm);
  const term = typeof names === 'string' ? names : names[0];
  const blocks = blocksOf(source, lines, from, to, manner, firstWords, SENSES, spare);
  const children = nodesOf(source, blocks);
  end = blocks.at(-1)?.end ?? end;
  const see = redirectOf(children);
  const position = source.position(start, end);
  // Most entries are nothing else, and all of these have one shape.
  if (!mended && !obsolete && typeof names === 'string' && see === undefined)
    return { type: 'glossaryEntry', term, children, position };
  const node: GlossaryEntry = { type: 'glossaryEntry', term, children, ...mended };
  if (obsolete) node.obsolete = true;
  if (typeof names !== 'string') node.aliases = names.slice(1);
  if (see !== undefined) node.see = see;
  node.position = position;
  return node;
}

const PARENTHESIS = 0x28;

/** Whether a line is the mark of an obsolete term and nothing else. */
function isMarkAlone(text: string, lines: Lines, line: number): boolean {
  return (
    line < lines.count &&
    lines.first[line] === PARENTHESIS &&
    /^\(obsolete\)$/i.test(lineText(text, lines, line).trim())
  );
}

/**
 * Takes a headword of several names apart (`You, Your`). A comma can also be inside one name: then what is before
 * it has an entry of its own.
 *
 * @returns the names, or the only one
 */
function namesOf(head: string, isTerm: (name: string) => boolean): string | [string, string, ...string[]] {
  // Nearly all names are plain, and need no pattern.
  const words = FOLDED.test(head) ? withoutUnseen(head).replace(/\s+/g, ' ').replace(/_/g, '') : head;
  const slashed = words.includes('/') ? /^(\p{L}+)\/(\p{L}+)$/u.exec(words) : null;
  if (slashed && (slashed[2] as string).startsWith(slashed[1] as string))
    return [slashed[1] as string, slashed[2] as string];
  if (!words.includes(',')) return words;
  // A comma that closes a part is inside its quotation marks.
  const parts = words.replace(/,([”"])(?= )/g, '$1,').split(/,\s+(?:and\s+)?/);
  if (parts.length === 1 || isTerm(parts[0] as string) || parts.some((p) => p === '')) return words;
  return parts as [string, string, ...string[]];
}

function isReference({ type }: Phrasing): boolean {
  return type === 'crossReference';
}

const REDIRECT = /^See (?:also )?([^.;]{1,80})\.$/;

/** The other entries that an entry does nothing but point at. */
function redirectOf(children: GlossaryEntry['children']): string[] | undefined {
  const only = children[0];
  const first = only?.children[0];
  if (
    children.length !== 1 ||
    only?.type !== 'paragraph' ||
    // Most meanings begin with other words.
    (first?.type === 'text' && !first.value.startsWith('S')) ||
    only.children.some(isReference)
  ) {
    return undefined;
  }
  const m = REDIRECT.exec(textOf(only));
  return m ? (m[1] as string).replace(/[“”"]/g, '').split(/,? and |, /) : undefined;
}

/** No headword ends with one of these. */
const CLOSING = unitsOf('.:;,');

/** The lines on which entries begin. */
function headwords(text: string, lines: Lines, from: number, to: number, manner: Manner): number[] {
  const { layout, margin } = layoutOf(text, lines, from, to, manner);
  const heads: number[] = [];
  const free = hasFreeLines(lines, from, to);
  // In wrapped lines a headword differs from a piece of a sentence by the room that it leaves.
  const isShort = (line: number): boolean =>
    !manner.wrapped ||
    isBlank(lines, line + 1) ||
    endsEarly(text, lines, line + 1, manner.room) ||
    isMarkAlone(text, lines, line + 1);
  // Where lines are filled, a short one without the end of a sentence that a full one follows is no last line of a meaning.
  const standsOut = (line: number): boolean => manner.room > manner.width && !isShort(line + 1);
  for (let line = from; line < to; line++) {
    if (isBlank(lines, line)) continue;
    const afterBlank = line === from || isBlank(lines, line - 1);
    // Within an entry a long line is no headword, unless all lines are parted.
    if (!afterBlank && layout !== 'spread' && lineLength(lines, line) > LONGEST_HEADWORD) continue;
    // Nor is one that ends as no headword does.
    if (!afterBlank && layout === 'usual' && CLOSING[lines.last[line] as number] === 1) continue;
    const words = lineText(text, lines, line);
    const indent = (lines.indent[line] as number) - margin;
    if (layout === 'indented') {
      if (indent === 0 && (afterBlank || (isHeadword(words) && isShort(line)))) heads.push(line);
    } else if (layout === 'spread') {
      const alone = afterBlank && (isBlank(lines, line + 1) || isMarkAlone(text, lines, line + 1));
      if (manner.wrapped && !alone) continue;
      // A headword is followed by its meaning, so two cannot follow each other; the second is then a meaning.
      if (isGlued(words) || (looksLikeHeadword(words) && heads.at(-1) !== previousWords(lines, line - 1)))
        heads.push(line);
    } else if (afterBlank && isGlued(words)) heads.push(line);
    else if (isHeadword(words) && line + 1 < to && !isBlank(lines, line + 1)) {
      const begins =
        !manner.wrapped ||
        (!free && isShort(line) && (isLast(text, lines, line - 1, manner.room) || standsOut(line)));
      if (
        afterBlank
          ? indent < 3
          : begins && heads.at(-1) !== line - 1 && looksLikeHeading(words.replace(/!$/, ''))
      ) {
        heads.push(line);
      }
    }
  }
  return heads;
}

/** Whether a line of a wrapped paragraph is its last: it ends a sentence, or leaves room for the next word, as the last line of a list does. */
function isLast(text: string, lines: Lines, line: number, room: number): boolean {
  return isSentenceEnd(lineText(text, lines, line)) || endsEarly(text, lines, line + 1, room);
}

function isGlued(words: string): boolean {
  const glued = gluedHead(words);
  return glued !== null && !looksLikeHeading(words) && (glued[1] as string).length <= LONGEST_HEADWORD;
}

function isHeadword(words: string): boolean {
  return (
    words.length <= LONGEST_HEADWORD &&
    CLOSING[words.charCodeAt(words.length - 1)] !== 1 &&
    !isSmallLetter(words.charCodeAt(0)) &&
    !COUNTED.test(words) &&
    !SENDS_ON.test(words)
  );
}

// A pattern that is written where it is asked is made anew each time.
/** How a counted meaning begins. */
const COUNTED = /^\d{1,2}[.)]\s/;
/** A meaning that does nothing but send the reader to another entry. */
const SENDS_ON = /^See\b.*\.["”]$/;
/** How the end of a sentence ends, perhaps in quotation marks or brackets. */
const ENDS_SENTENCE = /[.!?:;,]["”’')\]]*$/;
const FORCE = /[!?]$/;
const SEE = /^See\b/;

/** A headword where nothing but the words tells it from a meaning. */
function looksLikeHeadword(words: string): boolean {
  return isHeadword(words) && !ENDS_SENTENCE.test(words.replace(FORCE, '')) && !SEE.test(words);
}

/** Of the paragraphs of a glossary whose headwords stand alone, half are headwords, and fewer where meanings have several paragraphs. */
const HEADWORDS_ALONE = 0.25;

/**
 * How a glossary is laid out: a headword over its meaning (`usual`), meanings indented under headwords at the margin
 * (`indented`, the oldest), or a blank line even between headword and meaning (`spread`).
 */
function layoutOf(
  text: string,
  lines: Lines,
  from: number,
  to: number,
  { hanging, wrapped }: Manner,
): { layout: 'usual' | 'indented' | 'spread'; margin: number } {
  let margin = Number.POSITIVE_INFINITY;
  let all = 0;
  let followed = 0;
  let paragraphs = 0;
  let alone = 0;
  for (let line = from; line < to; line++) {
    if (isBlank(lines, line)) continue;
    all++;
    margin = Math.min(margin, lines.indent[line] as number);
    const isFollowed = !isBlank(lines, line + 1);
    if (isFollowed) followed++;
    if (line > from && !isBlank(lines, line - 1)) continue;
    paragraphs++;
    if (!isFollowed && looksLikeHeadword(lineText(text, lines, line))) alone++;
  }
  let inside = 0;
  for (let line = from; line < to; line++) {
    if (!isBlank(lines, line) && (lines.indent[line] as number) > margin) inside++;
  }
  if (!hanging && inside > all * 0.6) return { layout: 'indented', margin };
  // The lines of a wrapped meaning follow one another, but a headword stands alone.
  const spread = followed < all * 0.1 || (wrapped && alone > paragraphs * HEADWORDS_ALONE);
  return { layout: all > 1 && spread ? 'spread' : 'usual', margin };
}
