import {
  type Clause,
  type Condition,
  everyNode,
  keyOf,
  type Many,
  type Node,
  type Quality,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { conditionForm, withTurned } from './conditions.js';
import { withPlacedSubject, withPlaceOfObject } from './described.js';
import { withMeasure } from './existence.js';
import { barePlural, isClause, isThing, list, plain, pronounOf, put, rewrite, thatOf } from './forms.js';
import { eachAlone } from './level.js';
import { ofKind, withoutNoObject } from './polarity.js';
import { eachOfThem } from './quantities.js';
import {
  withNamedInCondition,
  withNumberAsked,
  withoutEllipsis,
  withoutSupposition,
  withSameActor,
} from './subject.js';
import { collective, onlyOnes, personal } from './synonyms.js';
import { withHead } from './thingForms.js';
import { withNeeded } from './turned.js';

/** What is said of kinds of things in a main clause. */

const generic = new Set(['a', 'any', 'each']);

/**
 * What is said of kinds of things, in a main clause: "creatures can" is "a creature can", "all players" is "each player", and
 * "a player who does" is "if a player does, that player".
 */
export function genericForm(said: Clause): Clause {
  const given = withEachNamed(withDefined(ofKind(withNeeded(said))));
  // An instruction is what is to be done, whether it is said to the reader or of the thing.
  let c = put(given, { order: undefined });
  // "can't be attacked by any creature": no creature can attack it.
  if (c.negated && isThing(c.actor) && c.actor.determiner === 'any' && !c.actor.many && isAfter(c.actor, c))
    c = put(c, { actor: { ...c.actor, determiner: 'a' } });
  c = eachDone(eachOfThem(eachAlone(put(c, { actor: players(c.actor), object: players(c.object) }))));
  if (anybody(c)) c = put(c, { actor: undefined });
  c = withoutPlural(put(c, { actor: c.negated ? c.actor : anyOf(c.actor), object: anyOf(c.object) }));
  if (
    isThing(c.actor) &&
    c.actor.determiner === 'any' &&
    !c.negated &&
    (c.modality === 'may' || c.modality === 'can') &&
    !c.actor.many
  )
    c = put(c, { actor: { ...c.actor, determiner: 'a' } });
  const o = c.object;
  if (isThing(o) && o.determiner === 'any' && !o.many && !c.negated && !o.focus && o.noun !== '')
    if (c.modality === 'may' || c.modality === 'can') c = put(c, { object: { ...o, determiner: 'a' } });
  const inner = (x: Condition): Condition =>
    isClause(x.clause) ? { ...x, clause: withSameActor(x.clause) } : x;
  c = put(c, { conditions: list((c.conditions ?? []).map(inner)) });
  c = withoutNoObject(withoutSupposition(withoutEllipsis(withNamedInCondition(withSameActor(c)))));
  return withTurned(withNumberAsked(withoutRelative(withPlacedSubject(withPlaceOfObject(withQuality(c))))));
}

/** "any creatures that attack" are creatures that attack. */
function anyOf<T>(node: T): T {
  const m = node as unknown as Many | undefined;
  if (m?.kind === 'many') return { ...m, items: sorted(m.items.map(anyOf)) } as T;
  const t: unknown = node;
  return isThing(t) && t.many && t.determiner === 'any' && t.quantity === undefined && t.noun !== ''
    ? (put(t, { determiner: undefined }) as T)
    : node;
}

/** "the players" are those of the game. */
function players<T>(node: T): T {
  const t: unknown = node;
  if (!isThing(t) || t.noun !== 'player' || !t.many || t.determiner !== 'the' || !plain(t)) return node;
  return put(t, { determiner: undefined }) as T;
}

/** True of "players do something to a thing", where "the thing is done" says as much. */
export function anybody(c: Clause): boolean {
  if (!isThing(c.actor) || c.actor.noun !== 'player' || !barePlural(c.actor) || !plain(c.actor)) return false;
  if (c.negated || c.actor.focus !== undefined) return false;
  if ((c.object ?? c.what) === undefined || collective.has(c.verb) || personal.has(c.verb)) return false;
  let named = false;
  everyNode({ ...c, actor: undefined } as unknown as Node, (n) => {
    if ((n as { kind?: string }).kind === 'reference' && (n as { to: string }).to !== 'head') named = true;
  });
  return !named;
}

/** "players … their turns", and "his or her turns" of several: each of them has one. */
const own = <T>(node: T): T =>
  isThing(node) &&
  node.many &&
  node.quantity === undefined &&
  ['they', 'person'].includes(pronounOf(node.owner) ?? '')
    ? ({ ...(node as Thing), many: false } as T)
    : node;

/** "Auras … their controllers' ranges": each Aura has one controller, and that one has one range. */
function oneEach(node: Node): Node {
  if (!isThing(node) || !node.many || node.quantity !== undefined || !onlyOnes.has(node.noun)) return node;
  const { owner } = node;
  const theirs =
    pronounOf(owner) === 'they' || (isThing(owner) && !owner.many && pronounOf(owner.owner) === 'they');
  return theirs ? { ...node, many: false } : node;
}

/** Kinds of things: the plural is folded where it says nothing of how many. */
function withoutPlural(given: Clause): Clause {
  let c = given;
  const modal = c.modality !== undefined || c.negated === true;
  const wide = c.negated === true && (c.modality === 'can' || c.modality === undefined);
  const single = <T>(node: T): T => {
    if (isThing(node) && barePlural(node)) return { ...(node as Thing), many: false, determiner: 'a' } as T;
    if (wide && isThing(node) && isThing(node.owner) && barePlural(node.owner))
      return { ...(node as Thing), owner: single(node.owner) } as T;
    const m = node as unknown as Many | undefined;
    if (m?.kind !== 'many' || (m.by !== 'or' && m.by !== 'and')) return node;
    return { ...m, items: sorted(m.items.map((i) => single(i))) } as T;
  };
  const kinds = (node: unknown): boolean =>
    (node as Many | undefined)?.kind === 'many' &&
    (node as Many).items.every((i) => isThing(i) && (barePlural(i) || i.determiner === 'a'));
  const only = isFocused(c.object) && c.modality === 'can';
  const actor = c.actor;
  const many = isThing(actor)
    ? barePlural(actor)
    : kinds(actor) && (actor as Many).items.some((i) => (i as Thing).many);
  // "they may also discuss strategies"
  if (pronounOf(actor) === 'they' && modal && !c.negated) c = put(c, { object: single(c.object) });
  const be = c.verb === 'be' && (c.is as { kind?: string } | undefined)?.kind !== 'thing';
  if (many && (be || !collective.has(c.verb) || modal)) {
    const kept = joinedKinds(actor, modal) ?? single(actor);
    c = put(c, { actor: kept, object: modal && !wide && !only ? single(own(c.object)) : own(c.object) });
    const person = isThing(actor) && actor.sort === 'player';
    c = rewrite(c, oneEach) as Clause;
    c = rewrite(c, (n) =>
      (n as { kind?: string }).kind === 'reference' && (n as { to: string }).to === 'they'
        ? ({ ...n, to: person ? 'person' : 'it' } as Node)
        : n,
    ) as Clause;
  }
  if (wide || only) {
    const kinds = new Set<string>();
    if (c.object !== undefined)
      everyNode(c.object, (n) => {
        if (isThing(n) && barePlural(n)) kinds.add(n.noun);
      });
    const joined = wide && isBefore(c.object, c) ? joinedKinds(c.object, true) : undefined;
    c = put(c, { object: single(joined ?? c.object) });
    // "those opponents", of any opponents: that opponent.
    c = rewrite(c, (n) =>
      isThing(n) && n.many && n.determiner === 'that' && n.quantity === undefined && kinds.has(n.noun)
        ? { ...n, many: false }
        : n,
    ) as Clause;
  }
  return withEach(c);
}

const isFocused = (node: unknown): boolean => ((node as Thing | undefined)?.focus ?? []).includes('only');

/** The token of a verb. */
const verbOf = (c: Clause): number =>
  Math.min(...(c.at ?? []).filter(([slot]) => slot === 'verb').map(([, token]) => token));

/** True of a list that stands before its verb: "creatures and players aren't seen" denies it of either. */
function isBefore(list: unknown, c: Clause): boolean {
  const m = list as Many | undefined;
  const before = ({ at = [] }: Thing): boolean => at.length > 0 && at.every(([, token]) => token < verbOf(c));
  return m?.kind === 'many' && m.items.every((t) => before(t as Thing)) && !collective.has(c.verb);
}

const isAfter = ({ at = [] }: Thing, c: Clause): boolean =>
  at.length > 0 && at.every(([, token]) => token > verbOf(c));

/** "spells and abilities can't" is "a spell or ability can't"; "spells or abilities" stays as it is. */
function joinedKinds(node: unknown, modal: boolean): Term | undefined {
  const m = node as Many | undefined;
  if (m?.kind !== 'many' || !modal || m.focus !== undefined) return undefined;
  if (!m.items.every((i) => isThing(i) && barePlural(i))) return undefined;
  if (m.by === 'or') return m as unknown as Term;
  if (m.by !== 'and') return undefined;
  const items = m.items.map((i) => ({ ...(i as Thing), many: false, determiner: 'a' }));
  return { ...m, by: 'or', items: sorted(items) } as unknown as Term;
}

/** "An active team is a team that …": a team that … is active. */
function withDefined(c: Clause): Clause {
  const { actor, is } = c;
  if (c.verb !== 'be' || c.negated || !isThing(actor) || !isThing(is) || actor.noun !== is.noun) return c;
  const kinds = actor.determiner === 'a' && is.determiner === 'a' && actor.modifiers?.length === 1;
  return kinds && actor.which === undefined && is.which !== undefined && is.modifiers === undefined
    ? { ...c, actor: is, is: actor }
    : c;
}

/** "The attacking players are the players on the team": each of those is an attacking player. */
function withEachNamed(c: Clause): Clause {
  const [a, b] = [c.actor, c.is];
  if (c.verb !== 'be' || c.negated || !isThing(a) || !isThing(b) || a.noun !== b.noun || !a.many || !b.many)
    return c;
  const both = [a, b];
  const named = both.find((t) => t.modifiers?.length === 1 && plain(put(t, { modifiers: undefined })));
  const which = both.find((t) => t !== named && t.modifiers === undefined && t.relations !== undefined);
  const the = both.every((t) => t.determiner === 'the' || t.determiner === 'all');
  if (named === undefined || which === undefined || !the) return c;
  return put(c, {
    actor: { ...which, many: false, determiner: 'each' },
    is: { kind: 'quality', word: named.modifiers?.[0] as string, at: named.at ?? [] },
  });
}

/** What several are together. */
const mutual = new Set([
  'equal',
  'same',
  'different',
  'identical',
  'alike',
  'adjacent',
  'similar',
  'equally sized',
]);

/** "all players" is "each player" where each of them does it. */
function withEach(c: Clause): Clause {
  const t = c.actor;
  // "any player within that many seats is within its range"
  if (c.verb === 'be' && isThing(t) && t.determiner === 'any' && !t.many && !c.negated && t.relations)
    if ((c.is as Relation | undefined)?.kind === 'relation')
      return put(c, { actor: { ...t, determiner: 'a' } });
  if (
    c.verb === 'be' &&
    isThing(t) &&
    t.determiner === 'any' &&
    !t.many &&
    t.modifiers &&
    !c.modality &&
    !c.negated
  )
    return put(c, { actor: { ...t, determiner: 'each' } });
  if (!isThing(t) || t.determiner !== 'all' || !t.many || t.noun === '') return c;
  const each: Thing = { ...t, determiner: 'each', many: false };
  const is = c.is;
  if (c.verb === 'be' && (is as Relation | undefined)?.kind === 'relation')
    return put(c, { actor: { ...t, many: false, determiner: 'a' } });
  // "all other teams are nonactive": each of them is.
  const said = is as Quality | undefined;
  if (c.verb === 'be' && said?.kind === 'quality' && !mutual.has(said.word)) return put(c, { actor: each });
  if (c.verb === 'be' && isThing(is))
    return barePlural(is) ? put(c, { actor: each, is: { ...is, many: false, determiner: 'a' } }) : c;
  if (c.verb === 'have') return isThing(c.object) && !c.object.many ? put(c, { actor: each }) : c;
  return collective.has(c.verb) ? c : put(c, { actor: each, object: own(c.object) });
}

/** "Each other team is a nonactive team": it is nonactive. */
function withQuality(c: Clause): Clause {
  const { actor, is } = c;
  if (c.verb !== 'be' || !isThing(actor) || !isThing(is) || is.noun !== actor.noun || is.focus) return c;
  const [word, ...more] = is.modifiers ?? [];
  const kind = is.determiner === 'a' || (is.many && is.determiner === undefined);
  if (!kind || word === undefined || more.length > 0 || !plain(put(is, { modifiers: undefined }))) return c;
  return put(c, { is: { kind: 'quality', word, ...(is.at === undefined ? {} : { at: is.at }) } });
}

/** A thing of a kind, with what is said of it: it can be lifted into a condition. */
function liftable(t: unknown): t is Thing {
  if (!isThing(t) || t.many || t.quantity !== undefined || t.among !== undefined || t.focus !== undefined)
    return false;
  if (!generic.has(t.determiner ?? '')) return false;
  return t.which !== undefined || withsOf(t).length > 0;
}

/** "with four counters", "without an emperor": what a player or a team has, or has not. */
const withsOf = (t: Thing): Relation[] =>
  t.sort !== 'player' && t.sort !== 'team'
    ? []
    : (t.relations ?? []).filter(
        (r) =>
          (r.preposition === 'with' || r.preposition === 'without') &&
          r.adverbs === undefined &&
          r.measure === undefined,
      );

function withoutRelative(given: Clause): Clause {
  const c = lifted(given, given.actor === undefined ? 'object' : 'actor');
  if (c.actor === undefined || !isThing(c.object) || !liftable(c.object))
    return (c.object as Many | undefined)?.kind === 'many' && c.modality === undefined
      ? lifted(c, 'object')
      : c;
  const all = c.object.determiner === 'each' || c.object.determiner === 'any';
  // "a choice that a rule requires is made by another": of any such choice.
  const told = c.modality === undefined && c.object.which?.some((w) => isClause(w) && w.what !== undefined);
  const first =
    told && c.object.determiner === 'a' && isBefore({ kind: 'many', by: 'or', items: [c.object] }, c);
  return all || first || (c.negated && c.modality === 'can') ? lifted(c, 'object') : c;
}

/** "who would both win and lose": would win, and would lose. */
const eachOf = (s: Statement): Statement[] =>
  s.kind === 'many' && s.by === 'and' && s.items.every(isClause) ? (s.items as Clause[]) : [s];

/** "has markers": has at least one marker. */
const withOne = <S extends Statement>(said: S): S =>
  isClause(said) && said.verb === 'have' && !said.negated && isThing(said.object) && barePlural(said.object)
    ? { ...said, object: { ...(said.object as Thing), many: false, determiner: 'a' } }
    : said;

function lifted(c: Clause, role: 'actor' | 'object'): Clause {
  const subject = c[role];
  if ((subject as Many | undefined)?.kind === 'many') return liftedFromSeveral(c, role, subject as Many);
  if (!isThing(subject)) return c;
  const owned = !liftable(subject);
  const t: unknown = owned ? (subject as Thing).owner : subject;
  if (!liftable(t)) return c;
  const { which, ...rest } = t;
  const withs = withsOf(t);
  const kept = (t.relations ?? []).filter((r) => !withs.includes(r));
  const mention: Thing = put(rest as Thing, { determiner: 'a', relations: list(kept) });
  const that = thatOf(t);
  const clauses: Statement[] = [
    ...(which ?? []).flatMap((w, i) =>
      eachOf(w).map((said) => withHead(withOne(withoutCourse(said)), i === 0 ? mention : that)),
    ),
    ...withs.map((r): Statement => {
      const has: Clause = { kind: 'clause', verb: 'have', actor: mention, object: r.term as Term };
      return withoutNoObject(
        withMeasure(r.preposition === 'with' ? withOne(has) : { ...has, negated: true }),
      );
    }),
  ];
  return put(c, {
    [role]: owned ? { ...(subject as Thing), owner: that } : that,
    conditions: list([
      ...(c.conditions ?? []),
      ...clauses.map((clause) => conditionForm({ kind: 'condition', word: 'if', clause })),
    ]),
  });
}

/** "any step or turn that a player skips": if the player skips a step or turn, that step or turn. */
function liftedFromSeveral(c: Clause, role: 'actor' | 'object', m: Many): Clause {
  const [first] = m.items as Thing[];
  const [said, ...more] = first?.which ?? [];
  const alike = (t: unknown): boolean =>
    liftable(t) &&
    t.determiner !== 'each' &&
    t.relations === undefined &&
    keyOf(t.which) === keyOf(first?.which);
  if (
    m.by !== 'or' ||
    m.focus !== undefined ||
    said === undefined ||
    more.length > 0 ||
    !m.items.every(alike)
  )
    return c;
  const each = (determiner: string): Many => ({
    ...m,
    items: sorted((m.items as Thing[]).map((t) => put(t, { which: undefined, determiner }))),
  });
  const clause = withHead(said, each('a') as unknown as Thing);
  return put(c, {
    [role]: each('that'),
    conditions: list([...(c.conditions ?? []), conditionForm({ kind: 'condition', word: 'if', clause })]),
  });
}

/** "All cards that a player owns are exiled": each of them is. */
function eachDone(c: Clause): Clause {
  const t = c.object;
  if (c.actor !== undefined || !isThing(t) || !t.many || t.noun === '' || t.quantity !== undefined) return c;
  if (t.focus !== undefined || c.negated || c.modality !== undefined || collective.has(c.verb)) return c;
  const kind = t.determiner === undefined && t.owner === undefined && t.which !== undefined;
  return ['all', 'any'].includes(t.determiner ?? '') || kind
    ? put(c, { object: { ...t, many: false, determiner: 'each' } })
    : c;
}

/** "a player leaving the game" leaves it. */
const withoutCourse = (s: Statement): Statement =>
  s.kind === 'clause' && s.progressive && s.modality === undefined && s.verb !== 'take'
    ? put(s, { progressive: undefined })
    : s;
