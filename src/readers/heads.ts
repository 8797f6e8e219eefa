import { isLetter } from './characters.js';
import type { Source } from './source.js';

/** A number before words that go on in mid-sentence. */
const BETWEEN = /\d{1,4} (?=[A-Za-z])/g;
/** Words with capitals that end before it, as the title of a document has them. */
const TITLE = /(?:^| )([A-Z][\w’'-]{1,30}(?: (?:of|the|[A-Z][\w’'-]{1,30})){1,6}) $/;
/** So many characters before the number hold such a title. */
const REACH = 80;
/** So often the same words with higher and higher numbers are no words of rules. */
const FEWEST = 5;

/** A page has so many characters, and no more. */
const SHORTEST_PAGE = 400;
const LONGEST_PAGE = 12_000;
/** So many numbers that count on at such distances are no numbers of the rules. */
const FEWEST_PAGES = 8;

/** Where a number is, how many before it count up to it, and where the first of those is. */
interface Chain {
  at: number;
  length: number;
  first: number;
}

/** Numbers in mid-sentence that count the pages: each one more than one before it, at the distance of a page. */
class Pages {
  readonly #chains = new Map<number, Chain>();
  longest = { length: 0, first: 0, last: 0 };

  add(number: number, at: number): void {
    const known = this.#chains.get(number);
    // A number that begins or ends a sentence is not looked at: one may be missing.
    const before = this.#pageBefore(number, at, 1) ?? this.#pageBefore(number, at, 2);
    const length = (before?.length ?? 0) + 1;
    const first = before?.first ?? at;
    if (known && known.length > length && at - known.at <= LONGEST_PAGE) return;
    this.#chains.set(number, { at, length, first });
    if (length > this.longest.length) this.longest = { length, first, last: number };
  }

  #pageBefore(number: number, at: number, step: number): Chain | undefined {
    const before = this.#chains.get(number - step);
    const distance = before === undefined ? 0 : (at - before.at) / step;
    return distance >= SHORTEST_PAGE && distance <= LONGEST_PAGE ? before : undefined;
  }
}

/**
 * Says where the head or the foot of pages seems to stand among the words of rules: the same title again and again in mid-sentence,
 * with a number that counts up.
 *
 * @param words the words of the rules one after another, or as many as show how a document is written
 */
export function reportHeads(words: string, source: Source): void {
  const counts = new Map<string, { last: number; times: number; first: string }>();
  const pages = new Pages();
  for (const { index, 0: figures } of words.matchAll(BETWEEN)) {
    const before = words[index - 2];
    if (words[index - 1] !== ' ' || (before !== ',' && !isLetter(words.charCodeAt(index - 2)))) continue;
    pages.add(Number(figures), index);
    const title = TITLE.exec(words.slice(Math.max(0, index - REACH), index))?.[1];
    if (title === undefined) continue;
    const number = Number(figures);
    const known = counts.get(title);
    if (known === undefined) counts.set(title, { last: number, times: 1, first: `${title} ${figures}` });
    else if (number > known.last) {
      known.last = number;
      known.times++;
    }
  }
  const { length, first: from, last } = pages.longest;
  if (length >= FEWEST_PAGES) {
    const place = words.slice(from - 20, from);
    source.warn(
      'pages-within',
      `${length} numbers up to ${last} count on in the middle of sentences, at the distances of pages: they may be numbers of pages, and are kept as words`,
      Math.max(0, source.text.indexOf(place)),
    );
  }
  for (const [title, { times, first }] of counts) {
    if (times < FEWEST) continue;
    source.warn(
      'title-within',
      `“${title}” and a number that counts up are in the middle of sentences at least ${times} times, as the heads of pages do: they are kept as words`,
      Math.max(0, source.text.indexOf(first.trimEnd())),
    );
  }
}
