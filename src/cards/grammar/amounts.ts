import type { Amount, ObjectFilter, PlayerFilter } from '../../game/index.js';
import { numberOfWord } from '../../language/lexicon/numbers.js';
import { listIn } from '../../tree/maps.js';
import { COLOR_NAMES, KEYWORDS } from '../closedClasses.js';
import { NO_KIND, OPPONENTS, YOU } from './constants.js';
import { readNoun } from './nouns.js';
import { sayNoun } from './nounWriter.js';
import { printedKeyword, protectionFromType } from './protection.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';
import sentences from './sentences.json' with { type: 'json' };

/** What X is, until the words behind the sentence say it. */
export const WHERE: Amount = { amount: 'remembered', name: 'where X is' };
/** The size of what was done before: "that many", "the life lost this way". */
export const THIS_WAY: Amount = { amount: 'remembered', name: 'way' };

const WAYS = ['discarded', 'revealed', 'exiled'];
const X: Amount = { amount: 'x' };
const LIFE_OF_OPPONENTS: Amount = {
  amount: 'thisTurn',
  what: 'lifeLost',
  of: OPPONENTS,
};
const DEATHS: Amount = { amount: 'thisTurn', what: 'died' };
/** The damage that was dealt to you this turn. */
const HURT: Amount = { amount: 'thisTurn', what: 'damage', of: YOU };

/** The two amounts of which one is a sum or a difference, and the word between them. */
function pairOf(value: Amount): [Amount[] | undefined, string] {
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
function explained(r: Reader): boolean {
  for (let at = r.at; at < r.lower.length; at++) {
    const word = r.lower[at];
    if (word === 'where' && r.lower[at + 1] === 'x') return true;
    if (word === '.') return r.lower[at + 1] === 'x' && r.lower[at + 2] === 'is';
  }
  return false;
}

function readNumber(r: Reader): Amount | undefined {
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
function thatMuch(scope: Scope): Amount | undefined {
  if (scope.counted) return scope.eventAmount ? undefined : THIS_WAY;
  return scope.eventAmount ? { amount: 'that' } : undefined;
}

function sayNumber(value: Amount): string | undefined {
  if (typeof value === 'number') return String(value);
  if (same(value, X)) return 'X';
  if (same(value, WHERE)) return 'X';
  return same(value, THIS_WAY) || same(value, { amount: 'that' }) ? 'that many' : undefined;
}

/** "for each artifact you control" behind a number. */
function readEach(r: Reader, parts: Parts, base: Amount): Amount | undefined {
  return r.attempt(() => {
    if (typeof base !== 'number' || !r.take('for each')) return undefined;
    const of = eachOf(r, parts);
    return of === undefined ? undefined : base === 1 ? of : { amount: 'times', factor: base, of };
  });
}

function eachOf(r: Reader, parts: Parts): Amount | undefined {
  const players = r.attempt((): PlayerFilter | undefined => {
    if (r.take('opponent you have')) return { who: 'opponents' };
    const kind = parts.get('playerkind').read(r);
    return kind && !/^(?:who|that|with)$/.test(r.peek()) ? kind : undefined;
  });
  if (players) return { amount: 'numberOf', players };
  const taken =
    r.scope.taken &&
    r.attempt(() => {
      const thing = r.scope.taken === 'removed' ? 'counter' : 'card';
      if (r.peek() !== thing) r.at++;
      return r.scope.taken && r.take(`${thing} ${r.scope.taken} this way`) ? X : undefined;
    });
  if (taken) return taken;
  if (r.scope.prevented && r.take('1 damage prevented this way')) return { amount: 'that' };
  if (r.scope.lifeLost && r.take('1 life you lost')) return { amount: 'that' };
  const way = r.attempt(() => {
    const done = /^(?:card|creature|land|permanent|artifact|enchantment)$/.test(r.next());
    const said =
      done && r.oneOf('discarded this way', 'destroyed this way', 'sacrificed this way', 'revealed this way');
    return said && r.scope.counted ? said : undefined;
  });
  if (way) return THIS_WAY;
  if (r.take('basic land type among')) {
    const objects = readNoun(r, parts, false);
    return objects && { amount: 'landTypes', objects };
  }
  if (r.take('poison counter your opponents have')) return { amount: 'poison', of: OPPONENTS };
  if (r.take('1 life your opponents have lost this turn') || r.take('1 life your opponents lost this turn'))
    return LIFE_OF_OPPONENTS;
  if (r.take('creature that died this turn')) return DEATHS;
  if (r.take('1 damage dealt to you this turn')) return HURT;
  const votes = r.attempt(() => {
    const option = r.next();
    return /^[a-z]+$/.test(option) && r.take('vote') ? option : undefined;
  });
  if (votes !== undefined) return { amount: 'remembered', name: `votes ${votes}` };
  const counters = r.attempt(() => {
    const kind = r.next();
    if (!/^[+-]\d+\/[+-]\d+$|^[a-z]+$/.test(kind) || !r.take('counter on')) return undefined;
    const of = parts.get('object').read(r);
    return of && ({ amount: 'counters', kind, of } as Amount);
  });
  if (counters) return counters;
  const objects = parts.get('gone').read(r) ?? readNoun(r, parts, false);
  if (!objects) return undefined;
  if (!objects.controller && !objects.zone) r.take('on the battlefield');
  return { amount: 'numberOf', objects };
}

/** What is said behind "for each", with the number before it. */
function sayEach(value: Amount, t: Scope, parts: Parts): { base: number; of: string } | undefined {
  if (typeof value === 'number') return undefined;
  const base = value.amount === 'times' ? value.factor : 1;
  const of = value.amount === 'times' ? value.of : value;
  if (typeof of === 'number') return undefined;
  if (of.amount === 'x')
    return t.taken && { base, of: `${t.taken === 'removed' ? 'counter' : 'card'} ${t.taken} this way` };
  if (of.amount === 'counters') {
    const on = parts.get('object').say(of.of, t);
    return on === undefined ? undefined : { base, of: `${of.kind} counter on ${on}` };
  }
  if (same(of, { amount: 'poison', of: OPPONENTS }))
    return { base, of: 'poison counter your opponents have' };
  const gone = 'objects' in of && of.amount === 'numberOf' && parts.get('gone').say(of.objects, t);
  if (gone) return { base, of: gone };
  if (same(of, DEATHS)) return { base, of: 'creature that died this turn' };
  if (same(of, HURT)) return { base, of: '1 damage dealt to you this turn' };
  if (same(of, LIFE_OF_OPPONENTS)) return { base, of: '1 life your opponents lost this turn' };
  if (of.amount === 'landTypes') {
    const among = sayNoun(of.objects, t, parts, true, false);
    return among === undefined ? undefined : { base, of: `basic land type among ${among}` };
  }
  if (of.amount === 'remembered')
    return of.name.startsWith('votes ') ? { base, of: `${of.name.slice('votes '.length)} vote` } : undefined;
  if (of.amount !== 'numberOf') return undefined;
  if ('players' in of) {
    if (same(of.players, { who: 'opponents' })) return { base, of: 'opponent you have' };
    const kind = parts.get('playerkind').say(of.players, t);
    return kind === undefined ? undefined : { base, of: kind };
  }
  const said = sayNoun(of.objects, t, parts, false, false);
  return said === undefined ? undefined : { base, of: said };
}

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
        const one = keyword.read(r);
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
