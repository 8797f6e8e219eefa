import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, RulesetError } from '../../src/rulesets/index.js';
import { describeWithCorpus, shared } from '../support/corpus.js';
import { sampleTree, sharedTree } from './editions.js';

describe('a fragment', () => {
  const nearest = compile(sampleTree('edition-2008.txt'));

  it('compiles what it holds and assumes the rest from the edition that it is given', () => {
    const ruleset = compile(sampleTree('fragment-2006.txt'), { nearest, name: 'fragment' });
    expect(ruleset.entry('emperor.teamSize')).toMatchObject({
      value: 3,
      status: 'compiled',
      rules: ['607.1'],
    });
    expect(ruleset.entry('grandMelee.rangeOfInfluence')).toMatchObject({ value: 1, status: 'compiled' });
    expect(ruleset.entry('leaving.ownedObjects')).toMatchObject({
      value: 'leaveTheGame',
      status: 'assumed',
      from: '2008-02-01',
    });
  });

  it('says on its first line what it holds and where the rest comes from', () => {
    const ruleset = compile(sampleTree('fragment-2006.txt'), { nearest });
    expect(ruleset.note).toMatch(/fragment.*Emperor Variant; Grand Melee Variant.*assumed from 2008-02-01/);
    expect(compile(sampleTree('edition-2008.txt')).note).toBeUndefined();
  });

  it('reads the tail of a section whose heading is lost', () => {
    const ruleset = compile(sampleTree('fragment-2006.txt'), { nearest });
    expect(ruleset.entry('twoHeadedGiant.individualLife.value')).toMatchObject({
      value: 'halfTeamTotalRoundedUp',
      status: 'compiled',
      rules: ['606.9a'],
    });
    // What stood before the cut is not silence of the rules.
    expect(ruleset.entry('twoHeadedGiant.attackUnit').status).toBe('assumed');
  });

  it('has no value for what it does not reach when no edition stands beside it', () => {
    const ruleset = compile(sampleTree('fragment-2006.txt'));
    expect(() => ruleset.get('leaving.ownedObjects')).toThrow(RulesetError);
    expect(() => ruleset.get('leaving.ownedObjects')).toThrow(/does not reach/);
  });

  it('trusts the silence of a section that it holds as a whole', () => {
    const ruleset = compile(sampleTree('rulings-2008.txt'));
    expect(ruleset.entry('twoHeadedGiant.lifeTotalExchangeWithTeammate')).toMatchObject({
      value: 'notSpecified',
      status: 'default',
    });
  });
});

describeWithCorpus('the founding documents', () => {
  const files = readdirSync(shared('seeds') ?? '.');

  it.each([
    ['000', 'general.winEffect.unlimitedRange', 'opponentsLoseInstead'],
    ['000', 'twoHeadedGiant.individualLife.value', 'teamTotal'],
    ['001', 'twoHeadedGiant.individualLife.value', 'halfTeamTotalRoundedUp'],
    ['001', 'twoHeadedGiant.startingLife.chapterRule', 30],
    ['002', 'grandMelee.blockedMarker', 'playerHoldsMarkerButTurnWaits'],
    ['003', 'general.seatingOrder', 'anyMutuallyAgreeableMethod'],
    ['003', 'leaving.futureTurn', 'turnDoesNotBegin'],
    ['004', 'emperor.teamLossWithEmperor', true],
    ['004', 'twoHeadedGiant.largerTeams.startingLife', '20n'],
  ] as const)('%s states %s', (number, key, value) => {
    const file = files.find((name) => name.startsWith(number));
    expect(compile(sharedTree(`seeds/${file}`)).entry(key)).toMatchObject({ value, status: 'compiled' });
  });

  it('leave no sentence that is not understood', () => {
    for (const file of files) {
      const { parameters } = compile(sharedTree(`seeds/${file}`));
      const lost = Object.entries(parameters).filter(([, entry]) => entry.status === 'unrecognised');
      expect([file, lost]).toEqual([file, []]);
    }
  });
});
