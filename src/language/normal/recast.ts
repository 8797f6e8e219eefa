import type {
  Clause,
  Condition,
  Many,
  Measure,
  Quality,
  Reference,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import {
  bare,
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  withAdjective,
  without,
  withoutAdjective,
  withoutAdverb,
} from './forms.js';
import { sameAdjective } from './synonyms.js';

/** The same of a clause with its parts in other places: a time, a means, an order, a limit, what is denied of both. */

/** "is removed instead of being passed after the turn ends": after it ends, it is removed instead of being passed. */
export function withTimeOfBoth(c: Clause): Clause {
  const instead = c.relations?.find((r) => r.preposition === 'instead of' && isClause(r.term));
  const inner = instead?.term as unknown as Clause | undefined;
  if (instead === undefined || inner?.conditions?.length !== 1 || c.conditions !== undefined) return c;
  const [when] = inner.conditions;
  if (when === undefined || !['after', 'as', 'before'].includes(when.word) || when.focus) return c;
  const term = put(inner, { conditions: undefined }) as unknown as Term;
  return put(c, {
    conditions: [when],
    relations: list([...(without(c.relations, instead) ?? []), { ...instead, term }]),
  });
}

/** "is determined by using a method": the method determines it. */
export function withMeansUsed(c: Clause): Clause {
  const by = c.relations?.find((r) => r.preposition === 'by' && isClause(r.term) && !r.adverbs);
  const use = by?.term as unknown as Clause | undefined;
  if (c.verb !== 'determine' || c.actor !== undefined || use?.verb !== 'use' || !isThing(use.object))
    return c;
  if (!saysOnly(use, 'actor object') || pronounOf(use.actor) !== 'anyone') return c;
  return put(c, { actor: use.object, relations: without(c.relations, by) });
}

/** "the order in which they are taken is random": they are taken in a random order. */
export function withOrderOfDoing(c: Clause): Clause {
  const [order, is] = [c.actor, c.is as Quality | undefined];
  if (c.verb !== 'be' || !isThing(order) || order.noun !== 'order' || is?.kind !== 'quality') return c;
  const [done, ...more] = order.which ?? [];
  const at = isClause(done) ? done.relations?.find((r) => r.preposition === 'in') : undefined;
  if (!isClause(done) || more.length > 0 || at === undefined || pronounOf(at.term) !== 'head') return c;
  if (c.negated || c.modality || is.adverbs || !plain(put(order, { which: undefined }))) return c;
  const term: Thing = withAdjective(put({ ...order, determiner: 'a' }, { which: undefined }), is.word);
  const places = [...(term.at ?? []), ...(c.at ?? []), ...(is.at ?? [])];
  const within: Relation = { ...at, term: { ...term, at: places } };
  return put(done, { relations: list([...(without(done.relations, at) ?? []), within]) });
}

/** "as many cards as they wish": any number of cards. */
export function withAnyNumber(t: Thing): Thing {
  const [wish, ...more] = t.which ?? [];
  if (t.quantity?.word !== 'as many as' || !isClause(wish) || more.length > 0) return t;
  const head = pronounOf(wish.object) === 'head' && saysOnly(wish, 'actor object relations');
  if (!head || !['wish', 'want', 'like', 'choose'].includes(wish.verb)) return t;
  return put(t, {
    quantity: { ...t.quantity, word: 'any number of' },
    which: undefined,
    relations: list([...(t.relations ?? []), ...(wish.relations ?? [])]),
    at: [...(t.at ?? []), ...(wish.at ?? [])],
  });
}

/** "any amount of life other than 0": one life or more. */
export function withSomeAmount(t: Thing): Thing {
  if (t.quantity?.word !== 'any amount of') return t;
  const [other, ...more] = [...(t.relations ?? []), ...(t.which ?? [])];
  if (other === undefined || more.length > 0) return t;
  const than = other as Relation;
  const others = than.preposition === 'other than' && (than.term as Measure).kind === 'measure' && bare(than);
  // "greater than 0"
  const above = isClause(other) && other.verb === 'be' && !other.negated ? (other.is as Measure) : undefined;
  const least = others && (than.term as Measure).quantity.is === 0 ? 1 : above?.quantity?.least;
  if (least === undefined) return t;
  return put(t, {
    many: true,
    quantity: { least, ...(t.quantity.at ? { at: t.quantity.at } : {}) },
    relations: undefined,
    which: undefined,
    at: [...(t.at ?? []), ...(other.at ?? [])],
  });
}

/** "the lowest-numbered marker": the one with the lowest number. */
export function withItsNumber(t: Thing): Thing {
  const numbered = t.modifiers?.find((m) => m.endsWith('-numbered'));
  if (numbered === undefined || !['the', 'that'].includes(t.determiner ?? '')) return t;
  const word = numbered.slice(0, -'-numbered'.length);
  const term: Thing = {
    kind: 'thing',
    noun: 'number',
    sort: 'quantity',
    many: false,
    determiner: 'the',
    modifiers: [sameAdjective.get(word) ?? word],
  };
  const having: Relation = { kind: 'relation', preposition: 'with', term };
  return put(withoutAdjective(t, numbered), { relations: list([...(t.relations ?? []), having]) });
}

/** "both players do nothing": neither player does anything. */
export function withNeither(c: Clause): Clause {
  const both = c.actor;
  if (!isThing(both) || both.determiner !== 'both' || c.negated) return c;
  const inner =
    isClause(c.what) && pronounOf(c.what.actor) === 'same' && !c.what.negated ? c.what : undefined;
  const done = inner ?? c;
  if (pronounOf(done.object) !== 'nothing') return c;
  const doing = put(done, { object: { ...(done.object as Term), to: 'anything' } as Term });
  const actor: Thing = { ...both, determiner: 'neither', many: false };
  return inner === undefined ? put(doing, { actor }) : put(c, { actor, what: doing });
}

/** "may have no more than two": can have two at most. */
export function withLimitOnly(c: Clause): Clause {
  const limited =
    isThing(c.object) && c.object.quantity?.most !== undefined && ['include', 'have'].includes(c.verb);
  return c.modality === 'may' && !c.negated && limited ? { ...c, modality: 'can' } : c;
}

/** "not if the source or the recipient is outside it": not unless both are within it. */
export function withBothWithin(c: Clause): Clause {
  if (!c.negated || c.conditions === undefined) return c;
  const conditions = c.conditions.map((x): Condition => {
    const inner = x.clause;
    if (x.word !== 'if' || x.focus || !isClause(inner) || inner.verb !== 'be' || inner.negated) return x;
    const [who, is] = [inner.actor as Many | undefined, inner.is as Relation | undefined];
    if (who?.kind !== 'many' || who.by !== 'or' || is?.kind !== 'relation' || is.preposition !== 'outside')
      return x;
    const within = put(inner, {
      actor: { ...who, by: 'and' } as unknown as Term,
      is: { ...is, preposition: 'within' },
    });
    return { ...x, word: 'unless', clause: within };
  });
  return conditions.some((x, i) => x !== c.conditions?.[i]) ? put(c, { conditions: list(conditions) }) : c;
}

/** "as a state-based action, a team loses": it loses, and this is a state-based action. */
export function withKindOfAction(statement: Statement): Statement[] {
  if (!isClause(statement)) return [statement];
  const as = statement.relations?.find(
    (r) => r.preposition === 'as' && isThing(r.term) && r.term.noun === 'state-based action' && !r.adverbs,
  );
  if (as === undefined || !plain(as.term as Thing)) return [statement];
  const actor = { kind: 'reference', to: 'this' } as Term;
  const told: Clause = { kind: 'clause', verb: 'be', actor, is: as.term as Thing, at: as.at ?? [] };
  return [put(statement, { relations: without(statement.relations, as) }), told];
}

/** "takes the second one, and so on until": so it goes on with what is done, whatever stands beside it. */
export function withGoingOn(c: Clause): Clause {
  const items = (c.object as Many | undefined)?.kind === 'many' ? (c.object as unknown as Many).items : [];
  const [one, more] = items;
  if (items.length !== 2 || (more as Reference).to !== 'and so on') return c;
  return put(c, { object: one as Term, adverbs: [...(c.adverbs ?? []), 'and so on'].sort() });
}

/** "it is done, and so on until something is so": that goes on is said by itself. */
export function withGoingOnUntil(c: Clause): Clause[] {
  const until = c.conditions?.filter((x) => x.word === 'until') ?? [];
  if (c.adverbs?.includes('and so on') !== true || until.length === 0) return [c];
  const done = put(withoutAdverb(c, 'and so on'), {
    conditions: without(c.conditions, until),
  });
  const at = (c.at ?? []).filter(([slot]) => slot === 'adverbs').map(([, token]) => ['verb', token] as const);
  return [done, { kind: 'clause', verb: 'and so on', conditions: until, at }];
}
