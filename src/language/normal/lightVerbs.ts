import type { Clause, Quality, Relation, Term, Thing } from '../frames/frame.js';
import {
  bare,
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

/** Verbs that say little by themselves: "makes use of it" is "uses it", "comes to an end" is "ends". */

/** A clause in which a light verb and its noun are the one verb that says the same. */
export function withVerbOfNoun(given: Clause): Clause {
  const c = withFreeOrder(given);
  for (const law of laws[c.verb] ?? []) {
    const said = law(c);
    if (said !== undefined) return said;
  }
  return c;
}

type Law = (c: Clause) => Clause | undefined;

/** The only phrase with one preposition, with nothing but the preposition and what it speaks of. */
function phrase(c: Clause, preposition: string): Relation | undefined {
  const [r, ...more] = (c.relations ?? []).filter((x) => x.preposition === preposition);
  return r !== undefined && more.length === 0 && bare(r) ? r : undefined;
}

/** The object where it is so called, with no more than an owner and what follows. */
function objectCalled(c: Clause, ...nouns: readonly string[]): Thing | undefined {
  const o = c.object;
  if (!isThing(o) || !nouns.includes(o.noun) || o.modifiers !== undefined || o.which !== undefined)
    return undefined;
  return o.quantity === undefined && o.focus === undefined && o.ordinal === undefined ? o : undefined;
}

/** "in whatever order it likes", "in the order of its choice", of who does it: in any order. */
function withFreeOrder(c: Clause): Clause {
  const who = c.actor;
  const itself = (t: unknown): boolean =>
    ['it', 'person', 'they', 'same'].includes(pronounOf(t) ?? '') ||
    (isThing(t) &&
      isThing(who) &&
      t.noun === who.noun &&
      ['that', 'the'].includes(t.determiner ?? '') &&
      plain(t));
  const isFree = (t: Thing): boolean => {
    const [liked, ...more] = t.which ?? [];
    if (isThing(t.owner)) return t.owner.noun === 'choice' && itself(t.owner.owner) && t.which === undefined;
    if (t.owner !== undefined || !isClause(liked) || more.length > 0 || !itself(liked.actor)) return false;
    return ['like', 'wish', 'prefer', 'choose'].includes(liked.verb) && !liked.negated && !liked.conditions;
  };
  const free = c.relations?.find((r) => r.preposition === 'in' && isThing(r.term) && r.term.noun === 'order');
  if (free === undefined || who === undefined || !isFree(free.term as Thing)) return c;
  const term = put(free.term as Thing, { which: undefined, owner: undefined, determiner: 'any' });
  return put(c, { relations: list((c.relations ?? []).map((r) => (r === free ? { ...r, term } : r))) });
}

const become: Law = (c) => {
  const total = c.verb === 'set' ? c.object : c.actor;
  const to = phrase(c, 'to');
  // "each player sets his or her life total to 40": each player's becomes 40.
  const whose = isThing(total) ? total.owner : undefined;
  const who = c.actor;
  const again = isThing(whose)
    ? isThing(who) && whose.determiner === 'that' && whose.noun === who.noun
    : person(whose);
  const own = c.verb === 'set' && isThing(who) && isThing(total) && again;
  if (own && to !== undefined && total.noun === 'life total' && (to.term as Term).kind === 'measure') {
    const relations = without(c.relations, to);
    const actor: Thing = { ...total, owner: who };
    return put(c, { verb: 'become', actor, object: undefined, is: to.term as Term, relations });
  }
  const known =
    (c.verb === 'set') === (c.actor === undefined) && (c.verb === 'set' || c.object === undefined);
  if (!isThing(total) || total.sort !== 'quantity' || to === undefined || !known) return undefined;
  const is = to.term as Term;
  return put(c, { verb: 'become', actor: total, object: undefined, is, relations: without(c.relations, to) });
};

/** "takes it into account" considers it; "doesn't", and "leaves it out of account", ignores it. */
const account: Law = (c) => {
  const taken = c.verb === 'take' && c.adverbs?.includes('into account');
  const left = c.verb === 'leave' && c.adverbs?.includes('out of account');
  if ((!taken && !left) || c.modality !== undefined) return undefined;
  const ignored = left !== (c.negated === true);
  const bare = withoutAdverb(c, taken ? 'into account' : 'out of account');
  return put(bare, { verb: ignored ? 'ignore' : 'consider', negated: undefined });
};

/** "don't count turn markers that …": ignores them. */
const uncounted: Law = (c) => {
  const open = c.object === undefined ? c.actor : c.actor === undefined ? c.object : undefined;
  if (!c.negated || c.modality !== undefined || !isThing(open)) return undefined;
  if (c.relations?.some(({ preposition }) => preposition !== 'for')) return undefined;
  return put(c, { verb: 'ignore', actor: undefined, object: open, negated: undefined });
};

const person = (t: unknown): boolean =>
  isThing(t) ? t.sort === 'player' || t.sort === 'team' : ['person', 'they'].includes(pronounOf(t) ?? '');

/** "makes a player draw": causes it. */
const cause: Law = (c) => (isClause(c.what) && c.actor !== undefined ? put(c, { verb: 'cause' }) : undefined);

const laws: Readonly<Record<string, readonly Law[]>> = {
  count: [uncounted],
  cost: [
    // "costs {2} more" costs an additional {2}.
    (c) =>
      isThing(c.object) && c.object.quantity !== undefined && c.adverbs?.includes('more')
        ? put(withoutAdverb(c, 'more'), {
            object: put(c.object, { modifiers: ['extra', ...(c.object.modifiers ?? [])] }),
          })
        : undefined,
  ],
  make: [
    cause,
    // "is made up of"
    (c) => (c.particle === 'up' ? laws.compose?.[0]?.(put(c, { particle: undefined })) : undefined),
    (c) => {
      const use = objectCalled(c, 'use');
      return use?.owner === undefined || use.relations !== undefined
        ? undefined
        : put(c, { verb: 'use', object: use.owner });
    },
  ],
  force: [cause],
  disagree: [
    (c) => (c.modality || c.negated ? undefined : { ...c, verb: 'agree', modality: 'can', negated: true }),
  ],
  compose: [
    (c) => {
      const of = phrase(c, 'of');
      if (of === undefined || c.actor !== undefined || c.object === undefined) return undefined;
      const relations = without(c.relations, of);
      return put(c, { verb: 'have', actor: c.object, object: of.term as Term, relations });
    },
  ],
  have: [
    (c) => {
      const effect = objectCalled(c, 'effect');
      const [on, ...more] = effect?.relations ?? [];
      if (effect === undefined || effect.owner !== undefined || on?.preposition !== 'on' || more.length > 0)
        return undefined;
      const negated = c.negated || effect.determiner === 'no' ? { negated: true as const } : {};
      return bare(on)
        ? put<Clause>({ ...c, ...negated }, { verb: 'affect', object: on.term as Term })
        : undefined;
    },
    (c) => {
      const may = objectCalled(c, 'permission');
      const to = c.conditions?.find((x) => x.word === 'to');
      if (may === undefined || !plain(may) || !isClause(to?.clause) || c.modality !== undefined)
        return undefined;
      const { object: _, ...rest } = put(c, { conditions: without(c.conditions, to) });
      const told = put(takingIn(to.clause, rest as Clause), { actor: c.actor });
      return told.modality === undefined && !told.negated
        ? put(told, { modality: c.negated ? 'can' : 'may', negated: c.negated })
        : undefined;
    },
  ],
  come: [
    (c) => {
      const to = phrase(c, 'to');
      const end = isThing(to?.term) && ['end', 'close'].includes(to.term.noun) && plain(to.term);
      return end ? put(c, { verb: 'end', relations: without(c.relations, to) }) : undefined;
    },
  ],
  gain: [(c) => (objectCalled(c, 'priority') ? put(c, { verb: 'get' }) : undefined)],
  get: [(c) => (objectCalled(c, 'extra turn') && person(c.actor) ? put(c, { verb: 'take' }) : undefined)],
  leave: [account],
  take: [
    account,
    (c) => {
      const damage = isThing(c.object) && c.object.noun === 'damage' && c.actor !== undefined;
      if (!damage) return undefined;
      const to: Relation = { kind: 'relation', preposition: 'to', term: c.actor as Term };
      return put(c, { verb: 'deal', actor: undefined, relations: list([...(c.relations ?? []), to]) });
    },
  ],
  look: [
    (c) => {
      const at = phrase(c, 'at');
      const hand = isThing(at?.term) && at.term.noun === 'hand';
      return hand
        ? put(c, { verb: 'review', object: at.term as Term, relations: without(c.relations, at) })
        : undefined;
    },
  ],
  set: [become],
  change: [become],
  remain: [
    (c) => {
      const same = pronounOf(c.is) === 'the same' || (c.is as Quality | undefined)?.word === 'unchanged';
      return same && !c.negated ? put(c, { verb: 'change', is: undefined, negated: true }) : undefined;
    },
  ],
  end: [
    (c) => {
      const draw = phrase(c, 'in');
      if (!isThing(draw?.term) || draw.term.noun !== 'draw' || c.object !== undefined) return undefined;
      return put(c, { verb: 'be', is: draw.term, relations: without(c.relations, draw) });
    },
  ],
  draw: [
    (c) => {
      if (c.actor !== undefined || !isThing(c.object) || c.object.noun !== 'game') return undefined;
      const is: Thing = { kind: 'thing', noun: 'draw', sort: 'event', many: false, determiner: 'a' };
      return put(c, { verb: 'be', actor: c.object, object: undefined, is });
    },
  ],
  begin: [
    (c) =>
      isThing(c.actor) && person(c.actor) && (c.object ?? c.what ?? c.relations ?? c.is) === undefined
        ? { ...c, verb: 'go', adverbs: [...(c.adverbs ?? []), 'first'] }
        : undefined,
  ],
  // "play proceeds to the left", "turns go clockwise": turn order goes there.
  go: [
    (c) => {
      const round = c.adverbs?.find((a) => a === 'clockwise' || a === 'counterclockwise');
      const side = phrase(c, 'to');
      if (!isThing(c.actor) || !['play', 'turn', 'turn order'].includes(c.actor.noun) || !plain(c.actor))
        return undefined;
      if (round === undefined && !(isThing(side?.term) && side.term.sort === 'direction')) return undefined;
      const actor: Thing = { ...c.actor, noun: 'turn order', sort: 'order', many: false };
      if (round === undefined)
        return c.actor.noun === 'turn order'
          ? undefined
          : put(c, { actor: put(actor, { determiner: undefined }) });
      const noun = round === 'clockwise' ? 'left' : 'right';
      const term: Thing = { kind: 'thing', noun, sort: 'direction', many: false, determiner: 'the' };
      const toSide: Relation = { kind: 'relation', preposition: 'to', term };
      return put(withoutAdverb(c, round), {
        actor: put(actor, { determiner: undefined }),
        relations: list([...(c.relations ?? []), toSide]),
      });
    },
  ],
  include: [
    (c) =>
      isThing(c.actor) && c.actor.sort === 'team' && isThing(c.object) && c.object.sort === 'player'
        ? put(c, { verb: 'have' })
        : undefined,
  ],
};
