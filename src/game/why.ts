import type { GameEvent } from './api.js';
import { GameError } from './errors.js';

/**
 * An event and everything that led to it.
 *
 * @param game a game, or anything else with the whole log of one
 * @param event the number of the event
 * @returns the event, then its causes and theirs, the first cause last
 * @throws GameError when there is no such event
 */
export function why({ log }: { readonly log: readonly GameEvent[] }, event: number): GameEvent[] {
  const found = new Map<number, GameEvent>();
  const open = [event];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const one = log[id];
    if (one === undefined) throw new GameError(`there is no event ${JSON.stringify(id)}`);
    if (found.has(id)) continue;
    found.set(id, one);
    open.push(...(one.also ?? []), ...behind(log, one));
    if (one.cause !== null) open.push(one.cause);
  }
  return [...found.values()].sort((a, b) => b.id - a.id);
}

const ON_STACK = new Set(['activated', 'putOnStack']);

/**
 * What belongs to the commonest events but is not kept with each of them: behind what resolves how it came onto the
 * stack, behind combat damage the attack or block of its source.
 */
function behind(log: readonly GameEvent[], { id, type, object, other, detail }: GameEvent): number[] {
  if (type === 'resolving')
    return before(log, id, (one) =>
      one.type === 'cast' || one.type === 'copied'
        ? one.object === other
        : ON_STACK.has(one.type) && one.other === other,
    );
  if (type === 'damageDealt' && detail?.combat === true)
    return before(
      log,
      id,
      (one) =>
        (one.type === 'attacked' && one.object === object) ||
        (one.type === 'blocked' && one.other === object),
    );
  return [];
}

/** The latest event before another one that fits, if there is any. */
function before(log: readonly GameEvent[], id: number, fits: (event: GameEvent) => boolean): number[] {
  for (let at = id - 1; at >= 0; at--) if (fits(log[at] as GameEvent)) return [at];
  return [];
}
