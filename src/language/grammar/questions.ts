import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Many, Node, Question, Statement, Term, Thing } from '../frames/frame.js';
import { agrees, definite, finite } from './agreement.js';
import {
  change,
  claim,
  eachThing,
  edge,
  fill,
  HEAD,
  many,
  over,
  rule,
  SAME,
  withRelation,
  word,
} from './build.js';

/** Embedded questions. */

/** A sign over a question. */
function question(
  signs: readonly Sign[],
  asks: { word: string; asked?: Sign; clause: unknown; words?: readonly Sign[] },
): Sign {
  const { word: by, asked, clause, words = [] } = asks;
  const sem = {
    kind: 'question',
    word: by,
    ...(asked === undefined ? {} : { asked: asked.sem as Term }),
    clause: clause as Statement,
    ...(words.length === 0 ? {} : { at: claim({}, 'word', ...words) }),
  };
  const last = signs.at(-1) as Sign;
  // A clause after a comma belongs to the whole sentence before it, not to what is asked.
  return over(signs, 'WH', {}, sem, { tail: edge(last), marks: [last.f.comma === 'y' && 'narrow'] });
}

/** Adds to a clause the phrase whose noun the question asks for: "in what order …", "to whom …". */
const withAsked = (clause: Node, preposition: string, p?: Sign): Statement | undefined =>
  withRelation(clause, {
    kind: 'relation',
    preposition,
    term: HEAD,
    ...(p === undefined ? {} : { at: claim({}, 'preposition', p) }),
  });

const whole = (s: Sign): boolean => s.f.gap === undefined;

export const questionRules: readonly Rule[] = [
  rule('whether', 'w:whether S', (w, s) =>
    whole(s) ? question([w, s], { word: 'whether', clause: s.sem, words: [w] }) : undefined,
  ),
  rule('whether to do', 'w:whether INF', (w, i) =>
    whole(i)
      ? question([w, i], { word: 'whether', clause: fill(i.sem as Statement, SAME), words: [w] })
      : undefined,
  ),
  rule('if as a question', 'w:if S', (w, s) =>
    whole(s) ? question([w, s], { word: 'whether', clause: s.sem, words: [w] }) : undefined,
  ),
  rule('whether or not', 'w:whether w:or w:not S', (w, o, n, s) =>
    whole(s) ? question([w, s], { word: 'whether', clause: s.sem, words: [w, o, n] }) : undefined,
  ),
  rule('how', 'w:how S', (w, s) =>
    whole(s) ? question([w, s], { word: 'how', clause: s.sem, words: [w] }) : undefined,
  ),
  rule('which one it does', 'WHNP S', (n, s) =>
    !whole(s) && (n.f.pron !== 'y' || definite((s.sem as Clause).actor as Term | undefined))
      ? question([n, s], { word: 'which', asked: n, clause: s.sem })
      : undefined,
  ),
  rule('which one to do it to', 'WHNP INF', toBeAsked),
  rule('which, if any, to do it to', 'WHNP COMMA ELL COMMA INF', (n, k, e, l, i) =>
    word(e) === 'if any' ? toBeAsked(ifAny(n, k, e, l), i) : undefined,
  ),
  rule('which, if any, it does', 'WHNP COMMA ELL COMMA S', (n, k, e, l, s) =>
    word(e) === 'if any' && whole(s) && n.f.pron !== 'y'
      ? question([n, s], { word: 'which', asked: ifAny(n, k, e, l), clause: s.sem })
      : undefined,
  ),
  rule('which, if any, does', 'WHNP COMMA ELL COMMA VP', (n, k, e, l, vp) =>
    word(e) === 'if any' && finite(vp.f.form) && whole(vp) && agrees(n, vp)
      ? question([n, vp], {
          word: 'which',
          asked: ifAny(n, k, e, l),
          clause: fill(vp.sem as Statement, HEAD),
        })
      : undefined,
  ),
  rule('what it does it to, which must be one of these', 'WH COMMA REL', (q, k, rel) => {
    const asks = q.sem as Question;
    const must = rel.sem as Clause;
    const free = (asks.asked as { to?: string } | undefined)?.to;
    if ((free !== 'what' && free !== 'who') || rel.f.who !== free.replace('what', 'which')) return undefined;
    const bare = Object.keys(must).every((slot) =>
      ['kind', 'verb', 'actor', 'is', 'modality', 'at'].includes(slot),
    );
    if (must.kind !== 'clause' || must.verb !== 'be' || must.modality !== 'must' || !bare) return undefined;
    const asked = eachThing(must.is as Node, (t) =>
      t.determiner === 'a' ? { ...t, determiner: 'which' } : undefined,
    );
    const words = { at: [...(asks.asked?.at ?? []), ...(must.at ?? [])] };
    return (
      asked &&
      over([q, rel], 'WH', {}, { ...asks, word: 'which', asked, at: claim(words, 'word', k) } as Question, {
        tail: edge(rel),
      })
    );
  }),
  rule('which one does', 'WHNP VP', (n, vp) =>
    finite(vp.f.form) && whole(vp) && agrees(n, vp)
      ? question([n, vp], { word: 'which', asked: n, clause: fill(vp.sem as Statement, HEAD) })
      : undefined,
  ),
  rule('in which one it does', 'P WHNP S', (p, n, s) =>
    whole(s)
      ? question([p, n, s], { word: 'which', asked: n, clause: withAsked(s.sem, word(p), p) })
      : undefined,
  ),
  rule('what order it does in', 'WHNP S P', (n, s, p) =>
    whole(s) && ['in', 'on', 'to', 'for'].includes(word(p))
      ? question([n, s, p], { word: 'which', asked: n, clause: withAsked(s.sem, word(p), p) })
      : undefined,
  ),
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
  rule('what order it does', 'WHNP S', (n, s) =>
    whole(s) && (n.sem as Thing).noun === 'order'
      ? question([n, s], { word: 'which', asked: n, clause: withAsked(s.sem, 'in') })
      : undefined,
  ),
];

/** "which cards, if any" */
const ifAny = (n: Sign, ...words: Sign[]): Sign => ({
  ...n,
  sem: change(n.sem as Thing, { focus: ['if any'] }, 'focus', ...words),
});

/** "which cards to put there": whoever chooses does it. */
function toBeAsked(n: Sign, i: Sign): Sign | undefined {
  return i.f.gap === 'o' && n.f.pron !== 'y'
    ? question([n, i], { word: 'which', asked: n, clause: fill(i.sem as Statement, SAME) })
    : undefined;
}
