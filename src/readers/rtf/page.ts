import { type PageName, upperCharacter } from '../encoding/pages.js';
import { escaped } from '../html/converted.js';

/** A control word with its figure, a hexadecimal byte, a control symbol, a bracket, or words. */
const TOKEN =
  /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\dA-Fa-f]{2})|\\([\s\S])|([{}])|[\r\n]+|([^\\{}\r\n]+)/g;

/** Groups whose words are none of the document's own. */
const SILENT = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf footnote annotation fldinst listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl'.split(
    ' ',
  ),
);
/** Control words that stand for a character. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
    emspace: ' ',
    enspace: ' ',
    tab: ' ',
    cell: ' ',
  }),
);
/** Control words that end a paragraph. */
const ENDS = new Set(['par', 'sect', 'page', 'row']);
const PAGES: Readonly<Record<string, PageName>> = {
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  10000: 'macintosh',
  437: 'ibm437',
};
/** Groups nested deeper than this are no document that somebody wrote. */
const DEEPEST = 1_000;

/** What a group may change and its end restores. */
interface State {
  silent: boolean;
  italic: boolean;
  /** How many characters come after one in Unicode for programs that know none. */
  skip: number;
}

/**
 * Makes a page of a rich text: paragraphs, line breaks and italics; all other dress is left out.
 *
 * @param source the document, each byte a character
 * @returns the page, and how many groups nobody closes; undefined where groups nest without end
 */
export function pageOf(source: string): { page: string; open: number } | undefined {
  const writer = new PageWriter();
  let page: PageName = 'windows-1252';
  let state: State = { silent: false, italic: false, skip: 1 };
  const stack: State[] = [];
  /** How many characters of the fallback are still to come. */
  let fallback = 0;
  const say = (words: string): void => {
    const kept = fallback > 0 ? words.slice(fallback) : words;
    fallback = Math.max(0, fallback - words.length);
    if (!state.silent) writer.words(kept, state.italic);
  };
  for (const [, word, figure, byte, symbol, bracket, words] of source.matchAll(TOKEN)) {
    if (bracket === '{') {
      if (stack.length >= DEEPEST) return undefined;
      stack.push(state);
      state = { ...state };
      fallback = 0;
    } else if (bracket === '}') {
      state = stack.pop() ?? state;
      fallback = 0;
    } else if (words !== undefined) say(words);
    else if (byte !== undefined) {
      const code = Number.parseInt(byte, 16);
      say(code < 0x80 ? String.fromCharCode(code) : upperCharacter(page, code));
    } else if (symbol !== undefined) {
      if (symbol === '*') state.silent = true;
      else if (symbol === '\n' || symbol === '\r') writer.end(state.silent);
      else say(SYMBOLS[symbol] ?? '');
    } else if (word !== undefined) {
      const value = figure === undefined ? undefined : Number(figure);
      if (SILENT.has(word)) state.silent = true;
      else if (ENDS.has(word)) writer.end(state.silent);
      else if (word === 'line') writer.lineBreak(state.silent);
      else if (word === 'i') state.italic = value !== 0;
      else if (word === 'plain') state.italic = false;
      else if (word === 'uc') state.skip = Math.max(0, value ?? 1);
      else if (word === 'u' && value !== undefined) {
        say(String.fromCharCode(value < 0 ? value + 0x10000 : value));
        fallback = state.skip;
      } else if (word === 'ansicpg') page = PAGES[String(value)] ?? page;
      else if (word === 'mac') page = 'macintosh';
      else if (word === 'pc') page = 'ibm437';
      else say(CHARACTERS.get(word) ?? '');
    }
  }
  writer.end(false);
  return { page: writer.page, open: stack.length };
}

/** What comes after a backslash and is no letter. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '-',
  '-': '',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

class PageWriter {
  readonly #parts: string[] = ['<!doctype html><body>'];
  #paragraph = '';
  #italic = false;

  get page(): string {
    return `${this.#parts.join('\n')}\n</body>`;
  }

  words(words: string, italic: boolean): void {
    if (words === '') return;
    if (italic !== this.#italic) this.#paragraph += italic ? '<em>' : '</em>';
    this.#italic = italic;
    this.#paragraph += escaped(words);
  }

  lineBreak(silent: boolean): void {
    if (!silent) this.#paragraph += '<br>';
  }

  /** Ends the paragraph at hand. */
  end(silent: boolean): void {
    if (silent) return;
    this.#parts.push(`<p>${this.#paragraph}${this.#italic ? '</em>' : ''}</p>`);
    this.#paragraph = '';
    this.#italic = false;
  }
}
