import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { playAlone } from '../support/alone.js';

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
  return playAlone(table);
};

describe('nothing is done silently otherwise than the file says', () => {
  it('X is what the step says, or the step fails', () => {
    expect(play({ mana: { Ada: 3 } }).status).toBe('passed');
    // Where nobody counts mana, any X can be paid.
    expect(play({}).status).toBe('passed');
    const failed = play({ mana: { Ada: 2 } });
    expect(failed.status).not.toBe('passed');
    expect(JSON.stringify(failed.actions)).toContain('X cannot be 2');
  });

  it('mana that has no meaning is an error', () => {
    for (const mana of ['three', { Ada: 'three' }]) {
      const said = () => JSON.stringify(play({ mana }).error?.reason ?? play({ mana }));
      expect(said()).toContain('a number, or one for each player');
    }
  });
});

describe('the order in which teammates draw', () => {
  const run = (library: object) => {
    const table = {
      id: 'draws',
      edition: '2011-07-15',
      cards: [{ name: 'Cub', type: 'Creature — Bear', power: 2, toughness: 2 }],
      setup: {
        players: ['Ada', 'Ben', 'Cleo', 'Dan'],
        teams: { Sun: ['Ada', 'Ben'], Moon: ['Cleo', 'Dan'] },
        options: { variant: 'Two-Headed Giant' },
        state: library,
      },
      steps: [{ until: { step: 'main1', of: 'Moon' } }],
      checks: [
        { drew: 'Cleo', is: 1 },
        { drew: 'Dan', is: 1 },
      ],
    };
    return playAlone(table);
  };

  it('need not be said where it makes no difference', () => {
    expect(run({}).status).toBe('passed');
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
    return playAlone(table).status;
  };

  it('is not replaced by the only other one', () => {
    expect([run(['b', 'c']), run(['b', 'b'])]).toEqual(['passed', 'failed']);
  });
});

/** Plays steps among four and says how the run ended, with the checks that fail and the reasons that were told. */
function outcome(steps: object[], checks: string[], setup: object = {}, edition = '2025-11-14'): string[] {
  const table = {
    id: 'told',
    edition,
    cards: [
      { name: 'Ogre', type: 'Creature — Ogre', power: 3, toughness: 3 },
      { name: 'Imp', type: 'Creature — Imp', power: 1, toughness: 1 },
      { name: 'Wall', type: 'Creature — Wall', power: 0, toughness: 5 },
      { name: 'Fog', type: 'Creature — Spirit', power: 0, toughness: 4 },
      { name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to target creature.' },
      {
        name: 'Rod',
        type: 'Artifact',
        text: '{1}, {T}: Tap target creature an opponent controls.\nWhenever a creature dies, target player loses 1 life.',
      },
    ],
    setup: {
      players: ['Ada', 'Ben', 'Cleo', 'Dan'],
      state: { mana: 5, library: 20 },
      objects: [
        { id: 'ogre', card: 'Ogre', owner: 'Ada' },
        { id: 'imp', card: 'Imp', owner: 'Ada' },
        { id: 'wall', card: 'Wall', owner: 'Ben' },
        { id: 'fog', card: 'Fog', owner: 'Ben' },
        { id: 'rod', card: 'Rod', owner: 'Ada' },
        { id: 'bolt', card: 'Bolt', owner: 'Ada', zone: 'hand' },
      ],
      ...setup,
    },
    steps,
    checks,
  };
  let scenario: ReturnType<typeof loadScenarios>[number] | undefined;
  try {
    [scenario] = loadScenarios(JSON.stringify([table]), 'told.json');
  } catch (error) {
    return ['slip', (error as Error).message];
  }
  if (!scenario) throw new Error('nothing was read');
  const { status, error, actions, checks: answers } = runScenario(scenario, ruleset(edition), { edition });
  return [
    status,
    ...(error ? [error.reason] : []),
    ...actions.filter(({ accepted }) => !accepted).map(({ reason }) => reason ?? ''),
    ...answers.filter(({ passed }) => !passed).map(({ text }) => text),
  ];
}

describe('words of a step', () => {
  it('are a slip where nothing is done for them', () => {
    for (const tell of [
      'Ben is dealt 2 damage somehow.',
      'p: draw a card; lose 1 life',
      'Each player p ponders.',
    ])
      expect(outcome([{ tell }], ["life('Dan')==20"])[0], tell).toBe('slip');
  });

  it('say of each blocker what it blocks', () => {
    expect(
      outcome(
        [
          { attack: { ogre: 'Ben', imp: 'Ben' } },
          { tell: 'Wall blocks Ogre and Fog blocks Imp.' },
          { until: { damage: 'dealt' } },
        ],
        ["dealt('ogre','wall')==3", "dealt('imp','fog')==1", "dealt('ogre','fog')==0", "life('Ben')==20"],
      ),
    ).toEqual(['passed']);
  });
});

describe('a question', () => {
  it('of what a spell or an ability could target has both answers', () => {
    expect(
      outcome(
        [],
        [
          "canTarget('bolt','ogre')",
          "not canTarget('bolt','Ben')",
          "canTarget('rod','wall')",
          "not canTarget('rod','ogre')",
        ],
      ),
    ).toEqual(['passed']);
  });

  it('after the starting life total of one head is answered as its edition says', () => {
    const heads = {
      teams: { Sun: ['Ada', 'Ben'], Moon: ['Cleo', 'Dan'] },
      options: { variant: 'Two-Headed Giant' },
    };
    expect(outcome([], ["startLife('Sun')==30"], heads)).toEqual(['passed']);
    expect(outcome([], ["startLife('Ada')==startLife('Sun')"], heads)).toEqual(['passed']);
  });
});

describe('a step', () => {
  it('that answers nothing that is asked fails', () => {
    expect(outcome([{ choose: 'ogre', by: 'Ada' }], ["life('Dan')==20"])[0]).toBe('failed');
    expect(outcome([{ pay: true, by: 'Ben' }], ["life('Dan')==20"])[0]).toBe('failed');
  });

  it("that resolves a spell plays out nobody else's turn", () => {
    expect(
      outcome(
        [{ cast: 'bolt', by: 'Ada', targets: ['wall'] }, { resolve: 'all' }],
        ["turnOwner()=='Ada'", "step()=='main1'", "damage('wall')==3"],
      ),
    ).toEqual(['passed']);
    expect(outcome([{ resolve: 'top' }], ["life('Dan')==20"])[0]).toBe('failed');
    expect(outcome([{ resolve: 'all' }], ["turnOwner()=='Ada'", "step()=='main1'"])).toEqual(['passed']);
  });

  it('does not wait for another turn in which it would be legal', () => {
    expect(outcome([{ attack: { wall: 'Ada' } }], ["life('Dan')==20"])[0]).toBe('failed');
    expect(
      outcome(
        [{ until: { step: 'main2', of: 'Ada' } }, { attack: { ogre: 'Ben' } }],
        ["turnOwner()=='Ada'"],
      )[0],
    ).toBe('failed');
  });
});

describe('what a step names where the rules know it by another name', () => {
  const played = (edition: string, steps: object[], checks: unknown[]) => {
    const table = {
      id: 'heads',
      edition,
      cards: [
        { name: 'Ogre', type: 'Creature — Ogre', power: 3, toughness: 3 },
        { name: 'Grip', type: 'Sorcery', cost: '{0}', text: 'Target player discards a card.' },
      ],
      setup: {
        players: ['Ada', 'Ben', 'Cleo', 'Dan'],
        teams: { Sun: ['Ada', 'Ben'], Moon: ['Cleo', 'Dan'] },
        options: { variant: 'Two-Headed Giant' },
        state: { hand: { Cleo: 3 } },
        objects: [
          { id: 'ogre', card: 'Ogre', owner: 'Ada', zone: 'battlefield' },
          { id: 'grip', card: 'Grip', owner: 'Ada', zone: 'hand' },
        ],
      },
      steps,
      checks,
    };
    return playAlone(table);
  };

  it('a member of a team that is attacked as one means the team', () => {
    expect(played('2006-10-01', [{ attack: { ogre: 'Dan' } }], ["tapped('ogre')"]).status).toBe('passed');
  });

  it('what a creature can attack is said where it cannot attack what is named', () => {
    const run = played('2006-10-01', [{ attack: { ogre: 'Ben' } }], ["tapped('ogre')"]);
    expect(run.status).toBe('failed');
    expect(JSON.stringify(run.actions)).toContain('it can attack Moon');
  });

  it('a card without a name is discarded without a question', () => {
    const steps = [{ cast: 'grip', by: 'Ada', targets: ['Cleo'] }, { resolve: 'top' }];
    expect(played('2025-11-14', steps, ["hand('Cleo')==2"]).status).toBe('passed');
  });
});
