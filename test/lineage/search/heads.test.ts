import { expect, test } from 'vitest';
import { searchWords } from '../../../src/lineage/search/data.js';
import { Heads } from '../../../src/lineage/search/heads.js';

test('a name that people use is found among the idle words of a question', () => {
  const heads = new Heads([
    ['Ending the Game', 4],
    ['Starting Player', 7],
  ]);
  const found = (idle: string, telling: string): number[] => [
    ...heads.rank(searchWords(telling), searchWords(`${idle} ${telling}`)).keys(),
  ];
  expect(found('who', 'goes first')).toEqual([7]);
  expect(found('who', 'blocks first')).toEqual([]);
});
