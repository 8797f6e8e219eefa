import type { Clause, Measure, Relation, Term, Thing } from '../frames/frame.js';
import { isThing, list, plain, put, saysOnly } from './forms.js';

/** Life totals, and where they start. */

const lives = new Set(['life total', 'life']);

/** "the life total starts at 30 life": at 30. */
export function withBareNumber(c: Clause): Clause {
  if (!isThing(c.actor) || c.actor.noun !== 'life total') return c;
  const life = (t: unknown): t is Thing =>
    isThing(t) && t.noun === 'life' && t.quantity !== undefined && plain(put(t, { quantity: undefined }));
  const bare = <T>(t: T): T =>
    life(t) ? ({ kind: 'measure', quantity: t.quantity, at: t.at ?? [] } as unknown as T) : t;
  return put(c, {
    is: bare(c.is),
    relations:
      c.relations &&
      list(c.relations.map((r) => (r.preposition === 'at' ? { ...r, term: bare(r.term) } : r))),
  });
}

/** "A team has 30 life" is "its life total is 30"; "a team starts with 30 life": its life total starts at 30. */
export function withStartingLife(c: Clause): Clause {
  const who = c.actor;
  const it = who?.kind === 'reference' && who.to === 'it';
  if (!isThing(who) && !it) return c;
  const start = (owner: Term, many: number, r?: Relation): Clause =>
    put(c, {
      verb: 'begin',
      actor: { kind: 'thing', noun: 'life total', sort: 'quantity', many: false, owner },
      object: undefined,
      is: undefined,
      relations: list([
        ...(c.relations ?? []).filter((x) => x !== r),
        { kind: 'relation', preposition: 'at', term: { kind: 'measure', quantity: { is: many } } },
      ]),
    });
  const owned = isThing(c.object) && c.object.noun === 'life' ? c.object : undefined;
  if (
    c.verb === 'have' &&
    isThing(who) &&
    owned?.quantity !== undefined &&
    plain(put(owned, { quantity: undefined }))
  )
    return put(c, {
      verb: 'be',
      actor: { kind: 'thing', noun: 'life total', sort: 'quantity', many: false, owner: who },
      object: undefined,
      is: { kind: 'measure', quantity: owned.quantity },
    });
  // "each team's starting life total is 30": that of each team starts at 30. Of one of several it can be said for one kind of game only.
  const total = c.is as Measure | undefined;
  if (c.verb === 'be' && isThing(who) && who.noun === 'starting life total' && total?.kind === 'measure') {
    const { is, least, most, word, exactly } = total.quantity;
    const each = isThing(who.owner) && who.owner.determiner === 'each';
    const inGame = (c.relations ?? []).every(
      (r) => r.preposition === 'in' && isThing(r.term) && r.term.sort === 'game',
    );
    const said =
      saysOnly(c, 'actor is relations') &&
      inGame &&
      plain(put(who, { owner: undefined })) &&
      who.focus === undefined;
    if (said && each && is !== undefined && (least ?? most ?? word ?? exactly) === undefined)
      return start(who.owner as Term, is);
  }
  if (c.verb !== 'begin' || c.negated) return c;
  const r = c.relations?.find((x) => ['at', 'with'].includes(x.preposition) && lifeIn(x) !== undefined);
  const many = r && lifeIn(r);
  if (r === undefined || many === undefined) return c;
  const game = c.object === undefined || (isThing(c.object) && c.object.noun === 'game' && plain(c.object));
  if (isThing(who) && (who.sort === 'player' || who.sort === 'team')) {
    if (game) return start(who, many, r);
    const kind =
      isThing(c.object) && c.object.noun === 'game' && c.object.determiner === 'a' ? c.object : undefined;
    const where = kind && ({ kind: 'relation', preposition: 'in', term: kind } as Relation);
    if (where) return withRelation(start(who, many, r), where);
  }
  // What starts at an amount of life, and is no player, is a life total.
  return (!isThing(who) || who.noun === 'life total') && r.preposition === 'at' && c.object === undefined
    ? put(c, {
        relations: list(
          (c.relations ?? []).map((x) =>
            x === r ? { ...x, term: { kind: 'measure', quantity: { is: many } } } : x,
          ),
        ),
      })
    : c;
}

const withRelation = (c: Clause, r: Relation): Clause =>
  put(c, { relations: list([...(c.relations ?? []), r]) });

/** How much life a phrase names: "30 life", "a life total of 30". */
function lifeIn(r: Relation): number | undefined {
  const t = r.term;
  if (!isThing(t) || !lives.has(t.noun) || r.adverbs !== undefined || t.modifiers !== undefined)
    return undefined;
  const of =
    t.relations?.length === 1 && t.relations[0]?.preposition === 'of' ? t.relations[0].term : undefined;
  if (t.relations !== undefined && of === undefined) return undefined;
  const q = of === undefined ? t.quantity : (of as { quantity?: { is?: number } }).quantity;
  return q === undefined || Object.keys(q).some((k) => k !== 'is' && k !== 'at') ? undefined : q.is;
}
