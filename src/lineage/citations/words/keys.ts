import { lemma, stem } from '../../../compare/stems.js';

/** A word of a text as rules and comments are compared: its stem, so that `discards` and `discarded` are one. */
interface WordKey {
  key: string;
  /** Offset of the word in the text. */
  start: number;
  end: number;
}

const APOSTROPHE = /['\u2018\u2019`\u00b4?\ufffd](?=[a-z])/gi;
const WORD = /[a-z]+(?:['\u2018\u2019`\u00b4?\ufffd][a-z]+)*|\d+/gi;

/**
 * Takes a text apart into the stems of its words. Marks, quotation marks and white space are not words; numbers are.
 *
 * @param text any text
 * @returns stems in order, with their places in the text
 */
export function wordKeys(text: string): WordKey[] {
  return [...text.matchAll(WORD)].map((match) => ({
    key: lemma(stem(match[0].toLowerCase().replace(APOSTROPHE, ''))),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Words of no language of rules, which say nothing alone. */
const EMPTY = new Set(
  wordKeys(
    'the a an of to in is it its and or that this be are as by for on at with from if so not no only than then when which who do does can may must will would has have had been was were each any all one there their they them his her he she you your we i s n see rule rules cr cf per eg ie todo note fixme check checks handle handles test tests return returns true false null via',
  ).map(({ key }) => key),
);

/** Whether a stem says nothing alone: a word such as *the*, or a letter; X is a number. */
export const isEmpty = (key: string): boolean => EMPTY.has(key) || /^[a-wyz]$/.test(key);

/** Of words that tell something, so many in a row are near each other. */
const NEAR = 4;

/**
 * The hashes of words that are together: of two side by side where one says nothing alone, in their order, and of two near each other that do,
 * in any order, so that *chooses targets* and *targets are chosen* are one.
 *
 * @param keys stems in a row
 */
export function pairHashes(keys: readonly string[]): Set<number> {
  const hashes = new Set<number>();
  keys.slice(1).forEach((key, at) => {
    const before = keys[at] as string;
    if (isEmpty(key) || isEmpty(before)) hashes.add(hashOf(`${before} ${key}`));
  });
  const telling = keys.filter((key) => !isEmpty(key));
  telling.forEach((key, at) => {
    for (const other of telling.slice(at + 1, at + NEAR))
      if (other !== key) hashes.add(hashOf(key < other ? `${key}|${other}` : `${other}|${key}`));
  });
  return hashes;
}

/** How many words one window has. */
export const WINDOW = 4;
/** Of so many windows in a row one at least is kept (winnowing: Schleimer, Wilkerson and Aiken 2003). */
const GUARANTEE = 4;

/** The hash of every window of {@link WINDOW} words in a row, in order; none where there are fewer words. */
export function windowHashes(keys: readonly string[]): number[] {
  return keys.slice(WINDOW - 1).map((_, at) => hashOf(keys.slice(at, at + WINDOW).join(' ')));
}

/**
 * The windows of a text that stand for it: any run of seven words that two texts share gives at least one window that both keep.
 *
 * @param hashes from {@link windowHashes}
 */
export function winnowed(hashes: readonly number[]): Set<number> {
  const kept = new Set<number>();
  for (let at = 0; at === 0 || at + GUARANTEE <= hashes.length; at++) {
    const run = hashes.slice(at, at + GUARANTEE);
    if (run.length > 0) kept.add(Math.min(...run));
  }
  return kept;
}

/** A hash of 28 bits (FNV-1a, mixed): a word or window is known again by it, and cannot be read from it. */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 4;
}
