import { expect, test } from 'vitest';
import * as archive from '../../src/archive/index.js';

test('the room shows these names and no others', () => {
  expect(Object.keys(archive).sort()).toEqual([
    'Archive',
    'ArchiveError',
    'LIMITS',
    'aliasesOf',
    'chooseCopy',
    'composeEdition',
    'concordanceData',
    'editionToFetch',
    'editionsOf',
    'fetchEditions',
    'fetchToArchive',
    'findInCatalogue',
    'identify',
    'identifyDocument',
    'joinFingerprints',
    'lineagesOf',
    'loadCatalogue',
    'loadConcordance',
    'loadFingerprints',
    'makeCatalogue',
    'openArchive',
    'openLives',
    'openNumbers',
    'openShelf',
    'packFingerprints',
    'rulesetNamed',
    'rulesetOf',
    'searchEditions',
    'takeFingerprints',
    'unpackFingerprints',
  ]);
});
