import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, type ScenarioResult } from '../../src/scenarios/index.js';

const SIX = ['AG1', 'AE', 'AG2', 'BG1', 'BE', 'BG2'];
const TEAMS = { A: ['AG1', 'AE', 'AG2'], B: ['BG1', 'BE', 'BG2'] };

function played(options: object, state: object = {}, more: object = {}, lenient = false): ScenarioResult {
  const setup = { players: SIX, teams: TEAMS, options: { variant: 'Emperor', ...options }, state };
  const written = {
    id: 'table',
    edition: '2011-07-15',
    setup,
    steps: [],
    checks: ['gameOver()==False'],
    ...more,
  };
  const [scenario] = loadScenarios(JSON.stringify([written]), 'table.json');
  if (scenario === undefined) throw new Error('there is one');
  return runScenario(scenario, ruleset('2011-07-15'), { edition: '2011-07-15', lenient });
}

describe('a scenario whose table the rules do not allow', () => {
  it.each([
    [
      'without the creatures that are deployed',
      { deployCreatures: false },
      {},
      /^the rules object to this table: deployCreatures is off .*emperor\.deployCreatures.*rule 809\.3b.*turn it on$/,
    ],
    [
      'with an emperor at the edge',
      { emperors: ['AG1', 'BE'] },
      {},
      /AG1, emperor of A, does not sit in the middle .*rule 809\.2/,
    ],
    [
      'with ranges of half a seat',
      { rangeOfInfluence: 0.5 },
      {},
      /"rangeOfInfluence" is to be a whole number/,
    ],
    ['where a general begins', {}, { turn: 'AG1', first: true }, /AG1 cannot go first/],
  ])('is an error: %s', (_, options, state, reason) => {
    const { status, error } = played(options, state);
    expect([status, error?.reason]).toEqual(['error', expect.stringMatching(reason)]);
  });

  it('is played where that is asked for, and the objection told with the result', () => {
    const { status, objections } = played({ deployCreatures: false }, {}, {}, true);
    expect([status, objections]).toEqual(['passed', [expect.stringMatching(/^deployCreatures is off/)]]);
  });

  it('is no error where its question is which tables the rules allow', () => {
    const steps = [{ id: 'a1', try: [{ table: { seated: true } }], then: 'keep', says: 'sit like this' }];
    const { status } = played({ deployCreatures: false }, {}, { steps, checks: ["legal('a1')==False"] });
    expect(status).toBe('passed');
  });

  it('is no error where they allow it', () => {
    expect(played({}).status).toBe('passed');
  });

  it('lets several players be attacked where the rules leave it to the players and nobody says', () => {
    const cards = [{ name: 'Bear', type: 'Creature — Bear', power: 2, toughness: 2 }];
    const objects = [{ id: 'bear', card: 'Bear', owner: 'Ann' }];
    const alone = (options: object) => {
      const setup = {
        players: ['Ann', 'Bob', 'Cy'],
        options: { variant: 'Free-for-All', ...options },
        objects,
      };
      return played({}, {}, { cards, setup, checks: ["attackable('bear')==['Bob','Cy']"] });
    };
    expect([alone({}).status, alone({}).objections]).toEqual(['passed', undefined]);
    expect(alone({ attackMultiplePlayers: false }).error?.reason).toMatch(
      /no attack option is on .*rule 806\.2b/,
    );
  });
});
