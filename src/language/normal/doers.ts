import {
  type Clause,
  type Condition,
  everyNode,
  type Many,
  type Quality,
  type Relation,
  type Statement,
  type Term,
  type Thing,
} from '../frames/frame.js';
import {
  barePlural,
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  rewrite,
  saysOnly,
  thatOf,
  without,
  withoutAdjective,
} from './forms.js';
import { withOneAfter, withTurnOfRules } from './turned.js';

/** What is said of a thing in place of whoever does something: what is seen, where play goes on, who is meant, what a zone has none of. */

/** Adjectives for what can be seen, and whether it is. */
const seen: Readonly<Record<string, boolean>> = { visible: true, invisible: false };

/** "objects outside its range are invisible to it": it doesn't see objects outside its range. */
function withSeeing(c: Clause): Clause {
  const q = c.is as Quality | undefined;
  const sees = q?.kind === 'quality' ? seen[q.word] : undefined;
  const [to, ...more] = q?.relations ?? [];
  if (sees === undefined || c.verb !== 'be' || c.actor === undefined) return c;
  if (to?.preposition !== 'to' || more.length > 0 || to.adverbs !== undefined || q?.adverbs !== undefined)
    return c;
  const denied = sees === (c.negated === true);
  return put(c, {
    verb: 'see',
    actor: to.term as Term,
    object: denied ? eitherOf(c.actor as Term) : c.actor,
    is: undefined,
    negated: denied ? true : undefined,
  });
}

/** "objects and events", of kinds of which nothing is so: objects or events. */
function eitherOf(t: Term): Term {
  const m = t as unknown as Many;
  const kinds = m.kind === 'many' && m.by === 'and' && m.items.every((i) => isThing(i) && barePlural(i));
  return kinds ? ({ ...m, by: 'or' } as unknown as Term) : t;
}

/** "play moves on to the next step": the next step begins. */
function withNextBegun(c: Clause): Clause {
  const [to, ...more] = c.relations ?? [];
  const play = isThing(c.actor) && c.actor.noun === 'play' && plain(c.actor);
  if (!play || !['move', 'go', 'proceed', 'pass', 'continue', 'advance'].includes(c.verb)) return c;
  if (to?.preposition !== 'to' || more.length > 0 || to.adverbs !== undefined || !isThing(to.term)) return c;
  if (!to.term.modifiers?.includes('next') || c.negated || c.object !== undefined) return c;
  return put(c, { verb: 'begin', actor: to.term, relations: undefined, particle: undefined });
}

/** "passes with nothing on the stack": passes, if the stack is empty. */
function withEmptyZone(c: Clause): Clause {
  const on = c.relations?.find((r) => r.preposition === 'with' && zoneWithNothing(r.term) !== undefined);
  const zone = on && zoneWithNothing(on.term);
  if (zone === undefined) return c;
  const clause: Clause = { kind: 'clause', verb: 'be', actor: zone, is: { kind: 'quality', word: 'empty' } };
  const empty: Condition = { kind: 'condition', word: 'if', clause };
  return put(c, {
    relations: without(c.relations, on),
    conditions: list([...(c.conditions ?? []), empty]),
  });
}

/** "illegal for it" says no more of what something is attached to than "illegal". */
function withoutForIt(c: Clause): Clause {
  const q = c.is as Quality | undefined;
  const [to, ...more] = q?.relations ?? [];
  if (q?.kind !== 'quality' || !['legal', 'illegal'].includes(q.word) || more.length > 0) return c;
  return to?.preposition === 'for' && pronounOf(to.term) === 'it'
    ? put(c, { is: put(q, { relations: undefined }) })
    : c;
}

/** "announces the assignment of a creature's damage": how the creature assigns it. */
function withHowAssigned(c: Clause): Clause {
  const o = c.object;
  if (!['announce', 'choose', 'declare'].includes(c.verb) || !isThing(o) || o.noun !== 'assignment') return c;
  const damage = o.owner;
  if (!isThing(damage) || !damage.noun.endsWith('damage') || !isThing(damage.owner)) return c;
  const whose = damage.owner;
  if (!saysOnly(o, 'owner') || c.what !== undefined) return c;
  const own = put(damage, { owner: undefined });
  const clause: Clause = { kind: 'clause', verb: 'assign', actor: whose, object: own, at: o.at ?? [] };
  return put(c, { object: undefined, what: { kind: 'question', word: 'how', clause } });
}

/** "declares blockers in an order chosen by a player as the step begins": declares them as it begins. */
function withTimeOfOrder(c: Clause): Clause {
  const order = c.relations?.find(
    (r) => r.preposition === 'in' && isThing(r.term) && r.term.sort === 'order',
  );
  const t = order?.term as Thing | undefined;
  const [chosen, ...more] = t?.which ?? [];
  if (order === undefined || t === undefined || more.length > 0 || chosen?.kind !== 'clause') return c;
  const times = chosen.conditions?.filter((x) => ['as', 'when'].includes(x.word)) ?? [];
  if (times.length === 0 || c.conditions?.some((x) => x.word === 'as')) return c;
  const rest = put(chosen, { conditions: without(chosen.conditions, times) });
  const lifted = { ...order, term: { ...t, which: [rest] } };
  return put(c, {
    relations: list((c.relations ?? []).map((r) => (r === order ? lifted : r))),
    conditions: list([...(c.conditions ?? []), ...times]),
  });
}

/** "a teammate's decision to keep a hand doesn't stop a player from drawing": the player may, even after that. */
function withDecisionOfAnother(c: Clause): Clause {
  const [choice, what] = [c.actor, c.what];
  if (
    !['prevent', 'stop', 'keep'].includes(c.verb) ||
    !c.negated ||
    c.modality !== undefined ||
    !isClause(what)
  )
    return c;
  if (!isThing(choice) || choice.noun !== 'choice' || !isThing(choice.owner)) return c;
  const [to, ...more] = choice.relations ?? [];
  const decided = to?.term as Clause | undefined;
  if (to?.preposition !== 'to' || more.length > 0 || decided?.kind !== 'clause') return c;
  if (what.negated || what.modality !== undefined) return c;
  const clause: Clause = {
    kind: 'clause',
    verb: 'choose',
    actor: choice.owner,
    what: put(decided, { actor: { kind: 'reference', to: 'same' } }),
    perfect: true,
    at: choice.at ?? [],
  };
  const after: Condition = { kind: 'condition', word: 'after', focus: ['even'], clause };
  return put(what, {
    modality: 'may',
    conditions: list([...(what.conditions ?? []), ...(c.conditions ?? []), after]),
    relations: list([...(what.relations ?? []), ...(c.relations ?? [])]),
    at: [...(what.at ?? []), ...(c.at ?? [])],
  });
}

/** The zone of "nothing on the stack" and "no objects in the zone". */
function zoneWithNothing(t: unknown): Thing | undefined {
  if (!isThing(t) || !saysOnly(t, 'relations')) return undefined;
  const none = t.noun === 'nothing' || (t.determiner === 'no' && ['object', 'objects'].includes(t.noun));
  const [where, ...more] = t.relations ?? [];
  if (!none || where === undefined || more.length > 0 || !['on', 'in'].includes(where.preposition))
    return undefined;
  return isThing(where.term) && where.term.sort === 'zone' ? where.term : undefined;
}

/** "the player who goes first is the one in the center seat": the player in the center seat goes first. */
function withDoerNamed(c: Clause): Clause {
  const [who, is] = [c.actor, c.is];
  if (c.verb !== 'be' || c.negated || c.modality !== undefined || !isThing(who) || !isThing(is)) return c;
  const [deed, ...more] = who.which ?? [];
  if (deed?.kind !== 'clause' || more.length > 0 || !saysOnly(who, 'which') || who.many) return c;
  if (who.determiner !== 'the' || (deed.actor as { to?: string } | undefined)?.to !== 'head') return c;
  const named = is.noun === 'one' || is.noun === who.noun;
  if (!named || is.many || is.which !== undefined || is.relations === undefined || is.determiner !== 'the')
    return c;
  if (deed.past || deed.perfect || deed.negated || deed.modality !== undefined || deed.verb === 'be')
    return c;
  return put(deed, {
    actor: { ...is, noun: who.noun, sort: who.sort },
    relations: list([...(deed.relations ?? []), ...(c.relations ?? [])]),
    conditions: list([...(deed.conditions ?? []), ...(c.conditions ?? [])]),
  });
}

/** "during a particular combat", "in any given combat": during a combat, whichever it is. */
function withAnyTime(c: Clause): Clause {
  if (c.relations === undefined) return c;
  let changed = false;
  const relations = c.relations.map((r) => {
    const t = r.term;
    if (r.preposition !== 'during' || !isThing(t) || t.many || t.sort !== 'step') return r;
    const any = t.determiner === 'any' && !c.negated;
    const specific = t.determiner === 'a' && t.modifiers?.includes('specific') === true;
    if (!any && !specific) return r;
    changed = true;
    return { ...r, term: { ...withoutAdjective(t, 'specific'), determiner: 'a' } };
  });
  return changed ? put(c, { relations: list(relations) }) : c;
}

/** "if a creature's controller has no opponents": if a player controls the creature, and the player has none. */
export function withControllerNamed(c: Clause): Clause {
  const about = c.actor;
  if (!isThing(about) || about.sort !== 'object' || c.conditions === undefined) return c;
  const of = (t: unknown): boolean =>
    isThing(t) && t.noun === 'controller' && saysOnly(t, 'owner') && speaksOf(t.owner, about);
  const named = (x: Condition): boolean => {
    let found = false;
    everyNode(x.clause, (n) => {
      found ||= of(n);
    });
    return found;
  };
  const x = c.conditions.find((one) => one.focus === undefined && named(one));
  if (x === undefined) return c;
  const player: Thing = { kind: 'thing', noun: 'player', sort: 'player', many: false, determiner: 'a' };
  const controls: Clause = { kind: 'clause', verb: 'control', actor: player, object: thatOf(about) };
  const clause = rewrite(x.clause, (n) =>
    isThing(n) && n.noun === 'controller' && (of(n) || (n.determiner === 'that' && plain(n)))
      ? { ...thatOf(player), at: n.at ?? [] }
      : n,
  ) as Clause;
  return put(c, {
    conditions: list([
      ...(without(c.conditions, x) ?? []),
      { kind: 'condition', word: 'if', clause: controls },
      { ...x, clause },
    ]),
  });
}

/** True of a pronoun, and of a thing named again, that can speak of this thing. */
const speaksOf = (t: unknown, about: Thing): boolean =>
  ['it', 'they'].includes(pronounOf(t) ?? '') ||
  (isThing(t) && t.noun === about.noun && ['the', 'that'].includes(t.determiner ?? '') && plain(t));

/** "a player has no opponent within that player's range": no opponent is within it. */
export function withOpponentThere(c: Clause): Clause {
  const [who, o] = [c.actor, c.object];
  if (c.verb !== 'have' || !isThing(who) || !isThing(o) || !['opponent', 'teammate'].includes(o.noun))
    return c;
  const [where, ...more] = o.relations ?? [];
  if (where === undefined || more.length > 0 || !['within', 'outside'].includes(where.preposition)) return c;
  if (!isThing(where.term) || !isThing(where.term.owner) || !saysOnly(o, 'relations')) return c;
  const owner = where.term.owner;
  if (owner.noun !== who.noun || !['that', 'the'].includes(owner.determiner ?? '') || c.adverbs) return c;
  const term: Thing = { ...where.term, owner: who };
  return put(c, {
    verb: 'be',
    actor: put(o, { relations: undefined }),
    is: { ...where, term },
    object: undefined,
    at: [...(c.at ?? []), ...(owner.at ?? [])],
  });
}

/** "formats whose players compete": in which players compete. */
export function withPlayersIn(given: Thing): Thing {
  const t = withOneAfter(given);
  if (t.sort !== 'game' || t.which === undefined) return t;
  const head: Relation = { kind: 'relation', preposition: 'in', term: { kind: 'reference', to: 'head' } };
  const inIt = (w: Statement): Statement => {
    const who = w.kind === 'clause' ? w.actor : undefined;
    if (w.kind !== 'clause' || !isThing(who) || who.noun !== 'player' || !who.many) return w;
    if (pronounOf(who.owner) !== 'head' || !saysOnly(who, 'owner')) return w;
    const actor = put(who, { owner: undefined });
    return put(w, { actor, relations: list([...(w.relations ?? []), { ...head, at: who.owner?.at ?? [] }]) });
  };
  return put(t, { which: list(t.which.map(inIt)) });
}

/** "Next, the players draw": then they do. */
function withThen(c: Clause): Clause {
  const leads = (c.at ?? []).some(([slot, token]) => slot === 'adverbs' && token === 0);
  if (!leads || !c.adverbs?.includes('next')) return c;
  return put(c, { adverbs: c.adverbs.map((a) => (a === 'next' ? 'then' : a)).sort() });
}

/** The steps, in their order. */
const STEPS: readonly ((c: Clause) => Clause)[] = [
  withThen,
  withSeeing,
  withNextBegun,
  withEmptyZone,
  withDoerNamed,
  withAnyTime,
  withoutForIt,
  withTimeOfOrder,
  withHowAssigned,
  withDecisionOfAnother,
];

/** A clause about whoever does it. */
export const withDoers = (c: Clause): Clause => STEPS.reduce((said, step) => step(said), withTurnOfRules(c));
