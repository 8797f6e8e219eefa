import type { Effect, ObjectRef, PlayerRef } from '../../../../src/game/index.js';
import { readAmount } from '../amounts.js';
import type { Cursor } from '../cursor.js';
import { readFilter, readObject, readPlayer } from '../references.js';
import { ZONES } from './common.js';

/** Cards in hand, library, graveyard and exile. */
export function readCards(c: Cursor): Effect[] | undefined {
  for (const kind of ['draw', 'mill', 'discard'] as const)
    if (c.take(`${kind} (`)) {
      const player = readPlayer(c);
      c.need(',');
      const count = readAmount(c);
      return player && count !== undefined && c.take(')') ? [{ effect: kind, player, count }] : undefined;
    }
  if (c.take('discard hand')) return [{ effect: 'discard', player: { player: 'you' }, count: 'all' }];
  if (c.take('ante ( top card )')) return [{ effect: 'ante', player: { player: 'you' }, count: 1 }];
  if (c.take('draw')) {
    const count = readAmount(c);
    return count === undefined ? undefined : [{ effect: 'draw', player: { player: 'you' }, count }];
  }
  if (c.take('shuffle self'))
    return [
      { effect: 'shuffle', player: { player: 'owner', of: { object: 'self' } }, with: { object: 'self' } },
    ];
  if (c.take('shuffle (')) {
    const player = readPlayer(c);
    return player && c.take(')') ? [{ effect: 'shuffle', player }] : undefined;
  }
  if (c.take('search ( library (')) {
    const of = readPlayer(c);
    c.need(') ,');
    const filter = readFilter(c);
    let chooser: PlayerRef | undefined;
    if (c.take(', chooser =')) chooser = readPlayer(c);
    if (!of || !filter || !c.take(')')) return undefined;
    return [{ effect: 'search', of, filter, ...(chooser ? { chooser } : {}) }];
  }
  if (c.take('reveal ( top')) {
    const count = readAmount(c);
    c.need(', library');
    const player = readPlayer(c);
    return player && count !== undefined && c.take(')')
      ? [{ effect: 'reveal', player, count, name: 'revealed' }]
      : undefined;
  }
  if (c.take('move (')) {
    const object = readObject(c);
    c.need(',');
    const to = ZONES[c.peek()];
    c.at++;
    let under: PlayerRef | undefined;
    if (c.take(', under =')) under = readPlayer(c);
    return object && to && c.take(')')
      ? [{ effect: 'move', object, to, ...(under ? { under } : {}) }]
      : undefined;
  }
  if (c.take('exile (')) {
    const object = readObject(c);
    return object && c.take(')') ? [{ effect: 'move', object, to: 'exile' }] : undefined;
  }
  if (c.take('exile target')) {
    const filter = readFilter(c);
    const name = c.name();
    if (!filter) return undefined;
    c.targets.push({ objects: filter });
    const ref: ObjectRef = { object: 'target', index: c.targets.length - 1 };
    if (name) c.names.set(name, { as: 'object', ref });
    return [{ effect: 'move', object: ref, to: 'exile' }];
  }
  const player = readPlayer(c);
  if (!player) return undefined;
  if (c.take('ante ( top card )')) return [{ effect: 'ante', player, count: 1 }];
  const kind = c.oneOf('draws', 'discards', 'mills', 'draw (', 'mill (', 'discard (');
  if (!kind) return undefined;
  const verb = kind.replace(/s?( \()?$/, '') as 'draw' | 'discard' | 'mill';
  const count = c.take('a') ? 1 : readAmount(c);
  if (count === undefined) return undefined;
  if (kind.endsWith('(')) {
    if (!c.take(')')) return undefined;
  } else if (!c.oneOf('card', 'cards')) return undefined;
  return [{ effect: verb, player, count }];
}
