import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { denyAlike, Restatements } from '../../src/compare/restatements.js';
import { analyse } from '../../src/compare/units.js';
import { rules } from './support.js';

describe('an edition has a sentence', () => {
  const edition = analyse(
    rules([
      ['100.1', 'The steward counts the silver cups after each feast and locks them away.'],
      ['100.2', 'Guests bring bread. A singer leaves the stage last.'],
    ]),
  );
  const restatements = new Restatements(edition, () => 1);
  const words = 'the steward counts the silver cups after each feast'
    .split(' ')
    .map((w) => w.replace(/s$/, ''));

  test('if one of its rules says it, alone or with more around it', () => {
    expect(restatements.have(words, new Set())).toBe(true);
  });

  test('unless that rule is left out', () => {
    expect(restatements.have(words, new Set(['100.1']))).toBe(false);
  });

  test('not if what it says there is denied here', () => {
    expect(restatements.have([...words, 'not'], new Set())).toBe(false);
  });

  test('not if two sentences have its words between them', () => {
    expect(restatements.have(['guest', 'bring', 'singer', 'stage'], new Set())).toBe(false);
  });
});

describe('a rule says what a passage says', () => {
  const edition = analyse(
    rules([
      ['100.1', 'The steward counts the silver cups after each feast. Guests return cups to the steward.'],
      ['100.2', 'Guests bring bread. A singer leaves the stage last.'],
    ]),
  );
  const common = new Set(['the', 'to', 'each', 'after', 'for']);
  const restatements = new Restatements(edition, (word) => (common.has(word) ? 1 : 5));

  test('if two of its sentences have the words between them', () => {
    expect(restatements.say(['guest', 'return', 'the', 'silver', 'cup', 'to', 'the', 'steward'])).toBe(true);
  });

  test('though a common word is missing, but not if a telling one is, or a number, or a denial', () => {
    const words = ['guest', 'return', 'silver', 'cup', 'to', 'steward'];
    expect(restatements.say([...words, 'for'])).toBe(true);
    for (const word of ['golden', 'two', 'not']) expect(restatements.say([...words, word])).toBe(false);
  });

  test('not if it takes two rules', () => {
    expect(restatements.say(['singer', 'return', 'silver', 'cup'])).toBe(false);
  });
});

test('a clause that another rule had already is no change of the rule that it came to', () => {
  const clause = 'a feast in which guests bring their own bread and sing by turns';
  const { edges } = compare(
    rules([
      ['100.1', 'The long night is a kind of open feast. Ten guests are invited as a rule.'],
      ['100.2', `An open feast is ${clause}.`],
    ]),
    rules([
      ['100.1', `The long night is a kind of open feast, ${clause}. Ten guests are invited as a rule.`],
      ['100.2', `An open feast is ${clause}.`],
    ]),
  );
  expect(edges[0]).toMatchObject({ relation: 'same', change: 'wording' });
});

test('what one passage denies and another affirms is not the same, however alike they are', () => {
  expect(denyAlike(['cup', 'is', 'not', 'silver'], ['cup', 'isnt', 'silver'])).toBe(true);
  expect(denyAlike(['cup', 'is', 'not', 'silver'], ['cup', 'is', 'silver'])).toBe(false);
});
