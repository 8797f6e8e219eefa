import type { Source } from './source.js';

/** Words of a document that are in no rule: notes, comments, heads of pages, a table of contents. */
export interface ExtraText {
  words: string;
  ruleId: string;
  /** What they are, for the message. */
  reason: string;
  /** Whether somebody may miss them. */
  lost: boolean;
}

/** So many characters of words beside the text are quoted. */
const SHOWN = 60;

/** The text of a document with the words beside it behind it, a line each: the account of characters has to name all of them. */
export function withExtraText(own: string, beside: readonly ExtraText[]): string {
  return [own, ...beside.map(({ words }) => words)].join('\n');
}

/**
 * Accounts for the words beside a text, and names them.
 *
 * @param source of a text from {@link withExtraText}
 * @param own how long the text without them is
 */
export function accountForExtraText(source: Source, own: number, beside: readonly ExtraText[]): void {
  let at = own + 1;
  for (const { words, ruleId, reason, lost } of beside) {
    source.claim(at, at + words.length);
    const told = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
    source.warn(ruleId, `${reason}: “${told}”`, at, at + words.length).fatal = lost ? false : undefined;
    at += words.length + 1;
  }
}

/** A note at the foot of a page or the end of a document. */
export function note(words: string): ExtraText {
  const reason = 'a note at the foot of a page, in no rule of the tree';
  return { words, ruleId: 'footnote', reason, lost: true };
}

/** What is in a box beside the text and is read as none of its paragraphs. */
export function textBox(words: string): ExtraText {
  return { words, ruleId: 'text-box', reason: 'a text box, in no rule of the tree', lost: true };
}

/** A paragraph of which the package that reads such documents leaves out words, as it does with those of some fields. */
export function leftOut(words: string): ExtraText {
  return {
    words,
    ruleId: 'not-extracted',
    reason: 'a paragraph of which words are in no rule of the tree',
    lost: true,
  };
}

/** Words that the program does not show, which are read with the others: the package that reads such documents does not tell them apart. */
export function hidden(words: string): ExtraText {
  return {
    words,
    ruleId: 'hidden-words',
    reason: 'words that the document hides are among those of the tree',
    lost: true,
  };
}

/** What is printed at the head or foot of every page. */
export function pageHead(words: string): ExtraText {
  return { words, ruleId: 'page-head', reason: 'the head or foot of the pages', lost: false };
}

/** What somebody has remarked on the document. */
export function comment(words: string): ExtraText {
  return { words, ruleId: 'comment', reason: 'a comment on the document', lost: false };
}

/** Words of XML, with the references that XML itself has, and one blank for each run of white space. */
export function xmlWords(words: string): string {
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
