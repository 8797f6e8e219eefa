import {
  type Beginning,
  beginningOf,
  type Caught,
  compilePattern,
  type Match,
  matches,
  type Names,
  wordsNeeded,
} from './pattern.js';
import type { Step } from './steps.js';
import type { Token } from './tokens.js';

/** What earlier clauses of the same scenario spoke of, for "it", "both" and "the copy". */
export interface Discourse {
  /** The last object named. */
  object?: string;
  /** The last player named as doing something. */
  player?: string;
  /** The creatures of the last attack. */
  attackers: string[];
  /** The last spell or ability put on the stack. */
  onStack?: string;
}

/** What the slots of a pattern caught, by kind. */
export interface Slots {
  /** A single name; undefined when the optional slot is missing. */
  one(name: string): string | undefined;
  /** A list of names; empty when missing. */
  many(name: string): string[];
  /** A number; undefined when missing. */
  number(name: string): number | undefined;
  /** The numbers of a "2+2" slot. */
  sizes(name: string): number[] | undefined;
}

/** A sentence pattern with what it means. */
export interface Production {
  pattern: string;
  begins: Beginning;
  /** Groups of words, one of each of which it cannot do without. */
  needs: readonly (readonly string[])[];
  match(tokens: Token[], at: number, names: Names): Generator<Match>;
  build(slots: Slots, discourse: Discourse): Step[];
}

/**
 * Makes a production.
 *
 * @param pattern words, choices and slots (see `compilePattern`)
 * @param build the steps that the sentence means, from what the slots caught
 */
export function say(pattern: string, build: (slots: Slots, discourse: Discourse) => Step[]): Production {
  const node = compilePattern(pattern);
  return {
    pattern,
    begins: beginningOf(node),
    needs: wordsNeeded(node),
    match: (tokens, at, names) => matches(node, tokens, at, names, {}),
    build,
  };
}

/** The slots of a match, with "himself" and "it" replaced by whom and what they mean. */
export function slotsOf(caught: Caught, discourse: Discourse): Slots {
  const actor = ['p', 's', 'by'].map((name) => caught[name]).find((value) => typeof value === 'string') as
    | string
    | undefined;
  const mean = (value: string | number): string => {
    if (value === 'self') return (actor === 'self' ? undefined : actor) ?? discourse.player ?? 'self';
    if (value === 'it') return discourse.object ?? discourse.onStack ?? 'it';
    return String(value);
  };
  return {
    one: (name) => {
      const value = caught[name];
      return value === undefined || Array.isArray(value) ? undefined : mean(value);
    },
    many: (name) => {
      const value = caught[name];
      if (value === undefined) return [];
      return (Array.isArray(value) ? value : [value]).map(mean);
    },
    number: (name) => {
      const value = caught[name];
      return typeof value === 'number' ? value : undefined;
    },
    sizes: (name) => {
      const value = caught[name];
      return Array.isArray(value) ? value.map(Number) : undefined;
    },
  };
}

/** An object without its undefined members, as `exactOptionalPropertyTypes` wants it. */
export function given<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}
