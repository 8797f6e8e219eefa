import { describe, expect, test } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import { loadScenarios } from '../../../src/scenarios/index.js';
import { playGames } from '../../../src/site/making/games.js';

/** The rules of an edition in which one sentence is said in these words. */
function rulesIn(words: string) {
  const rules = ruleset('2011-07-15').toJSON();
  const parameters = Object.entries(rules.parameters).map(([key, said]) => [
    key,
    // What the rules say nothing of is no reason to play again.
    { ...said, value: said.value ?? false, ...(key === 'teamVsTeam.sittingTogether' && { words }) },
  ]);
  return { ...rules, strange: [], parameters: Object.fromEntries(parameters) } as typeof rules;
}

const table = JSON.stringify([
  {
    id: 'apart',
    system: 'teamVsTeam',
    edition: '2011-07-15',
    expected: 'the table is refused',
    setup: {
      players: ['Ada', 'Ben', 'Cleo', 'Dan'],
      teams: { Sun: ['Ada', 'Cleo'], Moon: ['Ben', 'Dan'] },
      options: { variant: 'Team vs. Team' },
    },
    steps: [{ id: 'same', try: [{ table: {} }], then: 'undo' }],
    checks: ["not legal('same')"],
  },
]);

describe('a scenario that is played under several editions', () => {
  test('is refused in the words of each, where they differ and mean the same', () => {
    const scenarios = loadScenarios(table, 'apart.json');
    const shared = { scenarios } as unknown as Parameters<typeof playGames>[1];
    const sayings = ['Each team sits together on one side.', 'The members of a team sit together.'];
    const told = sayings.map((words, i) => {
      const task = { id: String(i), name: '2011-07-15', ruleset: rulesIn(words) };
      return playGames(task, shared)[0]?.objections?.join() ?? '';
    });
    expect(told[0]).toContain('"Each team sits together on one side."');
    expect(told[1]).toContain('"The members of a team sit together."');
  });
});
