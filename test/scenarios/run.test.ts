import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/readers/index.js';
import {
  compile,
  definitionOf,
  editions,
  type Ruleset,
  ruleset as shippedRuleset,
} from '../../src/rulesets/index.js';
import {
  diverge,
  editionsOf,
  loadScenarios,
  runScenario,
  type Scenario,
  type ScenarioResult,
} from '../../src/scenarios/index.js';
import { describeWithCorpus, root, shared } from '../support/corpus.js';

const folder = join(root, 'fixtures/scenarios');

const scenarios = (name: string): Scenario[] => loadScenarios(readFileSync(join(folder, name), 'utf8'), name);

const kept = new Map<string, Ruleset>();

/** The ruleset of a document, compiled from its words. */
function rulesetFrom(path: string, name: string): Ruleset {
  const known = kept.get(path);
  if (known) return known;
  const ruleset = compile(read(readFileSync(path), { file: path }).tree, { name });
  kept.set(path, ruleset);
  return ruleset;
}

/** What went wrong, for the message of a failing test. */
function account(result: ScenarioResult): string {
  const wrong = result.checks.filter((check) => check.passed === false);
  return [
    `${result.scenario} under ${result.edition}: ${result.status} ${result.error?.reason ?? ''}`,
    ...result.actions
      .filter((action) => !action.accepted)
      .map((action) => `  ${action.id} not accepted: ${action.reason}`),
    ...wrong.map((check) => `  ${check.text} was ${JSON.stringify(check.actual)} ${check.problem ?? ''}`),
  ].join('\n');
}

describe('the life of a team, under the sample editions', () => {
  for (const [file, edition] of [
    ['edition-2008.txt', '2008-02-01'],
    ['edition-2011.txt', '2011-07-15'],
  ] as const)
    it(`ends as ${edition} says`, () => {
      const ruleset = rulesetFrom(join(root, 'sources', file), edition);
      const results = scenarios('life-of-a-team.json').map((scenario) =>
        runScenario(scenario, ruleset, { edition }),
      );
      expect(results.filter((result) => result.status !== 'passed').map(account)).toEqual([]);
    });

  it('cites for events only what the game went by, and something for most of them', () => {
    const ruleset = rulesetFrom(join(root, 'sources/edition-2008.txt'), '2008-02-01');
    const events = scenarios('life-of-a-team.json').flatMap(
      (scenario) => runScenario(scenario, ruleset, { edition: '2008-02-01' }).events,
    );
    for (const { parameters, type } of events)
      for (const key of parameters) expect(definitionOf(key).use, type).not.toBe('informs');
    expect(events.filter(({ parameters }) => parameters.length > 0).length).toBeGreaterThan(
      events.length / 2,
    );
  });

  it('is the same game for the same seed', () => {
    const ruleset = rulesetFrom(join(root, 'sources/edition-2011.txt'), '2011-07-15');
    for (const scenario of scenarios('life-of-a-team.json'))
      expect(runScenario(scenario, ruleset, { edition: '2011-07-15' })).toEqual(
        runScenario(scenario, ruleset, { edition: '2011-07-15' }),
      );
  });

  it('parts where the editions part', () => {
    const older = rulesetFrom(join(root, 'sources/edition-2008.txt'), '2008-02-01');
    const newer = rulesetFrom(join(root, 'sources/edition-2011.txt'), '2011-07-15');
    const [scenario] = scenarios('life-of-a-team.json').filter((one) => one.id === 'half-of-each-life');
    if (!scenario) throw new Error('the scenario is gone');
    const { sides, action, causes } = diverge(scenario, older, newer);
    expect(action).toBe('a2');
    expect(sides?.map((side) => [side.event?.type, side.event?.amount])).toEqual([
      ['damageDealt', 4],
      ['damageDealt', 8],
    ]);
    expect(sides?.map((side) => side.state.life.Sun)).toEqual([9, 1]);
    expect(causes).toEqual([
      {
        parameter: 'twoHeadedGiant.individualLife.value',
        values: ['halfTeamTotalRoundedUp', 'teamTotal'],
        rules: [['606.9a'], ['810.9a']],
      },
    ]);
    expect(diverge(scenario, older, older).sides).toBeNull();
  });

  it('tells what happened where nothing is expected', () => {
    const ruleset = rulesetFrom(join(root, 'sources/edition-2011.txt'), '2011-07-15');
    const [scenario] = scenarios('life-of-a-team.json');
    const result = scenario && runScenario(scenario, ruleset, { edition: '2012-02-01' });
    expect(result?.status).toBe('notApplicable');
    expect(result?.checks.find((check) => check.text === "teamLife('Sun')==9")).toEqual({
      text: "teamLife('Sun')==9",
      actual: 1,
    });
  });
});

describe('every scenario, by the facts that are shipped', () => {
  const known = new Set(editions());
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    it(file, () => {
      const runs = scenarios(file).flatMap((scenario) =>
        editionsOf(scenario)
          .filter((edition) => known.has(edition))
          .map((edition) => runScenario(scenario, shippedRuleset(edition), { edition, trace: false })),
      );
      expect(runs.length).toBeGreaterThan(0);
      expect(runs.filter(({ status }) => status === 'failed' || status === 'error').map(account)).toEqual([]);
    });
});

describeWithCorpus('every scenario, under every edition that it names', () => {
  for (const file of readdirSync(folder).filter(
    (name) => name.endsWith('.json') && !name.endsWith('.schema.json'),
  ))
    it(file, () => {
      const wrong: string[] = [];
      let runs = 0;
      for (const scenario of scenarios(file))
        for (const edition of editionsOf(scenario)) {
          const path = shared(`corpus/official/${edition}.txt`);
          if (!path) continue;
          const result = runScenario(scenario, rulesetFrom(path, edition), { edition, trace: false });
          if (result.status === 'notApplicable') continue;
          runs++;
          if (result.status !== 'passed') wrong.push(account(result));
        }
      expect(wrong).toEqual([]);
      expect(runs).toBeGreaterThan(0);
    });
});
