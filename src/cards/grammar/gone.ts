import type { ObjectFilter } from '../../game/index.js';
import { same } from './reader.js';
import type { Parts, Reader } from './rules.js';

/** What the effects before it have done to things: the word, the pile of them, and what any of them is called. */
const WAYS: readonly [string, ObjectFilter, string][] = [
  ['destroyed', { zone: 'any', pile: 'destroyed' }, 'permanent'],
  ['exiled', { zone: 'any', pile: 'exiled this way' }, 'card'],
];
const KINDS = ['creature', 'land', 'artifact', 'enchantment', 'planeswalker'];

/** Whether the words before speak of things of a kind. */
const isSpokenOf = (r: Reader, kind: string): boolean =>
  KINDS.includes(kind) && r.lower.slice(0, r.at).some((word) => word === kind || word === `${kind}s`);

/** "creature destroyed this way", "cards exiled this way". */
export function defineGone(parts: Parts): void {
  for (const [name, plural] of [
    ['gone', ''],
    ['goneMany', 's'],
  ] as const)
    parts.define(name, {
      read: (r: Reader): ObjectFilter | undefined => {
        const noun = /^cards?$/.test(r.peek(1)) ? 2 : 1;
        const way = WAYS.find(([word]) => word === r.peek(noun));
        // What was paid this way is another matter.
        if (!way || r.scope.taken || r.peek(noun + 1) !== 'this' || r.peek(noun + 2) !== 'way')
          return undefined;
        if (r.peek(noun - 1).endsWith('s') !== (plural === 's')) return undefined;
        const kind = r.peek().replace(/s$/, '');
        const [, found, all] = way;
        if (kind !== all && kind !== 'card' && !isSpokenOf(r, kind)) return undefined;
        r.at += noun + 3;
        return found;
      },
      say: (filter: ObjectFilter) => {
        const [word, , all] = WAYS.find(([, own]) => same(own, filter)) ?? [];
        return word && `${all}${plural} ${word} this way`;
      },
    });
}
