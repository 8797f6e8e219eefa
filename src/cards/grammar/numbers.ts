import type { Amount } from '../../game/index.js';
import { numberOfWord } from '../../language/lexicon/numbers.js';
import { type Scope, same } from './reader.js';
import type { Reader } from './rules.js';

/** What X is, until the words behind the sentence say it. */
export const WHERE: Amount = { amount: 'remembered', name: 'where X is' };
/** The size of what was done before: "that many", "the life lost this way". */
export const THIS_WAY: Amount = { amount: 'remembered', name: 'way' };

/** The number that was announced. */
export const X: Amount = { amount: 'x' };

/** The two parts of a sum or a difference, and the word between them. */
export function pairOf(value: Amount): [Amount[] | undefined, string] {
  if (typeof value === 'number') return [undefined, ''];
  if (value.amount === 'plus' && value.of.length === 2) return [value.of, 'plus'];
  if (value.amount !== 'max' || !Array.isArray(value.of)) return [undefined, ''];
  const [least, sum] = value.of;
  if (least !== 0 || typeof sum !== 'object' || sum.amount !== 'plus') return [undefined, ''];
  const [first, less] = sum.of;
  return first !== undefined && typeof less === 'object' && less.amount === 'times' && less.factor === -1
    ? [[first, less.of], 'minus']
    : [undefined, ''];
}

/** Whether the sentence says what X is further on. */
export function explained(r: Reader): boolean {
  for (let at = r.at; at < r.lower.length; at++) {
    const word = r.lower[at];
    if (word === 'where' && r.lower[at + 1] === 'x') return true;
    if (word === '.') return r.lower[at + 1] === 'x' && r.lower[at + 2] === 'is';
  }
  return false;
}

export function readNumber(r: Reader): Amount | undefined {
  const word = r.peek();
  if (/^\d+$/.test(word)) {
    r.at++;
    return Number(word);
  }
  const known = /^an?$/.test(word) ? 1 : numberOfWord(word);
  if (known !== undefined) {
    r.at++;
    return known;
  }
  if (word === 'x') {
    const amount = explained(r) ? WHERE : r.scope.x ? X : undefined;
    if (amount !== undefined) r.at++;
    return amount;
  }
  if (word === 'that' && r.peek(1) === 'many') {
    const amount = thatMuch(r.scope);
    if (amount !== undefined) r.at += 2;
    return amount;
  }
  return undefined;
}

/** What "that much" and "that many" mean: the size of the event, or of what was done just before. */
export function thatMuch(scope: Scope): Amount | undefined {
  if (scope.counted) return scope.eventAmount ? undefined : THIS_WAY;
  return scope.eventAmount ? { amount: 'that' } : undefined;
}

export function sayNumber(value: Amount): string | undefined {
  if (typeof value === 'number') return String(value);
  if (same(value, X)) return 'X';
  if (same(value, WHERE)) return 'X';
  return same(value, THIS_WAY) || same(value, { amount: 'that' }) ? 'that many' : undefined;
}
