import type { Clause, Condition, Measure, Quality, Relation, Term, Thing } from '../frames/frame.js';
import { isClause, isThing, list, pronounOf, put, saysOnly, withAdverbsOf, without } from './forms.js';
import { withHead } from './thingForms.js';

/** What there is, what somebody has, and what a game has in it: one form for each. */

const kindOfGames = (t: Thing): boolean =>
  ['game', 'variant', 'format'].includes(t.noun) &&
  t.many &&
  (t.determiner === undefined || t.determiner === 'some' || t.determiner === 'all') &&
  t.names === undefined &&
  (t.modifiers ?? t.which) !== undefined;

/** Where an option is used is what uses it: "is used in the variant", "games of the variant use it". */
export function withPlace(c: Clause): Clause {
  if (c.verb !== 'use' || c.object === undefined) return c;
  const variant = (t: unknown): t is Thing =>
    isThing(t) &&
    t.names !== undefined &&
    ['variant', 'game'].includes(t.noun) &&
    t.which === undefined &&
    (t.determiner === 'the' || (t.determiner === undefined && t.many) || (t.determiner === 'a' && !t.many)) &&
    t.relations === undefined;
  const form = (t: Thing): Thing => ({ ...t, noun: 'variant', sort: 'rule', many: false, determiner: 'the' });
  if (variant(c.actor)) return put(c, { actor: form(c.actor) });
  // "Grand Melee uses it"
  const called = c.actor as Term | undefined;
  if (called?.kind === 'named')
    return put(c, {
      actor: form({ kind: 'thing', noun: 'variant', sort: 'rule', many: false, names: [called] }),
    });
  const place = c.relations?.find(
    (r) =>
      (r.preposition === 'in' || (r.preposition === 'for' && variant(r.term))) &&
      r.adverbs === undefined &&
      isThing(r.term) &&
      ((r.term as Thing).noun === 'format' || variant(r.term)),
  );
  // "is used in some multiplayer games": they use it.
  const kinds = c.relations?.find(
    (r) => r.preposition === 'in' && r.adverbs === undefined && isThing(r.term) && kindOfGames(r.term),
  );
  if (c.actor === undefined && place === undefined && kinds !== undefined)
    return put(c, {
      actor: kinds.term as Term,
      relations: without(c.relations, kinds),
    });
  if (c.actor !== undefined || place === undefined) return c;
  const where = place.term as Thing;
  return put(c, {
    actor: variant(where) ? form(where) : where,
    relations: without(c.relations, place),
  });
}

/** "sits next to a teammate": is next to a teammate. */
export function withSeat(c: Clause): Clause {
  const [where, ...more] = c.relations ?? [];
  if (c.verb !== 'seat' || c.actor !== undefined || c.object === undefined || where === undefined) return c;
  if (more.length > 0 || !['next to', 'between', 'on', 'in'].includes(where.preposition)) return c;
  if (c.adverbs !== undefined || c.modality !== undefined || c.order || c.past) return c;
  return put(c, { verb: 'be', actor: c.object, object: undefined, is: where, relations: undefined });
}

/** "begins the game within a range": is within it as the game begins. */
export function withPlaceAtBegin(c: Clause): Clause {
  const [where, ...more] = c.relations ?? [];
  const game = isThing(c.object) && c.object.noun === 'game' && c.object.determiner === 'the';
  if (c.verb !== 'begin' || !game || !isThing(c.actor) || where === undefined || more.length > 0) return c;
  if (!['within', 'outside', 'next to', 'between'].includes(where.preposition)) return c;
  if (c.modality !== undefined || where.adverbs !== undefined) return c;
  const as: Condition = {
    kind: 'condition',
    word: 'as',
    clause: { kind: 'clause', verb: 'begin', actor: c.object as Thing },
  };
  return put(c, {
    verb: 'be',
    object: undefined,
    relations: undefined,
    is: where,
    conditions: list([...(c.conditions ?? []), as]),
  });
}

/** "has a life total of 20", "whose life total is equal to 20" and "its life total is 20" say the same. */
export function withMeasure(c: Clause): Clause {
  if (c.verb === 'have' && isThing(c.object) && c.actor !== undefined) {
    const of = c.object.relations?.find(
      (r) => r.preposition === 'of' && (r.term as Measure).kind === 'measure',
    );
    const { relations, determiner, ...rest } = c.object;
    if (of !== undefined && relations?.length === 1 && (determiner === 'a' || determiner === undefined))
      return put(c, {
        verb: 'be',
        actor: { ...rest, many: false, owner: ofEach(c.actor as Term) },
        is: of.term as Term,
        object: undefined,
      });
  }
  if (c.verb === 'equal' && c.actor !== undefined && c.object !== undefined)
    return put(c, { verb: 'be', is: c.object as Term, object: undefined });
  const quality = c.is as Quality | undefined;
  if (
    c.verb === 'be' &&
    quality?.kind === 'quality' &&
    quality.word === 'equal' &&
    quality.adverbs === undefined
  ) {
    const to = quality.relations?.length === 1 ? quality.relations[0] : undefined;
    if (to?.preposition === 'to') return put(c, { is: to.term as Term });
  }
  return c;
}

/** "There is a player who wins" is "a player wins". */
export function withoutThereIs(c: Clause): Clause {
  if (c.verb === 'exist' && !c.negated) {
    const none = pronounOf(c.actor) === 'nothing' || (isThing(c.actor) && c.actor.noun === 'nothing');
    const [on, ...more] = [...(c.relations ?? []), ...((c.actor as Thing).relations ?? [])];
    if (none && on !== undefined && more.length === 0 && isThing(on.term) && on.term.sort === 'zone')
      return put(c, {
        verb: 'be',
        actor: on.term,
        is: { kind: 'quality', word: 'empty' },
        relations: undefined,
      });
  }
  if (c.verb !== 'exist' || !isThing(c.actor)) return c;
  const unlimited = withoutLimit(c, c.actor);
  if (unlimited !== undefined) return unlimited;
  const { which, relations, ...noun } = c.actor;
  const phrases = [...(relations ?? []), ...(c.relations ?? [])];
  const newlyNamed = !['the', 'that'].includes(noun.determiner ?? '') && c.adverbs === undefined;
  if (which?.length === 1 && isClause(which[0]) && newlyNamed && !c.negated && c.relations === undefined) {
    const bare: Thing = put({ ...noun } as Thing, { relations });
    const filled = withHead(which[0], bare) as Clause;
    return put(withAdverbsOf(filled, c), {
      conditions: list([...(filled.conditions ?? []), ...(c.conditions ?? [])]),
    });
  }
  const [of, where] = [
    phrases.filter((r) => r.preposition === 'with'),
    phrases.filter((r) => r.preposition !== 'with'),
  ];
  // "there are permanents with that name within the range"
  if (
    of.length > 0 &&
    where.length === 1 &&
    which === undefined &&
    ['within', 'outside'].includes(where[0]?.preposition ?? '')
  )
    return put(c, {
      verb: 'be',
      actor: { ...noun, relations: of } as Thing,
      is: where[0] as Relation,
      relations: undefined,
    });
  const phrase = phrases.length === 1 && which === undefined ? phrases[0] : undefined;
  if (phrase === undefined || phrase.adverbs !== undefined)
    return which === undefined ? put(c, { actor: noun as Thing, relations: list(phrases) }) : c;
  const term = phrase.term;
  if (
    ['for', 'by', 'on'].includes(phrase.preposition) &&
    isThing(term) &&
    (term.sort === 'team' || term.sort === 'player') &&
    term.which === undefined
  )
    return put(c, { verb: 'have', actor: term, object: noun as Thing, relations: undefined });
  if (['within', 'outside'].includes(phrase.preposition))
    return put(c, { verb: 'be', actor: noun as Thing, is: phrase, relations: undefined });
  // "there are teams in the game": where they are is said of their being there.
  return which === undefined ? put(c, { actor: noun as Thing, relations: list(phrases) }) : c;
}

/** "There is no limit to the number of cards a player may draw": a player may draw any number of cards. */
function withoutLimit(c: Clause, limit: Thing): Clause | undefined {
  const [to, ...more] = [...(limit.relations ?? []), ...(c.relations ?? [])];
  if (limit.noun !== 'limit' || limit.determiner !== 'no' || c.negated || more.length > 0) return undefined;
  if (to === undefined || !['to', 'on'].includes(to.preposition) || !isThing(to.term)) return undefined;
  const of = to.term.owner;
  const [said, ...others] = (isThing(of) ? of.which : undefined) ?? [];
  if (to.term.noun !== 'number' || !isThing(of) || !isClause(said) || others.length > 0) return undefined;
  if (!of.many || of.determiner || of.quantity || !['may', 'can'].includes(said.modality ?? ''))
    return undefined;
  if (!saysOnly(c, 'actor relations') || said.negated || pronounOf(said.object) !== 'head') return undefined;
  // What has no limit has none for any of them.
  const each = isThing(said.actor) && said.actor.determiner === 'a' && !said.actor.many;
  return put(said, {
    actor: each ? { ...(said.actor as Thing), determiner: 'each' } : said.actor,
    object: put({ ...of, quantity: { word: 'any number of' } }, { which: undefined }),
  });
}

/** "all players" have what each of them has. */
const ofEach = (t: Term): Term =>
  isThing(t) && t.many && t.determiner === 'all' ? { ...t, many: false, determiner: 'each' } : t;

/** Verbs that say what is in a game. */
const contains = new Set(['have', 'include', 'involve', 'feature']);
const games = new Set(['game', 'variant', 'format', 'match']);

/** "the deck contains twenty cards": it has them. */
export function withCards(c: Clause): Clause {
  const [t, o] = [c.actor, c.object];
  const much = isThing(o) && (o.quantity?.is ?? o.quantity?.least ?? o.quantity?.most) !== undefined;
  return c.verb === 'include' && isThing(t) && t.noun === 'deck' && much ? put(c, { verb: 'have' }) : c;
}

/** "Games of the variant contain two stacks": "there are two stacks in games of the variant". */
export function withContents(c: Clause): Clause {
  if (!contains.has(c.verb) || !isThing(c.actor) || !isThing(c.object)) return c;
  if (!games.has(c.actor.noun) || c.object.quantity === undefined) return c;
  if (
    (c.actor.determiner === 'a' && c.actor.names === undefined) ||
    c.actor.focus !== undefined ||
    c.object.focus !== undefined
  )
    return c;
  const place: Relation = { kind: 'relation', preposition: 'in', term: c.actor };
  return put(c, {
    verb: 'exist',
    actor: c.object,
    object: undefined,
    relations: list([...(c.relations ?? []), place]),
  });
}

/** "has no opponents within his or her range": "no opponents are within the player's range". */
export function withSurroundings(c: Clause): Clause {
  if (c.verb !== 'have' || c.actor === undefined || !isThing(c.object) || c.object.relations?.length !== 1)
    return c;
  const [where] = c.object.relations as [Relation];
  const place = where.term;
  if (!['within', 'outside'].includes(where.preposition) || where.adverbs !== undefined || !isThing(place))
    return c;
  if (!['person', 'they', 'it', 'head'].includes(pronounOf(place.owner) ?? '')) return c;
  const is: Relation = { ...where, term: { ...place, owner: c.actor as Term } };
  // "doesn't have any": has none.
  const any = c.negated && c.object.determiner === 'any' && c.object.quantity === undefined;
  return put(c, {
    verb: 'be',
    actor: put(c.object, { relations: undefined, determiner: any ? 'no' : c.object.determiner }),
    object: undefined,
    is,
    negated: any ? undefined : c.negated,
  });
}

/** "For each player, the total is 20": "each player's total is 20". */
export function withOwnerOf(c: Clause): Clause {
  const t = c.actor;
  if (c.verb !== 'be' || !isThing(t) || t.determiner !== 'the' || t.owner !== undefined || t.many) return c;
  const whose = c.relations?.find(
    (r) =>
      r.preposition === 'for' &&
      r.adverbs === undefined &&
      isThing(r.term) &&
      r.term.determiner === 'each' &&
      ['player', 'team'].includes(r.term.sort),
  );
  if (whose === undefined) return c;
  return put(c, {
    actor: put(t, { determiner: undefined, owner: whose.term as Term }),
    relations: without(c.relations, whose),
  });
}

/** "whose turn it is" takes its turn; whose turn it takes need not be said. */
export function withTurn(c: Clause): Clause {
  if (
    c.verb === 'be' &&
    pronounOf(c.actor) === 'it' &&
    isThing(c.is) &&
    c.is.noun === 'turn' &&
    c.is.owner !== undefined
  ) {
    const { owner, ...turn } = c.is;
    return put(c, { verb: 'take', actor: owner, object: turn, is: undefined, progressive: true });
  }
  if (c.verb !== 'take' || !c.progressive || !isThing(c.object) || c.object.noun !== 'turn' || c.object.many)
    return c;
  const whose = c.object.owner === undefined ? c.object.determiner : pronounOf(c.object.owner);
  return ['a', 'it', 'person', 'they'].includes(whose ?? '')
    ? put(c, { object: put(c.object, { owner: undefined, determiner: undefined }) })
    : c;
}
