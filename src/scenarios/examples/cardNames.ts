import { NEVER_NAMES, nounOf, VARIANTS, verbForms } from './lexicon.js';
import type { Word } from './narrativeWords.js';

/** Basic lands: nouns, although there are cards of these names. */
export const LANDS: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

export const isCapital = (word: Word | undefined): word is Word =>
  word?.kind === 'word' && word.capital === true && /^\p{Lu}/u.test(word.text);

export function isName(word: Word | undefined, first: boolean): word is Word {
  if (!isCapital(word)) return false;
  if (!first) return word.text.length > 1;
  return (
    !NEVER_NAMES.has(word.word) &&
    nounOf(word.word) === undefined &&
    verbForms(word.word).every(({ form }) => form !== 'base' && form !== 'third')
  );
}

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" 's", "'s");

export function asName(words: readonly Word[]): Word {
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  return { ...first, kind: 'name', names: 'card', text: textOf(words), end: last.end };
}

/** Names of cards that are known, each as one word; the longest that fits. */
export function withCards(
  words: readonly Word[],
  known: readonly string[],
  isCard: (name: string) => boolean,
): Word[] {
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    let end = -1;
    for (
      let to = i;
      isCapital(word) && !known.includes(word.text) && to < Math.min(i + 7, words.length);
      to++
    ) {
      if (!isCapital(words[to])) continue;
      const name = textOf(words.slice(i, to + 1));
      const variant = VARIANTS.some(([one]) => one === name.toLowerCase());
      if (!variant && !LANDS.includes(name) && isCard(name) && (to > i || isName(word, i === 0))) end = to;
    }
    if (end < 0) {
      result.push(word);
      continue;
    }
    result.push(asName(words.slice(i, end + 1)));
    i = end;
  }
  return result;
}

export function knownIn(words: readonly Word[], names: readonly string[]): Word[] {
  if (names.length === 0) return [...words];
  const result: Word[] = [];
  for (let i = 0; i < words.length; i++) {
    const rest = textOf(words.slice(i, i + 8));
    const name = names.find(
      (one) =>
        rest === one ||
        rest.startsWith(`${one} `) ||
        rest.startsWith(`${one}'s`) ||
        rest === `${one}s` ||
        rest.startsWith(`${one}s `),
    );
    if (name === undefined) {
      result.push(words[i] as Word);
      continue;
    }
    const count = name.replaceAll("'s", " 's").split(' ').length;
    const last = words[i + count - 1] as Word;
    const many = rest.startsWith(`${name}s`) ? { many: true as const } : {};
    result.push({ ...(words[i] as Word), kind: 'name', names: 'card', text: name, end: last.end, ...many });
    i += count - 1;
  }
  return result;
}
