import type { Value } from '../types.js';
import type { ParameterDefinition } from './definition.js';
import type { FurtherValue } from './further.js';
import { PARAMETERS, type SYSTEMS } from './parameters.js';

export type { ParameterDefinition } from './definition.js';
export { furtherValues } from './further.js';
export { PARAMETERS, SYSTEMS } from './parameters.js';

type Definition = (typeof PARAMETERS)[number];

/** The name of a parameter; a misspelt one does not compile. */
export type ParameterKey = Definition['key'];

/** The nouns that parameters are grouped by. */
export type System = (typeof SYSTEMS)[number];

type Listed<D> = D extends { values: readonly (infer V)[] }
  ? V extends { value: infer X }
    ? X
    : never
  : never;

type Typed<D> = D extends { type: 'number' }
  ? number | Extract<Listed<D>, null>
  : D extends { type: 'formula' }
    ? Listed<D> | `${number}n` | `${number}+${number}(n-${number})`
    : Listed<D>;

/** What a parameter can be: its listed values, the further ones that words can state, any number where it is one. */
export type ValueOf<K extends ParameterKey> =
  | Typed<Extract<Definition, { key: K }>>
  | Extract<FurtherValue, { key: K }>['value'];

const byKey = new Map<string, ParameterDefinition>(PARAMETERS.map((p) => [p.key, p]));

/** All keys, in the order of the vocabulary. */
export const parameterKeys = PARAMETERS.map((p) => p.key) as readonly ParameterKey[];

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

/** The value where a document has multiplayer rules but none about this; undefined where silence has no answer. */
export function silentValue(key: ParameterKey): Value | undefined {
  return definitionOf(key).silent;
}
