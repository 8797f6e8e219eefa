import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, type ScenarioResult } from '../../src/scenarios/index.js';

/** Runs a scenario of a few lines under the facts of an edition. */
function run(scenario: object, edition = '2011-07-15'): ScenarioResult {
  const [loaded] = loadScenarios(JSON.stringify({ id: 'x', edition, ...scenario }), 'x.json');
  if (!loaded) throw new Error('nothing was read');
  return runScenario(loaded, ruleset(edition), { edition });
}

const wrong = (result: ScenarioResult): unknown =>
  result.error ?? result.checks.filter((check) => !check.passed);

describe('whoever writes a scenario', () => {
  const biorhythm = (...picks: string[]): object => ({
    setup: {
      players: ['Ida', 'Jon', 'Lou', 'Max'],
      teams: { Oak: ['Ida', 'Jon'], Elm: ['Lou', 'Max'] },
      options: { variant: 'Two-Headed Giant' },
      objects: [
        { id: 'bio', card: 'Biorhythm', owner: 'Max', zone: 'hand' },
        { id: 'c1', card: 'Runeclaw Bear', owner: 'Jon' },
        { id: 'c2', card: 'Runeclaw Bear', owner: 'Max' },
      ],
    },
    actions: ['Max casts bio', 'it resolves', ...picks],
    checks: ["teamLife('Oak')==1", "teamLife('Elm')==1"],
  });

  it('tells of choices in any order, whoever the rules ask first', () => {
    expect(wrong(run(biorhythm('team Elm picks Max', 'team Oak picks Jon')))).toEqual([]);
    expect(wrong(run(biorhythm('team Oak picks Jon', 'team Elm picks Max')))).toEqual([]);
    expect(wrong(run(biorhythm('team Oak picks Jon, team Elm picks Max')))).toEqual([]);
    // Without a word the first member of each team is taken, and neither of them has a creature.
    expect(wrong(run(biorhythm()))).not.toEqual([]);
  });

  it('compares counts with truth values as Python does', () => {
    const deaths = (checks: string[]): object => ({
      setup: {
        players: ['Uma', 'Vic', 'Wes'],
        objects: [
          { id: 'net', card: 'Wildfire Emblem (test)', owner: 'Uma' },
          { id: 'b', card: 'Runeclaw Bear', owner: 'Vic' },
        ],
      },
      actions: ['b dies'],
      checks,
    });
    expect(
      wrong(run(deaths(["triggered('net')==True", "triggered('net')==1", "triggered('b')==False"]))),
    ).toEqual([]);
    expect(run(deaths(["triggered('net')==False"])).status).toBe('failed');
  });

  it('has two fights of Grand Melee go on beside each other, each in its own turn', () => {
    const result = run({
      setup: {
        players: Array.from({ length: 12 }, (_, at) => `G${at + 1}`),
        options: { variant: 'Grand Melee' },
        state: { markers: { 1: 'G1', 2: 'G5', 3: 'G9' } },
        objects: [
          { id: 'x', card: 'Generic Creature', owner: 'G1', state: { pt: '4/4' } },
          { id: 'y', card: 'Generic Creature', owner: 'G5', state: { pt: '3/3' } },
          { id: 'w', card: 'Wall of Wood', owner: 'G6' },
        ],
      },
      actions: [
        { id: 'first', do: 'x attacks G2' },
        { id: 'second', do: 'y attacks G6' },
        { id: 'third', do: 'G6 blocks y with w' },
        { id: 'fourth', do: 'combat damage' },
      ],
      checks: [
        "at('second',takingTurn('G1'))==True",
        "at('second',life('G2'))==20",
        "at('fourth',zone('w'))=='graveyard'",
        "at('fourth',takingTurn('G1'))==True",
        "at('fourth',turnsTaken('G5'))==1",
        "legal('third')==True",
      ],
    });
    expect(wrong(result)).toEqual([]);
  });

  it('is told which action was refused, and why', () => {
    const result = run({
      setup: {
        players: ['Uma', 'Vic', 'Wes'],
        objects: [
          { id: 'b', card: 'Runeclaw Bear', owner: 'Uma' },
          { id: 'mc', card: 'Mind Control', owner: 'Wes', zone: 'hand' },
        ],
      },
      actions: [
        { id: 'first', do: "Uma's main phase begins" },
        { id: 'second', do: 'Wes casts mc targeting b; it resolves' },
      ],
      checks: ["controller('b')=='Wes'"],
    });
    expect(result.status).toBe('failed');
    expect(result.actions.filter(({ accepted }) => !accepted)).toMatchObject([
      { id: 'second', reason: expect.stringContaining('mc') },
    ]);
  });
});
