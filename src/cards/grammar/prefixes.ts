import { listIn } from '../../tree/maps.js';
import type { Reader } from './reader.js';

/** What a pattern consists of: words, a verb, another part of speech, words that may be absent. */
export type Item =
  | { is: 'word'; any: readonly string[][]; said: string | undefined }
  | { is: 'verb'; base: string; third: string }
  | { is: 'part'; name: string; part: string }
  | { is: 'optional'; words: string[] };

/** A pattern with its place among all of them: of two that account for as many words the earlier one is meant. */
export interface Ordered {
  pattern: readonly Item[];
  meaning: unknown;
  order: number;
}

/** The patterns that begin alike, so that what they have in common is read once. */
export interface Prefix {
  item: Item;
  /** For a part of speech one for each name that it goes by; otherwise one. */
  then: { name: string; next: Prefixes; ends: Ordered[] }[];
}

/** How patterns can go on: all ways in their order, and those that a word does not rule out, by the words that any of them begins with. */
export interface Prefixes {
  all: readonly Prefix[];
  byWord: ReadonlyMap<string, readonly Prefix[]>;
  /** Those that any word can begin. */
  open: readonly Prefix[];
}

const keyOf = (item: Item): string => (item.is === 'part' ? `<${item.part}>` : JSON.stringify(item));

/** The words that can come first; undefined where that may be any. */
function firstWords(item: Item): readonly string[] | undefined {
  if (item.is === 'verb') return [item.base, item.third];
  return item.is === 'word' ? item.any.map(([first]) => first as string) : undefined;
}

/** Puts patterns together by what they begin with. */
export function prefixes(patterns: readonly Ordered[], depth = 0): Prefixes {
  const all = beginnings(patterns, depth);
  const byWord = new Map<string, Prefix[]>();
  const open: Prefix[] = [];
  for (const one of all) {
    const words = firstWords(one.item);
    for (const word of new Set(words)) {
      const before = byWord.get(word);
      if (before) before.push(one);
      else byWord.set(word, [...open, one]);
    }
    if (words) continue;
    open.push(one);
    for (const ways of byWord.values()) ways.push(one);
  }
  return { all, byWord, open };
}

function beginnings(patterns: readonly Ordered[], depth: number): Prefix[] {
  const groups = new Map<string, Ordered[]>();
  for (const one of patterns) {
    const item = one.pattern[depth];
    if (item) listIn(groups, keyOf(item)).push(one);
  }
  return [...groups.values()].map((group) => {
    const item = group[0]?.pattern[depth] as Item;
    const names = new Map<string, Ordered[]>();
    for (const one of group) {
      const own = one.pattern[depth];
      listIn(names, own?.is === 'part' ? own.name : '').push(one);
    }
    return {
      item,
      then: [...names].map(([name, all]) => ({
        name,
        next: prefixes(all, depth + 1),
        ends: all.filter(({ pattern }) => pattern.length === depth + 1),
      })),
    };
  });
}

/** Takes words where they come next. */
export function taken(r: Reader, words: readonly string[]): boolean {
  const { lower, at } = r;
  for (let index = 0; index < words.length; index++)
    if (lower[at + index] !== words[index]) {
      if (at + index > r.furthest) r.furthest = at + index;
      return false;
    }
  r.at += words.length;
  return true;
}

/** Takes the first of several phrases that comes next. */
export function takenAny(r: Reader, any: readonly (readonly string[])[]): boolean {
  for (const words of any) if (taken(r, words)) return true;
  return false;
}
