import type { Rule, Sign } from '../chart/chart.js';
import type {
  Clause,
  Condition,
  Measure,
  Node,
  Quantity,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { saysOnly } from '../normal/forms.js';
import { adverbial } from './adverbials.js';
import { agrees, definite, finite, people } from './agreement.js';
import { farFrom, nounAccepts, verbAccepts } from './attachment.js';
import { auxiliary } from './auxiliaries.js';
import {
  change,
  claim,
  each,
  edge,
  fill,
  joinedByAnd,
  many,
  over,
  rule,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';
import { cleft } from './clefts.js';

/** A subject and what it does: clauses, clefts, inversion, and what there is. */

export const clauseRules: readonly Rule[] = [
  rule('clause', 'NP VP', (np, vp) => {
    if (!finite(vp.f.form) || np.f.wh === 'y' || vp.f.asked === 'y' || !agrees(np, vp)) return undefined;
    if ((np.sem as Thing).determiner === 'no' && joinedByAnd(vp.sem)) return undefined;
    return over([np, vp], 'S', { gap: vp.f.gap }, fill(vp.sem, np.sem), {
      tail: edge(vp).slice(0, -1),
      marks: [
        vp.lead === true && (np.tail ?? []).includes('c') && 'far',
        (np.tail ?? []).includes('main') && 'far',
      ],
    });
  }),
  rule('so much is added', 'NUM VP', (n, vp) => {
    const c = vp.sem as Clause;
    const added = c.kind === 'clause' && c.verb === 'add' && vp.f.passive === 'y' && finite(vp.f.form);
    if (!added || vp.f.gap !== undefined || (n.sem as Quantity).is === undefined) return undefined;
    const much: Measure = { kind: 'measure', quantity: n.sem as Quantity };
    return over([n, vp], 'S', {}, fill(c, much), { tail: edge(vp).slice(0, -1) });
  }),
  rule('these end that do', 'NP VP REL', (np, vp, rel) => {
    const [t, c] = [np.sem as Thing, vp.sem as Clause];
    const bare = saysOnly(c, 'actor');
    const some =
      t.kind === 'thing' && (t.determiner === undefined || ['a', 'any', 'all', 'no'].includes(t.determiner));
    if (!bare || !some || t.which !== undefined || t.owner !== undefined || !ending.has(c.verb))
      return undefined;
    if (
      !finite(vp.f.form) ||
      vp.f.gap !== undefined ||
      !agrees(np, vp) ||
      !['that', 'who'].includes(rel.f.who ?? '')
    )
      return undefined;
    if (rel.f.num !== undefined && rel.f.num !== '' && np.f.num !== undefined && rel.f.num !== np.f.num)
      return undefined;
    const who = change(t, { which: [rel.sem as Statement] }, 'which');
    return over([np, vp, rel], 'S', {}, fill(vp.sem, who), { tail: edge(rel).slice(0, -1) });
  }),
  rule('it is said that', 'PRON VP', (p, vp) => {
    const c = vp.sem as Clause;
    if (
      p.f.word !== 'it' ||
      vp.f.passive !== 'y' ||
      c.kind !== 'clause' ||
      c.what === undefined ||
      (c.what as Node as Term).kind === 'reference'
    )
      return undefined;
    if (!finite(vp.f.form) || vp.f.form === 'p' || c.object !== undefined || vp.f.control === 'hole')
      return undefined;
    return over([p, vp], 'S', { gap: vp.f.gap }, change(c, {}, 'verb', p), { tail: edge(vp).slice(0, -1) });
  }),
  rule('doing is the subject', 'VP VP', (a, vp) => {
    if (a.f.form !== 'ing' || a.f.gap !== undefined || (vp.f.form !== 's' && vp.f.form !== 'fin'))
      return undefined;
    const object = (a.sem as Clause).object as Thing | undefined;
    const term = object?.kind === 'thing' && object.many && !definite(object);
    return over(
      [a, vp],
      'S',
      { gap: vp.f.gap },
      fill(vp.sem, fill(a.sem, { kind: 'reference', to: 'anyone' })),
      { marks: [term && 'term'] },
    );
  }),
  rule('clause with a condition after its subject', 'NP COMMA COND COMMA VP', (np, k, c, l, vp) => {
    if (!finite(vp.f.form) || !agrees(np, vp) || vp.f.gap !== undefined || vp.f.asked === 'y')
      return undefined;
    const x = c.sem as Condition;
    const sem = withCondition(vp.sem, { ...x, at: claim(x, 'word', k, l) });
    return sem === undefined
      ? undefined
      : over([np, vp], 'S', {}, fill(sem, np.sem), {
          tail: edge(vp).slice(0, -1),
          marks: [...(c.marks ?? [])],
        });
  }),
  rule('clause with a short condition after its subject', 'NP COMMA ELL COMMA VP', (np, k, e, l, vp) =>
    aside(np, vp, e, k, l),
  ),
  rule('clause with an adverb after its subject', 'NP COMMA ADV COMMA VP', (np, k, a, l, vp) =>
    a.f.kind === 'count' || word(a) === 'then' ? undefined : aside(np, vp, a, k, l),
  ),
  rule('clause with a phrase after its subject', 'NP COMMA PP COMMA VP', (np, k, pp, l, vp) => {
    if (!finite(vp.f.form) || !agrees(np, vp) || vp.f.gap !== undefined || vp.f.asked === 'y')
      return undefined;
    // Examples are of the subject.
    if (pp.f.prep === 'such as') return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem === undefined
      ? undefined
      : over([np, vp], 'S', {}, fill(sem, np.sem), { tail: edge(vp).slice(0, -1) });
  }),
  rule('clause with a relative clause after its subject', 'NP COMMA REL COMMA VP', (np, k, rel, l, vp) => {
    if (!finite(vp.f.form) || !agrees(np, vp) || vp.f.gap !== undefined || rel.f.who === 'that')
      return undefined;
    if ((rel.f.who === '' && rel.f.part !== 'pass') || (rel.f.who === 'who' && !people.has(np.f.sort ?? '')))
      return undefined;
    if (rel.f.num !== undefined && rel.f.num !== '' && np.f.num !== undefined && rel.f.num !== np.f.num)
      return undefined;
    const t = np.sem as Thing;
    if (t.kind !== 'thing' || t.which !== undefined) return undefined;
    const who = change(t, { which: [rel.sem as Statement] }, 'which', k, l);
    return over([np, rel, vp], 'S', {}, fill(vp.sem, who), { tail: edge(vp).slice(0, -1) });
  }),
  rule('nor does it', 'S COMMA CONJ AUX NP VP', (s, k, c, a, np, vp) => {
    const other = word(c) === 'nor' && s.f.gap === undefined ? inverted(a, np, vp, true) : undefined;
    const denied =
      other &&
      each(other.sem, (x) =>
        x.negated ? undefined : change(x, { negated: true }, 'negated', c, ...(a.f.kind === 'do' ? [a] : [])),
      );
    return (
      denied &&
      over(
        [s, np, vp],
        'S',
        { joined: 'y', left: s.f.left },
        many('and', [s.sem, denied], claim({}, 'by', k)),
        { tail: edge(vp).slice(0, -1) },
      )
    );
  }),
  rule('subject with what it is set against', 'NPASIDE VP', (np, vp) =>
    finite(vp.f.form) && vp.f.gap === undefined && vp.f.asked !== 'y' && agrees(np, vp)
      ? over([np, vp], 'S', {}, fill(vp.sem, np.sem), { tail: edge(vp).slice(0, -1) })
      : undefined,
  ),
  rule('it is these, not those, that do', 'PRON V/is NPASIDE REL', (p, v, np, rel) => {
    if (p.f.word !== 'it' || v.f.form !== 's' || v.f.gap !== undefined) return undefined;
    const sem = ['who', 'that'].includes(rel.f.who ?? '') && cleft(rel.sem as Statement, np.sem, p, v);
    return sem ? over([p, v, np, rel], 'S', {}, sem, { tail: edge(rel).slice(0, -1) }) : undefined;
  }),
  rule('it is there that it does', 'PRON V/is PP w:that S', (p, v, pp, w, s) => {
    if (
      p.f.word !== 'it' ||
      v.f.form !== 's' ||
      v.f.gap !== undefined ||
      s.f.gap !== undefined ||
      !verbAccepts(pp)
    )
      return undefined;
    const r = pp.sem as Relation;
    return adverbial(s, [pp], withRelation(s.sem, { ...r, at: claim(r, 'preposition', p, v, w) }));
  }),
  rule('it is not until then that it does', 'PRON V/is NOT COND w:that S', (p, v, n, c, w, s) => {
    const x = c.sem as Condition;
    const is = p.f.word === 'it' && v.f.form === 's' && v.f.gap === undefined && s.f.gap === undefined;
    if (!is || x.word !== 'until' || x.focus !== undefined) return undefined;
    const denied = each(s.sem, (d) => (d.negated ? undefined : change(d, { negated: true }, 'negated', n)));
    const until = { ...x, at: claim(x, 'word', p, v, w) };
    return denied && adverbial(s, [c], withCondition(denied as Node, until));
  }),
  rule('only then does it', 'PP AUX NP VP', (pp, a, np, vp) => {
    const r = pp.sem as Relation;
    // "at no time may a player do so"
    const never = (r.term as Thing).determiner === 'no';
    if (!never && !(r.adverbs ?? []).includes('only')) return undefined;
    const s = inverted(a, np, vp);
    return s && adverbial(s, [pp], withRelation(s.sem, r));
  }),
  rule('only if so does it', 'COND AUX NP VP', (c, a, np, vp) => {
    if (!((c.sem as Condition).focus ?? []).includes('only')) return undefined;
    const s = inverted(a, np, vp);
    return s && adverbial(s, [c], withCondition(s.sem, c.sem as Condition));
  }),
  rule('a question is the subject', 'WH VP', (q, vp) =>
    finite(vp.f.form) && vp.f.asked === 'y' && (vp.f.form === 's' || vp.f.form === 'fin')
      ? over([q, vp], 'S', {}, fill(vp.sem, q.sem), {
          tail: edge(vp).slice(0, -1),
          marks: [vp.lead === true && 'far'],
        })
      : undefined,
  ),
  rule('there is', 'w:there V/is NP', (t, v, np) => existential(t, v, undefined, np)),
  rule('there is … for', 'w:there V/is NP PP', (t, v, np, pp) =>
    existentialWith(existential(t, v, undefined, np), np, pp),
  ),
  rule('there is not … for', 'w:there V/is NOT NP PP', (t, v, n, np, pp) =>
    existentialWith(existential(t, v, n, np), np, pp),
  ),
  rule('joined subject between commas', 'NPLIST COMMA VP', (np, k, vp) =>
    finite(vp.f.form) && vp.f.gap === undefined && agrees(np, vp)
      ? over([np, k, vp], 'S', {}, fill(each(vp.sem, (c) => change(c, {}, 'actor', k)) as Node, np.sem), {
          tail: edge(vp).slice(0, -1),
        })
      : undefined,
  ),
  rule('there it sits', 'PP VP NP', (pp, vp, np) => {
    const c = vp.sem as Clause;
    if (c.kind !== 'clause' || !['seat', 'come', 'go', 'stand'].includes(c.verb) || vp.f.gap !== undefined)
      return undefined;
    const bare = c.relations === undefined && c.conditions === undefined && c.negated === undefined;
    if (!bare || np.f.case === 'a' || !['s', 'base'].includes(vp.f.form ?? '') || !agrees(np, vp))
      return undefined;
    const sem = withRelation(vp.sem, pp.sem as Relation);
    return sem && over([pp, vp, np], 'S', { left: 'inverted' }, fill(sem, np.sem), { tail: edge(np) });
  }),
  rule('there may be', 'w:there AUX V/is NP', (t, a, v, np) => supposedToExist(t, a, undefined, v, np)),
  rule('there may be … on', 'w:there AUX V/is NP PP', (t, a, v, np, pp) =>
    existentialWith(supposedToExist(t, a, undefined, v, np), np, pp),
  ),
  rule('there may not be', 'w:there AUX NOT V/is NP', supposedToExist),
  rule('so does another', 'ADV AUX NP', (s, a, np) =>
    word(s) === 'so' && a.f.kind !== 'have' && np.f.wh !== 'y'
      ? over(
          [s, a, np],
          'S',
          {},
          {
            kind: 'clause',
            verb: 'so',
            actor: np.sem as Term,
            ...(a.f.kind === 'modal' ? { modality: word(a) } : {}),
            at: claim({}, 'verb', s, a),
          },
          { tail: edge(np) },
        )
      : undefined,
  ),
  rule('it is up to them to do', 'PRON V/is PP INF', (p, v, pp, i) => {
    if (p.f.word !== 'it' || v.f.form !== 's' || v.f.gap !== undefined || pp.f.prep !== 'up to')
      return undefined;
    if (i.f.gap !== undefined) return undefined;
    const { term, at } = pp.sem as Relation;
    const sem = each(fill(i.sem, term as Node), (c) =>
      change({ ...c, at: [...(c.at ?? []), ...(at ?? [])] }, {}, 'verb', p, v),
    );
    return sem && over([p, v, pp, i], 'S', {}, sem, { tail: edge(i) });
  }),
  rule('it is determined which', 'PRON VP WH', (p, vp, q) =>
    p.f.word === 'it' && vp.f.asked === 'y' && (vp.f.form === 's' || vp.f.form === 'fin')
      ? over(
          [p, vp, q],
          'S',
          {},
          each(fill(vp.sem, q.sem), (c) => change(c, {}, 'verb', p)),
          { tail: edge(q) },
        )
      : undefined,
  ),
  rule('there is not', 'w:there V/is NOT NP', existential),
];

/** What happens to somebody or something by itself: what it is said of may be described after the verb. */
const ending = new Set(['end', 'expire', 'happen', 'occur', 'exist', 'trigger', 'resolve', 'remain']);

/** A clause with a word or two between commas after its subject. */
function aside(np: Sign, vp: Sign, between: Sign, ...commas: Sign[]): Sign | undefined {
  if (!finite(vp.f.form) || !agrees(np, vp) || vp.f.gap !== undefined || np.f.wh === 'y') return undefined;
  const sem = withAdverb(vp.sem, word(between), between, ...commas);
  return sem && over([np, vp], 'S', {}, fill(sem, np.sem), { tail: edge(vp).slice(0, -1) });
}

/** "may a player do", "are markers removed": the helping verb before the subject. */
export function inverted(a: Sign, np: Sign, vp: Sign, denied = false): Sign | undefined {
  if (vp.f.gap !== undefined || np.f.wh === 'y') return undefined;
  // "nor do they last", "only then does a player draw"
  const did = a.f.kind === 'do' && vp.f.form === 'base' && (denied || vp.lead !== true);
  const sem = did ? each(vp.sem, (c) => change(c, {}, 'verb', a)) : undefined;
  const whole = sem
    ? { ...vp, sem, f: { ...vp.f, form: a.f.form === 'base' ? 'p' : a.f.form } }
    : auxiliary(a, undefined, vp);
  if (whole === undefined || !finite(whole.f.form) || !agrees(np, whole)) return undefined;
  return over([np, whole], 'S', {}, fill(whole.sem, np.sem), { tail: edge(vp).slice(0, -1) });
}

function existentialWith(s: Sign | undefined, np: Sign, pp: Sign): Sign | undefined {
  if (s === undefined || pp.f.prep === 'of' || !verbAccepts(pp)) return undefined;
  return over([s, pp], 'S', s.f, withRelation(s.sem, pp.sem as Relation), {
    tail: edge(pp),
    marks: [
      farFrom(edge(np), pp) && 'far',
      (np.f.pron === 'y' || nounAccepts(np.f.sort ?? '', (np.sem as Thing).noun ?? '', pp)) && 'far',
    ],
  });
}

function existential(t: Sign, v: Sign, n: Sign | undefined, np: Sign): Sign | undefined {
  if (!finite(v.f.form)) return undefined;
  // "There is an odd number of them": the number is one.
  const number = / number of$/.test((np.sem as Thing).quantity?.word ?? '');
  if ((v.f.form === 's' && np.f.num === 'pl' && !number) || (v.f.form === 'p' && np.f.num === 'sg'))
    return undefined;
  const c = v.sem as Clause;
  if (c.kind !== 'clause') return undefined;
  const at = claim({ at: claim(c, 'verb', t) }, 'negated', ...(n === undefined ? [] : [n]));
  const sem: Clause = {
    kind: 'clause',
    verb: 'exist',
    actor: np.sem as Term,
    ...(v.f.form === 'past' || v.f.form === 'pastp' ? { past: true } : {}),
    ...(n === undefined ? {} : { negated: true }),
    at,
  };
  return over([t, v, np], 'S', {}, sem, { tail: edge(np) });
}

/** "there may be two players" */
function supposedToExist(t: Sign, a: Sign, n: Sign | undefined, v: Sign, np: Sign): Sign | undefined {
  if (a.f.kind !== 'modal' || v.f.form !== 'base' || (v.sem as Clause).verb !== 'be') return undefined;
  const at = claim({ at: claim({}, 'verb', t, v) }, 'modality', a, ...(n === undefined ? [] : [n]));
  const sem: Clause = {
    kind: 'clause',
    verb: 'exist',
    actor: np.sem as Term,
    modality: word(a),
    ...(n === undefined ? {} : { negated: true }),
    at,
  };
  return over([t, a, v, np], 'S', {}, sem, { tail: edge(np) });
}
