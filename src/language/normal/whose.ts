import { type Clause, type Many, type Relation, sorted, type Term, type Thing } from '../frames/frame.js';
import {
  bare,
  barePlural,
  isClause,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  withAdjective,
  without,
} from './forms.js';
import { onlyOnes } from './synonyms.js';

/** Whose a thing is, where it belongs, and what it is called: one form where an owner, a place or a name says the same as a clause. */

/** What a player controls is said to be that player's. */
const controlled = new Set(
  'spell ability triggered_ability activated_ability creature permanent planeswalker token source battle'
    .split(' ')
    .map((w) => w.replace('_', ' ')),
);

/** "a player's spells" are spells that the player controls; "a band's creatures" are in it; "a game that isn't a team game" is one other than that. */
export function withControlled(given: Thing): Thing {
  let t = given;
  const whose = t.owner;
  const person =
    isThing(whose) &&
    ['player', 'team'].includes(whose.sort) &&
    !['controller', 'owner', 'teammate', 'opponent'].includes(whose.noun);
  if (controlled.has(t.noun) && person) {
    const control: Clause = {
      kind: 'clause',
      verb: 'control',
      actor: whose,
      object: { kind: 'reference', to: 'head' },
    };
    t = put(t, {
      owner: undefined,
      which: sorted([...(t.which ?? []), control]),
    });
  }
  if (isThing(whose) && whose.noun === 'band')
    t = put(t, {
      owner: undefined,
      relations: [...(t.relations ?? []), { kind: 'relation', preposition: 'in', term: whose }],
    });
  t = withStarter(t);
  // "the team that a player is on" is that player's team.
  const [on, ...others] = t.which ?? [];
  if (t.noun === 'team' && t.determiner === 'the' && isClause(on) && others.length === 0 && !t.owner) {
    const is = on.is as Relation | undefined;
    const there = is?.kind === 'relation' && is.preposition === 'on' && !is.adverbs;
    if (on.verb === 'be' && there && pronounOf(is.term) === 'head' && saysOnly(on, 'actor is'))
      t = put(t, { which: undefined, owner: on.actor as Term, determiner: undefined });
  }
  // "counters that a team has" are that team's counters.
  const [had, ...rest] = t.which ?? [];
  if (t.sort === 'marker' && t.many && !t.determiner && isClause(had) && rest.length === 0 && !t.owner)
    if (had.verb === 'have' && pronounOf(had.object) === 'head' && saysOnly(had, 'actor object'))
      t = put(t, { which: undefined, owner: had.actor as Term });
  if (t.noun === 'life loss' || t.noun === 'life gain')
    t = put(t, {
      noun: t.noun.slice(5),
      owner: { kind: 'thing', noun: 'life', sort: 'quantity', many: false },
    });
  const [not, ...more] = t.which ?? [];
  if (
    !isClause(not) ||
    more.length > 0 ||
    not.verb !== 'be' ||
    !not.negated ||
    !isThing(not.is) ||
    not.is.noun !== t.noun
  )
    return t;
  const bare = saysOnly(not, 'actor is negated');
  const other: Relation = { kind: 'relation', preposition: 'other than', term: not.is };
  return bare && pronounOf(not.actor) === 'head'
    ? put(t, {
        which: undefined,
        relations: [...(t.relations ?? []), other],
        determiner: t.determiner === 'any' ? 'a' : t.determiner,
      })
    : t;
}

/** "the game's starting player", "the starting player in the game": the starting player. */
function withStarter(t: Thing): Thing {
  if (t.noun !== 'player' || t.modifiers?.join() !== 'starting') return t;
  const isGame = (node: unknown): boolean => isThing(node) && node.noun === 'game' && plain(node);
  const relations = list((t.relations ?? []).filter((r) => r.preposition !== 'in' || !isGame(r.term)));
  return put(t, { relations, ...(isGame(t.owner) ? { owner: undefined, determiner: 'the' } : {}) });
}

/** "the order in which its players sit" is its seating order. */
export function withSeatingOrder(t: Thing): Thing {
  // "its players' seating order"
  const whose =
    t.noun === 'seating order' && isThing(t.owner) && t.owner.noun === 'player' ? t.owner : undefined;
  const team = whose?.relations?.length === 1 ? whose.relations[0] : undefined;
  if (whose && team?.preposition === 'on' && bare(team) && saysOnly(whose, 'relations'))
    return put(t, { owner: team.term as Term });
  const [said, ...more] = t.which ?? [];
  if (
    t.noun !== 'order' ||
    !isClause(said) ||
    more.length > 0 ||
    !saysOnly(said, 'actor object is relations determiner many') ||
    (said.relations?.length !== 1 && said.is === undefined)
  )
    return t;
  const where = (said.is as Relation | undefined) ?? said.relations?.[0];
  const who = said.verb === 'seat' ? said.object : said.verb === 'be' ? said.actor : undefined;
  if (where?.preposition !== 'in' || pronounOf(where.term) !== 'head' || who === undefined) return t;
  const on =
    isThing(who) && who.noun === 'player' && who.relations?.length === 1 ? who.relations[0] : undefined;
  if (!bare(where)) return t;
  const owner = on?.preposition === 'on' && bare(on) && saysOnly(who, 'relations') ? on.term : who;
  return put(t, { noun: 'seating order', which: undefined, owner: owner as Term, determiner: undefined });
}

/** "the attack left and attack right options" are the one option and the other. */
export function severalNames(t: Thing): Thing | undefined {
  const [m, ...more] = t.names ?? [];
  if (more.length > 0 || (m as Many | undefined)?.kind !== 'many' || !t.many || t.quantity !== undefined)
    return undefined;
  const items = (m as Many).items.map((name) => ({ ...t, many: false, names: [name as Term] }));
  return { ...(m as Many), items } as unknown as Thing;
}

/** "The hands of all players" are the hand of each; so are "all players' hands", as each of them has one. */
export function ofEach(t: Thing): Thing {
  const { owner } = t;
  if (!t.many || t.quantity !== undefined || !isThing(owner) || !owner.many) return t;
  const one = t.determiner === 'all' && onlyOnes.has(t.noun) && barePlural(owner);
  if (!one && owner.determiner !== 'all') return t;
  const each: Thing = { ...owner, many: false, determiner: 'each' };
  return put(t, { many: false, owner: each, ...(one ? { determiner: undefined } : {}) });
}

/** "the object on top of the stack" and "the stack's top object" are the top object on the stack. */
export function withTopOf(t: Thing): Thing {
  if (t.sort === 'zone') return t;
  const { owner } = t;
  if (isThing(owner) && owner.noun === 'stack' && t.modifiers?.includes('top')) {
    const on: Relation = { kind: 'relation', preposition: 'on', term: owner };
    return put(t, { owner: undefined, determiner: 'the', relations: list([...(t.relations ?? []), on]) });
  }
  const over = t.relations?.find((r) => r.preposition === 'on top of' && isThing(r.term) && !r.adverbs);
  if (over === undefined || t.determiner !== 'the' || (over.term as Thing).noun !== 'stack') return t;
  const relations = list([...(without(t.relations, over) ?? []), { ...over, preposition: 'on' }]);
  return withAdjective(put(t, { relations }), 'top');
}
