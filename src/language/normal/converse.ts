import {
  type Clause,
  type Condition,
  type Many,
  type Node,
  type Relation,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import {
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  withAdjective,
  without,
  withoutAdverb,
} from './forms.js';

/** The same seen from the other side: what holds another thing, what uses it, what it is by default. */

/** "gets only information from within its range": gets information only from within it. */
export function withOnlyFrom(c: Clause): Clause {
  const o = c.object;
  if (!isThing(o) || o.many || o.determiner !== undefined || c.verb !== 'get') return c;
  if (o.focus?.length !== 1 || o.focus[0] !== 'only' || o.relations?.length !== 1) return c;
  const [from] = o.relations as [Relation];
  if (from.adverbs !== undefined) return c;
  return put(c, { object: put(o, { focus: undefined, relations: [{ ...from, adverbs: ['only'] }] }) });
}

/** "a player in a game that uses this option may do it": if this option is used, a player may. */
export function withOptionOfGame(c: Clause): Clause {
  const who = c.actor;
  const inGame = isThing(who) ? who.relations?.find((r) => r.preposition === 'in' && !r.adverbs) : undefined;
  const game = inGame?.term;
  if (!isThing(who) || who.sort !== 'player' || !isThing(game) || game.noun !== 'game' || game.many) return c;
  const [uses, ...more] = game.which ?? [];
  if (
    !isClause(uses) ||
    more.length > 0 ||
    game.determiner !== 'a' ||
    !plain(put(game, { which: undefined }))
  )
    return c;
  const option = uses.verb === 'use' && saysOnly(uses, 'actor object') ? uses.object : undefined;
  if (!isThing(option) || option.noun !== 'option' || pronounOf(uses.actor) !== 'head') return c;
  const used: Condition = {
    kind: 'condition',
    word: 'if',
    clause: put(uses, { actor: undefined }),
    at: inGame?.at ?? [],
  };
  return put(c, {
    actor: put(who, { relations: without(who.relations, inGame as Relation) }),
    conditions: list([...(c.conditions ?? []), used]),
  });
}

/** "by default, it uses the following options" and "its default options are as follows": it uses the following default options. */
export function withDefaults(c: Clause): Clause {
  const o = c.object;
  const following = isThing(o) && o.many && o.modifiers?.includes('following') === true;
  if (c.verb === 'use' && following && c.adverbs?.includes('by default'))
    return put(withoutAdverb(c, 'by default'), { object: withAdjective(o, 'default') });
  const owned = c.actor;
  const whose = isThing(owned) ? owned.owner : undefined;
  if (c.verb !== 'so' || !c.adverbs?.includes('as follows') || whose === undefined) return c;
  if (!isThing(owned) || owned.noun !== 'option' || !owned.many) return c;
  const options = withAdjective(put(owned, { owner: undefined, determiner: 'the' }), 'following');
  return put(withoutAdverb(c, 'as follows'), { verb: 'use', actor: whose as Term, object: options });
}

/** "the players' seats are determined": the players are seated. */
export function withSeatsDetermined(c: Clause): Clause {
  const o = c.object;
  if (c.verb !== 'determine' || !isThing(o) || o.noun !== 'seat' || o.owner === undefined) return c;
  if (!plain(put(o, { owner: undefined, determiner: undefined, relations: undefined }))) return c;
  const relations = list([...(o.relations ?? []), ...(c.relations ?? [])]);
  return put(c, { verb: 'seat', object: o.owner as Term, relations });
}

/** "no more than two of any card may be in a deck": a deck can have no more than two. */
export function withHolder(c: Clause): Clause {
  const is = c.is as Relation | undefined;
  const deck = is?.kind === 'relation' && is.preposition === 'in' && !is.adverbs ? is.term : undefined;
  if (c.verb !== 'be' || c.negated || !isThing(deck) || !deck.noun.endsWith('deck')) return c;
  const much = isThing(c.actor) && (c.actor.quantity?.most ?? c.actor.quantity?.least) !== undefined;
  if (!much) return c;
  return put(c, { verb: 'include', actor: deck as Term, object: c.actor, is: undefined });
}

/** "no two cards may have the same name": each must have a different one. */
export function withAllDifferent(c: Clause): Clause {
  const [who, o] = [c.actor, c.object];
  if (c.verb !== 'have' || c.negated || !isThing(who) || !isThing(o) || o.determiner !== 'the') return c;
  if (who.determiner !== 'no' || !who.many || who.quantity?.is !== 2 || !o.modifiers?.includes('same'))
    return c;
  const different: Thing = {
    ...o,
    determiner: 'a',
    modifiers: o.modifiers.map((m) => (m === 'same' ? 'different' : m)).sort(),
  };
  const each: Thing = put(who, { quantity: undefined, determiner: 'each', many: false });
  const modality = c.modality === 'may' || c.modality === 'can' ? 'must' : c.modality;
  return put(c, { actor: each, object: different, modality });
}

/** "The option modifies the rule": the rule is modified if the option is used. */
export function withOptionThatModifies(c: Clause): Clause {
  const option = c.actor;
  if (c.verb !== 'modify' || !isThing(option) || option.noun !== 'option' || c.modality !== undefined)
    return c;
  const used: Clause = { kind: 'clause', verb: 'use', object: option, at: [] };
  const when: Condition = { kind: 'condition', word: 'if', clause: used, at: [] };
  return put(c, { actor: undefined, conditions: list([...(c.conditions ?? []), when]) });
}

/** "all such planes": all of those planes. */
export function withAllSuch(t: Thing): Thing {
  if (t.determiner !== 'all such' || !t.many) return t;
  return {
    kind: 'thing',
    noun: '',
    sort: t.sort,
    many: true,
    determiner: 'all',
    among: put(t, { determiner: 'that' }),
    at: t.at ?? [],
  } as Thing;
}

/** "spells that a player controls on the stack": spells on the stack that the player controls. */
export function withPlaceOfControlled(t: Thing): Thing {
  const [controls, ...more] = t.which ?? [];
  if (!isClause(controls) || controls.verb !== 'control' || more.length > 0) return t;
  const on = controls.relations?.find((r) => r.preposition === 'on' && isThing(r.term) && !r.adverbs);
  if (on === undefined || (on.term as Thing).sort !== 'zone') return t;
  return put(t, {
    which: [put(controls, { relations: without(controls.relations, on) })],
    relations: list([...(t.relations ?? []), on]),
  });
}

/** "ends up with the total by gaining or losing life": gains or loses life to end up with it. */
export function withPurpose(c: Clause): Clause | Many {
  const by = c.relations?.find((r) => r.preposition === 'by' && !r.adverbs);
  const term = by?.term as Clause | Many | undefined;
  const done = (term?.kind === 'many' && term.by === 'or' ? term.items : [term]) as (Clause | undefined)[];
  const same = done.every((d) => isClause(d) && pronounOf(d.actor) === 'same' && d.conditions === undefined);
  if (by === undefined || !same || !isThing(c.actor) || c.verb !== 'end' || c.particle !== 'up') return c;
  if (c.negated || c.modality !== undefined) return c;
  const aim = put(c, {
    actor: { kind: 'reference', to: 'same' },
    conditions: undefined,
    adverbs: undefined,
    relations: without(c.relations, by),
  });
  const to: Condition = { kind: 'condition', word: 'to', clause: aim, at: by.at ?? [] };
  const does = (done as Clause[]).map((d) =>
    put(d, { actor: c.actor, adverbs: c.adverbs, conditions: list([...(c.conditions ?? []), to]) }),
  );
  return does.length === 1 ? (does[0] as Clause) : { kind: 'many', by: 'or', items: sorted(does), at: [] };
}

/** "the numbers are added together to get the result": the result is their sum. */
export function withSum(c: Clause): Clause {
  const [aim, ...more] = c.conditions?.filter((x) => x.word === 'to') ?? [];
  const got = isClause(aim?.clause) && aim.clause.verb === 'get' ? aim.clause.object : undefined;
  if (c.verb !== 'add' || !c.adverbs?.includes('together') || more.length > 0 || !isThing(got)) return c;
  if (!isThing(c.object) || c.actor !== undefined || c.relations !== undefined) return c;
  const sum: Thing = { kind: 'thing', noun: 'sum', sort: 'quantity', many: false, owner: c.object, at: [] };
  return put(withoutAdverb(c, 'together'), {
    verb: 'be',
    actor: got as Term,
    object: undefined,
    is: sum,
    conditions: without(c.conditions, aim),
  });
}

/** "effects with durations that last": effects whose durations last. */
export function withWhose(t: Thing): Thing {
  const having = t.relations?.find((r) => r.preposition === 'with' && !r.adverbs && isThing(r.term));
  const had = having?.term as Thing | undefined;
  const [does, ...more] = had?.which ?? [];
  if (having === undefined || had === undefined || !isClause(does) || more.length > 0 || t.which) return t;
  if (pronounOf(does.actor) !== 'head' || had.owner !== undefined || !plain(put(had, { which: undefined })))
    return t;
  const head = { kind: 'reference', to: 'head' } as Term;
  const its: Thing = put(had, { which: undefined, determiner: undefined, owner: head, many: false });
  return put(t, { relations: without(t.relations, having), which: [put(does, { actor: its })] });
}

/** "whatever amount of life is necessary": the necessary amount. */
export function withNecessary(node: Node): Node {
  const such = isThing(node) && node.determiner === 'any' && node.modifiers?.includes('necessary');
  return such ? put(node, { determiner: node.owner === undefined ? 'the' : undefined }) : node;
}
