import { Grammar, type Rule } from '../chart/chart.js';
import type { Statement, Term } from '../frames/frame.js';
import { over, rule } from './build.js';
import { clauseRules, subordinateRules } from './clause.js';
import { nominalRules } from './nominal.js';
import { predicateRules } from './predicate.js';
import { quantityRules } from './quantities.js';

/** What a whole sentence can be. */
const sentenceRules: readonly Rule[] = [
  rule(
    'statement',
    'S',
    (s) => (s.f.gap === undefined ? over([s], 'TOP', {}, s.sem as Statement, { tail: [] }) : undefined),
    'TOP',
  ),
  rule('instruction', 'IMP', (s) => over([s], 'TOP', {}, s.sem as Statement, { tail: [] }), 'TOP'),
  rule('heading', 'NP', (np) => over([np], 'FRAGMENT', {}, np.sem as Term, { tail: [] }), 'FRAGMENT'),
];

/** The grammar of rules English. */
export const grammar = new Grammar([
  ...nominalRules,
  ...quantityRules,
  ...predicateRules,
  ...clauseRules,
  ...subordinateRules,
  ...sentenceRules,
]);
