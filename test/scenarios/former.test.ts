import { expect, test } from 'vitest';
import { convertFile } from '../../scripts/former/file.js';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, runScenario } from '../../src/scenarios/index.js';

/** A scenario of the former format, carried over and played under its own edition. */
function carried(scenario: { edition: string; [key: string]: unknown }) {
  const text = JSON.stringify([{ id: 'old', rule: '1.1', cards: [], ...scenario }]);
  const { scenarios } = convertFile(text, 'old.json', []);
  const [again] = loadScenarios(JSON.stringify(scenarios), 'new.json');
  if (!again) throw new Error('nothing was carried over');
  const { edition } = scenario;
  return runScenario(again, ruleset(edition), { edition }).checks.map(({ actual }) => actual);
}

const pairs = {
  players: ['Ada', 'Ben', 'Cleo', 'Dov'],
  teams: { A: ['Ada', 'Ben'], B: ['Cleo', 'Dov'] },
  options: { variant: 'Two-Headed Giant' },
  objects: [],
};
const act = (...actions: string[]) => actions.map((what, at) => ({ id: `a${at + 1}`, do: what }));

test('whoever leaves before deciding decides nothing, and somebody else is asked', () => {
  const split =
    'spell: reveal(top 5, library you); choose(opponent o, partition into 2 piles); choose(you, pile) -> hand; rest -> graveyard';
  const asked = carried({
    edition: '2011-07-15',
    cards: [{ name: 'Split', does: split }],
    setup: {
      players: ['Ada', 'Ben', 'Cleo'],
      options: {},
      objects: [{ id: 's', card: 'Split', owner: 'Ada', controller: 'Ada', zone: 'hand' }],
    },
    actions: act(
      'Ada casts s, opponent to split: Ben chosen on resolution start',
      'Ben leaves before splitting',
    ),
    checks: ["asked('d1')=='Cleo'"],
  });
  expect(asked).toEqual(['Cleo']);
});

test('seats that no table may have are tried as they are', () => {
  const legal = carried({
    edition: '2011-07-15',
    setup: {
      ...pairs,
      players: ['Ada', 'Cleo', 'Ben', 'Dov'],
      options: { variant: 'Team vs. Team' },
    },
    actions: act('seat alternately', 'seat Ben Ada Cleo Dov'),
    checks: ["legal('a1')==False", "legal('a2')==True"],
  });
  expect(legal).toEqual([false, true]);
});

test('a stack that is chosen is chosen where everybody else has passed', () => {
  const players = Array.from({ length: 17 }, (_, at) => `P${at + 1}`);
  const [who, options] = carried({
    edition: '2011-07-15',
    cards: [{ name: 'Note', does: 'instant: no effect' }],
    setup: {
      players,
      options: { variant: 'Grand Melee', rangeOfInfluence: 1, attackLeft: true },
      objects: [{ id: 'n', card: 'Note', owner: 'P4', controller: 'P4', zone: 'hand' }],
      state: { markers: { 1: 'P3', 2: 'P5', 3: 'P9', 4: 'P13' } },
    },
    actions: act('P4 casts n'),
    checks: ["asked('d1')=='P4'", "options('d1')==[1,2]"],
  });
  expect([who, options]).toEqual(['P4', [1, 2]]);
});

test('what the rules refuse is tried as it was said', () => {
  const [all, two, total] = carried({
    edition: '2011-07-15',
    cards: [{ name: 'Shuffle', does: 'spell: redistributeLife(any players, any way)' }],
    setup: {
      ...pairs,
      life: { A: 12, B: 20 },
      objects: [{ id: 's', card: 'Shuffle', owner: 'Ada', controller: 'Ada', zone: 'hand' }],
    },
    actions: act('Ada redistributes among all four', 'Ada swaps only Ada and Cleo'),
    checks: ["legal('a1')==False", "legal('a2')==True", "teamLife('A')==20"],
  });
  expect([all, two, total]).toEqual([false, true, 20]);
});

test('nobody looks at a new hand before all of the team have decided', () => {
  const legal = carried({
    edition: '2008-02-01',
    setup: pairs,
    actions: act('Ada mulligans and looks; then Ben wants to decide on the same round'),
    checks: ["legal('a1')==False"],
  });
  expect(legal).toEqual([false]);
});
