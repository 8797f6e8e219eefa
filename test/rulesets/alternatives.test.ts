import { describe, expect, it } from 'vitest';
import { compile, definitionOf } from '../../src/rulesets/index.js';
import { provisions } from '../../src/rulesets/provisions/index.js';
import type { Value } from '../../src/rulesets/types.js';
import { sentencesOf } from '../../src/rulesets/words/sentences.js';
import { changed, sampleTree } from './editions.js';

const tree = sampleTree('edition-2011.txt');
const base = compile(tree);

/** Sentences of our own that state another value than the sample edition does, each with the rule and the words that it takes the place of. */
const alternatives = provisions.flatMap(({ key, clauses }) => {
  const { status, value, rules, words } = base.entry(key);
  const [rule] = rules;
  const [clause, another] = Object.values(clauses);
  if (status !== 'compiled' || rule === undefined || words === undefined) return [];
  // The place of this one is told by words that only one of its values has.
  if (key === 'leaving.tokenOwner') return [];
  // A parameter that several sentences state together has no value from one of them.
  if (clause === undefined || another !== undefined) return [];
  const stated = new Map<Value, string>();
  for (const [text, meaning] of clause.means) {
    if (typeof meaning === 'function' || meaning === value || stated.has(meaning)) continue;
    // A number that another parameter reads is any number.
    if (definitionOf(key).use !== 'informs') stated.set(meaning, text.replace(/\b[MN]\b/, 'three'));
  }
  return [...stated].map(([other, text]) => ({ key, rule, words, other, text }));
});

/** Rounds in each of which no rule is changed twice. */
const rounds = alternatives.reduce<(typeof alternatives)[]>((all, one) => {
  const free = all.find((round) => round.every(({ rule }) => rule !== one.rule));
  if (free === undefined) all.push([one]);
  else free.push(one);
  return all;
}, []);

describe('a sentence of our own that states another value', () => {
  it('is there for many parameters', () => {
    expect(alternatives.length).toBeGreaterThan(20);
  });

  it.each(rounds.map((round, i) => [i + 1, round] as const))('is read in its place, round %i', (_, round) => {
    const edited = compile(
      changed(tree, (text, number) => {
        const one = round.find(({ rule }) => rule === number);
        const said =
          one && sentencesOf(text).find(({ start, end }) => text.slice(start, end).includes(one.words));
        return one === undefined || said === undefined
          ? text
          : `${text.slice(0, said.start)}${one.text}${text.slice(said.end)}`;
      }),
    );
    const read = round.map(({ key, other }) => [key, edited.entry(key).value, other]);
    expect(read.filter(([, value, other]) => value !== other)).toEqual([]);
  });
});
