import type { Effect } from '../../../../src/game/index.js';
import { readBan } from '../bans.js';
import type { Cursor } from '../cursor.js';
import { readPlayer } from '../references.js';
import { until } from './common.js';

/** Winning, losing, drawing, starting again. */
export function readOutcome(c: Cursor): Effect[] | undefined {
  for (const [word, effect] of [
    ['wingame (', 'win'],
    ['losegame (', 'lose'],
  ] as const)
    if (c.take(word)) {
      const player = readPlayer(c);
      return player && c.take(')') ? [{ effect, player }] : undefined;
    }
  if (c.peek() === 'drawgame' && c.peek(1) !== '(') {
    c.at++;
    return [{ effect: 'drawGame' }];
  }
  if (c.take('drawgame (')) return c.take(')') ? [{ effect: 'drawGame' }] : undefined;
  if (c.oneOf('restartgame', 'restart')) {
    if (!c.take('(')) return [{ effect: 'restart' }];
    if (c.take('exempt cards exiled with self')) {
      c.need(')');
      return [{ effect: 'restart', keep: { zone: 'exile', owner: { player: 'you' } } }];
    }
    return c.take(')') ? [{ effect: 'restart' }] : undefined;
  }
  return undefined;
}

/** A lone `static`-like sentence that lasts. */
export function readWith(c: Cursor): Effect[] | undefined {
  const player = readPlayer(c);
  if (!player) return undefined;
  const ban = readBan(c);
  return ban && [{ effect: 'restrict', player, cant: [ban], duration: until(c) ?? { until: 'endOfTurn' } }];
}
