/** What sentences of a narrative say: clauses with roles, always active, and the phrases in them. */

/** How many: a number, with a bound where it is a least or a most. */
export interface Count {
  n: number;
  bound?: 'least' | 'most';
}

/** A phrase with a preposition. */
export interface Phrase {
  word: string;
  ref: Ref;
}

export interface Noun {
  is: 'noun';
  noun: string;
  many: boolean;
  det?: string;
  count?: Count;
  /** "the first player" is 1. */
  ordinal?: number;
  /** Adjectives and nouns before the noun. */
  marks: string[];
  owner?: Ref;
  phrases: Phrase[];
  which: Clause[];
  /** Quoted words of a card. */
  reads?: string[];
  /** "general 2", "range of influence 1". */
  label?: number;
  /** "(13 - 3)" worked out, with its first number. */
  sum?: { value: number; first: number };
  also?: Ref;
  /** Whom it was found to mean, so that it means the same wherever it is looked at. */
  meant?: string[];
}

export interface Name {
  is: 'name';
  name: string;
  names: 'player' | 'card' | 'team' | 'variant';
  /** "two Bears" */
  count?: Count;
  many?: true;
  /** Power and toughness: "a 2/2 Moth". */
  size?: string;
  owner?: Ref;
  phrases: Phrase[];
  which: Clause[];
  reads?: string[];
  also?: Ref;
}

export type Ref =
  | Noun
  | Name
  | { is: 'pronoun'; word: string }
  | { is: 'number'; count: Count; sum?: { value: number; first: number } }
  | { is: 'quote'; text: string }
  | { is: 'joined'; by: string; items: Ref[] };

/** When, why, on what condition. */
export interface Condition {
  word: string;
  clause: Clause[];
}

export interface Clause {
  verb: string;
  actor?: Ref;
  object?: Ref;
  phrases: Phrase[];
  /** What somebody or something is: "is untapped". */
  quality?: string;
  not?: true;
  modal?: string;
  adverbs: string[];
  conditions: Condition[];
  /** The clause that the verb takes: "attempts to draw", "means that …", "whether …". */
  what?: Clause[];
  progressive?: true;
  perfect?: true;
  /** Said of what was so before. */
  past?: true;
  /** Said in the passive. */
  passive?: true;
  /** The words, for whoever wants to show them. */
  words: string;
}

/** The phrase of a preposition. */
export const phrase = (of: { phrases: readonly Phrase[] }, ...words: string[]): Ref | undefined =>
  of.phrases.find(({ word }) => words.includes(word))?.ref;

/** Whether a phrase is one of these nouns. */
export const isNoun = <N extends string>(ref: Ref | undefined, ...nouns: N[]): ref is Noun & { noun: N } =>
  ref?.is === 'noun' && (nouns as string[]).includes(ref.noun);

export const isNamed = (ref: Ref | undefined, names: Name['names']): ref is Name =>
  ref?.is === 'name' && ref.names === names;

export const isPronoun = (ref: Ref | undefined, ...words: string[]): ref is Ref & { is: 'pronoun' } =>
  ref?.is === 'pronoun' && words.includes(ref.word);

/** A noun of which nothing more is said than `more`. */
export const aNoun = (noun: string, more: Partial<Noun> = {}): Noun => ({
  is: 'noun',
  noun,
  many: false,
  marks: [],
  phrases: [],
  which: [],
  ...more,
});

/** A clause without some of what it says. */
export function without<K extends keyof Clause>(clause: Clause, ...keys: K[]): Omit<Clause, K> {
  const rest: Partial<Clause> = { ...clause };
  for (const key of keys) delete rest[key];
  return rest as Omit<Clause, K>;
}

/** Whether a phrase brings up something new: "a creature", "another creature". */
export const isNew = (ref: Ref): boolean =>
  ref.is === 'noun' && ['a', 'an', 'another'].includes(ref.det ?? '');
