// Long because it is a list: one entry for each construction.
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
import { farFrom, verbAccepts } from './attachment.js';
import {
  change,
  claim,
  each,
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
import { contrastable } from './nominal.js';
import { auxiliary } from './predicate.js';

/** True where the subject and the predicate agree in number. */
function agrees(np: Sign, vp: Sign): boolean {
  const form = vp.f.form;
  const num = np.f.num;
  if (np.f.case === 'a' || np.f.gerund === 'y' || np.f.bare === 'y') return false;
  if (form === 'fin' || form === 'past')
    return !(form === 'past' && (vp.sem as Clause).verb === 'be' && num === 'pl');
  if (form === 's') return num !== 'pl';
  if (form === 'base' || form === 'p' || form === 'pastp') {
    if (form === 'base' && (vp.sem as Clause).verb === 'be') return false;
    return num !== 'sg' || np.f.sort === 'group';
  }
  return false;
}

const finite = (form: string | undefined): boolean =>
  ['fin', 's', 'p', 'base', 'past', 'pastp'].includes(form ?? '');

function adverbial(s: Sign, other: readonly Sign[], sem: Statement | undefined): Sign | undefined {
  return sem === undefined
    ? undefined
    : over([...other, s], 'S', { ...s.f, left: 'y' }, sem, {
        tail: s.tail as readonly string[],
        // A condition of its own before the second clause: the first one belongs to the first.
        marks: [(s.f.joined === 'semi' || s.f.each === 'y') && 'wide'],
      });
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

export const clauseRules: readonly Rule[] = [
  rule('clause', 'NP VP', (np, vp) => {
    if (!finite(vp.f.form) || np.f.wh === 'y' || vp.f.asked === 'y' || !agrees(np, vp)) return undefined;
    return over([np, vp], 'S', { gap: vp.f.gap }, fill(vp.sem, np.sem), {
      tail: edge(vp).slice(0, -1),
      marks: [vp.lead === true && (np.tail ?? []).includes('c') && 'far'],
    });
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
    if (!finite(vp.f.form) || !agrees(np, vp) || vp.f.gap !== undefined) return undefined;
    const x = c.sem as Condition;
    const sem = withCondition(vp.sem, { ...x, at: claim(x, 'word', k, l) });
    return sem === undefined
      ? undefined
      : over([np, vp], 'S', {}, fill(sem, np.sem), {
          tail: edge(vp).slice(0, -1),
          marks: [...(c.marks ?? [])],
        });
  }),
  rule('clause with a phrase after its subject', 'NP COMMA PP COMMA VP', (np, k, pp, l, vp) => {
    if (!finite(vp.f.form) || !agrees(np, vp) || vp.f.gap !== undefined) return undefined;
    const r = pp.sem as Relation;
    const sem = withRelation(vp.sem, { ...r, at: claim(r, 'preposition', k, l) });
    return sem === undefined
      ? undefined
      : over([np, vp], 'S', {}, fill(sem, np.sem), { tail: edge(vp).slice(0, -1) });
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
  rule('then another', 'S COMMA CONJ NP COMMA ELL', (s, k, c, np, l, e) =>
    word(c) === 'then' && word(e) === 'and so on' && s.f.gap === undefined && s.f.joined === undefined
      ? over(
          [s, np],
          'S',
          { joined: 'y', left: s.f.left },
          many(
            'then',
            [
              s.sem,
              { kind: 'clause', verb: 'so', actor: np.sem as Term },
              { kind: 'clause', verb: 'and so on', at: claim({}, 'verb', e) },
            ],
            claim({}, 'by', k, c, l),
          ),
          { tail: [] },
        )
      : undefined,
  ),
  rule('and so on until', 'S COMMA ELL COND', (s, k, e, c) =>
    word(e) === 'and so on' && s.f.gap === undefined
      ? over(
          [s, c],
          'S',
          { joined: 'y', left: s.f.left },
          many(
            'and',
            [
              s.sem,
              {
                kind: 'clause',
                verb: 'and so on',
                conditions: [c.sem as Condition],
                at: claim({}, 'verb', k, e),
              },
            ],
            [],
          ),
          { tail: edge(c) },
        )
      : undefined,
  ),
  rule('whichever is appropriate', 'S COMMA ELL', (s, k, e) =>
    s.f.joined === 'y' && word(e) === 'whichever is appropriate'
      ? over(
          [s],
          'S',
          { ...s.f, joined: 'all' },
          withAdverb(s.sem, word(e), {
            ...e,
            sem: { ...e.sem, at: [...((e.sem as Clause).at ?? []), ...((k.sem as Clause).at ?? [])] } as Node,
          }),
          { tail: [] },
        )
      : undefined,
  ),
  rule('there is not', 'w:there V/is NOT NP', (t, v, n, np) => existential(t, v, n, np)),
  // Adverbials before the clause.
  rule('condition first', 'COND COMMA S', (c, k, s) => {
    const sign = adverbial(
      s,
      [c, k],
      withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k) }),
    );
    // "if …, then …": the word belongs to the condition.
    const then = ((s.sem as Clause).adverbs ?? []).includes('then');
    return sign !== undefined && then ? { ...sign, marks: [...(sign.marks ?? []), 'then'] } : sign;
  }),
  // A comma that is left out is worse than none: every other reading comes first.
  rule('condition first without a comma', 'COND S', (c, s) => {
    if (s.f.left === 'y' || s.f.gap !== undefined) return undefined;
    const sign = adverbial(s, [c], withCondition(s.sem, c.sem as Condition));
    return sign && { ...sign, marks: [...(sign.marks ?? []), 'no comma'] };
  }),
  rule('condition before an instruction, without a comma', 'COND IMP', (c, s) => {
    const sign = imperative(s, [c], withCondition(s.sem, c.sem as Condition));
    return sign && { ...sign, marks: [...(sign.marks ?? []), 'no comma'] };
  }),
  rule('condition first, then', 'COND COMMA ADV S', (c, k, a, s) =>
    word(a) === 'then' && ['if', 'when', 'unless'].includes((c.sem as Condition).word)
      ? adverbial(
          s,
          [c, k],
          withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k, a) }),
        )
      : undefined,
  ),
  rule('phrase first', 'PP COMMA S', (p, k, s) =>
    p.f.prep === 'of' || p.f.prep === 'than' || p.f.prep === 'such as'
      ? undefined
      : adverbial(
          s,
          [p, k],
          withRelation(s.sem, { ...(p.sem as Relation), at: claim(p.sem as Relation, 'preposition', k) }),
        ),
  ),
  rule('phrase first without a comma', 'PP S', (p, s) =>
    ((s.sem as Clause).verb === 'exist' && p.f.prep !== 'of' && verbAccepts(p) && s.f.left === undefined) ||
    (['at', 'during', 'in', 'as', 'after', 'for', 'before'].includes(p.f.prep ?? '') &&
      p.f.gerund !== 'y' &&
      s.f.left === undefined)
      ? adverbial(s, [p], withRelation(s.sem, p.sem as Relation))
      : undefined,
  ),
  rule('time first', 'NP COMMA S', (np, k, s) => {
    const t = np.sem as Thing;
    if (t.kind !== 'thing' || t.sort !== 'time') return undefined;
    return adverbial(
      s,
      [np, k],
      withRelation(s.sem, { kind: 'relation', preposition: '', term: t, at: claim({}, 'preposition', k) }),
    );
  }),
  rule('adverb first', 'ADV COMMA S', (a, k, s) =>
    a.f.kind === 'count' ? undefined : adverbial(s, [a, k], sequenced(s.sem, a, [k])),
  ),
  rule('adverb first without a comma', 'ADV S', (a, s) =>
    a.f.kind === 'count' ? undefined : adverbial(s, [a], sequenced(s.sem, a, [])),
  ),
  rule('short condition first', 'ELL COMMA S', (e, k, s) =>
    adverbial(
      s,
      [e, k],
      withAdverb(s.sem, word(e), {
        ...e,
        sem: { ...e.sem, at: [...((e.sem as Clause).at ?? []), ...((k.sem as Clause).at ?? [])] } as Node,
      }),
    ),
  ),
  rule('purpose first', 'INF COMMA S', (i, k, s) =>
    adverbial(
      s,
      [i, k],
      withCondition(s.sem, {
        kind: 'condition',
        word: 'to',
        clause: fill(i.sem as Statement, SAME),
        at: claim({}, 'word', k),
      }),
    ),
  ),
  rule(
    'instruction',
    'VP',
    (vp) => {
      if (vp.f.form !== 'base' || vp.f.gap !== undefined) return undefined;
      const sem = each(vp.sem, (c) =>
        c.actor !== undefined && (c.actor as { to?: string }).to === 'hole'
          ? { ...without(c), order: true }
          : undefined,
      );
      return sem === undefined
        ? undefined
        : over([vp], 'IMP', {}, fill(sem, { kind: 'reference', to: 'you' }), { tail: edge(vp) });
    },
    'IMP',
  ),
  rule('condition before an instruction', 'COND COMMA IMP', (c, k, s) =>
    imperative(
      s,
      [c, k],
      withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k) }),
    ),
  ),
  rule('phrase before an instruction', 'PP COMMA IMP', (p, k, s) =>
    p.f.prep === 'of'
      ? undefined
      : imperative(
          s,
          [p, k],
          withRelation(s.sem, { ...(p.sem as Relation), at: claim(p.sem as Relation, 'preposition', k) }),
        ),
  ),
  rule('purpose before an instruction', 'INF COMMA IMP', (i, k, s) =>
    imperative(
      s,
      [i, k],
      withCondition(s.sem, {
        kind: 'condition',
        word: 'to',
        clause: fill(i.sem as Statement, SAME),
        at: claim({}, 'word', k),
      }),
    ),
  ),
  rule('adverb before an instruction', 'ADV COMMA IMP', (a, k, s) =>
    imperative(s, [a, k], sequenced(s.sem, a, [k])),
  ),
  // Joined clauses.
  rule('clauses joined', 'S COMMA CONJ S', (a, k, c, b) => joinedClauses(a, c, [k], b)),
  rule('clauses joined without a comma', 'S CONJ S', (a, c, b) => joinedClauses(a, c, [], b)),
  rule('one clause after another', 'S COMMA S', (a, k, b) =>
    leading(b)
      ? over(
          [a, k, b],
          'S',
          { joined: 'y', gap: a.f.gap ?? b.f.gap },
          many('then', [a.sem, unled(b.sem)], claim({}, 'by', k)),
          { tail: b.tail as readonly string[], marks: [a.f.left === 'y' && 'narrow'] },
        )
      : undefined,
  ),
  rule('clauses in a list', 'S COMMA SLIST', (a, k, b) => {
    if (a.f.joined === 'y' || a.f.gap !== undefined) return undefined;
    const m = b.sem as Many;
    return over(
      [a, k, b],
      'S',
      { joined: 'y', left: a.f.left, comma: 'y' },
      many(m.by, [a.sem, ...(m.items as Node[])], claim({ at: m.at ?? [] }, 'by', k)),
      { tail: b.tail as readonly string[], marks: [a.f.left === 'y' && 'narrow'] },
    );
  }),
  rule('end of a list of clauses', 'S COMMA CONJ S', (a, k, c, b) => {
    if (a.f.gap !== undefined || b.f.gap !== undefined) return undefined;
    if (a.f.joined !== undefined || b.f.joined !== undefined || (word(c) !== 'and' && word(c) !== 'or'))
      return undefined;
    return over([a, k, c, b], 'SLIST', {}, many(word(c), [a.sem, b.sem], claim({}, 'by', k, c)), {
      tail: b.tail as readonly string[],
    });
  }),
  rule('clauses beside each other', 'S SEMI S', (a, k, b) =>
    a.f.gap === undefined && b.f.gap === undefined
      ? over([a, k, b], 'S', { joined: 'semi' }, many('and', [a.sem, b.sem], claim({}, 'by', k)), {
          tail: b.tail as readonly string[],
        })
      : undefined,
  ),
  rule('clause and not another subject', 'S CONJ NOTNP', (s, k, n) =>
    word(k) === 'and' ? setAgainst(s, k, n) : undefined,
  ),
  rule('clause, not another subject', 'S COMMA NOTNP', (s, k, n) => setAgainst(s, k, n)),
  rule('condition after joined clauses', 'S COMMA COND', (s, k, c) =>
    s.f.joined === 'y'
      ? over(
          [s, k, c],
          'S',
          s.f,
          withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k) }),
        )
      : undefined,
  ),
];

/** "teams do, not players". */
function setAgainst(s: Sign, k: Sign, n: Sign): Sign | undefined {
  const c = s.sem as Clause;
  if (c.kind !== 'clause' || c.actor?.kind !== 'thing' || !contrastable(c.actor.sort, n.f.sort))
    return undefined;
  const { focus: _, ...term } = n.sem as Thing;
  const instead: Relation = {
    kind: 'relation',
    preposition: 'rather than',
    term: term as Thing,
    at: claim({}, 'preposition', k),
  };
  return over([s, k, n], 'S', s.f, withRelation(c, instead), { tail: edge(n) });
}

/** "may a player do", "are markers removed": the helping verb before the subject. */
function inverted(a: Sign, np: Sign, vp: Sign): Sign | undefined {
  if (vp.f.gap !== undefined || np.f.wh === 'y') return undefined;
  const whole = auxiliary(a, undefined, vp);
  if (whole === undefined || !finite(whole.f.form) || !agrees(np, whole)) return undefined;
  return over([np, whole], 'S', {}, fill(whole.sem, np.sem), { tail: edge(vp).slice(0, -1) });
}

/** "it is teams that take turns": the relative clause with what it is said of. */
function cleft(rel: Statement, said: Node, ...words: Sign[]): Statement | undefined {
  const put = (node: unknown): unknown => {
    if (node === null || typeof node !== 'object') return node;
    if (Array.isArray(node)) return node.map(put);
    if ((node as { to?: string }).to === 'head') return said;
    return Object.fromEntries(
      Object.entries(node).map(([slot, value]) => [
        slot,
        slot === 'at' || slot === 'which' ? value : put(value),
      ]),
    );
  };
  return each(put(rel) as Node, (c) => change(c, {}, 'verb', ...words));
}

/** True of a subject that a relative clause can have without "that": one with a determiner, an owner, or a pronoun. */
function definite(subject: Term | undefined): boolean {
  if (subject?.kind === 'many') return subject.items.every((item) => definite(item as Term));
  if (subject?.kind !== 'thing') return true;
  return (subject.determiner ?? subject.owner ?? subject.quantity ?? subject.among) !== undefined;
}

function without(c: Clause): Clause {
  const { actor: _, ...rest } = c;
  return rest;
}

/** "first …, then …": what has an order says so itself. */
function leading(s: Sign): boolean {
  const first = (s.sem as Many).kind === 'many' ? ((s.sem as Many).items[0] as Clause) : (s.sem as Clause);
  return first?.adverbs?.includes('then') === true;
}

/** "then" says nothing beside the order of what follows one another. */
function unled(sem: Node): Node {
  if ((sem as Many).kind === 'many')
    return {
      ...(sem as Many),
      items: (sem as Many).items.map((item) => unled(item as Node)) as Many['items'],
    };
  const c = sem as Clause;
  const { adverbs, ...rest } = c;
  const left = (adverbs ?? []).filter((a) => a !== 'then');
  return left.length > 0 ? { ...rest, adverbs: left } : rest;
}

function sequenced(sem: Node, a: Sign, claims: readonly Sign[]): Statement | undefined {
  const m = sem as Many;
  if (m.kind === 'many' && m.by === 'then' && word(a) === 'first') {
    const head = sequenced(m.items[0] as Node, a, claims);
    return head === undefined ? undefined : { ...m, items: [head, ...m.items.slice(1)] };
  }
  return each(sem, (c) =>
    change(c, { adverbs: [...(c.adverbs ?? []), word(a)].sort() }, 'adverbs', a, ...claims),
  );
}

function imperative(s: Sign, other: readonly Sign[], sem: Statement | undefined): Sign | undefined {
  return sem === undefined
    ? undefined
    : over([...other, s], 'IMP', s.f, sem, { tail: s.tail as readonly string[] });
}

function joinedClauses(a: Sign, c: Sign, commas: readonly Sign[], b: Sign): Sign | undefined {
  const w = word(c);
  if (w === 'nor' || w === 'and/or') return undefined;
  if (a.f.gap !== b.f.gap || b.f.joined === 'all') return undefined;
  if (a.f.joined === 'y' && w !== 'but' && (a.sem as Many).by === (w === 'and then' ? 'then' : w))
    return undefined;
  const by = w === 'but' ? 'and' : w === 'and then' ? 'then' : w;
  return over(
    [a, c, b],
    'S',
    {
      joined: 'y',
      gap: a.f.gap,
      left: a.f.left,
      ...(commas.length > 0 ? { comma: 'y' } : {}),
      ...(b.f.left === 'y' ? { each: 'y' } : {}),
    },
    many(by, [a.sem, b.sem], claim({}, 'by', ...commas, c)),
    {
      tail: b.tail as readonly string[],
      marks: [
        a.f.left === 'y' && b.f.left !== 'y' && 'narrow',
        commas.length === 0 && (a.tail ?? []).includes('c') && 'far',
      ],
    },
  );
}

function existentialWith(s: Sign | undefined, np: Sign, pp: Sign): Sign | undefined {
  if (s === undefined || pp.f.prep === 'of' || !verbAccepts(pp)) return undefined;
  return over([s, pp], 'S', s.f, withRelation(s.sem, pp.sem as Relation), {
    tail: edge(pp),
    marks: [farFrom(edge(np), pp) && 'far'],
  });
}

function existential(t: Sign, v: Sign, n: Sign | undefined, np: Sign): Sign | undefined {
  if (!finite(v.f.form)) return undefined;
  if ((v.f.form === 's' && np.f.num === 'pl') || (v.f.form === 'p' && np.f.num === 'sg')) return undefined;
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

/** "rather than doing" after a condition stands against the main clause. */
const contrasted = (sem: Node): boolean =>
  (sem as Many).kind === 'many'
    ? (sem as Many).items.some((i) => contrasted(i as Node))
    : ((sem as Clause).relations ?? []).some(
        (r) => r.preposition === 'rather than' && (r.term as Clause).kind === 'clause',
      );

/** Relative clauses, embedded questions, conditions, phrases with prepositions. */
export const subordinateRules: readonly Rule[] = [
  rule('who does', 'WHREL VP', (w, vp) => {
    if (!finite(vp.f.form) || vp.f.gap !== undefined || vp.f.asked === 'y') return undefined;
    const sem = each(fill(vp.sem, HEAD), (c) => change(c, {}, 'actor', w));
    const form = vp.f.form;
    const num = form === 's' ? 'sg' : form === 'p' || form === 'pastp' || form === 'base' ? 'pl' : '';
    return sem === undefined
      ? undefined
      : over([w, vp], 'REL', { who: w.f.who, num }, sem, { tail: edge(vp) });
  }),
  rule('that it does', 'WHREL S', (w, s) => {
    if (s.f.gap === undefined) return undefined;
    const sem = each(s.sem, (c) => change(c, {}, 'object', w));
    return sem === undefined ? undefined : over([w, s], 'REL', { who: w.f.who }, sem, { tail: edge(s) });
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
  rule('in which it does', 'P w:which S', (p, w, s) => {
    if (s.f.gap !== undefined) return undefined;
    const sem = withRelation(s.sem, {
      kind: 'relation',
      preposition: word(p),
      term: HEAD,
      at: claim({}, 'preposition', p, w),
    });
    return sem === undefined ? undefined : over([p, w, s], 'REL', { who: 'which' }, sem, { tail: edge(s) });
  }),
  rule(
    'doing',
    'VP',
    (vp) => {
      if (
        (vp.f.form !== 'ing' && vp.f.form !== 'pass') ||
        vp.f.gap !== undefined ||
        vp.f.joined === 'y' ||
        vp.f.asked === 'y'
      )
        return undefined;
      const sem = fill(vp.sem, HEAD);
      const c = sem as Clause;
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
      (a.sem as Quality).relations === undefined && (a.sem as Quality).what === undefined
        ? undefined
        : over(
            [a],
            'REL',
            { who: '' },
            { kind: 'clause', verb: 'be', actor: HEAD, is: a.sem as Quality, at: [] },
            { tail: a.tail as readonly string[] },
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
  rule('whose it is', 'w:whose NB VP', (w, nb, vp) => {
    if (!finite(vp.f.form) || vp.f.gap !== undefined) return undefined;
    const owner: Thing = change(nb.sem as Thing, { owner: HEAD }, 'owner', w);
    return over([w, nb, vp], 'REL', { who: 'who' }, fill(vp.sem, owner), { tail: edge(vp) });
  }),
  rule('whose turn it is', 'w:whose NB NP V/is', (w, nb, np, v) => {
    const owner: Thing = change(nb.sem as Thing, { owner: HEAD }, 'owner', w);
    if ((np.sem as { to?: string }).to !== 'it' || v.f.form !== 's') return undefined;
    return over([w, nb, np, v], 'REL', { who: 'who' }, { ...fill(v.sem as Clause, np.sem), is: owner }, {});
  }),
  rule('who', 'w:who', (w) => over([w], 'WHREL', { who: 'who' }, w.sem), 'WHREL'),
  rule('that', 'w:that', (w) => over([w], 'WHREL', { who: 'that' }, w.sem), 'WHREL'),
  rule('which', 'w:which', (w) => over([w], 'WHREL', { who: 'which' }, w.sem), 'WHREL'),
  rule('when it does', 'TIME S', (t, s) =>
    s.f.gap === undefined
      ? over(
          [t, s],
          'NP',
          { num: 'sg', sort: 'time', det: 'y' },
          change(t.sem as Thing, { which: [s.sem as Statement] }),
          { tail: edge(s) },
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
          { tail: edge(s) },
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
    s.f.gap === undefined && s.f.joined !== 'semi'
      ? over([w, s], 'COND', s.f.comma === 'y' ? { comma: 'y' } : {}, condition(word(w), s.sem, [w]), {
          tail: edge(s),
          marks: [s.f.left === 'y' && 'narrow', ...(contrasted(s.sem) ? ['far', 'narrow'] : [])],
        })
      : undefined,
  ),
  rule('condition and that', 'SUB w:that S', (w, t, s) =>
    word(w) === 'such that' || word(w) === 'except that'
      ? over([w, t, s], 'COND', {}, condition(word(w), s.sem, [w, t]))
      : undefined,
  ),
  rule('should it do', 'AUX NP VP', (a, np, vp) => {
    if (word(a) !== 'should' || a.f.kind !== 'modal' || vp.f.form !== 'base' || vp.f.gap !== undefined)
      return undefined;
    if (np.f.case === 'a' || np.f.wh === 'y') return undefined;
    return over([a, np, vp], 'COND', {}, condition('if', fill(vp.sem, np.sem), [a]), { tail: edge(vp) });
  }),
  rule('condition with a focus', 'FOCUSADV COND', (f, c) =>
    over([f, c], 'COND', c.f, change(c.sem as Condition, { focus: [word(f)] }, 'focus', f)),
  ),
  rule('condition with an adverb', 'ADV COND', (a, c) =>
    ['immediately', 'directly'].includes(word(a))
      ? over([a, c], 'COND', {}, change(c.sem as Condition, { adverbs: [word(a)] }, 'adverbs', a))
      : undefined,
  ),
  rule('while doing', 'SUB VP', (w, vp) => {
    if (vp.f.gap !== undefined || vp.f.asked === 'y' || (vp.f.form !== 'ing' && vp.f.form !== 'pass'))
      return undefined;
    if (!['while', 'when', 'before', 'after', 'until', 'if', 'unless', 'rather than', 'as'].includes(word(w)))
      return undefined;
    return over([w, vp], 'COND', {}, condition(word(w), fill(vp.sem, SAME), [w]), { tail: edge(vp) });
  }),
  rule('for somebody to do', 'P NP INF', (p, np, i) =>
    word(p) === 'for' && np.f.case !== 'n' && (i.f.gap === undefined || i.f.gap === 'p')
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
  // Phrases with prepositions.
  rule('preposition', 'P NP', (p, np) =>
    np.f.case === 'n' || np.f.gerund === 'y' || np.f.wh === 'y'
      ? undefined
      : over(
          [p, np],
          'PP',
          { prep: word(p), osort: np.f.bare === 'y' ? 'measure' : (np.f.sort ?? '') },
          { kind: 'relation', preposition: word(p), term: np.sem as Term, at: claim({}, 'preposition', p) },
          {
            tail: edge(np),
            marks: [
              np.f.etc === 'y' && 'narrow',
              word(p) === 'without' &&
                ((np.sem as Thing).which ?? []).some((c) => (c as Clause).progressive) &&
                'far',
            ],
          },
        ),
  ),
  rule('preposition and a question', 'P WH', (p, q) =>
    !['of', 'about', 'on', 'based on', 'regardless of', 'by', 'such as', 'other than'].includes(word(p))
      ? undefined
      : over(
          [p, q],
          'PP',
          { prep: word(p), osort: 'question' },
          { kind: 'relation', preposition: word(p), term: q.sem as never, at: claim({}, 'preposition', p) },
          { tail: q.tail as readonly string[] },
        ),
  ),
  rule('by doing', 'P VP', (p, vp) =>
    vp.f.form === 'ing' &&
    vp.f.gap === undefined &&
    !['until', 'of', 'as', 'than', 'before', 'after'].includes(word(p))
      ? over(
          [p, vp],
          'PP',
          { prep: word(p), osort: 'doing', gerund: 'y' },
          {
            kind: 'relation',
            preposition: word(p),
            term: fill(vp.sem as Statement, SAME),
            at: claim({}, 'preposition', p),
          },
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('without anybody doing', 'P NP VP', (p, np, vp) =>
    ['without', 'with', 'of'].includes(word(p)) && vp.f.form === 'ing' && vp.f.gap === undefined
      ? over(
          [p, np, vp],
          'PP',
          { prep: word(p), osort: 'doing', gerund: 'y' },
          {
            kind: 'relation',
            preposition: word(p),
            term: fill(vp.sem as Statement, np.sem),
            at: claim({}, 'preposition', p),
          },
          { tail: edge(vp) },
        )
      : undefined,
  ),
  rule('phrases joined', 'PP CONJ PP', (a, c, b) =>
    a.f.prep === b.f.prep && ['and', 'or'].includes(word(c)) && (a.sem as Relation).measure === undefined
      ? over(
          [a, c, b],
          'PP',
          a.f,
          {
            kind: 'relation',
            preposition: a.f.prep as string,
            term: many(
              word(c),
              [(a.sem as Relation).term as Term, (b.sem as Relation).term as Term],
              claim({}, 'by', c),
            ),
            at: [...((a.sem as Relation).at ?? []), ...((b.sem as Relation).at ?? [])],
          },
          { tail: b.tail as readonly string[] },
        )
      : undefined,
  ),
  rule('phrases joined after a comma', 'PP COMMA CONJ PP', (a, k, c, b) =>
    a.f.prep === b.f.prep && word(c) === 'and' && (a.sem as Relation).measure === undefined
      ? over(
          [a, k, c, b],
          'PP',
          a.f,
          {
            kind: 'relation',
            preposition: a.f.prep as string,
            term: many(
              word(c),
              [(a.sem as Relation).term as Term, (b.sem as Relation).term as Term],
              claim({}, 'by', k, c),
            ),
            at: [...((a.sem as Relation).at ?? []), ...((b.sem as Relation).at ?? [])],
          },
          { tail: b.tail as readonly string[] },
        )
      : undefined,
  ),
  rule('prepositions joined', 'P CONJ P', (a, c, b) =>
    ['and', 'or'].includes(word(c))
      ? over(
          [a, c, b],
          'P',
          { word: `${word(a)} ${word(c)} ${word(b)}` },
          { kind: 'word', word: `${word(a)} ${word(c)} ${word(b)}`, at: claim({}, 'preposition', a, c, b) },
        )
      : undefined,
  ),
  rule('rather than a place', 'P PP', (p, q) =>
    ['rather than', 'instead of', 'except', 'from'].includes(word(p))
      ? over(
          [p, q],
          'PP',
          { prep: word(p), osort: q.f.osort },
          {
            kind: 'relation',
            preposition: word(p),
            term: q.sem as Relation,
            at: claim({}, 'preposition', p),
          },
          { tail: q.tail as readonly string[] },
        )
      : undefined,
  ),
  rule('how near', 'ADV PP', (a, pp) =>
    [
      'immediately',
      'directly',
      'entirely',
      'partially',
      'completely',
      'simply',
      'currently',
      'still',
      'physically',
      'equally',
    ].includes(word(a))
      ? over(
          [a, pp],
          'PP',
          pp.f,
          change(
            pp.sem as Relation,
            { adverbs: [...((pp.sem as Relation).adverbs ?? []), word(a)].sort() },
            'adverbs',
            a,
          ),
          { marks: [word(a) === 'still' && 'far'] },
        )
      : undefined,
  ),
  rule('how far', 'NP PP', (np, pp) =>
    ((np.sem as Thing).noun === 'seat' || (np.sem as Thing).noun === 'place') &&
    ['to', 'from', 'away from'].includes(pp.f.prep ?? '') &&
    (np.sem as Thing).quantity !== undefined
      ? over([np, pp], 'PP', pp.f, { ...(pp.sem as Relation), measure: np.sem as Term })
      : undefined,
  ),
];
