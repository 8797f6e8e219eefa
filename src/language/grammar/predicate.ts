// Long because it is a list: one entry for each construction.
import type { Rule, Sign } from '../chart/chart.js';
import type {
  Clause,
  Condition,
  Many,
  Node,
  Quality,
  Question,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { verbs } from '../lexicon/verbs.js';
import { claims, farFrom, verbAccepts } from './attachment.js';
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
  sorted,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';

type Slots = Partial<Clause>;

/** The sign of a verb after one of the things that it waits for. */
function next(v: Sign, more: readonly Sign[], sem: Node, gap?: string): Sign | undefined {
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

const object = (np: Sign): boolean => np.f.case !== 'n' && np.f.gerund !== 'y' && np.f.wh !== 'y';

/** The inner actor: of a passive the one whom the outer verb is about, else the same as that of the verb. */
function inner(v: Sign, vp: Sign): Statement {
  return v.f.control === 'hole' ? (vp.sem as Statement) : fill(vp.sem as Statement, SAME);
}

function relationWith(v: Sign, relation: Relation): Statement | undefined {
  void v;
  return withRelation(v.sem, relation);
}

/** A predicate with something that says when, where or how. */
function adjunct(
  vp: Sign,
  other: Sign,
  sem: Statement | undefined,
  far: boolean,
  outer = false,
): Sign | undefined {
  if (sem === undefined) return undefined;
  return over([vp, other], 'VP', vp.f, sem, {
    marks: [far && 'far'],
    tail: outer ? [...edge(other), ','] : edge(other),
  });
}

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

/** Adverbs that belong to all joined predicates before them. */
const wide = new Set(['simultaneously', 'at any time']);

/** True of "four seats to the left": it says where something is. */
const distance = (t: Thing): boolean =>
  t.kind === 'thing' &&
  (t.noun === 'seat' || t.noun === 'place') &&
  t.quantity !== undefined &&
  (t.relations ?? []).some((r) => r.preposition === 'to' || r.preposition === 'from');

/** Phrases at the end of the relative clauses of a thing. */
const within = (t: Thing): readonly Relation[] =>
  (t.which ?? []).flatMap((c) => (c as Clause).relations ?? []);

const clauseTail = (sign: Sign): boolean => (sign.tail ?? []).includes('c');

export const predicateRules: readonly Rule[] = [
  // What the verb asks for.
  rule('object', 'V/o NP', (v, np) => {
    const doing =
      np.f.gerund === 'y' && (np.sem as Many).kind === 'many' && takesDoing.has((v.sem as Clause).verb);
    if (!object(np) && !doing) return undefined;
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
  rule('object: a gerund', 'V/o VP', (v, vp) =>
    vp.f.form === 'ing' && vp.f.gap === undefined && takesDoing.has((v.sem as Clause).verb)
      ? take(v, { object: fill(vp.sem as Statement, { kind: 'reference', to: 'anyone' }) }, [vp])
      : undefined,
  ),
  rule('for whom', 'V/i NP', (v, np) =>
    object(np) ? take(v, { recipient: np.sem as Term }, [np]) : undefined,
  ),
  rule('with a preposition', 'V/pp PP', (v, pp) => {
    if (`:${pp.f.prep}` !== v.f.need) return undefined;
    const sem = relationWith(v, pp.sem as Relation);
    return sem === undefined ? undefined : next(v, [pp], sem, pp.f.gap);
  }),
  rule('preposition left behind', 'V/pp P', (v, p) => {
    if (`:${word(p)}` !== v.f.need || v.f.passive === 'y') return undefined;
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
  rule('that clause', 'V/that w:that S', (v, w, s) =>
    take(v, { what: s.sem as Statement }, [s], s.f.gap, [w]),
  ),
  rule('clause', 'V/that S', (v, s) =>
    v.f.passive === 'y' ? undefined : take(v, { what: s.sem as Statement }, [s], s.f.gap),
  ),
  rule('question', 'V/wh WH', (v, q) => {
    const sign = take(v, { what: q.sem as Question }, [q]);
    // Several questions joined have no clause of their own.
    const late = ((q.sem as Question).clause as Clause | undefined)?.relations?.some(
      (r) => r.preposition === 'at' && (r.term as Thing).noun === 'time',
    );
    return sign !== undefined && late ? { ...sign, marks: [...(sign.marks ?? []), 'far', 'asked'] } : sign;
  }),
  rule('infinitive', 'V/inf INF', (v, vp) => take(v, { what: inner(v, vp) }, [vp], vp.f.gap)),
  rule('somebody to do something', 'V/o-inf NP INF', (v, np, vp) =>
    object(np) ? take(v, { what: fill(vp.sem as Statement, np.sem) }, [np, vp], vp.f.gap) : undefined,
  ),
  rule('somebody do something', 'V/o-base NP VP', (v, np, vp) =>
    object(np) && vp.f.form === 'base'
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
  // What is said after "be".
  rule(
    'it is a thing',
    'NP',
    (np) =>
      object(np) && np.f.kind !== 'resource' && !distance(np.sem as Thing)
        ? over([np], 'PRED', {}, np.sem, { tail: edge(np) })
        : undefined,
    'PRED',
  ),
  rule(
    'it is to do something',
    'INF',
    (i) => (i.f.gap === undefined ? over([i], 'PRED', {}, fill(i.sem, SAME)) : undefined),
    'PRED',
  ),
  rule('it is so', 'AP', (a) => over([a], 'PRED', {}, a.sem, { tail: edge(a) }), 'PRED'),
  rule(
    'it is somewhere',
    'PP',
    (p) =>
      p.f.prep === 'of' || p.f.prep === 'than' || p.f.prep === 'by'
        ? undefined
        : over([p], 'PRED', {}, p.sem),
    'PRED',
  ),
  rule('it is away', 'NP ADV', (np, a) =>
    a.f.kind === 'place'
      ? over(
          [np, a],
          'PRED',
          {},
          {
            kind: 'quality',
            word: word(a),
            relations: [{ kind: 'relation', preposition: '', term: np.sem as Term, at: [] }],
            at: claim({}, 'word', a),
          },
        )
      : undefined,
  ),
  rule('only this', 'FOCUSADV PP', (a, p) =>
    over(
      [a, p],
      'PP',
      p.f,
      change(
        p.sem as Relation,
        { adverbs: [...((p.sem as Relation).adverbs ?? []), word(a)].sort() },
        'adverbs',
        a,
      ),
    ),
  ),
  rule('it was so when', 'PRED CONJ PRED', (a, c, b) =>
    (a.sem as Many).kind !== 'many' &&
    (word(c) === 'and' || word(c) === 'or') &&
    (a.sem as Term).kind === ('quality' as never)
      ? over([a, c, b], 'PRED', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', c)))
      : undefined,
  ),
  rule(
    'adjective',
    'ADJW',
    (a) =>
      a.f.part === 'y'
        ? undefined
        : over(
            [a],
            'AP',
            { frames: a.f.frames },
            { kind: 'quality', word: word(a), at: claim({}, 'word', a) },
          ),
    'AP',
  ),
  rule('adjective with a phrase', 'AP PP', (a, p) => {
    const q = a.sem as Quality;
    if (!(a.f.frames ?? '').split(' ').includes(`:${p.f.prep}`)) return undefined;
    return over(
      [a, p],
      'AP',
      { frames: '' },
      { ...q, relations: sorted([...(q.relations ?? []), p.sem as Relation]) },
      { tail: edge(p) },
    );
  }),
  rule('adjective with an infinitive', 'AP INF', (a, vp) =>
    (a.f.frames ?? '').split(' ').includes('inf') && vp.f.gap === undefined
      ? over(
          [a, vp],
          'AP',
          { frames: '' },
          { ...(a.sem as Quality), what: fill(vp.sem as Statement, SAME) },
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('adverb and adjective', 'ADV AP', (v, a) =>
    ['manner', 'time', 'frequency', 'place'].includes(v.f.kind ?? '')
      ? over(
          [v, a],
          'AP',
          a.f,
          change(
            a.sem as Quality,
            { adverbs: [...((a.sem as Quality).adverbs ?? []), word(v)].sort() },
            'adverbs',
            v,
          ),
        )
      : undefined,
  ),
  rule('adverbs joined', 'ADV CONJ ADV', (a, c, b) => {
    if (a.f.kind !== 'manner' || b.f.kind !== 'manner' || !['and', 'or'].includes(word(c))) return undefined;
    const both = `${[word(a), word(b)].sort().join(` ${word(c)} `)}`;
    return over(
      [a, c, b],
      'ADV',
      { kind: 'manner', word: both },
      {
        kind: 'word',
        word: both,
        at: claim({}, 'adverbs', a, c, b),
      },
    );
  }),
  // Auxiliaries, negation, adverbs.
  rule('auxiliary', 'AUX VP', (a, vp) => auxiliary(a, undefined, vp)),
  rule('auxiliary and not', 'AUX NOT VP', (a, n, vp) => auxiliary(a, n, vp)),
  rule('auxiliary, adverb, and not', 'AUX ADV NOT VP', (a, v, n, vp) => {
    const under = withAdverb(vp.sem, word(v), v);
    return under === undefined ? undefined : auxiliary(a, n, { ...vp, sem: under });
  }),
  rule('be not', 'V/is NOT PRED', (v, n, p) => {
    const sem = each(v.sem, (c) => change(c, { is: p.sem as Quality, negated: true }, 'negated', n));
    return sem === undefined ? undefined : next(v, [p], sem, p.f.gap);
  }),
  rule('be, adverb, what', 'V/is ADV PRED', (v, a, p) => {
    const sem = each(v.sem, (c) =>
      change(c, { is: p.sem as Quality, adverbs: [...(c.adverbs ?? []), word(a)].sort() }, 'adverbs', a),
    );
    return sem === undefined ? undefined : next(v, [p], sem, p.f.gap);
  }),
  rule('be not, adverb, what', 'V/is NOT ADV PRED', (v, n, a, p) => {
    const sem = each(v.sem, (c) =>
      change(
        c,
        { is: p.sem as Quality, negated: true, adverbs: [...(c.adverbs ?? []), word(a)].sort() },
        'negated',
        n,
        a,
      ),
    );
    return sem === undefined ? undefined : next(v, [p], sem, p.f.gap);
  }),
  rule('not doing', 'NOT VP', (n, vp) => {
    if (vp.f.form !== 'ing' && vp.f.form !== 'pass') return undefined;
    const sem = each(vp.sem, (c) => (c.negated ? undefined : change(c, { negated: true }, 'negated', n)));
    return sem === undefined
      ? undefined
      : over([n, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] });
  }),
  rule('adverb first', 'ADV VP', (a, vp) => {
    if (a.f.kind === 'count') return undefined;
    const sem = withAdverb(vp.sem, word(a), a);
    return sem === undefined
      ? undefined
      : {
          ...over([a, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] }),
          ...(a.f.kind === 'frequency' ? {} : { lead: true as const }),
        };
  }),
  rule('each of them does', 'w:each VP', (e, vp) => {
    if (!['p', 'base', 'fin', 'past', 'pastp'].includes(vp.f.form ?? '') || vp.f.joined === 'y')
      return undefined;
    const sem = withAdverb(vp.sem, 'each', e);
    return sem === undefined
      ? undefined
      : { ...over([e, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] }), lead: true as const };
  }),
  rule('either does or does', 'w:either VP', (e, vp) => {
    const m = vp.sem as Many;
    return m.kind === 'many' && m.by === 'or' && vp.f.form !== 'ing' && vp.f.form !== 'pass'
      ? over([e, vp], 'VP', vp.f, { ...m, at: claim(m, 'by', e) }, { tail: vp.tail as readonly string[] })
      : undefined;
  }),
  rule('both does and does', 'w:both VP', (e, vp) => {
    const m = vp.sem as Many;
    return m.kind === 'many' && m.by === 'and' && vp.f.form !== 'ing' && vp.f.form !== 'pass'
      ? over(
          [e, vp],
          'VP',
          { ...vp.f, both: 'y' },
          { ...m, at: claim(m, 'by', e) },
          { tail: vp.tail as readonly string[] },
        )
      : undefined;
  }),
  rule('auxiliary, a condition between commas', 'AUX COMMA COND COMMA VP', (a, k, c, l, vp) =>
    between(auxiliary(a, undefined, vp), c, k, l),
  ),
  rule('auxiliary, a phrase between commas', 'AUX COMMA PP COMMA VP', (a, k, pp, l, vp) => {
    const whole = verbAccepts(pp) ? auxiliary(a, undefined, vp) : undefined;
    const r = pp.sem as Relation;
    const sem = whole && withRelation(whole.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem === undefined || whole === undefined ? undefined : { ...whole, sem };
  }),
  rule('auxiliary and not, a condition between commas', 'AUX NOT COMMA COND COMMA VP', (a, n, k, c, l, vp) =>
    between(auxiliary(a, n, vp), c, k, l),
  ),
  rule('only first', 'FOCUSADV VP', (a, vp) => {
    if (word(a) === 'exactly') return undefined;
    const sem = withAdverb(vp.sem, word(a), a);
    return sem === undefined
      ? undefined
      : {
          ...over([a, vp], 'VP', vp.f, sem, { tail: vp.tail as readonly string[] }),
          ...(a.f.kind === 'frequency' ? {} : { lead: true as const }),
        };
  }),
  rule('adverb last', 'VP ADV', (vp, a) =>
    a.f.kind === 'place' && (vp.sem as Clause).verb === 'be'
      ? undefined
      : adjunct(
          vp,
          a,
          withAdverb(vp.sem, word(a), a),
          (vp.f.joined === 'y' && wide.has(word(a))
            ? (vp.tail ?? []).slice(0, -1).includes('c')
            : clauseTail(vp)) || a.f.kind === 'frequency',
        ),
  ),
  rule('adverb after a comma', 'VP COMMA ADV', (vp, k, a) => {
    if (word(a) === 'then' || word(a) === 'first') return undefined;
    const sem = withAdverb(vp.sem, word(a), {
      ...a,
      sem: { ...a.sem, at: [...((a.sem as Clause).at ?? []), ...((k.sem as Clause).at ?? [])] } as Node,
    });
    return adjunct(vp, a, sem, clauseTail(vp));
  }),
  rule('phrase last', 'VP PP', (vp, pp) => {
    if (!verbAccepts(pp)) return undefined;
    // "for it" needs a verb that asks for it; else it begins "for it to do".
    if (pp.f.prep === 'for' && ((pp.sem as Relation).term as Term).kind === 'reference') return undefined;
    if (
      pp.f.prep === 'by' &&
      vp.f.passive === 'y' &&
      pp.f.gerund !== 'y' &&
      !claims((vp.sem as Clause).verb, 'by')
    ) {
      const sem = each(vp.sem, (c) =>
        c.actor === undefined
          ? change(c, {
              actor: (pp.sem as Relation).term as Term,
              at: [...(c.at ?? []), ...((pp.sem as Relation).at ?? [])],
            })
          : undefined,
      );
      return adjunct(vp, pp, sem, farFrom(vp.tail ?? [], pp));
    }
    return adjunct(vp, pp, withRelation(vp.sem, pp.sem as Relation), farFrom(vp.tail ?? [], pp));
  }),
  rule('phrase last after a comma', 'VP COMMA PP', (vp, k, pp) => {
    if (
      !verbAccepts(pp) ||
      ![
        'rather than',
        'instead of',
        'including',
        'except',
        'without',
        'with',
        'not',
        'like',
        'in addition to',
        'as well as',
        'starting with',
        'regardless of',
      ].includes(pp.f.prep ?? '')
    )
      return undefined;
    const r = pp.sem as Relation;
    return adjunct(vp, pp, withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k) }), false, true);
  }),
  rule('time last', 'VP NP', (vp, np) => {
    if (np.f.det !== 'y' || !timeNoun(np)) return undefined;
    return adjunct(
      vp,
      np,
      withRelation(vp.sem, { kind: 'relation', preposition: '', term: np.sem as Term, at: [] }),
      clauseTail(vp),
    );
  }),
  rule('condition last', 'VP COND', (vp, c) =>
    (c.sem as Condition).word === 'for'
      ? adjunct(
          vp,
          c,
          withCondition(vp.sem, c.sem as never),
          false,
          !['require', 'need', 'wait'].includes((vp.sem as Clause).verb),
        )
      : adjunct(
          vp,
          c,
          withCondition(vp.sem, c.sem as never),
          c.f.comma === 'y' ||
            (vp.f.joined === 'y' ? (vp.tail ?? []).slice(0, -1).includes('c') : clauseTail(vp)),
        ),
  ),
  rule('condition last after a comma', 'VP COMMA COND', (vp, k, c) => {
    const condition = c.sem as { at?: never };
    const sign = adjunct(
      vp,
      c,
      withCondition(vp.sem, { ...condition, at: claim(condition, 'word', k) } as never),
      false,
    );
    return sign === undefined ? undefined : { ...sign, tail: [...(sign.tail ?? []), ','] };
  }),
  rule('short condition last', 'VP ELL', (vp, e) =>
    adjunct(vp, e, withAdverb(vp.sem, word(e), e), clauseTail(vp)),
  ),
  rule('purpose last', 'VP INF', (vp, i) => {
    if ((vp.sem as Clause).verb === 'be' || i.f.gap !== undefined) return undefined;
    return adjunct(
      vp,
      i,
      withCondition(vp.sem, { kind: 'condition', word: 'to', clause: fill(i.sem as Statement, SAME) }),
      true,
      true,
    );
  }),
  rule('doing last', 'VP COMMA VP', (vp, k, w) => {
    if (w.f.form !== 'ing' || w.f.gap !== undefined || vp.f.form === 'ing') return undefined;
    return adjunct(
      vp,
      w,
      withCondition(vp.sem, {
        kind: 'condition',
        word: 'doing',
        clause: fill(w.sem as Statement, SAME),
        at: claim({}, 'word', k),
      }),
      false,
    );
  }),
  rule('not so, after a comma', 'VP COMMA NOT PP', (vp, k, n, pp) =>
    verbAccepts(pp)
      ? adjunct(
          vp,
          pp,
          withRelation(
            vp.sem,
            change(
              pp.sem as Relation,
              { adverbs: [...((pp.sem as Relation).adverbs ?? []), 'not'].sort() },
              'adverbs',
              k,
              n,
            ),
          ),
          false,
        )
      : undefined,
  ),
  rule('it does not', 'AUX NOT', (a, n) =>
    a.f.form === 'ing' || a.f.form === 'pp'
      ? undefined
      : over(
          [a, n],
          'VP',
          { form: a.f.kind === 'modal' ? 'fin' : a.f.form },
          {
            kind: 'clause',
            verb: 'so',
            actor: HOLE,
            negated: true,
            ...(a.f.kind === 'modal' ? { modality: word(a) } : {}),
            at: claim({ at: claim({}, 'verb', a) }, 'negated', n),
          },
          { marks: ['elliptic'] },
        ),
  ),
  rule(
    'it is',
    'AUX',
    (a) =>
      (a.f.kind === 'modal' && word(a) !== 'need') ||
      (['s', 'p'].includes(a.f.form ?? '') && a.f.kind !== 'have')
        ? over(
            [a],
            'VP',
            { form: a.f.kind === 'modal' ? 'fin' : a.f.form },
            {
              kind: 'clause',
              verb: 'so',
              actor: HOLE,
              ...(a.f.kind === 'modal' ? { modality: word(a) } : {}),
              at: claim({}, 'verb', a),
            },
            { marks: ['elliptic'] },
          )
        : undefined,
    'VP',
  ),
  rule('is to do', 'AUX INF', (a, i) => {
    if (a.f.kind !== 'be' || !['s', 'p', 'past', 'pastp'].includes(a.f.form ?? '')) return undefined;
    const sem = each(i.sem, (c) =>
      c.modality === undefined
        ? change(
            c,
            { modality: 'is to', ...(a.f.form?.startsWith('past') ? { past: true as const } : {}) },
            'modality',
            a,
          )
        : undefined,
    );
    return sem === undefined
      ? undefined
      : over([a, i], 'VP', { form: a.f.form, gap: i.f.gap }, sem, {
          marks: ['elliptic'],
          tail: i.tail as readonly string[],
        });
  }),
  rule('not so, in brackets', 'VP OPEN CONJ NOT PP CLOSE', (vp, o, c, n, pp, l) =>
    verbAccepts(pp) && word(c) === 'and'
      ? adjunct(
          vp,
          pp,
          withRelation(
            vp.sem,
            change(
              pp.sem as Relation,
              { adverbs: [...((pp.sem as Relation).adverbs ?? []), 'not'].sort() },
              'adverbs',
              o,
              c,
              n,
              l,
            ),
          ),
          farFrom(vp.tail ?? [], pp),
        )
      : undefined,
  ),
  rule('becomes done', 'V/is VP', (v, vp) =>
    ['become', 'remain', 'get'].includes((v.sem as Clause).verb) &&
    vp.f.form === 'pass' &&
    vp.f.gap === undefined &&
    vp.f.joined === undefined
      ? take(v, { is: fill(vp.sem as Clause, SAME) }, [vp])
      : undefined,
  ),
  rule('so much for these and so much for those', 'VP CONJ NP PP', (vp, c, np, pp) => {
    const first = vp.sem as Clause;
    if (np.f.bare !== 'y' || word(c) !== 'and' || first.kind !== 'clause') return undefined;
    const much = first.relations?.find((r) => (r.term as Term).kind === 'measure');
    const whom = first.relations?.find((r) => r.preposition === pp.f.prep && r !== much);
    if (much === undefined || whom === undefined) return undefined;
    const second: Clause = {
      ...first,
      relations: sorted([
        ...(first.relations ?? []).filter((r) => r !== much && r !== whom),
        { ...much, term: np.sem as Term },
        pp.sem as Relation,
      ]),
    };
    return over(
      [vp, c, np, pp],
      'VP',
      { ...vp.f, joined: 'y' },
      many('and', [first, second], claim({}, 'by', c)),
      {
        tail: edge(pp),
      },
    );
  }),
  rule('neither does nor does', 'w:neither VP CONJ VP', (w, a, c, b) => {
    if (word(c) !== 'nor' || a.f.form !== b.f.form || a.f.gap !== b.f.gap) return undefined;
    const not = (s: Sign): Statement | undefined =>
      each(s.sem, (x) => (x.negated ? undefined : { ...x, negated: true }));
    const [x, y] = [not(a), not(b)];
    return x === undefined || y === undefined
      ? undefined
      : over([w, a, c, b], 'VP', { ...b.f, joined: 'y' }, many('and', [x, y], claim({}, 'by', w, c)), {
          tail: edge(b),
        });
  }),
  // Joined predicates.
  rule('predicates joined', 'VP CONJ VP', (a, c, b) => joinedPredicates(a, c, [], b, 'VP')),
  rule('end of a list of predicates', 'VP COMMA CONJ VP', (a, k, c, b) =>
    joinedPredicates(a, c, [k], b, 'VPLIST'),
  ),
  rule(
    'two predicates after a comma',
    'VPLIST',
    (l) =>
      over([l], 'VP', l.f, l.sem, {
        marks: [l.f.list !== 'y' && 'comma before the last of two'],
        tail: l.tail as readonly string[],
      }),
    'VP',
  ),
  // "draws this, casts that and attacks": no comma before the last.
  rule('last two predicates of a list', 'VP CONJ VP', (a, c, b) => joinedPredicates(a, c, [], b, 'VPEND')),
  rule('predicates in a list without the last comma', 'VP COMMA VPEND', (a, k, b) =>
    listed(a, k, b, 'no comma'),
  ),
  rule('predicates in a list', 'VP COMMA VPLIST', (a, k, b) => listed(a, k, b)),
  rule('infinitive', 'w:to VP', (t, vp) => {
    if (vp.f.form !== 'base') return undefined;
    const sem = each(vp.sem, (c) => change(c, {}, 'verb', t));
    return sem === undefined ? undefined : over([t, vp], 'INF', { gap: vp.f.gap }, sem, { tail: edge(vp) });
  }),
  rule('not to', 'NOT w:to VP', (n, t, vp) => {
    if (vp.f.form !== 'base') return undefined;
    const sem = each(vp.sem, (c) => change(c, { negated: true }, 'negated', n, t));
    return sem === undefined
      ? undefined
      : over([n, t, vp], 'INF', { gap: vp.f.gap }, sem, { tail: edge(vp) });
  }),
];

/** A predicate with a condition that stands between commas inside it. */
function between(vp: Sign | undefined, c: Sign, ...commas: Sign[]): Sign | undefined {
  const x = c.sem as Condition;
  const sem = vp && withCondition(vp.sem, { ...x, at: claim(x, 'word', ...commas) });
  return sem === undefined || vp === undefined
    ? undefined
    : { ...vp, sem, marks: [...(vp.marks ?? []), ...(c.marks ?? [])] };
}

function timeNoun(np: Sign): boolean {
  const t = np.sem as Thing;
  return (
    t.kind === 'thing' &&
    (['time', 'moment', 'combat', 'way', 'round'].includes(t.noun) ||
      (t.noun === 'turn' && ['this', 'that', 'each'].includes(t.determiner ?? '')))
  );
}

/** True of a verb without the object that it could have. */
function objectless(c: Clause): boolean {
  return c.kind === 'clause' && c.object === undefined && (verbs[c.verb] ?? '').split(',').includes('o');
}

/** A predicate before the last ones of a list. */
function listed(a: Sign, k: Sign, b: Sign, mark?: string): Sign | undefined {
  if (a.f.form !== b.f.form || a.f.gap !== b.f.gap) return undefined;
  const m = b.sem as Many;
  return over(
    [a, k, b],
    'VPLIST',
    { ...b.f, joined: 'y', list: 'y' },
    many(m.by, [a.sem, ...(m.items as Node[])], claim({ at: m.at ?? [] }, 'by', k)),
    { tail: b.tail as readonly string[], marks: [mark] },
  );
}

function joinedPredicates(a: Sign, c: Sign, commas: readonly Sign[], b: Sign, cat: string): Sign | undefined {
  const w = word(c);
  if (a.f.form !== b.f.form || a.f.gap !== b.f.gap || a.f.joined === 'y' || w === 'nor') return undefined;
  const by = w === 'but' ? 'and' : w === 'and then' ? 'then' : w;
  const late =
    ((b.sem as Clause).adverbs ?? []).some((x) => wide.has(x)) &&
    !((a.sem as Clause).adverbs ?? []).some((x) => wide.has(x));
  const rightmost =
    late ||
    (((b.sem as Clause).conditions ??
      (b.sem as Clause).relations?.filter((r) => r.preposition === 'during')) !== undefined &&
      (b.sem as Clause).conditions !== undefined);
  return over(
    [a, c, b],
    cat,
    {
      form: a.f.form,
      gap: a.f.gap,
      passive: a.f.passive === b.f.passive ? a.f.passive : undefined,
      joined: 'y',
    },
    many(by, [a.sem, b.sem], claim({}, 'by', ...commas, c)),
    {
      marks: [
        rightmost && 'narrow',
        commas.length === 0 && (a.tail ?? []).includes('c') && 'far',
        // "does not do this or do that": neither is done.
        by === 'or' && a.f.denied === 'y' && b.f.denied !== 'y' && 'narrow',
        (b.sem as Clause).object !== undefined && objectless(a.sem as Clause) && 'short',
      ],
      tail: edge(b),
    },
  );
}

/** A predicate with its helping verb. */
export function auxiliary(a: Sign, n: Sign | undefined, vp: Sign): Sign | undefined {
  const kind = a.f.kind;
  const form = vp.f.form;
  let slots: Slots;
  let out: string | undefined;
  const own = a.f.form;
  if (kind === 'modal') {
    // "need" helps only where it denies: "need not do".
    if (form !== 'base' || (word(a) === 'need' && n === undefined)) return undefined;
    slots = { modality: word(a) };
    out = 'fin';
  } else if (kind === 'do') {
    if (form !== 'base' || n === undefined) return undefined;
    slots = own === 'past' ? { past: true } : {};
    out = own;
  } else if (kind === 'have') {
    if (form !== 'pp') return undefined;
    slots = { perfect: true, ...(own === 'past' ? { past: true } : {}) };
    out = own;
  } else {
    if (form !== 'ing' && form !== 'pass') return undefined;
    if (form === 'ing' && own === 'ing') return undefined;
    slots = {
      ...(form === 'ing' && (vp.sem as Clause).verb !== 'seat' ? { progressive: true as const } : {}),
      ...(own === 'past' || own === 'pastp' ? { past: true } : {}),
    };
    out = own;
  }
  const sem = each(vp.sem, (c) => {
    if (c.modality !== undefined && kind === 'modal') return undefined;
    // "can't both do this and do that" denies neither of them.
    if (n !== undefined && (c.negated || vp.f.both === 'y')) return undefined;
    return change(
      c,
      { ...slots, ...(n === undefined ? {} : { negated: true }) },
      kind === 'modal' ? 'modality' : 'verb',
      a,
      ...(n === undefined ? [] : [n]),
    );
  });
  if (sem === undefined) return undefined;
  const { passive, ...f } = vp.f;
  return over(
    n === undefined ? [a, vp] : [a, n, vp],
    'VP',
    {
      ...f,
      form: out,
      aux: undefined,
      joined: vp.f.joined,
      ...(kind === 'do' ? { denied: 'y' } : {}),
      ...(passive === 'y' ? { passive } : {}),
    },
    sem,
    {
      tail: vp.tail as readonly string[],
      marks: [own !== 'ing' && kind === 'be' && form === 'ing' && bareObject(vp.sem) && 'term'],
    },
  );
}

/** True of "are defending players": the participle and its bare object are rather one term. */
function bareObject(sem: Node): boolean {
  const t = (sem as Clause).object as Thing | undefined;
  return t?.kind === 'thing' && t.many && (t.determiner ?? t.owner ?? t.quantity) === undefined;
}
