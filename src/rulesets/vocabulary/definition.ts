import type { Value } from '../types.js';

/** One parameter of the multiplayer rules: what it asks, and which answers history has seen. */
export interface ParameterDefinition {
  /** System and path, such as `twoHeadedGiant.individualLife.value`. */
  key: string;
  /** The noun of the rulebook that it belongs to. */
  system: string;
  /** Numbers and formulas take whatever the words state; the others take one of `values`. */
  type: 'number' | 'boolean' | 'enum' | 'formula';
  /** `semantic` and `constant` decide how a game is played; `structural` and `editorial` only where it is written. */
  kind: 'semantic' | 'constant' | 'structural' | 'editorial';
  /** The question in one sentence. */
  description: string;
  values: readonly { value: Value; meaning: string }[];
  /** The value where no rule speaks of the matter; absent where silence has no answer. */
  silent?: Value;
}
