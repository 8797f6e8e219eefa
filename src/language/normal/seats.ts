import type { Relation, Thing } from '../frames/frame.js';
import { isThing } from './forms.js';

/** "the one seated to the left": only players are seated. */
export function seatedOne(t: Thing): Thing {
  const there = t.relations?.some(
    (r) => r.preposition === 'to' && isThing(r.term) && r.term.sort === 'direction',
  );
  return t.noun === 'one' && t.sort === 'pronoun' && there && t.quantity === undefined
    ? { ...t, noun: 'player', sort: 'player' }
    : t;
}

/** "sits in the seat to the right" is "sits to the right". */
export function withoutSeat(relations: readonly Relation[]): Relation[] {
  return relations.map((r) => {
    const seat = r.term as Thing | undefined;
    if (r.preposition !== 'in' || seat?.kind !== 'thing' || seat.noun !== 'seat' || seat.determiner !== 'the')
      return r;
    const slots = Object.keys(seat).filter(
      (k) => !['kind', 'noun', 'sort', 'many', 'determiner', 'at'].includes(k),
    );
    const [to] = seat.relations ?? [];
    return slots.length === 1 && seat.relations?.length === 1 && to?.preposition === 'to' ? to : r;
  });
}
