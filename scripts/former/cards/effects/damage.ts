import type { Duration, Effect, ObjectFilter, Shield } from '../../../../src/game/index.js';
import { readAmount } from '../amounts.js';
import type { Cursor } from '../cursor.js';
import { readEither, readFilter, readObject } from '../references.js';
import { until } from './common.js';

/** Damage, prevention aside. */
export function readDamage(c: Cursor): Effect[] | undefined {
  if (!c.take('dealdamage (')) return undefined;
  const source = readObject(c);
  if (!source || !c.take(',')) return undefined;
  // The recipient may be "each player p" behind the amount that speaks of p.
  const start = c.at;
  const bound = /each (?:player|opponent) ([a-z])\s*\)/i.exec(c.text.slice(c.tokens[start]?.start ?? 0))?.[1];
  if (bound && !c.names.has(bound)) c.names.set(bound, { as: 'player', ref: { player: 'it' } });
  const amount = readAmount(c);
  if (amount === undefined || !c.take(',')) return undefined;
  const to = readEither(c);
  if (!to) return undefined;
  if (bound) c.take(bound);
  const all = [to];
  while (c.take('and')) {
    const more = readEither(c);
    if (!more) return undefined;
    all.push(more);
  }
  if (!c.take(')')) return undefined;
  return all.map((one): Effect => {
    const effect: Effect = { effect: 'damage', amount, to: one };
    return source.object === 'self' ? effect : { ...effect, source };
  });
}

/** Prevention and redirection. */
export function readProtection(c: Cursor): Effect[] | undefined {
  const wrapped = c.take('shield ( prevent (');
  if (wrapped || c.take('preventdamage (')) {
    const read = readShield(c);
    const outer = wrapped && read && c.take(',') ? until(c) : undefined;
    if (!read || (wrapped && !c.take(')'))) return undefined;
    return [
      { effect: 'shield', shield: read.shield, duration: outer ?? read.duration ?? { until: 'endOfTurn' } },
    ];
  }
  if (c.take('redirect (')) {
    const amount = readAmount(c);
    c.need(',');
    const to = readEither(c);
    c.need(',');
    const redirectTo = readEither(c);
    if (amount === undefined || !to || !redirectTo || !c.take(')')) return undefined;
    return [{ effect: 'shield', shield: { to, amount, redirectTo }, duration: { until: 'endOfTurn' } }];
  }
  if (c.take('replace ( next')) {
    const amount = readAmount(c);
    c.need('damage to');
    const to = readEither(c);
    c.take('this turn');
    c.need(', redirect to');
    const redirectTo = readEither(c);
    if (amount === undefined || !to || !redirectTo || !c.take(')')) return undefined;
    return [{ effect: 'shield', shield: { to, amount, redirectTo }, duration: { until: 'endOfTurn' } }];
  }
  return undefined;
}

/** The inside of `preventDamage(…)`, up to its bracket. */
export function readShield(c: Cursor): { shield: Shield; duration?: Duration } | undefined {
  const shield: Shield = { amount: 'all' };
  let duration: Duration | undefined;
  do {
    if (c.take('source =') || c.take('from =')) {
      const from = readFilter(c);
      if (!from) return undefined;
      shield.from = from;
    } else if (c.take('to =')) {
      const to = readEither(c) ?? filterOrNothing(readFilter(c));
      if (!to) return undefined;
      shield.to = to;
    } else if (c.take('amount = all') || c.take('all')) shield.amount = 'all';
    else if (c.take('amount =') || c.take('next')) {
      const amount = readAmount(c);
      if (amount === undefined) return undefined;
      shield.amount = amount;
    } else if (c.take('combat')) shield.combat = true;
    else {
      duration = until(c);
      if (!duration) return undefined;
    }
  } while (c.take(','));
  return c.take(')') ? { shield, ...(duration ? { duration } : {}) } : undefined;
}

function filterOrNothing(filter: ObjectFilter | undefined): { objects: ObjectFilter } | undefined {
  return filter && { objects: filter };
}
