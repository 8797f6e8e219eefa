import { expect, test } from 'vitest';
import { irregularForms, stemOf } from '../../../src/lineage/search/forms.js';

test.each([
  ['attack', ['attacked', 'attacking']],
  ['lose', ['losing', 'lost']],
  ['exile', ['exiled', 'exiling']],
  ['tap', ['tapped', 'tapping']],
  ['copy', ['copied', 'copying']],
  ['begin', ['began', 'begun', 'beginning']],
])('the forms of %s have one stem', (word, forms) => {
  for (const form of forms) expect([form, stemOf(form)]).toEqual([form, stemOf(word)]);
});

test('words that are made from others are words of their own', () => {
  for (const [one, other] of [
    ['active', 'activate'],
    ['general', 'generate'],
    ['attack', 'attacker'],
    ['ring', 'red'],
  ])
    expect(stemOf(one as string)).not.toBe(stemOf(other as string));
});

test('irregular forms lead to one another', () => {
  expect(irregularForms('lost')).toContain('lose');
  expect(irregularForms('lose')).toEqual(['lost']);
  expect(irregularForms('attack')).toEqual([]);
});
