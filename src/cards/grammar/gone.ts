import type { ObjectFilter } from '../../game/index.js';
import { same } from './reader.js';
import type { Parts, Reader } from './rules.js';

/** What the effects before it have destroyed, and exiled: the words, the pile, and what any such thing is called. */
const WAYS: readonly [string, ObjectFilter, string][] = [
  ['destroyed this way', { zone: 'any', pile: 'destroyed' }, 'permanent'],
  ['exiled this way', { zone: 'any', pile: 'exiled this way' }, 'card'],
];
const KINDS = ['creature', 'land', 'artifact', 'enchantment', 'permanent', 'planeswalker'];

/** Whether all that the words before speak of is of a kind: the word is there in the plural or behind "target". */
const spokenOf = (r: Reader, kind: string): boolean =>
  KINDS.filter((one) => one !== 'permanent').some((one) => one === kind) &&
  new RegExp(`\\b${kind}s?\\b`).test(r.lower.slice(0, r.at).join(' '));

/** "creature destroyed this way", "cards exiled this way". */
export function defineGone(parts: Parts): void {
  for (const [name, plural] of [
    ['gone', ''],
    ['goneMany', 's'],
  ] as const)
    parts.define(name, {
      read: (r: Reader): ObjectFilter | undefined =>
        r.attempt(() => {
          const [, found, all] = WAYS.find(([words]) => r.ahead(words.split(' ')[0] as string)) ?? [];
          // What was paid this way is another matter.
          if (!found || r.scope.taken) return undefined;
          const begun = r.at;
          const kind = [...KINDS, 'card'].find(
            (one) => r.take(`${one}${plural}`) || r.take(`${one} card${plural}`),
          );
          const ends = WAYS.find(([words]) => r.take(words));
          if (kind === undefined || ends?.[1] !== found) return undefined;
          const { at } = r;
          r.at = begun;
          const meant = kind === all || kind === 'card' || spokenOf(r, kind);
          r.at = at;
          return meant ? found : undefined;
        }),
      say: (filter: ObjectFilter) => {
        const [words, , all] = WAYS.find(([, own]) => same(own, filter)) ?? [];
        return words && `${all}${plural} ${words}`;
      },
    });
}
