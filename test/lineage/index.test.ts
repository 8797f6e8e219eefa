import { expect, test } from 'vitest';
import * as lineage from '../../src/lineage/index.js';

test('the room shows these names and no others', () => {
  expect(Object.keys(lineage).sort()).toEqual([
    'Concordance',
    'LineageBuilder',
    'Lineages',
    'buildLineages',
    'diagnose',
    'disagreements',
    'editionsNamed',
    'familyOf',
    'findCitations',
    'inForce',
    'inferEdition',
    'inferEditions',
    'isCertain',
    'isTerm',
    'joinConcordances',
    'rewrite',
    'stepOf',
    'toSarif',
    'totalsOf',
    'unitsOf',
    'withoutTerms',
  ]);
});
