import { describe, expect, test } from 'vitest';
import { provisions } from '../../src/rulesets/provisions/index.js';
import { doubtSilence } from '../../src/rulesets/silence.js';
import type { ParameterValue } from '../../src/rulesets/types.js';

const key = 'attackMultiplePlayers.combatDamageOrder';
const provision = provisions.find((each) => each.key === key) ?? (provisions[0] as never);
const nothingRead = new Map([[provision, { value: undefined, outcomes: [] }]]);

/** What becomes of a value that silence gives, beside a sentence that nobody reads. */
function beside(sentence: string): ParameterValue | undefined {
  const parameters: Record<string, ParameterValue> = {
    [key]: { value: 'notSpecified', status: 'default', rules: [], lineages: [] },
  };
  doubtSilence(parameters, nothingRead, [{ rule: '802.6', sentence }]);
  return parameters[key];
}

describe('a value that a text gives by its silence', () => {
  test('is not given where a strange sentence has the words in which it would be stated', () => {
    const sentence = 'Nobody but the youngest has combat damage assigned ahead of APNAP order.';
    expect(beside(sentence)).toEqual({ status: 'unrecognised', rules: ['802.6'], lineages: [], sentence });
  });

  test('is given beside a strange sentence about something else', () => {
    expect(beside('Markers of every turn are kept in a box of cedar.')?.status).toBe('default');
  });
});
