import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Many, Node, Relation, Statement, Thing } from '../frames/frame.js';
import { verbAccepts } from './attachment.js';
import {
  change,
  claim,
  each,
  edge,
  fill,
  over,
  rule,
  SAME,
  withAdverb,
  withCondition,
  withRelation,
  word,
} from './build.js';

/** What comes before a clause or an instruction: conditions, phrases, times, adverbs. */

export const adverbialRules: readonly Rule[] = [
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
    // "so that" and the like stand after what is done.
    if ((c.sem as Condition).word === 'so') return undefined;
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
    // "after all players have": not after all.
    ((p.sem as Relation).term as { to?: string }).to !== 'all' &&
    (((s.sem as Clause).verb === 'exist' && p.f.prep !== 'of' && verbAccepts(p) && s.f.left === undefined) ||
      (['at', 'during', 'in', 'as', 'after', 'for', 'before', 'at the start of', 'at the end of'].includes(
        p.f.prep ?? '',
      ) &&
        p.f.gerund !== 'y' &&
        s.f.left === undefined))
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
    a.f.kind === 'count' ||
    ['before', 'later', 'most', 'more', 'as'].includes(word(a)) ||
    // "immediately after it begins, …": the adverb belongs to the time.
    (s.f.left === 'y' && ['immediately', 'directly'].includes(word(a)))
      ? undefined
      : adverbial(s, [a], sequenced(s.sem, a, [])),
  ),
  rule('rather, this', 'w:rather COMMA S', (r, k, s) =>
    s.f.left === 'y' && s.f.joined === undefined
      ? undefined
      : adverbial(s, [r, k], withAdverb(s.sem, 'instead', r, k)),
  ),
  rule('short condition first', 'ELL COMMA S', (e, k, s) =>
    adverbial(s, [e, k], withAdverb(s.sem, word(e), e, k)),
  ),
  rule('being so, first', 'VP COMMA S', (vp, k, s) =>
    vp.f.form === 'ing' &&
    vp.f.gap === undefined &&
    vp.f.joined === undefined &&
    lasting.has((vp.sem as Clause).verb)
      ? adverbial(
          s,
          [vp, k],
          withCondition(s.sem, {
            kind: 'condition',
            word: 'if',
            clause: fill(vp.sem as Statement, SAME),
            at: claim({}, 'word', k),
          }),
        )
      : undefined,
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
  rule('condition before an instruction', 'COND COMMA IMP', (c, k, s) => {
    const sign = imperative(
      s,
      [c, k],
      withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k) }),
    );
    const then = ((s.sem as Clause).adverbs ?? []).includes('then');
    return sign !== undefined && then ? { ...sign, marks: [...(sign.marks ?? []), 'then'] } : sign;
  }),
  rule('condition before an instruction, then', 'COND COMMA ADV IMP', (c, k, a, s) =>
    word(a) === 'then' && ['if', 'when', 'unless'].includes((c.sem as Condition).word)
      ? imperative(
          s,
          [c, k],
          withCondition(s.sem, { ...(c.sem as Condition), at: claim(c.sem as Condition, 'word', k, a) }),
        )
      : undefined,
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
  rule('short condition before an instruction', 'ELL COMMA IMP', (e, k, s) =>
    imperative(s, [e, k], withAdverb(s.sem, word(e), e, k)),
  ),
];

/** What is so for a while: "having priority, a player may do this". */
const lasting = new Set(['have', 'control', 'own', 'be']);

export function adverbial(s: Sign, other: readonly Sign[], sem: Statement | undefined): Sign | undefined {
  return sem === undefined
    ? undefined
    : over([...other, s], 'S', { ...s.f, left: 'y' }, sem, {
        tail: s.tail as readonly string[],
        // A condition of its own before the second clause: the first one belongs to the first.
        marks: [(s.f.joined === 'semi' || s.f.each === 'y') && 'wide'],
      });
}

function without(c: Clause): Clause {
  const { actor: _, ...rest } = c;
  return rest;
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
