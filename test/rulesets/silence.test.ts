import { describe, expect, test } from 'vitest';
import { read } from '../../src/readers/index.js';
import { provisions } from '../../src/rulesets/provisions/index.js';
import { documentOf } from '../../src/rulesets/reading/document.js';
import { doubtSilence } from '../../src/rulesets/silence.js';
import type { ParameterValue } from '../../src/rulesets/types.js';

const key = 'attackMultiplePlayers.combatDamageOrder';
const provision = provisions.find((each) => each.key === key) ?? (provisions[0] as never);
const nothingRead = new Map([[provision, { value: undefined, outcomes: [] }]]);

const { tree } = read(
  '802. Attack Multiple Players Option\n\n802.1. Some games use this option.\n\n802.2. Damage is ordered.\n',
  { file: 'edition.txt' },
);
const document = documentOf(tree);

/** What becomes of a value that silence gives, beside a sentence that nobody reads. */
function beside(sentence: string, rule = '802.6'): ParameterValue | undefined {
  const parameters: Record<string, ParameterValue> = {
    [key]: { value: 'notSpecified', status: 'default', rules: [], lineages: [] },
  };
  doubtSilence(parameters, nothingRead, [{ rule, sentence }], document);
  return parameters[key];
}

describe('a value that a text gives by its silence', () => {
  test('is not given where a strange sentence has the words in which it would be stated', () => {
    const sentence = 'Nobody but the youngest has combat damage assigned ahead of APNAP order.';
    expect(beside(sentence)).toEqual({ status: 'unrecognised', rules: ['802.6'], lineages: [], sentence });
  });

  test('is not given where a strange sentence of the place has words of the same beginnings', () => {
    const sentence = 'To assign combat damages, ordering matters.';
    expect(beside(sentence, '802.2')?.status).toBe('unrecognised');
    expect(beside(sentence, '901.2')?.status).toBe('default');
  });

  test('is not given where a strange sentence of the place has a third of the words', () => {
    expect(beside('Combat damage may come from anybody, whoever it is.', '802.2')?.status).toBe(
      'unrecognised',
    );
  });

  test('is given beside a strange sentence about something else', () => {
    expect(beside('Markers of every turn are kept in a box of cedar.')?.status).toBe('default');
  });
});
