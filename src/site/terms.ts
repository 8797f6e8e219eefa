import { type Edition, type GlossaryEntry, glossaryOf, textOf } from '../tree/index.js';
import { glossaryPageOf, initialOf, termAnchor } from './places.js';

/** An entry of the glossary with its place in the book. */
export interface Term {
  entry: GlossaryEntry;
  /** On its page. */
  anchor: string;
  /** The page of the glossary that holds it, by its first initial; absent where the glossary is one page. */
  initial?: string;
  /** The beginning of its definition, for a hint. */
  hint: string;
}

/** The terms of an edition and where they are in a text. */
export interface Terms {
  all: Term[];
  /** Initials of the pages of the glossary, in order; empty where it is one page. */
  initials: string[];
  /**
   * Cuts words at the terms in them.
   *
   * @param words any text
   * @param seen terms that are not to be found again; what is found is added
   */
  cut(words: string, seen: Set<Term>): (string | { words: string; term: Term })[];
}

/** Up to this many characters the glossary is one page. */
const ONE_PAGE = 45_000;
/** A hint longer than this is cut at a word. In characters. */
const HINT = 160;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;

/** Takes the glossary of an edition apart. */
export function termsOf(tree: Edition): Terms {
  const entries = glossaryOf(tree);
  const pages = glossaryPages(tree);
  const anchors = new Set<string>();
  const all = entries.map((entry): Term => {
    const plain = termAnchor(entry.term);
    let anchor = plain;
    for (let n = 2; anchors.has(anchor); n++) anchor = `${plain}-${n}`;
    anchors.add(anchor);
    const initial = glossaryPageOf(entry.term, pages);
    return { entry, anchor, hint: hintOf(entry), ...(initial === undefined ? {} : { initial }) };
  });
  const byFirst = new Map<string, { words: string; term: Term }[]>();
  for (const term of all) {
    if (term.entry.obsolete) continue;
    for (const name of [term.entry.term, ...(term.entry.aliases ?? [])]) {
      const words = name.toLowerCase();
      const [first] = words.match(WORD) ?? [];
      // What has two letters is a word of every sentence.
      if (first === undefined || !words.startsWith(first) || words.length < 3) continue;
      const list = byFirst.get(first) ?? [];
      list.push({ words, term });
      byFirst.set(first, list);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return {
    all,
    initials: pages,
    cut(words, seen) {
      const parts: (string | { words: string; term: Term })[] = [];
      const low = words.toLowerCase();
      // A letter whose lower case has another length would move every place after it.
      if (low.length !== words.length) return [words];
      let done = 0;
      for (const match of low.matchAll(WORD)) {
        if (match.index < done) continue;
        const found = byFirst
          .get(match[0].replace(/['’]s$/, ''))
          ?.find(
            ({ words: name, term }) =>
              !seen.has(term) && low.startsWith(name, match.index) && ends(low, match.index + name.length),
          );
        if (found === undefined) continue;
        seen.add(found.term);
        const end = match.index + found.words.length;
        if (match.index > done) parts.push(words.slice(done, match.index));
        parts.push({ words: words.slice(match.index, end), term: found.term });
        done = end;
      }
      if (done < words.length) parts.push(words.slice(done));
      return parts;
    },
  };
}

/** True where no word goes on. */
function ends(words: string, at: number): boolean {
  return !/[\p{L}\p{N}-]/u.test(words[at] ?? ' ');
}

/** The first initial of each page of a glossary, in order: as many to a page as it has room for; empty where it is one page. */
export function glossaryPages(tree: Edition): string[] {
  const sizes = new Map<string, number>();
  for (const entry of glossaryOf(tree)) {
    const initial = initialOf(entry.term);
    sizes.set(initial, (sizes.get(initial) ?? 0) + textOf(entry).length + 80);
  }
  const pages: string[] = [];
  let room = 0;
  for (const [initial, size] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (pages.length === 0 || size > room) {
      pages.push(initial);
      room = ONE_PAGE;
    }
    room -= size;
  }
  return pages.length > 1 ? pages : [];
}

function hintOf(entry: GlossaryEntry): string {
  const words = textOf(entry).replace(/\s+/g, ' ').trim();
  if (words.length <= HINT) return words;
  const cut = words.slice(0, HINT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), HINT / 2))} …`;
}
