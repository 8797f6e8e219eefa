import type { Clause, Measure, Node, Quality, Quantity, Relation, Term, Thing } from '../frames/frame.js';
import {
  bare,
  isThing,
  list,
  plain,
  pronounOf,
  put,
  saysOnly,
  thatOf,
  without,
  withoutAdverb,
} from './forms.js';

/** How many, and of whom: comparators, even and odd, each of several, life. */

/** Who speaks of one of several that are in the same relation to each other. */
export const mutual = new Set(['teammate', 'opponent']);

const opposites: Readonly<Record<string, string>> = {
  greater: 'less than or equal',
  less: 'greater than or equal',
  'less than or equal': 'greater',
  'greater than or equal': 'less',
};

/** "not less than the amount" is "greater than or equal to the amount"; undefined where a number is compared with. */
function oppositeOf(q: Quality): Quality | undefined {
  const word = opposites[q.word];
  const [r] = q.relations ?? [];
  const preposition = q.word.endsWith('equal') ? 'to' : 'than';
  if (word === undefined || q.relations?.length !== 1 || r?.preposition !== preposition) return undefined;
  if (!isThing(r.term) || r.adverbs !== undefined || q.adverbs !== undefined) return undefined;
  return { ...q, word, relations: [{ ...r, preposition: word.endsWith('equal') ? 'to' : 'than' }] };
}

/** "an amount is less than another": the other is greater than that amount. */
function withGreaterFirst(c: Clause): Clause {
  const q = c.is as Quality | undefined;
  if (c.verb !== 'be' || q?.kind !== 'quality' || !q.word.startsWith('less')) return c;
  if (!isThing(c.actor) || oppositeOf(q) === undefined) return c;
  const [r] = q.relations ?? [];
  const is = {
    ...q,
    word: q.word.replace('less', 'greater'),
    relations: [{ ...r, term: c.actor } as Relation],
  };
  return put(c, { actor: r?.term as Term, is });
}

/** "it is greater than the other", where that is not so: the other is greater than or equal to it. */
export const notCompared = (c: Clause): Clause | undefined =>
  c.verb === 'be' && (c.is as Quality | undefined)?.kind === 'quality' && oppositeOf(c.is as Quality)
    ? comparedForm({ ...c, negated: true })
    : undefined;

/** "is not greater than 2" is "is 2 or less". */
export function comparedForm(c: Clause): Clause {
  const bound = (c.is as Measure | undefined)?.kind === 'measure' ? (c.is as Measure).quantity : undefined;
  if (c.verb === 'be' && c.negated && bound !== undefined && bound.word === undefined) {
    const { least, most, is } = bound;
    if (is === undefined && (least === undefined) !== (most === undefined))
      return put(c, {
        is: {
          kind: 'measure',
          quantity: least === undefined ? { least: (most as number) + 1 } : { most: least - 1 },
        },
        negated: undefined,
      });
  }
  const over =
    (c.object as Measure | undefined)?.kind === 'measure' ? (c.object as Measure).quantity.is : undefined;
  if (c.verb === 'exceed' && over !== undefined && c.actor !== undefined)
    return put(c, {
      verb: 'be',
      object: undefined,
      is: { kind: 'measure', quantity: c.negated ? { most: over } : { least: over + 1 } },
      negated: undefined,
    });
  // What exceeds an amount that is no number is greater than it.
  if (c.verb === 'exceed' && isThing(c.object) && c.actor !== undefined) {
    const than: Relation = { kind: 'relation', preposition: 'than', term: c.object };
    return comparedForm(
      put(c, {
        verb: 'be',
        object: undefined,
        is: { kind: 'quality', word: 'greater', relations: [than] },
      }),
    );
  }
  const q = c.is as Quality | undefined;
  const opposite = c.verb === 'be' && c.negated && q?.kind === 'quality' ? oppositeOf(q) : undefined;
  // What may not be more than that must be at most that.
  const modality = ['may', 'can'].includes(c.modality ?? '') ? 'must' : c.modality;
  if (opposite !== undefined) return withGreaterFirst(put(c, { is: opposite, negated: undefined, modality }));
  const turned = c.negated ? c : withGreaterFirst(c);
  if (turned !== c) return turned;
  if (c.verb !== 'be' || q?.kind !== 'quality' || q.adverbs !== undefined || q.relations?.length !== 1)
    return c;
  const than = q.relations[0] as Relation;
  const n = (than.term as { quantity?: { is?: number } }).quantity;
  if (than.preposition !== 'than' || (than.term as Term).kind !== 'measure' || n?.is === undefined) return c;
  const more = ['greater', 'more', 'higher', 'larger'].includes(q.word);
  if (!more && !['less', 'fewer', 'lower', 'smaller'].includes(q.word)) return c;
  const quantity = c.negated
    ? more
      ? { most: n.is }
      : { least: n.is }
    : more
      ? { least: n.is + 1 }
      : { most: n.is - 1 };
  return put(c, { is: { kind: 'measure', quantity }, negated: undefined });
}

/** "an even number of players is on it", "it has an even number of players": "the number of players on it is even". */
export function parityForm(c: Clause): Clause {
  const o = c.object;
  const parity = isThing(o) ? /^an (odd|even) number of$/.exec(o.quantity?.word ?? '')?.[1] : undefined;
  if (c.verb !== 'have' || !isThing(o) || parity === undefined || c.actor === undefined) return c;
  const on: Relation = { kind: 'relation', preposition: 'on', term: c.actor as Term };
  const counted = put(o, { quantity: undefined, relations: [...(o.relations ?? []), on] });
  const number: Thing = { kind: 'thing', noun: 'number', sort: 'quantity', many: false, owner: counted };
  return put(c, {
    verb: 'be',
    actor: number,
    object: undefined,
    is: { kind: 'quality', word: parity } as Quality,
  });
}

/** "players draw one card each" is "each player draws a card". */
export function severallyForm(c: Clause): Clause {
  const o = c.object;
  const t = c.actor;
  if (!isThing(o) || o.quantity?.each !== true || o.quantity.is === undefined) return c;
  if (!isThing(t) || !t.many || t.quantity !== undefined || !['the', 'all', undefined].includes(t.determiner))
    return c;
  const { each: _, ...quantity } = o.quantity;
  const object: Thing =
    quantity.is === 1 ? put({ ...o, determiner: 'a' }, { quantity: undefined }) : { ...o, quantity };
  return { ...c, actor: { ...t, many: false, determiner: 'each' }, object };
}

/** "two teams play the variant", "the variant is played by two teams": it is played with them. */
function withPlayedWith(c: Clause): Clause {
  const t = c.actor;
  const kind = isThing(t) && t.many && t.determiner === undefined && (t.modifiers ?? t.owner) !== undefined;
  if (c.verb !== 'play' || !isThing(t) || (t.quantity === undefined && !kind) || t.sort !== 'team') return c;
  const place = c.relations?.find(
    (r) => r.preposition === 'in' && r.adverbs === undefined && isThing(r.term) && r.term.noun === 'game',
  );
  const what = c.object ?? (place?.term as Term | undefined);
  if (!isThing(what) || (what.names ?? what.modifiers) === undefined) return c;
  const rest = (c.relations ?? []).filter((r) => c.object !== undefined || r !== place);
  return put(c, {
    actor: undefined,
    object: what,
    relations: list([...rest, { kind: 'relation', preposition: 'with', term: t }]),
  });
}

/** "from one player to another": from player to player. */
function fromOneToAnother(c: Clause): Clause {
  const from = c.relations?.find((r) => r.preposition === 'from' && bare(r));
  const to = c.relations?.find((r) => r.preposition === 'to' && bare(r) && pronounOf(r.term) === 'another');
  const t = from?.term;
  const one = isThing(t) && (t.quantity?.is === 1 || t.determiner === 'a') && saysOnly(t, 'quantity');
  if (!one || to === undefined) return c;
  const term: Thing = put(t, {
    quantity: undefined,
    determiner: undefined,
    many: true,
    modifiers: ['different'],
  });
  const rest = (c.relations ?? []).filter((r) => r !== from && r !== to);
  const at = [...(from?.at ?? []), ...(to.at ?? []), ...((to.term as Thing).at ?? [])];
  return put(c, { relations: [...rest, { kind: 'relation', preposition: 'from to', term, at }] });
}

/** "ranges differ from player to player": different players have different ranges. */
export function withDifferent(given: Clause): Clause {
  const c = ['differ', 'vary'].includes(given.verb) ? fromOneToAnother(given) : given;
  const who = c.relations?.find((r) => r.preposition === 'from to' && r.adverbs === undefined);
  const t = c.actor;
  if (!['differ', 'vary'].includes(c.verb) || who === undefined || !isThing(t) || c.negated) return c;
  const all = (t.many ? [undefined, 'the'] : ['the']).includes(t.determiner) && t.quantity === undefined;
  if (!all || t.modifiers !== undefined || t.owner !== undefined || c.object !== undefined) return c;
  return put(c, {
    verb: 'have',
    actor: who.term as Term,
    object: put(t, { determiner: undefined, many: true, modifiers: ['different'] }),
    relations: without(c.relations, who),
  });
}

/** "can't attack more than one opponent": can attack one at most. */
export function withMost(c: Clause): Clause {
  const t = c.object;
  const least = isThing(t) ? t.quantity?.least : undefined;
  if (!isThing(t) || least === undefined || least < 2 || !c.negated || c.modality !== 'can') return c;
  if (!saysOnly(t.quantity ?? {}, 'least') || t.focus || c.conditions?.some(({ focus }) => focus)) return c;
  const quantity: Quantity = { most: least - 1, ...(t.quantity?.at ? { at: t.quantity.at } : {}) };
  return put(c, { negated: undefined, object: { ...t, quantity, many: least > 2 && t.many } });
}

/** "is limited to 2 for emperors": that of emperors is. */
export function withLimit(c: Clause): Clause {
  const t = c.object;
  if (c.verb !== 'limit' || c.actor !== undefined || !isThing(t) || t.owner !== undefined) return c;
  const to = c.relations?.find((r) => r.preposition === 'to' && (r.term as Measure).kind === 'measure');
  const whose = c.relations?.find((r) => r.preposition === 'for' && isThing(r.term));
  if (to === undefined || whose === undefined || c.relations?.length !== 2 || c.negated) return c;
  if (!bare(to) || !bare(whose)) return c;
  const owned = put(t, { owner: whose.term as Term, determiner: undefined });
  // A range that is limited to a number is that number.
  return t.noun === 'range of influence' && c.modality === undefined
    ? put(c, { verb: 'be', object: undefined, actor: owned, is: to.term as Measure, relations: undefined })
    : put(c, { object: owned, relations: [to] });
}

/** "the players on each team share a total": the team has a shared one. */
export function withSharers(c: Clause): Clause {
  const [t, o] = [c.actor, c.object];
  // "a team's resources aren't shared": the team doesn't share resources.
  if (
    c.verb === 'share' &&
    t === undefined &&
    isThing(o) &&
    isThing(o.owner) &&
    o.owner.sort === 'team' &&
    o.many
  )
    return put(c, { actor: o.owner, object: put(o, { owner: undefined }) });
  const team: Relation | undefined =
    isThing(t) && t.sort === 'team' && !t.many ? { kind: 'relation', preposition: 'on', term: t } : undefined;
  const on = isThing(t) && t.noun === 'player' && t.many && t.relations?.length === 1 ? t.relations[0] : team;
  if (
    c.verb !== 'share' ||
    !isThing(o) ||
    o.many ||
    on?.preposition !== 'on' ||
    c.negated ||
    o.modifiers !== undefined
  )
    return c;
  if (o.determiner !== 'a' && o.quantity?.is !== 1) return c;
  return put(c, {
    verb: 'have',
    actor: on.term as Term,
    object: put(o, { modifiers: ['shared'], determiner: 'a', quantity: undefined }),
  });
}

/** "Games of the variant are played with two teams": "there are two teams in games of the variant". */
export function gamesForm(given: Clause): Clause {
  const c = withPlayedWith(given);
  const o = c.object;
  const other = c.relations?.filter((r) => r.preposition !== 'with' || r.adverbs !== undefined);
  const withs = c.relations?.find((r) => r.preposition === 'with' && r.adverbs === undefined);
  if (
    c.verb !== 'play' ||
    c.actor !== undefined ||
    withs === undefined ||
    c.negated ||
    c.modality !== undefined
  )
    return c;
  const named = isThing(o) && (o.noun === 'game' || (o.noun === 'variant' && o.names !== undefined));
  if (!isThing(o) || !named || !isThing(withs.term) || withs.term.quantity === undefined) return c;
  const place: Relation = { kind: 'relation', preposition: 'in', term: o };
  return put(c, {
    verb: 'exist',
    actor: withs.term,
    object: undefined,
    relations: [...(other ?? []), place],
  });
}

/** Those who are in one relation to each other: "teammates … each other's" is "a player … a teammate's". */
export function mutualForm(c: Clause, rewrite: (n: Node, f: (n: Node) => Node) => Node): Clause {
  const whole = c.actor;
  if (!isThing(whole) || !whole.many || whole.determiner === 'no') return c;
  // "teammates who sit next to each other"
  const t = put(whole, { which: undefined });
  if (!(simple(t) || (t.determiner === 'the' && plain(t)))) return c;
  if (!mutual.has(t.noun) && t.noun !== 'player') return c;
  const other: Thing = mutual.has(t.noun)
    ? { kind: 'thing', noun: t.noun, sort: t.sort, many: false, determiner: 'a' }
    : { kind: 'thing', noun: t.noun, sort: t.sort, many: false, determiner: 'a', modifiers: ['other'] };
  let found = false;
  const said = whole.which && { ...thatOf(t), which: whole.which };
  const out = rewrite({ ...c, actor: said } as unknown as Node, (n) => {
    const each =
      (n as { kind?: string; to?: string }).kind === 'reference' && (n as { to: string }).to === 'each other';
    if (each) found = true;
    return each ? (other as Node) : n;
  }) as Clause;
  const actor: Thing = { kind: 'thing', noun: 'player', sort: 'player', many: true };
  const which = (out.actor as Thing | undefined)?.which;
  return found ? { ...out, actor: which === undefined ? actor : { ...actor, which } } : c;
}

/** True of a thing with nothing but its noun, its number and perhaps a determiner. */
const simple = (t: Thing): boolean => saysOnly(t);

/** "individual players" that teams are set against are "each player". */
export function severally(t: Thing): Thing {
  const each = t.modifiers?.join() === 'individual' && t.many && plain(put(t, { modifiers: undefined }));
  return each && t.determiner === undefined
    ? put(t, { modifiers: undefined, determiner: 'each', many: false })
    : t;
}

/** True of a clause that says of something that it is the same. */
const isTheSame = (c: Clause): boolean => c.verb === 'be' && !c.negated && pronounOf(c.is) === 'the same';

/** "is the same as in a two-player game": goes as in one. */
export function withSameAsIn(c: Clause): Clause {
  if (!isTheSame(c) || !c.relations?.some((r) => r.preposition === 'as in' && r.adverbs === undefined))
    return c;
  return put({ ...c, at: [...(c.at ?? []), ...((c.is as Thing).at ?? [])] }, { verb: 'go', is: undefined });
}

/** "each player's range is the same", "the range is the same for each player": each player has the same range. */
export function withTheSame(c: Clause): Clause {
  const t = c.actor;
  if (!isTheSame(c) || !isThing(t) || t.many || !isThing(t.owner)) return c;
  if (t.owner.determiner !== 'each' || !plain(put(t, { owner: undefined }))) return c;
  const object: Thing = { ...put(t, { owner: undefined }), determiner: 'the', modifiers: ['same'] };
  return put(
    { ...c, at: [...(c.at ?? []), ...((c.is as Thing).at ?? [])] },
    { verb: 'have', actor: t.owner, object, is: undefined },
  );
}

/** "the opponents each draw" is "each opponent draws", "the opponents all draw" is "all opponents draw". */
export function eachOfThem(c: Clause): Clause {
  const t = c.actor;
  const said = c.adverbs?.find((a) => a === 'each' || a === 'all');
  if (said === undefined || !isThing(t) || !t.many || t.quantity !== undefined || t.noun === '') return c;
  if (!['the', 'all', undefined].includes(t.determiner)) return c;
  return withoutAdverb({ ...c, actor: { ...t, many: said === 'all', determiner: said } }, said);
}

/** "no teammates are next to each other", "no two teammates are": no player is next to a teammate. */
export function withNoTwo(c: Clause): Clause {
  const [who, is] = [c.actor, c.is as Relation | undefined];
  if (c.verb !== 'be' || c.negated || is?.kind !== 'relation' || pronounOf(is.term) !== 'each other')
    return c;
  if (!isThing(who) || who.noun !== 'teammate' || who.determiner !== 'no' || !who.many) return c;
  if (who.quantity !== undefined && who.quantity.is !== 2) return c;
  const one: Thing = put(who, { many: false, quantity: undefined });
  return put(c, {
    actor: { ...one, noun: 'player' },
    is: { ...is, term: { ...one, determiner: 'a' } },
  });
}
