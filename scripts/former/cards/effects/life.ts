import type { Effect } from '../../../../src/game/index.js';
import { readAmount } from '../amounts.js';
import type { Cursor } from '../cursor.js';
import { readPlayer } from '../references.js';

/** Life totals, and poison counters. */
export function readLife(c: Cursor): Effect[] | undefined {
  const call = c.oneOf('setlife (', 'gainlife (', 'loselife (', 'paylife (');
  if (call) {
    const player = readPlayer(c);
    if (!player || !c.take(',')) return undefined;
    if (call === 'paylife (' && c.take('any amount')) {
      c.need(')');
      return [{ effect: 'payLife', player, amount: 'any' }];
    }
    const amount = readAmount(c);
    if (amount === undefined || !c.take(')')) return undefined;
    if (call === 'setlife (') return [{ effect: 'setLife', player, to: amount }];
    if (call === 'paylife (') return [{ effect: 'payLife', player, amount }];
    return [{ effect: call === 'gainlife (' ? 'gainLife' : 'loseLife', player, amount }];
  }
  if (c.take('life (')) {
    const player = readPlayer(c);
    c.need(',');
    const how = c.oneOf('set', 'pay', '+', '-');
    const amount = readAmount(c);
    if (!player || !how || amount === undefined || !c.take(')')) return undefined;
    if (how === 'set') return [{ effect: 'setLife', player, to: amount }];
    return [{ effect: how === 'pay' ? 'payLife' : how === '+' ? 'gainLife' : 'loseLife', player, amount }];
  }
  if (c.take('exchangelife (')) {
    const a = readPlayer(c);
    c.need(',');
    const b = readPlayer(c);
    return a && b && c.take(')') ? [{ effect: 'exchangeLife', a, b }] : undefined;
  }
  if (c.take('redistributelife (')) {
    const player = readPlayer(c);
    if (player?.player !== 'each') return undefined;
    if (c.take(',')) c.take('any way');
    return c.take(')') ? [{ effect: 'redistributeLife', among: player.filter ?? {} }] : undefined;
  }
  const poison = c.oneOf('addpoison (', 'removeallpoison (', 'removepoison (', 'poison (');
  if (poison) return readPoison(c, poison);
  const player = readPlayer(c);
  if (!player) return undefined;
  const word = c.oneOf(
    'loses',
    'gains',
    'lose',
    'gain',
    'loselife (',
    'gainlife (',
    'may paylife (',
    'paylife (',
    'addpoison (',
  );
  if (!word) return undefined;
  if (word === 'addpoison (') {
    const amount = readAmount(c);
    return amount !== undefined && c.take(')') ? [{ effect: 'poison', player, amount }] : undefined;
  }
  if (word.endsWith('paylife (')) {
    if (!c.take('any amount )')) return undefined;
    return [{ effect: 'payLife', player, amount: 'any' }];
  }
  const amount = readAmount(c);
  if (amount === undefined || !(word.endsWith('(') ? c.take(')') : c.take('life'))) return undefined;
  return [{ effect: /^gain/.test(word) ? 'gainLife' : 'loseLife', player, amount }];
}

/** Poison counters that are given or taken away, behind the words that say so. */
function readPoison(c: Cursor, call: string): Effect[] | undefined {
  const player = readPlayer(c);
  const every = call === 'removeallpoison (';
  if (!every) c.need(',');
  const whole = every || (call !== 'addpoison (' && c.take('all'));
  const sign = call === 'poison (' ? c.oneOf('+', '-') : undefined;
  const amount = whole ? 'all' : readAmount(c);
  if (!player || amount === undefined || !c.take(')')) return undefined;
  return amount === 'all' || call === 'removepoison (' || sign === '-'
    ? [{ effect: 'losePoison', player, amount }]
    : [{ effect: 'poison', player, amount }];
}
