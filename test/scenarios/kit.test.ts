import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createGame, type GameRuleset } from '../../src/game/index.js';
import { read } from '../../src/readers/index.js';
import { compile } from '../../src/rulesets/index.js';
import {
  type Homes,
  type KitIndex,
  loadScenarios,
  makeKit,
  parseExpression,
  readScenarios,
  type Vector,
} from '../../src/scenarios/index.js';
import { treeOf } from '../../src/scenarios/kit/checks.js';
import { root } from '../support/corpus.js';

const sample = (file: string, name: string) => {
  const path = join(root, 'sources', file);
  return compile(read(readFileSync(path), { file: path }).tree, { name });
};

describe('the conformance kit', () => {
  const file = 'life-of-a-team.json';
  const scenarios = loadScenarios(readFileSync(join(root, 'fixtures/scenarios', file), 'utf8'), file);
  const rulesets = new Map([
    ['2008-02-01', sample('edition-2008.txt', '2008-02-01')],
    ['2011-07-15', sample('edition-2011.txt', '2011-07-15')],
  ]);
  const kit = makeKit(scenarios, rulesets);
  const vectors = [...kit]
    .filter(([path]) => path.includes('/'))
    .map(([, text]) => JSON.parse(text) as Vector);

  it('has a vector for every scenario and edition, an index and a README', () => {
    expect(vectors).toHaveLength(2 * scenarios.length);
    expect(JSON.parse(kit.get('index.json') ?? '').vectors).toHaveLength(vectors.length);
    for (const edition of rulesets.keys()) expect(kit.get('README.md')).toContain(edition);
  });

  it('is as its JSON Schema says', () => {
    const valid = new Ajv({ allowUnionTypes: true }).compile(
      JSON.parse(readFileSync(join(root, 'docs/vector.schema.json'), 'utf8')),
    );
    for (const vector of vectors) {
      valid(vector);
      expect(valid.errors).toBe(null);
    }
    const [first] = vectors;
    expect(valid({ ...first, state: {} })).toBe(false);
    expect(valid({ ...first, steps: [{ action: null }] })).toBe(false);
  });

  it('leads from the position by the answers to the state, with nothing but what stands in it', () => {
    for (const vector of vectors) {
      const ruleset = rulesets.get(vector.edition);
      if (!ruleset) throw new Error(vector.edition);
      const game = createGame(vector.setup, ruleset, { seed: vector.seed });
      for (const step of vector.steps) {
        if ('decision' in step) {
          const { kind, options } = step.decision;
          const decision = game.pending().find((one) => one.kind === kind);
          expect(decision?.options).toEqual(options);
          game.answer(decision?.id ?? '', step.answer);
        } else if ('instruct' in step) game.repeat({ instruct: step.instruct });
      }
      for (const [team, total] of Object.entries(vector.state.life))
        expect(vector.setup.teams?.[team] ? game.teamLife(team) : game.life(team)).toBe(total);
      for (const [id, { zone }] of Object.entries(vector.state.objects)) expect(game.zone(id)).toBe(zone);
    }
  });

  it('names the answers of the edition that the game turned on', () => {
    const [older, newer] = ['2008-02-01', '2011-07-15'].map((edition) =>
      vectors.find((vector) => vector.scenario === 'half-of-each-life' && vector.edition === edition),
    );
    expect(older?.parameters['twoHeadedGiant.individualLife.value']).toBe('halfTeamTotalRoundedUp');
    expect(newer?.parameters['twoHeadedGiant.individualLife.value']).toBe('teamTotal');
  });

  it('tells what an engine has to be able to do, and what stands open in the end', () => {
    const { means } = JSON.parse(kit.get('index.json') ?? '') as KitIndex;
    expect(means).toEqual(expect.arrayContaining(['variant:twoHeadedGiant', 'effect:damage', 'start:turn']));
    for (const vector of vectors) {
      expect(means).toEqual(expect.arrayContaining(vector.means));
      for (const { options } of vector.pending) expect(options.length).toBeGreaterThan(0);
      expect(vector.checks.every(({ check }) => check !== undefined)).toBe(true);
    }
  });
});

describe('a kit for an edition that no file speaks of', () => {
  const ruleset = sample('edition-2011.txt', '2011-07-15');
  const older = sample('edition-2008.txt', '2008-02-01');
  const homes: Homes = (edition) =>
    edition === '2011-07-15'
      ? { edition, ruleset }
      : edition === '2008-02-01'
        ? { edition, ruleset: older }
        : undefined;
  const files = ['life-of-a-team.json', 'emperor.json'];
  const scenarios = files.flatMap((file) =>
    loadScenarios(readFileSync(join(root, 'fixtures/scenarios', file), 'utf8'), file),
  );
  const indexOf = (rules: GameRuleset): KitIndex =>
    JSON.parse(makeKit(scenarios, new Map([['2012-01-01', rules]]), { homes }).get('index.json') ?? '');

  it('has the scenarios of an edition whose rules are the same, and says where they are from', () => {
    const { vectors, editions, left } = indexOf(ruleset);
    expect(vectors.length).toBeGreaterThan(20);
    expect(vectors.every(({ carriedFrom }) => homes(carriedFrom ?? '') !== undefined)).toBe(true);
    expect(editions).toEqual([
      { edition: '2012-01-01', ruleset: ruleset.hash, vectors: vectors.length, carried: vectors.length },
    ]);
    expect(vectors.length + left.length).toBe(scenarios.length);
  });

  it('leaves out what turns on a parameter that differs, and names it', () => {
    const parameter = 'twoHeadedGiant.individualLife.value';
    const other: GameRuleset = {
      entry: (key) => {
        const entry = ruleset.entry(key);
        return entry && key === parameter ? { ...entry, value: 'halfTeamTotalRoundedUp' } : entry;
      },
    };
    const before = new Set(indexOf(ruleset).vectors.map(({ scenario }) => scenario));
    const { vectors, left } = indexOf(other);
    const gone = left.filter(({ scenario }) => before.has(scenario));
    expect(vectors.length).toBeLessThan(before.size);
    for (const { parameters } of gone) expect(parameters).toEqual([parameter]);
  });

  it('is made although a scenario cannot be read, which the index names', () => {
    const { unread } = readScenarios('[{"id": "broken", "setup": {}}]', 'mine.json');
    const kit = makeKit(scenarios.slice(0, 1), new Map([['2011-07-15', ruleset]]), { unread });
    const index = JSON.parse(kit.get('index.json') ?? '') as KitIndex;
    expect(index.unread).toMatchObject([{ scenario: 'broken', file: 'mine.json', line: 1 }]);
    expect(kit.get('README.md')).toContain(`\`${ruleset.hash}\``);
  });
});

describe('a check as a tree', () => {
  it('needs no parser', () => {
    const tree = (text: string) => treeOf(parseExpression(text));
    expect(tree("life('Ben')==34")).toEqual({ left: { ask: 'life', of: ['Ben'] }, is: '==', right: 34 });
    expect(tree("at('fight', tapped('ogre')) and not gameOver()")).toEqual({
      all: [{ ask: 'tapped', of: ['ogre'], after: 'fight' }, { not: { ask: 'gameOver', of: [] } }],
    });
    expect(tree("1 < life('Ben')-2 <= 5")).toEqual({
      all: [
        { left: 1, is: '<', right: { difference: [{ ask: 'life', of: ['Ben'] }, 2] } },
        { left: { difference: [{ ask: 'life', of: ['Ben'] }, 2] }, is: '<=', right: 5 },
      ],
    });
  });
});
