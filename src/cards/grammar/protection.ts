import { CREATURE_TYPES, PRINTED, pluralOf, subtypeOf } from '../closedClasses.js';
import type { Reader } from './reader.js';

const PROTECTION = 'protection:';

/** "protection from Goblins": from what has a creature type. */
export function protectionFromType(r: Reader): string | undefined {
  if (!r.take('protection from')) return undefined;
  const subtype = subtypeOf(r.next());
  return CREATURE_TYPES.has(subtype) ? PROTECTION + subtype : undefined;
}

/** The engine's spelling of a keyword as it is printed; undefined where it is none. */
export function printedKeyword(name: string): string | undefined {
  const subtype = name.startsWith(PROTECTION) ? name.slice(PROTECTION.length) : '';
  return CREATURE_TYPES.has(subtype) ? `protection from ${pluralOf(subtype)}` : PRINTED[name];
}
