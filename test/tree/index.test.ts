import { expect, test } from 'vitest';
import * as tree from '../../src/tree/index.js';

test('the room shows these names and no others', () => {
  expect(Object.keys(tree).sort()).toEqual([
    'SUBRULE_LETTERS',
    'build',
    'compareLetters',
    'compareNumbers',
    'countNodes',
    'examplesOf',
    'findNumber',
    'formatNumber',
    'glossaryOf',
    'indexOfLetter',
    'isSuccessor',
    'letterAfter',
    'letterAt',
    'numberOf',
    'ownText',
    'paragraphsOf',
    'parentNumber',
    'parseNumber',
    'rulesOf',
    'sectionsOf',
    'textOf',
    'walk',
    'withoutLetter',
  ]);
});
