import { listIn } from '../tree/maps.js';
import type { Matching } from './matching.js';
import { stem } from './stems.js';
import type { Analysis } from './units.js';

/** What sections of the rules of the game are called among themselves. */
const KINDS: readonly string[] = ['variant', 'option', 'casual', 'rule', 'section'];

/** The words of a heading, as stems. */
function wordsOf(title: string): string[] {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

/**
 * Makes the function that gives the words of the headings over two sections. Every rule under a heading has them, and that two rules
 * of one section have them both tells nothing.
 */
export function headingWords(matching: Matching): (oldSection: number, newSection: number) => Set<string> {
  const known = new Map<number, Set<string>>();
  const words = ({ sections }: Analysis, section: number): string[] =>
    wordsOf(sections[section]?.title ?? '');
  return (from, to) => {
    const name = (from + 1) * (matching.new.sections.length + 1) + to + 1;
    let found = known.get(name);
    if (found === undefined) {
      found = new Set([...words(matching.old, from), ...words(matching.new, to), ...KINDS]);
      known.set(name, found);
    }
    return found;
  };
}

/**
 * Makes the function that takes the names of sections out of a sentence: that two sentences mention the same variant does not make
 * them one. Headings of one word are left; they are words of every rule.
 */
export function withoutTitles(matching: Matching): (stems: readonly string[]) => readonly string[] {
  const titles = new Map<string, string[][]>();
  for (const { title } of [...matching.old.sections, ...matching.new.sections]) {
    const words = wordsOf(title).filter((word) => !KINDS.includes(word));
    const [first] = words;
    if (first !== undefined && words.length > 1) listIn(titles, first).push(words);
  }
  return (stems) => {
    const left: string[] = [];
    for (let i = 0; i < stems.length; ) {
      const named = titles
        .get(stems[i] as string)
        ?.find((words) => words.every((word, k) => stems[i + k] === word));
      if (named) i += named.length;
      else left.push(stems[i++] as string);
    }
    return left;
  };
}
