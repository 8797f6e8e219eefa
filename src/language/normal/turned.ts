import type { Clause, Condition, Question, Reference, Term, Thing } from '../frames/frame.js';
import { game, isClause, isThing, list, plain, pronounOf, put, saysOnly, without } from './forms.js';

/** The same with another verb, another part of the sentence first, or what must be so in the place of what can't be otherwise. */

/** "at the same moment": simultaneously. */
function withSameMoment(c: Clause): Clause {
  const at = c.relations?.find(
    ({ preposition, term: t, adverbs }) =>
      preposition === 'at' && adverbs === undefined && isThing(t) && t.noun === 'time',
  );
  const t = at?.term as Thing | undefined;
  if (at === undefined || t?.modifiers?.join() !== 'same' || !saysOnly(t, 'modifiers')) return c;
  const places = [...(at.at ?? []), ...(t.at ?? [])].map(([, token]) => ['adverbs', token] as const);
  return put(c, {
    relations: without(c.relations, at),
    adverbs: [...(c.adverbs ?? []), 'simultaneously'].sort(),
    at: [...(c.at ?? []), ...places],
  });
}

/** "fails to agree", "doesn't agree": can't agree. */
function withoutFailing(c: Clause): Clause {
  const { what } = c;
  if (c.verb !== 'fail' || c.negated || !isClause(what) || what.negated || what.verb !== 'agree') return c;
  if (pronounOf(what.actor) !== 'same' || what.modality !== undefined) return c;
  return put(what, {
    actor: c.actor,
    modality: 'can',
    negated: true,
    conditions: list([...(what.conditions ?? []), ...(c.conditions ?? [])]),
    relations: list([...(what.relations ?? []), ...(c.relations ?? [])]),
    at: [...(what.at ?? []), ...(c.at ?? [])],
  });
}

/** "who acts": who takes the action. */
function withAction(c: Clause): Clause {
  if (c.verb !== 'act' || !saysOnly(c, 'actor conditions')) return c;
  const object: Thing = { kind: 'thing', noun: 'action', sort: 'event', many: false, determiner: 'the' };
  return put(c, { verb: 'take', object });
}

/** "lies within a range", "falls within it": is within it. */
function withPlaceInRange(c: Clause): Clause {
  const [where, ...more] = c.relations ?? [];
  if (!['lie', 'fall'].includes(c.verb) || where === undefined || more.length > 0 || c.object) return c;
  if (!['within', 'outside'].includes(where.preposition)) return c;
  return put(c, { verb: 'be', is: where, relations: undefined });
}

/** "doesn't run out", "goes on forever": doesn't expire, lasts indefinitely. */
function withLasting(c: Clause): Clause {
  if (c.object !== undefined || c.relations !== undefined) return c;
  if (c.verb === 'run' && (c.particle === 'out' || c.adverbs?.includes('out')))
    return put(c, {
      verb: 'end',
      particle: undefined,
      adverbs: list(
        (c.adverbs ?? []).filter((a) => a !== 'out').map((a) => (a === 'at once' ? 'immediately' : a)),
      ),
    });
  const on = c.particle === 'on' && ['go', 'run'].includes(c.verb);
  const lasts = on || c.verb === 'continue';
  return lasts && c.adverbs?.includes('indefinitely') ? put(c, { verb: 'last', particle: undefined }) : c;
}

/** "control of an object passes to a player": the player gains control of it. */
function withControlGained(c: Clause): Clause {
  const to = c.relations?.find((r) => r.preposition === 'to' && r.adverbs === undefined);
  const control = c.actor;
  if (!['pass', 'go', 'change', 'move'].includes(c.verb) || to === undefined || c.object !== undefined)
    return c;
  if (!isThing(control) || control.noun !== 'control' || control.owner === undefined) return c;
  return put(c, {
    verb: 'gain',
    actor: to.term as Term,
    object: control,
    relations: without(c.relations, to),
  });
}

/** "which of the emperors goes first": which emperor does. */
function withOneAsked(c: Clause): Clause {
  const q = c.what as Question | undefined;
  const asked = q?.kind === 'question' ? q.asked : undefined;
  if (q === undefined || !isThing(asked) || asked.noun !== '' || asked.determiner !== 'which') return c;
  const of = asked.among;
  if (!isThing(of) || !of.many || of.determiner !== 'the' || of.quantity !== undefined || !plain(of))
    return c;
  const one: Thing = { ...of, many: false, determiner: 'which', at: [...(asked.at ?? []), ...(of.at ?? [])] };
  return put(c, { what: { ...q, asked: one } });
}

/** "for each creature, announces which player that creature is attacking": which player each creature is attacking. */
function withEachAsked(c: Clause): Clause {
  const q = c.what as Question | undefined;
  const each = c.relations?.find(
    ({ preposition, term: t, adverbs }) =>
      preposition === 'for' && adverbs === undefined && isThing(t) && t.determiner === 'each',
  );
  const t = each?.term as Thing | undefined;
  if (q?.kind !== 'question' || each === undefined || t === undefined || !isClause(q.clause)) return c;
  const again = (n: unknown): n is Thing =>
    isThing(n) && n.noun === t.noun && ['that', 'the'].includes(n.determiner ?? '') && plain(n);
  if (!again(q.clause.actor)) return c;
  const actor: Thing = { ...t, at: [...(t.at ?? []), ...(q.clause.actor.at ?? [])] };
  return put(c, {
    relations: without(c.relations, each),
    what: { ...q, clause: put(q.clause, { actor }) },
  });
}

/** "to draw, a player must have a card", "an opponent must be there for a player to be able to draw": can't draw unless it is so. */
export function withNeeded(c: Clause): Clause {
  if (c.modality !== 'must' || c.negated) return c;
  const end = c.conditions?.find((x) => x.word === 'for' && isClause(x.clause) && x.focus === undefined);
  const done = end?.clause as Clause | undefined;
  if (
    end === undefined ||
    done === undefined ||
    done.negated ||
    !['can', 'may'].includes(done.modality ?? '')
  )
    return c;
  const needed = put(c, { modality: undefined, conditions: without(c.conditions, end) });
  const least = isThing(needed.actor) ? needed.actor.quantity?.least : undefined;
  const one =
    least === 1
      ? ({ ...put(needed.actor as Thing, { quantity: undefined }), many: false, determiner: 'a' } as Thing)
      : needed.actor;
  const unless: Condition = {
    kind: 'condition',
    word: 'unless',
    clause: put(needed, { actor: one }),
    at: end.at ?? [],
  };
  return put(done, {
    modality: 'can',
    negated: true,
    conditions: list([...(done.conditions ?? []), unless]),
  });
}

/** "leaves the game at once and loses it": loses the game. */
function withGameLost(c: Clause): Clause {
  const o = c.object as Reference | undefined;
  const who = isThing(c.actor) ? ['player', 'team'].includes(c.actor.sort) : c.actor !== undefined;
  if (!['lose', 'win'].includes(c.verb) || pronounOf(o) !== 'it' || !who) return c;
  return put(c, { object: { ...game, at: o?.at ?? [] } });
}

/** "the phase ends, and the one after it begins": the next one. */
export function withOneAfter(t: Thing): Thing {
  const [after, ...more] = t.relations ?? [];
  if (t.noun !== 'one' || t.determiner !== 'the' || after?.preposition !== 'after' || more.length > 0)
    return t;
  if (!['it', 'that'].includes(pronounOf(after.term) ?? '') || !saysOnly(t, 'relations')) return t;
  const places = (after.at ?? []).map(([, token]) => ['modifiers', token] as const);
  return put(t, {
    relations: undefined,
    modifiers: ['next'],
    at: [...(t.at ?? []), ...places, ...((after.term as Reference).at ?? [])],
  });
}

/** "in doing so": this way. */
function withThisWay(c: Clause): Clause {
  const so = c.relations?.find(({ preposition: p, term: t }) => p === 'in' && isClause(t) && doesSo(t));
  if (so === undefined) return c;
  return put(c, {
    relations: without(c.relations, so),
    adverbs: [...(c.adverbs ?? []), 'this way'].sort(),
  });
}
const doesSo = (c: Clause): boolean => c.verb === 'do' && pronounOf(c.object) === 'so';

/** The steps, in their order. */
const STEPS: readonly ((c: Clause) => Clause)[] = [
  withSameMoment,
  withoutFailing,
  withAction,
  withPlaceInRange,
  withLasting,
  withControlGained,
  withOneAsked,
  withEachAsked,
  withGameLost,
  withThisWay,
];

/** A clause in the way of the rules: with the verb, the subject and the condition that they would have. */
export const withTurnOfRules = (c: Clause): Clause => STEPS.reduce((said, step) => step(said), c);
