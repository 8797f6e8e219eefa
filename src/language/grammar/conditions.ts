import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Many, Node, Quality, Statement, Term, Thing } from '../frames/frame.js';
import { thing } from './agreement.js';
import {
  change,
  claim,
  edge,
  fill,
  many,
  over,
  rule,
  SAME,
  withAdverb,
  withCondition,
  word,
} from './build.js';

/** Conditions: when and if a clause holds. */

/** "rather than doing" after a condition stands against the main clause. */
const contrasted = (sem: Node): boolean =>
  (sem as Many).kind === 'many'
    ? (sem as Many).items.some((i) => contrasted(i as Node))
    : ((sem as Clause).relations ?? []).some(
        (r) => ['rather than', 'instead of'].includes(r.preposition) && (r.term as Clause).kind === 'clause',
      );

/** True of "it is so, but only there": that is said of what is done, not of a condition. */
export const besides = (sem: Node): boolean =>
  (sem as Many).kind === 'many'
    ? (sem as Many).items.some((i) => besides(i as Node))
    : ((sem as Clause).relations ?? []).some((r) => r.adverbs?.includes('but'));

export const conditionRules: readonly Rule[] = [
  // Conditions.
  rule('that is, if', 'COND OPEN ELL COMMA COND CLOSE', (a, o, e, k, b, c) =>
    word(e) === 'that is'
      ? over(
          [a, b],
          'COND',
          a.f,
          {
            kind: 'condition',
            word: '',
            clause: { kind: 'many', by: 'that is', items: [a.sem, b.sem], at: claim({}, 'by', o, e, k, c) },
          },
          { tail: a.tail ?? [] },
        )
      : undefined,
  ),
  rule('condition', 'SUB S', (w, s) =>
    s.f.gap === undefined && s.f.joined !== 'semi' && !besides(s.sem)
      ? over([w, s], 'COND', s.f.comma === 'y' ? { comma: 'y' } : {}, condition(word(w), s.sem, [w]), {
          tail: edge(s),
          marks: [s.f.left === 'y' && 'narrow', ...(contrasted(s.sem) ? ['far', 'narrow'] : [])],
        })
      : undefined,
  ),
  rule('condition with a condition before its subject', 'SUB COMMA COND COMMA S', (w, k, c, l, s) => {
    const x = c.sem as Condition;
    const sem =
      s.f.gap === undefined && s.f.left !== 'y' && s.f.joined === undefined
        ? withCondition(s.sem, { ...x, at: claim(x, 'word', k, l) })
        : undefined;
    return sem && over([w, c, s], 'COND', {}, condition(word(w), sem, [w]), { tail: edge(s) });
  }),
  rule('condition with an adverb before its subject', 'SUB COMMA ADV COMMA S', (w, k, a, l, s) => {
    const sem =
      s.f.gap === undefined && s.f.left !== 'y' && s.f.joined === undefined
        ? withAdverb(s.sem, word(a), a, k, l)
        : undefined;
    return sem && over([w, a, s], 'COND', {}, condition(word(w), sem, [w]), { tail: edge(s) });
  }),
  rule('condition of either this or that', 'SUB DET S', (w, d, s) =>
    word(d) === 'either' &&
    s.f.gap === undefined &&
    (s.sem as Many).kind === 'many' &&
    (s.sem as Many).by === 'or'
      ? over([w, d, s], 'COND', {}, condition(word(w), s.sem, [w, d]), { tail: edge(s) })
      : undefined,
  ),
  rule('condition and that', 'SUB w:that S', (w, t, s) =>
    word(w) === 'such that' || word(w) === 'except that'
      ? over([w, t, s], 'COND', {}, condition(word(w), s.sem, [w, t]))
      : undefined,
  ),
  rule('at the same time that it does', 'ADV w:that S', (a, t, s) =>
    word(a) === 'simultaneously' && s.f.gap === undefined
      ? over([a, t, s], 'COND', {}, condition('as', s.sem, [a, t]), { tail: edge(s) })
      : undefined,
  ),
  rule('at the same time that one does', 'ADV S', (a, s) =>
    word(a) === 'simultaneously' &&
    s.f.gap === undefined &&
    s.f.left !== 'y' &&
    ((s.sem as Clause).actor as Thing | undefined)?.determiner === 'that'
      ? over([a, s], 'COND', {}, condition('as', s.sem, [a]), { tail: edge(s) })
      : undefined,
  ),
  rule('with it so', 'P NP AP', (p, np, a) => {
    const definite = thing(np).kind === 'thing' && thing(np).determiner === 'the';
    const is = a.sem as Quality;
    if (word(p) !== 'with' || !definite || is.relations !== undefined || is.quantity !== undefined)
      return undefined;
    const so: Clause = { kind: 'clause', verb: 'be', actor: np.sem as Term, is, at: [] };
    return over([p, np, a], 'COND', {}, condition('while', so, [p]), { tail: edge(a) });
  }),
  rule('were it to do', 'AUX NP INF', (a, np, i) =>
    a.f.form === 'pastp' && a.f.kind === 'be' && np.f.case !== 'a' && np.f.wh !== 'y' && i.f.gap === undefined
      ? over([a, np, i], 'COND', {}, condition('if', fill(i.sem, np.sem), [a]), { tail: edge(i) })
      : undefined,
  ),
  rule('should it do', 'AUX NP VP', (a, np, vp) => {
    if (word(a) !== 'should' || a.f.kind !== 'modal' || vp.f.form !== 'base' || vp.f.gap !== undefined)
      return undefined;
    if (np.f.case === 'a' || np.f.wh === 'y') return undefined;
    return over([a, np, vp], 'COND', {}, condition('if', fill(vp.sem, np.sem), [a]), { tail: edge(vp) });
  }),
  rule('should there be', 'AUX w:there V/is NP', (a, t, v, np) => {
    if (word(a) !== 'should' || v.f.form !== 'base' || (v.sem as Clause).verb !== 'be') return undefined;
    const at = claim(v.sem as Clause, 'verb', t);
    const there: Clause = { kind: 'clause', verb: 'exist', actor: np.sem as Term, at };
    return over([a, t, v, np], 'COND', {}, condition('if', there, [a]), { tail: edge(np) });
  }),
  rule('condition with a focus', 'FOCUSADV COND', (f, c) =>
    word(f) === 'just' && (c.sem as Condition).word === 'as'
      ? undefined
      : over([f, c], 'COND', c.f, change(c.sem as Condition, { focus: [word(f)] }, 'focus', f)),
  ),
  rule('condition with an adverb', 'ADV COND', (a, c) =>
    (['immediately', 'directly'].includes(word(a)) &&
      !['if', 'unless'].includes((c.sem as Condition).word)) ||
    (word(a) === 'precisely' && (c.sem as Condition).word === 'as')
      ? over([a, c], 'COND', {}, change(c.sem as Condition, { adverbs: [word(a)] }, 'adverbs', a))
      : undefined,
  ),
  rule('exactly as', 'w:exactly COND', exactlyAs),
  rule('just as', 'w:just COND', exactlyAs),
  rule('while doing', 'SUB VP', (w, vp) => {
    if (vp.f.gap !== undefined || vp.f.asked === 'y' || (vp.f.form !== 'ing' && vp.f.form !== 'pass'))
      return undefined;
    if (
      ![
        'while',
        'when',
        'before',
        'after',
        'until',
        'if',
        'unless',
        'rather than',
        'as',
        'although',
      ].includes(word(w))
    )
      return undefined;
    return over([w, vp], 'COND', {}, condition(word(w), fill(vp.sem, SAME), [w]), {
      tail: edge(vp),
      // "the rules as modified": what stands before it is modified, not who uses it.
      marks: [word(w) === 'as' && vp.f.form === 'pass' && 'far'],
    });
  }),
  rule('for somebody to do', 'P NP INF', (p, np, i) =>
    word(p) === 'for' &&
    np.f.case !== 'n' &&
    (i.f.gap === undefined || i.f.gap === 'p') &&
    !againstItself(np.sem as Thing, i.sem)
      ? over([p, np, i], 'COND', {}, condition('for', fill(i.sem, np.sem), [p]), { tail: edge(i) })
      : undefined,
  ),
  rule('conditions joined', 'COND CONJ COND', (a, c, b) =>
    word(c) === 'and' || word(c) === 'or'
      ? over(
          [a, c, b],
          'COND',
          {},
          { kind: 'condition', word: '', clause: many(word(c), [a.sem, b.sem], claim({}, 'by', c)) as never },
        )
      : undefined,
  ),
  rule('conditions joined after a comma', 'COND COMMA CONJ COND', (a, k, c, b) =>
    word(c) === 'and' || word(c) === 'or'
      ? over(
          [a, k, c, b],
          'COND',
          {},
          {
            kind: 'condition',
            word: '',
            clause: many(word(c), [a.sem, b.sem], claim({}, 'by', k, c)) as never,
          },
          // After a comma another joining word begins another clause.
          { marks: [(a.sem as Condition).word !== (b.sem as Condition).word && 'far'] },
        )
      : undefined,
  ),
];

/** "exactly as it does" */
function exactlyAs(w: Sign, c: Sign): Sign | undefined {
  const x = c.sem as Condition;
  return x.word === 'as' && x.focus === undefined
    ? over([w, c], 'COND', c.f, change(x, {}, 'word', w), { tail: c.tail ?? [] })
    : undefined;
}

/** "for an event to … that event": nothing acts on itself, so that somebody else does it. */
function againstItself(actor: Thing, sem: Node): boolean {
  if ((sem as Many).kind === 'many') return (sem as Many).items.some((i) => againstItself(actor, i as Node));
  const object = (sem as Clause).object as Thing | undefined;
  return object?.kind === 'thing' && object.determiner === 'that' && object.noun === actor.noun;
}

function condition(
  w: string,
  clause: Node,
  claims: readonly Sign[],
  more: Partial<Condition> = {},
): Condition {
  return {
    kind: 'condition',
    word: w,
    clause: clause as Statement,
    ...more,
    at: claim({}, 'word', ...claims),
  };
}
