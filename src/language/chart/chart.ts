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

/** The beginning of a rule over three signs or more, which waits for the next. */
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

/** What a run of tokens can be: lists by category, in the order in which the categories came. */
class Run<T> {
  readonly cats: number[] = [];
  readonly lists: T[][] = [];

  of(cat: number): T[] | undefined {
    const { cats } = this;
    for (let i = 0; i < cats.length; i++) if (cats[i] === cat) return this.lists[i];
    return undefined;
  }

  push(cat: number, item: T): void {
    const list = this.of(cat);
    if (list !== undefined) list.push(item);
    else this.set(cat, [item]);
  }

  set(cat: number, list: T[]): void {
    this.cats.push(cat);
    this.lists.push(list);
  }
}

/** The chart of one sentence. */
export interface Chart {
  length: number;
  /** Signs of a category that span from one token to another; undefined where there are none. */
  at(from: number, to: number, cat: string): readonly Sign[] | undefined;
  /** True where the budget was spent, so that readings may be missing. */
  spent: boolean;
  made: number;
}

/** Stands for every run without signs; nothing is ever put into it. */
const none = new Run<never>();

/** A grammar made ready for parsing: categories are numbers, and rules are found by them. */
export class Grammar {
  readonly #ids = new Map<string, number>();
  /** Rules over two signs or more, by the categories of their first two. */
  readonly #pairs: Rule[][][] = [];
  readonly #unary: Rule[][] = [];
  /** The category that a rule over three signs or more waits for, by how many it has. */
  readonly #next = new Map<Rule, readonly number[]>();
  readonly #rank: number[] = [];

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      for (const cat of rule.to ?? []) this.#numberOf(cat);
      const from = rule.from.map((cat) => this.#numberOf(cat));
      const [head, next] = from as [number, number?];
      if (next === undefined) pushAt(this.#unary, head, rule);
      else {
        this.#pairs[head] ??= [];
        pushAt(this.#pairs[head] as Rule[][], next, rule);
        this.#next.set(rule, from);
      }
    }
    const visit = (cat: number, path: readonly number[]): number => {
      if (path.includes(cat)) {
        const names = [...path, cat].map((id) => [...this.#ids].find(([, own]) => own === id)?.[0]);
        throw new Error(`The rules over one sign go round in a circle: ${names.join(' → ')}.`);
      }
      const next = (this.#unary[cat] ?? []).flatMap((rule) => rule.to ?? []);
      this.#rank[cat] ??= 1 + Math.max(0, ...next.map((to) => visit(this.#numberOf(to), [...path, cat])));
      return this.#rank[cat] as number;
    };
    for (const cat of this.#unary.keys()) if (this.#unary[cat] !== undefined) visit(cat, []);
  }

  #numberOf(cat: string): number {
    const known = this.#ids.get(cat) ?? this.#ids.size;
    this.#ids.set(cat, known);
    return known;
  }

  /**
   * Parses from the bottom up: every run of tokens gets all signs that rules make of its parts.
   *
   * @param length how many tokens there are
   * @param lexical signs of the words, with the first token and the token after the last
   * @param budget when to give up
   */
  parse(length: number, lexical: readonly { from: number; to: number; sign: Sign }[], budget: Budget): Chart {
    const cells: Run<Sign>[][] = Array.from({ length }, () => []);
    const partials: Run<Partial>[][] = Array.from({ length }, () => []);
    // Where runs that begin at a token end, as far as there is anything in them.
    const ends: number[][] = Array.from({ length }, () => []);
    const words = new Map<number, Sign[]>();
    for (const { from, to, sign } of lexical) listIn(words, from * 4096 + to).push(sign);
    const ids = this.#ids;
    let made = 0;
    let spent = false;
    // Signs of the run in hand, and what waits there for more; most runs have none.
    let fresh = new Run<Sign>();
    let waiting: Run<Partial> | undefined;
    const put = (sign: Sign): void => {
      const cat = ids.get(sign.cat);
      // What no rule takes and no rule makes is of no use to anybody.
      if (cat !== undefined) fresh.push(cat, sign);
    };
    const add = (result: Sign | readonly Sign[] | undefined): void => {
      if (result === undefined) return;
      if ('cat' in result) put(result);
      else for (const sign of result) put(sign);
    };
    for (let to = 1; to <= length; to++) {
      for (let from = to - 1; from >= 0; from--) {
        waiting = undefined;
        const own = words.get(from * 4096 + to);
        if (own !== undefined) for (const sign of own) put(sign);
        const begun = cells[from] as Run<Sign>[];
        const begunPartials = partials[from] as Run<Partial>[];
        for (const split of ends[from] as number[]) {
          if (spent) break;
          const right = (cells[split] as Run<Sign>[])[to] as Run<Sign>;
          if (right === none) continue;
          // Most rules take two signs: they are looked up by both, and nothing waits for the second.
          const left = begun[split] as Run<Sign>;
          for (let i = 0; i < left.cats.length; i++) {
            const pairs = this.#pairs[left.cats[i] as number];
            if (pairs === undefined) continue;
            const firsts = left.lists[i] as Sign[];
            for (let j = 0; j < right.cats.length; j++) {
              const rules = pairs[right.cats[j] as number];
              if (rules === undefined) continue;
              const seconds = right.lists[j] as Sign[];
              for (const rule of rules) {
                const two = rule.from.length === 2;
                const third = two ? 0 : (this.#next.get(rule)?.[2] as number);
                for (const first of firsts)
                  for (const second of seconds)
                    if (++made > budget.signs) spent = true;
                    else if (two) add(rule.build(first, second));
                    else {
                      waiting ??= new Run();
                      waiting.push(third, { rule, signs: [first, second] });
                    }
              }
            }
          }
          const halves = begunPartials[split] as Run<Partial>;
          for (let i = 0; i < halves.cats.length; i++) {
            const signs = right.of(halves.cats[i] as number);
            if (signs === undefined) continue;
            const waiters = halves.lists[i] as Partial[];
            for (const sign of signs)
              for (const { rule, signs: before } of waiters)
                if (++made > budget.signs) spent = true;
                else if (before.length + 1 === rule.from.length) add(rule.build(...before, sign));
                else {
                  waiting ??= new Run();
                  const next = this.#next.get(rule)?.[before.length + 1] as number;
                  waiting.push(next, { rule, signs: [...before, sign] });
                }
          }
        }
        if (fresh.cats.length > 0 || waiting !== undefined) (ends[from] as number[]).push(to);
        begunPartials[to] = waiting ?? none;
        begun[to] = fresh.cats.length > 0 ? this.#closed(fresh, budget, add) : none;
        if (fresh.cats.length > 0) fresh = new Run();
      }
    }
    return {
      length,
      spent,
      made,
      at: (from, to, cat) => cells[from]?.[to]?.of(ids.get(cat) ?? -1),
    };
  }

  /**
   * What a run of tokens is, with all that rules over one sign make of it: of each category the readings that remain.
   *
   * @param fresh the signs of the run; it grows while rules make more
   * @param add what puts a sign there
   */
  #closed(fresh: Run<Sign>, budget: Budget, add: (made: ReturnType<Rule['build']>) => void): Run<Sign> {
    const cell = new Run<Sign>();
    const first = fresh.cats[0] as number;
    if (fresh.cats.length === 1 && this.#unary[first] === undefined) {
      cell.set(first, prune(fresh.lists[0] as Sign[], budget.readings));
      return cell;
    }
    const done: boolean[] = [];
    for (;;) {
      // Of those that are left the one from which most can follow, so that all of its signs are there.
      let next = -1;
      let rank = -1;
      for (let i = 0; i < fresh.cats.length; i++) {
        if (done[i]) continue;
        const own = this.#rank[fresh.cats[i] as number] ?? 0;
        if (own > rank) [next, rank] = [i, own];
      }
      if (next < 0) return cell;
      done[next] = true;
      const cat = fresh.cats[next] as number;
      const signs = prune(fresh.lists[next] as Sign[], budget.readings);
      cell.set(cat, signs);
      const rules = this.#unary[cat];
      if (rules !== undefined) for (const rule of rules) for (const sign of signs) add(rule.build(sign));
    }
  }
}

function pushAt<T>(lists: T[][], at: number, item: T): void {
  const list = lists[at];
  if (list === undefined) lists[at] = [item];
  else list.push(item);
}

/**
 * Keeps of the readings of one run those that differ in meaning, without those that another beats: it goes against the same
 * published rules and one more.
 */
export function prune(signs: readonly Sign[], most: number): Sign[] {
  if (signs.length === 1) return signs as Sign[];
  const groups = new Map<string, Sign[]>();
  for (const sign of signs) listIn(groups, featuresKey(sign)).push(sign);
  if (groups.size === signs.length) return signs as Sign[];
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
    for (const sign of best.slice(0, most)) kept.push(sign);
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
