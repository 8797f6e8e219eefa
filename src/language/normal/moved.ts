import type { Clause, Reference, Relation, Term, Thing } from '../frames/frame.js';
import { barePlural, isClause, isThing, list, plain, pronounOf, put } from './forms.js';

/** What goes somewhere, what is somewhere else, and what a game is played with. */

/** "goes on the stack": is put on it; "priority goes to a player": passes to that player. */
export function withPassing(c: Clause): Clause {
  if (c.verb !== 'go' || c.object !== undefined || c.actor === undefined || c.adverbs?.includes('first'))
    return c;
  const to = c.relations?.find((r) => r.adverbs === undefined && isThing(r.term));
  if (to?.preposition === 'on' && (to.term as Thing).sort === 'zone')
    return put(c, { verb: 'put', actor: undefined, object: c.actor as Term });
  const passes = isThing(c.actor) && ['priority', 'turn marker'].includes(c.actor.noun);
  return passes && c.relations?.some((r) => r.preposition === 'to') ? put(c, { verb: 'pass' }) : c;
}

/** "stops a player from drawing" prevents it; "stands for a turn" represents it; "is halved" is divided by two; "does the same" does so. */
export function withOtherVerb(c: Clause): Clause {
  if (['stop', 'keep'].includes(c.verb) && isClause(c.what) && pronounOf(c.what.actor) !== 'same')
    return put(c, { verb: 'prevent' });
  if (c.verb === 'stand' && c.relations?.length === 1 && c.relations[0]?.preposition === 'for')
    return put(c, { verb: 'represent', object: c.relations[0].term as Term, relations: undefined });
  if (c.verb === 'halve' && c.object !== undefined) {
    const by: Relation = {
      kind: 'relation',
      preposition: 'by',
      term: { kind: 'measure', quantity: { is: 2 } },
    };
    return put(c, { verb: 'divide', relations: list([...(c.relations ?? []), by]) });
  }
  const same = c.verb === 'do' && pronounOf(c.object) === 'the same';
  return same ? put(c, { object: { ...(c.object as Reference), to: 'so' } }) : c;
}

/** "take seats", "get seats at the table": are seated there. */
export function withSeating(c: Clause): Clause {
  const o = c.object;
  if (!isThing(o) || o.noun !== 'seat' || c.negated || c.modality !== undefined) return c;
  const bare = barePlural(o) && o.modifiers === undefined && o.which === undefined;
  const who = c.verb === 'assign' ? c.relations?.find((r) => r.preposition === 'to')?.term : c.actor;
  if (!bare || who === undefined || !['take', 'get', 'assign'].includes(c.verb)) return c;
  if (c.verb === 'assign' && c.actor !== undefined) return c;
  const rest = (c.relations ?? []).filter((r) => r.term !== who);
  return put(c, {
    verb: 'seat',
    actor: undefined,
    object: who as Term,
    relations: list([...rest, ...(o.relations ?? [])]),
  });
}

/** "creatures other than those that it controls": creatures that it doesn't control. */
export function withoutOthers(t: Thing): Thing {
  const but = t.relations?.find(
    (r) => r.preposition === 'other than' && r.adverbs === undefined && isThing(r.term) && those(r.term),
  );
  if (but === undefined || t.noun === '' || t.which !== undefined) return t;
  const said = but.term as Thing;
  const [clause, ...more] = said.which ?? [];
  const [where, ...others] = said.relations ?? [];
  const rest = list((t.relations ?? []).filter((r) => r !== but));
  const at = [...(t.at ?? []), ...(but.at ?? []), ...(said.at ?? [])].map(([, k]) => ['noun', k] as const);
  if (isClause(clause) && more.length + (said.relations ?? []).length === 0 && !clause.negated)
    return put(t, { relations: rest, which: [{ ...clause, negated: true as const }], at });
  if (where === undefined || others.length > 0 || said.which !== undefined) return t;
  const is: Clause = {
    kind: 'clause',
    verb: 'be',
    actor: { kind: 'reference', to: 'head' },
    is: where,
    negated: true,
  };
  return put(t, { relations: rest, which: [is], at });
}

const those = (t: Thing): boolean =>
  ['those', 'ones', 'one'].includes(t.noun) && plain(put(t, { which: undefined, relations: undefined }));

/** "games that involve five players": games with five players. */
export function withPlayers(t: Thing): Thing {
  const [clause, ...more] = t.which ?? [];
  if (t.noun !== 'game' || !isClause(clause) || more.length > 0 || pronounOf(clause.actor) !== 'head')
    return t;
  const bare = Object.keys(clause).every((slot) =>
    ['kind', 'verb', 'actor', 'object', 'progressive', 'at'].includes(slot),
  );
  const o = clause.object;
  if (
    !bare ||
    !['involve', 'have', 'include'].includes(clause.verb) ||
    !isThing(o) ||
    o.quantity === undefined
  )
    return t;
  if (!['player', 'team'].includes(o.sort)) return t;
  const relation: Relation = { kind: 'relation', preposition: 'with', term: o };
  return put(t, { which: undefined, relations: list([...(t.relations ?? []), relation]) });
}

/** What is taken or made, and is nobody's before. */
const light: Readonly<Record<string, string>> = {
  mulligan: 'take',
  turn: 'take',
  choice: 'make',
  decision: 'make',
};

/** "the first mulligan that a player takes": the player's first mulligan. */
export function withTaker(t: Thing): Thing {
  const [clause, ...more] = t.which ?? [];
  if (
    !isClause(clause) ||
    more.length > 0 ||
    t.owner !== undefined ||
    t.determiner !== 'the' ||
    t.ordinal === undefined
  )
    return t;
  const bare = Object.keys(clause).every((slot) => ['kind', 'verb', 'actor', 'object', 'at'].includes(slot));
  if (
    !bare ||
    light[t.noun] !== clause.verb ||
    pronounOf(clause.object) !== 'head' ||
    clause.actor === undefined
  )
    return t;
  return put(t, { which: undefined, owner: clause.actor as Term, determiner: undefined });
}
