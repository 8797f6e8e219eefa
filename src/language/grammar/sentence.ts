import { Grammar, type Rule } from '../chart/chart.js';
import type { Statement, Term } from '../frames/frame.js';
import { adjunctRules } from './adjuncts.js';
import { adverbialRules } from './adverbials.js';
import { asideRules } from './asides.js';
import { auxiliaryRules } from './auxiliaries.js';
import { over, rule } from './build.js';
import { clauseRules } from './clause.js';
import { comparisonRules } from './comparisons.js';
import { conditionRules } from './conditions.js';
import { coordinationRules } from './coordination.js';
import { determinerRules } from './determiners.js';
import { exactlyRules } from './exactly.js';
import { gappingRules } from './gapping.js';
import { listRules } from './lists.js';
import { nameRules } from './names.js';
import { nounPhraseRules } from './nounPhrases.js';
import { nounRules } from './nouns.js';
import { phraseRules } from './phrases.js';
import { predicateRules } from './predicates.js';
import { predicativeRules } from './predicatives.js';
import { quantityRules } from './quantities.js';
import { questionRules } from './questions.js';
import { relativeRules } from './relatives.js';
import { termRules } from './terms.js';
import { turnRules } from './turns.js';
import { valencyRules } from './valency.js';

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

/** The rules of the grammar of rules English. */
export const rules: readonly Rule[] = [
  ...nounRules,
  ...nameRules,
  ...nounPhraseRules,
  ...determinerRules,
  ...termRules,
  ...listRules,
  ...quantityRules,
  ...valencyRules,
  ...predicativeRules,
  ...auxiliaryRules,
  ...adjunctRules,
  ...predicateRules,
  ...clauseRules,
  ...adverbialRules,
  ...coordinationRules,
  ...relativeRules,
  ...questionRules,
  ...conditionRules,
  ...phraseRules,
  ...exactlyRules,
  ...gappingRules,
  ...asideRules,
  ...turnRules,
  ...comparisonRules,
  ...sentenceRules,
];

/** The grammar of rules English. */
export const grammar = new Grammar(rules);
