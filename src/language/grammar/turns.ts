import type { Rule, Sign } from '../chart/chart.js';
import type {
  Clause,
  Condition,
  Many,
  Node,
  Quality,
  Relation,
  Statement,
  Term,
  Thing,
} from '../frames/frame.js';
import { agrees, finite, thing } from './agreement.js';
import { fits } from './attachment.js';
import {
  adverbOf,
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
  withRelation,
  word,
} from './build.js';
import { toDo } from './nouns.js';
import { eachOfHead } from './relatives.js';

/** Turns of phrase: of nouns with several clauses, of comparisons, of adverbs made of nouns. */

/** "creature by creature" */
function oneByOne(a: Sign, p: Sign, b: Sign): Sign | undefined {
  const [one, other] = [thing(a), thing(b)];
  const bare = [one, other].every(
    (t) =>
      t.kind === 'thing' &&
      !t.many &&
      Object.keys(t).every((k) => ['kind', 'noun', 'sort', 'many', 'at'].includes(k)),
  );
  if (word(p) !== 'by' || !bare || one.noun !== other.noun) return undefined;
  return adverbOf(`${one.noun} by ${one.noun}`, { kind: 'manner' }, a, p, b);
}

export const turnRules: readonly Rule[] = [
  rule('one by one', 'NB P NB', oneByOne),
  rule('all at the same time', 'COMMA w:all ADV', (k, w, a) =>
    ['simultaneously', 'together', 'separately'].includes(word(a))
      ? over([w, a], 'ADV', a.f, {
          kind: 'word',
          word: word(a),
          at: claim({}, 'adverbs', k, w, a),
        } as unknown as Node)
      : undefined,
  ),
  rule('only once', 'FOCUSADV ADV', (f, a) => {
    if (a.f.kind !== 'count' || !['only', 'just'].includes(word(f))) return undefined;
    return adverbOf(`only ${word(a)}`, a.f, f, a);
  }),
  rule('right before that', 'w:right PP', (w, pp) =>
    ['before', 'after'].includes(pp.f.prep ?? '')
      ? over([w, pp], 'PP', pp.f, change(pp.sem as Relation, { adverbs: ['immediately'] }, 'adverbs', w), {
          tail: pp.tail ?? [],
        })
      : undefined,
  ),
  rule('right before it does', 'w:right COND', (w, c) =>
    ['before', 'after'].includes((c.sem as Condition).word)
      ? over([w, c], 'COND', c.f, change(c.sem as Condition, { adverbs: ['immediately'] }, 'adverbs', w), {
          tail: c.tail ?? [],
        })
      : undefined,
  ),
  rule('those excepted', 'NP ADJW', (np, a) =>
    word(a) === 'excepted'
      ? over(
          [np, a],
          'PP',
          { prep: 'except', osort: np.f.sort ?? '' },
          {
            kind: 'relation',
            preposition: 'except',
            term: np.sem as Term,
            at: claim({}, 'preposition', a),
          },
        )
      : undefined,
  ),
  rule('noun with two clauses joined', 'NB REL CONJ REL', (nb, a, c, b) => twoClauses(nb, a, b, c)),
  rule(
    'noun with two clauses, the second after a comma',
    'NB REL COMMA CONJ REL COMMA',
    (nb, a, k, c, b, l) => twoClauses(nb, a, b, k, l, c),
  ),
  rule('noun with examples and a clause', 'NB COMMA PP COMMA REL', (nb, k, pp, l, rel) => {
    if (pp.f.prep !== 'such as' || rel.f.who === '') return undefined;
    const r = pp.sem as Relation;
    const sem = eachThing(nb.sem, (t) => ({
      ...change(t, { which: [...(t.which ?? []), rel.sem as Statement] }, 'which', k, l),
      relations: [...(t.relations ?? []), r],
    }));
    return sem && over([nb, rel], 'NB', nb.f, sem, { tail: edge(rel) });
  }),
  rule('one of these, who is so', 'NP COMMA REL', (np, k, rel) => {
    const t = thing(np);
    const one = t.kind === 'thing' && t.noun === '' && t.among !== undefined && t.which === undefined;
    if (
      !one ||
      !['who', 'which'].includes(rel.f.who ?? '') ||
      (rel.f.who === 'who' && np.f.sort !== 'player')
    )
      return undefined;
    if (rel.f.num !== undefined && rel.f.num !== '' && np.f.num !== undefined && rel.f.num !== np.f.num)
      return undefined;
    const sem = change({ ...t, which: [rel.sem as Statement] }, {}, 'which', k);
    return over([np, rel], 'NP', np.f, sem, { tail: edge(rel) });
  }),
  rule('each of them done', 'DET w:of PRON VP', (d, of, p, vp) =>
    word(d) === 'each' &&
    p.f.word === 'they' &&
    ['pass', 'ing'].includes(vp.f.form ?? '') &&
    vp.f.gap === undefined
      ? over([d, vp], 'REL', { who: 'which' }, fill(vp.sem, eachOfHead(d, of, p)), { tail: edge(vp) })
      : undefined,
  ),
  rule('has as its target something', 'V/o PP NP', (v, pp, np) => {
    const c = v.sem as Clause;
    const role = (pp.sem as Relation).term as Thing;
    const its =
      pp.f.prep === 'as' &&
      role.noun === 'target' &&
      (role.owner as { to?: string } | undefined)?.to === 'it';
    if (
      !its ||
      c.kind !== 'clause' ||
      c.verb !== 'have' ||
      v.f.rest !== '' ||
      np.f.case === 'n' ||
      np.f.pron === 'y'
    )
      return undefined;
    const at = [
      ...(c.at ?? []),
      ...(pp.sem.at ?? []),
      ...(role.at ?? []),
      ...((role.owner as Term).at ?? []),
    ].map(([, t]) => ['verb', t] as const);
    const { need: _, rest: __, ...f } = v.f;
    return over([v, np], 'VP', f, { ...c, verb: 'target', object: np.sem as Term, at }, { tail: edge(np) });
  }),
  rule('as many as before', 'QB w:as P', (qb, w, p) => {
    const q = thing(qb).quantity;
    if (
      word(p) !== 'before' ||
      !['as many', 'the same number of'].includes(q?.word ?? '') ||
      (qb.tail ?? []).length > 0
    )
      return undefined;
    return over([qb, w, p], 'QB', qb.f, {
      ...thing(qb),
      quantity: { word: 'as many as before', at: claim(q ?? {}, 'word', w, p) },
    });
  }),
  rule('as much as is needed', 'QB w:as VP', (qb, w, vp) => {
    const q = thing(qb).quantity;
    if (
      !['as many', 'as much'].includes(q?.word ?? '') ||
      vp.f.form !== 's' ||
      (vp.sem as Clause).verb !== 'be'
    )
      return undefined;
    if ((qb.tail ?? []).length > 0 || vp.f.gap !== undefined) return undefined;
    const sem: Thing = {
      ...thing(qb),
      quantity: { word: `${q?.word} as`, at: claim(q ?? {}, 'word', w) },
      which: [fill(vp.sem as Statement, HEAD)],
    };
    return over([qb, w, vp], 'QB', qb.f, sem, { tail: edge(vp) });
  }),
  rule('the job of doing', 'NB w:of VP', (nb, of, vp) =>
    vp.f.form === 'ing' && vp.f.gap === undefined && doing.has(thing(nb).noun)
      ? toDo(nb, vp, vp.sem, of)
      : undefined,
  ),
  rule('whatever parts do', 'DET NB VP', (d, nb, vp) => {
    const t = thing(nb);
    if (
      !['whatever', 'whichever'].includes(word(d)) ||
      !finite(vp.f.form) ||
      vp.f.gap !== undefined ||
      t.kind !== 'thing'
    )
      return undefined;
    if (nb.f.num === 'pl' ? vp.f.form === 's' : ['p', 'base', 'pastp'].includes(vp.f.form ?? ''))
      return undefined;
    const sem = change(
      { ...t, determiner: 'any', which: [...(t.which ?? []), fill(vp.sem as Statement, HEAD)] },
      {},
      'determiner',
      d,
    );
    return over([d, nb, vp], 'NP', { num: nb.f.num, sort: nb.f.sort, det: 'y' }, sem, { tail: edge(vp) });
  }),
  rule('that it be so', 'V/that w:that NP VP', (v, w, np, vp) => {
    const c = v.sem as Clause;
    if (
      vp.f.form !== 'base' ||
      !advising.has(c.verb) ||
      agrees(np, vp) ||
      np.f.case === 'a' ||
      vp.f.gap !== undefined
    )
      return undefined;
    const sem = each(v.sem, (x) => change(x, { what: fill(vp.sem as Statement, np.sem) }, 'verb', w));
    const { need: _, rest: __, ...f } = v.f;
    return sem && over([v, np, vp], 'VP', f, sem, { tail: edge(vp) });
  }),
  rule('these after that do', 'NP PP VP', (np, pp, vp) => {
    const { term } = pp.sem as Relation;
    if (
      pp.f.prep !== 'after' ||
      (term as { to?: string }).to !== 'that' ||
      !finite(vp.f.form) ||
      vp.f.gap !== undefined
    )
      return undefined;
    const sem = agrees(np, vp) ? withRelation(vp.sem, pp.sem as Relation) : undefined;
    return sem && over([np, pp, vp], 'S', {}, fill(sem, np.sem), { tail: edge(vp).slice(0, -1) });
  }),
  rule('designated that', 'VP NP', (vp, np) => {
    const c = vp.sem as Clause;
    if (c.kind !== 'clause' || c.verb !== 'designate' || vp.f.passive !== 'y' || vp.f.gap !== undefined)
      return undefined;
    if (
      np.f.det !== 'y' ||
      (c.relations ?? c.conditions ?? c.adverbs) !== undefined ||
      np.f.sort === 'time' ||
      thing(np).kind !== 'thing'
    )
      return undefined;
    const as = withRelation(c, { kind: 'relation', preposition: 'as', term: np.sem as Term });
    return as && over([vp, np], 'VP', vp.f, as, { tail: edge(np) });
  }),
  rule('so much smaller', 'QB AP', (qb, a) => {
    const q = a.sem as Quality;
    const t = thing(qb);
    if (
      !comparing.has(q.word) ||
      q.quantity !== undefined ||
      t.kind !== 'thing' ||
      t.quantity?.is === undefined
    )
      return undefined;
    if ((qb.tail ?? []).length > 0) return undefined;
    const much: Relation = { kind: 'relation', preposition: 'by', term: t };
    return over([qb, a], 'PRED', {}, { ...q, relations: [...(q.relations ?? []), much] }, { tail: edge(a) });
  }),
  rule('what is said of two doings', 'VP VP', (a, vp) => {
    const m = a.sem as Many;
    if (a.f.form !== 'ing' || a.f.gap !== undefined || m.kind !== 'many' || m.by !== 'and') return undefined;
    if (!['p', 'base'].includes(vp.f.form ?? '') || vp.f.gap !== undefined) return undefined;
    if ((vp.sem as Clause).kind !== 'clause' || (vp.f.form === 'base') === ((vp.sem as Clause).verb === 'be'))
      return undefined;
    return over([a, vp], 'S', {}, fill(vp.sem, fill(a.sem, { kind: 'reference', to: 'anyone' })));
  }),
  rule('the range is as follows: so much for these, so much for those', 'S COLON MUCHFOR', (s, k, much) => {
    const c = s.sem as Clause;
    const follows = c.kind === 'clause' && (c.adverbs ?? []).includes('as follows') && c.verb === 'limit';
    if (!follows || s.f.gap !== undefined || s.f.joined !== undefined || (much.sem as Many).kind !== 'many')
      return undefined;
    const left = (c.adverbs ?? []).filter((x) => x !== 'as follows');
    const { adverbs: _, ...rest } = c;
    const items = ((much.sem as Many).items as Relation[]).map(
      (r, i): Clause => ({
        ...rest,
        ...(left.length > 0 ? { adverbs: left } : {}),
        relations: [
          ...(c.relations ?? []),
          { kind: 'relation', preposition: 'to', term: r.measure as Term, at: [] },
          { kind: 'relation', preposition: 'for', term: r.term, at: r.at ?? [] },
        ],
        at: i === 0 ? (c.at ?? []) : [],
      }),
    );
    return over(
      [s, much],
      'S',
      { joined: 'y' },
      many('and', items, claim({ at: (much.sem as Many).at ?? [] }, 'by', k)),
      { tail: [] },
    );
  }),
  rule('so much for these', 'NUM PP', (n, pp) =>
    pp.f.prep === 'for'
      ? over(
          [n, pp],
          'MUCHFOR',
          {},
          { ...(pp.sem as Relation), measure: { kind: 'measure', quantity: n.sem } as Term },
        )
      : undefined,
  ),
  rule('so much for these, so much for those', 'MUCHFOR COMMA MUCHFOR', (a, k, b) => muchFor(a, b, k)),
  rule('so much for these and so much for those', 'MUCHFOR CONJ MUCHFOR', (a, c, b) =>
    word(c) === 'and' ? muchFor(a, b, c) : undefined,
  ),
];

const muchFor = (a: Sign, b: Sign, ...by: Sign[]): Sign | undefined =>
  (a.sem as Many).kind === 'many' || (b.sem as Many).kind === 'many'
    ? undefined
    : over([a, b], 'MUCHFOR', {}, many('and', [a.sem, b.sem], claim({}, 'by', ...by)));

const doing = new Set('job task way means cost chance right purpose method duty'.split(' '));
const advising = new Set('recommend require suggest propose ask advise'.split(' '));
const comparing = new Set(
  'smaller larger fewer greater less more higher lower shorter longer farther'.split(' '),
);

/** "that a player controlled and that aren't cards" */
function twoClauses(nb: Sign, a: Sign, b: Sign, ...words: Sign[]): Sign | undefined {
  const by = word(words.at(-1) as Sign);
  const open = (r: Sign): boolean => ['that', 'who', 'which'].includes(r.f.who ?? '');
  if (!open(a) || !open(b) || !['and', 'but'].includes(by)) return undefined;
  // "a card that a player who left owns and that is put there": what is put there is the card.
  if (a.f.who === 'who' && b.f.who !== 'who') return undefined;
  for (const r of [a, b]) {
    if (r.f.num !== undefined && r.f.num !== '' && nb.f.num !== undefined && r.f.num !== nb.f.num)
      return undefined;
    if (r.f.who === 'who' && nb.f.sort !== 'player') return undefined;
    // "objects on the stack that are no cards and that a player controls": the objects are.
    if (!fits(nb.f.sort ?? '', r.sem as Statement)) return undefined;
  }
  const sem = eachThing(nb.sem, (t) =>
    t.kind === 'thing'
      ? change(t, { which: [...(t.which ?? []), a.sem as Statement, b.sem as Statement] }, 'which', ...words)
      : undefined,
  );
  return sem && over([nb, a, b], 'NB', nb.f, sem, { tail: words.length > 1 ? [] : edge(b) });
}
