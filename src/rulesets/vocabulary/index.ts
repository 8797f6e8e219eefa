import type { Value } from '../types.js';
import parameters from './parameters.json' with { type: 'json' };
import type { Values } from './values.js';

export type { RequiredKey } from './values.js';

/**
 * What a game does with a parameter. `decides`: it plays differently for different values. `requires`: it knows one way,
 * and a table with any other value is not set up. `informs`: the value says where something is printed, or speaks of what
 * lies outside a game.
 */
export type Use = 'decides' | 'requires' | 'informs';

/** The name of a parameter; a misspelt one does not compile. */
export type ParameterKey = keyof Values;

/** What a parameter can be: the values listed for it, and any number or formula where it is one. */
export type ValueOf<K extends ParameterKey> = Values[K];

/** The nouns of the rulebook that parameters are grouped by: what comes before the first dot of their keys. */
export type System = ParameterKey extends infer K ? (K extends `${infer S}.${string}` ? S : never) : never;

/** One parameter of the multiplayer rules: what it asks, and which answers are known. */
export interface ParameterDefinition {
  /** System and path, such as `twoHeadedGiant.individualLife.value`. */
  key: ParameterKey;
  system: System;
  /** Numbers, counts and formulas take whatever the words state (counts beside the values listed); the others take one of `values`. */
  type: 'number' | 'count' | 'boolean' | 'enum' | 'formula';
  use: Use;
  /** The question in one sentence. */
  question: string;
  /** With `like`, the game plays the value as that other one; with `played: false` it knows no way to play it. */
  values: readonly { value: Value; meaning: string; like?: Value; played?: false }[];
  /** The value where no rule speaks of the matter; absent where silence has no answer. */
  silent?: Value;
}

/** Every parameter of the multiplayer rules, system by system. */
export const PARAMETERS = (parameters as readonly Omit<ParameterDefinition, 'system'>[]).map(
  (parameter): ParameterDefinition => ({ ...parameter, system: parameter.key.split('.')[0] as System }),
) as readonly ParameterDefinition[];

/** The nouns of the rulebook that parameters are grouped by, in the order of the rulebook. */
export const SYSTEMS: readonly System[] = [...new Set(PARAMETERS.map(({ system }) => system))];

const byKey = new Map<string, ParameterDefinition>(PARAMETERS.map((p) => [p.key, p]));

/** All keys, in the order of the vocabulary. */
export const parameterKeys: readonly ParameterKey[] = PARAMETERS.map((p) => p.key);

/** True for the name of a parameter. */
export function isParameterKey(key: string): key is ParameterKey {
  return byKey.has(key);
}

/**
 * What the vocabulary says of a parameter.
 *
 * @throws RangeError for a key that is no parameter
 */
export function definitionOf(key: string): ParameterDefinition {
  const definition = byKey.get(key);
  if (definition === undefined) throw new RangeError(`"${key}" is not a parameter of the vocabulary`);
  return definition;
}

/** What parameters ask, and what each of their values means in the order of the vocabulary, by key. */
export type ParameterWords = Readonly<Record<string, { question: string; meanings: readonly string[] }>>;

/** The words of the parameters that a game goes by, for a program that carries the vocabulary without them. */
export const parameterWords = (): ParameterWords =>
  Object.fromEntries(
    PARAMETERS.filter(({ use }) => use !== 'informs').map(({ key, question, values }) => [
      key,
      { question, meanings: values.map(({ meaning }) => meaning) },
    ]),
  );

/**
 * Takes the words of parameters that came after the program: a page compiles and plays without them.
 *
 * @param words those of {@link parameterWords}
 */
export function takeParameterWords(words: ParameterWords): void {
  for (const [key, { question, meanings }] of Object.entries(words)) {
    const definition = byKey.get(key);
    if (definition === undefined) continue;
    const values = definition.values.map((value, at) => ({ ...value, meaning: meanings[at] ?? '' }));
    Object.assign(definition, { question, values });
  }
}

/** The value where a document has multiplayer rules but none about this; undefined where silence has no answer. */
export function silentValue(key: ParameterKey): Value | undefined {
  return definitionOf(key).silent;
}
