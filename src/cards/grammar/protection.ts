import { CREATURE_TYPES, PRINTED, pluralOf, subtypeOf } from '../closedClasses.js';
import type { Reader } from './reader.js';

const PROTECTION = 'protection:';

/** "protection from Goblins": from what has a creature type. */
export function protectionFromType(r: Reader): string | undefined {
  if (!r.take('protection from')) return undefined;
  const subtype = subtypeOf(r.next());
  return CREATURE_TYPES.has(subtype) ? PROTECTION + subtype : undefined;
}

const OF_CHOSEN = 'protection:chosen';
const GIVEN: ReadonlySet<string> = new Set(['has', 'have', 'gain', 'gains']);

/**
 * "protection from the chosen color": as something has it from a card for which a colour is chosen, never as its own keyword. Where it is chosen
 * only if something is so, what is said of it hangs on that as well.
 */
export const protectionFromChosen = (r: Reader): string | undefined =>
  GIVEN.has(r.peek(-1)) &&
  r.take('protection from the chosen color') &&
  !/\bif\b[^.]* choose a color\b/.test(r.lower.slice(0, r.at).join(' '))
    ? OF_CHOSEN
    : undefined;

/** The engine's spelling of a keyword as it is printed; undefined where it is none. */
export function printedKeyword(name: string): string | undefined {
  if (name === OF_CHOSEN) return 'protection from the chosen color';
  const subtype = name.startsWith(PROTECTION) ? name.slice(PROTECTION.length) : '';
  return CREATURE_TYPES.has(subtype) ? `protection from ${pluralOf(subtype)}` : PRINTED[name];
}
