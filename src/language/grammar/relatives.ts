import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Many, Quality, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { definite, finite } from './agreement.js';
import { freeOrder, verbAccepts } from './attachment.js';
import { doneByOne } from './auxiliaries.js';
import {
  change,
  claim,
  each,
  edge,
  fill,
  HEAD,
  over,
  rule,
  withCondition,
  withRelation,
  word,
} from './build.js';
import { besides } from './conditions.js';

/** Relative clauses and what stands for one after a noun. */

/** A clause after a comma belongs to the whole sentence before it, not to what describes a noun. */
const closed = (s: Sign): string[] => (s.f.comma === 'y' ? ['narrow', 'far'] : []);

/** What only a player has. */
const playersOwn = new Set(['hand', 'opening hand', 'library', 'graveyard']);

export const relativeRules: readonly Rule[] = [
  rule('who does', 'WHREL VP', (w, vp) => {
    return !finite(vp.f.form) || vp.f.gap !== undefined || vp.f.asked === 'y' ? undefined : whoDoes(w, vp);
  }),
  rule('who, then, does', 'WHREL COMMA PP COMMA VP', (w, k, pp, l, vp) => {
    if (!finite(vp.f.form) || vp.f.gap !== undefined || vp.f.asked === 'y' || !verbAccepts(pp))
      return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem && whoDoes(w, { ...vp, sem });
  }),
  rule('who, if so, does', 'WHREL COMMA COND COMMA VP', (w, k, c, l, vp) => {
    if (!finite(vp.f.form) || vp.f.gap !== undefined || vp.f.asked === 'y') return undefined;
    const x = c.sem as Condition;
    const sem = withCondition(vp.sem, { ...x, at: claim(x, 'word', k, l) });
    return sem && whoDoes(w, { ...vp, sem });
  }),
  rule('that it does', 'WHREL S', (w, s) => {
    if (s.f.gap === undefined) return undefined;
    const sem = each(s.sem, (c) => change(c, {}, 'object', w));
    return sem === undefined
      ? undefined
      : over([w, s], 'REL', { who: w.f.who }, sem, { tail: edge(s), marks: closed(s) });
  }),
  rule(
    'it does',
    'S',
    (s) =>
      s.f.gap === undefined ||
      ['that', 'this', 'those', 'these'].includes(
        ((s.sem as Clause).actor as { to?: string } | undefined)?.to ?? '',
      ) ||
      ((s.sem as Clause).actor as Thing | undefined)?.determiner === 'whose' ||
      s.f.left === 'y' ||
      s.f.joined === 'y'
        ? undefined
        : over([s], 'REL', { who: '' }, s.sem, {
            tail: edge(s),
            marks: definite((s.sem as Clause).actor as Term | undefined) ? [] : ['far', 'bare'],
          }),
    'REL',
  ),
  rule('in which it does', 'P w:which S', (p, w, s) => inWhich(p, w, s, 'which')),
  rule('where it does', 'w:where S', (w, s) => {
    if (s.f.gap !== undefined) return undefined;
    const sem = withRelation(s.sem, {
      kind: 'relation',
      preposition: 'in',
      term: HEAD,
      at: claim({}, 'preposition', w),
    });
    return sem === undefined
      ? undefined
      : over([w, s], 'REL', { who: 'where' }, sem, { tail: edge(s), marks: closed(s) });
  }),
  rule('to whom it does', 'P w:whom S', (p, w, s) => inWhich(p, w, s, 'who')),
  rule('under whose control it does', 'P w:whose NB S', (p, w, nb, s) => inWhich(p, w, s, 'who', nb)),
  rule(
    'doing',
    'VP',
    (vp) => {
      if ((vp.f.form !== 'ing' && vp.f.form !== 'pass') || vp.f.gap !== undefined || vp.f.asked === 'y')
        return undefined;
      if (vp.f.joined === 'y' && vp.f.form === 'pass') {
        const done = doneByOne(vp.sem as Many);
        return done && over([vp], 'REL', { who: '' }, fill(done, HEAD), { tail: edge(vp) });
      }
      const sem = fill(vp.sem, HEAD);
      if (vp.f.joined === 'y') {
        const doing = each(sem, (x) => ({ ...x, progressive: true }));
        return doing && over([vp], 'REL', { who: '' }, doing, { tail: edge(vp) });
      }
      const c = sem as Clause;
      // Nothing is "had": "players had lost" is what they had done.
      if (vp.f.form === 'pass' && c.verb === 'have') return undefined;
      // "choices required in any order": whoever makes them has the order.
      if (vp.f.form === 'pass' && c.actor === undefined && c.relations?.some(freeOrder)) return undefined;
      if (vp.f.form === 'ing' && c.kind === 'clause' && c.verb !== 'seat')
        return over([vp], 'REL', { who: '' }, { ...c, progressive: true }, { tail: edge(vp) });
      return over([vp], 'REL', { who: '', part: vp.f.form }, sem, { tail: edge(vp) });
    },
    'REL',
  ),
  rule(
    'adjective after the noun',
    'AP',
    (a) =>
      (a.sem as Quality).relations === undefined &&
      (a.sem as Quality).what === undefined &&
      (a.sem as Quality).word !== 'out-of-range'
        ? undefined
        : over(
            [a],
            'REL',
            { who: '' },
            { kind: 'clause', verb: 'be', actor: HEAD, is: a.sem as Quality, at: [] },
            // "deals a player at least 21 damage": no player is at least so much.
            {
              tail: a.tail as readonly string[],
              marks: [/^(?:greater|smaller|larger|shorter|longer)/.test((a.sem as Quality).word) && 'far'],
            },
          ),
    'REL',
  ),
  rule(
    'able to be',
    'INF',
    (i) =>
      i.f.gap === 'o'
        ? over(
            [i],
            'REL',
            { who: '' },
            change(fill(i.sem as Clause, { kind: 'reference', to: 'anyone' }), { modality: 'to' }),
            { marks: ['far'], tail: i.tail as readonly string[] },
          )
        : undefined,
    'REL',
  ),
  rule(
    'to be done',
    'INF',
    (i) =>
      i.f.passive === 'y' && i.f.gap === undefined && (i.sem as Clause).kind === 'clause'
        ? over([i], 'REL', { who: '' }, change(fill(i.sem as Clause, HEAD), { modality: 'to' }), {
            marks: ['far'],
            tail: i.tail as readonly string[],
          })
        : undefined,
    'REL',
  ),
  rule('each of which, and a verb phrase', 'DET w:of w:which VP', eachOfWhich),
  rule('each of whom, and a verb phrase', 'DET w:of w:whom VP', eachOfWhich),
  rule('each doing', 'DET VP', (d, vp) =>
    word(d) === 'each' && ['ing', 'pass'].includes(vp.f.form ?? '') && vp.f.gap === undefined
      ? over([d, vp], 'REL', { who: 'which' }, fill(vp.sem, eachOfHead(d)), { tail: edge(vp) })
      : undefined,
  ),
  rule('each so', 'DET AP', (d, a) =>
    word(d) === 'each' && (a.sem as Quality).relations !== undefined
      ? over(
          [d, a],
          'REL',
          { who: 'which' },
          { kind: 'clause', verb: 'be', actor: eachOfHead(d), is: a.sem as Quality, at: [] },
          { tail: edge(a) },
        )
      : undefined,
  ),
  rule('each with', 'DET PP', (d, pp) => {
    if (word(d) !== 'each' || pp.f.prep !== 'with') return undefined;
    const { term, at = [] } = pp.sem as Relation;
    const has: Clause = { kind: 'clause', verb: 'have', actor: eachOfHead(d), object: term as Term, at };
    return over([d, pp], 'REL', { who: 'which' }, has, { tail: edge(pp) });
  }),
  // "all players not on that team" are not on it.
  rule('not there', 'NOT PP', (n, pp) =>
    ['on', 'in', 'within'].includes(pp.f.prep ?? '')
      ? over(
          [n, pp],
          'REL',
          { who: 'which' },
          {
            kind: 'clause',
            verb: 'be',
            actor: HEAD,
            is: pp.sem as Relation,
            negated: true,
            at: claim({}, 'negated', n),
          },
          { tail: edge(pp) },
        )
      : undefined,
  ),
  rule('whose it is', 'w:whose NB VP', (w, nb, vp) => {
    if (!finite(vp.f.form) || vp.f.gap !== undefined) return undefined;
    const owner: Thing = change(nb.sem as Thing, { owner: HEAD }, 'owner', w);
    // A hand or a library is a player's, whatever noun is nearer.
    const who = playersOwn.has(owner.noun) ? 'who' : 'whose';
    return over([w, nb, vp], 'REL', { who }, fill(vp.sem, owner), { tail: edge(vp) });
  }),
  rule('whose turn it is', 'w:whose NB NP V/is', (w, nb, np, v) => {
    const owner: Thing = change(nb.sem as Thing, { owner: HEAD }, 'owner', w);
    if ((np.sem as { to?: string }).to !== 'it' || v.f.form !== 's') return undefined;
    return over([w, nb, np, v], 'REL', { who: 'who' }, { ...fill(v.sem as Clause, np.sem), is: owner }, {});
  }),
  rule('whom', 'w:whom', (w) => over([w], 'WHREL', { who: 'who' }, w.sem), 'WHREL'),
  rule('who', 'w:who', (w) => over([w], 'WHREL', { who: 'who' }, w.sem), 'WHREL'),
  rule('that', 'w:that', (w) => over([w], 'WHREL', { who: 'that' }, w.sem), 'WHREL'),
  rule('which', 'w:which', (w) => over([w], 'WHREL', { who: 'which' }, w.sem), 'WHREL'),
  rule('when it does', 'TIME S', (t, s) =>
    s.f.gap === undefined && !besides(s.sem)
      ? over(
          [t, s],
          'NP',
          { num: 'sg', sort: 'time', det: 'y' },
          change(t.sem as Thing, { which: [s.sem as Statement] }),
          { tail: edge(s), marks: closed(s) },
        )
      : undefined,
  ),
  rule('when that it does', 'TIME w:that S', (t, w, s) =>
    s.f.gap === undefined
      ? over(
          [t, w, s],
          'NP',
          { num: 'sg', sort: 'time', det: 'y' },
          change(t.sem as Thing, { which: [s.sem as Statement] }, 'which', w),
          { tail: edge(s), marks: closed(s) },
        )
      : undefined,
  ),
  rule(
    'a time',
    'NP',
    (np) => {
      const t = np.sem as Thing;
      return t.kind === 'thing' &&
        t.sort === 'time' &&
        (t.noun === 'time' || t.noun === 'moment') &&
        t.which === undefined
        ? over([np], 'TIME', {}, t)
        : undefined;
    },
    'TIME',
  ),
];

/** "who does" */
function whoDoes(w: Sign, vp: Sign): Sign | undefined {
  const sem = each(fill(vp.sem, HEAD), (c) => change(c, {}, 'actor', w));
  const form = vp.f.form;
  const num = form === 's' ? 'sg' : form === 'p' || form === 'pastp' || form === 'base' ? 'pl' : '';
  return sem && over([w, vp], 'REL', { who: w.f.who, num }, sem, { tail: edge(vp) });
}

/** "in which", "to whom", "under whose control" it does. */
function inWhich(p: Sign, w: Sign, s: Sign, who: string, owned?: Sign): Sign | undefined {
  if (s.f.gap !== undefined) return undefined;
  const sem = withRelation(s.sem, {
    kind: 'relation',
    preposition: word(p),
    term: owned ? change(owned.sem as Thing, { owner: HEAD }, 'owner', w) : HEAD,
    at: claim({}, 'preposition', ...(owned ? [p] : [p, w])),
  });
  const signs = owned ? [p, w, owned, s] : [p, w, s];
  return sem === undefined
    ? undefined
    : over(signs, 'REL', { who }, sem, { tail: edge(s), marks: closed(s) });
}

/** "each of which has two players" */
function eachOfWhich(d: Sign, o: Sign, w: Sign, vp: Sign): Sign | undefined {
  if (!finite(vp.f.form) || vp.f.gap !== undefined || !['each', 'all', 'both', 'either'].includes(word(d)))
    return undefined;
  if ((vp.f.form === 's') !== (word(d) === 'each' || word(d) === 'either') && vp.f.form !== 'fin')
    return undefined;
  return over([d, o, w, vp], 'REL', { who: 'which' }, fill(vp.sem, eachOfHead(d, o, w)), { tail: edge(vp) });
}

/** Each, or all, of those that a relative clause speaks of. */
export const eachOfHead = (d: Sign, ...of: Sign[]): Thing => ({
  kind: 'thing',
  noun: '',
  sort: '',
  many: word(d) === 'all' || word(d) === 'both',
  determiner: word(d),
  among: HEAD,
  at: claim({ at: claim({}, 'determiner', d) }, 'among', ...of),
});
