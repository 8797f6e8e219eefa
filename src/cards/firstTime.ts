import type { EventPattern } from '../game/index.js';
import type { Reader } from './grammar/reader.js';

export const FIRST_TIME = 'for the first time each turn';

/** Whether an ability triggers only the first time in each turn; of what happens to the card itself, which counts how often it has. */
export function readFirstTime(r: Reader, [on, more]: readonly EventPattern[]): { first?: true } {
  const own = !more && (on?.when === 'attacks' || on?.when === 'targeted') && on.what?.self === true;
  return own && r.oneOf(FIRST_TIME, 'for the first time in a turn') !== undefined ? { first: true } : {};
}
