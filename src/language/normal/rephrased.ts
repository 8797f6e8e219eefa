import type {
  Clause,
  Condition,
  Measure,
  Node,
  Reference,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { everyNode } from '../frames/frame.js';
import {
  game,
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
  withoutAdverb,
} from './forms.js';

/** The same of a thing, a clause or a condition in other words of grammar: a phrase, a relative clause, a cause, what is understood. */

const head = (node: unknown): boolean => pronounOf(node) === 'head';

/** What a thing is said to be by phrases and relative clauses that have a shorter form. */
export const withShorterDescription = (t: Thing): Thing =>
  withNumberOne(
    withFullNumber(
      withLifeTotal(withSameSize(withZoneOfIt(withResolving(withPlayersGone(withStillControlled(t)))))),
    ),
  );

/** "objects still under that player's control": objects that the player still controls. */
function withStillControlled(t: Thing): Thing {
  const under = t.relations?.find(
    (r) => r.preposition === 'under' && r.adverbs?.join() === 'still' && isThing(r.term),
  );
  const control = under?.term as Thing | undefined;
  if (under === undefined || control?.noun !== 'control' || control.owner === undefined) return t;
  if (!plain(put(control, { owner: undefined }))) return t;
  const controls: Clause = {
    kind: 'clause',
    verb: 'control',
    actor: control.owner,
    object: { kind: 'reference', to: 'head' },
    adverbs: ['still'],
    at: [...(under.at ?? []), ...(control.at ?? [])],
  };
  return put(t, { relations: without(t.relations, under), which: list([...(t.which ?? []), controls]) });
}

/** "a player who has left": has left the game. */
function withPlayersGone(t: Thing): Thing {
  const gone = (w: Statement): boolean =>
    isClause(w) && w.verb === 'leave' && head(w.actor) && w.object === undefined && !w.relations;
  if (t.sort !== 'player' || !t.which?.some(gone)) return t;
  return put(t, { which: list(t.which.map((w) => (gone(w) ? { ...(w as Clause), object: game } : w))) });
}

/** "a spell resolving on a stack": a resolving spell on it. */
function withResolving(t: Thing): Thing {
  const said = t.which?.find(
    (w): w is Clause =>
      isClause(w) &&
      w.verb === 'resolve' &&
      w.progressive === true &&
      head(w.actor) &&
      saysOnly(w, 'actor relations progressive'),
  );
  if (said === undefined) return t;
  return put(withAdjective(t, 'resolving'), {
    which: without(t.which, said),
    relations: list([...(t.relations ?? []), ...(said.relations ?? [])]),
    at: [...(t.at ?? []), ...(said.at ?? [])],
  });
}

/** "the zone that it's in": its current zone. */
function withZoneOfIt(t: Thing): Thing {
  const [said, ...more] = t.which ?? [];
  if (t.sort !== 'zone' || t.determiner !== 'the' || !isClause(said) || more.length > 0) return t;
  const is = said.is as Relation | undefined;
  const there = is?.kind === 'relation' && is.preposition === 'in' && head(is.term);
  if (said.verb !== 'be' || !there || said.actor === undefined || !saysOnly(said, 'actor is')) return t;
  return put(withAdjective(t, 'current'), {
    owner: said.actor,
    which: undefined,
    determiner: undefined,
    at: [...(t.at ?? []), ...(said.at ?? []), ...(is.at ?? [])],
  });
}

/** "teams that have the same number of players": equally sized teams. */
function withSameSize(t: Thing): Thing {
  const alike = (r: Clause | Relation, of: unknown): boolean =>
    isThing(of) &&
    of.noun === 'player' &&
    of.quantity?.word === 'the same number of' &&
    plain(put(of, { quantity: undefined })) &&
    saysOnly(r, 'actor object preposition term');
  if (t.sort !== 'team' || !t.many) return t;
  const has = t.which?.find((w) => isClause(w) && w.verb === 'have' && head(w.actor) && alike(w, w.object));
  const of = t.relations?.find((r) => ['with', 'of'].includes(r.preposition) && alike(r, r.term));
  if (has === undefined && of === undefined) return t;
  return put(withAdjective(t, 'equally sized'), {
    which: without(t.which, has),
    relations: without(t.relations, of),
  });
}

/** "a player with 0 or less life": with a life total of that. */
function withLifeTotal(t: Thing): Thing {
  const life = t.relations?.find(
    (r) => r.preposition === 'with' && isThing(r.term) && r.term.noun === 'life',
  );
  const { quantity, ...bare } = (life?.term ?? {}) as Thing;
  if (life === undefined || quantity === undefined || !plain(bare) || bare.determiner !== undefined) return t;
  const of: Relation = { kind: 'relation', preposition: 'of', term: { kind: 'measure', quantity } as Term };
  const total: Thing = { ...bare, noun: 'life total', many: false, determiner: 'a', relations: [of] };
  return put(t, { relations: list([...(without(t.relations, life) ?? []), { ...life, term: total }]) });
}

/** What has a number: "one" is a number there, and nothing that was spoken of. */
const numbered = (t: unknown): t is Thing =>
  isThing(t) && (t.sort === 'quantity' || t.noun === 'range of influence');
const numberOne = (one: unknown): Measure => ({
  kind: 'measure',
  quantity: { is: 1, at: ((one as Reference).at ?? []).map(([, token]) => ['quantity', token] as const) },
});

/** "a range of influence of one" */
function withNumberOne(t: Thing): Thing {
  if (!numbered(t) || pronounOf(t.owner) !== 'one') return t;
  const of: Relation = { kind: 'relation', preposition: 'of', term: numberOne(t.owner) };
  return put(t, { owner: undefined, relations: list([...(t.relations ?? []), of]) });
}

/** "each four full players" are four players that are there in full. */
function withFullNumber(t: Thing): Thing {
  if (t.quantity?.is === undefined || t.quantity.word !== undefined || !t.modifiers?.includes('full'))
    return t;
  return { ...withoutAdjective(t, 'full'), quantity: { ...t.quantity, word: 'full' } };
}

/** "a player leaves": leaves the game. "The turn is played to its end": it continues until it ends. "Has “…”": has that ability. */
export function withUnderstood(c: Clause): Clause {
  const person = isThing(c.actor) && c.actor.sort === 'player';
  if (c.verb === 'leave' && person && c.object === undefined && !c.relations && !c.what && !c.recipient)
    return put(c, { object: game });
  if (c.verb === 'be' && numbered(c.actor) && pronounOf(c.is) === 'one')
    return put(c, { is: numberOne(c.is) });
  const turn = c.object;
  const to = c.relations?.find((r) => r.preposition === 'to' && isThing(r.term) && r.term.sort !== 'player');
  if (c.verb === 'play' && c.actor === undefined && isThing(turn) && turn.noun === 'turn' && to !== undefined)
    return put(c, { verb: 'continue', actor: turn, object: undefined });
  if (c.verb === 'have' && (turn as Term | undefined)?.kind === 'quoted')
    return put(c, {
      object: {
        kind: 'thing',
        noun: 'ability',
        sort: 'ability',
        many: false,
        determiner: 'the',
        also: [turn as Term],
      },
    });
  // "the members of each team sit together": the team does.
  const on = isThing(turn) && turn.noun === 'player' && turn.many && turn.relations?.length === 1;
  if (c.verb === 'seat' && on && c.adverbs?.includes('together') && turn.relations?.[0]?.preposition === 'on')
    return put(c, { object: turn.relations[0].term as Term });
  return withOwnTeam(c);
}

/** "the members of a team don't share the team's resources": they don't share resources. */
function withOwnTeam(c: Clause): Clause {
  const [t, o] = [c.actor, c.object];
  const on =
    isThing(t) && t.noun === 'player' && t.many && t.relations?.length === 1 ? t.relations[0] : undefined;
  if (c.verb !== 'share' || on?.preposition !== 'on' || !isThing(o) || !isThing(o.owner) || !o.many) return c;
  const same = isThing(on.term) && on.term.sort === 'team' && o.owner.noun === on.term.noun;
  if (!same || !['the', 'that'].includes(o.owner.determiner ?? '') || !plain(o.owner)) return c;
  return put(c, { actor: on.term as Term, object: put(o, { owner: undefined }) });
}

/** "if a player skips it because of an effect": if an effect causes it. "Even if a player has done so": even after. "Is asked to choose": must. */
export function withCauseNamed(x: Condition): Condition {
  const c = x.clause;
  if (!isClause(c)) return x;
  if (x.word === 'if' && x.focus?.join() === 'even' && c.perfect && !c.negated && !c.modality)
    return { ...x, word: 'after', clause: put(withoutAdverb(c, 'already'), { perfect: undefined }) };
  if (x.word !== 'if' || x.focus !== undefined || (c.negated && c.modality !== 'can')) return x;
  const due = c.relations?.find(
    (r) => r.preposition === 'due to' && isThing(r.term) && r.term.sort === 'ability' && !r.adverbs,
  );
  if (due !== undefined && c.actor !== undefined && !c.negated && [undefined, 'would'].includes(c.modality))
    return {
      ...x,
      clause: {
        kind: 'clause',
        verb: 'cause',
        actor: due.term as Term,
        what: put(c, { relations: without(c.relations, due), modality: undefined }),
        at: due.at ?? [],
      },
    };
  if (due !== undefined && c.actor !== undefined && c.negated)
    return {
      ...x,
      clause: {
        kind: 'clause',
        verb: 'state',
        actor: due.term as Term,
        what: put(c, { relations: without(c.relations, due) }),
        at: due.at ?? [],
      },
    };
  const told = c.what;
  if (
    c.negated ||
    !asking.has(c.verb) ||
    c.actor !== undefined ||
    !isClause(told) ||
    !saysOnly(c, 'what object')
  )
    return x;
  if (c.object !== undefined || !isThing(told.actor) || told.modality !== undefined || told.negated) return x;
  return { ...x, clause: put(told, { modality: 'must', at: [...(told.at ?? []), ...(c.at ?? [])] }) };
}
const asking = new Set(['ask', 'require', 'tell', 'instruct', 'direct']);

/** "the choice must be one within": the player must choose one within. */
export function withChoiceMade(c: Clause): Clause {
  const choice = c.actor;
  if (c.verb !== 'be' || c.modality !== 'must' || !isThing(choice) || choice.noun !== 'choice') return c;
  const whose = choice.owner ?? { kind: 'reference', to: 'person' };
  const known = choice.owner !== undefined || ['the', 'that'].includes(choice.determiner ?? '');
  if (!known || !plain(put(choice, { owner: undefined })) || !isThing(c.is)) return c;
  const at = [...(c.at ?? []), ...(choice.at ?? [])];
  return put({ ...c, at }, { verb: 'choose', actor: whose as Term, object: c.is, is: undefined });
}

/** The option with which somebody does something: if it is used. */
export const usedOption = (c: Clause, r: Relation): Statement | undefined => {
  const t = r.term;
  if (
    !['with', 'under'].includes(r.preposition) ||
    r.adverbs !== undefined ||
    !isThing(t) ||
    t.noun !== 'option'
  )
    return undefined;
  if (
    (t.names === undefined && r.preposition === 'with') ||
    t.determiner !== 'the' ||
    !plain(put(t, { names: undefined }))
  )
    return undefined;
  return ['play', 'begin', 'use', 'exist', 'be'].includes(c.verb)
    ? undefined
    : { kind: 'clause', verb: 'use', object: t, at: r.at ?? [] };
};

/** "within that range", where one player's range of influence was spoken of: within that player's. */
export function withOwnRange(statement: Statement): Statement {
  const owners = new Map<string, Thing>();
  let again = false;
  const isRange = (n: Node): n is Thing => isThing(n) && /^range(?: of influence)?$/.test(n.noun);
  const pointed = (n: Node): boolean =>
    isRange(n) && n.owner === undefined && n.determiner === 'that' && plain(n);
  everyNode(statement, (n) => {
    if (isRange(n) && isThing(n.owner)) owners.set(n.owner.noun, n.owner);
    if (pointed(n)) again = true;
  });
  const [owner, ...more] = owners.values();
  if (!again || owner === undefined || more.length > 0) return statement;
  return rewrite(statement, (n) =>
    pointed(n)
      ? put<Thing>(n as Thing, { noun: 'range of influence', owner: thatOf(owner), determiner: undefined })
      : n,
  ) as Statement;
}
