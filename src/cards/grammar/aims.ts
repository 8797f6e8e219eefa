import type { ObjectFilter } from '../../game/index.js';
import { type Scope, same } from './reader.js';
import type { Parts, Reader } from './rules.js';

/** Puts what spells target among the parts of speech. */
export function defineAims(parts: Parts): void {
  // "you", "a creature", "you or a permanent you control": what a spell targets.
  parts.define('aims', {
    read: (r: Reader): ObjectFilter['aims'] => {
      const players = r.take('you') ? { who: 'you' as const } : r.take('a player') ? {} : undefined;
      if (players && !r.take('or')) return { players };
      const objects = parts.get('one').read(r);
      return objects && !objects.zone && !objects.other
        ? { objects, ...(players ? { players } : {}) }
        : undefined;
    },
    say: ({ objects, players }: NonNullable<ObjectFilter['aims']>, t: Scope): string | undefined => {
      const who = players && (same(players, { who: 'you' }) ? 'you' : same(players, {}) ? 'a player' : '?');
      const what = objects && (parts.get('one').say(objects, t) ?? '?');
      return [who, what].filter(Boolean).join(' or ');
    },
  });
}
