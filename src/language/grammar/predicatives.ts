import type { Rule, Sign } from '../chart/chart.js';
import {
  type Many,
  type Quality,
  type Relation,
  type Statement,
  sorted,
  type Term,
  type Thing,
} from '../frames/frame.js';
import { adverbOf, change, claim, each, edge, fill, HEAD, many, over, rule, SAME, word } from './build.js';
import { next, object } from './valency.js';

/** What is said after "be", and adjectives. */

/** True of "four seats to the left": it says where something is. */
const distance = (t: Thing): boolean =>
  t.kind === 'thing' &&
  (t.noun === 'seat' || t.noun === 'place') &&
  t.quantity !== undefined &&
  (t.quantity.most !== undefined ||
    t.quantity.word === 'up to that many' ||
    (t.relations ?? []).some((r) => r.preposition === 'to' || r.preposition === 'from'));

/** "at least the amount": a comparison with something that has no number of its own. */
const bounded = (bound: string, words: readonly Sign[], np: Sign): Sign | undefined =>
  object(np) && (np.sem as Thing).kind === 'thing' && (np.sem as Thing).sort === 'quantity'
    ? over(
        [...words, np],
        'AP',
        { frames: '' },
        {
          kind: 'quality',
          word: bound,
          relations: [{ kind: 'relation', preposition: 'to', term: np.sem as Term, at: [] }],
          at: claim({}, 'word', ...words),
        },
        { tail: edge(np) },
      )
    : undefined;
const bounds = [
  ['least', 'greater than or equal', ['w:greater', 'w:higher', 'w:more']],
  ['most', 'less than or equal', ['w:less', 'w:lower', 'w:fewer']],
] as const;

export const predicativeRules: readonly Rule[] = [
  ...bounds.flatMap(([adverb, bound, comparatives]) => [
    rule(`at ${adverb} something`, `w:at w:${adverb} NP`, (a, b, np) => bounded(bound, [a, b], np)),
    ...comparatives.flatMap((w) => [
      rule(
        `${w.slice(2)} than or equal to something`,
        `${w} w:than w:or w:equal w:to NP`,
        (a, b, c, d, e, np) => bounded(bound, [a, b, c, d, e], np),
      ),
      rule(
        `equal to or ${w.slice(2)} than something`,
        `w:equal w:to w:or ${w} w:than NP`,
        (a, b, c, d, e, np) => bounded(bound, [a, b, c, d, e], np),
      ),
    ]),
  ]),
  // What is said after "be".
  rule(
    'it is a thing',
    'NP',
    (np) =>
      object(np) &&
      np.f.kind !== 'resource' &&
      (np.sem as { to?: string }).to !== 'both' &&
      !distance(np.sem as Thing)
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
  rule('based only on this', 'w:based FOCUSADV PP', (b, a, p) =>
    p.f.prep === 'on'
      ? over(
          [b, a, p],
          'PP',
          { ...p.f, prep: 'based on' },
          change(
            {
              ...(p.sem as Relation),
              preposition: 'based on',
              at: claim(p.sem as Relation, 'preposition', b),
            },
            { adverbs: [word(a)] },
            'adverbs',
            a,
          ),
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
    return adverbOf(both, { kind: 'manner' }, a, c, b);
  }),
  rule('what it is in', 'V/is P', (v, p) => {
    if (!['in', 'on', 'at', 'under'].includes(word(p)) || v.f.gap !== undefined) return undefined;
    const is: Relation = {
      kind: 'relation',
      preposition: word(p),
      term: HEAD,
      at: claim({}, 'preposition', p),
    };
    const sem = each(v.sem, (c) => change(c, { is }));
    return sem === undefined ? undefined : next(v, [p], sem, 'p');
  }),
  rule('be not', 'V/is NOT PRED', (v, n, p) => {
    const sem = each(v.sem, (c) => change(c, { is: p.sem as Quality, negated: true }, 'negated', n));
    return sem === undefined ? undefined : next(v, [p], sem, p.f.gap);
  }),
  rule('be both', 'V/is w:both PRED', (v, b, p) => {
    const sem = each(v.sem, (c) => change(c, { is: p.sem as Quality }, 'actor', b));
    return sem === undefined ? undefined : next(v, [p], sem, p.f.gap);
  }),
  rule('be all', 'V/is w:all PRED', (v, e, p) => {
    const is = p.sem as Quality;
    if (is.kind !== 'quality') return undefined;
    // "are all unable to": none of them can.
    const none = is.word === 'unable';
    const sem = each(v.sem, (c) =>
      none
        ? change(c, { is }, 'actor', e)
        : change(c, { is, adverbs: [...(c.adverbs ?? []), 'all'].sort() }, 'adverbs', e),
    );
    return sem === undefined ? undefined : next(v, [p], sem, p.f.gap);
  }),
  rule('be, adverb, what', 'V/is ADV PRED', (v, a, p) => {
    // "stays face up in a zone": it is face up there.
    if (word(a).startsWith('face ')) return undefined;
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
];
