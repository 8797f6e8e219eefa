import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadScenarios, scenarioFromJson, scenarioToJson } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';

const folder = join(root, 'fixtures/scenarios');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

test.each(names)('the scenarios of %s are the same when they are handed on as JSON', (name) => {
  const scenarios = loadScenarios(readFileSync(join(folder, name), 'utf8'), name);
  expect(scenarios.length).toBeGreaterThan(0);
  expect(scenarios.map((scenario) => scenarioFromJson(scenarioToJson(scenario)))).toEqual(scenarios);
});
