import { expect, test } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario, step } from '../../src/scenarios/index.js';

/** A creature of team A attacks team B, and somebody may leave; then it is asked what the creature could attack. */
function couldAttack(...leaving: string[]) {
  const facts = {
    id: 'what-a-creature-attacked',
    edition: '2011-07-15',
    cards: [{ name: 'Lantern Bearer', types: ['creature'], power: 2, toughness: 2 }],
    setup: {
      players: ['Ada', 'Ben', 'Cleo', 'Dan'],
      teams: { A: ['Ada', 'Ben'], B: ['Cleo', 'Dan'] },
      options: { variant: 'Two-Headed Giant' },
      objects: [{ id: 'c', card: 'Lantern Bearer', owner: 'Ada' }],
    },
    steps: [step.attack({ c: 'B' }), ...leaving.map((player) => step.concede(player))],
    checks: ["attackable('c')==['B']"],
  };
  const [scenario] = loadScenarios(JSON.stringify([facts]), 'attacks.json');
  if (scenario === undefined) throw new Error('no scenario');
  return runScenario(scenario, ruleset('2011-07-15'), { edition: '2011-07-15', trace: false });
}

test('a team that a creature attacks is still what it can attack', () => {
  expect(couldAttack()).toMatchObject({ status: 'passed' });
});

test('a team that is gone is not', () => {
  expect(couldAttack('Cleo', 'Dan').status).toBe('failed');
});
