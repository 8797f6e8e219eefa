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
    open.push(...(one.also ?? []));
    if (one.cause !== null) open.push(one.cause);
  }
  return [...found.values()].sort((a, b) => b.id - a.id);
}
