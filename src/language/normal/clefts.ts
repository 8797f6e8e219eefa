import {
  type Clause,
  eachInside,
  type Many,
  type Question,
  type Relation,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { complementOf } from './conditions.js';
import { isClause, isThing, list, pronounOf, put, rewrite, saysOnly } from './forms.js';

/** Clefts, and what is said only of some: "it is teams that", "the only player who", "only those that". */

/** "It is teams that take turns" is "teams take turns"; "what it chooses is the order" is "it chooses the order". */
export function withoutCleft(c: Clause): Clause {
  if (c.verb !== 'be' || c.is === undefined) return c;
  const told = ofTheOne(c);
  if (told !== undefined) return told;
  if (c.negated || c.modality !== undefined) return c;
  const { conditions } = c;
  if (conditions !== undefined) {
    const bare = put(c, { conditions: undefined });
    const told = withoutCleft(bare);
    return told === bare ? c : put(told, { conditions: list([...(told.conditions ?? []), ...conditions]) });
  }
  // Or "the order is what it chooses".
  for (const [one, said] of [
    [c.actor, c.is],
    [c.is, c.actor],
  ]) {
    const asked = one as Question | undefined;
    const what = asked?.kind === 'question' && pronounOf(asked.asked) === 'what';
    if (what && isThing(said) && isClause(asked.clause)) return headIs(asked.clause, said);
  }
  if (
    isThing(c.actor) &&
    c.actor.noun === 'one' &&
    c.actor.which?.length === 1 &&
    isThing(c.is) &&
    c.is.determiner === 'the'
  ) {
    const bare = saysOnly(c.actor, 'which');
    const [clause] = c.actor.which;
    return bare && c.actor.determiner === 'the' && isClause(clause) ? headIs(clause, c.is) : c;
  }
  if (pronounOf(c.actor) !== 'it') return c;
  if (isThing(c.is)) {
    const { which, ...said } = c.is;
    // "it is the team that plays first that skips": the last clause says what it does.
    const inOrder = [...(which ?? [])].sort((a, b) => lastToken(a) - lastToken(b));
    const clause = inOrder.pop();
    const cleft = isClause(clause) && c.relations === undefined;
    const thing = inOrder.length > 0 ? { ...said, which: inOrder } : said;
    return cleft && said.determiner !== 'a' && said.determiner !== 'that'
      ? headIs(clause, thing as Thing)
      : c;
  }
  // "it is teams that do, not players": teams do, instead of players.
  const m = c.is as unknown as Many;
  if (m.kind === 'many') {
    const not = m.items.find((i) => isThing(i) && i.focus?.join() === 'not') as Thing | undefined;
    const others = m.items.filter((i) => i !== not);
    if (m.by !== 'and' || not === undefined || others.length !== 1 || !isThing(others[0])) return c;
    const bare = put(c, { is: others[0], relations: undefined });
    const told = withoutCleft(bare);
    if (told === bare) return c;
    const term = put(not, { focus: undefined });
    const instead: Relation = { kind: 'relation', preposition: 'instead of', term };
    return put(told, { relations: list([...(told.relations ?? []), ...(c.relations ?? []), instead]) });
  }
  const when = c.is as Relation;
  if (
    when.kind !== 'relation' ||
    !['during', 'before', 'after', 'at', 'between'].includes(when.preposition) ||
    !isThing(when.term)
  )
    return c;
  const { which, ...time } = when.term;
  const [clause, ...more] = which ?? [];
  if (more.length > 0 || !isClause(clause) || pronounOf(clause.object) !== 'head') return c;
  return put(clause, {
    object: undefined,
    relations: list([...(clause.relations ?? []), { ...when, term: time as Thing }]),
  });
}

/** "the one that a player chooses must be within a range": the player must choose one within it. */
function ofTheOne(c: Clause): Clause | undefined {
  const [t, is] = [c.actor, c.is as Relation];
  if (c.modality !== 'must' || !isThing(t) || t.noun !== 'one' || is.kind !== 'relation') return undefined;
  const [said, ...more] = t.which ?? [];
  const bare = saysOnly(c, 'actor is modality conditions');
  if (!bare || more.length > 0 || !isClause(said) || t.determiner !== 'the' || t.relations !== undefined)
    return undefined;
  if (pronounOf(said.object) !== 'head' || said.modality !== undefined || said.negated) return undefined;
  const object: Thing = {
    kind: 'thing',
    noun: 'one',
    sort: '',
    many: t.many,
    relations: [is],
    at: t.at ?? [],
  };
  const conditions = list([...(said.conditions ?? []), ...(c.conditions ?? [])]);
  return put(said, { object, modality: 'must', conditions });
}

/** The last token of a clause and of what is in it. */
function lastToken(node: object): number {
  let last = -1;
  for (const [, token] of (node as Clause).at ?? []) last = Math.max(last, token);
  eachInside(node, (child) => {
    last = Math.max(last, lastToken(child));
  });
  return last;
}

/** A relative clause in which its head is named. */
function headIs(clause: Clause, head: Thing): Clause {
  return rewrite(clause, (n) => (pronounOf(n) === 'head' ? head : n)) as Clause;
}

/** "The active team is the one that …": the team that …. */
function withNamedOne(c: Clause): Clause {
  if (c.verb !== 'be' || !isThing(c.actor) || !isThing(c.is)) return c;
  const named = (t: Thing, by: Thing): Thing =>
    t.noun === 'one' && t.determiner === 'the' && !by.modifiers?.includes('only')
      ? { ...t, noun: by.noun, sort: by.sort, many: by.many }
      : t;
  const [actor, is] = [named(c.actor, c.is), named(c.is, c.actor)];
  return actor === c.actor && is === c.is ? c : put(c, { actor, is });
}

/** "The only player who may draw is the emperor": only the emperor may draw. */
export function withOnlyOne(given: Clause): Clause {
  const c = withNamedOne(given);
  if (c.verb !== 'be' || c.negated || c.modality !== undefined) return c;
  for (const [role, other] of [
    ['actor', 'is'],
    ['is', 'actor'],
  ] as const) {
    const said = c[role];
    const who = c[other] as Thing | Many | undefined;
    if (!isThing(said) || said.determiner !== 'the' || said.modifiers?.join() !== 'only') continue;
    // "the only things that they can attack are players and planeswalkers"
    if (who === undefined || !(isThing(who) || (who.kind === 'many' && said.noun === 'thing'))) continue;
    const [clause, ...more] = said.which ?? [];
    if (!isClause(clause) || more.length > 0 || who.focus !== undefined || clause.negated) continue;
    const named = isThing(who) && ['those', 'that', 'one', 'ones'].includes(who.noun);
    const kept: Thing | Many = named
      ? put(who, {
          noun: said.noun,
          sort: said.sort,
          many: said.many,
          determiner: who.noun === 'one' ? 'a' : who.determiner,
        })
      : who;
    const alone = { ...kept, focus: ['only'] };
    const { relations } = clause;
    const behind = relations?.find((r) => pronounOf(r.term) === 'head' && r.adverbs === undefined);
    const inside =
      behind === undefined
        ? put(clause, {
            actor: pronounOf(clause.actor) === 'head' ? alone : clause.actor,
            object: pronounOf(clause.object) === 'head' ? alone : clause.object,
          })
        : put(clause, {
            relations: list([
              ...(relations ?? []).filter((r) => r !== behind),
              { ...behind, term: kept, adverbs: ['only'] },
            ]),
          });
    return put(inside, {
      relations: list([...(inside.relations ?? []), ...(c.relations ?? [])]),
      conditions: list([...(inside.conditions ?? []), ...(c.conditions ?? [])]),
    });
  }
  return c;
}

/** "Only players within a range can be chosen": players outside it can't. "can attack only those who are near": can't attack others. */
export function withoutOnlySome(c: Clause): Clause {
  // "applies only to creatures that do": doesn't apply to others.
  const applies = ['apply', 'use'].includes(c.verb) && c.modality === undefined;
  if (c.negated || (c.modality !== 'can' && c.modality !== 'may' && !applies)) return c;
  for (const role of ['actor', 'object'] as const) {
    const others = complement(c[role]);
    if (others !== undefined)
      return put(c, { [role]: others, negated: true, modality: applies ? undefined : 'can' });
  }
  // "can block only with creatures they control": can't block with others.
  const only = c.relations?.filter((r) => r.adverbs?.join() === 'only') ?? [];
  const [one, ...more] = only;
  const others = one === undefined || more.length > 0 ? undefined : outside(one.term);
  return others === undefined
    ? c
    : put(c, {
        negated: true,
        modality: applies ? undefined : 'can',
        relations: list(
          (c.relations ?? []).map((r) => (r === one ? put(r, { term: others, adverbs: undefined }) : r)),
        ),
      });
}

/** Those of a kind that "only" leaves out. */
function complement(node: unknown): Term | undefined {
  const m = node as Many | undefined;
  if (m?.kind === 'many' && (m.by === 'and' || m.by === 'or') && m.focus?.join() === 'only') {
    const items = m.items.map((i) => outside(i));
    if (items.some((i) => i === undefined)) return undefined;
    // "only an opponent or a planeswalker" leaves out what "only opponents and planeswalkers" does.
    const many = m.items.some((i) => (i as Thing).many);
    if (!many && m.by === 'and') return undefined;
    const by = many ? m.by : 'and';
    return put({ ...m, by, items: items as Thing[] } as Many, { focus: undefined });
  }
  return isThing(node) && node.focus?.join() === 'only'
    ? outside(put(node, { focus: undefined }))
    : undefined;
}

function outside(node: unknown): Thing | undefined {
  if (!isThing(node) || node.quantity !== undefined || node.noun === '' || node.focus !== undefined)
    return undefined;
  const kind = node.determiner === 'a' || (node.many && [undefined, 'that'].includes(node.determiner));
  if (!kind) return undefined;
  const [where, ...more] = node.relations ?? [];
  if (where?.preposition === 'within' && more.length === 0 && where.adverbs === undefined && !node.which)
    return put({ ...node, relations: [{ ...where, preposition: 'outside' }] }, { determiner: kindOf(node) });
  if (where !== undefined && more.length === 0 && !node.which && node.owner === undefined) {
    const is: Clause = {
      kind: 'clause',
      verb: 'be',
      actor: { kind: 'reference', to: 'head' },
      is: where,
      negated: true,
    };
    return put({ ...node, which: [is] }, { determiner: kindOf(node), relations: undefined });
  }
  const [said, ...others] = node.which ?? [];
  const fewer = isClause(said) && others.length === 0 && where === undefined ? withFewer(said) : undefined;
  if (fewer !== undefined) return put({ ...node, which: [fewer] }, { determiner: kindOf(node) });
  return isClause(said) &&
    others.length === 0 &&
    !said.negated &&
    where === undefined &&
    node.owner === undefined
    ? put({ ...node, which: [{ ...said, negated: true as const }] }, { determiner: kindOf(node) })
    : undefined;
}

/** "begun with ten or more players", where that is not so: begun with nine or fewer. */
function withFewer(c: Clause): Clause | undefined {
  const [r, ...more] = c.relations ?? [];
  if (c.verb !== 'begin' || more.length > 0 || !isThing(r?.term)) return undefined;
  const quantity = complementOf(r.term.quantity);
  return quantity && { ...c, relations: [{ ...r, term: { ...r.term, quantity } }] };
}

/** "those who" are some of a kind. */
const kindOf = (t: Thing): string | undefined => (t.determiner === 'that' ? undefined : t.determiner);
