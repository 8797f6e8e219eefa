import type { Rule, Sign } from '../chart/chart.js';
import type { Clause, Condition, Node, Quantity, Relation, Statement, Term, Thing } from '../frames/frame.js';
import { definite, finite, thing } from './agreement.js';
import { verbAccepts } from './attachment.js';
import { change, claim, each, edge, many, over, rule, withRelation, word } from './build.js';
import { inverted } from './clause.js';
import { cleft } from './clefts.js';

/** Joined clauses, where one leaves out what the other says. */

/** A clause with what another clause of the same verb has in other words. */
const again = (c: Clause, parts: Partial<Clause>, words: Sign[] = []): Clause => ({
  ...c,
  ...parts,
  at: claim({}, 'verb', ...words),
});

const plain = (s: Sign): Clause | undefined => {
  const c = s.sem as Clause;
  return c.kind === 'clause' && s.f.gap === undefined && s.f.joined === undefined ? c : undefined;
};

function both(s: Sign, second: Node, last: Sign, ...by: Sign[]): Sign {
  return over(
    [s, last],
    'S',
    { joined: 'y', left: s.f.left },
    many('and', [s.sem, second], claim({}, 'by', ...by)),
    {
      tail: edge(last),
    },
  );
}

/** "this is the one on the right and that the one on the left" */
function anotherIs(s: Sign, np: Sign, is: Sign, ...by: Sign[]): Sign | undefined {
  const c = plain(s);
  const [one, other] = [c?.is as Thing | undefined, is.sem as Thing];
  if (c === undefined || c.verb !== 'be' || word(by.at(-1) as Sign) !== 'and' || np.f.case === 'a')
    return undefined;
  if (one?.kind !== 'thing' || other.kind !== 'thing' || one.noun !== other.noun) return undefined;
  const alike = (c.actor as Thing | undefined)?.determiner === thing(np).determiner;
  if (
    !alike ||
    thing(np).determiner === undefined ||
    np.f.bare === 'y' ||
    one.determiner !== other.determiner
  )
    return undefined;
  return both(s, again(c, { actor: np.sem as Term, is: other }), is, ...by);
}

/** "this sits on the right and that on the left" */
function anotherThere(s: Sign, np: Sign, pp: Sign, ...by: Sign[]): Sign | undefined {
  const c = plain(s);
  if (c === undefined || word(by.at(-1) as Sign) !== 'and' || !definite(np.sem as Term)) return undefined;
  const subject = c.actor === undefined ? 'object' : 'actor';
  const first = c[subject] as Thing | undefined;
  const there = (c.relations ?? []).filter((r) => r.preposition === pp.f.prep);
  const same =
    first?.kind === 'thing' && first.sort === np.f.sort && first.determiner === thing(np).determiner;
  if (!same || there.length !== 1 || (subject === 'actor' && c.object !== undefined)) return undefined;
  // Both say the same kind of thing: a side, a step, a number.
  if (((there[0] as Relation).term as Thing).sort !== pp.f.osort || np.f.case === 'a') return undefined;
  const relations = [...(c.relations ?? []).filter((r) => r !== there[0]), pp.sem as Relation];
  return both(s, again(c, { [subject]: np.sem, relations }), pp, ...by);
}

/** "one must be used, and no more than one may be": done, in both. */
function mayBe(s: Sign, subject: Term, a: Sign, v: Sign, n: Sign | undefined): Clause | undefined {
  const c = plain(s);
  const be = v.sem as Clause;
  if (c === undefined || c.actor !== undefined || c.object === undefined || a.f.kind !== 'modal')
    return undefined;
  if (v.f.form !== 'base' || be.verb !== 'be') return undefined;
  const { conditions: _, negated: __, ...rest } = c;
  const denied = n === undefined ? {} : { negated: true as const };
  return again(rest, { object: subject, modality: word(a), ...denied }, n ? [a, n, v] : [a, v]);
}

/** "no more than one" of the things that the clause before speaks of. */
function soMany(s: Sign, n: Sign): Thing | undefined {
  const t = (plain(s)?.object ?? plain(s)?.actor) as Thing | undefined;
  if (t?.kind !== 'thing') return undefined;
  const { noun, sort, among } = t;
  const q = n.sem as Quantity;
  return { kind: 'thing', noun, sort, many: n.f.num === 'pl', quantity: q, ...(among ? { among } : {}) };
}

/** The same verb without what the other clause has at the end. */
export const gappingRules: readonly Rule[] = [
  rule('and another the other one', 'S CONJ NP NP', (s, c, np, is) => anotherIs(s, np, is, c)),
  rule('and, after a comma, another the other one', 'S COMMA CONJ NP NP', (s, k, c, np, is) =>
    anotherIs(s, np, is, k, c),
  ),
  rule('and another elsewhere', 'S CONJ NP PP', (s, c, np, pp) => anotherThere(s, np, pp, c)),
  rule('and, after a comma, another elsewhere', 'S COMMA CONJ NP PP', (s, k, c, np, pp) =>
    anotherThere(s, np, pp, k, c),
  ),
  rule('followed by another', 'S COMMA VP', (s, k, vp) => {
    const c = plain(s);
    const then = vp.sem as Clause;
    if (c === undefined || then.verb !== 'follow' || vp.f.passive !== 'y' || vp.f.form !== 'pass')
      return undefined;
    const subject = c.actor === undefined ? 'object' : 'actor';
    const [one, other] = [c[subject] as Thing | undefined, then.actor as Thing | undefined];
    const alone = then.relations === undefined && then.conditions === undefined;
    if (!alone || one?.kind !== 'thing' || other?.kind !== 'thing' || one.sort !== other.sort)
      return undefined;
    const first = unfirst(c) as Clause;
    const second = again(first, { [subject]: other }, [vp]);
    const sem = many(
      'then',
      [first, { ...second, at: [...(second.at ?? []), ...(then.at ?? [])] }],
      claim({}, 'by', k),
    );
    return over([s, vp], 'S', { joined: 'y', left: s.f.left }, sem, { tail: edge(vp), marks: ['far'] });
  }),
  rule('and no more than so many may be', 'S COMMA CONJ NUM AUX V/is', (s, k, c, n, a, v) => {
    const t = word(c) === 'and' || word(c) === 'but' ? soMany(s, n) : undefined;
    const second = t && mayBe(s, t, a, v, undefined);
    return second && both(s, second, n, k, c);
  }),
  rule('though others may be', 'S COMMA SUB NP AUX V/is', (s, k, w, np, a, v) => {
    const second = word(w) === 'although' ? mayBe(s, np.sem as Term, a, v, undefined) : undefined;
    const clause: Condition = {
      kind: 'condition',
      word: word(w),
      clause: second as Clause,
      at: claim({}, 'word', k, w),
    };
    const sem = second && each(s.sem, (c) => ({ ...c, conditions: [...(c.conditions ?? []), clause] }));
    return sem && over([s, np], 'S', { left: s.f.left }, sem, { tail: [] });
  }),
  rule('but others may not be', 'S COMMA CONJ NP AUX NOT V/is', (s, k, c, np, a, n, v) => {
    const second = word(c) === 'but' || word(c) === 'and' ? mayBe(s, np.sem as Term, a, v, n) : undefined;
    return second && both(s, second, np, k, c);
  }),
  rule('it is this if so, and that if not', 'VP COMMA CONJ NP COND', (vp, k, c, np, cond) => {
    const first = vp.sem as Clause;
    const when = first.conditions ?? [];
    if (first.kind !== 'clause' || first.verb !== 'be' || word(c) !== 'and' || when.length !== 1)
      return undefined;
    const [one, other] = [first.is as Thing | undefined, np.sem as Thing];
    const alike = one?.kind === 'thing' && other.kind === 'thing' && one.noun === other.noun;
    if (!alike || when[0]?.word !== (cond.sem as Condition).word || !finite(vp.f.form)) return undefined;
    const second = again(first, { is: other, conditions: [cond.sem as Condition] });
    return over(
      [vp, np, cond],
      'VP',
      { ...vp.f, joined: 'y' },
      many('and', [first, second], claim({}, 'by', k, c)),
      {
        tail: edge(cond),
      },
    );
  }),
  rule('it can’t do, and another can’t do, this', 'S COMMA CONJ S COMMA NP', (a, k, c, b, l, np) => {
    const by = word(c);
    if (a.f.gap !== 'o' || b.f.gap !== 'o' || (by !== 'and' && by !== 'or')) return undefined;
    if (a.f.joined !== undefined || b.f.joined !== undefined || a.f.left === 'y' || b.f.left === 'y')
      return undefined;
    if (np.f.case === 'n' || np.f.gerund === 'y' || np.f.wh === 'y' || np.f.pron === 'y') return undefined;
    const [x, y] = [cleft(a.sem as Statement, np.sem), cleft(b.sem as Statement, np.sem)];
    return x && y
      ? over([a, b, np], 'S', { joined: 'y' }, many(by, [x, y], claim({}, 'by', k, c, l)), { tail: edge(np) })
      : undefined;
  }),
  rule('not to these but to those', 'AUX NOT VP CONJ PP', (a, n, vp, c, pp) => {
    const inside = vp.sem as Clause;
    if (a.f.kind !== 'do' || word(c) !== 'but' || vp.f.form !== 'base' || inside.kind !== 'clause')
      return undefined;
    const was = (inside.relations ?? []).filter((r) => r.preposition === pp.f.prep);
    if (was.length !== 1 || vp.f.gap !== undefined) return undefined;
    const rather: Relation = { kind: 'relation', preposition: 'rather than', term: was[0] as Relation };
    const relations = [...(inside.relations ?? []).filter((r) => r !== was[0]), pp.sem as Relation, rather];
    const sem = change({ ...inside, relations }, {}, 'verb', a, n, c);
    return over([a, vp, pp], 'VP', { ...vp.f, form: a.f.form }, sem, { tail: edge(pp) });
  }),
  rule('by this first and afterward by that', 'VP CONJ ADV PP', (vp, c, a, pp) => {
    const first = vp.sem as Clause;
    const next = ['then', 'afterward', 'thereafter', 'later'].includes(word(a));
    if (first.kind !== 'clause' || word(c) !== 'and' || !next || pp.f.prep !== 'by' || pp.f.gerund === 'y')
      return undefined;
    if (vp.f.passive !== 'y' || first.actor === undefined || !finite(vp.f.form)) return undefined;
    const { adverbs: _, ...rest } = first;
    const { term, at } = pp.sem as Relation;
    const two: Clause = { ...rest, actor: term as Term, at: at ?? [] };
    const both = many('then', [unfirst(first), two], claim({}, 'by', c, a));
    return over([vp, pp], 'VP', { ...vp.f, joined: 'y' }, both, { tail: edge(pp) });
  }),
  rule('shares these but none of those', 'VP CONJ NP', (vp, c, np) => {
    const first = vp.sem as Clause;
    const none = thing(np).determiner === 'no' && thing(np).kind === 'thing';
    if (word(c) !== 'but' || !none || first.kind !== 'clause' || first.object === undefined) return undefined;
    const second: Clause = { ...first, object: np.sem as Term, at: [] };
    return over([vp, np], 'VP', { ...vp.f, joined: 'y' }, many('and', [first, second], claim({}, 'by', c)), {
      tail: edge(np),
    });
  }),
  rule('which another can’t', 'S COMMA w:which S', (s, k, w, b) => {
    const c = b.sem as Clause;
    if (plain(s) === undefined || c.kind !== 'clause' || c.verb !== 'so' || !c.negated || b.f.left === 'y')
      return undefined;
    return over(
      [s, b],
      'S',
      { joined: 'y', left: s.f.left, comma: 'y' },
      many('and', [s.sem, b.sem], claim({}, 'by', k, w)),
      {
        tail: edge(b),
      },
    );
  }),
  rule('and only then does it', 'S COMMA CONJ FOCUSADV ADV AUX NP VP', (s, k, c, f, v, a, np, vp) => {
    if (word(f) !== 'only' || word(c) !== 'and' || !['then', 'afterward', 'thereafter'].includes(word(v)))
      return undefined;
    const second = s.f.gap === undefined && s.f.joined === undefined ? inverted(a, np, vp, true) : undefined;
    const first = unfirst(s.sem);
    return (
      second &&
      over(
        [s, second],
        'S',
        { joined: 'y', left: s.f.left },
        many('then', [first, second.sem], claim({}, 'by', k, c, f, v)),
        {
          tail: edge(vp).slice(0, -1),
          marks: [s.f.left === 'y' && 'narrow'],
        },
      )
    );
  }),
  rule('neither can another', 'w:neither AUX NP', (n, a, np) =>
    ['modal', 'do', 'be', 'have'].includes(a.f.kind ?? '') && np.f.case !== 'a' && np.f.wh !== 'y'
      ? over(
          [n, a, np],
          'S',
          {},
          {
            kind: 'clause',
            verb: 'so',
            actor: np.sem as Term,
            negated: true,
            ...(a.f.kind === 'modal' ? { modality: word(a) } : {}),
            at: claim({ at: claim({}, 'verb', a) }, 'negated', n),
          },
          { tail: edge(np) },
        )
      : undefined,
  ),
  rule(
    'it is so, and never so, that it does',
    'PRON V/is PP COMMA CONJ ADV PP COMMA w:that S',
    (...signs) => {
      const [p, v, pp, k, c, never, other, l, w, s] = signs as [
        Sign,
        Sign,
        Sign,
        Sign,
        Sign,
        Sign,
        Sign,
        Sign,
        Sign,
        Sign,
      ];
      if (p.f.word !== 'it' || v.f.form !== 's' || v.f.gap !== undefined || s.f.gap !== undefined)
        return undefined;
      if (word(never) !== 'never' || word(c) !== 'and' || !verbAccepts(pp) || pp.f.prep !== other.f.prep)
        return undefined;
      const [r, not] = [pp.sem as Relation, other.sem as Relation];
      const sem = withRelation(s.sem, { ...r, at: claim(r, 'preposition', p, v, l, w) });
      const denied = change(not, { adverbs: ['not'] }, 'adverbs', k, c, never);
      const whole = sem && withRelation(sem, denied);
      return whole && over([p, s], 'S', { ...s.f, left: 'y' }, whole, { tail: s.tail ?? [] });
    },
  ),
];

/** "first" says nothing beside the order of what follows one another. */
function unfirst(sem: Node): Node {
  const c = sem as Clause;
  if (!c.adverbs?.includes('first')) return sem;
  const { adverbs, ...rest } = c;
  const left = adverbs.filter((a) => a !== 'first');
  return left.length > 0 ? { ...rest, adverbs: left } : rest;
}
