import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Answer, Found } from '../../../src/lineage/search/search.js';
import type { answeredFirst as AnsweredFirst } from '../../../src/site/program/find/answers.js';

let answeredFirst: typeof AnsweredFirst;

const found = (id: string, text: string): Found => ({
  id,
  above: '',
  text,
  numbers: [[id, 0, 0]],
  former: false,
  runs: [[id, 0, 0]],
  wordings: 1,
});
const answer = (words: string): Answer => ({
  query: { words, terms: words.split(' ') },
  candidates: 1,
  some: false,
  marked: [],
  editions: [],
  editionsFirst: false,
  next: async () => [],
});
const RULES = [found('1', 'An attack is a part of combat.'), found('2', 'Only the active team may attack.')];

beforeAll(async () => {
  // A program knows by its own address where the book is.
  vi.stubGlobal('location', { href: 'http://book.example/program/asking.js' });
  await import('../../../src/site/program/asking.js');
  ({ answeredFirst } = await import('../../../src/site/program/find/answers.js'));
});

afterAll(() => vi.unstubAllGlobals());

test('a question puts the rule first of which a sentence answers it, and says who', async () => {
  const read = await answeredFirst('who may attack?', RULES, answer('who may attack?'));
  expect(read?.map(({ id }) => id)).toEqual(['2', '1']);
  expect(read?.[0]?.answers?.[0]?.who).toBe('Only the active team');
  expect(read?.[1]?.answers).toEqual([]);
});

test('words that are no question, and questions that nothing answers, leave the order as it is', async () => {
  expect(await answeredFirst('active team', RULES, answer('active team'))).toBeUndefined();
  expect(await answeredFirst('who may concede', RULES, answer('who may concede'))).toBeUndefined();
});
