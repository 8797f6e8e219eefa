import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../src/game/index.js';
import { read } from '../../src/readers/index.js';
import { compile } from '../../src/rulesets/index.js';
import { loadScenarios, makeKit, type Vector } from '../../src/scenarios/index.js';
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
    expect(kit.get('README.md')).toContain('2008-02-01, 2011-07-15');
  });

  it('is as its JSON Schema says', () => {
    const valid = new Ajv2020({ allowUnionTypes: true, strictRequired: false }).compile(
      JSON.parse(kit.get('vector.schema.json') ?? ''),
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
});
