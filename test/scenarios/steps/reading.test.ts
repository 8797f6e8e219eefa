import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { FORMS, readScenarios, scenarioSchema } from '../../../src/scenarios/index.js';

const file = (steps: unknown[], checks: unknown[] = ['gameOver()==False']): string =>
  JSON.stringify(
    {
      id: 'x',
      cards: [{ name: 'Ox', types: ['creature'], power: 2, toughness: 2 }],
      setup: {
        players: ['Ada', 'Ben'],
        teams: { Sun: ['Ada'] },
        objects: [{ id: 'ogre', card: 'Ox', owner: 'Ada' }],
      },
      steps,
      checks,
    },
    null,
    1,
  );

/** All slips of a file, each with its line. */
const slips = (steps: unknown[], checks?: unknown[]): string[] =>
  readScenarios(file(steps, checks), 'x.json').unread.flatMap((one) =>
    one.slips.map(({ line, reason }) => `${line}: ${reason}`),
  );

describe('the steps of a file', () => {
  it('are all reported when they are not understood, each at its line with the nearest form', () => {
    const found = slips([
      { cats: 'ogre' },
      { cast: 'ogr', by: 'Ada' },
      { attack: { ogre: 'Bne' } },
      { resolve: 'top', whom: 'Ben' },
    ]);
    expect(found).toHaveLength(4);
    expect(found[0]).toContain('did you mean {"cast"');
    expect(found[1]).toContain('no object is called "ogr"; did you mean "ogre"?');
    expect(found[2]).toContain('did you mean "Ben"?');
    expect(found[3]).toContain('"whom" has no meaning here');
    const lines = found.map((one) => Number(one.split(':')[0]));
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(new Set(lines).size).toBe(4);
  });

  it('are reported together with slips of the checks', () => {
    expect(slips([{ pass: 'Zed' }], [{ lief: 'Ben', is: 3 }, "zone('ogrr')=='hand'"])).toHaveLength(3);
  });

  it('may name nobody that does not sit at the table', () => {
    expect(slips([{ until: { step: 'upkep', of: 'Ben' } }])[0]).toContain('did you mean "upkeep"?');
    expect(slips([{ concede: ['Ada', 'Zed'] }])[0]).toContain('no player or team is called "Zed"');
  });

  it('of the former format are refused with the way to carry them over', () => {
    const former = file([]).replace('"steps"', '"actions"');
    expect(readScenarios(former, 'x.json').unread[0]?.error.reason).toContain('scripts/convert-scenarios');
  });
});

describe('checks as data', () => {
  it('say the same as expressions', () => {
    const { scenarios } = readScenarios(
      file([], [{ life: 'Ben', is: 34 }, { dealt: ['ogre', 'Ben'], atLeast: 3 }, { gameOver: true }]),
      'x.json',
    );
    expect(scenarios[0]?.checks.map(({ text }) => text)).toEqual([
      "life('Ben')==34",
      "dealt('ogre', 'Ben')>=3",
      'gameOver()',
    ]);
  });

  it('ask one thing, of what is there', () => {
    expect(slips([], [{ life: 'Ben', poison: 'Ben', is: 3 }])[0]).toContain('two questions');
    expect(slips([], [{ life: 'Bne', is: 3 }])[0]).toContain('did you mean "Ben"?');
    expect(slips([], [{ is: 3 }])[0]).toContain('a check asks something');
  });
});

describe('the published schema', () => {
  const valid = new Ajv2020({ allowUnionTypes: true, strict: false }).compile(scenarioSchema);

  it('accepts the example of every form', () => {
    for (const [verb, form] of Object.entries(FORMS)) {
      valid(JSON.parse(file([form.example])));
      expect(valid.errors, verb).toBe(null);
    }
  });

  it('refuses a step of no form', () => {
    expect(valid(JSON.parse(file([{ cats: 'ogre' }])))).toBe(false);
    expect(valid(JSON.parse(file([{ cast: 'ogre', whom: 'Ben' }])))).toBe(false);
    expect(valid(JSON.parse(file([], [{ lief: 'Ben', is: 3 }])))).toBe(false);
  });
});
