import { expect, test } from 'vitest';
import { align } from '../../src/compare/align.js';
import { compare } from '../../src/compare/index.js';
import type { ParaphraseCandidate } from '../../src/compare/paraphrases.js';
import { PARAPHRASE_WEIGHTS } from '../../src/compare/paraphraseWeights.js';
import { describeWithCorpus } from '../support/corpus.js';
import { real, rules } from './support.js';

const table = [
  ['100.1', 'The oldest player sits nearest to the door and speaks before all others.'],
  ['100.2', 'Bread is shared among the seats from the left end of the table to the right.'],
  ['100.4', 'No guest leaves the hall while the singer is still on the stage.'],
] as const;
const serving = 'A guest may call for soup, salt or bread only while the bell of the house is silent.';
const quarrel =
  'If both guests at a table want the same dish at once, the senior steward decides who is served.';
const wants =
  'If a guest at a table wants a dish that another guest has, the senior steward decides who keeps it.';
const disagree =
  'When guests at one table cannot agree on a matter, such as where the lamp stands, the senior steward settles it.';

test('a sentence that left its rule returns beside it in quite other words', () => {
  const { edges } = compare(
    rules([...table, ['100.3', `${serving} ${quarrel}`]]),
    rules([...table, ['100.3', serving], ['100.5', disagree]]),
  );
  const from = edges.filter((e) => e.old === '100.3');
  expect(from.map((e) => [e.new, e.relation])).toEqual([
    ['100.3', 'split'],
    ['100.5', 'split'],
  ]);
  expect(from[1]?.evidence.join(' ')).toMatch(/Probably restates .*\(\d\d %\)/);
  expect(from[1]?.confidence).toBeLessThan(1);
});

test.each([
  ['the first', wants, quarrel, '100.1'],
  ['the last', quarrel, wants, '100.2'],
])('of two rules that lost a sentence, a new one restates the more probable: %s', (_, first, last, from) => {
  const kept = ['100.1', '100.2'].map(
    (number) => [number, serving.replace('soup', `soup of ${number}`)] as const,
  );
  const losing = [first, last].map((lost, at) => [kept[at]?.[0] ?? '', `${kept[at]?.[1]} ${lost}`] as const);
  const fresh = rules([...kept, ['100.9', disagree]]);
  const probabilities: number[] = [];
  align(rules(losing), fresh, {
    watch: (candidates) => probabilities.push(...candidates.map(({ probability }) => probability)),
  });
  // Either would do without the other.
  expect(probabilities.filter((one) => one > 0.4)).toHaveLength(2);
  expect(
    compare(rules(losing), fresh)
      .edges.filter((e) => e.new === '100.9')
      .map((e) => e.old),
  ).toEqual([from]);
});

test('a new rule on another matter was not in the one that lost a sentence', () => {
  const { edges } = compare(
    rules([...table, ['100.3', `${serving} ${quarrel}`]]),
    rules([
      ...table,
      ['100.3', serving],
      ['100.5', 'A lamp that goes out is lit again by whoever sits under the window.'],
    ]),
  );
  expect(edges.find((e) => e.old === '100.3')).toMatchObject({ new: '100.3', relation: 'same' });
  expect(edges.find((e) => e.new === '100.5')).toMatchObject({ old: null, relation: 'added' });
});

test('what is said word for word in several rules is not weighed', () => {
  const change = 'This is a change from what the house did in former years and decades.';
  const changed = 'It is a change from what was done in this house for years and decades.';
  const weighed: string[] = [];
  align(
    rules([...table, ['100.3', `${serving} ${change}`], ['100.6', `${quarrel} ${change}`]]),
    rules([
      ...table,
      ['100.3', serving],
      ['100.6', quarrel],
      ['100.7', `The gong is struck twice. ${changed}`],
    ]),
    {
      watch: (candidates, matching) => {
        for (const { old, oldSentence } of candidates)
          weighed.push(`${matching.old.units[old]?.number} ${oldSentence}`);
      },
    },
  );
  expect(weighed).not.toContain('100.3 1');
  expect(weighed).not.toContain('100.6 1');
});

test('every pair that is weighed has one number for each weight, and a probability', () => {
  let seen: readonly ParaphraseCandidate[] = [];
  align(
    rules([...table, ['100.3', `${serving} ${quarrel}`]]),
    rules([...table, ['100.3', serving], ['100.5', disagree]]),
    { watch: (candidates) => (seen = candidates) },
  );
  expect(seen.length).toBeGreaterThan(0);
  for (const { features, probability } of seen) {
    expect(features).toHaveLength(PARAPHRASE_WEIGHTS.length);
    expect(features.every(Number.isFinite)).toBe(true);
    expect(probability).toBeGreaterThan(0);
    expect(probability).toBeLessThan(1);
  }
});

describeWithCorpus('in real editions', () => {
  test.each([
    ['2009-05-01', '606.6e', '2009-07-11', '806.3a', 'who decides where a team does not agree'],
    ['2006-10-01', '608.4d', '2011-07-15', '807.4g', 'when a turn marker goes'],
    ['2008-02-01', '101.5', '2011-07-15', '103.5a', 'cards with which a player may begin'],
  ])('%s %s is found again in %s %s: %s', (from, old, to, fresh) => {
    const { edges } = compare(real(from), real(to));
    expect(edges.filter((e) => e.old === old).map((e) => e.new)).toContain(fresh);
  });

  test('that two rules mention one variant does not make them one', () => {
    const { edges } = compare(real('2010-04-23'), real('2010-06-18'));
    expect(edges.find((e) => e.new === '800.6')).toMatchObject({ old: null, relation: 'added' });
  });
});
