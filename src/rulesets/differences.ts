import type { Ruleset } from './ruleset.js';
import type { ParameterValue } from './types.js';
import { PARAMETERS, type ParameterKey } from './vocabulary/index.js';

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

/** Of each ruleset, the systems that its words speak of. */
const spoken = new WeakMap<Ruleset, ReadonlySet<string>>();

function systemsIn(ruleset: Ruleset): ReadonlySet<string> {
  let systems = spoken.get(ruleset);
  if (systems === undefined) {
    systems = new Set(
      PARAMETERS.flatMap(({ key, system }) => {
        const { status } = ruleset.entry(key);
        return status === 'compiled' || status === 'carried' ? [system] : [];
      }),
    );
    spoken.set(ruleset, systems);
  }
  return systems;
}

/**
 * Whether a ruleset itself has a value for a parameter: its words give one, or it speaks of the system and is silent on this. An edition
 * from before the system was thought of has none, and neither has one whose sentence is not understood.
 */
export function hasOwnValue(ruleset: Ruleset, key: ParameterKey): boolean {
  const { status, value } = ruleset.entry(key);
  if (value === undefined || status === 'assumed') return false;
  return status !== 'default' || systemsIn(ruleset).has(key.split('.')[0] as string);
}

/** The parameters for which two rulesets have values of their own that differ. */
export function differingKeys(a: Ruleset, b: Ruleset): ParameterKey[] {
  return a
    .keys()
    .filter((key) => a.entry(key).value !== b.entry(key).value && hasOwnValue(a, key) && hasOwnValue(b, key));
}
