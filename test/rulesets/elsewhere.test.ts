import { describe, expect, test } from 'vitest';
import { doubtsOf } from '../../src/game/requirements.js';
import { compile } from '../../src/rulesets/index.js';
import { describeWithCorpus } from '../support/corpus.js';
import { changed, editionTree } from './editions.js';

const tree = editionTree('sources/edition-2011.txt');
/** The ruleset when words are added to a rule. */
const added = (rule: string, words: string) =>
  compile(changed(tree, (text, number) => (number === rule ? `${text} ${words}` : text)));
/** The ruleset when words of the glossary are others. */
const glossed = (was: RegExp, now: string) =>
  compile(changed(tree, (text, number) => (number === '' ? text.replace(was, () => now) : text)));
const unsettled = (ruleset: ReturnType<typeof compile>) =>
  ruleset.conflicts
    .filter((c) => c.unsettled)
    .map((c) => [c.parameter, ...c.readings.map((r) => [r.rule, r.value])]);

describe('a sentence that states a parameter of another section differently is a conflict with both places', () => {
  test('among the rules of turns', () => {
    const ruleset = added(
      '500.1',
      'In a Grand Melee game, there is one turn marker for each full six players.',
    );
    expect(unsettled(ruleset)).toEqual([['grandMelee.playersPerTurnMarker', ['807.4a', 4], ['500.1', 6]]]);
    const words = ruleset.conflicts.find((c) => c.unsettled)?.readings.map((r) => r.words);
    expect(words?.[1]).toMatch(/each full six players/);
  });

  test('among the state-based actions', () => {
    const ruleset = compile(
      changed(tree, (text, number) =>
        number === '704.5u' ? text.replace('fifteen poison counters', 'twenty-five poison counters') : text,
      ),
    );
    expect(unsettled(ruleset)).toEqual([['twoHeadedGiant.poison.threshold', ['810.8c', 15], ['704.5u', 25]]]);
  });

  test('in the glossary', () => {
    const ruleset = glossed(
      /$/,
      ' In a Two-Headed Giant game, a team with twelve or more poison counters loses the game.',
    );
    expect(unsettled(ruleset)[0]?.slice(0, 2)).toEqual(['twoHeadedGiant.poison.threshold', ['810.8c', 15]]);
    expect(unsettled(ruleset)[0]?.[2]).toEqual([expect.stringMatching(/^Glossary, "/), 12]);
  });

  test('and one that states it alike is none', () => {
    expect(unsettled(compile(tree))).toEqual([]);
    expect(
      unsettled(
        added('500.1', 'In a Grand Melee game, there is one turn marker for each full four players.'),
      ),
    ).toEqual([]);
  });
});

test('no game goes by a matter that two places state differently, and it says where', () => {
  const ruleset = added(
    '500.1',
    'In a Grand Melee game, there is one turn marker for each full six players.',
  );
  const doubts = doubtsOf(ruleset, ['grandMelee']);
  expect(doubts.map((d) => d.message).join()).toMatch(/rule 807\.4a says 4.*rule 500\.1 says 6/s);
  expect(
    doubtsOf(ruleset, ['emperor']).filter((d) => d.parameter === 'grandMelee.playersPerTurnMarker'),
  ).toEqual([]);
});

describeWithCorpus('in published editions', () => {
  test.each(['2008-02-01', '2011-07-15', '2026-04-17'])('%s contradicts itself nowhere else', (edition) => {
    expect(unsettled(compile(editionTree(`corpus/official/${edition}.txt`)))).toEqual([]);
  });
});
