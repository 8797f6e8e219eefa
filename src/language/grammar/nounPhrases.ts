import type { Rule } from '../chart/chart.js';
import {
  type Clause,
  type Quantity,
  type Reference,
  type Relation,
  type Statement,
  sorted,
  type Thing,
} from '../frames/frame.js';
import { thing } from './agreement.js';
import { countedBy, nounAccepts } from './attachment.js';
import { change, claim, eachThing, edge, HEAD, marksOf, over, rule, withRelation, word } from './build.js';
import { partitive } from './determiners.js';
import { determined, withPhrase } from './nouns.js';

/** Nouns with more than one phrase after them. */

export const nounPhraseRules: readonly Rule[] = [
  // "all of those players" without its "of"
  rule('all those', 'DET NP', (d, np) => {
    const t = thing(np);
    const those =
      t.kind === 'thing' && ['that', 'this'].includes(t.determiner ?? '') && t.many && t.noun !== '';
    return those && ['all', 'both'].includes(word(d))
      ? partitive(d, undefined, np, { determiner: word(d) }, 'pl')
      : undefined;
  }),
  // "the first two turns"
  rule('the first so many', 'DET ORD QB', (d, o, qb) => {
    const t = thing(qb);
    if (word(d) !== 'the' || qb.f.num !== 'pl' || t.kind !== 'thing' || t.ordinal !== undefined)
      return undefined;
    const sem = change(t, { ordinal: Number(word(o)) }, 'ordinal', o);
    const sign = determined(d, { ...qb, sem }, { determiner: 'the' });
    return sign && { ...sign, marks: marksOf([qb, o]) };
  }),
  rule('noun with a phrase between commas', 'NB COMMA PP COMMA REL', (nb, k, pp, l, rel) => {
    if (pp.f.prep !== 'for' || rel.f.who === '') return undefined;
    const first = withPhrase(nb, pp);
    const sem =
      first &&
      eachThing(first.sem, (t) =>
        change(t, { which: sorted([...(t.which ?? []), rel.sem as Statement]) }, 'which', k, l),
      );
    return sem && over([nb, k, pp, l, rel], 'NB', nb.f, sem, { tail: edge(rel) });
  }),
  // "each player beyond the second that a team has": each that it has beyond the second.
  rule('noun after the first that somebody has', 'NB PP REL', (nb, pp, rel) => {
    const c = rel.sem as Clause;
    if (!countedBy(pp) || c.kind !== 'clause' || c.verb !== 'have') return undefined;
    if ((c.object as Reference | undefined)?.to !== 'head') return undefined;
    const which = withRelation(c, pp.sem as Relation);
    const sem = which && eachThing(nb.sem, (t) => ({ ...t, which: sorted([...(t.which ?? []), which]) }));
    return sem && over([nb, pp, rel], 'NB', nb.f, sem, { tail: edge(rel) });
  }),
  rule('noun in one place but not in another', 'NB PP P PP', (nb, one, p, other) => {
    const first = word(p) === 'but not' ? withPhrase(nb, one) : undefined;
    if (first === undefined || !nounAccepts(nb.f.sort ?? '', thing(nb).noun, other)) return undefined;
    const not: Clause = { kind: 'clause', verb: 'be', actor: HEAD, is: other.sem as Relation, negated: true };
    const sem = eachThing(first.sem, (t) =>
      change(t, { which: sorted([...(t.which ?? []), not]) }, 'which', p),
    );
    return sem && over([nb, one, p, other], 'NB', nb.f, sem, { tail: edge(other) });
  }),
  rule('noun with something and without another', 'NB PP CONJ PP', (nb, one, c, other) => {
    if (word(c) !== 'and' || one.f.prep !== 'with' || other.f.prep !== 'without') return undefined;
    const first = withPhrase(nb, one);
    return first && withPhrase(first, { ...other, sem: change(other.sem as Relation, {}, 'preposition', c) });
  }),
  rule('all of one size', 'NB COMMA w:all PP', (nb, k, all, pp) => {
    const { term } = pp.sem as Relation;
    if (pp.f.prep !== 'of' || (term as Thing).noun !== 'size' || nb.f.num !== 'pl') return undefined;
    return withPhrase(nb, { ...pp, sem: change(pp.sem as Relation, {}, 'preposition', k, all) });
  }),
  rule('each with so many', 'NB COMMA w:each PP', (nb, k, e, pp) => {
    const { term } = pp.sem as Relation;
    const t = term as Thing;
    if (pp.f.prep !== 'with' || t.kind !== 'thing' || t.quantity === undefined || nb.f.num !== 'pl')
      return undefined;
    const quantity: Quantity = { ...t.quantity, each: true, at: claim(t.quantity, 'each', k, e) };
    return withPhrase(nb, { ...pp, sem: { ...(pp.sem as Relation), term: { ...t, quantity } } });
  }),
];
