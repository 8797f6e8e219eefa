import { describe, expect, test } from 'vitest';
import { read } from '../../src/readers/index.js';
import { provisions } from '../../src/rulesets/provisions/index.js';
import { documentOf } from '../../src/rulesets/reading/document.js';
import { doubtSilence } from '../../src/rulesets/silence.js';
import type { ParameterValue } from '../../src/rulesets/types.js';

const key = 'attackMultiplePlayers.combatDamageOrder';
const provision = provisions.find((each) => each.key === key) ?? (provisions[0] as never);
const nothingRead = new Map([[provision, { value: undefined, outcomes: [] }]]);

/** A document whose section on the option has one rule. */
const { tree } = read(
  '802. Attack Multiple Players Option\n\n802.6. In the attack multiple players option, nobody hurries.\n',
  {
    file: 'option.txt',
  },
);

/** What becomes of a value that silence gives, beside a sentence that nobody reads, in that section or elsewhere. */
function beside(sentence: string, rule = '301.1'): ParameterValue | undefined {
  const parameters: Record<string, ParameterValue> = {
    [key]: { value: 'notSpecified', status: 'default', rules: [], lineages: [] },
  };
  doubtSilence(parameters, nothingRead, [{ rule, sentence }], documentOf(tree));
  return parameters[key];
}

describe('a value that a text gives by its silence', () => {
  test('is not given where a strange sentence has the words in which it would be stated', () => {
    const sentence = 'Nobody but the youngest has combat damage assigned ahead of APNAP order.';
    expect(beside(sentence)).toEqual({ status: 'unrecognised', rules: ['301.1'], lineages: [], sentence });
  });

  test('is not given in the section where it would be stated beside a strange sentence with some of its words', () => {
    const sentence = 'Damage comes after the combat.';
    expect(beside(sentence, '802.6')?.status).toBe('unrecognised');
    expect(beside(sentence)?.status).toBe('default');
  });

  test('is given beside a strange sentence about something else', () => {
    expect(beside('Markers of every turn are kept in a box of cedar.')?.status).toBe('default');
  });
});
