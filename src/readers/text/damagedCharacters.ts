import type { Damage, Edition } from '../../tree/index.js';
import { textOf, walk } from '../../tree/index.js';
import type { Source } from '../source.js';

/** Fewer question marks in odd places than this are slips of the pen. */
const FEWEST_QUESTION_MARKS = 5;

/**
 * Finds what the words themselves show to be lost: characters that became U+FFFD, quotation marks and dashes that
 * became question marks, an end that is cut off.
 *
 * @param announced what the table of contents names
 */
export function findDamage(source: Source, edition: Edition, announced: ReadonlySet<string>): Damage[] {
  const damage = [...(source.encoding.damage ?? [])];
  const lost = source.has('\ufffd') ? countOf(source.text, '\ufffd') : 0;
  if (lost > 0) {
    damage.push({
      kind: 'replacement-characters',
      count: lost,
      reason: `${lost} characters became U+FFFD when the document was saved in another encoding`,
    });
  }
  const marks = countQuestionMarks(source);
  if (marks >= FEWEST_QUESTION_MARKS) {
    damage.push({
      kind: 'question-marks',
      count: marks,
      reason: `${marks} question marks stand where quotation marks, apostrophes or dashes belong`,
    });
  }
  const gone = placesOfLost(source);
  if (gone.length > 0)
    damage.push({
      kind: 'characters-lost',
      count: gone.length,
      reason: `${gone.length === 1 ? 'a character is' : `${gone.length} characters are`} missing where a sign or a letter belongs, as in “${source.text.slice(Math.max(0, (gone[0] as number) - 6), (gone[0] as number) + 6).trim()}”: the program that made the document had none for it`,
    });
  const cut = truncation(edition, announced) ?? beginning(edition);
  if (cut !== undefined) damage.push({ kind: 'truncated', count: 1, reason: cut });
  const missing = cut === undefined ? missingFrom(edition, announced) : [];
  if (missing.length > 0) {
    damage.push({
      kind: 'chapters-missing',
      count: missing.length,
      reason: `the contents announce ${missing.length === 1 ? 'chapter' : 'chapters'} ${missing.join(', ')}, and the document has no rule of ${missing.length === 1 ? 'it' : 'them'}`,
    });
  }
  for (const d of damage) source.warn(d.kind, d.reason, 0);
  return damage;
}

function countOf(text: string, character: string): number {
  let n = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) n++;
  return n;
}

/** The cost of an ability without its sign (`[ 4]`, `[?4]`), quotation marks around nothing, and a letter without its accent within a word. */
const SIGNLESS = /\[[? ]\d|(?<=[\s(])(?:" "|“ ”)(?=[\s.,)])|(?<=[A-Za-z]{2})\?(?=[a-z]{2})/y;

/** Where a sign has become a blank or a question mark, and nothing else can be meant. */
function placesOfLost(source: Source): number[] {
  const { text, survey } = source;
  const places: number[] = [];
  const ask = (at: number): void => {
    SIGNLESS.lastIndex = at;
    if (SIGNLESS.test(text) && !isAddress(text, at)) places.push(at);
  };
  for (const mark of ['[', '?']) for (const at of survey.signs) if (text[at] === mark) ask(at);
  if (source.has('" "'))
    for (let at = text.indexOf('" "'); at >= 0; at = text.indexOf('" "', at + 1)) ask(at);
  for (const at of survey.signs) if (text[at] === '“') ask(at);
  return places;
}

/** Counts question marks inside words, at their start, and between the figures or letters of a range. */
function countQuestionMarks({ text, survey }: Source): number {
  let n = 0;
  for (const at of survey.signs) {
    if (text[at] !== '?') continue;
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    if (!/[\p{L}\d[]/u.test(after)) continue;
    if (/[\s([]/.test(before)) n++;
    else if (/[\p{L}\d]/u.test(before) && !isAddress(text, at)) n++;
  }
  return n;
}

/** True inside an address of the web, where a question mark begins the query. */
function isAddress(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && at - start < 80 && !/\s/.test(text[start - 1] as string)) start--;
  return /[./]/.test(text.slice(start, at));
}

/** The chapters, and the sections of chapters that are here, which the contents announce and the document does not have. */
function missingFrom(edition: Edition, announced: ReadonlySet<string>): string[] {
  const here = new Set<string>();
  for (const child of edition.children)
    for (const node of child.type === 'chapter' ? [child, ...child.children] : [child])
      if (node.type === 'chapter' || node.type === 'section') here.add(node.number);
  const unheaded = [...announced].filter((entry) => /^\d+$/.test(entry) && !here.has(entry));
  // Nearly always each has its heading, and the thousands of rules need not be asked.
  if (unheaded.length === 0) return [];
  walk(edition, (node) => {
    if (node.type === 'rule') {
      here.add(node.number[0] as string);
      here.add(node.number.split('.')[0] as string);
      return false;
    }
    return node.type === 'paragraph' || node.type === 'glossary' ? false : undefined;
  });
  const missing = unheaded.filter((entry) => !here.has(entry));
  const chapters = missing.filter((entry) => entry.length === 1);
  return [
    ...chapters,
    ...missing.filter((entry) => entry.length > 1 && !chapters.includes(entry[0] as string)),
  ];
}

/** Says where a document that has the end of an edition, or sections after that, begins within a section: what stood before is not here. */
function beginning(edition: Edition): string | undefined {
  const [first, ...others] = edition.children.filter(({ type }) => type !== 'introduction');
  const isWithin = first?.type === 'rule' || first?.type === 'paragraph';
  if (!isWithin) return undefined;
  if (first.type === 'rule' && !first.orphan && !first.number.endsWith('.1') && others.some(isHeading))
    return `the document begins with ${first.number}, under no heading, and goes on with whole sections: what stood before it in its section is not here`;
  // What ends as an edition does is no fragment that somebody has copied.
  if (!others.some(({ type }) => type === 'glossary' || type === 'credits')) return undefined;
  const from = 'number' in first ? first.number : `“${textOf(first).slice(0, 40)}”`;
  return `the document begins with ${from}, under no heading, though it ends as an edition does: what stood before it is not here`;
}

function isHeading({ type }: { type: string }): boolean {
  return type === 'chapter' || type === 'section';
}

/** Says how a document is cut off: its contents announce more than it holds, or it stops inside a sentence. */
function truncation(edition: Edition, announced: ReadonlySet<string>): string | undefined {
  if (announced.size === 0) return undefined;
  const has = (type: string): boolean => edition.children.some((c) => c.type === type);
  const last = edition.children.at(-1);
  const words = last ? textOf(last).slice(-60) : '';
  const where = words === '' ? '' : `; its last words are “${words}”`;
  if (announced.has('credits') && !has('credits')) {
    return `the contents announce credits, but the document ends ${has('glossary') ? 'in the glossary' : 'in the rules'}${where}`;
  }
  if (announced.has('glossary') && !has('glossary'))
    return `the contents announce a glossary that is not here${where}`;
  return undefined;
}
