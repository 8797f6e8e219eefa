import { expect, test } from 'vitest';
import { titleOf } from '../../src/scenarios/index.js';

test.each([
  ['half-of-each-life', 'Half of each life'],
  ['hg-start-life-40-2006', 'Two-Headed Giant: start life 40 (rules of 2006)'],
  ['gm-pass-left', 'Grand Melee: pass left'],
  ['apnap-by-team', 'Active player first by team'],
])('a scenario without a title is called by its id in words: %s', (id, title) => {
  expect(titleOf({ id })).toBe(title);
});

test('a title that the file gives is what it is called', () => {
  expect(titleOf({ id: 'x-1', title: 'Two stacks at once' })).toBe('Two stacks at once');
});
