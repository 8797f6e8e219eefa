import type { PlayerProhibition } from '../../../src/game/index.js';
import type { Cursor } from './cursor.js';

const BANS: Readonly<Record<string, PlayerProhibition>> = {
  cantlose: 'lose',
  cantwin: 'win',
  cantgainlife: 'gainLife',
  cantloselife: 'loseLife',
  cantgetpoison: 'getPoison',
  cantcast: 'cast',
  cantattack: 'attack',
  cantdraw: 'draw',
};

/** Reads what a player is barred from: `cantGainLife`, `cant(gainLife)`, `cantLose(for life<=0)`. */
export function readBan(c: Cursor): PlayerProhibition | undefined {
  return c.attempt(() => {
    const inside = c.take('cant (');
    const ban = BANS[`${inside ? 'cant' : ''}${c.peek()}`];
    if (!ban) return undefined;
    c.at++;
    if (inside) return c.take(')') ? ban : undefined;
    if (ban !== 'lose' || !c.take('(')) return ban;
    return c.oneOf('for life < = 0 )', 'for life <= 0 )') ? 'loseToLife' : undefined;
  });
}
