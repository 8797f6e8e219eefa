import type { Clause, Condition, Quality, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { isClause, isThing, list, plain, pronounOf, put, saysOnly, withAdjective, without } from './forms.js';

/** What describes a thing: one form for a clause and a phrase that say the same of it. */

const head = (node: unknown): boolean => pronounOf(node) === 'head';

/** The form of a thing with what relative clauses and phrases say of it. */
export const withDescription = (t: Thing): Thing =>
  withMiddle(
    withDifference(
      withDescribedIn(
        withPartDescribed(withRoleNamed(withHoldersNamed(withHaving(withOutside(withWhoLeft(t)))))),
      ),
    ),
  );

/** "who left" is "who has left". */
function withWhoLeft(t: Thing): Thing {
  const left = (w: Statement): w is Clause => isClause(w) && w.verb === 'leave' && w.past === true;
  return t.which?.some(left)
    ? put(t, { which: t.which.map((w) => (left(w) ? put(w, { past: undefined, perfect: true }) : w)) })
    : t;
}

/** "the team's middle seat" is the middle of the team. */
const withMiddle = (t: Thing): Thing =>
  t.noun === 'seat' && t.owner !== undefined && t.modifiers?.join() === 'middle'
    ? put({ ...t, noun: 'middle' }, { modifiers: undefined })
    : t;

/** "rules different from those of others": different rules than others. */
function withDifference(t: Thing): Thing {
  const said = t.which?.find((w): w is Clause => {
    const is = isClause(w) && w.verb === 'be' && head(w.actor) ? (w.is as Quality | undefined) : undefined;
    const [from, ...more] = is?.kind === 'quality' && is.word === 'different' ? (is.relations ?? []) : [];
    const others = pronounOf(from?.term) ?? '';
    return (
      isClause(w) &&
      from?.preposition === 'from' &&
      more.length === 0 &&
      ['those', 'that', 'they'].includes(others) &&
      saysOnly(w, 'actor is')
    );
  });
  if (said === undefined || t.owner === undefined) return t;
  const than: Relation = { kind: 'relation', preposition: 'than', term: t.owner as Term, at: said.at ?? [] };
  return withAdjective(put(described(t, said, than), { owner: undefined }), 'different');
}

/** "methods that a rule describes": those described in it. */
function withDescribedIn(t: Thing): Thing {
  const said = t.which?.find(
    (w): w is Clause =>
      isClause(w) &&
      tells.has(w.verb) &&
      head(w.object) &&
      (w.actor as Term | undefined)?.kind === 'cited' &&
      saysOnly(w, 'actor object'),
  );
  if (said === undefined) return t;
  const place: Relation = { kind: 'relation', preposition: 'in', term: said.actor as Term };
  const there = put(said, { actor: undefined, relations: [place] });
  return put(t, { which: t.which?.map((w) => (w === said ? there : w)) });
}

const tells: ReadonlySet<string> = new Set(['describe', 'explain', 'list', 'specify', 'give', 'say']);

/** A thing without one of its relative clauses, and with one more phrase. */
const described = (t: Thing, gone: Statement, r: Relation): Thing =>
  put(t, { which: without(t.which, gone), relations: list([...(t.relations ?? []), r]) });

/** "an object that isn't within a range": outside it. */
function withOutside(t: Thing): Thing {
  const not = t.which?.find((w): w is Clause => {
    const is = isClause(w) && w.verb === 'be' && w.negated ? (w.is as Relation | undefined) : undefined;
    const place = is?.kind === 'relation' && is.preposition === 'within' && is.adverbs === undefined;
    return place && isClause(w) && head(w.actor) && saysOnly(w, 'actor is negated');
  });
  return not === undefined ? t : described(t, not, { ...(not.is as Relation), preposition: 'outside' });
}

/** "a player who has a marker", "a team that has no emperor": with it, without it. */
function withHaving(t: Thing): Thing {
  const card = t.sort === 'object' && t.noun.endsWith('card');
  if (t.sort !== 'player' && t.sort !== 'team' && !card) return t;
  const has = t.which?.find(
    (w): w is Clause =>
      isClause(w) &&
      w.verb === 'have' &&
      head(w.actor) &&
      isThing(w.object) &&
      (card
        ? w.object.sort === 'information' && [undefined, 'a'].includes(w.object.determiner) && !w.negated
        : w.object.sort === 'marker' && w.object.determiner === 'a') &&
      saysOnly(w, 'actor object negated'),
  );
  if (has === undefined) return t;
  const { at } = has;
  const r: Relation = {
    kind: 'relation',
    preposition: has.negated ? 'without' : 'with',
    term: has.object as Term,
  };
  return described(t, has, at === undefined ? r : { ...r, at });
}

/** "objects whose controllers are within a range": those that players within it control. */
function withHoldersNamed(t: Thing): Thing {
  const said = t.which?.find((w): w is Clause => {
    if (!isClause(w) || w.verb !== 'be' || !saysOnly(w, 'actor is') || !isThing(w.actor)) return false;
    const held = ['controller', 'owner'].includes(w.actor.noun) && head(w.actor.owner);
    return (
      held && plain(put(w.actor, { owner: undefined })) && (w.is as Relation | undefined)?.kind === 'relation'
    );
  });
  if (said === undefined) return t;
  const { noun, many, at } = said.actor as Thing;
  const who: Thing = {
    kind: 'thing',
    noun: 'player',
    sort: 'player',
    many,
    relations: [said.is as Relation],
  };
  const holds: Clause = {
    kind: 'clause',
    verb: noun === 'owner' ? 'own' : 'control',
    actor: many ? who : { ...who, determiner: 'a' },
    object: { kind: 'reference', to: 'head' },
    at: [...(said.at ?? []), ...(at ?? [])],
  };
  return put(t, { which: list([...(without(t.which, said) ?? []), holds]) });
}

/** "a player who is an opponent of that player": an opponent of that player. */
function withRoleNamed(t: Thing): Thing {
  const [said, ...more] = t.which ?? [];
  if (t.noun !== 'player' || !isClause(said) || more.length > 0 || !plain(put(t, { which: undefined })))
    return t;
  const is = said.is as Thing | undefined;
  if (said.verb !== 'be' || !head(said.actor) || !saysOnly(said, 'actor is') || !isThing(is)) return t;
  if (is.sort !== 'player' || is.noun === 'player' || is.focus !== undefined || is.quantity !== undefined)
    return t;
  if (is.determiner !== 'a' && !(is.many && is.determiner === undefined)) return t;
  const at = [...(t.at ?? []), ...(said.at ?? []), ...(is.at ?? [])];
  return put<Thing>({ ...is, many: t.many, at }, { determiner: t.determiner, focus: t.focus });
}

/** "the parts of an effect trying to do so": parts that try to. */
function withPartDescribed(t: Thing): Thing {
  if (!['part', 'portion'].includes(t.noun) || t.which !== undefined || !isThing(t.owner)) return t;
  const { which, ...whole } = t.owner;
  return which === undefined ? t : put(t, { which, owner: whole });
}

/** "if an object is outside a range, that object can't attack": an object outside it can't. */
export function withPlacedSubject(c: Clause): Clause {
  const placed = (x: Condition): boolean => {
    const s = x.clause;
    if (x.word !== 'if' || x.focus !== undefined || !isClause(s) || s.verb !== 'be' || s.negated)
      return false;
    if (!saysOnly(s, 'actor is') || (s.is as Relation | undefined)?.kind !== 'relation') return false;
    return isThing(s.actor) && s.actor.determiner === 'a' && !s.actor.many && plain(s.actor);
  };
  const [one, ...more] = (c.conditions ?? []).filter(placed);
  if (one === undefined || more.length > 0) return c;
  const { actor, is } = one.clause as Clause;
  const who = actor as Thing;
  const there = put(who, { relations: [is as Relation] });
  const again = (t: unknown): boolean =>
    isThing(t)
      ? t.noun === who.noun && ['that', 'the'].includes(t.determiner ?? '') && !t.many && plain(t)
      : pronounOf(t) === (who.sort === 'player' ? 'person' : 'it');
  const conditions = without(c.conditions, one);
  for (const role of ['actor', 'object'] as const) {
    const t = c[role];
    if (again(t)) return put(c, { [role]: there, conditions });
    if (isThing(t) && again(t.owner)) return put(c, { [role]: { ...t, owner: there }, conditions });
  }
  return c;
}

/**
 * "can't attack an opponent unless that opponent is within a range": can't attack one outside it; "can't play an object's abilities unless that
 * object is within it": those of an object outside it.
 */
export function withPlaceOfObject(c: Clause): Clause {
  const o = c.object;
  if (!c.negated || c.modality !== 'can' || !isThing(o)) return c;
  const owned = isThing(o.owner) && plain(put(o, { owner: undefined }));
  const t = owned ? (o.owner as Thing) : o;
  if (!['a', 'an'].includes(t.determiner ?? '') || !plain(t)) return c;
  const where = (x: Condition): Relation | undefined => {
    const s = x.clause as Clause;
    const is = s.is as Relation | undefined;
    const bare = s.kind === 'clause' && s.verb === 'be' && saysOnly(s, 'actor is');
    const again =
      isThing(s.actor) && s.actor.noun === t.noun && s.actor.determiner === 'that' && plain(s.actor);
    return x.word === 'unless' && bare && again && is?.kind === 'relation' && is.preposition === 'within'
      ? is
      : undefined;
  };
  const found = (c.conditions ?? []).filter((x) => where(x) !== undefined);
  const [one, ...more] = found;
  if (one === undefined || more.length > 0) return c;
  const outside: Relation = { ...(where(one) as Relation), preposition: 'outside' };
  const placed = { ...t, relations: [outside] };
  return put(c, {
    object: owned ? { ...o, owner: placed } : placed,
    conditions: without(c.conditions, one),
  });
}
