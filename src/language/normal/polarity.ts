import {
  type Clause,
  type Many,
  type Node,
  type Relation,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import {
  bareMass,
  barePlural,
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  takingIn,
  without,
  withoutAdverb,
} from './forms.js';

/** No, not any, none but, only, neither … nor: one form for what is denied. */

/** "is no longer" is "isn't any longer". */
export function withoutNoLonger(c: Clause): Clause {
  if (c.negated || !c.adverbs?.includes('no longer')) return c;
  const adverbs = list(c.adverbs.map((a) => (a === 'no longer' ? 'any longer' : a)));
  return put(c, { negated: true, adverbs, modality: c.modality === 'may' ? 'can' : c.modality });
}

/** "is never outside a range" is "is always within it", "isn't outside" is "is within". */
export function withinForOutside(c: Clause): Clause {
  const is = c.is as Relation | undefined;
  const never = c.adverbs?.some((a) => a === 'never' || (a === 'ever' && c.negated)) === true;
  if (c.verb !== 'be' || is?.kind !== 'relation' || is.preposition !== 'outside' || is.adverbs !== undefined)
    return c;
  const mutual = eachOutsideOther(c, is);
  if (mutual !== undefined) return mutual;
  if (!never && !c.negated) return c;
  return put(c, {
    is: put(is, { preposition: 'within' }),
    negated: undefined,
    adverbs: list((c.adverbs ?? []).map((a) => (a === 'never' || a === 'ever' ? 'always' : a))),
  });
}

/** "each emperor is outside every other emperor's range": no emperor is within another emperor's. */
function eachOutsideOther(c: Clause, is: Relation): Clause | undefined {
  const [who, place] = [c.actor, is.term];
  if (c.negated || c.adverbs || c.modality || !isThing(who) || who.determiner !== 'each') return undefined;
  const other = isThing(place) ? place.owner : undefined;
  if (!isThing(other) || other.noun !== who.noun || other.determiner !== 'each') return undefined;
  if (other.modifiers?.join() !== 'other' || who.modifiers || who.which || other.which || who.relations)
    return undefined;
  const owner: Thing = { ...other, determiner: 'a' };
  const actor: Thing = { ...who, determiner: NONE };
  return put(c, {
    actor,
    is: put(is, { preposition: 'within', term: { ...place, owner } as Thing }),
    negated: true,
  });
}

/** "waits to draw until the turn ends": doesn't draw until then. */
function withoutWaiting(c: Clause): Clause {
  const { what } = c;
  if (c.verb !== 'wait' || c.negated || c.modality !== undefined || c.past || !isClause(what)) return c;
  if (what.negated || what.modality !== undefined || pronounOf(what.actor) !== 'same') return c;
  const untils = [...(c.conditions ?? []), ...(what.conditions ?? [])].filter((x) => x.word === 'until');
  if (untils.length !== 1 || untils[0]?.focus !== undefined || c.object !== undefined) return c;
  return put(takingIn(what, c), { actor: c.actor, negated: true });
}

/** "may do it only after that": can't do it until then. "Does it only when the turn begins": doesn't until it begins. */
function withoutOnlyThen(c: Clause): Clause {
  const words = c.modality === undefined ? ['after', 'as'] : ['after'];
  const only = c.conditions?.find(({ word, focus }) => words.includes(word) && focus?.join() === 'only');
  if (only === undefined || c.negated || !isClause(only.clause)) return c;
  const until = put(only, { word: 'until', focus: undefined });
  return put(c, {
    negated: true,
    modality: c.modality === 'may' ? 'can' : c.modality,
    conditions: list((c.conditions ?? []).map((x) => (x === only ? until : x))),
  });
}

/** "does not happen before" is "does not happen until". */
export function withUntil(given: Clause): Clause {
  const waiting = withoutOnlyThen(withoutWaiting(given));
  const c = waiting.negated && waiting.adverbs?.includes('ever') ? withoutAdverb(waiting, 'ever') : waiting;
  if (!c.negated || !c.conditions?.some((x) => x.word === 'before')) return c;
  return put(c, {
    conditions: list(c.conditions.map((x) => (x.word === 'before' ? put(x, { word: 'until' }) : x))),
  });
}

/** "may never", "at no time may": "can't". */
export function withoutNever(c: Clause): Clause {
  const never = c.adverbs?.includes('never') === true;
  if (c.verb === 'be' && (c.is as Relation | undefined)?.preposition === 'outside') return c;
  if (never && !c.negated && c.modality === undefined) return withoutAdverb({ ...c, negated: true }, 'never');
  if (c.negated || (c.modality !== 'may' && c.modality !== 'can')) return c;
  const none = c.relations?.find(
    (r) => r.preposition === 'at' && isThing(r.term) && r.term.noun === 'time' && r.term.determiner === 'no',
  );
  if (!never && none === undefined) return c;
  return put(withoutAdverb(c, 'never'), {
    negated: true,
    modality: 'can',
    relations: without(c.relations, none),
  });
}

/** The determiner of what "no" said of: none of the kind, which is not "a … doesn't" where one of several can be meant. */
export const NONE = 'not any';

/** "No player may" is "a player can't": of a kind in a main clause, and of none in a condition. */
export function withoutNo(c: Clause): Clause {
  const m = c.actor as Many | undefined;
  // "no spell or ability can": spells and abilities can't.
  if (m?.kind === 'many' && m.by === 'or' && m.focus === undefined && !c.negated && c.verb !== 'exist') {
    const none = (i: unknown): i is Thing =>
      isThing(i) && i.determiner === 'no' && i.noun !== '' && i.quantity === undefined;
    if (!m.items.every(none)) return c;
    const items = m.items.map((i) => ({ ...(i as Thing), determiner: NONE, many: false }));
    return put(c, {
      actor: { ...m, items: sorted(items) },
      negated: true,
      modality: c.modality === 'may' ? 'can' : c.modality,
    });
  }
  if (!isThing(c.actor) || c.actor.determiner !== 'no' || c.negated || c.actor.noun === '') return c;
  if (c.actor.quantity !== undefined || c.verb === 'exist') return c;
  return put(c, {
    actor: { ...c.actor, determiner: NONE, many: false },
    negated: true,
    modality: c.modality === 'may' ? 'can' : c.modality,
  });
}

/** In a main clause, what is denied of none of a kind is denied of the kind. */
export function ofKind(c: Clause): Clause {
  const kind = <T>(node: T): T => {
    const m = node as Many | undefined;
    if (m?.kind === 'many' && m.items.some((i) => (i as Thing).determiner === NONE))
      return { ...m, items: sorted(m.items.map(kind)) } as T;
    return isThing(node) && node.determiner === NONE ? ({ ...(node as Thing), determiner: 'a' } as T) : node;
  };
  return put(c, { actor: kind(c.actor), object: kind(c.object) });
}

/** "controls no creatures", "doesn't control any creature", "no token is created": what is denied is that there is one. */
export function withoutNoObject(c: Clause): Clause {
  const t = c.object;
  const m = t as Many | undefined;
  if (m?.kind === 'many' && m.by === 'or' && !c.negated) {
    // "sees no objects or events"
    const items = m.items as Thing[];
    if (m.focus !== undefined || !items.every((i) => isThing(i) && i.determiner === 'no' && !i.quantity))
      return c;
    const object = { ...m, items: sorted(items.map((i) => ({ ...i, determiner: 'a', many: false }))) };
    return put(c, { object, negated: true, modality: c.modality === 'may' ? 'can' : c.modality });
  }
  if (!isThing(t) || t.quantity !== undefined || t.focus !== undefined) return c;
  const whole = partOfNone(t);
  if (whole !== undefined && !c.negated) return put(c, { object: whole, negated: true });
  if (t.noun === '') return c;
  const one = (): Thing => ({ ...t, determiner: 'a', many: false });
  if (t.determiner === 'no' && !c.negated)
    return put(c, {
      object: one(),
      negated: true,
      modality: c.modality === 'may' ? 'can' : c.modality,
    });
  if (t.determiner === 'no more' && !c.negated)
    return put(c, {
      object: { ...t, determiner: 'any more' },
      negated: true,
      modality: c.modality === 'may' ? 'can' : c.modality,
    });
  if (t.determiner === 'no such' && !c.negated)
    return put(c, { object: { ...t, determiner: 'that' }, negated: true });
  // "any card isn't drawn" may say that one of them is not.
  const any = t.determiner === 'any' && c.actor !== undefined;
  return c.negated && (any || barePlural(t) || bareMass(t)) ? put(c, { object: one() }) : c;
}

/** "none of that damage": nothing of what has no number is not it. */
function partOfNone(t: Thing): Thing | undefined {
  const of = t.among;
  return t.noun === '' && t.determiner === 'no' && isThing(of) && !of.many && of.sort === 'quantity'
    ? of
    : undefined;
}

/** "No player other than the emperor may" is "only the emperor may"; "can't attack anything other than it" is "can attack only it". */
export function withOnly(c: Clause): Clause {
  const subject = c.actor;
  const nothing = c.relations?.find((r) => r.preposition === 'other than' && !r.adverbs);
  // "nothing may be chosen other than it"
  if (pronounOf(c.object) === 'nothing' && nothing !== undefined && !c.negated)
    return put(c, {
      object: { ...(nothing.term as Thing), focus: ['only'] },
      relations: without(c.relations, nothing),
    });
  if (isThing(subject) && subject.determiner === 'no' && !c.negated) {
    // "no player can attack anything other than it"
    const rest = anyOther(c.object);
    if (rest !== undefined && plain(put(subject, { determiner: undefined })))
      return put(c, { actor: put(subject, { determiner: 'a' }), object: rest });
    const only = excepted(subject);
    if (only !== undefined) return put(c, { actor: only });
    // "apart from the emperor, no player may"
    const but = c.relations?.find((r) => r.preposition === 'other than' && r.adverbs === undefined);
    const kept = but && excepted(put(subject, { relations: [...(subject.relations ?? []), but] }));
    if (kept !== undefined) return put(c, { actor: kept, relations: without(c.relations, but) });
  }
  const alone = withoutOthers(c.actor);
  if (alone !== undefined && !c.negated) return put(c, { actor: alone });
  const object = c.object;
  // "may attack no one but an opponent"
  if (isThing(object) && object.determiner === 'no' && !c.negated) {
    const only = excepted(object);
    return only === undefined ? c : put(c, { object: only });
  }
  const only = c.negated ? anyOther(object) : undefined;
  return only === undefined ? c : put(c, { object: only, negated: undefined });
}

/** What remains of "anything other than it": it alone. */
const anyOther = (t: unknown): Term | undefined =>
  isThing(t) && (t.noun === 'anything' || t.determiner === 'any') ? excepted(t) : undefined;

/** "the active player and no other player": the active player alone. */
function withoutOthers(node: unknown): Term | undefined {
  const m = node as Many | undefined;
  if (m?.kind !== 'many' || m.by !== 'and' || m.items.length !== 2) return undefined;
  const none = m.items.find(
    (i) => isThing(i) && i.determiner === 'no' && i.modifiers?.join() === 'other' && i.which === undefined,
  );
  const kept = m.items.find((i) => i !== none);
  if (none === undefined || !isThing(kept) || kept.focus !== undefined) return undefined;
  return { ...kept, focus: ['only'] };
}

/** What remains of "no player other than the emperor": the emperor alone. */
function excepted(t: Thing): Term | undefined {
  const [but, ...more] = t.relations ?? [];
  if (but === undefined || more.length > 0 || but.adverbs !== undefined || t.which !== undefined)
    return undefined;
  if (!['other than', 'except'].includes(but.preposition) || t.modifiers !== undefined) return undefined;
  const kept = but.term as Thing | Many;
  if ((kept.kind !== 'thing' && kept.kind !== 'many') || kept.focus !== undefined) return undefined;
  // "no opponent but the one who sits there": only an opponent who does.
  const one = kept.kind === 'thing' && !kept.many && kept.determiner === 'the' && kept.sort === t.sort;
  if (one && ['one', 'player'].includes(kept.noun) && kept.relations !== undefined)
    return { ...kept, noun: t.noun, determiner: 'a', focus: ['only'] };
  return { ...kept, focus: ['only'] };
}

/** "Neither one nor the other may" is "one can't, and the other can't"; "neither spells nor abilities can" is "no spells or abilities can". */
export function withoutNeither(c: Clause): Node {
  const none = c.object as Many | undefined;
  const denied = { negated: true, modality: c.modality === 'may' ? 'can' : c.modality } as const;
  const named = (i: unknown): boolean => isThing(i) && (i.determiner === 'the' || i.names !== undefined);
  // "neither objects nor events": no objects or events.
  if (none?.kind === 'many' && none.by === 'nor' && !c.negated && c.verb === 'consider' && !c.modality)
    return put(c, { verb: 'ignore', object: { ...none, by: 'and' } });
  if (none?.kind === 'many' && none.by === 'nor' && !c.negated)
    return put(c, { object: { ...none, by: none.items.some(named) ? 'and' : 'or' }, ...denied });
  // "counts toward neither of the two": doesn't count toward one or the other.
  const to = c.relations?.find((r) => (r.term as Many).kind === 'many' && (r.term as Many).by === 'nor');
  if (to !== undefined && !c.negated && !to.adverbs) {
    const term: Many = { ...(to.term as Many), by: 'or' };
    return put(c, { relations: c.relations?.map((r) => (r === to ? { ...r, term } : r)), ...denied });
  }
  const m = c.actor as Many | undefined;
  if (m?.kind !== 'many' || m.by !== 'nor' || c.negated) return c;
  if (m.items.every((i) => isThing(i) && barePlural(i)))
    return put(c, { actor: { ...m, by: 'and' }, ...denied });
  const items = m.items.map((actor) => put(c, { actor: actor as Term, ...denied }));
  return { kind: 'many', by: 'and', items: list<Clause>(items) ?? [] };
}
