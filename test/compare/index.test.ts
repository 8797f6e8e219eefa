import { expect, test } from 'vitest';
import * as compare from '../../src/compare/index.js';

test('the room shows these names and no others', () => {
  expect(Object.keys(compare).sort()).toEqual([
    'CHANGES',
    'CHANGE_LABELS',
    'align',
    'calm',
    'compare',
    'hunksOf',
    'keptLength',
    'nameOf',
    'readRoles',
    'readable',
    'restrict',
    'select',
    'stronger',
    'toHtml',
    'toMarkdown',
    'toTerminal',
    'tokenise',
    'wordChanges',
  ]);
});
