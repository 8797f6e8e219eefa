import type { Amount, PlayerRef } from '../../../src/game/index.js';
import type { Cursor } from './cursor.js';
import { readFilter, readObject, readPlayer } from './references.js';

/** Reads a number or how to work it out. */
export function readAmount(c: Cursor): Amount | undefined {
  return c.attempt<Amount>(() => {
    const first = readTerm(c);
    if (first === undefined) return undefined;
    const terms = [first];
    for (;;) {
      if (c.take('+')) {
        const next = readTerm(c);
        if (next === undefined) return undefined;
        terms.push(next);
      } else if (c.peek() === '-' && c.peek(1) !== '>') {
        c.at++;
        const next = readTerm(c);
        if (next === undefined) return undefined;
        terms.push({ amount: 'times', factor: -1, of: next });
      } else break;
    }
    return terms.length === 1 ? first : { amount: 'plus', of: terms };
  });
}

function readTerm(c: Cursor): Amount | undefined {
  return c.attempt<Amount>((): Amount | undefined => {
    for (const [word, round] of [
      ['floor', 'down'],
      ['ceil', 'up'],
    ] as const)
      if (c.take(`${word} (`)) {
        const of = readAmount(c);
        if (of === undefined || !c.take('/ 2') || !c.take(')')) return undefined;
        return { amount: 'half', of, round };
      }
    if (c.take('half (')) {
      const of = readAmount(c);
      if (of === undefined || !c.take(',')) return undefined;
      const round = c.oneOf('up', 'down') as 'up' | 'down' | undefined;
      return round && c.take(')') ? { amount: 'half', of, round } : undefined;
    }
    const number = c.number();
    if (number !== undefined) {
      if (c.take('*')) {
        const of = readTerm(c);
        return of === undefined ? undefined : { amount: 'times', factor: number, of };
      }
      // "2n": twice the number of the event.
      if (
        /^[nx]$/.test(c.peek()) &&
        (c.tokens[c.at]?.start ?? 0) === (c.tokens[c.at - 1]?.start ?? 0) + String(number).length
      ) {
        const of = readTerm(c);
        return of === undefined ? undefined : { amount: 'times', factor: number, of };
      }
      return number;
    }
    if (c.take('x')) return { amount: 'x' };
    if (c.take('that many')) return { amount: 'remembered', name: 'that many' };
    if (c.take('total lost') || c.take('total paid')) return { amount: 'remembered', name: 'total' };
    if (c.peek() === 'n') {
      c.at++;
      return c.names.get('n')?.as === 'amount' ? { amount: 'that' } : { amount: 'n' };
    }
    for (const kind of ['life', 'poison'] as const)
      if (c.take(`${kind} (`)) {
        const of = readPlayer(c);
        return (of && c.take(')') ? { amount: kind, of } : undefined) as Amount | undefined;
      }
    for (const kind of ['power', 'toughness'] as const)
      if (c.take(`${kind} (`)) {
        const of = readObject(c);
        return of && c.take(')') ? { amount: kind, of } : undefined;
      }
    if (c.take('numberof (')) {
      if (c.take('spells cast this turn')) {
        if (c.take('by any player') || c.take(')')) {
          if (c.tokens[c.at - 1]?.word !== ')') c.need(')');
          return { amount: 'spellsCast' };
        }
        c.need('by');
        const who = c.oneOf('you', 'opponents');
        if (!who) return undefined;
        c.need(')');
        return { amount: 'spellsCast', by: { who: who as 'you' | 'opponents' } };
      }
      if (c.take('cards in')) {
        const of: PlayerRef | undefined = c.take('your hand') ? { player: 'you' } : readHandOf(c);
        return of && c.take(')') ? { amount: 'numberOf', objects: { zone: 'hand', owner: of } } : undefined;
      }
      if (c.oneOf('players )')) return { amount: 'numberOf', players: {} };
      if (c.oneOf('opponents )')) return { amount: 'numberOf', players: { who: 'opponents' } };
      const objects = readFilter(c);
      return objects && c.take(')') ? { amount: 'numberOf', objects } : undefined;
    }
    for (const kind of ['min', 'max'] as const) {
      if (c.take(`${kind} over players life`))
        return { amount: kind, of: { amount: 'life', of: { player: 'it' } }, over: {} };
      if (c.take(`${kind} over players poison`))
        return { amount: kind, of: { amount: 'poison', of: { player: 'it' } }, over: {} };
      if (c.take(`${kind} (`)) {
        const of: Amount[] = [];
        do {
          const amount = readAmount(c);
          if (amount === undefined) return undefined;
          of.push(amount);
        } while (c.take(','));
        return c.take(')') ? { amount: kind, of } : undefined;
      }
    }
    return undefined;
  });
}

/** `hand(p)`, `hand of p`. */
function readHandOf(c: Cursor): PlayerRef | undefined {
  if (c.take('hand (')) {
    const player = readPlayer(c);
    return c.take(')') ? player : undefined;
  }
  return c.take('hand of') ? readPlayer(c) : undefined;
}
