import type { Rule, Sign } from '../chart/chart.js';
import type {
  Clause,
  Many,
  Node,
  Quality,
  Question,
  Reference,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { everyNode } from '../frames/frame.js';
import { claims, freeOrder, verbAccepts } from './attachment.js';
import {
  change,
  claim,
  each,
  edge,
  fill,
  HEAD,
  HOLE,
  joinGaps,
  many,
  over,
  rule,
  SAME,
  withAdverb,
  withRelation,
  word,
} from './build.js';

/** What a verb asks for. */

export type Slots = Partial<Clause>;

export const object = (np: Sign): boolean =>
  np.f.case !== 'n' && np.f.gerund !== 'y' && np.f.wh !== 'y' && !bareSide(np.sem as Thing);

/** True of "left" with nothing before it: it is rather what somebody does. */
const bareSide = (t: Thing): boolean =>
  t.kind === 'thing' &&
  t.sort === 'direction' &&
  (t.determiner ?? t.owner ?? t.names ?? t.quantity) === undefined;

/** Verbs whose object can be something that is done. */
const takesDoing = new Set([
  'prevent',
  'involve',
  'include',
  'require',
  'allow',
  'cover',
  'mean',
  'prohibit',
]);

/** Phrases at the end of the relative clauses of a thing. */
function within(t: Thing): readonly Relation[] {
  const found: Relation[] = [];
  for (const c of t.which ?? [])
    everyNode(c, (n) => {
      found.push(...((n as Clause).relations ?? []));
    });
  if (t.among !== undefined) found.push(...within(t.among as Thing));
  return found;
}

/** True of a phrase that can stand between a verb and what it is about. */
const between = (pp: Sign): boolean =>
  verbAccepts(pp) &&
  ['for', 'in', 'during', 'at', 'before', 'after', 'at the start of'].includes(pp.f.prep ?? '');

export const valencyRules: readonly Rule[] = [
  // What the verb asks for.
  rule('object', 'V/o NP', (v, np) => {
    const doing =
      np.f.gerund === 'y' && (np.sem as Many).kind === 'many' && takesDoing.has((v.sem as Clause).verb);
    if (!object(np) && !doing) return undefined;
    // "moves two seats to the left" says how far.
    if (
      (v.sem as Clause).verb === 'move' &&
      np.f.sort === 'place' &&
      (np.sem as Thing).quantity !== undefined
    )
      return undefined;
    const sign = take(v, { object: np.sem as Term }, [np]);
    const unclaimed =
      v.f.rest === '' &&
      [...((np.sem as Thing).relations ?? []), ...within(np.sem as Thing)].some((r) =>
        claims((v.sem as Clause).verb, r.preposition),
      );
    return sign !== undefined && unclaimed
      ? { ...sign, marks: [...(sign.marks ?? []), 'far', 'unclaimed'] }
      : sign;
  }),
  rule('reads, in quotation marks', 'V/o COMMA QUOTE', (v, k, q) =>
    (v.sem as Clause).verb === 'read'
      ? take({ ...v, sem: change(v.sem as Clause, {}, 'object', k) }, { object: q.sem as Term }, [q])
      : undefined,
  ),
  rule('object after a phrase between commas', 'V/o COMMA PP COMMA NP', (v, k, pp, l, np) => {
    if (!between(pp) || !object(np)) return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(v.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem && take({ ...v, sem }, { object: np.sem as Term }, [pp, np]);
  }),
  rule('question after a phrase between commas', 'V/wh COMMA PP COMMA WH', (v, k, pp, l, q) => {
    if (!between(pp)) return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(v.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem && take({ ...v, sem }, { what: q.sem as Question }, [pp, q]);
  }),
  rule('object after what else the verb asks for', 'V/o PP NP', (v, pp, np) => {
    const t = np.sem as Thing;
    const heavy = t.kind === 'thing' && np.f.det === 'y' && (t.relations ?? t.which ?? t.owner) !== undefined;
    if (!heavy || !object(np) || v.f.rest !== '' || !claims((v.sem as Clause).verb, pp.f.prep ?? ''))
      return undefined;
    const sem = freeOrder(pp.sem as Relation) ? undefined : withRelation(v.sem, pp.sem as Relation);
    const sign = sem && take({ ...v, sem }, { object: t }, [pp, np]);
    return sign && { ...sign, marks: [...(sign.marks ?? []), 'far', 'shifted'] };
  }),
  rule('does likewise', 'V/o ADV', (v, a) =>
    (v.sem as Clause).verb === 'do' && word(a) === 'likewise' && v.f.rest === ''
      ? take(v, { object: { kind: 'reference', to: 'so', at: claim({}, 'to', a) } }, [a])
      : undefined,
  ),
  rule('object after how it is done', 'V/o ADV NP', (v, a, np) => {
    if (a.f.kind !== 'manner' || !object(np) || np.f.det !== 'y' || v.f.rest !== '') return undefined;
    const sem = withAdverb(v.sem, word(a), a);
    return sem && take({ ...v, sem }, { object: np.sem as Term }, [np]);
  }),
  rule('object: a gerund', 'V/o VP', (v, vp) =>
    vp.f.form === 'ing' && vp.f.gap === undefined && takesDoing.has((v.sem as Clause).verb)
      ? take(v, { object: fill(vp.sem as Statement, { kind: 'reference', to: 'anyone' }) }, [vp])
      : undefined,
  ),
  rule('for whom', 'V/i NP', (v, np) =>
    object(np) && (np.sem as Reference).to !== 'that' && (np.sem as Term).kind !== 'measure'
      ? take(v, { recipient: np.sem as Term }, [np])
      : undefined,
  ),
  rule('with a preposition', 'V/pp PP', (v, pp) => {
    if (`:${pp.f.prep}` !== v.f.need || freeOrder(pp.sem as Relation)) return undefined;
    const sem = withRelation(v.sem, pp.sem as Relation);
    return sem === undefined ? undefined : next(v, [pp], sem, pp.f.gap);
  }),
  rule('preposition left behind', 'V/pp P', (v, p) => {
    if (`:${word(p)}` !== v.f.need) return undefined;
    const sem = withRelation(v.sem, {
      kind: 'relation',
      preposition: word(p),
      term: HEAD,
      at: claim({}, 'preposition', p),
    });
    return sem === undefined ? undefined : next(v, [p], sem, 'p');
  }),
  rule('passive of a preposition', 'V/prep P', (v, p) => {
    if (word(p) !== v.f.prep) return undefined;
    const sem = withRelation(v.sem, {
      kind: 'relation',
      preposition: word(p),
      term: HOLE,
      at: claim({}, 'preposition', p),
    });
    return sem === undefined ? undefined : next(v, [p], sem);
  }),
  rule('particle', 'V/part PART', (v, p) =>
    `+${word(p)}` === v.f.need ? take(v, { particle: word(p) }, [p], undefined, [p]) : undefined,
  ),
  // "hand out the markers", not "hand out them"
  rule('particle before the object', 'V/o PART NP', (v, p, np) => {
    const [first, ...rest] = (v.f.rest ?? '').split(' ');
    if (first !== `+${word(p)}` || !object(np) || np.f.case !== undefined) return undefined;
    const slots: Slots = { object: np.sem as Term, particle: word(p) };
    return take({ ...v, f: { ...v.f, rest: rest.join(' ') } }, slots, [p, np], undefined, [p]);
  }),
  rule('that clause', 'V/that w:that S', (v, w, s) =>
    take(v, { what: s.sem as Statement }, [s], s.f.gap, [w]),
  ),
  // "says a player wins", but not "requires a player makes": what is asked for needs "that" or "to".
  rule('clause', 'V/that S', (v, s) =>
    v.f.passive === 'y' || takesDoing.has((v.sem as Clause).verb)
      ? undefined
      : take(v, { what: s.sem as Statement }, [s], s.f.gap),
  ),
  rule('question', 'V/wh WH', (v, q) => {
    const sign = take(v, { what: q.sem as Question }, [q]);
    // Several questions joined have no clause of their own.
    const late = ((q.sem as Question).clause as Clause | undefined)?.relations?.some(
      (r) => r.preposition === 'at' && (r.term as Thing).noun === 'time',
    );
    return sign !== undefined && late ? { ...sign, marks: [...(sign.marks ?? []), 'far', 'asked'] } : sign;
  }),
  rule('question after an adverb', 'V/wh ADV WH', (v, a, q) => {
    const sem = withAdverb(v.sem, word(a), a);
    return sem === undefined || a.f.kind !== 'manner'
      ? undefined
      : take({ ...v, sem }, { what: q.sem as Question }, [q]);
  }),
  rule('told by somebody to do', 'V/inf PP INF', (v, pp, vp) => {
    if (v.f.passive !== 'y' || pp.f.prep !== 'by' || pp.f.gerund === 'y') return undefined;
    const by = byWhom(v.sem, pp);
    return by && take({ ...v, sem: by }, { what: inner(v, vp) }, [vp], vp.f.gap);
  }),
  rule('said by somebody that', 'V/that PP w:that S', (v, pp, w, s) => {
    if (v.f.passive !== 'y' || pp.f.prep !== 'by' || pp.f.gerund === 'y') return undefined;
    const by = byWhom(v.sem, pp);
    return by && take({ ...v, sem: by }, { what: s.sem as Statement }, [s], s.f.gap, [w]);
  }),
  rule('infinitive', 'V/inf INF', (v, vp) => take(v, { what: inner(v, vp) }, [vp], vp.f.gap)),
  rule('somebody to do something', 'V/o-inf NP INF', (v, np, vp) =>
    object(np) ? take(v, { what: fill(vp.sem as Statement, np.sem) }, [np, vp], vp.f.gap) : undefined,
  ),
  // "whom an effect instructs to do it"
  rule('to do something, left behind', 'V/o-inf INF', (v, vp) =>
    v.f.passive === 'y' || vp.f.gap !== undefined
      ? undefined
      : take(v, { what: fill(vp.sem as Statement, HEAD) }, [vp], 'o'),
  ),
  rule('somebody do something', 'V/o-base NP VP', (v, np, vp) =>
    // "makes one combined block": nobody is combined. "May have that source deal damage": a short noun, and no "has".
    object(np) &&
    vp.f.form === 'base' &&
    (np.sem as Thing).noun !== 'one' &&
    ((v.sem as Clause).verb !== 'have' || (v.f.form === 'base' && (np.sem as Thing).which === undefined))
      ? take(v, { what: fill(vp.sem as Statement, np.sem) }, [np, vp], vp.f.gap)
      : undefined,
  ),
  rule('somebody from doing something', 'V/o-from NP P VP', (v, np, p, vp) =>
    object(np) && word(p) === 'from' && vp.f.form === 'ing'
      ? take(v, { what: fill(vp.sem as Statement, np.sem) }, [np, vp], vp.f.gap, [p])
      : undefined,
  ),
  rule('kept from doing something', 'V/from P VP', (v, p, vp) =>
    word(p) === 'from' && vp.f.form === 'ing'
      ? take(v, { what: inner(v, vp) }, [vp], vp.f.gap, [p])
      : undefined,
  ),
  rule('gerund', 'V/ing VP', (v, vp) =>
    vp.f.form === 'ing' ? take(v, { what: fill(vp.sem as Statement, SAME) }, [vp], vp.f.gap) : undefined,
  ),
  rule('what it is', 'V/is PRED', (v, p) => take(v, { is: p.sem as Quality }, [p], p.f.gap)),
  rule('what it is called', 'V/o-is NP PRED', (v, np, p) =>
    object(np) ? take(v, { object: np.sem as Term, is: p.sem as Quality }, [np, p]) : undefined,
  ),
  rule('so', 'V/so ADV', (v, a) =>
    word(a) === 'so'
      ? take(v, { object: { kind: 'reference', to: 'so', at: claim({}, 'to', a) } }, [a])
      : undefined,
  ),
  rule('verbs with the same object', 'V/o CONJ V/o', (a, c, b) => {
    if (
      a.f.form !== b.f.form ||
      a.f.rest !== b.f.rest ||
      a.f.gap !== b.f.gap ||
      (word(c) !== 'and' && word(c) !== 'or')
    )
      return undefined;
    return over([a, c, b], 'V/o', a.f, many(word(c), [a.sem, b.sem], claim({}, 'by', c)));
  }),
  rule('becomes done', 'V/is VP', (v, vp) =>
    ['become', 'remain', 'get'].includes((v.sem as Clause).verb) &&
    vp.f.form === 'pass' &&
    vp.f.gap === undefined &&
    vp.f.joined === undefined
      ? take(v, { is: fill(vp.sem as Clause, SAME) }, [vp])
      : undefined,
  ),
];

/** The sign of a verb after one of the things that it waits for. */
export function next(v: Sign, more: readonly Sign[], sem: Node, gap?: string): Sign | undefined {
  const [need, ...rest] = (v.f.rest ?? '').split(' ').filter((x) => x !== '');
  const joined = joinGaps(v.f.gap, gap);
  if (joined === false) return undefined;
  const cat =
    need === undefined ? 'VP' : `V/${need.startsWith(':') ? 'pp' : need.startsWith('+') ? 'part' : need}`;
  const f = {
    form: v.f.form,
    passive: v.f.passive,
    gap: joined,
    control: v.f.control,
    ...(need === undefined ? {} : { need, rest: rest.join(' ') }),
  };
  return over([v, ...more], cat, f, sem, { tail: edge(more.at(-1) as Sign) });
}

function take(
  v: Sign,
  slots: Slots,
  more: readonly Sign[],
  gap?: string,
  words: readonly Sign[] = [],
): Sign | undefined {
  const sem = each(v.sem, (c) => change(c, slots, 'verb', ...words));
  return sem === undefined ? undefined : next(v, more, sem, gap);
}

/** The inner actor: of a passive the one whom the outer verb is about, else the same as that of the verb. */
function inner(v: Sign, vp: Sign): Statement {
  return v.f.control === 'hole' ? (vp.sem as Statement) : fill(vp.sem as Statement, SAME);
}

/** A passive with who does it. */
function byWhom(sem: Node, pp: Sign): Statement | undefined {
  const { term, at } = pp.sem as Relation;
  return each(sem, (c) =>
    c.actor === undefined
      ? change(c, { actor: term as Term, at: [...(c.at ?? []), ...(at ?? [])] })
      : undefined,
  );
}
