import type { Amount, ObjectFilter } from '../../game/index.js';
import { listIn } from '../../tree/maps.js';
import { COLOR_NAMES, KEYWORDS } from '../closedClasses.js';
import { NO_KIND } from './constants.js';
import { eachOf, readEach, sayEach } from './each.js';
import { readNoun } from './nouns.js';
import { sayNoun } from './nounWriter.js';
import { explained, pairOf, readNumber, sayNumber, THIS_WAY, thatMuch, WHERE, X } from './numbers.js';
import { printedKeyword, protectionFromChosen, protectionFromType } from './protection.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

const CHOSEN_NUMBER: Amount = { amount: 'chosenNumber' };
const WAYS = ['discarded', 'revealed', 'exiled'];

type Unit = { name: string; one: string; many: string; much: string };

/** A number of something: "two cards", "X life", "3 damage", each also "for each", "equal to" and "that many". */
function defineUnit(parts: Parts, { name, one, many, much }: Unit): void {
  parts.define(name, {
    read: (r: Reader): Amount | undefined => {
      const count = r.attempt(() => {
        const number = readNumber(r);
        return number !== undefined && (r.take(many) || r.take(one)) ? number : undefined;
      });
      if (count !== undefined) return readEach(r, parts, count) ?? count;
      if (r.take(`that much ${many}`)) return thatMuch(r.scope);
      if (r.take(`${many} equal to`) || r.take(`a number of ${many} equal to`))
        return parts.get('quantity').read(r);
      return undefined;
    },
    say: (value: Amount, t: Scope): string | undefined => {
      if (same(value, THIS_WAY) || same(value, { amount: 'that' })) return `that ${much} ${many}`;
      const number = sayNumber(value);
      if (number === '1') return one === many ? `1 ${one}` : `a ${one}`;
      if (number !== undefined) return `${number} ${many}`;
      const each = sayEach(value, t, parts);
      if (each)
        return `${each.base === 1 && one !== many ? `a ${one}` : `${each.base} ${many}`} for each ${each.of}`;
      const quantity = parts.get('quantity').say(value, t);
      return quantity === undefined ? undefined : `${many} equal to ${quantity}`;
    },
  });
}

/** Puts numbers, quantities, keywords and counters among the parts of speech. */
export function defineAmounts(parts: Parts): void {
  parts.define('number', { read: readNumber, say: sayNumber });
  for (const unit of [
    { name: 'cards', one: 'card', many: 'cards', much: 'many' },
    { name: 'life', one: 'life', many: 'life', much: 'much' },
    { name: 'damage', one: 'damage', many: 'damage', much: 'much' },
    { name: 'energy', one: 'energy counter', many: 'energy counters', much: 'many' },
    { name: 'poison', one: 'poison counter', many: 'poison counters', much: 'many' },
  ])
    defineUnit(parts, unit);

  const rules = parts.rules<Amount>('quantity');
  parts.define('counted', {
    read: (r: Reader): ObjectFilter | undefined => {
      const noun = readNoun(r, parts, false);
      if (noun && noun.controller === undefined && noun.zone === undefined) r.take('on the battlefield');
      return noun;
    },
    say: (filter: ObjectFilter, t: Scope) => sayNoun(filter, t, parts, true, false),
  });
  parts.define('devotedto', {
    read: (r: Reader): string[] | undefined => {
      const colors: string[] = [];
      do {
        if (!COLOR_NAMES.includes(r.peek())) return undefined;
        colors.push(r.next());
      } while (r.take('and'));
      return colors;
    },
    say: (colors: string[]) => colors.join(' and '),
  });
  parts.define('rounded', {
    read: (r: Reader) => (r.take(', rounded up') ? 'up' : r.take(', rounded down') ? 'down' : undefined),
    say: (round: string) => `, rounded ${round}`,
  });
  parts.define('waysize', {
    read: (r: Reader): Amount | undefined =>
      r.scope.counted && r.oneOf(...WAYS.map((way) => `the number of cards ${way} this way`)) !== undefined
        ? THIS_WAY
        : undefined,
    say: () => undefined,
  });
  parts.define('chosensize', {
    read: (r: Reader): Amount | undefined => {
      if (r.take('the last chosen number') || r.take('the chosen number')) return CHOSEN_NUMBER;
      const before = r.lower.slice(0, r.at).join(' ');
      return /choose a number|chosen number/.test(before) && (r.take('that number') || r.take('the number'))
        ? CHOSEN_NUMBER
        : undefined;
    },
    say: (value: Amount) => (same(value, CHOSEN_NUMBER) ? 'the chosen number' : undefined),
  });
  parts.define('takensize', {
    read: (r: Reader): Amount | undefined =>
      r.scope.taken === 'exiled' && r.take('the number of cards exiled this way') ? X : undefined,
    say: () => undefined,
  });
  parts.define('preventedsize', {
    read: (r: Reader): Amount | undefined =>
      r.scope.prevented && r.take('the damage prevented this way') ? { amount: 'that' } : undefined,
    say: () => undefined,
  });
  rules.addAll(sentences.quantity);

  // "3 minus the number of cards in their hand", never less than nothing.
  const base = parts.get('quantity');
  parts.define('quantity', {
    read: (r: Reader): Amount | undefined => {
      const first = base.read(r) as Amount | undefined;
      if (first === undefined) return undefined;
      const more = r.attempt((): Amount | undefined => {
        const minus = r.take('minus');
        if (!minus && !r.take('plus')) return undefined;
        const second = base.read(r) as Amount | undefined;
        if (second === undefined) return undefined;
        return minus
          ? {
              amount: 'max',
              of: [0, { amount: 'plus', of: [first, { amount: 'times', factor: -1, of: second }] }],
            }
          : { amount: 'plus', of: [first, second] };
      });
      return more ?? first;
    },
    say: (value: Amount, t: Scope): string | undefined => {
      const [sum, sign] = pairOf(value);
      if (sum === undefined) return base.say(value, t);
      const [first, second] = sum.map((one) => base.say(one, t));
      return first && second && `${first} ${sign} ${second}`;
    },
  });

  // What has to be counted first: "damage to each opponent equal to the number of Swamps you control".
  parts.define('measured', {
    read: (r: Reader): Amount | undefined => parts.get('quantity').read(r),
    say: (value: Amount, t: Scope): string | undefined =>
      sayNumber(value) === undefined ? parts.get('quantity').say(value, t) : undefined,
  });

  const names = Object.keys(KEYWORDS).sort((a, b) => b.length - a.length);
  const byWord = new Map<string, string[]>();
  for (const name of names) {
    const [first = ''] = name.split(' ');
    listIn(byWord, first).push(name);
  }
  const keyword = parts.define('keyword', {
    read: (r: Reader): string | undefined => {
      const printed = byWord.get(r.peek())?.find((words) => r.take(words));
      return printed === undefined ? r.attempt(() => protectionFromType(r)) : KEYWORDS[printed];
    },
    say: printedKeyword,
  });
  parts.define('keywords', {
    read: (r: Reader): string[] | undefined => {
      const found: string[] = [];
      for (;;) {
        const one = (found.length === 0 ? protectionFromChosen(r) : undefined) ?? keyword.read(r);
        if (one === undefined) return undefined;
        found.push(one);
        while (one.startsWith('protection:') && COLOR_NAMES.includes(r.peek(2)) && r.take('and from'))
          found.push(`protection:${r.next().toLowerCase()}`);
        const more = r.attempt(() => {
          if (!(r.take(', and') || r.take('and') || r.take(','))) return undefined;
          const before = r.at;
          const next = keyword.read(r);
          r.at = before;
          return next;
        });
        if (more === undefined) return found;
      }
    },
    say: (list: string[]): string | undefined => {
      const said = list.map(printedKeyword);
      if (said.length === 0 || said.includes(undefined)) return undefined;
      return said.length < 3 ? said.join(' and ') : `${said.slice(0, -1).join(', ')}, and ${said.at(-1)}`;
    },
  });
  parts.define('kind', {
    read: (r: Reader): string | undefined => {
      const kind = r.peek();
      if (!/^[+-]\d+\/[+-]\d+$|^[a-z]+$/.test(kind) || NO_KIND.includes(kind) || kind in KEYWORDS)
        return undefined;
      r.at++;
      return kind;
    },
    say: (kind: string) => kind,
  });
  parts.define('counters', {
    read: (r: Reader): { kind: string; count: Amount } | undefined => {
      const count = readNumber(r);
      const kind = count === undefined ? undefined : parts.get('kind').read(r);
      if (count === undefined || kind === undefined || !(r.take('counters') || r.take('counter')))
        return undefined;
      return { kind, count };
    },
    say: ({ kind, count }: { kind: string; count: Amount }): string | undefined => {
      const number =
        same(count, THIS_WAY) || same(count, { amount: 'that' }) ? 'that many' : sayNumber(count);
      return number === undefined
        ? undefined
        : count === 1
          ? `a ${kind} counter`
          : `${number} ${kind} counters`;
    },
  });
  // "+1/+1", "-X/-0"
  type Size = { power: Amount; toughness: Amount };
  const part = (r: Reader, sign: string, digits: string): Amount | undefined => {
    if (digits !== 'X') return sign === '-' && digits !== '0' ? -Number(digits) : Number(digits);
    const x = explained(r) ? WHERE : r.scope.x ? X : undefined;
    return x !== undefined && sign === '-' ? { amount: 'times', factor: -1, of: x } : x;
  };
  const signed = (value: Amount): string | undefined => {
    if (typeof value === 'number') return value < 0 ? String(value) : `+${value}`;
    if (value.amount === 'times' && value.factor === -1) {
      const said = sayNumber(value.of);
      return said === 'X' ? '-X' : undefined;
    }
    return sayNumber(value) === 'X' ? '+X' : undefined;
  };
  parts.define('size', {
    read: (r: Reader): Size | undefined => {
      const size = /^([+-])(\d+|X)\/([+-])(\d+|X)$/.exec(r.own());
      if (!size) return undefined;
      const [, a = '', power = '', b = '', toughness = ''] = size;
      const own = { power: part(r, a, power), toughness: part(r, b, toughness) };
      r.at++;
      return own.power === undefined || own.toughness === undefined ? undefined : (own as Size);
    },
    say: ({ power, toughness }: Size) => {
      const said = [signed(power), signed(toughness)];
      return said.includes(undefined) ? undefined : said.join('/');
    },
  });
  // "+1/+0 for each …", with words between that the pattern holds.
  parts.define('scaled', {
    read: (r: Reader): Amount | undefined => (r.take('for each') ? eachOf(r, parts) : undefined),
    say: (value: Amount, t: Scope) => {
      const said = sayEach(value, t, parts);
      return said && said.base === 1 ? `for each ${said.of}` : undefined;
    },
  });
}
