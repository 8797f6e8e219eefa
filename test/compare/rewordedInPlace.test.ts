import { expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { rules } from './support.js';

const before = [
  ['100.1', 'The oldest player sits nearest to the door and speaks before all others.'],
  ['100.2', 'Bread is shared among the seats from the left end of the table to the right.'],
  ['100.3', 'No guest leaves the hall while the singer is still on the stage.'],
] as const;
const after = before.map(([number, words]) => [number.replace('100', '300'), words] as const);
const stewards = (section: string): (readonly [string, string])[] => [
  [`${section}.1`, 'Every hall has a steward who keeps the keys of all its doors and chests.'],
  [`${section}.2`, 'A steward who is ill sends another steward before the first bell of the day.'],
];
const was =
  'During the first toast of the evening, only the younger of two guests drinks wine from the silver cup.';
const is = 'The silver cup is passed over in the first toast.';

test('a rule in quite other words is known at home, where it alone is missing', () => {
  const { edges } = compare(rules([...before, ['100.4', was]]), rules([...after, ['300.4', is]]));
  expect(edges.find((e) => e.old === '100.4')).toMatchObject({ new: '300.4', relation: 'renumbered' });
});

test('elsewhere so few common words prove nothing', () => {
  const { edges } = compare(
    rules([...before, ['100.4', was], ...stewards('200')]),
    rules([...after, ...stewards('400'), ['400.3', is]]),
  );
  expect(edges.find((e) => e.old === '100.4')).toMatchObject({ new: null, relation: 'deleted' });
});
