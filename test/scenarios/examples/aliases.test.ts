import { describe, expect, it } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../../src/scenarios/index.js';

/** A short game told in words, at a table whose people and creatures have these names. */
function told(players: readonly [string, string, string], creatures: readonly [string, string]) {
  const [first, second, third] = players;
  const [attacker, blocker] = creatures;
  const written = {
    id: 'told',
    edition: '2011-07-15',
    cards: [
      { name: 'Dart', type: 'Instant', cost: '{R}', text: 'Dart deals 3 damage to any target.' },
      { name: 'Ram', type: 'Creature — Goat', power: 2, toughness: 2 },
    ],
    setup: {
      players,
      options: { variant: 'Free-for-All' },
      objects: [
        { id: 'dart', card: 'Dart', owner: first, zone: 'hand' },
        { id: attacker, card: 'Ram', owner: first },
        { id: blocker, card: 'Ram', owner: third },
      ],
    },
    steps: [
      { tell: `${first} casts Dart targeting ${second}.` },
      { resolve: 'top' },
      { tell: `${first} attacks ${third} with ${attacker}.` },
      { tell: `${blocker} blocks ${attacker}.` },
      { until: { damage: 'dealt' } },
      { tell: `${second} concedes.` },
    ],
    checks: [
      { life: second, is: 17 },
      { zone: attacker, is: 'graveyard' },
      { inGame: second, is: false },
    ],
  };
  const [scenario] = loadScenarios(JSON.stringify([written]), 'told.json');
  if (scenario === undefined) throw new Error('no scenario');
  return runScenario(scenario, ruleset('2011-07-15'), { edition: '2011-07-15', trace: false });
}

describe('what is told of a table', () => {
  it.each([
    ['letters and numbers', ['A', 'B', 'C'], ['ram1', 'ram2']],
    ['seats', ['P1', 'P2', 'P3'], ['ram-a', 'ram-b']],
    ['players with letters', ['Player A', 'Player B', 'Player C'], ['first ram', 'second ram']],
    ['whole names', ['Ada Lane', 'Ben Shaw', 'Cleo'], ['Billy', 'Nanny']],
  ] as const)('is understood where its names are %s', (_, players, creatures) => {
    expect(told(players, creatures)).toMatchObject({ status: 'passed' });
  });
});
