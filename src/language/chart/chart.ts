import { listIn } from '../../tree/maps.js';
import { keyOf, type Node } from '../frames/frame.js';

/** Flat features of a sign; only those named in `packed` keep signs apart. */
export type Features = Readonly<Record<string, string | undefined>>;

/** What a run of tokens can be: a category with features and one meaning. */
export interface Sign {
  cat: string;
  f: Features;
  sem: Node;
  /** Published rules of attachment that this reading goes against. */
  marks?: readonly string[];
  /** What the run ends in, for the rule that a modifier belongs to the nearest phrase that can take it. */
  tail?: readonly string[];
  /** True of a predicate that begins with an adverb. */
  lead?: true;
}

/** A rule of grammar: a sequence of categories, and what they mean together. */
export interface Rule {
  name: string;
  from: readonly string[];
  /** Categories that a rule over one sign can make. */
  to?: readonly string[];
  build(...signs: Sign[]): Sign | readonly Sign[] | undefined;
}

interface Partial {
  rule: Rule;
  signs: readonly Sign[];
}

/** How much a chart may hold before it gives up; a sentence of the rules needs less than a tenth of it. */
export interface Budget {
  /** Signs that may be made in all. */
  signs: number;
  /** Readings of one run of tokens with one category and features. */
  readings: number;
}

/** The chart of one sentence. */
export interface Chart {
  length: number;
  /** Signs that span from one token to another, by category. */
  at(from: number, to: number): ReadonlyMap<string, readonly Sign[]>;
  /** True where the budget was spent, so that readings may be missing. */
  spent: boolean;
  made: number;
}

/** Stands for every cell without signs; nothing is ever put into it. */
const none = new Map<string, never[]>();

/** A grammar made ready for parsing. */
export class Grammar {
  /** Rules over two signs or more, by the categories of their first two. */
  readonly #pairs = new Map<string, Map<string, Rule[]>>();
  readonly #unary = new Map<string, Rule[]>();
  readonly #rank = new Map<string, number>();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const [head, next] = rule.from as [string, string?];
      if (next === undefined) listIn(this.#unary, head).push(rule);
      else {
        const pairs = this.#pairs.get(head) ?? new Map<string, Rule[]>();
        this.#pairs.set(head, pairs);
        listIn(pairs, next).push(rule);
      }
    }
    const visit = (cat: string, path: readonly string[]): number => {
      if (path.includes(cat))
        throw new Error(`The rules over one sign go round in a circle: ${[...path, cat].join(' → ')}.`);
      const known = this.#rank.get(cat);
      if (known !== undefined) return known;
      const next = (this.#unary.get(cat) ?? []).flatMap((rule) => rule.to ?? []);
      const rank = 1 + Math.max(0, ...next.map((to) => visit(to, [...path, cat])));
      this.#rank.set(cat, rank);
      return rank;
    };
    for (const cat of this.#unary.keys()) visit(cat, []);
  }

  /**
   * Parses from the bottom up: every run of tokens gets all signs that rules make of its parts.
   *
   * @param length how many tokens there are
   * @param lexical signs of the words, with the first token and the token after the last
   * @param budget when to give up
   */
  parse(length: number, lexical: readonly { from: number; to: number; sign: Sign }[], budget: Budget): Chart {
    const cells: Map<string, Sign[]>[][] = Array.from({ length }, () => []);
    const partials: Map<string, Partial[]>[][] = Array.from({ length }, () => []);
    // Where runs that begin at a token end, as far as there is anything in them.
    const ends: number[][] = Array.from({ length }, () => []);
    const words = new Map<number, Sign[]>();
    for (const { from, to, sign } of lexical) listIn(words, from * 4096 + to).push(sign);
    let made = 0;
    let spent = false;
    // Signs of the run in hand, by category, and what waits there for more; most runs have none.
    const fresh = new Map<string, Sign[]>();
    let waiting: Map<string, Partial[]> | undefined;
    const add = (result: Sign | readonly Sign[] | undefined): void => {
      if (result === undefined) return;
      if ('cat' in result) listIn(fresh, result.cat).push(result);
      else for (const sign of result) listIn(fresh, sign.cat).push(sign);
    };
    const advance = (rule: Rule, before: readonly Sign[], sign: Sign): void => {
      if (++made > budget.signs) spent = true;
      else if (before.length + 1 === rule.from.length) add(rule.build(...before, sign));
      else {
        waiting ??= new Map();
        listIn(waiting, rule.from[before.length + 1] as string).push({ rule, signs: [...before, sign] });
      }
    };
    for (let to = 1; to <= length; to++) {
      for (let from = to - 1; from >= 0; from--) {
        waiting = undefined;
        for (const sign of words.get(from * 4096 + to) ?? []) listIn(fresh, sign.cat).push(sign);
        for (const split of ends[from] as number[]) {
          if (spent) break;
          const right = (cells[split] as Map<string, Sign[]>[])[to] as Map<string, Sign[]>;
          if (right.size === 0) continue;
          // Most rules take two signs: they are looked up by both, and nothing waits for the second.
          for (const [cat, firsts] of (cells[from] as Map<string, Sign[]>[])[split] as Map<string, Sign[]>) {
            const pairs = this.#pairs.get(cat);
            if (pairs === undefined) continue;
            for (const [next, seconds] of right) {
              for (const rule of pairs.get(next) ?? [])
                for (const first of firsts) for (const second of seconds) advance(rule, [first], second);
            }
          }
          const left = (partials[from] as Map<string, Partial[]>[])[split] as Map<string, Partial[]>;
          for (const [need, waiters] of left) {
            for (const sign of right.get(need) ?? [])
              for (const { rule, signs: before } of waiters) advance(rule, before, sign);
          }
        }
        if (fresh.size > 0 || waiting !== undefined) (ends[from] as number[]).push(to);
        (partials[from] as Map<string, Partial[]>[])[to] = waiting ?? (none as Map<string, Partial[]>);
        if (fresh.size === 0) {
          (cells[from] as Map<string, Sign[]>[])[to] = none as Map<string, Sign[]>;
          continue;
        }
        const cell = new Map<string, Sign[]>();
        while (fresh.size > 0) {
          let cat = '';
          let rank = -1;
          for (const name of fresh.keys()) {
            const r = this.#rank.get(name) ?? 0;
            if (r > rank) [cat, rank] = [name, r];
          }
          const signs = prune(fresh.get(cat) as Sign[], budget.readings);
          if (signs.length === budget.readings) spent ||= signs.length > 4 * budget.readings;
          fresh.delete(cat);
          cell.set(cat, signs);
          for (const rule of this.#unary.get(cat) ?? []) for (const sign of signs) add(rule.build(sign));
        }
        (cells[from] as Map<string, Sign[]>[])[to] = cell;
      }
    }
    return {
      length,
      spent,
      made,
      at: (from, to) => cells[from]?.[to] ?? new Map(),
    };
  }
}

/**
 * Keeps of the readings of one run those that differ in meaning, without those that another beats: it goes against the same
 * published rules and one more.
 */
export function prune(signs: readonly Sign[], most: number): Sign[] {
  if (signs.length === 1) return signs as Sign[];
  const groups = new Map<string, Sign[]>();
  for (const sign of signs) listIn(groups, featuresKey(sign)).push(sign);
  const kept: Sign[] = [];
  for (const group of groups.values()) {
    if (group.length === 1) {
      kept.push(group[0] as Sign);
      continue;
    }
    const byKey = new Map<string, Sign>();
    for (const sign of group) {
      const key = keyOf(sign.sem);
      const before = byKey.get(key);
      if (before === undefined || (before.marks?.length ?? 0) > (sign.marks?.length ?? 0))
        byKey.set(key, sign);
    }
    const all = [...byKey.values()];
    const best = all.length === 1 ? all : all.filter((a) => !all.some((b) => b !== a && beats(b, a)));
    kept.push(...best.slice(0, most));
  }
  return kept;
}

/** True where the first goes against fewer published rules, and against none that the second keeps. */
function beats(a: Sign, b: Sign): boolean {
  const x = a.marks ?? [];
  const y = b.marks ?? [];
  if (x.length >= y.length) return false;
  const rest = [...y];
  for (const mark of x) {
    const i = rest.indexOf(mark);
    if (i < 0) return false;
    rest.splice(i, 1);
  }
  return true;
}

const featureKeys = new WeakMap<Features, string>();

function featuresKey(sign: Sign): string {
  const known = featureKeys.get(sign.f);
  if (known !== undefined) return known;
  const parts: string[] = [];
  for (const name in sign.f) {
    const value = sign.f[name];
    if (value !== undefined && value !== '') parts.push(`${name}=${value}`);
  }
  const key = parts.sort().join(' ');
  featureKeys.set(sign.f, key);
  return key;
}
