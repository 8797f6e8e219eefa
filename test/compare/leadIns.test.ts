import { expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { rules } from './support.js';

const letters = [
  ['a', 'A horse may carry one rider and no more than two bags of grain.'],
  ['b', 'A wagon rolls only on roads that its owner has paid a toll for.'],
  ['c', 'A ship leaves the harbour with the tide and never against the wind.'],
] as const;

test('a rule that only led in goes to the rule that leads in to its subrules now', () => {
  const { edges } = compare(
    rules([
      ['100.1', 'First, the caravan leader names the town that the caravan travels to.'],
      ['100.2', 'Travel between towns is subject to the following limits:'],
      ...letters.map(([letter, words]) => [`100.2${letter}`, words] as const),
    ]),
    rules([
      [
        '100.1',
        'First, the caravan leader names the town that the caravan travels to. It travels between towns by these rules:',
      ],
      ...letters.map(([letter, words]) => [`100.1${letter}`, words] as const),
    ]),
  );
  expect(edges.filter((e) => e.new === '100.1').map((e) => [e.old, e.relation])).toEqual([
    ['100.1', 'merged'],
    ['100.2', 'merged'],
  ]);
});

test('a rule that led in to what is gone is gone', () => {
  const { edges } = compare(
    rules([
      ['100.1', 'First, the caravan leader names the town that the caravan travels to.'],
      ['100.2', 'Travel between towns is subject to the following limits:'],
      ...letters.map(([letter, words]) => [`100.2${letter}`, words] as const),
    ]),
    rules([
      [
        '100.1',
        'First, the caravan leader names the town that the caravan travels to. It travels between towns by these rules:',
      ],
    ]),
  );
  expect(edges.find((e) => e.old === '100.2')).toMatchObject({ new: null, relation: 'deleted' });
});
