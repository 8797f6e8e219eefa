import { describe, expect, it } from 'vitest';
import { type ScenarioResult, type Step, step } from '../../../src/scenarios/index.js';
import { playAlone } from '../../support/alone.js';

const CARDS = [
  {
    name: 'Scorch',
    types: ['instant'],
    spell: {
      targets: [{ players: {} }],
      effects: [{ effect: 'damage', amount: 3, to: { player: 'target', index: 0 } }],
    },
  },
  {
    name: 'Gift',
    types: ['sorcery'],
    spell: {
      effects: [
        { effect: 'choosePlayer', chooser: { player: 'you' }, from: { who: 'others' }, name: 'friend' },
        { effect: 'draw', player: { player: 'chosen', name: 'friend' }, count: 2 },
      ],
    },
  },
  { name: 'Ox', types: ['creature'], power: 2, toughness: 4 },
];

/** Plays steps at a table of three, where Ada has a Scorch, a Gift and an Ox, and it is her first main phase. */
function played(
  steps: Step[],
  checks: unknown[] = ['gameOver()==False'],
  attackMultiplePlayers = true,
): ScenarioResult {
  const scenario = {
    id: 'x',
    edition: '2011-07-15',
    cards: CARDS,
    setup: {
      players: ['Ada', 'Ben', 'Cleo'],
      options: { attackMultiplePlayers },
      objects: [
        { id: 'scorch', card: 'Scorch', owner: 'Ada', zone: 'hand' },
        { id: 'flame', card: 'Scorch', owner: 'Ben', zone: 'hand' },
        { id: 'gift', card: 'Gift', owner: 'Ada', zone: 'hand' },
        { id: 'ox', card: 'Ox', owner: 'Ada' },
        { id: 'cow', card: 'Ox', owner: 'Ben' },
      ],
    },
    steps,
    checks,
  };
  return playAlone(scenario);
}

describe('the runner does what the steps say and nothing else', () => {
  it('leaves a spell on the stack that no step resolves', () => {
    const cast = step.cast('scorch', { by: 'Ada', targets: ['Ben'] });
    expect(
      played(
        [cast],
        [
          { life: 'Ben', is: 20 },
          { count: 'stack', is: 1 },
        ],
      ).status,
    ).toBe('passed');
    expect(
      played(
        [cast, step.resolve()],
        [
          { life: 'Ben', is: 17 },
          { count: 'stack', is: 0 },
        ],
      ).status,
    ).toBe('passed');
  });

  it('casts nothing, attacks with nothing and blocks with nothing on the way to a moment', () => {
    const result = played(
      [step.until({ step: 'upkeep', of: 'Ben' })],
      [
        { step: [], is: 'upkeep' },
        { turnOwner: [], is: 'Ben' },
        { zone: 'scorch', is: 'hand' },
        { tapped: 'ox', is: false },
      ],
    );
    expect(result.status).toBe('passed');
    expect(result.passes?.length).toBeGreaterThan(3);
    expect(result.passes?.every((pass) => pass.step === 's1')).toBe(true);
  });

  it('stops at a decision that no step answers, and says who could choose what', () => {
    const result = played([step.cast('gift', { by: 'Ada' }), step.resolve()]);
    expect(result.status).toBe('error');
    expect(result.error?.reason).toContain('choosePlayer about gift for Ada: Ben, Cleo');
  });

  it('answers it with the step that follows', () => {
    const steps = [step.cast('gift', { by: 'Ada' }), step.resolve(), step.choose('Cleo', { by: 'Ada' })];
    expect(
      played(steps, [
        { drew: 'Cleo', is: 2 },
        { drew: 'Ben', is: 0 },
      ]).status,
    ).toBe('passed');
  });

  it('takes the player at whom the next attack is aimed for the one who defends in that combat', () => {
    const steps = [
      step.until({ step: 'beginCombat' }),
      step.cast('scorch', { by: 'Ada', targets: ['Ben'] }),
      step.resolve(),
      step.attack({ ox: 'Cleo' }),
      step.until({ damage: 'dealt' }),
      step.until({ of: 'Ben', step: 'main2' }),
    ];
    expect(played(steps, [{ life: 'Cleo', is: 18 }], false).status).toBe('passed');
  });

  it('leaves a decision open where a step says so', () => {
    const steps = [step.cast('gift', { by: 'Ada' }), step.resolve(), step.open('Ada')];
    expect(
      played(steps, [
        { asked: 'd1', is: 'Ada' },
        { options: 'd1', is: ['Ben', 'Cleo'] },
      ]).status,
    ).toBe('passed');
  });

  it('fails at a choice that fits no decision', () => {
    const steps = [step.cast('gift', { by: 'Ada' }), step.resolve(), step.choose('Ada', { by: 'Ada' })];
    const result = played(steps);
    expect(result.status).toBe('failed');
    expect(result.error?.reason).toContain('nobody is asked for Ada');
  });

  it('leaves out a choice that is only made where somebody is asked', () => {
    expect(played([step.choose('Ben', { by: 'Ada', ifAsked: true })]).status).toBe('passed');
    expect(played([step.choose('Ben', { by: 'Ada' })]).status).toBe('failed');
  });
});

describe('a step that is not legal', () => {
  const target: Step = step.cast('scorch', { by: 'Ada', targets: ['ox'] });

  it('fails the scenario, at its place in the file', () => {
    const result = played([step.pass('Ben')]);
    expect(result.status).toBe('failed');
    expect(result.error).toMatchObject({ file: 'x.json', line: 1 });
    expect(result.error?.reason).toMatch(/Ben does not have priority/);
  });

  it('is what is expected where the step says that it is refused', () => {
    expect(played([{ ...target, refused: 'it is no player' }]).status).toBe('passed');
    const allowed = { ...step.cast('scorch', { by: 'Ada', targets: ['Ben'] }), refused: 'Ben is far away' };
    expect(played([allowed]).error?.reason).toContain('the rules allow this');
  });

  it('changes nothing where it is only tried, and the check can ask what came of it', () => {
    const attempt = step.attempt(
      [step.cast('scorch', { by: 'Ada', targets: ['Ben'] }), target],
      'keep',
      'both',
    );
    expect(
      played(
        [attempt],
        [
          { legal: 'both', is: false },
          { zone: 'scorch', is: 'hand' },
        ],
      ).status,
    ).toBe('passed');
  });

  it('may be tried and undone although it is legal', () => {
    const attempt = step.attempt([step.attack({ ox: 'Ben' })], 'undo', 'ben');
    const steps = [attempt, step.attack({ ox: 'Cleo' })];
    expect(
      played(steps, [
        { legal: 'ben', is: true },
        { tapped: 'ox', is: true },
      ]).status,
    ).toBe('passed');
  });
});

describe('combat', () => {
  it('goes to the declarations that steps name', () => {
    const steps = [step.attack({ ox: 'Ben' }), step.block({ cow: 'ox' }), step.until({ damage: 'dealt' })];
    expect(
      played(steps, [
        { damage: 'cow', is: 2 },
        { damage: 'ox', is: 2 },
        { life: 'Ben', is: 20 },
      ]).status,
    ).toBe('passed');
  });

  it('is not that of another turn', () => {
    expect(played([step.attack({ cow: 'Ada' })]).error?.reason).toContain('it is not the turn of Ben');
  });
});

describe('whoever acts', () => {
  it('waits for nobody to resolve anything: others pass only where that changes nothing', () => {
    const steps = [
      step.cast('scorch', { by: 'Ada', targets: ['Ben'] }),
      step.cast('flame', { by: 'Ben', targets: ['Ada'] }),
    ];
    const result = played(steps, [{ count: 'stack', is: 2 }]);
    expect(result.status).toBe('passed');
    expect(result.passes).toEqual([{ step: 's2', player: 'Ada' }]);
  });

  it('does not wait at all where the step says now', () => {
    const steps: Step[] = [
      step.cast('scorch', { by: 'Ada', targets: ['Ben'] }),
      { ...step.cast('flame', { by: 'Ben', targets: ['Ada'], now: true }), refused: 'Ada has priority' },
    ];
    expect(played(steps).status).toBe('passed');
  });
});

describe('a step that could mean several things', () => {
  const CARDS = [
    {
      name: 'Lamp',
      type: 'Artifact',
      text: '{T}: You gain 1 life.\n{2}: Draw a card.',
    },
    {
      name: 'Grasp',
      type: 'Creature — Ogre',
      power: 1,
      toughness: 1,
      text: 'When ~ enters, destroy target artifact.',
    },
    { name: 'Quest', type: 'Sorcery', text: 'Draw a card.' },
  ];
  const at = (steps: unknown[], state: object = {}) => {
    const scenario = {
      id: 'x',
      edition: '2011-07-15',
      cards: CARDS,
      setup: {
        players: ['Ada', 'Ben', 'Cleo'],
        state,
        objects: [
          { id: 'lamp', card: 'Lamp', owner: 'Ada' },
          { id: 'grasp', card: 'Grasp', owner: 'Ada', zone: 'hand' },
          { id: 'quest', card: 'Quest', owner: 'Ben', zone: 'hand' },
        ],
      },
      steps,
      checks: ['gameOver()==False'],
    };
    const { status, error, actions } = playAlone(scenario);
    return [status, error?.reason ?? actions.find(({ reason }) => reason)?.reason];
  };

  it('names the abilities that it could mean', () => {
    const [status, reason] = at([{ activate: 'lamp', by: 'Ada' }]);
    expect(status).toBe('failed');
    expect(reason).toMatch(/several abilities: 0 \(.*gain 1 life.*\), 1 \(.*draw a card.*\); say "ability"/i);
    expect(at([{ activate: 'lamp', by: 'Ada', ability: 1 }])[0]).toBe('passed');
    expect(at([{ activate: 'lamp', by: 'Ada', ability: 2 }])[1]).toMatch(/what may be activated is 0 \(/);
  });

  it('says what stands in the way', () => {
    expect(at([{ cast: 'quest', by: 'Ben' }])[1]).toMatch(/not the turn of Ben: say/);
    expect(at([{ cast: 'grasp', by: 'Ada' }], { step: 'upkeep' })[1]).toMatch(/the step "upkeep": say/);
    expect(at([{ cast: 'lamp', by: 'Ada' }])[1]).toMatch(/on the battlefield already/);
  });

  it('may name the only target that there was', () => {
    const cast = [{ cast: 'grasp', by: 'Ada' }, { resolve: 'grasp' }];
    expect(at([...cast, { choose: 'lamp', by: 'Ada' }, { resolve: 'all' }])[0]).toBe('passed');
    expect(at([...cast, { choose: 'grasp', by: 'Ada' }])[1]).toMatch(/an ability of grasp/);
    expect(at([...cast, { choose: 'lamp', by: 'Ben' }])[0]).toBe('failed');
  });
});

describe('a step', () => {
  it('is over when what only one answer is possible to has been answered, and a check of that moment sees it', () => {
    // Without the option that lets several be attacked, one opponent is chosen to defend on the way.
    const turn = step.until({ step: 'draw', of: 'Ben' });
    const asked = ["at('s1', activePlayer())=='Ben'", "at('s1', step())=='draw'"];
    expect(played([turn], asked, false).status).toBe('passed');
  });

  it('that asks whether somebody has something to decide knows priority', () => {
    expect(played([step.open('Ada')]).status).toBe('passed');
    expect(played([step.open('Ben')]).checks.length).toBeGreaterThan(0);
    expect(played([step.open('Ben')]).status).toBe('failed');
  });
});

describe('a plane', () => {
  const planar = (controller: Record<string, string>): ScenarioResult => {
    const scenario = {
      id: 'x',
      edition: '2011-07-15',
      cards: [{ name: 'Meadow', types: ['plane'] }],
      setup: {
        players: ['Ada', 'Ben', 'Cleo'],
        options: { planechase: true },
        objects: [{ id: 'meadow', card: 'Meadow', owner: 'Cleo', zone: 'command', ...controller }],
        state: { turn: 'Ben' },
      },
      steps: [],
      checks: ["planar()=='Ben'"],
    };
    return playAlone(scenario);
  };

  it('is controlled by the active player, whoever owns it, unless the file says who does', () => {
    expect(planar({}).status).toBe('passed');
    expect(planar({ controller: 'Ada' }).status).toBe('failed');
  });
});
