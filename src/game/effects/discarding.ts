import { glance } from '../cards/context.js';
import { admits } from '../cards/filters.js';
import type { ObjectId, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { moveObject } from '../zones/move.js';

/**
 * Discards one card; the card itself may say where it goes then.
 * @param by who controls the spell or ability that has it discarded, where there is one
 */
export function discardCard(g: Engine, id: ObjectId, by?: PlayerId): void {
  const player = g.object(id).owner;
  const { discarded, madness } = g.definition(g.object(id));
  const own =
    discarded && by !== undefined && admits(g, glance(player, id), by, discarded.by) ? discarded : undefined;
  moveObject(g, id, own?.to ?? (madness ? 'exile' : 'graveyard'));
  const there = g.object(id);
  if (own?.counters && there.zone === 'battlefield') there.counters = { ...there.counters, ...own.counters };
  const cause = g.emit('discarded', {
    object: id,
    player,
    ...(by === undefined ? {} : { detail: { by } }),
  });
  if (!madness || own || there.zone !== 'exile') return;
  const self = { object: 'self' } as const;
  const lost = [{ effect: 'move', object: self, to: 'graveyard' }] as const;
  g.emit('triggered', { object: id, player });
  g.state.waiting.push({
    source: id,
    controller: player,
    index: -1,
    label: 'madness',
    effects: [
      {
        effect: 'mayPay',
        player: { player: 'you' },
        costs: madness,
        effects: [{ effect: 'cast', object: self, player: { player: 'you' }, else: [...lost] }],
        else: [...lost],
      },
    ],
    specs: [],
    condition: null,
    that: { player },
    marker: g.thread.marker,
    cause,
  });
}
