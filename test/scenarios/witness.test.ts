import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import {
  loadScenarios,
  partsOn,
  runScenario,
  type Scenario,
  withParameter,
  witnessFor,
} from '../../src/scenarios/index.js';

const [old, now] = [ruleset('2008-02-01'), ruleset('2011-07-15')];
const options = { editions: ['2008-02-01', '2011-07-15'] as [string, string] };

describe('a witness', () => {
  it('is a game on which two editions part because of one parameter alone', () => {
    const key = 'twoHeadedGiant.individualLife.value';
    const found = witnessFor(key, old, now, options);
    expect(found.scenario).not.toBeNull();
    expect(found.diverges?.rules.map(({ rules }) => rules)).toEqual([['606.9a'], ['810.9a']]);
    const scenario = found.scenario as Record<string, unknown>;
    expect(partsOn(scenario, withParameter(now, key, old), now)).toBe(true);
    expect(partsOn(scenario, now, now)).toBe(false);
  });

  it('is no longer than it has to be', () => {
    const { scenario } = witnessFor('grandMelee.markerRemoval', old, now, options);
    expect((scenario as { steps: unknown[] }).steps).toHaveLength(1);
  });

  it('is one on which the editions part as they are, where an equally short game shows that', () => {
    const { scenario } = witnessFor('grandMelee.designatedMarkerDisregard', old, now, options);
    const [loaded] = loadScenarios(JSON.stringify([scenario]), 'witness') as [Scenario];
    for (const rules of [old, now])
      expect(runScenario(loaded, rules, { edition: rules.edition ?? '' }).status).toBe('passed');
  });

  it('has the player pass who decides for another', () => {
    const { scenario } = witnessFor('general.manaPool.lifeLostUnderControl', old, now, options);
    const { steps } = scenario as { steps: Record<string, unknown>[] };
    expect(steps.slice(-4)).toEqual([{ pass: 'Ann' }, { pass: 'Ann' }, { pass: 'Ann' }, { pass: 'Ann' }]);
  });

  it('is looked for further without exercises, where those alone fill the bound', () => {
    const [before, after] = [ruleset('2005-08-01'), ruleset('2018-07-13')];
    const { scenario } = witnessFor('grandMelee.priorityPerStack', before, after, { once: true });
    const steps = (scenario as { steps: Record<string, unknown>[] } | null)?.steps ?? [];
    expect(steps.map((step) => Object.keys(step)[0])).toEqual(Array(8).fill('pass'));
  });

  it('is not looked for where no game turns on the parameter', () => {
    const found = witnessFor('general.tournamentRulesDocument', old, now, options);
    expect(found).toMatchObject({ use: 'informs', scenario: null, searched: { decisions: 0, games: 0 } });
  });

  it('is not found for a parameter on which the rulesets agree', () => {
    const found = witnessFor('emperor.teamWinWithEmperor', now, now, { ...options, positions: 50 });
    expect(found.scenario).toBeNull();
  });
});
