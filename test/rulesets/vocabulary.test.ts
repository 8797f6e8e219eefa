import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  definitionOf,
  PARAMETERS,
  parameterKeys,
  parameterWords,
  silentValue,
  takeParameterWords,
} from '../../src/rulesets/vocabulary/index.js';
import { root } from '../support/corpus.js';

describe('the vocabulary', () => {
  test('asks each question once, in a sentence that ends with a mark', () => {
    expect(new Set(parameterKeys).size).toBe(parameterKeys.length);
    expect(PARAMETERS.filter(({ question }) => !/\?( .*\.)?$/.test(question)).map(({ key }) => key)).toEqual(
      [],
    );
  });

  test('gives every value a meaning, and lists none twice', () => {
    for (const { key, values } of PARAMETERS) {
      expect(new Set(values.map(({ value }) => value)).size, key).toBe(values.length);
      expect(
        values.filter(({ meaning }) => meaning.trim() === ''),
        key,
      ).toEqual([]);
    }
  });

  test('lists the value that holds where no rule speaks', () => {
    const unlisted = PARAMETERS.filter(
      ({ key, silent, values }) =>
        silent !== undefined && !values.some(({ value }) => value === silentValue(key)),
    );
    expect(unlisted.map(({ key }) => key)).toEqual([]);
  });

  test('has the types that were made from it', () => {
    const types = readFileSync(join(root, 'src/rulesets/vocabulary/values.ts'), 'utf8');
    const typed = [...types.matchAll(/^ {2}'([\w.]+)':([^;]*);/gm)].map(([, key, type]) => ({ key, type }));
    expect(typed.map(({ key }) => key)).toEqual(parameterKeys);
    for (const [at, { type, values }] of PARAMETERS.entries()) {
      if (type === 'number') continue;
      const named = values.filter(({ value }) => {
        const spelt = type === 'count' && typeof value === 'number' ? 'number' : String(value);
        return !(typed[at]?.type ?? '').includes(spelt);
      });
      expect(named, typed[at]?.key).toEqual([]);
    }
  });
});

describe('the use of a parameter', () => {
  const used = (use: string) => PARAMETERS.filter((parameter) => parameter.use === use);

  test('is to require where values cannot be played, and one of them can', () => {
    const unplayed = PARAMETERS.filter(({ values }) => values.some(({ played }) => played === false));
    expect(unplayed.length).toBeGreaterThan(50);
    for (const { key, use, values } of unplayed) {
      expect(use, key).toBe('requires');
      expect(
        values.some(({ played }) => played !== false),
        key,
      ).toBe(true);
    }
  });

  test('is to decide only where two values of it are played differently', () => {
    const single = used('decides').filter(
      ({ type, values }) => type !== 'number' && values.filter(({ like }) => like === undefined).length < 2,
    );
    expect(single.map(({ key }) => key)).toEqual([]);
  });

  test('names as another spelling only a value that the parameter has', () => {
    for (const { key, values } of PARAMETERS)
      for (const { like } of values)
        if (like !== undefined)
          expect(
            values.map(({ value }) => value),
            key,
          ).toContain(like);
  });
});

describe('the words of parameters', () => {
  const key = 'twoHeadedGiant.individualLife.value';

  test('are those of every parameter that a game goes by', () => {
    const played = PARAMETERS.filter(({ use }) => use !== 'informs').map((parameter) => parameter.key);
    expect(Object.keys(parameterWords())).toEqual(played);
  });

  test('may come after a program that carries the vocabulary without them', () => {
    const words = parameterWords();
    const { question, values } = definitionOf(key);
    const own = { question, meanings: values.map(({ meaning }) => meaning) };
    try {
      takeParameterWords({ [key]: { question: 'How much?', meanings: ['Half.'] } });
      expect(definitionOf(key).question).toBe('How much?');
      expect(definitionOf(key).values.map(({ meaning }) => meaning)).toEqual([
        'Half.',
        ...values.slice(1).map(() => ''),
      ]);
      expect(definitionOf(key).values.map(({ value }) => value)).toEqual(values.map(({ value }) => value));
    } finally {
      takeParameterWords({ [key]: own });
    }
    expect(parameterWords()).toEqual(words);
  });

  test('of a parameter that a program does not know are passed over', () => {
    expect(() => takeParameterWords({ 'no.such': { question: 'Why?', meanings: [] } })).not.toThrow();
  });
});
