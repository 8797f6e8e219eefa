import type { ParameterValue } from './types.js';

/**
 * What a sentence says that states a value but for some of its roles.
 *
 * @param entry a parameter that is `unrecognised`
 * @returns `like X, but number "3" instead of "2"`; undefined where no such value is known
 */
export function unlike({ like, slots = [] }: ParameterValue): string | undefined {
  if (like === undefined || slots.length === 0) return undefined;
  const differences = slots.map(({ role, was, is }) => {
    if (is === undefined) return `without the ${role} "${was ?? ''}"`;
    return was === undefined ? `with the ${role} "${is}"` : `${role} "${is}" instead of "${was}"`;
  });
  return `like ${like}, but ${differences.join(', ')}`;
}
