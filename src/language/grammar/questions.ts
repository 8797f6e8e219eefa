import type { Rule } from '../chart/chart.js';
import type { Clause, Many, Statement, Term, Thing } from '../frames/frame.js';
import { agrees, definite, finite } from './agreement.js';
import { claim, edge, fill, HEAD, many, over, rule, SAME, withRelation, word } from './build.js';

/** Embedded questions. */

export const questionRules: readonly Rule[] = [
  // Embedded questions.
  rule('whether', 'w:whether S', (w, s) =>
    s.f.gap === undefined
      ? over(
          [w, s],
          'WH',
          {},
          { kind: 'question', word: 'whether', clause: s.sem as Statement, at: claim({}, 'word', w) },
          { tail: edge(s) },
        )
      : undefined,
  ),
  rule('whether to do', 'w:whether INF', (w, i) =>
    i.f.gap === undefined
      ? over(
          [w, i],
          'WH',
          {},
          {
            kind: 'question',
            word: 'whether',
            clause: fill(i.sem as Statement, SAME),
            at: claim({}, 'word', w),
          },
          { tail: edge(i) },
        )
      : undefined,
  ),
  rule('if as a question', 'w:if S', (w, s) =>
    s.f.gap === undefined
      ? over(
          [w, s],
          'WH',
          {},
          { kind: 'question', word: 'whether', clause: s.sem as Statement, at: claim({}, 'word', w) },
          { tail: edge(s) },
        )
      : undefined,
  ),
  rule('whether or not', 'w:whether w:or w:not S', (w, o, n, s) =>
    s.f.gap === undefined
      ? over(
          [w, s],
          'WH',
          {},
          { kind: 'question', word: 'whether', clause: s.sem as Statement, at: claim({}, 'word', w, o, n) },
          { tail: edge(s) },
        )
      : undefined,
  ),
  rule('how', 'w:how S', (w, s) =>
    s.f.gap === undefined
      ? over(
          [w, s],
          'WH',
          {},
          { kind: 'question', word: 'how', clause: s.sem as Statement, at: claim({}, 'word', w) },
          { tail: edge(s) },
        )
      : undefined,
  ),
  rule('which one it does', 'WHNP S', (n, s) =>
    s.f.gap !== undefined && (n.f.pron !== 'y' || definite((s.sem as Clause).actor as Term | undefined))
      ? over(
          [n, s],
          'WH',
          {},
          { kind: 'question', word: 'which', asked: n.sem as Term, clause: s.sem as Statement },
          { tail: edge(s) },
        )
      : undefined,
  ),
  rule('which one does', 'WHNP VP', (n, vp) =>
    finite(vp.f.form) && vp.f.gap === undefined && agrees(n, vp)
      ? over(
          [n, vp],
          'WH',
          {},
          { kind: 'question', word: 'which', asked: n.sem as Term, clause: fill(vp.sem as Statement, HEAD) },
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('in which one it does', 'P WHNP S', (p, n, s) => {
    if (s.f.gap !== undefined) return undefined;
    const sem = withRelation(s.sem, {
      kind: 'relation',
      preposition: word(p),
      term: HEAD,
      at: claim({}, 'preposition', p),
    });
    return over(
      [p, n, s],
      'WH',
      {},
      { kind: 'question', word: 'which', asked: n.sem as Term, clause: sem as Statement },
      { tail: edge(s) },
    );
  }),
  rule('what order it does in', 'WHNP S P', (n, s, p) => {
    if (s.f.gap !== undefined || !['in', 'on', 'to', 'for'].includes(word(p))) return undefined;
    const sem = withRelation(s.sem, {
      kind: 'relation',
      preposition: word(p),
      term: HEAD,
      at: claim({}, 'preposition', p),
    });
    return over(
      [n, s, p],
      'WH',
      {},
      { kind: 'question', word: 'which', asked: n.sem as Term, clause: sem as Statement },
    );
  }),
  rule(
    'which',
    'NP',
    (np) => {
      const t = np.sem as Thing;
      const asks = (x: Thing): boolean =>
        x.kind === 'thing' &&
        (['which', 'what'].includes(x.determiner ?? '') || (x.quantity?.word ?? '').startsWith('how '));
      const all = (np.sem as Many).kind === 'many' && (np.sem as Many).items.every((x) => asks(x as Thing));
      return asks(t) || all ? over([np], 'WHNP', np.f, t) : undefined;
    },
    'WHNP',
  ),
  rule(
    'who or what',
    'WHPRON',
    (w) => over([w], 'WHNP', { num: w.f.num, sort: '', pron: 'y' }, w.sem),
    'WHNP',
  ),
  rule('which of those', 'w:which w:of NP', (w, of, np) =>
    over(
      [w, of, np],
      'WHNP',
      { num: 'any', sort: np.f.sort },
      {
        kind: 'thing',
        noun: '',
        sort: np.f.sort ?? '',
        many: false,
        determiner: 'which',
        among: np.sem as Term,
        at: claim({}, 'determiner', w, of),
      },
    ),
  ),
  rule(
    'question as a phrase',
    'WH',
    (q) =>
      ['whichever', 'whatever', 'what', 'whoever'].includes(
        (q.sem as { asked?: { to?: string; determiner?: string } }).asked?.to ?? '',
      )
        ? over([q], 'NP', { num: 'sg', sort: '' }, q.sem)
        : undefined,
    'NP',
  ),
  rule('questions joined', 'WH CONJ WH', (a, c, b) =>
    word(c) === 'and' || word(c) === 'or'
      ? over([a, c, b], 'WH', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', c)), {
          tail: b.tail as readonly string[],
        })
      : undefined,
  ),
  rule('what order it does', 'WHNP S', (n, s) => {
    if (s.f.gap !== undefined || (n.sem as Thing).noun !== 'order') return undefined;
    const sem = withRelation(s.sem, { kind: 'relation', preposition: 'in', term: HEAD });
    return over(
      [n, s],
      'WH',
      {},
      { kind: 'question', word: 'which', asked: n.sem as Term, clause: sem as Statement },
      { tail: edge(s) },
    );
  }),
];
