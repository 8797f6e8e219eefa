import type { Ruleset } from './ruleset.js';
import type { ParameterValue } from './types.js';
import type { ParameterKey } from './vocabulary/index.js';

/** One parameter on which two rulesets do not agree. */
export interface Difference {
  key: ParameterKey;
  old: ParameterValue;
  new: ParameterValue;
}

/**
 * The behaviour difference of two rulesets: what would be played differently, or is understood on one side only. The
 * same value said in other words, or under another number, is no difference.
 *
 * @returns in the order of the vocabulary
 */
export function differences(old: Ruleset, now: Ruleset): Difference[] {
  return old
    .keys()
    .map((key) => ({ key, old: old.entry(key), new: now.entry(key) }))
    .filter((d) => d.old.value !== d.new.value);
}
