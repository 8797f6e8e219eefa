import { describe, expect, test } from 'vitest';
import type { GameSetup, Variant } from '../../src/game/index.js';
import { doubtsOf } from '../../src/game/requirements.js';
import { rulesOf } from '../../src/game/rules.js';
import { settleOptions } from '../../src/game/variants/presets.js';
import { compile } from '../../src/rulesets/index.js';
import { describeWithCorpus } from '../support/corpus.js';
import { changed, editionTree } from './editions.js';

const tree = editionTree('sources/edition-2011.txt');
/** The ruleset when words are added to a rule. */
const added = (rule: string, words: string) =>
  compile(changed(tree, (text, number) => (number === rule ? `${text} ${words}` : text)));
/** The ruleset when words are added to an entry of the glossary. */
const glossed = (entry: RegExp, words: string) =>
  compile(changed(tree, (text, number) => (number === '' && entry.test(text) ? `${text} ${words}` : text)));
const SIX = 'In a Grand Melee game, there is one turn marker for each full six players.';
const unsettled = (ruleset: ReturnType<typeof compile>) =>
  ruleset.conflicts
    .filter((c) => c.unsettled)
    .map((c) => [c.parameter, ...c.readings.map((r) => [r.rule, r.value])]);

describe('a sentence that states a parameter of another section differently is a conflict with both places', () => {
  test('among the rules of the chapter, where another parameter says what cannot go with it', () => {
    const draws = "isn't made to skip the first turn's draw step";
    const edited = (rule: string, from: string, to: string) =>
      compile(
        changed(tree, (text, number) => {
          if (number !== rule) return text;
          expect(text).toContain(from);
          return text.replace(from, to);
        }),
      );
    const chapter = edited('800.6', draws, "skips the first turn's draw step");
    expect(unsettled(chapter)).toEqual([
      ['general.firstDrawRuleInChapter', ['800.6', 'skipped'], ['103.7c', false]],
    ]);
    const options = settleOptions({ players: ['A', 'B', 'C'] }, rulesOf(chapter));
    expect(doubtsOf(chapter, options).map(({ rules, message }) => [rules, message.slice(0, 64)])).toEqual([
      [['800.6', '103.7c'], 'two places state general.firstDrawRuleInChapter differently: rul'],
    ]);
    const start = edited('103.7c', "isn't skipped", 'is skipped');
    expect(unsettled(start)).toEqual([['general.firstDrawRuleInChapter', ['800.6', true], ['103.7c', true]]]);
  });

  test('among the rules of turns', () => {
    const ruleset = added('500.1', SIX);
    expect(unsettled(ruleset)).toEqual([['grandMelee.playersPerTurnMarker', ['807.4a', 4], ['500.1', 6]]]);
    const words = ruleset.conflicts.find((c) => c.unsettled)?.readings.map((r) => r.words);
    expect(words?.[1]).toMatch(/each full six players/);
  });

  test('among the state-based actions', () => {
    const ruleset = added(
      '704.5u',
      'In a Two-Headed Giant game, a team with twenty-five or more poison counters loses the game.',
    );
    expect(unsettled(ruleset)).toContainEqual([
      'twoHeadedGiant.poison.threshold',
      ['810.8d', 15],
      ['704.5u', 25],
    ]);
  });

  test('in the glossary', () => {
    const ruleset = glossed(
      /^A counter that players can get/,
      'In a Two-Headed Giant game, a team with twelve or more poison counters loses the game.',
    );
    expect(unsettled(ruleset)[0]?.slice(0, 2)).toEqual(['twoHeadedGiant.poison.threshold', ['810.8d', 15]]);
    expect(unsettled(ruleset)[0]?.[2]).toEqual([expect.stringMatching(/^Glossary, "/), 12]);
  });

  test('among core rules that state the same number', () => {
    const two = changed(tree, (text, number) => (number === '704.5a' ? text.replace(/\b0\b/, '1') : text));
    expect(unsettled(compile(two))).toContainEqual(['general.losing.life', ['104.3b', 0], ['704.5a', 1]]);
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
  const ruleset = added('500.1', SIX);
  const doubts = (variant: Variant, names: string) =>
    doubtsOf(
      ruleset,
      settleOptions({ players: [...names], options: { variant } } as GameSetup, rulesOf(ruleset)),
    )
      .map(({ message }) => message)
      .join();
  expect(doubts('grandMelee', 'abcdefghij')).toMatch(/rule 807\.4a says 4.*rule 500\.1 says 6/s);
  expect(doubts('freeForAll', 'abcd')).not.toContain('grandMelee.playersPerTurnMarker');
});

describeWithCorpus('in published editions', () => {
  test('another number among the state-based actions is found', () => {
    const edition = changed(editionTree('corpus/official/2011-07-15.txt'), (text, number) =>
      number.startsWith('704.5')
        ? text.replace('fifteen or more poison', 'twenty-five or more poison')
        : text,
    );
    expect(unsettled(compile(edition))).toContainEqual([
      'twoHeadedGiant.poison.threshold',
      [expect.stringMatching(/^810/), 15],
      [expect.stringMatching(/^704/), 25],
    ]);
  });

  test.each([
    ['402.2', 'normally seven', 'normally eight', ['general.maximumHandSize', 8, '514.1', 7]],
    [
      '903.14a',
      '21 or more',
      '16 or more',
      ['casualVariants.commander.combatDamageThreshold', 16, '104.3j', 21],
    ],
    ['118.6', '0 or less', '2 or less', ['general.losing.life', 0, '118.6', 2]],
  ])('another number in rule %s is found, though another rule only mentions it', (rule, from, to, found) => {
    const edition = changed(editionTree('corpus/official/2011-07-15.txt'), (text, number) =>
      number === rule ? text.replace(from, to) : text,
    );
    const places = unsettled(compile(edition)).map(([key, own, other]) => [key, own?.[1], ...(other ?? [])]);
    expect(places).toContainEqual(found);
  });

  test.each(['2008-02-01', '2011-07-15', '2026-04-17'])('%s contradicts itself nowhere else', (edition) => {
    expect(unsettled(compile(editionTree(`corpus/official/${edition}.txt`)))).toEqual([]);
  });
});
