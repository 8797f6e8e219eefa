import type { GrammaticalNumber } from './marks.js';

/**
 * What statements say, taken apart: which words, which of them are asked how many, denied, allowed or joined, who does what to what, and what
 * comes first. How the words are put together is lost, but for what would change the meaning.
 */
export interface Facts {
  /** Words of content by their sense; what is said in place of something else has "not/" before it, steps in order have their place. */
  words: Set<string>;
  /** Nouns of things in the same way, and how often each is named. */
  heads: Map<string, number>;
  /** What describes things, and how often. */
  modifiers: Map<string, number>;
  /** What is done, and how often. */
  verbs: Map<string, number>;
  /** Quantifiers, quantities, ordinals, modalities, focus, times and prepositions that matter, each with what it belongs to, and how often. */
  operators: Map<string, number>;
  /** Verbs that are denied, with the level of the clause, and how often; "part" before those that say what some thing does not do. */
  denied: Map<string, number>;
  /** Nouns with "no", and nouns that denied verbs speak of. */
  none: Set<string>;
  deniedOf: Set<string>;
  /** By noun, whether it is one or many; with a question mark where the number says nothing: "a creature can't", "creatures can't". */
  numbers: Map<string, Set<GrammaticalNumber>>;
  /** Who does, what it is done to, and whose a thing is, by the verb or the noun. */
  roles: Map<string, string[]>;
  /** Things that are described, in order. */
  order: string[];
  /** How often a noun stands alone. */
  bare: Map<string, number>;
  /** Of what kind the things of a noun are: "player", "object". */
  sorts: Map<string, string>;
  /** Nouns of all things that are meant: "the teams". */
  those: Set<string>;
  /** How often something is spoken of without its noun. */
  pronouns: number;
  /** Verbs of main clauses, and those of conditions and descriptions. */
  main: Set<string>;
  within: Set<string>;
}

/** Facts to begin with: none. */
export const noFacts = (): Facts => ({
  words: new Set(),
  heads: new Map(),
  modifiers: new Map(),
  verbs: new Map(),
  operators: new Map(),
  denied: new Map(),
  none: new Set(),
  deniedOf: new Set(),
  numbers: new Map(),
  roles: new Map(),
  order: [],
  bare: new Map(),
  sorts: new Map(),
  those: new Set(),
  pronouns: 0,
  main: new Set(),
  within: new Set(),
});
