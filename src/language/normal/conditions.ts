import {
  type Clause,
  type Condition,
  everyNode,
  type Many,
  type Measure,
  type Quantity,
  type Relation,
  type Statement,
  sorted,
  type Thing,
} from '../frames/frame.js';
import { bareMass, barePlural, isClause, isThing, list, pronounOf, put, without } from './forms.js';
import { ofKind } from './polarity.js';
import { notCompared } from './quantities.js';
import { withCauseNamed } from './rephrased.js';
import { sameCondition } from './synonyms.js';

const asLongAs = 'while ';
/** What lasts: somebody has it, controls it, is it. */
const states = new Set(['have', 'control', 'own', 'be', 'share', 'use', 'remain', 'exist', 'state', 'say']);

/** When something happens, and if it does, say the same in a rule; what happened once does not. */
export function conditionForm(c: Condition): Condition {
  if (c.word === 'whether or not') return conditionForm({ ...c, word: 'if', focus: ['even'] });
  // "since a player last attacked" says when, not why.
  if (c.word === 'since' && isClause(c.clause) && c.clause.adverbs?.includes('last')) return c;
  // "just before", "right after"
  if (
    ['before', 'after'].includes(c.word) &&
    c.focus?.length === 1 &&
    ['just', 'right'].includes(c.focus[0] as string)
  )
    return conditionForm({ ...put(c, { focus: undefined }), adverbs: ['immediately'] });
  // "as soon as it has been done": once it has.
  if (c.word === 'as soon as' && isClause(c.clause) && c.clause.perfect && !c.clause.negated)
    return conditionForm({ ...c, word: 'after' });
  let word = sameCondition.get(c.word) ?? c.word;
  const now = isClause(c.clause) && !c.clause.past && c.clause.modality === undefined;
  // "immediately when", "as soon as"
  if (word === 'when' && c.adverbs?.join() === 'immediately') {
    const { adverbs: _, ...bare } = c;
    return conditionForm({ ...bare, word });
  }
  // "when the step begins": as it begins.
  const time =
    isClause(c.clause) && isThing(c.clause.actor) && ['step', 'time', 'game'].includes(c.clause.actor.sort);
  if (
    ['when', 'whenever'].includes(word) &&
    now &&
    time &&
    ['begin', 'end', 'start'].includes((c.clause as Clause).verb)
  )
    return { ...c, word: 'as' };
  const timeless = (x: unknown): boolean =>
    (x as Many).kind === 'many' ? (x as Many).items.every(timeless) : isClause(x) && !x.past && !x.perfect;
  if (['when', 'whenever', 'where'].includes(word) && timeless(c.clause)) word = 'if';
  // "whenever it was so" is said of every time that it was.
  if (word === 'whenever' && isClause(c.clause) && c.clause.modality === undefined) word = 'if';
  if (now && ['when', 'whenever', 'where'].includes(word)) word = 'if';
  // "as long as a player has priority", "while a player has it": if the player has it.
  if ([asLongAs, 'while'].includes(word) && now && states.has((c.clause as Clause).verb)) word = 'if';
  // "once all players on a team have lost": if all have.
  if (word === 'after' && isClause(c.clause) && c.clause.perfect && ['lose', 'leave'].includes(c.clause.verb))
    if (isThing(c.clause.actor) && ['all', 'each'].includes(c.clause.actor.determiner ?? '')) word = 'if';
  // "once a team has ten counters"
  if (
    word === 'after' &&
    isClause(c.clause) &&
    c.clause.verb === 'have' &&
    !c.clause.perfect &&
    !c.clause.past
  )
    word = 'if';
  const named = withCauseNamed({ ...c, word });
  if (named.clause !== c.clause || named.word !== word) return conditionForm(named);
  const m = c.clause as Many;
  if (c.word === '' && m.kind === 'many' && (m.by === 'and' || m.by === 'or')) {
    // "if it does, or if it doesn't"
    const items = m.items as Condition[];
    const [first] = items;
    const alike = items.every(
      (x) => x.kind === 'condition' && x.word === first?.word && x.focus === undefined,
    );
    if (alike && first !== undefined && ['if', 'unless'].includes(first.word))
      return {
        ...first,
        word: 'if',
        clause: {
          kind: 'many',
          by: m.by,
          items: sorted(
            items.map(({ word: w, clause }) => (w === 'if' ? clause : denied(clause as Clause)) as Clause),
          ),
        },
      };
  }
  const inner = c.clause;
  if ((word === 'if' || word === 'unless') && isClause(inner)) {
    const failing = word === 'unless' && c.focus === undefined ? failingOne(inner) : undefined;
    if (failing !== undefined) return { ...c, word: 'if', clause: failing };
    const supposed = withSupposed(inner);
    // "unless it is more than two" is "if it is two or less".
    const complement = word === 'unless' && c.focus === undefined ? withComplement(supposed) : undefined;
    if (complement !== undefined) return { ...c, word: 'if', clause: complement };
    // "if it does not" is "unless it does", and "if no player does" is "unless a player does"; "if a player does not" is neither.
    const said = { ...c, word, clause: supposed };
    return oneOfSeveral(supposed) || doneToOne(supposed) ? said : turned(said);
  }
  return { ...c, word };
}

/** True of what may be said of one of several, or of each of them, so that it matters whether "not" is said of one or of all. */
function oneOfSeveral(c: Clause): boolean {
  const t = c.actor ?? c.object;
  if (!isThing(t)) return false;
  if (t.noun === '') return t.among !== undefined && t.quantity !== undefined;
  // "a token isn't created" is as good as "no token is created".
  if (c.actor === undefined && (t.determiner === 'a' || barePlural(t))) return false;
  return (
    several.has(t.determiner ?? '') ||
    barePlural(t) ||
    (t.determiner === undefined && t.quantity !== undefined)
  );
}
const several = new Set(['a', 'any', 'either', 'some', 'each', 'all', 'both']);

/** "can't attack one of them", "can't attack either of them": the first is said of one of them, the second of all. */
function doneToOne({ negated, actor, object: t }: Clause): boolean {
  if (!negated || actor === undefined || !isThing(t)) return false;
  return t.determiner === 'either' || (t.noun === '' && t.among !== undefined && t.quantity !== undefined);
}

/** "unless it can attack each of them": if it can't attack one of them. */
function failingOne(c: Clause): Clause | undefined {
  const t = c.object;
  if (c.negated || c.actor === undefined || c.modality !== 'can' || !isThing(t)) return undefined;
  if (t.determiner !== 'each' || t.many || t.quantity !== undefined || t.noun === '' || t.focus)
    return undefined;
  const among: Thing = { ...t, many: true, determiner: 'the' };
  const { sort, at = [] } = t;
  const object: Thing = { kind: 'thing', noun: '', sort, many: false, among, quantity: { is: 1 }, at };
  return { ...c, negated: true, object };
}

/** "if it does not": unless it does. */
function turned(c: Condition): Condition {
  const { negated, ...positive } = c.clause as Clause;
  if (!negated || c.focus !== undefined) return c;
  return { ...c, word: c.word === 'if' ? 'unless' : 'if', clause: ofKind(positive as Clause) };
}

/**
 * "if a player doesn't draw, that player …" is said of each player by itself: unless the player draws. "if any player doesn't draw, the
 * game …" is said of all of them together, and stays as it is.
 */
export function withTurned(c: Clause): Clause {
  const each = (x: Condition): Condition => {
    if (!['if', 'unless'].includes(x.word) || !isClause(x.clause) || doneToOne(x.clause)) return x;
    const subject = x.clause.actor;
    const one = isThing(subject) && oneOfSeveral(x.clause) && ['a', 'any'].includes(subject.determiner ?? '');
    return one && namedAgain(put(c, { conditions: without(c.conditions, x) }), subject) ? turned(x) : x;
  };
  return c.conditions === undefined ? c : put(c, { conditions: list(c.conditions.map(each)) });
}

/** True where a clause speaks again of a thing, by its noun or by a pronoun. */
function namedAgain(c: Clause, { noun, sort }: Thing): boolean {
  const pronouns = sort === 'player' ? ['person', 'they'] : ['it', 'they'];
  let found = false;
  everyNode(c, (n) => {
    const again = isThing(n) && n.noun === noun && ['that', 'the'].includes(n.determiner ?? '');
    if (again || pronouns.includes(pronounOf(n) ?? '')) found = true;
  });
  return found;
}

/** "unless it does": if it does not. */
const denied = (c: Clause): Clause => ({ ...c, negated: true });

/** "is more than two", "has more than two": how many it is, or has, where that is not so. */
function withComplement(c: Clause): Clause | undefined {
  if (c.negated || c.modality !== undefined) return undefined;
  const is = c.verb === 'be' ? (c.is as Measure | undefined) : undefined;
  if (is?.kind === 'measure') {
    const quantity = complementOf(is.quantity);
    return quantity && { ...c, is: { kind: 'measure', quantity } };
  }
  const compared = notCompared(c);
  if (compared !== undefined) return compared;
  const o = c.object;
  const quantity = ['have', 'control'].includes(c.verb) && isThing(o) ? complementOf(o.quantity) : undefined;
  return quantity && { ...c, object: { ...(o as Thing), quantity, many: quantity.most !== 1 } };
}

export function complementOf(q: Quantity | undefined): Quantity | undefined {
  const { least, most, is, word } = q ?? {};
  if (is !== undefined || word !== undefined || (least === undefined) === (most === undefined))
    return undefined;
  return least === undefined ? { least: (most as number) + 1 } : { most: least - 1 };
}

/** "if that opponent is seated next to a player": if that opponent is next to the player. */
function withPlaceOfSeat(c: Clause): Clause {
  const [where, ...more] = c.relations ?? [];
  const side =
    where !== undefined &&
    (where.preposition === 'next to' || (isThing(where.term) && where.term.sort === 'direction'));
  if (c.verb !== 'seat' || c.actor !== undefined || !side || more.length > 0) return c;
  if (c.modality !== undefined || c.adverbs !== undefined || c.conditions !== undefined || c.past) return c;
  return put(c, { verb: 'be', actor: c.object, object: undefined, is: where, relations: undefined });
}

/** In what is supposed "any" and a kind of things that are somewhere are one of them. */
function withSupposed(given: Clause): Clause {
  let c = withPlaceOfSeat(given);
  const o = c.object;
  // "loses any life", "loses life"
  const any = isThing(o) && o.determiner === 'any' && !o.many && !(c.negated && c.actor === undefined);
  if (isThing(o) && o.quantity === undefined && (any || bareMass(o)))
    c = { ...c, object: { ...o, determiner: 'a' } };
  const t = c.actor;
  if (!isThing(t) || t.quantity !== undefined) return c;
  if (t.determiner === 'any' && (!t.many || c.negated === undefined))
    return { ...c, actor: { ...t, determiner: 'a', many: false } };
  const there = c.verb === 'be' && (c.is as Relation | undefined)?.kind === 'relation';
  return there && barePlural(t) ? { ...c, actor: { ...t, many: false, determiner: 'a' } } : c;
}

/** "If this and that": both are conditions. "if it does so after that": after that, if it does so. */
export function withSeparateConditions(given: Clause): Clause {
  const c = withTimesApart(given);
  const joined = (x: Condition): boolean =>
    x.word === 'if' &&
    x.focus === undefined &&
    (x.clause as Many).kind === 'many' &&
    (x.clause as Many).by === 'and';
  if (!c.conditions?.some(joined)) return c;
  return put(c, {
    conditions: list(
      c.conditions.flatMap((x) =>
        joined(x)
          ? (x.clause as Many).items.map((clause) => conditionForm({ ...x, clause: clause as Statement }))
          : [x],
      ),
    ),
  });
}

/** What is supposed to happen as something begins, or after it has ended, is supposed of what happens then. */
function withTimesApart(c: Clause): Clause {
  const when = ({ word, focus, adverbs }: Condition): boolean =>
    ['after', 'as'].includes(word) && focus === undefined && adverbs === undefined;
  const timed = (x: Condition): boolean =>
    x.word === 'if' &&
    x.focus === undefined &&
    isClause(x.clause) &&
    x.clause.conditions?.some(when) === true;
  if (!c.conditions?.some(timed)) return c;
  return put(c, {
    conditions: list(
      c.conditions.flatMap((x) => {
        if (!timed(x)) return [x];
        const inner = x.clause as Clause;
        const times = (inner.conditions ?? []).filter(when);
        return [
          conditionForm({ ...x, clause: put(inner, { conditions: without(inner.conditions, times) }) }),
          ...times,
        ];
      }),
    ),
  });
}
