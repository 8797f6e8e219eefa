import { expect, test } from 'vitest';
import * as lineage from '../../src/lineage/index.js';

test('the room shows these names and no others', () => {
  expect(Object.keys(lineage).sort()).toEqual([
    'Concordance',
    'LineageBuilder',
    'Lineages',
    'RuleWords',
    'WordsMaker',
    'buildLineages',
    'diagnose',
    'disagreements',
    'editionsNamed',
    'entryNamed',
    'familyOf',
    'findCitations',
    'fingerprintsOf',
    'inForce',
    'inferEdition',
    'inferEditions',
    'isCertain',
    'isCopyOfRules',
    'isTerm',
    'joinConcordances',
    'joinEdition',
    'levelOf',
    'readMeanings',
    'readRuleWords',
    'rewrite',
    'stampIn',
    'stepOf',
    'toSarif',
    'totalsOf',
    'unitsOf',
    'withStamp',
    'withoutTerms',
  ]);
});
