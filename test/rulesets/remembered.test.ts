import { describe, expect, test } from 'vitest';
import { TemplateError, template } from '../../src/language/index.js';
import { compile, parameterKeys } from '../../src/rulesets/index.js';
import { provisions } from '../../src/rulesets/provisions/index.js';
import { changed, editionTree } from './editions.js';

const clauses = provisions.flatMap((p) => Object.values(p.clauses));

describe('what parameters remember of the words of editions', () => {
  test('becomes less: patterns of words may only go down in number', () => {
    expect(clauses.reduce((sum, { says }) => sum + says.length, 0)).toBeLessThanOrEqual(196);
  });

  test('is in no query: two look for words in quotation marks, four for names of people and cards in Examples', () => {
    expect(clauses.reduce((sum, { asks }) => sum + asks.length, 0)).toBeLessThanOrEqual(6);
  });
});

describe('a value says what read it', () => {
  const tree = editionTree('sources/edition-2011.txt');

  test('where sentences state it, and only there', () => {
    const ruleset = compile(tree);
    for (const key of parameterKeys) {
      const { status, words, by } = ruleset.entry(key);
      const stated = status === 'compiled' && words !== undefined;
      expect([key, by]).toEqual([
        key,
        stated ? expect.stringMatching(/^(?:query|meaning|remembered)$/) : undefined,
      ]);
    }
  });

  test('a query, where the words are in an order that no pattern has', () => {
    const turned = changed(tree, (text) =>
      text.replace(/\b15 or more poison counters\b/, 'at least fifteen poison counters'),
    );
    const entry = compile(turned).entry('twoHeadedGiant.poison.threshold');
    expect(entry.value).toBe(15);
    expect(['query', 'meaning']).toContain(entry.by);
  });
});

test('a sentence that is no template says so, and no other error is taken for that', () => {
  expect(() => template('A flurb.')).toThrow(TemplateError);
  expect(() => template('A player draws a card. A player draws two cards.')).toThrow(TemplateError);
  expect(() => template(undefined as unknown as string)).not.toThrow(TemplateError);
});
