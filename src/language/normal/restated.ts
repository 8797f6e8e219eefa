import type { Clause, Condition, Quality, Relation, Term, Thing } from '../frames/frame.js';
import { NUMBER_WORDS } from '../lexicon/numbers.js';
import { conditionForm } from './conditions.js';
import {
  isClause,
  isThing,
  plain,
  pronounOf,
  put,
  saysOnly,
  withAdjective,
  without,
  withoutAdjective,
} from './forms.js';
import { NONE } from './polarity.js';
import { collective } from './synonyms.js';

/** The same with another thing as its subject: rules that apply, the first of several times, neither of two, what a deck holds. */

/** "the normal rules apply to such games": such games use the normal rules. */
export function withAppliedRules(c: Clause): Clause {
  const rules = c.actor;
  if (!isThing(rules) || rules.noun !== 'rule' || !rules.many || c.negated || c.modality) return c;
  const to = c.relations?.find(
    (r) => ['in', 'to'].includes(r.preposition) && isThing(r.term) && r.term.sort === 'game' && !r.adverbs,
  );
  const games = c.verb === 'affect' ? c.object : c.verb === 'apply' ? to?.term : undefined;
  if (!isThing(games) || games.sort !== 'game' || !games.many) return c;
  const relations = to === undefined ? c.relations : without(c.relations, to);
  return put(c, { verb: 'use', actor: games as Term, object: rules as Term, relations });
}

/** "takes a mulligan for the first time": takes his or her first mulligan. */
export function withFirstOfThem(c: Clause): Clause {
  const o = c.object;
  if (!isThing(o) || o.determiner !== 'a' || o.many || c.verb !== 'take') return c;
  const isTime = ({ preposition, term, adverbs }: Relation): boolean =>
    preposition === 'for' && isThing(term) && term.noun === 'time' && term.ordinal !== undefined && !adverbs;
  const time = [...(c.relations ?? []), ...(o.relations ?? [])].find(isTime);
  if (time === undefined) return c;
  const first = put(o, {
    determiner: undefined,
    ordinal: (time.term as Thing).ordinal,
    owner: { kind: 'reference', to: 'person' } as Term,
    relations: without(o.relations, time),
    at: [...(o.at ?? []), ...(time.at ?? [])],
  });
  return put(c, { object: first, relations: without(c.relations, time) });
}

/** "neither of its players": neither player of it. */
export function withNeitherOf(t: Thing): Thing {
  const among = t.among;
  if (t.determiner !== 'neither' || t.noun !== '' || !isThing(among) || !among.many) return t;
  if (among.noun === '' || among.quantity !== undefined) return t;
  return put(among, { determiner: 'neither', many: false, at: [...(t.at ?? []), ...(among.at ?? [])] });
}

/** "at most two cards in a deck can be of a kind": the deck can include at most two of that kind. */
export function withKindInDeck(c: Clause): Clause {
  const [some, kind] = [c.actor, c.is];
  if (c.verb !== 'be' || c.negated || !isThing(some) || !isThing(kind) || !kind.many || !plain(kind))
    return c;
  const [within, ...more] = some.relations ?? [];
  const deck = within?.preposition === 'in' && !within.adverbs ? within.term : undefined;
  if (more.length > 0 || !isThing(deck) || !deck.noun.endsWith('deck') || some.which) return c;
  if (some.quantity?.most === undefined || some.noun !== 'card') return c;
  const object = { ...kind, quantity: some.quantity };
  return put(c, { verb: 'include', actor: deck as Term, object: object as Term, is: undefined });
}

/** "an equal number of players": the same number of them. */
export const withEqualNumber = (t: Thing): Thing =>
  t.quantity?.word === 'an equal number of'
    ? put(t, { quantity: { ...t.quantity, word: 'the same number of' } })
    : t;

/** "effects whose durations last": effects whose duration lasts. */
export function withOneOfEach(t: Thing): Thing {
  const which = t.which?.map((w) => {
    const its = isClause(w) ? w.actor : undefined;
    const owned = isThing(its) && its.many && its.quantity === undefined && pronounOf(its.owner) === 'head';
    return owned ? put(w as Clause, { actor: { ...its, many: false } as Term }) : w;
  });
  return which?.some((w, at) => w !== t.which?.[at]) ? put(t, { which }) : t;
}

/** "used for games that begin so": used in such games. */
export function withUseIn(c: Clause): Clause {
  if (c.verb !== 'use' || c.relations === undefined) return c;
  const relations = c.relations.map((r) =>
    r.preposition === 'for' && isThing(r.term) && r.term.sort === 'game' ? { ...r, preposition: 'in' } : r,
  );
  return put(c, { relations });
}

/** "its entire event happens within a range": its event happens entirely within it. */
export function withEntirely(c: Clause): Clause {
  const within = c.relations?.find((r) => r.preposition === 'within' && !r.adverbs);
  if (within === undefined || !isThing(c.actor) || !c.actor.modifiers?.includes('entire')) return c;
  const actor = withoutAdjective(c.actor, 'entire');
  const relations = c.relations?.map((r) => (r === within ? { ...r, adverbs: ['entirely'] } : r));
  return put(c, { actor: actor as Term, relations });
}

/** "its owner is whichever player did it": the player who did it. */
export function withTheOne(c: Clause): Clause {
  const { actor, is } = c;
  const one = isThing(actor) && !actor.many && (actor.determiner === 'the' || actor.owner !== undefined);
  if (c.verb !== 'be' || !one || !isThing(is) || is.determiner !== 'any' || is.many || !is.which) return c;
  return put(c, { is: { ...is, determiner: 'the' } });
}

const states: ReadonlySet<string> = new Set(['face up', 'face down', 'tapped', 'untapped']);

/** "two or more cards are face up": there are two or more face-up cards. */
export function withSomeInState(c: Clause): Clause {
  const { actor, is } = c;
  if (c.verb !== 'be' || !isThing(actor) || (is as Quality | undefined)?.kind !== 'quality') return c;
  const { word, relations, adverbs } = is as Quality;
  const some = actor.determiner === undefined && actor.quantity?.least !== undefined;
  if (!some || relations || adverbs || !states.has(word) || !saysOnly(c, 'actor is conditions')) return c;
  return put(c, { verb: 'exist', actor: withAdjective(actor, word) as Term, is: undefined });
}

/** "a game with two players": a two-player game. */
export function withPlayersNumbered(t: Thing): Thing {
  const r = t.noun === 'game' ? t.relations?.find((x) => x.preposition === 'with' && !x.adverbs) : undefined;
  const who = r?.term;
  if (r === undefined || !isThing(who) || who.noun !== 'player' || who.quantity?.is === undefined) return t;
  const word = NUMBER_WORDS[who.quantity.is];
  if (word === undefined || !plain(put(who, { quantity: undefined })) || who.quantity.exactly) return t;
  const at = [...(t.at ?? []), ...(r.at ?? []), ...(who.at ?? []), ...(who.quantity.at ?? [])];
  return put(withAdjective(t, `${word}-player`), { relations: without(t.relations, r), at });
}

/** "each player wins, including those who had lost": even if one or more of them had lost. */
export function withEvenThose(c: Clause): Clause {
  const r = c.relations?.find((x) => x.preposition === 'including' && !x.adverbs);
  const some = r?.term;
  const those = isThing(some) && some.noun === '' && some.determiner === 'any' ? some.among : some;
  const [said, ...more] = isThing(those) ? (those.which ?? []) : [];
  const all = isThing(c.actor) && ['each', 'all'].includes(c.actor.determiner ?? '');
  if (!all || !isThing(those) || !isClause(said) || more.length > 0 || those.noun !== (c.actor as Thing).noun)
    return c;
  if (those.determiner !== 'that' || !those.many || !plain(put(those, { which: undefined }))) return c;
  if (pronounOf(said.actor) !== 'head' || said.negated || c.negated || c.modality) return c;
  const actor: Thing = {
    kind: 'thing',
    noun: '',
    sort: those.sort,
    many: true,
    among: put(those, { which: undefined }),
    quantity: { least: 1 },
  };
  const even: Condition = { kind: 'condition', word: 'if', focus: ['even'], clause: put(said, { actor }) };
  return put(c, {
    relations: without(c.relations, r),
    conditions: [...(c.conditions ?? []), conditionForm({ ...even, at: r?.at ?? [] })],
  });
}

/** "the other players on that player's team": that player's teammates. */
export function withMates(t: Thing): Thing {
  const [on, ...more] = t.relations ?? [];
  const team = on?.preposition === 'on' && !on.adverbs ? on.term : undefined;
  if (!['player', 'member'].includes(t.noun) || t.modifiers?.join() !== 'other' || more.length > 0) return t;
  if (!t.many || !['the', undefined].includes(t.determiner)) return t;
  if (!isThing(team) || team.noun !== 'team' || team.owner === undefined || t.which || t.quantity) return t;
  if (!plain(put(team, { owner: undefined }))) return t;
  const mates: Thing = { ...withoutAdjective(t, 'other'), noun: 'teammate', owner: team.owner };
  const at = [...(t.at ?? []), ...(on?.at ?? []), ...(team.at ?? [])];
  return put(mates, { relations: undefined, determiner: undefined, at });
}

/** "each team determines its order": chooses it. What is determined by nobody, or at random, is not chosen. */
export function withOrderDecided(c: Clause): Clause {
  const [who, what] = [c.actor, c.object];
  if (c.verb !== 'determine' || c.adverbs || !isThing(who) || !['team', 'player'].includes(who.sort))
    return c;
  return isThing(what) && what.sort === 'order' ? put(c, { verb: 'choose' }) : c;
}

/** "they come within its range": they enter it. */
export function withEntering(c: Clause): Clause {
  const within = c.relations?.find((r) => r.preposition === 'within' && !r.adverbs);
  if (c.verb !== 'come' || within === undefined || c.object !== undefined) return c;
  return put(c, { verb: 'enter', object: within.term as Term, relations: without(c.relations, within) });
}

/** "the players on that team can't do it": none of them can. */
export function withNoneOnTeam(c: Clause): Clause {
  const who = c.actor;
  if (!isThing(who) || !who.many || who.determiner !== 'the' || who.noun !== 'player') return c;
  const [on, ...more] = who.relations ?? [];
  const team = on?.preposition === 'on' && !on.adverbs ? on.term : undefined;
  if (more.length > 0 || !isThing(team) || team.noun !== 'team' || team.many || collective.has(c.verb))
    return c;
  if (!plain(put(who, { relations: undefined, determiner: undefined })) || !c.negated) return c;
  return put(c, { actor: put(who, { determiner: NONE, many: false }) });
}

/** "one of the players can't do it": exactly one can't, which is not that none can. */
export function withOneDenied(c: Clause): Clause {
  const who = c.actor;
  if (!c.negated || !isThing(who) || who.noun !== '' || who.among === undefined) return c;
  if (who.quantity?.is !== 1) return c;
  return put(c, { actor: put(who, { quantity: { ...who.quantity, exactly: true } }) });
}

/** "all players have their own decks": each player has a deck of their own. */
export function withOwnOfEach(c: Clause): Clause {
  const [who, what] = [c.actor, c.object];
  if (c.verb !== 'have' || c.negated || !isThing(who) || who.determiner !== 'all' || !isThing(what)) return c;
  const own = what.many && pronounOf(what.owner) === 'they';
  if (!own || what.quantity !== undefined || who.quantity !== undefined || who.focus !== undefined) return c;
  const owner: Term = { kind: 'reference', to: 'person' };
  return put(c, {
    actor: put(who, { determiner: 'each', many: false }),
    object: put(what, { many: false, owner }),
  });
}

/** "the defending players do it in turn order": each of them does. */
export function withEachInOrder(c: Clause): Clause {
  const who = c.actor;
  if (!isThing(who) || !who.many || who.determiner !== 'the' || who.quantity || who.focus) return c;
  const inOrder = c.relations?.some(
    (r) =>
      r.preposition === 'in' && isThing(r.term) && /^(APNAP|turn) order$/.test(r.term.noun) && !r.adverbs,
  );
  return inOrder ? put(c, { actor: put(who, { determiner: 'each', many: false }) }) : c;
}

/** "a team draws the game": the game is a draw for it. */
export function withGameDrawn(c: Clause): Clause {
  const o = c.object;
  if (c.verb !== 'draw' || !isThing(o) || o.noun !== 'game' || c.actor === undefined || c.modality) return c;
  const term = c.actor as Term;
  const is: Thing = { kind: 'thing', noun: 'draw', sort: 'event', many: false, determiner: 'a' };
  const draw = { ...is, relations: [{ kind: 'relation', preposition: 'for', term } as Relation] };
  return put(c, { verb: 'be', actor: o, object: undefined, is: draw });
}

/** "it has the same meaning as that": it means the same thing. */
export function withSameMeaning(c: Clause): Clause {
  const o = c.object;
  if (c.verb !== 'have' || !isThing(o) || o.noun !== 'meaning' || !o.modifiers?.includes('same')) return c;
  return put(c, { verb: 'mean', object: { ...o, noun: 'thing', sort: 'object' } });
}

/** "the members of a team share their cards": the team does. */
export function withTeamThatShares(c: Clause): Clause {
  const [who, what] = [c.actor, c.object];
  if (c.verb !== 'share' || !isThing(who) || !isThing(what) || pronounOf(what.owner) !== 'they') return c;
  const [on, ...more] = who.relations ?? [];
  const team = on?.preposition === 'on' && !on.adverbs && more.length === 0 ? on.term : who.owner;
  const all = ['player', 'member'].includes(who.noun) && who.many && !who.quantity && !who.which;
  if (!all || !isThing(team) || team.noun !== 'team' || who.focus || who.determiner === 'no') return c;
  return put(c, { actor: team, object: put(what, { owner: undefined }) });
}
