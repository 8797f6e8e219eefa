import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Node, Question, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { agrees, finite, thing } from './agreement.js';
import { verbAccepts } from './attachment.js';
import { auxiliary } from './auxiliaries.js';
import {
  change,
  claim,
  each,
  eachThing,
  edge,
  fill,
  HEAD,
  many,
  over,
  rule,
  SAME,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';

/** Words between commas or brackets, and other turns that stand beside a clause. */

/** "the order is such that": it is arranged so. */
function suchThat(np: Sign, a: Sign | undefined, v: Sign, c: Sign): Sign | undefined {
  const { word: when } = c.sem as Condition;
  const be = v.sem as Clause;
  if (when !== 'such that' || be.kind !== 'clause' || be.verb !== 'be' || v.f.gap !== undefined)
    return undefined;
  if (np.f.sort !== 'order' && thing(np).noun !== 'arrangement') return undefined;
  const arranged: Clause = {
    kind: 'clause',
    verb: 'arrange',
    object: np.sem as Term,
    ...(be.past ? { past: true } : {}),
    conditions: [c.sem as Condition],
    at: be.at ?? [],
  };
  const vp: Sign = { cat: 'VP', f: { form: v.f.form, passive: 'y' }, sem: arranged };
  if (a === undefined)
    return agrees(np, v) ? over([np, v, c], 'S', {}, arranged, { tail: edge(c) }) : undefined;
  const whole =
    a.f.kind === 'modal' && v.f.form === 'base'
      ? auxiliary(a, undefined, { ...vp, f: { form: 'base' } })
      : undefined;
  return whole && over([np, v, c], 'S', {}, whole.sem, { tail: edge(c) });
}

/** "it makes no difference which", "it doesn't matter whether" */
function noMatter(p: Sign, vp: Sign, q: Sign, to?: Sign): Sign | undefined {
  const c = vp.sem as Clause;
  const object = c.object as Thing | undefined;
  const light = c.verb === 'make' && object?.noun === 'difference' && object.determiner === 'no';
  const plain = c.verb === 'matter' && c.negated === true;
  if (p.f.word !== 'it' || c.kind !== 'clause' || (!light && !plain) || !finite(vp.f.form)) return undefined;
  const { object: _, ...rest } = c;
  const sem: Clause = {
    ...rest,
    verb: 'matter',
    negated: true,
    actor: q.sem as unknown as Term,
    at: claim({ at: [...(c.at ?? []), ...(light ? (object?.at ?? []) : [])] }, 'verb', p),
    ...(to ? { relations: [to.sem as Relation] } : {}),
  };
  return over([p, vp, q], 'S', {}, sem, { tail: edge(q) });
}

/** "which of them are to be done, if any" */
function whichIfAny(n: Sign, vp: Sign, any: Sign, ...words: Sign[]): Sign | undefined {
  if (word(any) !== 'if any' || !finite(vp.f.form) || vp.f.gap !== undefined || !agrees(n, vp))
    return undefined;
  const asked = change(n.sem as Thing, { focus: ['if any'] }, 'focus', ...words);
  const sem: Question = { kind: 'question', word: 'which', asked, clause: fill(vp.sem as Statement, HEAD) };
  return over([n, vp], 'WH', {}, sem, { tail: [] });
}

/** A condition with something between commas before its subject. */
const under = (w: Sign, x: Sign, s: Sign, k: Sign, l: Sign): Sign | undefined => {
  const r = x.sem as Relation;
  const free = s.f.gap === undefined && s.f.left !== 'y' && s.f.joined === undefined && verbAccepts(x);
  const sem = free ? withRelation(s.sem, { ...r, at: claim(r, 'preposition', k, l) }) : undefined;
  const condition: Condition = {
    kind: 'condition',
    word: word(w),
    clause: sem as Statement,
    at: claim({}, 'word', w),
  };
  return sem && over([w, x, s], 'COND', {}, condition, { tail: edge(s) });
};

export const asideRules: readonly Rule[] = [
  rule('they do, each of them so', 'S COMMA w:each ADV', (s, k, e, a) => {
    // "compete against one another, each separately"
    if (a.f.kind !== 'manner' || s.f.gap !== undefined || s.f.left === 'y') return undefined;
    const sem = withAdverb(s.sem, word(a), k, e, a);
    return sem && over([s, k, e, a], 'S', s.f, sem, { tail: edge(a) });
  }),
  rule('it is such that', 'NP V/is COND', (np, v, c) => suchThat(np, undefined, v, c)),
  rule('it should be such that', 'NP AUX V/is COND', suchThat),
  rule('it makes no difference which', 'PRON VP WH', (p, vp, q) => noMatter(p, vp, q)),
  rule('it makes no difference to this which', 'PRON VP PP WH', (p, vp, pp, q) =>
    pp.f.prep === 'to' ? noMatter(p, vp, q, pp) : undefined,
  ),
  rule('it is up to them which', 'PRON V/is PP WH', (p, v, pp, q) => {
    if (p.f.word !== 'it' || v.f.form !== 's' || v.f.gap !== undefined || pp.f.prep !== 'up to')
      return undefined;
    const { term, at } = pp.sem as Relation;
    const sem: Clause = {
      kind: 'clause',
      verb: 'choose',
      actor: term as Term,
      what: q.sem as Question,
      at: claim({ at: [...((v.sem as Clause).at ?? []), ...(at ?? [])] }, 'verb', p),
    };
    return over([p, v, pp, q], 'S', {}, sem, { tail: edge(q) });
  }),
  rule('which one is for them to choose', 'WH V/is COND', (q, v, x) => {
    const c = x.sem as Condition;
    const to = c.clause as Clause;
    const chosen = ['choose', 'decide', 'determine'].includes(to.verb) && !to.relations && !to.what;
    if (c.word !== 'for' || !chosen || v.f.form !== 's' || v.f.gap !== undefined) return undefined;
    const { object, ...rest } = to;
    if (object !== undefined && (object as { to?: string }).to !== 'head') return undefined;
    const at = [...((v.sem as Clause).at ?? []), ...(c.at ?? []), ...(to.at ?? [])];
    const sem: Clause = { ...rest, what: q.sem as Question, at };
    return over([q, v, x], 'S', {}, sem, { tail: edge(x) });
  }),
  rule('if, under this, it does', 'SUB COMMA PP COMMA S', (w, k, pp, l, s) => under(w, pp, s, k, l)),
  rule('asked to do so, first', 'VP COMMA S', (vp, k, s) => {
    const c = vp.sem as Clause;
    // "Asked to choose, a player must": the player after the comma is asked.
    if (
      vp.f.form !== 'pass' ||
      vp.f.gap !== undefined ||
      vp.f.joined !== undefined ||
      vp.f.control !== 'hole'
    )
      return undefined;
    const clause = withConditionOf(s, c, k);
    return clause && over([vp, k, s], 'S', { ...s.f, left: 'y' }, clause, { tail: s.tail ?? [] });
  }),
  rule('when one does (but not the other)', 'COND OPEN P NP CLOSE', (a, o, p, np, e) => {
    const x = a.sem as Condition;
    const { kind, actor } = x.clause as Clause;
    if (word(p) !== 'but not' || kind !== 'clause' || (actor as Thing | undefined)?.sort !== np.f.sort)
      return undefined;
    const term = np.sem as Term;
    const clause = withRelation(x.clause, {
      kind: 'relation',
      preposition: 'rather than',
      term,
      at: claim({}, 'preposition', o, p, e),
    });
    return clause && over([a, np], 'COND', a.f, { ...x, clause });
  }),
  rule('that is, without it', 'COND OPEN ELL COMMA PP CLOSE', (a, o, e, k, pp, c) => {
    const x = a.sem as Condition;
    if (word(e) !== 'that is' || pp.f.prep !== 'without') return undefined;
    const r = pp.sem as Relation;
    const clause = withRelation(x.clause as Node, { ...r, at: claim(r, 'preposition', o, e, k, c) });
    return clause && over([a, pp], 'COND', a.f, { ...x, clause }, { tail: a.tail ?? [] });
  }),
  rule('which are to be done, if any', 'WHNP VP COMMA ELL', (n, vp, k, e) => whichIfAny(n, vp, e, k, e)),
  rule('which, if any, closed by a comma', 'WHNP VP COMMA ELL COMMA', (n, vp, k, e, l) =>
    whichIfAny(n, vp, e, k, e, l),
  ),
  rule('which of these, or which of those, it does', 'WHNP COMMA CONJ WHNP COMMA S', (a, k, c, b, l, s) => {
    if (word(c) !== 'or' || s.f.gap === undefined || a.f.pron === 'y' || b.f.pron === 'y') return undefined;
    const asked = many('or', [a.sem, b.sem], claim({}, 'by', k, c, l));
    return over(
      [a, b, s],
      'WH',
      {},
      { kind: 'question', word: 'which', asked: asked as Term, clause: s.sem as Statement },
      { tail: edge(s) },
    );
  }),
  rule('questions joined after a comma', 'WH COMMA CONJ WH', (a, k, c, b) =>
    ['and', 'or'].includes(word(c))
      ? over([a, b], 'WH', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', k, c)), { tail: b.tail ?? [] })
      : undefined,
  ),
  rule('what it does it to: one of these', 'WH COLON NP', (q, k, np) => {
    const asks = q.sem as Question;
    const free = (asks.asked as { to?: string } | undefined)?.to;
    if (asks.kind !== 'question' || (free !== 'what' && free !== 'who') || np.f.gerund === 'y')
      return undefined;
    const asked = eachThing(np.sem, (t) =>
      t.determiner === 'a' ? { ...t, determiner: 'which' } : undefined,
    );
    const at = { at: [...((asks.asked as Term).at ?? []), ...(asks.at ?? [])] };
    return (
      asked &&
      over([q, np], 'WH', {}, { ...asks, word: 'which', asked, at: claim(at, 'word', k) } as Question, {
        tail: edge(np),
      })
    );
  }),
  rule('question after an adverb between commas', 'V/wh COMMA ADV COMMA WH', (v, k, a, l, q) => {
    if (!word(a).includes(' by ') || v.f.rest !== '') return undefined;
    const sem = each(v.sem, (c) =>
      change(
        c,
        { what: q.sem as Question, adverbs: [...(c.adverbs ?? []), word(a)].sort() },
        'adverbs',
        a,
        k,
        l,
      ),
    );
    const { need: _, rest: __, ...f } = v.f;
    return sem && over([v, q], 'VP', f, sem, { tail: edge(q) });
  }),
  rule('does not, either', 'VP COMMA w:either', (vp, k, e) => {
    const sem = each(vp.sem, (c) => (c.negated ? change(c, {}, 'negated', k, e) : undefined));
    return sem && over([vp, e], 'VP', vp.f, sem, { tail: [] });
  }),
  rule('only then, not before', 'COND COMMA NOT P', (c, k, n, p) =>
    word(p) === 'before' && ((c.sem as Condition).focus ?? []).includes('only')
      ? over([c, p], 'COND', c.f, change(c.sem as Condition, {}, 'focus', k, n, p), { tail: [] })
      : undefined,
  ),
  rule('and so on, after what is done', 'VP COMMA VP COMMA ELL', (a, k, b, l, e) => {
    if (
      word(e) !== 'and so on' ||
      a.f.form !== 'base' ||
      b.f.form !== 'base' ||
      a.f.gap !== undefined ||
      b.f.gap !== undefined
    )
      return undefined;
    const more: Clause = { kind: 'clause', verb: 'and so on', at: claim({}, 'verb', e) };
    return over(
      [a, b],
      'VP',
      { ...b.f, joined: 'y' },
      many('and', [a.sem, b.sem, more], claim({}, 'by', k, l)),
      {
        tail: [],
        marks: [(a.tail ?? []).includes('c') && 'far'],
      },
    );
  }),
  rule('to do this, or to do that, closed by a comma', 'INF COMMA CONJ INF COMMA', (a, k, c, b, l) =>
    a.f.gap === b.f.gap && word(c) === 'or'
      ? over([a, b], 'INF', { gap: a.f.gap }, many('or', [a.sem, b.sem], claim({}, 'by', k, c, l)), {
          tail: [],
        })
      : undefined,
  ),
];

/** A clause on the condition that what stands before its comma was done to whom it speaks of. */
function withConditionOf(s: Sign, c: Clause, k: Sign): Statement | undefined {
  const said = fill(c as Statement, SAME);
  return s.f.gap === undefined && s.f.left !== 'y'
    ? withCondition(s.sem, { kind: 'condition', word: 'if', clause: said, at: claim({}, 'word', k) })
    : undefined;
}
