import type { Source } from './source.js';

/** A number between words, of which the latter goes on in mid-sentence. */
const BETWEEN = /(?<=[A-Za-z] )\d{1,4} (?=[a-z])/g;
/** Words with capitals that end before it, as the title of a document has them. */
const TITLE = /(?:^| )([A-Z][\w’'-]{1,30}(?: (?:of|the|[A-Z][\w’'-]{1,30})){1,6}) $/;
/** So many characters before the number hold such a title. */
const REACH = 80;
/** So often the same words with higher and higher numbers are no words of rules. */
const FEWEST = 5;

/**
 * Says where the head or the foot of pages seems to stand among the words of rules: the same title again and again in mid-sentence,
 * with a number that counts up.
 *
 * @param words the words of the rules one after another, or as many as show how a document is written
 */
export function reportHeads(words: string, source: Source): void {
  const counts = new Map<string, { last: number; times: number; first: string }>();
  for (const { index, 0: figures } of words.matchAll(BETWEEN)) {
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
  for (const [title, { times, first }] of counts) {
    if (times < FEWEST) continue;
    source.warn(
      'title-within',
      `“${title}” and a number that counts up are in the middle of sentences at least ${times} times, as the heads of pages do: they are kept as words`,
      Math.max(0, source.text.indexOf(first.trimEnd())),
    );
  }
}
