import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGame, GameError } from '../../src/game/index.js';
import { read } from '../../src/readers/index.js';
import { compile } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';
import { gameSetup } from '../../src/scenarios/setup.js';
import { root } from '../support/corpus.js';

const file = 'fixtures/scenarios/refused-tables.json';
const scenarios = loadScenarios(readFileSync(join(root, file), 'utf8'), file);
const sample = join(root, 'sources/edition-2011.txt');
const rules = compile(read(readFileSync(sample), { file: sample }).tree);

/** What is wrong, the parameter with its value, the rule and its words, and what to do. */
const WHOLE = /^[^(]*\S.* \([a-zA-Z]+(\.[a-zA-Z]+)+ is .+, rule \d{3}\.\d+[a-z]?.*: ".+"\).*; [a-z].+$/;
const BY_DEFAULT = /is .+, no rule says otherwise\); /;

describe('tables that the rules refuse', () => {
  const refused = scenarios.flatMap((scenario) =>
    runScenario(scenario, rules, { edition: '2011-07-15' }).actions.map(
      ({ accepted, reason, id }) => [`${scenario.id} ${id}`, accepted, reason ?? ''] as const,
    ),
  );

  it('are forty-one', () => {
    expect(refused).toHaveLength(41);
  });

  it.each(refused)('%s: with the parameter, the rule in its words, and what to do', (_, accepted, reason) => {
    expect(accepted).toBe(false);
    expect(BY_DEFAULT.test(reason) ? 'by default' : reason).toMatch(
      BY_DEFAULT.test(reason) ? /by default/ : WHOLE,
    );
  });

  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s: the table that it begins with is none of them',
    (_, scenario) => {
      expect(() => createGame(gameSetup(scenario), rules)).not.toThrow(GameError);
    },
  );
});
