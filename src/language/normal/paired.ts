import type { Clause, Many, Measure, Relation, Term, Thing } from '../frames/frame.js';
import { bare, isClause, isThing, list, plain, pronounOf, put, without } from './forms.js';
import { onlyOnes } from './synonyms.js';

/** What two do with each other, what is more by so much, and what is used but not more than so many of it. */

/** What one does with another as the other does with the one. */
const withEachOther = new Set(['exchange', 'share', 'discuss', 'compare']);

/** "a player and their teammate can't exchange totals": a player can't exchange them with a teammate. */
export function withPartner(c: Clause): Clause {
  const m = c.actor as Many | undefined;
  if (!withEachOther.has(c.verb) || m?.kind !== 'many' || m.by !== 'and' || m.items.length !== 2) return c;
  if (c.object === undefined || c.relations?.some(({ preposition }) => preposition === 'with')) return c;
  const other = m.items.find((i) => isThing(i) && !i.many && i.owner !== undefined) as Thing | undefined;
  const one = m.items.find((i) => i !== other);
  if (other === undefined || !isThing(one) || one.many || one.sort !== 'player' || other.sort !== 'player')
    return c;
  const whose = other.owner;
  const own = pronounOf(whose) ?? (isThing(whose) && plain(whose) ? whose.noun : '');
  if (!['person', 'they', one.noun].includes(own)) return c;
  const partner: Relation = { kind: 'relation', preposition: 'with', term: other, at: m.at ?? [] };
  return put(c, { actor: one, relations: [...(c.relations ?? []), partner] });
}

/** "15 is added to a total": the total is increased by 15. */
export function withIncrease(c: Clause): Clause {
  const much = c.object as Measure | undefined;
  if (c.verb !== 'add' || much?.kind !== 'measure') return c;
  const to = c.relations?.find((r) => r.preposition === 'to' && bare(r) && isThing(r.term));
  const t = to?.term as Thing | undefined;
  if (to === undefined || t?.sort !== 'quantity') return c;
  const by: Relation = {
    kind: 'relation',
    preposition: 'by',
    term: much as unknown as Term,
    at: to.at ?? [],
  };
  return put(c, {
    verb: 'increase',
    object: t,
    relations: [...(without(c.relations, to) ?? []), by],
  });
}

/** "may use several options but not more than one variant": several options and at most one variant. */
export function withAtMost(c: Clause): Clause {
  const not = c.relations?.find((r) => r.preposition === 'but not' && isThing(r.term));
  const [t, least] = [not?.term as Thing | undefined, (not?.term as Thing | undefined)?.quantity?.least];
  if (not === undefined || t === undefined || least === undefined || least < 2 || c.negated) return c;
  if (!isThing(c.object) || !['may', 'can'].includes(c.modality ?? '') || c.object.sort !== t.sort) return c;
  const { quantity, ...rest } = t;
  const most: Thing = {
    ...rest,
    many: least > 2,
    quantity: { most: least - 1, ...(quantity?.at ? { at: quantity.at } : {}) },
  };
  const object: Many = { kind: 'many', by: 'and', items: [c.object, most], at: not.at ?? [] };
  return put(c, { object: object as unknown as Term, relations: list(without(c.relations, not) ?? []) });
}

/** "the controller of a card is its owner": a card is controlled by its owner. */
export function withOwnController(c: Clause): Clause {
  const [of, is] = [c.actor, c.is];
  if (c.verb !== 'be' || c.negated || !isThing(of) || !isThing(is)) return c;
  if (of.noun !== 'controller' || is.noun !== 'owner' || pronounOf(is.owner) !== 'it') return c;
  if (
    of.owner === undefined ||
    !plain(put(of, { owner: undefined })) ||
    !plain(put(is, { owner: undefined }))
  )
    return c;
  return put(
    { ...c, at: [...(c.at ?? []), ...(of.at ?? [])] },
    {
      verb: 'control',
      actor: is,
      object: of.owner,
      is: undefined,
    },
  );
}

/** "for the purposes of determining whether it is so", "when determining it": when it is determined. */
export function withDetermining(c: Clause): Clause {
  const found = c.relations?.find(
    (r) => purposes.has(r.preposition) && isClause(r.term) && r.term.verb === 'determine' && bare(r),
  );
  const conditions = (c.conditions ?? []).map((x) =>
    x.word === 'if' &&
    isClause(x.clause) &&
    x.clause.verb === 'determine' &&
    pronounOf(x.clause.actor) === 'same'
      ? { ...x, clause: put(x.clause, { actor: undefined }) }
      : x,
  );
  if (found !== undefined) {
    const clause = put(found.term as unknown as Clause, { actor: undefined });
    conditions.push({ kind: 'condition', word: 'if', clause, at: found.at ?? [] });
  }
  return put(c, { conditions: list(conditions), relations: list(without(c.relations, found) ?? []) });
}
const purposes = new Set(['for the purposes of', 'for the purpose of', 'for purposes of']);

/** "a team's resources aren't shared, except for its life total": except for life total. */
export function withOwnException(c: Clause): Clause {
  const own = ({ preposition, term }: Relation): boolean =>
    preposition === 'other than' &&
    isThing(term) &&
    onlyOnes.has(term.noun) &&
    ['it', 'they', 'person'].includes(pronounOf(term.owner) ?? '');
  if (!c.relations?.some(own)) return c;
  const relations = c.relations.map((r) =>
    own(r) ? { ...r, term: put(r.term as Thing, { owner: undefined }) } : r,
  );
  return put(c, { relations });
}

/** "neither that player nor any of that player's teammates": no player on that player's team. */
export function withTeammates(m: Many): Many | Thing {
  const [one, other, ...more] = m.items;
  if (m.by !== 'nor' || more.length > 0) return m;
  const player = [one, other].find((i) => isThing(i) && i.noun === 'player' && !i.many && plain(i)) as Thing;
  const mates = [one, other].find((i) => i !== player) as Thing | undefined;
  const among = isThing(mates) && mates.noun === '' ? (mates.among as Thing | undefined) : mates;
  if (player === undefined || !isThing(among) || among.noun !== 'teammate' || among.owner === undefined)
    return m;
  const named =
    pronounOf(among.owner) ?? (isThing(among.owner) && plain(among.owner) ? among.owner.noun : '');
  if (!['person', 'they', 'player'].includes(named) || !['that', 'the'].includes(player.determiner ?? ''))
    return m;
  const team: Thing = { kind: 'thing', noun: 'team', sort: 'team', many: false, owner: player };
  const on: Relation = { kind: 'relation', preposition: 'on', term: team };
  const at = [...(m.at ?? []), ...(mates?.at ?? []), ...(among.at ?? [])];
  return {
    kind: 'thing',
    noun: 'player',
    sort: 'player',
    many: false,
    determiner: 'no',
    relations: [on],
    at,
  };
}

/** "If it says that they can't get counters, nobody can get them": those of the same verb. */
export function withSameThings(c: Clause): Clause {
  if (pronounOf(c.object) !== 'they') return c;
  for (const { clause } of c.conditions ?? []) {
    let inner: unknown = clause;
    while (isClause(inner) && isClause(inner.what)) inner = inner.what;
    const what = isClause(inner) && inner.verb === c.verb ? inner.object : undefined;
    const some = isThing(what) && plain(what) && [undefined, 'a'].includes(what.determiner);
    if (some && what.sort !== 'player')
      return put(c, { object: { ...what, at: (c.object as Thing).at ?? [] } });
  }
  return c;
}
