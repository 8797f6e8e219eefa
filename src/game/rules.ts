import type { ParameterValue } from '../rulesets/types.js';
import type { ParameterKey, ValueOf } from '../rulesets/vocabulary/index.js';
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
}

export type Parameter = ParameterKey;

/** A parameter of a rule that says something or is silent. */
export type Statement = {
  [P in Parameter]: [ValueOf<P>] extends [true | 'notSpecified'] ? P : never;
}[Parameter];

/** What is known of the lists of parameters that begin alike. */
interface Joined {
  ids: string[] | null;
  longer: Map<Parameter, Joined>;
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

/** The ruleset as the systems of a game ask it. Values are kept once read. */
export class Rules {
  readonly source: GameRuleset;
  readonly #values = new Map<string, unknown>();
  readonly #lineages = new Map<string, readonly string[]>();
  readonly #joined: Joined = { ids: null, longer: new Map() };

  constructor(source: GameRuleset) {
    this.source = source;
  }

  /**
   * The value of a parameter.
   * @throws GameError when the ruleset has no value for it: the rule is missing, or its words are not understood
   */
  ask<P extends Parameter>(parameter: P): ValueOf<P> {
    const known = this.#values.get(parameter);
    if (known !== undefined) return known as ValueOf<P>;
    const entry = this.source.entry(parameter);
    if (entry === undefined) {
      throw new GameError(`the ruleset has no parameter ${parameter}, which this game needs`, parameter);
    }
    if (entry.value === undefined) {
      // Editions from before there were such games have no rule that could be understood or not.
      if (entry.rules.length === 0 && entry.sentence === undefined) {
        const edition = this.source.edition === undefined ? 'this edition' : this.source.edition;
        throw new GameError(
          `the rules of ${edition} say nothing of ${parameter}, which this game needs`,
          parameter,
        );
      }
      const where = entry.rules.length > 0 ? ` (rule ${entry.rules.join(', ')})` : '';
      const words = entry.sentence === undefined ? '' : `: "${entry.sentence}"`;
      throw new GameError(`the ruleset does not understand ${parameter}${where}${words}`, parameter);
    }
    this.#values.set(parameter, entry.value);
    return entry.value as ValueOf<P>;
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

  /**
   * Permanent ids of the rules that state these parameters. Where no rule of this edition speaks of any of them,
   * the rule that makes the game a multiplayer game stands for the ordinary course of play.
   */
  lineages(parameters: readonly Parameter[]): string[] {
    // Lists are looked up parameter by parameter: joining their names would cost more than all the rest.
    let node = this.#joined;
    for (const parameter of parameters) {
      let next = node.longer.get(parameter);
      if (next === undefined) {
        next = { ids: null, longer: new Map() };
        node.longer.set(parameter, next);
      }
      node = next;
    }
    if (node.ids === null) {
      const ids = [...new Set(parameters.flatMap((parameter) => this.#lineagesOf(parameter)))];
      node.ids = ids.length > 0 ? ids : [...this.#lineagesOf('general.multiplayerThreshold')];
    }
    return node.ids;
  }

  #lineagesOf(parameter: Parameter): readonly string[] {
    let ids = this.#lineages.get(parameter);
    if (ids === undefined) {
      const entry = this.source.entry(parameter);
      ids = entry === undefined ? [] : entry.lineages.length > 0 ? entry.lineages : entry.rules;
      this.#lineages.set(parameter, ids);
    }
    return ids;
  }
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
