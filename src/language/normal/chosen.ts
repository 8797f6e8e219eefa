import {
  type Clause,
  keyOf,
  type Many,
  type Node,
  type Quality,
  type Question,
  type Reference,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { formsOf } from '../lexicon/verbForms.js';
import { verbs } from '../lexicon/verbs.js';
import {
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  rewrite,
  saysOnly,
  thatOf,
  withAdjective,
  without,
  withoutAdjective,
} from './forms.js';
import { NONE } from './polarity.js';

/** What somebody chooses, and what is done by or to nobody else. */

const transitive = (verb: string): boolean => (verbs[verb] ?? '').split(',').includes('o');

/** "chooses a player for it to attack", "chooses a player that it will attack": chooses which player it attacks. */
export function withWhichOne(c: Clause): Clause {
  const t = c.object;
  if (c.verb !== 'choose' || c.what !== undefined) return c;
  const to = c.conditions?.find((x) => x.word === 'for' && isClause(x.clause));
  if (to === undefined) return c;
  const said = to.clause as Clause;
  // "chooses for it to attack a player"
  const early = t === undefined && c.relations === undefined && !c.negated;
  const inner = early ? put(said, { object: undefined }) : said;
  const chosen = early ? said.object : t;
  if (
    chosen === undefined ||
    inner.object !== undefined ||
    !transitive(inner.verb) ||
    inner.conditions !== undefined
  )
    return c;
  const asks = (node: unknown): Term | undefined => {
    if (isThing(node))
      return node.determiner === 'a' && node.focus === undefined
        ? { ...node, determiner: 'which' }
        : undefined;
    const m = node as Many | undefined;
    if (m?.kind !== 'many' || m.by !== 'or') return undefined;
    const items = m.items.map(asks);
    return items.some((i) => i === undefined) ? undefined : { ...m, items: items as Term[] };
  };
  const asked = asks(chosen);
  if (asked === undefined) return c;
  const clause: Clause = { ...inner, object: { kind: 'reference', to: 'head' } };
  return put(c, {
    object: undefined,
    what: { kind: 'question', word: 'which', asked, clause },
    conditions: without(c.conditions, to),
  });
}

/** "the players on a team decide how they sit": the team decides how its players do. */
export function withTeamChoosing(c: Clause): Clause {
  const who = c.actor;
  if (c.verb !== 'choose' || !isThing(who) || who.noun !== 'player' || !who.many) return c;
  // Whether each of them or all together choose a card is not said; an order, or how it is done, is one for all.
  const one = isThing(c.object)
    ? c.object.sort === 'order'
    : (c.what as Question | undefined)?.kind === 'question';
  if (!one || c.adverbs !== undefined) return c;
  const [on, ...more] = who.relations ?? [];
  if (on?.preposition !== 'on' || more.length > 0 || on.adverbs || !isThing(on.term)) return c;
  const bare = plain(put(who, { relations: undefined })) && ['the', undefined].includes(who.determiner);
  if (!bare || who.focus || !['each', 'a'].includes(on.term.determiner ?? '')) return c;
  const whose = rewrite(put(c, { actor: undefined }), (n) =>
    pronounOf(n) === 'they' ? ({ ...n, to: 'it' } as Node) : n,
  ) as Clause;
  return { ...whose, actor: on.term };
}

/** "a player chosen by the active player does it": the active player chooses one to do it. */
export function withWhoeverIsChosen(c: Clause): Clause {
  const who = c.actor;
  if (!isThing(who) || who.many || who.determiner === 'each' || c.negated) return c;
  const [said, ...more] = who.which ?? [];
  if (!isClause(said) || said.verb !== 'choose' || more.length > 0 || said.actor === undefined) return c;
  if ((said.object as Reference | undefined)?.to !== 'head' || said.negated || said.modality) return c;
  const does = put(c, { actor: put(who, { which: undefined }), conditions: undefined });
  return put(said, {
    object: undefined,
    what: does,
    conditions: list([...(c.conditions ?? []), ...(said.conditions ?? [])]),
  });
}

/** "chooses no player to do it": doesn't choose one to do it. */
export function withNoneChosen(c: Clause): Clause {
  const { what } = c;
  if (c.verb !== 'choose' || c.negated || !isClause(what) || !what.negated || what.modality !== undefined)
    return c;
  if (!isThing(what.actor) || what.actor.determiner !== NONE || c.object !== undefined) return c;
  const actor: Thing = { ...what.actor, determiner: 'a' };
  return put(c, { negated: true, what: put(what, { actor, negated: undefined }) });
}

/** "no other player on that team is affected": only that player is, on that team. */
export function withNoOther(c: Clause): Clause {
  if (c.negated) return c;
  for (const role of ['actor', 'object'] as const) {
    const t = c[role];
    if (!isThing(t) || t.determiner !== 'no' || t.modifiers?.join() !== 'other' || t.quantity !== undefined)
      continue;
    const bare = plain(put(t, { modifiers: undefined, relations: undefined }));
    if (!bare || !['player', 'team'].includes(t.noun) || c.verb === 'exist' || c.modality === 'would')
      continue;
    if (t.relations?.some((r) => r.preposition !== 'on')) continue;
    return put(c, {
      [role]: { ...thatOf(t), focus: ['only'], at: t.at },
      relations: list([...(c.relations ?? []), ...(t.relations ?? [])]),
    });
  }
  return c;
}

/** "the first turn goes to a player": the player takes it. */
function withTurnGoing(c: Clause): Clause {
  const [to, ...more] = c.relations ?? [];
  const turn = isThing(c.actor) && c.actor.noun === 'turn' && c.verb === 'go';
  if (!turn || to?.preposition !== 'to' || more.length > 0 || !isThing(to.term)) return c;
  return put(c, { verb: 'take', actor: to.term, object: c.actor as Term, relations: undefined });
}

/** "takes the first turn", "plays first": goes first. */
export function withGoingFirst(given: Clause): Clause {
  const c = withTurnGoing(given);
  const o = c.object;
  if (
    c.verb === 'take' &&
    isThing(o) &&
    o.noun === 'turn' &&
    o.ordinal === 1 &&
    o.determiner === 'the' &&
    o.owner === undefined
  ) {
    if (!saysOnly(o, 'ordinal') || c.negated) return c;
    return put(c, { verb: 'go', object: undefined, adverbs: list([...(c.adverbs ?? []), 'first']) });
  }
  return c.verb === 'play' && c.object === undefined && c.adverbs?.includes('first')
    ? put(c, { verb: 'go' })
    : c;
}

/** Adjectives that deny what is done. */
const undone: Readonly<Record<string, string>> = {
  unpaid: 'pay',
  unused: 'use',
  unshared: 'share',
  unaffected: 'affect',
};

/** "remains unpaid", "goes unpaid": is not paid. */
export function withUndone(c: Clause): Clause {
  const q = c.is as Quality | undefined;
  const verb = q?.kind === 'quality' && q.adverbs === undefined ? undone[q.word] : undefined;
  if (
    verb === undefined ||
    !['be', 'remain', 'go', 'stay'].includes(c.verb) ||
    c.negated ||
    c.actor === undefined
  )
    return c;
  const by = (q?.relations ?? []).filter((r) => r.preposition === 'by');
  if (by.length !== (q?.relations ?? []).length) return c;
  return put(c, {
    verb,
    object: c.actor as Term,
    actor: by[0]?.term as Term | undefined,
    is: undefined,
    negated: true,
  });
}

/** Verbs by their participles. */
const byParticiple = new Map(Object.keys(verbs).map((lemma) => [formsOf(lemma).pp, lemma]));

/** "any options used are determined", "the options used are": which options, if any, are used. */
function namedByDeed(verb: string, o: Thing): Question | undefined {
  const deeds = (o.modifiers ?? []).filter((m) => transitive(byParticiple.get(m) ?? ''));
  const [deed, ...more] = deeds;
  if (verb !== 'determine' || deed === undefined || more.length > 0 || o.quantity !== undefined)
    return undefined;
  if (
    !['any', 'the'].includes(o.determiner ?? '') ||
    (o.relations ?? o.which ?? o.owner ?? o.focus) !== undefined
  )
    return undefined;
  const focus = o.determiner === 'any' ? ['if any'] : undefined;
  const asked = put(withoutAdjective(o, deed), { determiner: 'which', focus });
  const object: Term = { kind: 'reference', to: 'head' };
  const clause: Clause = { kind: 'clause', verb: byParticiple.get(deed) as string, object };
  return { kind: 'question', word: 'which', asked, clause };
}

/** "is decided" says no more of who does it than "is determined". */
export function withDetermined(c: Clause): Clause {
  if (c.verb === 'decide')
    return put(c, { verb: c.actor === undefined && (c.object ?? c.what) ? 'determine' : 'choose' });
  const o = c.object;
  if (!['determine', 'choose', 'announce'].includes(c.verb) || c.what !== undefined) return c;
  if ((o as Many | undefined)?.kind === 'many') return withSeveralAsked(c, o as Many);
  if (!isThing(o)) return c;
  const named = namedByDeed(c.verb, o);
  if (named !== undefined) return put(c, { object: undefined, what: named });
  // "determine the player who goes first": which player goes first.
  const [where, ...others] = o.relations ?? [];
  if (
    where !== undefined &&
    others.length === 0 &&
    o.which === undefined &&
    o.modifiers?.join() === 'specific' &&
    o.determiner === 'the'
  ) {
    const asked = put(o, { modifiers: undefined, relations: undefined, determiner: 'which' });
    const clause: Clause = {
      kind: 'clause',
      verb: 'be',
      actor: { kind: 'reference', to: 'head' },
      is: where,
    };
    return put(c, { object: undefined, what: { kind: 'question', word: 'which', asked, clause } });
  }
  const [clause, ...more] = o.which ?? [];
  if (!isClause(clause) || more.length > 0 || o.quantity !== undefined || o.focus) return c;
  // "any options that will be used are determined": which are used, if any.
  const used =
    o.determiner === 'any' && c.verb === 'determine' && clause.actor === undefined && !clause.negated;
  if (o.determiner !== 'the' && !used) return c;
  const asked = put(o, { which: undefined, determiner: 'which', focus: used ? ['if any'] : undefined });
  const said = used && clause.modality === 'will' ? put(clause, { modality: undefined }) : clause;
  return put(c, { object: undefined, what: { kind: 'question', word: 'which', asked, clause: said } });
}

/** "announces the player or planeswalker it is attacking": which of them it is attacking. */
function withSeveralAsked(c: Clause, m: Many): Clause {
  const [first] = m.items as Thing[];
  const [clause, ...more] = first?.which ?? [];
  const alike = (t: unknown): boolean =>
    isThing(t) && t.determiner === 'the' && t.focus === undefined && keyOf(t.which) === keyOf(first?.which);
  if (m.by !== 'or' || m.focus || !isClause(clause) || more.length > 0 || !m.items.every(alike)) return c;
  const items = (m.items as Thing[]).map((t) => put(t, { which: undefined, determiner: 'which' }));
  const asked: Many = { ...m, items: sorted(items) };
  return put(c, { object: undefined, what: { kind: 'question', word: 'which', asked, clause } });
}

/** Conditions and phrases that a term has of what it is under or in. */
export function withControl(t: Thing): Thing {
  const under = (r: Relation): boolean =>
    r.preposition === 'under' &&
    r.adverbs === undefined &&
    isThing(r.term) &&
    r.term.noun === 'control' &&
    r.term.owner !== undefined &&
    r.term.relations === undefined;
  const r = t.relations?.find(under);
  if (r === undefined) return t;
  const clause: Statement = {
    kind: 'clause',
    verb: 'control',
    actor: (r.term as Thing).owner as Term,
    object: { kind: 'reference', to: 'head' },
  };
  return put(t, {
    relations: without(t.relations, r),
    which: list([...(t.which ?? []), clause]),
  });
}

/** "of equal size", "of the same size": equally sized. */
export function withSize(given: Thing): Thing {
  let t = given;
  // "teams with the same number of players"
  const same = t.relations?.find(
    (r) =>
      r.preposition === 'with' &&
      isThing(r.term) &&
      r.term.noun === 'player' &&
      r.term.quantity?.word === 'the same number of',
  );
  if (same !== undefined && t.sort === 'team')
    t = put(withAdjective(t, 'equally sized'), { relations: without(t.relations, same) });
  const of = t.owner;
  if (!isThing(of) || of.noun !== 'size' || of.owner !== undefined || of.relations !== undefined) return t;
  const equal = of.modifiers?.join() === 'equal' && of.determiner === undefined;
  const one = of.modifiers?.join() === 'same' && ['the', undefined].includes(of.determiner);
  if (!equal && !one) return t;
  const at = [...(t.at ?? []), ...(of.at ?? []).map(([, k]) => ['modifiers', k] as const)];
  return put(withAdjective(t, 'equally sized'), { owner: undefined, at });
}

/** "everything else in it", "the remaining parts of it": the rest of it. */
export function withRest(t: Thing): Thing {
  const left = ['remaining', 'other'].includes(t.modifiers?.join() ?? '');
  if (t.noun === 'part' && t.many && left && t.owner !== undefined && t.quantity === undefined)
    return put(t, { noun: 'rest', sort: 'group', many: false, modifiers: undefined });
  const [of, ...more] = t.relations ?? [];
  if (
    t.noun !== 'everything else' ||
    of === undefined ||
    more.length > 0 ||
    !['in', 'about'].includes(of.preposition)
  )
    return t;
  return put(t, { noun: 'rest', sort: 'group', relations: undefined, owner: of.term as Term });
}
