import type { Condition, PlayerFilter } from '../../../src/game/index.js';
import { readAmount } from './amounts.js';
import type { Cursor } from './cursor.js';
import { readFilter, readObject, readPlayer } from './references.js';

/** Reads a yes-or-no question: `life(you)>=50`, `untapped(self)`, `self is enchantment`, `poisoned(t)`. */
export function readCondition(c: Cursor): Condition | undefined {
  return c.attempt<Condition>(() => {
    const one = readSimpleCondition(c);
    if (!one) return undefined;
    const all = [one];
    while (c.take('and')) {
      const next = readSimpleCondition(c);
      if (!next) return undefined;
      all.push(next);
    }
    return all.length === 1 ? one : { if: 'all', of: all };
  });
}

function readSimpleCondition(c: Cursor): Condition | undefined {
  return c.attempt<Condition>(() => {
    if (c.take('not')) {
      const of = readSimpleCondition(c);
      return of && { if: 'not', of };
    }
    for (const state of ['untapped', 'tapped'] as const)
      if (c.take(`${state} (`)) {
        const object = readObject(c);
        return object && c.take(')')
          ? { if: 'matches', object, filter: { tapped: state === 'tapped' } }
          : undefined;
      }
    if (c.take('poisoned (')) {
      if (c.peek() === 'target' && c.peek(2) === ':') {
        c.at++;
        const name = c.name() as string;
        c.at++;
        const opponent = c.oneOf('player', 'opponent') === 'opponent';
        c.targets.push({ players: opponent ? { who: 'opponents' } : {} });
        c.names.set(name, { as: 'player', ref: { player: 'target', index: c.targets.length - 1 } });
        return c.take(')')
          ? { if: 'poisoned', player: { player: 'target', index: c.targets.length - 1 } }
          : undefined;
      }
      const player = readPlayer(c);
      return player && c.take(')') ? { if: 'poisoned', player } : undefined;
    }
    const who = c.oneOf('an opponent has life', 'a player has life', 'any player has life');
    if (who) {
      const sign = c.oneOf('< =', '<=', '>=', '<', '>');
      const amount = readAmount(c);
      if (amount === undefined) return undefined;
      const filter: PlayerFilter = who.startsWith('an opponent') ? { who: 'opponents' } : {};
      if (sign === '<=') filter.lifeAtMost = amount;
      else if (sign === '>=') filter.lifeAtLeast = amount;
      else if (sign === '<') filter.lifeAtMost = { amount: 'plus', of: [amount, -1] };
      else filter.lifeAtLeast = { amount: 'plus', of: [amount, 1] };
      return { if: 'somePlayer', players: filter };
    }
    const matches = c.attempt<Condition>(() => {
      const object = readObject(c);
      if (!object || !c.take('is')) return undefined;
      const filter = readFilter(c);
      return filter && { if: 'matches', object, filter };
    });
    if (matches) return matches;
    const control = c.attempt<Condition>(() => {
      const player = readPlayer(c);
      if (!player || !(c.take('controls') || c.take('control'))) return undefined;
      if (c.take('more')) {
        const filter = readFilter(c);
        if (!filter || !c.take('than')) return undefined;
        const other = readPlayer(c);
        if (!other) return undefined;
        return {
          if: 'compare',
          left: { amount: 'numberOf', objects: { ...filter, controller: player } },
          is: '>',
          right: { amount: 'numberOf', objects: { ...filter, controller: other } },
        };
      }
      const none = c.take('no');
      const filter = readFilter(c);
      if (!filter) return undefined;
      const exists: Condition = { if: 'exists', objects: { ...filter, controller: player } };
      return none ? { if: 'not', of: exists } : exists;
    });
    if (control) return control;
    const left = readAmount(c);
    if (left === undefined) return undefined;
    const sign = c.oneOf('<=', '>=', '==', '!=', '<', '>', '=');
    if (!sign) return undefined;
    const right = readAmount(c);
    if (right === undefined) return undefined;
    return { if: 'compare', left, is: (sign === '=' ? '==' : sign) as '<=', right };
  });
}
