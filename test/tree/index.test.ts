import { expect, test } from 'vitest';
import * as tree from '../../src/tree/index.js';

test('the room shows these names and no others', () => {
  expect(Object.keys(tree).sort()).toEqual([
    'SUBRULE_LETTERS',
    'build',
    'compareNumbers',
    'countNodes',
    'examplesOf',
    'findNumber',
    'formatNumber',
    'glossaryOf',
    'isSuccessor',
    'numberOf',
    'ownText',
    'paragraphsOf',
    'parentNumber',
    'parseNumber',
    'rulesOf',
    'sectionsOf',
    'textOf',
    'walk',
  ]);
});
