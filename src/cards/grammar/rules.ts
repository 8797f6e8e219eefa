import { listIn } from '../../tree/maps.js';
import type { Meanings } from './meanings.js';
import { type Item, type Ordered, type Prefixes, prefixes, taken, takenAny } from './prefixes.js';
import { type After, Reader, type Scope, same, set } from './reader.js';
import sentences from './sentences.json' with { type: 'json' };

/** A part of speech: read from words to its meaning, and said again from the meaning. */
export interface Part<V> {
  /** @returns the meaning, or undefined where the words are something else; the reader may then be anywhere */
  read(r: Reader): V | undefined;
  /** @returns the words, or undefined where this part has none for the meaning */
  say(value: V, t: Scope): string | undefined;
}

interface Rule {
  pattern: readonly Item[];
  meaning: unknown;
  /** A key of the meaning with the word that it always has; for most rules it alone decides which rule says a meaning. */
  tag: readonly [string, string] | undefined;
  /** Only read, never said: another rule says the same. */
  silent: boolean;
}

/** A rule as `sentences.json` has it; `words` are one pattern or several, in which `{name}` is one of its phrases. */
export interface TableRule {
  words: string | readonly string[];
  means: unknown;
  silent?: boolean;
  /** For readers of the table. */
  note?: string;
}

const PHRASES: Readonly<Record<string, string>> = sentences.phrases;

const withPhrases = (words: string): string =>
  words.replace(/\{([a-z]\w+)\}/g, (whole, name: string) => PHRASES[name] ?? whole);

type Bound = Record<string, unknown>;

/** What has been read for the slots of a pattern, the last one first. */
interface Slot {
  readonly name: string;
  readonly value: unknown;
  readonly before: Slot | undefined;
}

const slotOf = (name: string, slots: Slot | undefined): Slot | undefined => {
  let slot = slots;
  while (slot !== undefined && slot.name !== name) slot = slot.before;
  return slot;
};

const AFTER_WORDS = 100_000;

/** The reading that accounts for most words so far. */
interface Found {
  readonly before: ReturnType<Reader['mark']>;
  meaning: unknown;
  slots: Slot | undefined;
  after: After | undefined;
  order: number;
}

/**
 * Sentences and their meanings, each stated once for both directions. A rule is a pattern and a meaning with slots in it:
 *
 *     'draw/draws <cards>'  ↔  { effect: 'draw', player: '$subject', count: '$cards' }
 *
 * In a pattern `a/b` is a verb for "you" and for others, `<part>` or `<part:name>` another part of speech, `[words]` may be absent,
 * and `a|b_c` are words of which the first is said. In a meaning `$name` is what the part of that name means, and `...` takes the
 * rest of an object. A meaning is said by the first rule that accounts for every key of it.
 */
export class Rules<V> implements Part<V> {
  readonly #parts: Parts;
  readonly #rules: Rule[] = [];
  readonly #byWord = new Map<string, Ordered[]>();
  readonly #open: Ordered[] = [];
  /** The same, put together by what they begin with as soon as somebody reads. */
  readonly #together = new Map<string, Prefixes>();
  /** The keys by which meanings are told apart, and the rules that can say a meaning with the same words under them. */
  readonly #tags: string[] = [];
  readonly #saying = new Map<string, Rule[]>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Adds a rule; of several patterns of one meaning the first is said. */
  add(patterns: string | readonly string[], meaning: unknown, silent = false): this {
    for (const [at, pattern] of (typeof patterns === 'string' ? [patterns] : patterns).entries()) {
      const rule: Rule = {
        pattern: pattern.split(' ').map(item),
        meaning,
        tag: tagOf(meaning),
        silent: silent || at > 0,
      };
      this.#rules.push(rule);
      this.#together.clear();
      this.#saying.clear();
      if (rule.tag && !this.#tags.includes(rule.tag[0])) this.#tags.push(rule.tag[0]);
      const firsts = openings(rule.pattern);
      // Those that begin with a word come before those that begin with a part of speech.
      const ordered = { ...rule, order: this.#rules.length + (firsts === undefined ? AFTER_WORDS : 0) };
      if (firsts === undefined) this.#open.push(ordered);
      else for (const first of firsts) listIn(this.#byWord, first).push(ordered);
    }
    return this;
  }

  /** Adds the rules of a table, in their order. */
  addAll(table: readonly TableRule[]): this {
    for (const { words, means, silent } of table) this.add([words].flat().map(withPhrases), means, silent);
    return this;
  }

  read(r: Reader): V | undefined {
    return this.readWith(r, {});
  }

  /** Reads with slots that are known before: the subject of a verb. */
  readWith(r: Reader, known: Bound): V | undefined {
    // Of several rules that fit the one that accounts for most words is meant.
    const before = r.mark();
    const found: Found = { before, meaning: undefined, slots: undefined, after: undefined, order: 0 };
    const first = r.peek();
    let slots: Slot | undefined;
    for (const name in known) slots = { name, value: known[name], before: slots };
    if (this.#byWord.has(first)) this.#walk(r, this.#beginningWith(first), slots, found);
    if (this.#open.length > 0) this.#walk(r, this.#beginningWith(''), slots, found);
    if (found.after === undefined) return undefined;
    r.forward(found.after);
    return fill(found.meaning, found.slots) as V;
  }

  /** The patterns that begin with a word, or with a part of speech where it is empty. */
  #beginningWith(word: string): Prefixes {
    const known = this.#together.get(word);
    if (known !== undefined) return known;
    const all = prefixes(word === '' ? this.#open : (this.#byWord.get(word) ?? []));
    this.#together.set(word, all);
    return all;
  }

  /** Follows all patterns that begin alike at once; the reader is where it was afterwards. */
  #walk(r: Reader, all: Prefixes, slots: Slot | undefined, found: Found): void {
    const { at } = r;
    const likely = all.byWord.get(r.peek()) ?? all.open;
    // The others have been looked at too.
    if (likely.length < all.all.length && at > r.furthest) r.furthest = at;
    for (const { item, then } of likely) {
      if (item.is === 'part') {
        const here = r.mark();
        const value = this.#parts.get(item.part).read(r);
        if (value !== undefined)
          for (const { name, next, ends } of then) {
            const bound = slotOf(name, slots);
            if (bound !== undefined && !same(bound.value, value)) continue;
            this.#goOn(r, next, ends, { name, value, before: slots }, found);
          }
        r.back(here);
        continue;
      }
      if (item.is === 'word') {
        if (!takenAny(r, item.any)) continue;
      } else if (item.is === 'verb') {
        const word = r.peek();
        if (word !== item.third && word !== item.base) {
          if (at > r.furthest) r.furthest = at;
          continue;
        }
        r.at++;
      } else taken(r, item.words);
      for (const { next, ends } of then) this.#goOn(r, next, ends, slots, found);
      if (r.at > r.furthest) r.furthest = r.at;
      r.at = at;
    }
  }

  #goOn(r: Reader, next: Prefixes, ends: readonly Ordered[], slots: Slot | undefined, found: Found): void {
    for (const { meaning, order } of ends) {
      const than = found.after;
      if (than !== undefined && (r.at < than.at || (r.at === than.at && order > found.order))) continue;
      found.meaning = meaning;
      found.slots = slots;
      found.after = r.after(found.before);
      found.order = order;
    }
    if (next.all.length > 0) this.#walk(r, next, slots, found);
  }

  say(value: V, t: Scope): string | undefined {
    return this.sayWith(value, t, {}, true);
  }

  /** Says with slots that are known before; `third` chooses the form of verbs. */
  sayWith(value: V, t: Scope, known: Bound, third: boolean): string | undefined {
    for (const rule of this.#rulesFor(value as Bound)) {
      const bound: Bound = { ...known };
      if (!unify(rule.meaning, value, bound)) continue;
      const before = spoken(t);
      const said = this.#tell(rule, bound, t, third);
      if (said !== undefined) return said;
      restore(t, before);
    }
    return undefined;
  }

  /** The rules that are not ruled out by a plain word of the meaning, in their order. */
  #rulesFor(value: Bound): readonly Rule[] {
    let tags = '';
    for (const key of this.#tags) {
      const own = value[key];
      tags += typeof own === 'string' ? `${own} ` : ' ';
    }
    let found = this.#saying.get(tags);
    if (found === undefined) {
      found = this.#rules.filter(({ silent, tag }) => !silent && (!tag || value[tag[0]] === tag[1]));
      this.#saying.set(tags, found);
    }
    return found;
  }

  #tell(rule: Rule, bound: Bound, t: Scope, third: boolean): string | undefined {
    let text = '';
    for (const part of rule.pattern) {
      let own: string | undefined;
      if (part.is === 'word') own = part.said;
      else if (part.is === 'verb') own = third ? part.third : part.base;
      else if (part.is === 'part') own = this.#parts.get(part.part).say(bound[part.name], t);
      else continue;
      if (own === undefined) return undefined;
      if (own === '') continue;
      text += text === '' || /^[.,:;]/.test(own) ? own : ` ${own}`;
    }
    return text;
  }
}

/** What has been spoken of in a scope so far; what is mentioned after it stands behind it. */
function spoken({ objects, players, last, subject, thing, counted }: Scope) {
  return { objects: objects.length, players: players.length, last, subject, thing, counted };
}

/** Puts back what a scope was, in place. */
function restore(t: Scope, before: ReturnType<typeof spoken>): void {
  t.objects.length = before.objects;
  t.players.length = before.players;
  t.last = before.last;
  set(t, 'subject', before.subject);
  set(t, 'thing', before.thing);
  set(t, 'counted', before.counted);
}

/** Tries to say something; where that fails what was mentioned is as before. */
export function attemptSaying(t: Scope, say: () => string | undefined): string | undefined {
  const before = spoken(t);
  const said = say();
  if (said === undefined) restore(t, before);
  return said;
}

function item(text: string): Item {
  const part = /^<(\w+)(?::(\w+))?>$/.exec(text);
  if (part) return { is: 'part', part: part[1] as string, name: part[2] ?? (part[1] as string) };
  if (text.startsWith('[')) return { is: 'optional', words: text.slice(1, -1).split('_') };
  const verb = /^([a-z']+)\/([a-z']+)$/.exec(text);
  if (verb) return { is: 'verb', base: verb[1] as string, third: verb[2] as string };
  const any = text.split('|');
  return {
    is: 'word',
    // The longest first: one phrase may be the beginning of another.
    any: any.map((one) => one.toLowerCase().split('_')).sort((a, b) => b.length - a.length),
    said: (any[0] as string).replaceAll('_', ' '),
  };
}

/** The words that a pattern can begin with; undefined where it begins with a part of speech. */
function openings(pattern: readonly Item[]): string[] | undefined {
  const found: string[] = [];
  for (const part of pattern) {
    if (part.is === 'part') return undefined;
    if (part.is === 'optional') {
      found.push(part.words[0] as string);
      continue;
    }
    if (part.is === 'verb') found.push(part.base, part.third);
    else found.push(...part.any.map((words) => words[0] as string));
    return [...new Set(found)];
  }
  return undefined;
}

function fill(meaning: unknown, slots: Slot | undefined): unknown {
  if (typeof meaning === 'string')
    return meaning.startsWith('$') ? slotOf(meaning.slice(1), slots)?.value : meaning;
  if (typeof meaning !== 'object' || meaning === null) return meaning;
  if (Array.isArray(meaning)) return meaning.map((one) => fill(one, slots));
  const result: Bound = {};
  for (const key in meaning) {
    const value = fill((meaning as Bound)[key], slots);
    if (key === '...') Object.assign(result, value);
    else result[key] = value;
  }
  return result;
}

/** Whether a value is what a meaning says, all of it; what fills the slots is put into `bound`. */
function unify(meaning: unknown, value: unknown, bound: Bound): boolean {
  if (typeof meaning === 'string' && meaning.startsWith('$')) {
    const name = meaning.slice(1);
    if (value === undefined) return false;
    if (name in bound) return same(bound[name], value);
    bound[name] = value;
    return true;
  }
  if (Array.isArray(meaning))
    return (
      Array.isArray(value) &&
      value.length === meaning.length &&
      meaning.every((one, at) => unify(one, value[at], bound))
    );
  if (typeof meaning !== 'object' || meaning === null) return meaning === value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const own = value as Bound;
  let keys = 0;
  for (const key in meaning) {
    if (key === '...') continue;
    if (!(key in own) || !unify((meaning as Bound)[key], own[key], bound)) return false;
    keys++;
  }
  const spread = (meaning as Bound)['...'];
  if (spread === undefined) return Object.keys(own).length === keys;
  return unify(spread, Object.fromEntries(Object.entries(own).filter(([key]) => !(key in meaning))), bound);
}

/** What tells a meaning from most others: the first of its keys whose value is a plain word. */
function tagOf(meaning: unknown): Rule['tag'] {
  if (typeof meaning !== 'object' || meaning === null || Array.isArray(meaning)) return undefined;
  return Object.entries(meaning).find(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[1].startsWith('$'),
  );
}

/** The parts of speech by name. */
export class Parts {
  readonly #all = new Map<string, Part<unknown>>();

  define<V, P extends Part<V>>(name: string, part: P): P {
    this.#all.set(name, part as unknown as Part<unknown>);
    return part;
  }

  /** A part of speech that is made of rules; asked for again, the same one. */
  rules<V>(name: string): Rules<V> {
    const known = this.#all.get(name);
    return known instanceof Rules ? known : this.define<V, Rules<V>>(name, new Rules<V>(this));
  }

  get<N extends keyof Meanings>(name: N): Part<Meanings[N]>;
  get(name: string): Part<unknown>;
  get(name: string): Part<unknown> {
    const part = this.#all.get(name);
    if (part === undefined) throw new Error(`no part of speech ${name}`);
    return part;
  }
}

export { Reader };
