import { expect, test } from 'vitest';
import { readSentences } from '../../../src/language/index.js';
import { inEveryMeaning } from '../../../src/rulesets/reading/meanings.js';

const [ambiguous] = readSentences('The variant uses a new version of the rules for the option.');
const found = { start: 0, end: 9, slots: {}, gaps: [] };

test('a sentence with several meanings states what each of them states', () => {
  if (ambiguous === undefined) throw new Error('not split');
  expect(ambiguous.readings.length).toBeGreaterThan(1);
  const said = inEveryMeaning([ambiguous], ([one]) =>
    one?.frame === undefined ? undefined : { value: true, found },
  );
  expect(said?.value).toBe(true);
});

test('it states nothing where its meanings differ, or one of them is not understood', () => {
  if (ambiguous === undefined) throw new Error('not split');
  const [first] = ambiguous.readings;
  const values = (other?: boolean) =>
    inEveryMeaning([ambiguous], ([one]) =>
      one?.frame === undefined || (one.frame !== first && other === undefined)
        ? undefined
        : { value: one.frame === first ? true : (other ?? false), found },
    );
  expect(values(false)).toBeUndefined();
  expect(values()).toBeUndefined();
});
