import {
  type Clause,
  keyOf,
  type Many,
  type Quality,
  type Quoted,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { formsOf } from '../lexicon/verbForms.js';
import { withControl, withRest, withSize } from './chosen.js';
import { withBound, withCount, withTimes } from './counted.js';
import { adjectiveOf, withDeparted } from './departed.js';
import { withDescription } from './described.js';
import {
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  thatOf,
  withAdjective,
  without,
  withoutAdjective,
} from './forms.js';
import { withExamples } from './lists.js';
import { withoutOthers, withPlayers, withTaker } from './moved.js';
import { withAnyNumber, withItsNumber, withSomeAmount } from './recast.js';
import { withShorterDescription } from './rephrased.js';
import { seatedOne, withoutSeat } from './seats.js';
import { sameAdjective, sameNoun, sortOf } from './synonyms.js';
import { ofEach, severalNames, withControlled, withSeatingOrder, withTopOf } from './whose.js';

/** What is inside one term: one form for modifiers and relative clauses, for "each of" and "each", for owners and members. */

/** The form of a thing that does not depend on where it stands. */
export function thingForm(given: Thing): Thing {
  let t = withSomeAmount(withItsNumber(withAnyNumber(withExamples(given))));
  if (t.focus?.length === 1 && ['just', 'solely', 'exclusively'].includes(t.focus[0] as string))
    t = { ...t, focus: ['only'] };
  // "any such player": any of those players.
  if (t.determiner === 'any such' && !t.many && plain(t) && !t.focus)
    t = {
      kind: 'thing',
      noun: '',
      sort: t.sort,
      many: false,
      determiner: 'any',
      among: thatOf(t, true),
      at: t.at ?? [],
    };
  if (t.determiner === 'such' && !t.many) t = { ...t, determiner: 'that' };
  const other = sameNoun.get(t.noun);
  if (other !== undefined) t = { ...t, noun: other, sort: sortOf.get(other) ?? t.sort };
  if (t.modifiers?.some((m) => sameAdjective.has(m)))
    t = { ...t, modifiers: t.modifiers.map((m) => sameAdjective.get(m) ?? m).sort() };
  if (t.noun === 'turn' && t.modifiers?.includes('extra'))
    t = { ...withoutAdjective(t, 'extra'), noun: 'extra turn' };
  // "a single player" is one player.
  if (t.determiner === 'a' && t.quantity === undefined && t.modifiers?.includes('single'))
    t = put(withoutAdjective(t, 'single'), { determiner: undefined, quantity: { is: 1 } });
  // "single players" are individual players.
  if (t.many && t.modifiers?.includes('single')) t = withAdjective(t, 'individual', 'single');
  if (t.determiner === 'each') t = withoutAdjective(t, 'single');
  if (t.determiner === 'several') t = put(t, { determiner: undefined, quantity: { least: 2 } });
  // "loses a number of counters": loses counters.
  if (t.quantity?.word === 'a number of' && plain(put(t, { quantity: undefined })))
    t = put(t, { quantity: undefined });
  if (t.sort === 'team') t = withoutAdjective(t, 'entire');
  // "that player's own total", "anyone other than the emperor"
  if (t.owner !== undefined) t = withoutAdjective(t, 'own');
  // "a stack of its own" is its own stack.
  if (
    t.determiner === 'a' &&
    t.sort === 'zone' &&
    ['it', 'they', 'person'].includes(pronounOf(t.owner) ?? '')
  )
    t = put(t, { determiner: undefined });
  const whom = { 'no one': 'no', anyone: 'any', everyone: 'each', someone: 'a' }[t.noun];
  if (whom !== undefined) t = { ...t, noun: 'player', sort: 'player', determiner: whom };
  if (t.determiner === 'another' && !t.many) t = { ...withAdjective(t, 'other'), determiner: 'a' };
  if (!t.many && t.determiner === 'the' && t.modifiers?.includes('following'))
    t = withAdjective(t, 'next', 'following');
  if (t.determiner === 'one and the same') t = { ...withAdjective(t, 'same'), determiner: 'the' };
  if (t.determiner === 'such' && t.many) t = { ...t, determiner: 'that' };
  t = withTaker(withPlayers(withoutOthers(withSeatingOrder(withControlled(t)))));
  t = withDescription(withParticiple(withNextToEachOther(withShorterDescription(t))));
  const several = severalNames(t);
  if (several !== undefined) return several;
  t = withRest(withSize(withControl(withRemaining(withDeparted(t)))));
  t = withRole(withEachOf(t));
  t = seatedOne(withTimes(withoutAmong(t)));
  return t.kind === 'thing' ? withBound(withCount(withSide(withTopOf(withOwner(t))))) : t;
}

/** "seats next to each other" are adjacent seats; "games that are played between teams" are games between teams. */
function withNextToEachOther(t: Thing): Thing {
  const beside = t.relations?.find((r) => r.preposition === 'next to' && pronounOf(r.term) === 'each other');
  if (beside !== undefined && t.many && beside.adverbs === undefined && t.sort === 'place')
    return put(withAdjective(t, 'adjacent'), { relations: without(t.relations, beside) });
  const [played, ...more] = t.which ?? [];
  if (t.noun !== 'game' || more.length > 0 || !isClause(played) || played.verb !== 'play') return t;
  const bare = saysOnly(played, 'object relations');
  return bare && pronounOf(played.object) === 'head' && played.relations !== undefined
    ? put(t, { which: undefined, relations: list([...(t.relations ?? []), ...played.relations]) })
    : t;
}

/** "the life total": what one of those who share it may be said to own. */
const isSharable = (t: Thing): boolean =>
  t.determiner === 'the' && t.owner === undefined && t.which?.length === 1;

/** "players who are still in the game" are remaining players. */
function withRemaining(t: Thing): Thing {
  const several = ['player', 'team'].includes(t.sort) && (t.many || t.determiner === 'each');
  const still = several ? t.which?.find((w) => isClause(w) && stillInGame(w)) : undefined;
  return still === undefined ? t : withAdjective(put(t, { which: without(t.which, still) }), 'remaining');
}

/** "who are still in the game" */
function stillInGame(w: Clause): boolean {
  const where = w.is as Relation | undefined;
  const game = where?.kind === 'relation' ? where.term : undefined;
  return (
    w.verb === 'be' &&
    pronounOf(w.actor) === 'head' &&
    w.adverbs?.join() === 'still' &&
    saysOnly(w, 'actor is adverbs') &&
    where?.preposition === 'in' &&
    where.adverbs === undefined &&
    isThing(game) &&
    game.noun === 'game' &&
    game.determiner === 'the' &&
    plain(game)
  );
}

/** "a card that was chosen", "a choice that is legal": "a chosen card", "a legal choice". */
function withParticiple(t: Thing): Thing {
  if (t.which === undefined || t.noun === '') return t;
  const modifiers = [...(t.modifiers ?? [])];
  const relations = [...(t.relations ?? [])];
  let owner: Thing | undefined;
  const which = t.which.filter((w) => {
    if (!isClause(w) || w.negated || w.modality !== undefined || w.past || w.perfect) return true;
    const slots = Object.keys(w).filter((k) => !['kind', 'verb', 'at'].includes(k));
    const head = (n: unknown): boolean => pronounOf(n) === 'head';
    const adjective = t.many || t.determiner === 'the' ? adjectiveOf(w) : undefined;
    if (adjective !== undefined) {
      modifiers.push(adjective);
      return false;
    }
    if (slots.length === 1 && slots[0] === 'object' && head(w.object)) {
      modifiers.push(formsOf(w.verb).pp);
      return false;
    }
    // "the life total that the team shares" is the team's shared life total.
    if (w.verb === 'share' && slots.length === 2 && head(w.object) && isThing(w.actor) && isSharable(t)) {
      modifiers.push('shared');
      owner = w.actor;
      return false;
    }
    // "the player who sits on the left" is the player on the left.
    if (w.verb === 'seat' && slots.length === 2 && head(w.object) && w.relations !== undefined) {
      relations.push(...withoutSeat(w.relations));
      return false;
    }
    if (
      w.verb === 'be' &&
      slots.length === 2 &&
      head(w.actor) &&
      (w.is as Relation | undefined)?.kind === 'relation'
    ) {
      relations.push(w.is as Relation);
      return false;
    }
    const is = w.is as Quality | undefined;
    if (w.verb === 'be' && slots.length === 2 && head(w.actor) && is?.kind === 'quality') {
      if (Object.keys(is).some((k) => !['kind', 'word', 'at'].includes(k))) return true;
      modifiers.push(is.word);
      return false;
    }
    return true;
  });
  return which.length === t.which.length
    ? t
    : put(t, {
        modifiers: modifiers.length > 0 ? modifiers.sort() : undefined,
        relations: list(relations),
        which: which.length > 0 ? which : undefined,
        ...(owner === undefined ? {} : { owner, determiner: undefined }),
      });
}

/** "the player who controls it" is "its controller"; "the total that it has" is "its total". */
function withRole(t: Thing): Thing {
  const [clause, ...more] = t.which ?? [];
  if (!isClause(clause) || more.length > 0 || t.owner !== undefined || t.determiner !== 'the') return t;
  const slots = Object.keys(clause).filter((k) => k !== 'at');
  if (slots.length !== 4 || clause.actor === undefined || clause.object === undefined) return t;
  const head = (n: unknown): boolean => pronounOf(n) === 'head';
  const role = clause.verb === 'control' ? 'controller' : clause.verb === 'own' ? 'owner' : undefined;
  if (t.noun === 'player' && !t.many && role !== undefined && head(clause.actor) && t.modifiers === undefined)
    return put(t, { noun: role, owner: clause.object as Term, which: undefined, determiner: undefined });
  return clause.verb === 'have' && head(clause.object)
    ? put(t, { owner: clause.actor as Term, which: undefined, determiner: undefined })
    : t;
}

/** "a player's nearest opponent to the left" is "the nearest opponent to a player's left"; "on the left" is "to the left". */
function withSide(t: Thing): Thing {
  if (t.relations === undefined) return t;
  let { owner } = t;
  const relations = t.relations.map((r) => {
    const side = r.term;
    if (!isThing(side) || side.sort !== 'direction' || !['to', 'on'].includes(r.preposition)) return r;
    if (side.owner !== undefined || side.determiner !== 'the' || owner === undefined)
      return { ...r, preposition: 'to' };
    const whose = owner;
    owner = undefined;
    return { ...r, preposition: 'to', term: put({ ...side, owner: whose }, { determiner: undefined }) };
  });
  return put(t, {
    relations: sorted(relations),
    owner,
    determiner: owner === t.owner ? t.determiner : (t.determiner ?? 'the'),
  });
}

/** "each of the players on it" is "each player on it", "none of them" is "no player". */
function withoutAmong(t: Thing): Thing {
  const of = t.among;
  const several = of as Many | undefined;
  // "only one of the following: this or that"
  if (
    several?.kind === 'many' &&
    several.by === 'or' &&
    t.noun === '' &&
    t.quantity?.is === 1 &&
    !t.quantity.exactly
  )
    return (t.focus === undefined ? several : { ...several, focus: t.focus }) as unknown as Thing;
  const definite =
    isThing(of) &&
    of.quantity === undefined &&
    (of.determiner === 'the' || (!of.determiner && of.owner !== undefined));
  // "both of the players" are both players.
  if (t.noun === '' && definite && of.many && t.focus === undefined && t.determiner === 'both')
    return { ...of, many: true, determiner: 'both' };
  if (
    !['each', 'either', 'all', 'no', 'any'].includes(t.determiner ?? '') ||
    t.noun !== '' ||
    !isThing(of) ||
    !of.many ||
    of.quantity !== undefined
  )
    return t;
  if (of.determiner !== 'the' && !(of.determiner === undefined && of.owner !== undefined)) return t;
  return {
    ...of,
    many: t.determiner === 'all',
    determiner: t.determiner as string,
    ...(t.focus === undefined ? {} : { focus: t.focus }),
  };
}

/** "two teams, each of which has two players", "two teams with two players each": "two teams of two players each". */
function withEachOf(t: Thing): Thing {
  if (!t.many || t.owner !== undefined) return t;
  const [said, ...more] = t.which ?? [];
  if (isClause(said) && more.length === 0 && said.verb === 'have' && isThing(said.object)) {
    const slots =
      Object.keys(said).filter((k) => k !== 'at').length - (said.adverbs?.join() === 'each' ? 1 : 0);
    const who = said.actor as Thing | undefined;
    const head = pronounOf(who) === 'head' && said.adverbs?.join() === 'each';
    const each = isThing(who) && who.determiner === 'each' && pronounOf(who.among) === 'head';
    const q = said.object.quantity;
    if (slots === 4 && (head || each) && q !== undefined)
      return put(t, { which: undefined, owner: { ...said.object, quantity: { ...q, each: true } } });
  }
  const having = (t.relations ?? []).find(
    (r) => r.preposition === 'with' && isThing(r.term) && r.term.quantity?.each === true,
  );
  return having === undefined
    ? t
    : put(t, {
        owner: having.term as Term,
        relations: without(t.relations, having),
      });
}

/** "the team's players" are "the players on the team"; "the totals of all players" are "the total of each player". */
function withOwner(given: Thing): Thing {
  let t = given;
  const whose = t.owner;
  const team = (isThing(whose) && whose.sort === 'team') || pronounOf(whose) === 'it';
  if (t.noun === 'member' && team) t = { ...t, noun: 'player' };
  if (t.noun === 'turn order' && t.determiner === 'the' && plain(t)) t = put(t, { determiner: undefined });
  const ofOne = pronounOf(t.owner) === 'it';
  if (t.noun === 'player' && (ofOne || (isThing(t.owner) && t.owner.sort === 'team'))) {
    const on: Relation = { kind: 'relation', preposition: 'on', term: t.owner as Term };
    t = put(t, {
      owner: undefined,
      determiner:
        t.determiner ??
        (ofOne || t.quantity === undefined || (t.many && t.quantity.is !== undefined) ? 'the' : undefined),
      relations: [...(t.relations ?? []), on],
    });
  }
  // "the number of the team's players" is that of players on the team.
  if (
    t.noun === 'number' &&
    isThing(t.owner) &&
    t.owner.many &&
    t.owner.determiner === 'the' &&
    t.owner.noun === 'player'
  )
    t = { ...t, owner: put(t.owner, { determiner: undefined }) };
  return ofEach(t);
}

/** "The active team is the one that …": what is one and the same has no first and no second. */
export function identityForm(given: Clause): Clause {
  const c = withinEach(given);
  const definite = (n: unknown): n is Thing =>
    isThing(n) &&
    n.focus === undefined &&
    (n.determiner === 'the' || (n.owner !== undefined && n.determiner === undefined && !n.many));
  if (c.verb !== 'be' || !definite(c.actor) || !definite(c.is)) return c;
  return keyOf(c.actor) <= keyOf(c.is) ? c : { ...c, actor: c.is, is: c.actor };
}

/** "each team's primary player is the emperor": within each team, the primary player is. */
function withinEach(c: Clause): Clause {
  if (c.verb !== 'be' || c.negated || !isThing(c.actor) || !isThing(c.is)) return c;
  const each = (t: unknown): t is Thing =>
    isThing(t) && t.determiner === 'each' && t.sort === 'team' && !t.focus;
  for (const [role, other] of [
    ['actor', 'is'],
    ['is', 'actor'],
  ] as const) {
    const t = c[role] as Thing;
    const by = c[other] as Thing;
    if (t.many || t.focus || t.sort !== 'player' || by.sort !== 'player' || by.determiner !== 'the') continue;
    const on = t.relations?.find((r) => r.preposition === 'on' && !r.adverbs && each(r.term));
    const whose = each(t.owner) ? t.owner : t.determiner === 'the' && !t.owner ? on?.term : undefined;
    if (whose === undefined) continue;
    const term = whose as Thing;
    return put(c, {
      [role]: put(t, {
        owner: t.owner === whose ? undefined : t.owner,
        relations: t.owner === whose ? t.relations : without(t.relations, on),
        determiner: 'the',
      }),
      relations: list([...(c.relations ?? []), { kind: 'relation', preposition: 'within', term }]),
    });
  }
  return c;
}

/** Quoted words of an ability mean what they say. */
export function quotedForm(q: Quoted, meaning: (text: string) => readonly string[] | undefined): Quoted {
  const parts = /^((?:\{[^{}]+\}(?:, )?)+): (.+)$/s.exec(q.text);
  const keys = meaning(parts === null ? q.text : (parts[2] as string));
  return keys === undefined ? q : { ...q, text: `${parts?.[1] ?? ''}: ${keys.join(' ')}` };
}

/**
 * Puts a thing where a relative clause speaks of its head: the first time as it is, then as "that". Clauses of other things
 * inside keep their own heads.
 */
export function withHead(clause: Statement, mention: Thing): Statement {
  const that = thatOf(mention, mention.many);
  let first = true;
  const visit = (node: unknown, slot: string): unknown => {
    if (Array.isArray(node)) return slot === 'which' ? node : node.map((n) => visit(n, slot));
    if (node === null || typeof node !== 'object') return node;
    const r = node as { kind?: string; to?: string };
    if (r.kind === 'question' && (node as { word: string }).word === 'which') return node;
    if (r.kind === 'reference' && r.to === 'head') {
      const term = first ? mention : that;
      first = false;
      return term;
    }
    const out: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(node).sort(([a], [b]) => rank(a) - rank(b)))
      out[name] = visit(value, name);
    return out;
  };
  return visit(clause, '') as Statement;
}

/** Whoever does something is named before what it is done to. */
const rank = (slot: string): number => ['actor', 'object', 'recipient', 'is', 'what'].indexOf(slot) + 1 || 9;
