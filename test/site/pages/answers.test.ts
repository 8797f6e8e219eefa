import { describe, expect, test } from 'vitest';
import { PARAMETERS, type ParameterKey, type ParameterValue } from '../../../src/rulesets/index.js';
import { answerOf, topicName } from '../../../src/site/pages/answers.js';

const LIFE = 'twoHeadedGiant.individualLife.value' as ParameterKey;
const entry = (fields: Partial<ParameterValue>): ParameterValue => ({
  status: 'compiled',
  rules: [],
  lineages: [],
  ...fields,
});

describe('the answer of an edition', () => {
  test('is a sentence where the vocabulary has one, and the name of the value in words where it has none', () => {
    expect(answerOf(LIFE, entry({ value: 'teamTotal' }))).toMatch(/full life total/);
    expect(answerOf(LIFE, entry({ value: 'somethingElse' as never }))).toBe('Something else');
  });

  test('is missing where no rule speaks, and is not understood where one does', () => {
    expect(answerOf(LIFE, entry({ status: 'unrecognised' }))).toBe('Not stated');
    expect(answerOf(LIFE, entry({ status: 'unrecognised', sentence: 'Life is a number.' }))).toBe(
      'Not understood',
    );
  });
});

test('every topic has a name of words', () => {
  for (const { system } of PARAMETERS) expect(topicName(system)).toMatch(/^[A-Z][a-z]+(?:[ -.]|$)/);
  expect(topicName('twoHeadedGiant')).toBe('Two-Headed Giant');
});
