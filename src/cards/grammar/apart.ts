import type { ObjectFilter } from '../../game/index.js';
import { pluralOf } from '../closedClasses.js';
import { SELF } from './constants.js';
import { thatObject } from './mentioned.js';
import { recall } from './reader.js';
import type { Reader } from './rules.js';

/** The cards that the effects before have had discarded. */
export const DISCARDED = { zone: 'any', pile: 'discarded' } as const satisfies ObjectFilter;

/** "discarded this way" behind an effect that has cards discarded; of a cost the words mean something else. */
export const isDiscarded = (r: Reader): boolean =>
  r.peek() === 'discarded' &&
  r.scope.taken === undefined &&
  r.lower.slice(0, r.at).some((word) => word === 'discard' || word === 'discards') &&
  r.take('discarded this way');

/** What the card itself has exiled since it came into play. */
export const EXILED_WITH = { zone: 'exile', exiledBySource: true } as const satisfies ObjectFilter;

/** "exiled with ~", and "exiled with it" where that can only be the card itself. */
export function readExiledWith(r: Reader): typeof EXILED_WITH | undefined {
  if (r.peek() !== 'exiled') return undefined;
  if (r.take('exiled with ~')) {
    // "… exiled with ~, transform it" speaks of the card itself.
    recall(r.scope, { near: SELF, nearAt: r.at });
    return EXILED_WITH;
  }
  if (thatObject(r.scope, true)?.object !== 'self') return undefined;
  return r.take('exiled with it') ? EXILED_WITH : undefined;
}

/** What sets objects of a kind apart: that they have no abilities, that their mana value is even, that they are of no such subtype. */
export type Apart = Pick<ObjectFilter, 'bare' | 'parity' | 'notSubtypes' | 'morph' | 'madeBySource'>;

const OPENINGS: ReadonlySet<string> = new Set(['with', 'other', 'created']);
const BARE = 'with no abilities';
const MORPH = 'with a morph ability';
const MADE = 'created with ~';

/**
 * "with no abilities", "with even mana values", "other than Werewolves and Wolves"; undefined for anything else, or where it has been said.
 * @param subtypeAt the subtype that is the next word, where it is one
 */
export function readApart(
  r: Reader,
  said: Apart,
  subtypeAt: (r: Reader) => string | undefined,
): Apart | undefined {
  if (!r.begins(OPENINGS)) return undefined;
  if (r.take(BARE)) return said.bare ? undefined : { bare: true };
  if (r.take(MORPH)) return said.morph ? undefined : { morph: true };
  if (r.take(MADE)) return said.madeBySource ? undefined : { madeBySource: true };
  for (const parity of ['even', 'odd'] as const)
    if (r.take(`with an ${parity} mana value`) || r.take(`with ${parity} mana values`))
      return said.parity ? undefined : { parity };
  if (said.notSubtypes || r.peek() !== 'other') return undefined;
  return r.attempt((): Apart | undefined => {
    if (!r.take('other than')) return undefined;
    const notSubtypes: string[] = [];
    do {
      const subtype = subtypeAt(r);
      if (subtype === undefined) return undefined;
      notSubtypes.push(subtype);
      r.at++;
    } while (r.take('and') || r.take(','));
    return { notSubtypes };
  });
}

/** The other way round than `readApart`, as words that stand behind a noun. */
export function sayApart({ bare, parity, notSubtypes, morph, madeBySource }: Apart, many: boolean): string[] {
  return [
    ...(bare ? [BARE] : []),
    ...(morph ? [MORPH] : []),
    ...(madeBySource ? [MADE] : []),
    ...(parity ? [many ? `with ${parity} mana values` : `with an ${parity} mana value`] : []),
    ...(notSubtypes && notSubtypes.length > 1
      ? [`other than ${notSubtypes.map((one) => pluralOf(one)).join(' and ')}`]
      : []),
  ];
}
