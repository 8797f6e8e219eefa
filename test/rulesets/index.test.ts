import { describe, expect, it } from 'vitest';
import * as rulesets from '../../src/rulesets/index.js';
import { describeWithCorpus } from '../support/corpus.js';
import { changed, sharedTree } from './editions.js';

const { compile } = rulesets;

describe('the room of rulesets', () => {
  it('exports these names', () => {
    expect(Object.keys(rulesets).sort()).toEqual([
      'PARAMETERS',
      'Ruleset',
      'RulesetError',
      'SYSTEMS',
      'changesOfChapter',
      'compile',
      'complaint',
      'contradictionsOf',
      'coverage',
      'declarations',
      'definitionOf',
      'differences',
      'differingKeys',
      'editions',
      'fatesOf',
      'hasOwnValue',
      'isParameterKey',
      'labelOf',
      'lookedThrough',
      'packRulesets',
      'parameterKeys',
      'parameterWords',
      'rewordingsInUse',
      'ruleset',
      'rulesetOf',
      'sentencesOfOurs',
      'sentencesWithoutParameter',
      'takeParameterWords',
      'takeRewordings',
      'takeSentencesWithoutParameter',
      'unlike',
      'wordsOf',
    ]);
  });
});

describeWithCorpus('a ruleset', () => {
  const tree = () => sharedTree('corpus/official/2008-02-01.txt');

  it('quotes the words of each compiled value at their span', () => {
    const ruleset = compile(tree());
    const entry = ruleset.entry('twoHeadedGiant.individualLife.value');
    expect(entry).toMatchObject({ value: 'halfTeamTotalRoundedUp', status: 'compiled', rules: ['606.9a'] });
    expect(entry.words).toMatch(/divided by two, rounded up/);
  });

  it('follows a number that is changed in the text, in figures and in words', () => {
    for (const [written, value] of [
      ['33', 33],
      ['forty-five', 45],
      ['one hundred', 100],
      ['a great deal of', undefined],
    ] as const) {
      const edited = changed(tree(), (text) =>
        text.replace('which starts at 30 life', `which starts at ${written} life`),
      );
      expect(compile(edited).entry('twoHeadedGiant.startingLife.chapterRule').value).toBe(value);
    }
  });

  it('has no value for a negated sentence', () => {
    const edited = changed(tree(), (text) => text.replace('uses the team', "doesn't use the team"));
    const entry = compile(edited).entry('twoHeadedGiant.individualLife.value');
    expect(entry.status).toBe('unrecognised');
    expect(entry.sentence).toMatch(/doesn't use/);
    expect(() => compile(edited).get('twoHeadedGiant.individualLife.value')).toThrow(rulesets.RulesetError);
  });

  it('survives JSON', () => {
    const ruleset = compile(tree());
    const again = rulesets.rulesetOf(JSON.parse(JSON.stringify(ruleset)));
    expect(again.hash).toBe(ruleset.hash);
    expect(again.toJSON()).toEqual(ruleset.toJSON());
  });

  it('takes an override with its reason, and names both rules of a contradiction', () => {
    const ruleset = compile(tree());
    const more = ruleset.with('twoHeadedGiant.startingLife.chapterRule', 50, 'long evenings');
    expect(more.get('twoHeadedGiant.startingLife.chapterRule')).toBe(50);
    expect(more.overrides).toEqual([
      { key: 'twoHeadedGiant.startingLife.chapterRule', was: 30, value: 50, reason: 'long evenings' },
    ]);
    expect(ruleset.get('twoHeadedGiant.startingLife.chapterRule')).toBe(30);
    expect(() => ruleset.with('twoHeadedGiant.individualLife.value', 'teamTotal', 'as now')).toThrow(
      /606\.9a.*606\.9c/,
    );
    // @ts-expect-error A misspelt value does not compile.
    expect(() => ruleset.with('twoHeadedGiant.individualLife.value', 'teamtotal', 'slip')).toThrow(
      /no value of/,
    );
  });
});
