import type { Clause, Condition, Quality, Relation, Term, Thing } from '../frames/frame.js';
import { conditionForm } from './conditions.js';
import {
  bare,
  barePlural,
  game,
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  takingIn,
  withAdverbsOf,
  without,
  withoutAdjective,
  withoutAdverb,
} from './forms.js';
import { idleAdverbs } from './synonyms.js';

/** Turns of phrase that say the same of what is where, what begins, and what is done only to some. */

/** "Its range includes a player": the player is within it. */
export function withInside(c: Clause): Clause {
  if (c.verb !== 'include' || !isThing(c.actor) || c.actor.sort !== 'place' || c.object === undefined)
    return c;
  const is: Relation = { kind: 'relation', preposition: 'within', term: c.actor };
  // "the players within so many seats" that it includes are all such players.
  const o = c.object;
  const all = isThing(o) && o.many && o.determiner === 'the' && (o.relations ?? o.which) !== undefined;
  const actor = all ? put(o, { determiner: undefined }) : o;
  return put(c, { verb: 'be', actor, object: undefined, is });
}

/** "the whole of the event happens within a range": the event happens entirely within it. */
export function withWhole(c: Clause): Clause {
  const t = c.actor;
  const [where, ...more] = c.relations ?? [];
  if (!isThing(t) || t.noun !== 'whole' || t.owner === undefined || where === undefined || more.length > 0)
    return c;
  if (!plain(put(t, { owner: undefined })) || where.adverbs !== undefined) return c;
  return put(c, { actor: t.owner as Term, relations: [{ ...where, adverbs: ['entirely'] }] });
}

/** Verbs that say the same with and without somebody who does it: "the game is begun", "the game begins". */
const ofThemselves = new Set(['begin', 'continue', 'resolve', 'count', 'apply', 'increase', 'decrease']);

/** Those of them that rules also put as an instruction: "count it" is "it is counted". */
const told = new Set(['count', 'apply']);

/** "games begun with two players" are games that begin with two players. */
export function withoutDoer(c: Clause): Clause {
  if (!ofThemselves.has(c.verb) || c.actor !== undefined || c.object === undefined) return c;
  return c.order && !told.has(c.verb) ? c : put(c, { actor: c.object, object: undefined, order: undefined });
}

/** "is subject to the rule": the rule affects it. "happens as an action" is one. "causes that": causes it to happen. */
export function withHappening(c: Clause): Clause {
  const quality = c.is as Quality | undefined;
  const [to, ...more] =
    quality?.kind === 'quality' && quality.word === 'subject' ? (quality.relations ?? []) : [];
  if (
    c.verb === 'be' &&
    to?.preposition === 'to' &&
    more.length === 0 &&
    bare(to) &&
    quality?.adverbs === undefined
  )
    return put(c, { verb: 'affect', actor: to.term as Term, object: c.actor, is: undefined });
  // "the order is up to the team": the team chooses it. "In the variant players can do this": the variant allows them to.
  const is = c.is as Relation | undefined;
  if (c.verb === 'be' && is?.kind === 'relation' && is.preposition === 'up to' && bare(is) && !c.negated)
    return put(c, { verb: 'choose', actor: is.term as Term, object: c.actor, is: undefined });
  // "the order is that team's choice"
  const choice = c.is as Thing | undefined;
  if (
    c.verb === 'be' &&
    isThing(choice) &&
    ['choice', 'decision'].includes(choice.noun) &&
    choice.owner &&
    !c.negated
  )
    if (plain(put(choice, { owner: undefined })) && isThing(c.actor) && c.actor.sort !== 'choice')
      return put(c, { verb: 'choose', actor: choice.owner, object: c.actor, is: undefined });
  const who = c.actor;
  if (
    c.verb === 'allow' &&
    isThing(who) &&
    who.names !== undefined &&
    isClause(c.what) &&
    c.what.modality === undefined &&
    !c.negated
  )
    return put(takingIn(c.what, c), {
      modality: c.what.negated ? undefined : 'can',
      relations: list([
        ...(c.what.relations ?? []),
        ...(c.relations ?? []),
        { kind: 'relation', preposition: 'in', term: who },
      ]),
    });
  const as = c.relations?.find((r) => r.preposition === 'as' && r.adverbs === undefined);
  if (c.verb === 'happen' && isThing(as?.term) && as.term.determiner === 'a' && as.term.sort === 'event')
    return put(c, { verb: 'be', is: as.term, relations: without(c.relations, as) });
  const said = c.object as Thing | undefined;
  if (
    c.verb === 'cause' &&
    c.what === undefined &&
    ((said?.kind as string) === 'reference' || said?.sort === 'event')
  )
    return put(c, { object: undefined, what: { kind: 'clause', verb: 'happen', actor: said as Term } });
  return c;
}

/** "as a group" is together, "after that" then, "apart from that" otherwise; teammates who consult consult each other. */
export function withAdverbFor(given: Clause): Clause {
  let c = given;
  const adverbs: string[] = [];
  // "sit side by side": next to each other.
  if (c.adverbs?.includes('side by side')) {
    const term: Term = { kind: 'reference', to: 'each other' };
    // The words are those of the phrase now.
    const at = (c.at ?? [])
      .filter(([slot]) => slot === 'adverbs')
      .map(([, token]) => ['preposition', token] as const);
    const beside: Relation = { kind: 'relation', preposition: 'next to', term, at };
    c = put(c, {
      adverbs: list(c.adverbs.filter((a) => a !== 'side by side')),
      relations: list([...(c.relations ?? []), beside]),
    });
  }
  // "the entire group draws": the group draws as a whole.
  if (isThing(c.actor) && c.actor.noun === 'group' && c.actor.modifiers?.includes('entire')) {
    adverbs.push('as a whole');
    c = put(c, { actor: withoutAdjective(c.actor, 'entire') });
  }
  // "compete as individuals in a game": in that game, as individuals.
  const games: Relation[] = [];
  const rest = (c.relations ?? []).filter((r) => {
    const group =
      r.preposition === 'as' && isThing(r.term) && r.term.noun === 'group' && r.term.determiner === 'a';
    const that = ['that', 'this'].includes(pronounOf(r.term) ?? '');
    const then = r.preposition === 'after' && that;
    const said = r.adverbs === undefined && r.measure === undefined;
    const one =
      r.preposition === 'as' && isThing(r.term) && r.term.noun === 'individual' ? r.term : undefined;
    const where = one?.relations?.filter(
      (x) => x.preposition === 'in' && isThing(x.term) && x.term.sort === 'game',
    );
    const alone = one !== undefined && plain(put(one, { relations: without(one.relations, where) }));
    if (group && said && plain(r.term as Thing)) adverbs.push('together');
    else if (alone && said) {
      adverbs.push('separately');
      games.push(...(where ?? []));
    } else if (then && said) adverbs.push('then');
    else if (that && said && r.preposition === 'other than') adverbs.push('otherwise');
    else return true;
    return false;
  });
  if (adverbs.length > 0)
    c = put(c, {
      relations: list([...rest, ...games]),
      adverbs: list([...new Set([...(c.adverbs ?? []), ...adverbs])]),
    });
  if (!mutually.has(c.verb)) return c;
  const others = (c.relations ?? []).filter(
    (r) => r.preposition === 'with' && pronounOf(r.term) === 'each other',
  );
  if (pronounOf(c.object) === 'each other') c = put(c, { object: undefined });
  return others.length === 0 ? c : put(c, { relations: without(c.relations, others) });
}

/** What several do with each other, said or not. */
const mutually = new Set(['consult', 'confer', 'communicate', 'negotiate', 'agree', 'cooperate']);

/** "keeps track of" is "tracks"; "goes up" is "increases"; "goes on", "carries on" and "is carried through" are "continues"; "plays on" is "continues to play the game". */
export function withoutParticle(c: Clause): Clause {
  if (c.verb === 'keep' && c.particle === 'track') {
    const of = c.relations?.find((r) => r.preposition === 'of');
    const about = (of?.term as { kind?: string } | undefined)?.kind === 'question' ? 'what' : 'object';
    return of === undefined
      ? put(c, { verb: 'track', particle: undefined })
      : put(c, { verb: 'track', particle: undefined, [about]: of.term, relations: without(c.relations, of) });
  }
  if (c.verb === 'go' && (c.particle === 'up' || c.particle === 'down'))
    return put(c, { verb: c.particle === 'up' ? 'increase' : 'decrease', particle: undefined });
  if (['go', 'carry'].includes(c.verb) && c.particle === 'on')
    return put(c, { verb: 'continue', particle: undefined });
  if (c.verb === 'carry' && c.particle === 'through' && c.actor === undefined && c.object !== undefined)
    return withoutParticle(
      put(c, { verb: 'continue', particle: undefined, actor: c.object, object: undefined }),
    );
  // What still continues continues.
  if (c.verb === 'continue' && c.adverbs?.includes('still') && !c.negated) return withoutAdverb(c, 'still');
  if (c.verb !== 'play' || c.particle !== 'on' || c.actor === undefined) return c;
  const actor: Term = { kind: 'reference', to: 'same' };
  return put(c, {
    verb: 'continue',
    particle: undefined,
    what: { kind: 'clause', verb: 'play', actor, object: game },
  });
}

/** "The variant is played with the option": it uses the option. */
export function withOption(c: Clause): Clause {
  if (c.verb !== 'play' || c.actor !== undefined || !isThing(c.object) || c.object.names === undefined)
    return c;
  if (!['variant', 'game'].includes(c.object.noun)) return c;
  const option = c.relations?.find(
    (r) => r.preposition === 'with' && r.adverbs === undefined && isThing(r.term) && r.term.noun === 'option',
  );
  if (option === undefined) return c;
  return put(c, {
    verb: 'use',
    actor: { ...c.object, noun: 'variant', sort: 'rule', many: false, determiner: 'the' },
    object: option.term as Term,
    relations: without(c.relations, option),
  });
}

/** "A team has players on it": it has players. */
export function withoutOnIt(c: Clause): Clause {
  if (c.verb !== 'have' || !isThing(c.actor)) return c;
  const on = (r: Relation): boolean =>
    ['on', 'in'].includes(r.preposition) &&
    r.adverbs === undefined &&
    pronounOf(r.term) === ((c.actor as Thing).many ? 'they' : 'it');
  const o = c.object;
  return put(c, {
    relations: list((c.relations ?? []).filter((r) => !on(r))),
    object:
      isThing(o) && o.relations?.some(on)
        ? put(o, { relations: list(o.relations.filter((r) => !on(r))) })
        : o,
  });
}

/** "is always legal": the adverb says when it is so. */
export function withoutInnerAdverb(c: Clause): Clause {
  const is = c.is as Quality | undefined;
  if (c.verb !== 'be' || is?.kind !== 'quality' || is.adverbs === undefined) return c;
  const adverbs = list(is.adverbs.filter((a) => !idleAdverbs.has(a)));
  return put(withAdverbsOf(c, put(is, { adverbs })), { is: put(is, { adverbs: undefined }) });
}

/** "assigns its combat damage", "declares its blockers": what a creature deals or assigns and what a team declares is its own. */
export function withOwnDamage(c: Clause): Clause {
  const o = c.object;
  if (!['assign', 'deal', 'declare'].includes(c.verb) || !isThing(o)) return c;
  if (!(c.verb === 'declare' ? /^(?:attacker|blocker)$/ : /(^| )damage$/).test(o.noun)) return c;
  if (c.actor === undefined || !['it', 'they', 'person'].includes(pronounOf(o.owner) ?? '')) return c;
  if (c.verb !== 'declare' && pronounOf(o.owner) !== 'it') return c;
  return put(c, { object: put(o, { owner: undefined }) });
}

/** "works as it does in a two-player game": as in one. */
export function withAsItDoes(c: Clause): Clause {
  const place = (x: Condition): Relation | undefined => {
    const s = x.clause;
    if (x.word !== 'as' || x.focus || x.adverbs || !isClause(s)) return undefined;
    if (!['it', 'they'].includes(pronounOf(s.actor) ?? '')) return undefined;
    const is = s.verb === 'be' && saysOnly(s, 'actor is') ? (s.is as Relation) : undefined;
    const does = ['so', 'do'].includes(s.verb) && saysOnly(s, 'actor relations') ? s.relations : undefined;
    const r = is?.kind === 'relation' ? is : does?.length === 1 ? does[0] : undefined;
    // A kind of game: what is there while it is in this game is something else.
    const kind =
      isThing(r?.term) && r.term.sort === 'game' && (r.term.determiner === 'a' || barePlural(r.term));
    return r?.preposition === 'in' && kind && !r.adverbs ? { ...r, preposition: 'as in' } : undefined;
  };
  const found = (c.conditions ?? []).filter((x) => place(x) !== undefined);
  const [one, ...more] = found;
  if (one === undefined || more.length > 0) return c;
  return put(c, {
    conditions: without(c.conditions, one),
    relations: list([...(c.relations ?? []), place(one) as Relation]),
  });
}

/** "On leaving the game, a player loses": when that player leaves it. */
export function withOnDoing(c: Clause): Clause {
  const on = (c.relations ?? []).filter(
    (r) =>
      r.preposition === 'on' &&
      r.adverbs === undefined &&
      isClause(r.term) &&
      pronounOf(r.term.actor) === 'same',
  );
  if (on.length === 0) return c;
  return put(c, {
    relations: without(c.relations, on),
    conditions: list([
      ...(c.conditions ?? []),
      ...on.map((r) => conditionForm({ kind: 'condition', word: 'when', clause: r.term as Clause })),
    ]),
  });
}
