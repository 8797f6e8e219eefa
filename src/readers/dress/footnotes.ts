import { Derivation } from '../derived.js';
import type { Source } from '../source.js';
import { type Edit, edited, hasBracket } from './edits.js';

/** A note below the text, with the lines that go on with it. */
const NOTE = /^\[\^([\w-]{1,20})\]:[ \t]{0,8}([^\n]*(?:\n(?:[ \t]{2,8}[^\n]+|(?=[^\s[*#])[^\n]+))*)\n?/gm;
/** Fewer may be meant as they stand. */
const FEWEST = 3;
/** The end of the paragraph that calls a note: a free line, or a line that begins with the number of a rule. */
const PARAGRAPH_END = /\n[ \t]*\n|\n(?=[ \t]*[*_#-]{0,4}[ \t]?\d{3}\.\d)|$/g;

/** A remark below the text, as editors online write them: a letter in brackets and the words. */
const REMARK = /^\[([a-z]{1,2})\](?=\S)/;

/**
 * Leaves out the remarks that somebody has made at the margin of a document, which its text has at its end, and the marks that call them.
 *
 * @returns undefined where the document does not end with remarks that are called
 */
export function withoutRemarks(source: Source): Source | undefined {
  const { text } = source;
  const last = text.trimEnd().lastIndexOf('\n') + 1;
  if (!REMARK.test(text.slice(last, last + 8))) return undefined;
  // A letter between brackets may also begin bold words, which the same letter ends.
  if (text.includes(`[/${REMARK.exec(text.slice(last, last + 8))?.[1]}]`)) return undefined;
  let from = last;
  const marks: string[] = [];
  for (let at = last; REMARK.test(text.slice(at, at + 8)); at = text.lastIndexOf('\n', at - 2) + 1) {
    from = at;
    marks.push(text.slice(at, text.indexOf(']', at) + 1));
    if (at === 0) break;
  }
  marks.reverse();
  const edits: Edit[] = [];
  // They are called in the order in which they are below; a letter in brackets out of turn is one of a word (`enter[s]`).
  for (const { index, 0: mark } of text.slice(0, from).matchAll(/(?<=\S)\[[a-z]{1,2}\]/g))
    if (mark === marks[edits.length % marks.length])
      edits.push({ start: index, end: index + mark.length, as: '' });
  if (edits.length === 0) return undefined;
  edits.push({ start: from, end: text.length, as: '' });
  return edited(source, edits, {
    ruleId: 'remarks',
    reason: (n) => `${n - 1} remarks at the margin of the document are left out; the first is called here`,
  });
}

/** A note that a paragraph calls. */
interface Note {
  /** The whole of it, and where its words stand. */
  start: number;
  end: number;
  words: number;
}

/**
 * Puts notes that are Examples behind the paragraphs that call them, and sets the others aside: editors gather them at the end.
 *
 * @returns undefined where a document has hardly any notes
 */
export function withoutFootnotes(source: Source): Source | undefined {
  const { text } = source;
  if (!hasBracket(source, ['[^'])) return undefined;
  const notes = new Map<string, Note>();
  for (const { index, 0: note, 1: name = '', 2: words = '' } of text.matchAll(NOTE))
    notes.set(name, {
      start: index,
      end: index + note.length,
      words: index + note.indexOf(words, name.length + 4),
    });
  if (notes.size < FEWEST) return undefined;
  const derivation = new Derivation(text);
  const called: Note[] = [];
  let reached = 0;
  let calls = 0;
  const inOrder = [...notes.values()].sort((a, b) => a.start - b.start);
  let next = 0;
  /** Copies up to a place, without the notes between. */
  const copyTo = (end: number): void => {
    for (let note = inOrder[next]; note !== undefined && note.start < end; note = inOrder[++next]) {
      if (note.start < reached) continue;
      derivation.copy(reached, note.start);
      reached = note.end;
    }
    derivation.copy(reached, Math.max(reached, end));
    reached = Math.max(reached, end);
  };
  /** Writes the Examples that the paragraph before called. */
  const write = (at: number): void => {
    for (const { words, end } of called) derivation.insert('\n\n', at).copy(words, end);
    called.length = 0;
  };
  for (const { index, 0: mark, 1: name = '' } of text.matchAll(/\[\^([\w-]{1,20})\](?!:)/g)) {
    const note = notes.get(name);
    if (!note || index < reached) continue;
    const end = paragraphEnd(text, reached);
    if (called.length > 0 && end < index) {
      copyTo(end);
      write(end);
    }
    copyTo(index);
    reached = index + mark.length;
    source.claim(index, reached);
    calls++;
    if (/^[*_]{0,2}Examples?\b/.test(text.slice(note.words, note.words + 12))) called.push(note);
    else source.setAside('footnote', 'a note that is no Example', note.start, note.end);
    source.claim(note.start, note.words);
  }
  if (called.length > 0) {
    const end = paragraphEnd(text, reached);
    copyTo(end);
    write(end);
  }
  copyTo(text.length);
  if (calls < FEWEST) return undefined;
  source.warn('footnotes', `${calls} notes are read where they are called`, 0).fatal = undefined;
  return derivation.source(source);
}

function paragraphEnd(text: string, from: number): number {
  PARAGRAPH_END.lastIndex = from;
  return PARAGRAPH_END.exec(text)?.index ?? text.length;
}
