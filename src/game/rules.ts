import type { ParameterValue, Value } from '../rulesets/types.js';
import { unlike } from '../rulesets/unlike.js';
import type { ParameterKey, RequiredKey, ValueOf } from '../rulesets/vocabulary/index.js';
import { GameError, unhandled } from './errors.js';

/**
 * All that a game knows of the rules: values by the names of their parameters. A compiled ruleset is one. It must not
 * change once a game has been given it.
 */
export interface GameRuleset {
  entry(parameter: Parameter): ParameterValue | undefined;
  /** Named in the log; never consulted. */
  readonly edition?: string;
  readonly hash?: string;
  /** For a ruleset that notes what is asked of it: the one behind it, for looking over without a note. */
  readonly behind?: GameRuleset;
  /** Sentences that nobody understands, each with the systems whose section it is in and, of a system of several variants, the variant. */
  readonly strange?: readonly {
    rule: string;
    sentence: string;
    systems?: readonly string[];
    variant?: string;
  }[];
  /** Matters that two places state differently; by those that are unsettled no game can go. */
  readonly conflicts?: readonly {
    parameter: string;
    readings: readonly { value: Value; of?: string; rule: string; words?: string }[];
    unsettled?: true;
  }[];
}

export type Parameter = ParameterKey;

/** A parameter of a rule that says something or is silent. */
export type Statement = {
  [P in Parameter]: [ValueOf<P>] extends [true | 'notSpecified'] ? P : never;
}[Parameter];

/** A parameter as it has been read, and how far down the list of what was asked it stands. */
interface Known {
  parameter: Parameter;
  value: unknown;
  lineages: readonly string[];
  place: number;
}

/** Lists of parameters by what they begin with, so that equal lists are one. */
interface Cited extends Citation {
  longer: Map<Known, Cited>;
  /** What was asked last behind these, and the list that ends with it. */
  last?: Known;
  next?: Cited;
}

/** What something rests on: parameters, and the permanent ids of the rules that state them. */
export interface Citation {
  parameters: Parameter[];
  lineages: string[];
}

/** Something worked out once, with what was asked for it. */
export interface Recorded<T> {
  value: T;
  asked: readonly Known[];
}

const read = new WeakMap<GameRuleset, Rules>();

/** The rules as games ask them. Games under one ruleset share what has been read, so a ruleset must not change. */
export function rulesOf(ruleset: GameRuleset): Rules {
  let rules = read.get(ruleset);
  if (rules === undefined) {
    rules = new Rules(ruleset);
    read.set(ruleset, rules);
  }
  return rules;
}

/**
 * The ruleset as the systems of a game ask it. Values are kept once read, and what is asked is noted: whatever comes about
 * rests on what was asked since the present matter began (`begin`). Games take no turns in the middle of a matter, so
 * those under one ruleset can share the notes.
 */
export class Rules {
  readonly source: GameRuleset;
  readonly #known = new Map<string, Known>();
  /** What was asked last of the parameters whose names are as long: mostly the same few are asked again and again. */
  readonly #recent: Known[] = [];
  /** What has been asked, of the matters around the present one too, which begins at `#base`. */
  readonly #asked: Known[] = [];
  /** Where each of them was before, in the matters around. */
  readonly #former: number[] = [];
  #base = 0;
  readonly #cited: Cited = { parameters: [], lineages: [], longer: new Map() };

  constructor(source: GameRuleset) {
    this.source = source;
  }

  /**
   * The value of a parameter.
   * @throws GameError when the ruleset has no value for it: the rule is missing, or its words are not understood
   */
  ask<P extends Parameter>(parameter: P): ValueOf<P> {
    const recent = this.#recent[parameter.length];
    const known = recent?.parameter === parameter ? recent : this.#find(parameter);
    if (known.place < this.#base) this.#note(known);
    return known.value as ValueOf<P>;
  }

  /** The value of a parameter, without a note that it was asked. */
  peek<P extends Parameter>(parameter: P): ValueOf<P> {
    return this.#find(parameter).value as ValueOf<P>;
  }

  /** Says that the game goes on in the one way that it knows, which was checked when the table was set up. */
  rely(parameter: RequiredKey): void {
    this.ask(parameter);
  }

  #find(parameter: Parameter): Known {
    const known = this.#known.get(parameter) ?? this.#read(parameter);
    this.#recent[parameter.length] = known;
    return known;
  }

  #note(known: Known): void {
    this.#former.push(known.place);
    known.place = this.#asked.length;
    this.#asked.push(known);
  }

  #read(parameter: Parameter): Known {
    const entry = this.source.entry(parameter);
    if (entry?.value === undefined) throw withoutValue(parameter, entry, this.source.edition);
    const lineages = entry.lineages.length > 0 ? entry.lineages : entry.rules;
    const known: Known = { parameter, value: entry.value, lineages, place: -1 };
    this.#known.set(parameter, known);
    return known;
  }

  /**
   * Whether the rules make a statement; where they are silent they do not.
   * @throws GameError as `ask`, and for a value that is neither
   */
  state(parameter: Statement): boolean {
    const value: true | 'notSpecified' = this.ask(parameter);
    switch (value) {
      case true:
        return true;
      case 'notSpecified':
        return false;
      default:
        return unhandled(parameter, value);
    }
  }

  /** The value of a number that the rules must give. */
  number(parameter: Parameter): number {
    const value = this.ask(parameter) as unknown;
    if (typeof value !== 'number') {
      throw new GameError(`${parameter} gives no number, and this game needs one`, parameter);
    }
    return value;
  }

  /** A new matter begins, within which nothing has been asked. @returns what `end` needs to go back */
  begin(): number {
    const base = this.#base;
    this.#base = this.#asked.length;
    return base;
  }

  /** The matter is over; what was asked for it is forgotten. */
  end(base: number): void {
    for (let at = this.#asked.length; at > this.#base; at--) {
      (this.#asked.pop() as Known).place = this.#former.pop() as number;
    }
    this.#base = base;
  }

  /** Forgets every matter, as after an error in the middle of one. */
  reset(): void {
    this.#base = 0;
    if (this.#asked.length > 0) this.end(0);
  }

  /**
   * Works something out without noting what it asks.
   * @param of what is handed to `work`: a function that names what it works with costs something even where it is not called
   */
  aside<T, A extends unknown[]>(work: (...of: A) => T, ...of: A): T {
    const base = this.begin();
    try {
      return work(...of);
    } finally {
      this.end(base);
    }
  }

  /** Works something out to be kept; see `aside` and `recall`. */
  record<T, A extends unknown[]>(work: (...of: A) => T, ...of: A): Recorded<T> {
    const base = this.begin();
    try {
      const value = work(...of);
      return { value, asked: this.#asked.slice(this.#base) };
    } finally {
      this.end(base);
    }
  }

  /** Something kept, as if what it rests on had been asked just now. */
  recall<T>(recorded: Recorded<T>): T {
    for (const known of recorded.asked) if (known.place < this.#base) this.#note(known);
    return recorded.value;
  }

  /** All that has been asked since the present matter began. The lists are shared and must not be changed. */
  get cited(): Citation {
    let node = this.#cited;
    for (let at = this.#base; at < this.#asked.length; at++) {
      const known = this.#asked[at] as Known;
      if (node.last === known) {
        node = node.next as Cited;
        continue;
      }
      let next = node.longer.get(known);
      if (next === undefined) {
        next = {
          parameters: [...node.parameters, known.parameter],
          lineages: [...new Set([...node.lineages, ...known.lineages])],
          longer: new Map(),
        };
        node.longer.set(known, next);
      }
      node.last = known;
      node.next = next;
      node = next;
    }
    return node;
  }
}

function withoutValue(
  parameter: Parameter,
  entry: ParameterValue | undefined,
  edition: string | undefined,
): GameError {
  if (entry === undefined)
    return new GameError(`the ruleset has no parameter ${parameter}, which this game needs`, parameter);
  // Editions from before there were such games have no rule that could be understood or not.
  if (entry.rules.length === 0 && entry.sentence === undefined) {
    const named = edition === undefined ? 'this edition' : edition;
    return new GameError(
      `the rules of ${named} say nothing of ${parameter}, which this game needs`,
      parameter,
    );
  }
  const where = entry.rules.length > 0 ? ` (rule ${entry.rules.join(', ')})` : '';
  const words = entry.sentence === undefined ? '' : `: "${entry.sentence}"`;
  const difference = unlike(entry);
  return new GameError(
    `the ruleset does not understand ${parameter}${where}${words}${difference === undefined ? '' : `; it is ${difference}`}`,
    parameter,
  );
}

/**
 * Works out a formula of the rules for a team of n players: whole numbers, `n`, `+`, `-`, `*` and brackets, with
 * multiplication understood where factors stand side by side, as in `30+15(n-2)`.
 * @throws GameError when the formula is not of that kind
 */
export function formula(parameter: Parameter, text: string, n: number): number {
  const marks = text.match(/\d+|n|[-+*()]|\S/g) ?? [];
  let at = 0;
  const fail = (): never => {
    throw new GameError(`${parameter} is ${JSON.stringify(text)}, which is not a formula in n`, parameter);
  };
  const factor = (): number => {
    const mark = marks[at++];
    if (mark === undefined) return fail();
    if (mark === 'n') return n;
    if (/^\d+$/.test(mark)) return Number(mark);
    if (mark === '(') {
      const inside = sum();
      if (marks[at++] !== ')') return fail();
      return inside;
    }
    return fail();
  };
  const product = (): number => {
    let value = factor();
    for (;;) {
      const mark = marks[at];
      if (mark === '*') {
        at++;
        value *= factor();
      } else if (mark !== undefined && (mark === 'n' || mark === '(' || /^\d/.test(mark))) {
        value *= factor();
      } else return value;
    }
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      const mark = marks[at];
      if (mark !== '+' && mark !== '-') return value;
      at++;
      value += mark === '+' ? product() : -product();
    }
  };
  const value = sum();
  if (at !== marks.length) return fail();
  return value;
}
