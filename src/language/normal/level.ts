import type { Clause, Condition, Node, Reference, Relation, Statement, Thing } from '../frames/frame.js';
import { conditionForm } from './conditions.js';
import { withControllerNamed, withOpponentThere } from './doers.js';
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
  withAdjective,
  without,
  withoutAdjective,
  withoutAdverb,
} from './forms.js';
import { mutual } from './quantities.js';
import { collective } from './synonyms.js';
import { withHead } from './thingForms.js';

/**
 * What a whole statement says in several ways that differ by a word of grammar: which of them is chosen is a matter of style once it is
 * known whom the statement is about.
 */

/** The form before what speaks again of a thing is found. */
export function leveled(statement: Statement): Statement {
  const level = rewrite(statement, (node) => {
    if (isThing(node)) return thingLevel(node);
    if (isClause(node)) return clauseLevel(node);
    if ((node as Relation).kind === 'relation') return gameLevel(node as Relation);
    return (node as Condition).kind === 'condition' ? conditionLevel(node as Condition) : node;
  });
  return isClause(level) && isClause(statement)
    ? withDescribed(withoutMust(withoutSeveral(statement, level)))
    : (level as Statement);
}

/** "if a player controls a card that isn't his or hers": if the player controls it, and if it isn't. */
function withDescribed(c: Clause): Clause {
  const described = (x: Condition): Condition[] => {
    const inner = x.clause;
    const t = isClause(inner) ? inner.object : undefined;
    if (x.word !== 'if' || x.focus !== undefined || !isClause(inner) || inner.negated || !isThing(t))
      return [x];
    const [said, ...more] = t.which ?? [];
    if (t.determiner !== 'a' || t.many || said === undefined || more.length > 0) return [x];
    const clause: Clause = { ...inner, object: put(t, { which: undefined }) };
    return [
      { ...x, clause },
      conditionForm({ kind: 'condition', word: 'if', clause: withHead(said, thatOf(t)) }),
    ];
  };
  return c.conditions === undefined ? c : put(c, { conditions: list(c.conditions.flatMap(described)) });
}

/** "one card" is "a card", "one of the players" is "a player", "a different player" is "another". */
function thingLevel(given: Thing): Node {
  let t = given;
  const { is, exactly, each, word } = t.quantity ?? {};
  const single = is === 1 && !exactly && !each && word === undefined && t.determiner === undefined;
  if (single && t.noun === '' && t.among !== undefined) {
    if (['they', 'those'].includes(pronounOf(t.among) ?? ''))
      return { kind: 'reference', to: 'one', at: t.at ?? [], ...(t.focus ? { focus: t.focus } : {}) };
    if (isThing(t.among) && ['the', undefined].includes(t.among.determiner) && t.among.noun !== '')
      t = put({ ...t.among, many: false, determiner: 'a' }, { focus: t.focus });
  } else if (single && t.noun !== '' && t.owner === undefined)
    t = put(t, { quantity: undefined, determiner: 'a', many: false });
  // "the deploy creatures options", of the one option that has this name.
  if (t.names !== undefined && t.many && t.noun === 'option' && t.quantity === undefined)
    t = { ...t, many: false };
  // "the current phase" is the phase.
  if (t.sort === 'step' && t.determiner === 'the' && t.modifiers?.includes('current'))
    t = withoutAdjective(t, 'current');
  // "loses some number of counters" is "loses counters".
  if (
    t.noun === 'number' &&
    t.determiner === 'some' &&
    isThing(t.owner) &&
    saysOnly(t, 'owner') &&
    t.owner.many
  )
    return barePlural(t.owner) ? t.owner : t;
  // "the next time any player would": the next time that a player would.
  if (t.noun === 'time' && t.which !== undefined)
    t = put(t, { which: list(t.which.map((w) => (isClause(w) ? put(w, { actor: someone(w.actor) }) : w))) });
  // "options to be used" are options used.
  if (t.which?.some((w) => isClause(w) && w.modality === 'to' && w.actor === undefined))
    t = put(t, {
      which: list(
        t.which.map((w) => (isClause(w) && w.modality === 'to' ? put(w, { modality: undefined }) : w)),
      ),
    });
  // "actions that were taken" are actions taken.
  if (t.which?.some((w) => isClause(w) && w.past && acts.has(w.verb)))
    t = put(t, {
      which: list(t.which.map((w) => (isClause(w) && acts.has(w.verb) ? put(w, { past: undefined }) : w))),
    });
  const owner = eachOfAll(t.owner);
  if (owner !== t.owner) t = put(t, { owner, many: false });
  if (t.determiner === 'a' && !t.many && t.modifiers?.includes('different'))
    t = withAdjective(t, 'other', 'different');
  return t;
}

/** What will happen in a rule happens, and what goes on is so. "All" that each of several does, or that is done to each, is "each". */
function clauseLevel(given: Clause): Clause {
  let c = withControllerNamed(withOpponentThere(given));
  if (c.modality === 'will') c = put(c, { modality: undefined });
  if (c.progressive) c = put(c, { progressive: undefined });
  // What one does to one at once is done immediately; what several do, at the same time.
  if (c.adverbs?.includes('at once')) {
    const one = [c.actor, c.object].every((t) => t === undefined || (isThing(t) && !t.many));
    const adverb = one && c.actor !== undefined ? 'immediately' : 'simultaneously';
    c = { ...c, adverbs: c.adverbs.map((a) => (a === 'at once' ? adverb : a)).sort() };
  }
  // "isn't used in any game": in a game.
  if (c.negated && c.relations?.some(({ term }) => isThing(term) && term.determiner === 'any' && !term.many))
    c = {
      ...c,
      relations: c.relations.map((r) =>
        isThing(r.term) && r.term.determiner === 'any' && !r.term.many
          ? { ...r, term: { ...r.term, determiner: 'a' } }
          : r,
      ),
    };
  // "even when the option is used, a player may": what may be done where it is used.
  if (c.modality === 'may' && !c.negated && c.conditions?.some(evenInUse))
    c = put(c, {
      conditions: list(c.conditions.map((x) => (evenInUse(x) ? put(x, { focus: undefined }) : x))),
    });
  if (c.adverbs?.includes('already') && c.perfect) c = withoutAdverb(c, 'already');
  // "two players take turns": each of them takes one.
  if (c.verb === 'take' && isThing(c.actor) && c.actor.many && c.actor.quantity && isThing(c.object))
    if (c.object.noun === 'turn' && plain(c.object) && ['a', undefined].includes(c.object.determiner))
      c = { ...c, object: put({ ...c.object, many: false }, { determiner: undefined }) };
  // "share the same range" is "have the same range".
  if (c.verb === 'share' && isThing(c.object) && c.object.modifiers?.includes('same'))
    c = { ...c, verb: 'have' };
  // "the teams have two players": each of them has.
  if (
    c.verb === 'have' &&
    isThing(c.actor) &&
    c.actor.sort === 'team' &&
    c.actor.many &&
    isThing(c.object) &&
    c.object.quantity
  )
    if (['the', 'all', undefined].includes(c.actor.determiner) && c.actor.quantity === undefined)
      c = put(c, { actor: { ...c.actor, many: false, determiner: 'each' } });
  // "the remaining players are generals": each of them is one.
  if (
    c.verb === 'be' &&
    isThing(c.actor) &&
    c.actor.sort === 'player' &&
    c.actor.many &&
    ['the', 'all'].includes(c.actor.determiner ?? '') &&
    c.actor.quantity === undefined &&
    isThing(c.is) &&
    barePlural(c.is) &&
    c.is.sort === 'player' &&
    !mutual.has(c.is.noun)
  )
    c = put(c, {
      actor: { ...c.actor, many: false, determiner: 'each' },
      is: { ...c.is, many: false, determiner: 'a' },
    });
  // "owns an object in a zone": an object that is there.
  if (['own', 'control'].includes(c.verb) && isThing(c.object)) {
    const there = (c.relations ?? []).filter(
      (r) => isThing(r.term) && r.term.sort === 'zone' && r.adverbs === undefined,
    );
    if (there.length > 0)
      c = put(c, {
        object: put(c.object, { relations: list([...(c.object.relations ?? []), ...there]) }),
        relations: without(c.relations, there),
      });
  }
  c = eachAlone(c);
  if (collective.has(c.verb) && c.verb !== 'have') return c;
  const object = eachOfAll(c.object);
  const actor = c.verb === 'have' && isThing(c.object) && c.object.many ? c.actor : eachOfAll(c.actor);
  return object === c.object && actor === c.actor ? c : put(c, { actor, object });
}

/** "players compete as individuals": each of them does. */
export function eachAlone(c: Clause): Clause {
  const who = c.actor;
  if (!isThing(who) || !who.many || who.quantity !== undefined) return c;
  // "the players on a team perform their draws": each performs his or hers.
  const theirs =
    isThing(c.object) && pronounOf(c.object.owner) === 'they' && ofEach.has(c.verb) ? c.object : undefined;
  if (
    !c.adverbs?.includes('separately') &&
    (theirs === undefined || c.negated || who.relations === undefined)
  )
    return c;
  const kind = ['the', 'all', undefined].includes(who.determiner) && who.noun !== '' && who.sort === 'player';
  const object = theirs ? { ...theirs, owner: { kind: 'reference' as const, to: 'person' } } : c.object;
  return kind ? put(c, { actor: { ...who, many: false, determiner: 'each' }, object }) : c;
}

const evenInUse = (x: Condition): boolean =>
  x.word === 'if' && x.focus?.join() === 'even' && isClause(x.clause) && x.clause.verb === 'use';

/** What each does by himself or herself with what is his or hers. */
const ofEach = new Set(['perform', 'draw', 'discard', 'reveal', 'shuffle', 'skip', 'untap']);

/** "in multiplayer games": in one of the kind, as "in a multiplayer game" says. */
function gameLevel(r: Relation): Relation {
  const t = r.term;
  if (!['in', 'for', 'as in', 'during'].includes(r.preposition) || !isThing(t)) return r;
  const kind = t.sort === 'game' || t.noun === 'format';
  return kind && barePlural(t) ? { ...r, term: { ...t, many: false, determiner: 'a' } } : r;
}

const acts = new Set(['take', 'make', 'choose', 'pay', 'deal']);

const eachOfAll = <T>(node: T): T =>
  isThing(node) && node.determiner === 'all' && node.many && node.noun !== '' && node.quantity === undefined
    ? ({ ...(node as Thing), many: false, determiner: 'each' } as T)
    : node;

/** "if either player does", "if any player does": if a player does. "any counters" are one or more. What is done after something has ended is done after it ends. */
function conditionLevel(x: Condition): Condition {
  const c = x.clause;
  if (!isClause(c)) return x;
  let clause: Clause = c;
  if (['after', 'before', 'until'].includes(x.word)) clause = put(clause, { perfect: undefined });
  if (['if', 'unless'].includes(x.word))
    clause = put(clause, {
      actor: someone(clause.actor),
      // "can't attack either of them": neither of them, not one of them.
      object: clause.negated ? clause.object : someone(clause.object),
    });
  return { ...x, clause };
}

function someone<T>(node: T): T {
  let t: unknown = node;
  if (!isThing(t)) return node;
  const { is, least, most, word } = t.quantity ?? {};
  const some = least === 1 && (is ?? most ?? word) === undefined;
  if (some && t.noun === '' && isThing(t.among) && t.among.noun !== '')
    t = put(t.among, { determiner: 'any' });
  else if (t.quantity !== undefined && !some) return node;
  else if (some) t = put(t, { quantity: undefined, determiner: 'any' });
  const one = t as Thing;
  return one.noun !== '' && ['either', 'any'].includes(one.determiner ?? '')
    ? ({ ...one, many: false, determiner: 'a' } as T)
    : node;
}

/** "if any objects are there, those objects are exiled": each of them is. */
function withoutSeveral(given: Clause, level: Clause): Clause {
  const plural = new Set<string>();
  for (const x of given.conditions ?? [])
    for (const role of ['actor', 'object'] as const) {
      const t = isClause(x.clause) ? x.clause[role] : undefined;
      const { is, most, word } = (t as Thing | undefined)?.quantity ?? {};
      if (
        isThing(t) &&
        t.many &&
        (is ?? most ?? word) === undefined &&
        ['if', 'unless'].includes(x.word) &&
        someone(t) !== t
      )
        plural.add(t.noun);
    }
  if (plural.size === 0) return level;
  return rewrite(level, (node) => {
    if (!isThing(node) || !node.many || !plural.has(node.noun) || node.quantity !== undefined) return node;
    return ['that', 'the'].includes(node.determiner ?? '') ? { ...node, many: false } : node;
  }) as Clause;
}

/** What is done if possible must be done. */
function withoutMust(c: Clause): Clause {
  const able = c.adverbs?.includes('if possible') === true;
  return c.modality === 'must' && !c.negated && able ? put(c, { modality: undefined }) : c;
}

/** Whoever it is about: no one of several. */
const own = (t: unknown): t is Thing =>
  isThing(t) && t.noun === 'player' && [undefined, 'a', 'one', ...definite].includes(t.determiner);

const definite = new Set(['the', 'that', 'this']);

/** The form after it is found: whether a thing that is known is named or pointed at says nothing that is left to say. */
export function neutral(statement: Statement): Statement {
  return rewrite(statement, (node) => {
    // "to the player's left": to the left.
    if (isThing(node) && node.sort === 'direction' && own(node.owner))
      return plain(put(node.owner, { determiner: undefined }))
        ? put(node, { owner: undefined, determiner: 'that' })
        : node;
    if (isThing(node) && definite.has(node.determiner ?? ''))
      return put(node, { determiner: node.owner === undefined ? 'that' : undefined });
    const r = node as Reference;
    if (r.kind !== 'reference') return node;
    if (['this', 'that'].includes(r.to)) return { ...r, to: 'it' };
    return ['those', 'these'].includes(r.to) ? { ...r, to: 'they' } : node;
  }) as Statement;
}
