import { isLetter } from './characters.js';
import type { Source } from './source.js';

/** The number of a page has no more figures. */
const MOST_FIGURES = 4;
/** Words with capitals that end before it, as the title of a document has them. */
const TITLE = /(?:^| )([A-Z][\w’'-]{1,30}(?: (?:of|the|[A-Z][\w’'-]{1,30})){1,6}) $/;
/** So many characters before the number hold such a title. */
const REACH = 80;
/** So often the same words with higher and higher numbers are no words of rules. */
const FEWEST = 5;

/** A figure in mid-sentence that one of these follows is no quantity of anything. */
const GOES_ON =
  / (?:and|an?|are|as|at|by|for|from|in(?! all\b)|into|is|its?|of|on|that|the|their|they|this|to|who|which|with|would)\b/y;
/** What stands before such a figure where it is meant: as a quantity it is compared or named; others count layers, steps and rules, or end a date. */
const LEADS_TO =
  /\b(?:and|are|as|be|becomes?|between|by|chapters?|choose|contributes?|costs?|defense|equals?|from|general|gets?|is|layers?|loyalty|minus|number|of|or|pages?|parts?|pays?|plus|power|prevents?|[Rr]ules?|sections?|so|steps?|taking|than|times|to|toughness|value|was|were|when|if|with|X),? $|\d, $/;
/** So many characters hold the longest of them. */
const LONGEST_LEAD = 14;

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
 * @param figures where rows of them begin and end in those words, two offsets each
 */
export function reportHeads(words: string, figures: Int32Array, source: Source): void {
  const counts = new Map<string, { last: number; times: number; first: string }>();
  const pages = new Pages();
  const astray: number[] = [];
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] as number;
    const end = figures[i + 1] as number;
    // A number before words that go on in mid-sentence.
    if (end - start > MOST_FIGURES || words[end] !== ' ' || !isLetter(words.charCodeAt(end + 1))) continue;
    const before = words[start - 2];
    if (words[start - 1] !== ' ' || (before !== ',' && !isLetter(words.charCodeAt(start - 2)))) continue;
    const number = Number(words.slice(start, end));
    if (Number.isNaN(number)) continue;
    pages.add(number, start);
    if (isAstray(words, start, end)) astray.push(start);
    const title = TITLE.exec(words.slice(Math.max(0, start - REACH), start))?.[1];
    if (title === undefined) continue;
    const known = counts.get(title);
    if (known === undefined)
      counts.set(title, { last: number, times: 1, first: `${title} ${words.slice(start, end)}` });
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
  } else if (astray[0] !== undefined) {
    const place = words.slice(Math.max(0, astray[0] - 20), astray[0] + 20);
    source.warn(
      'figures-astray',
      `${astray.length === 1 ? 'a figure stands' : `${astray.length} figures stand`} where no sentence of rules has one, as in “${place.trim()}”: it may be the number of a page, and is kept as words`,
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

/** Whether a figure in mid-sentence is followed by a word as nothing that is counted is, and preceded by none that leads to a figure. */
function isAstray(words: string, start: number, end: number): boolean {
  GOES_ON.lastIndex = end;
  return GOES_ON.test(words) && !LEADS_TO.test(words.slice(Math.max(0, start - LONGEST_LEAD), start));
}
