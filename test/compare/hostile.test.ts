import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { build, type Edition } from '../../src/tree/index.js';
import { rules } from './support.js';

/** How much of the processor a comparison takes, in milliseconds: the clock also counts what other programs do meanwhile. */
function time(old: Edition, fresh: Edition): number {
  const from = process.cpuUsage().user;
  compare(old, fresh);
  return (process.cpuUsage().user - from) / 1000;
}

const words = (n: number, salt: number): string =>
  Array.from({ length: n }, (_, i) => `w${(i * salt) % 977}`).join(' ');

describe('what nobody would write ends in good time', () => {
  test('thousands of rules with the same words', () => {
    const same = (section: string): Edition =>
      rules(
        Array.from({ length: 3000 }, (_, i) => [
          `${section}.${i + 1}`,
          'Each of these says the very same thing.',
        ]),
      );
    expect(time(same('100'), same('200'))).toBeLessThan(20_000);
  });

  test('one rule of fifty thousand words', () => {
    expect(time(rules([['100.1', words(50_000, 7)]]), rules([['100.1', words(50_000, 11)]]))).toBeLessThan(
      10_000,
    );
  });

  test('one rule of ten thousand sentences', () => {
    const many = (salt: number): string =>
      Array.from({ length: 10_000 }, (_, i) => `Word${(i * salt) % 997} goes on.`).join(' ');
    expect(time(rules([['100.1', many(3)]]), rules([['100.1', many(5)]]))).toBeLessThan(20_000);
  });

  test('sentences without end that may have wandered', () => {
    const keep = 'The lamp in the hall is lit before the guests arrive.';
    const gone = Array.from(
      { length: 6 },
      (_, i) => [`100.${i + 1}`, `${keep} ${words(10_000, 7 + i)}.`] as const,
    );
    const come = Array.from({ length: 6 }, (_, i) => [`100.${i + 7}`, `${words(10_000, 31 + i)}.`] as const);
    const kept = gone.map(([number]) => [number, keep] as const);
    expect(time(rules(gone), rules([...kept, ...come]))).toBeLessThan(10_000);
  });

  test('a rule of a thousand examples', () => {
    const many = (salt: number): Edition =>
      rules([
        [
          '100.1',
          'One rule.',
          ...Array.from({ length: 1000 }, (_, i) => `Example ${(i * salt) % 991} of all.`),
        ],
      ]);
    expect(time(many(3), many(5))).toBeLessThan(20_000);
  });
});

test('misprinted, missing and repeated numbers are compared like any other', () => {
  const old = build.edition([
    build.section('306', 'Odd', [
      { ...build.rule('306.b', [build.paragraph('The first of two odd rules.')]), intended: '306.3b' },
      build.rule('', [build.paragraph('A rule that has lost its number for ever.')]),
      build.rule('306.9', [build.paragraph('One of two that bear this number.')]),
      build.rule('306.9', [build.paragraph('The other of the two that do so, and longer.')]),
    ]),
  ]);
  const { edges, totals } = compare(old, structuredClone(old));
  expect(edges.map((e) => [e.old, e.new, e.relation])).toEqual([
    ['306.3b', '306.3b', 'same'],
    ['', '', 'same'],
    ['306.9', '306.9', 'same'],
    ['306.9', '306.9', 'same'],
  ]);
  expect(totals).toMatchObject({ old: 4, new: 4, same: 4 });
});
