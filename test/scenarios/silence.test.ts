import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';

const play = (state: object) => {
  const table = {
    id: 'burn',
    edition: '2025-11-14',
    cards: [{ name: 'Burn', type: 'Sorcery', cost: '{X}{R}', text: 'Burn deals X damage to target player.' }],
    setup: {
      players: ['Ada', 'Ben'],
      state,
      objects: [{ id: 'burn', card: 'Burn', owner: 'Ada', zone: 'hand' }],
    },
    steps: [{ cast: 'burn', by: 'Ada', targets: ['Ben'], x: 2 }, { resolve: 'all' }],
    checks: ["life('Ben')==18"],
  };
  const [scenario] = loadScenarios(JSON.stringify([table]), 'burn.json');
  if (!scenario) throw new Error('nothing was read');
  return runScenario(scenario, ruleset('2025-11-14'), { edition: '2025-11-14' });
};

describe('nothing is done silently otherwise than the file says', () => {
  it('X is what the step says, or the step fails', () => {
    expect(play({ mana: { Ada: 3 } }).status).toBe('passed');
    const failed = play({});
    expect(failed.status).not.toBe('passed');
    expect(JSON.stringify(failed.actions)).toContain('nobody is asked what X is');
  });

  it('mana that has no meaning is an error', () => {
    for (const mana of ['three', { Ada: 'three' }]) {
      const said = () => JSON.stringify(play({ mana }).error?.reason ?? play({ mana }));
      expect(said()).toContain('a number, or one for each player');
    }
  });
});

describe('a target that is named twice', () => {
  const run = (targets: string[]) => {
    const table = {
      id: 'forked',
      edition: '2025-11-14',
      cards: [
        { name: 'Cub', type: 'Creature — Bear', power: 2, toughness: 9 },
        {
          name: 'Fork',
          type: 'Sorcery',
          cost: '{R}',
          text: 'Fork deals 3 damage to each of two target creatures.',
        },
      ],
      setup: {
        players: ['Ada', 'Ben'],
        state: { mana: 2 },
        objects: [
          { id: 'b', card: 'Cub', owner: 'Ada' },
          { id: 'c', card: 'Cub', owner: 'Ben' },
          { id: 'fork', card: 'Fork', owner: 'Ada', zone: 'hand' },
        ],
      },
      steps: [{ cast: 'fork', by: 'Ada', targets }, { resolve: 'all' }],
      checks: ["damage('c')==3"],
    };
    const [scenario] = loadScenarios(JSON.stringify([table]), 'fork.json');
    if (!scenario) throw new Error('nothing was read');
    return runScenario(scenario, ruleset('2025-11-14'), { edition: '2025-11-14' }).status;
  };

  it('is not replaced by the only other one', () => {
    expect([run(['b', 'c']), run(['b', 'b'])]).toEqual(['passed', 'failed']);
  });
});
