import type { Effect } from '../../../game/index.js';
import { readAmount } from '../amounts.js';
import type { Cursor } from '../cursor.js';
import { readPlayer } from '../references.js';

/** Life totals. */
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
  if (c.take('addpoison (')) {
    const player = readPlayer(c);
    c.need(',');
    const amount = readAmount(c);
    return player && amount !== undefined && c.take(')') ? [{ effect: 'poison', player, amount }] : undefined;
  }
  if (c.take('removeallpoison (')) {
    const player = readPlayer(c);
    return player && c.take(')') ? [{ effect: 'losePoison', player, amount: 'all' }] : undefined;
  }
  if (c.take('removepoison (')) {
    const player = readPlayer(c);
    c.need(',');
    const amount = c.take('all') ? 'all' : readAmount(c);
    return player && amount !== undefined && c.take(')')
      ? [{ effect: 'losePoison', player, amount }]
      : undefined;
  }
  if (c.take('poison (')) {
    const player = readPlayer(c);
    c.need(',');
    if (c.take('all )')) return player && [{ effect: 'losePoison', player, amount: 'all' }];
    const sign = c.oneOf('+', '-');
    const amount = readAmount(c);
    if (!player || amount === undefined || !c.take(')')) return undefined;
    return [{ effect: sign === '-' ? 'losePoison' : 'poison', player, amount }];
  }
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
