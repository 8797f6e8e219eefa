import { plain } from '../archive/catalogue/catalogue.js';
import { variantSpelled } from '../game/index.js';

/**
 * Finds a name however it is spelled: case and punctuation do not matter, and a system, alone or before the first point of the key of
 * a parameter, has the short names of its variant.
 *
 * @param names those that there are, in the spelling that is printed
 */
export function spelled<T extends string>(word: string, names: readonly T[]): T | undefined {
  const [system = '', ...rest] = word.split('.');
  const wanted = plain([variantSpelled(system) ?? system, ...rest].join('.'));
  return names.find((name) => plain(name) === wanted);
}
