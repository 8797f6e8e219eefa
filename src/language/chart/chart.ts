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
  readonly #first = new Map<string, Rule[]>();
  readonly #unary = new Map<string, Rule[]>();
  readonly #rank = new Map<string, number>();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const table = rule.from.length === 1 ? this.#unary : this.#first;
      const head = rule.from[0] as string;
      const list = table.get(head);
      if (list === undefined) table.set(head, [rule]);
      else list.push(rule);
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
    const words = new Map<number, Sign[]>();
    for (const { from, to, sign } of lexical) {
      const list = words.get(from * 4096 + to);
      if (list === undefined) words.set(from * 4096 + to, [sign]);
      else list.push(sign);
    }
    let made = 0;
    let spent = false;
    for (let to = 1; to <= length; to++) {
      for (let from = to - 1; from >= 0; from--) {
        const fresh = new Map<string, Sign[]>();
        let waiting: Map<string, Partial[]> | undefined;
        const add = (result: Sign | readonly Sign[] | undefined): void => {
          if (result === undefined) return;
          if ('cat' in result) put(fresh, result.cat, result);
          else for (const sign of result) put(fresh, sign.cat, sign);
        };
        for (const sign of words.get(from * 4096 + to) ?? []) put(fresh, sign.cat, sign);
        for (let split = from + 1; split < to && !spent; split++) {
          const right = (cells[split] as Map<string, Sign[]>[])[to] as Map<string, Sign[]>;
          if (right.size === 0) continue;
          const left = (partials[from] as Map<string, Partial[]>[])[split] as Map<string, Partial[]>;
          if (left.size === 0) continue;
          for (const [need, waiters] of left) {
            const signs = right.get(need);
            if (signs === undefined) continue;
            for (const { rule, signs: before } of waiters) {
              for (const sign of signs) {
                if (++made > budget.signs) {
                  spent = true;
                  break;
                }
                if (before.length + 1 === rule.from.length) add(rule.build(...before, sign));
                else {
                  waiting ??= new Map();
                  put(waiting, rule.from[before.length + 1] as string, { rule, signs: [...before, sign] });
                }
              }
            }
          }
        }
        if (fresh.size === 0) {
          (cells[from] as Map<string, Sign[]>[])[to] = none as Map<string, Sign[]>;
          (partials[from] as Map<string, Partial[]>[])[to] = waiting ?? (none as Map<string, Partial[]>);
          continue;
        }
        waiting ??= new Map();
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
          for (const rule of this.#first.get(cat) ?? []) {
            for (const sign of signs)
              put(waiting as Map<string, Partial[]>, rule.from[1] as string, { rule, signs: [sign] });
          }
        }
        (cells[from] as Map<string, Sign[]>[])[to] = cell;
        (partials[from] as Map<string, Partial[]>[])[to] = waiting;
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

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * Keeps of the readings of one run those that differ in meaning, without those that another beats: it goes against the same
 * published rules and one more.
 */
export function prune(signs: readonly Sign[], most: number): Sign[] {
  if (signs.length === 1) return signs as Sign[];
  const groups = new Map<string, Map<string, Sign>>();
  for (const sign of signs) {
    const group = featuresKey(sign);
    let byKey = groups.get(group);
    if (byKey === undefined) {
      byKey = new Map();
      groups.set(group, byKey);
    }
    const key = keyOf(sign.sem);
    const before = byKey.get(key);
    if (before === undefined || (before.marks?.length ?? 0) > (sign.marks?.length ?? 0)) byKey.set(key, sign);
  }
  const kept: Sign[] = [];
  for (const group of groups.values()) {
    const all = [...group.values()];
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
  const key = Object.entries(sign.f)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
  featureKeys.set(sign.f, key);
  return key;
}
