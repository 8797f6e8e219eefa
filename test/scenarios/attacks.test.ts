import { expect, test } from 'vitest';
import { ruleset } from '../../src/rulesets/index.js';
import { loadScenarios, readScenarios, runScenario, step } from '../../src/scenarios/index.js';

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

/** Ben's creature has to attack if it can, and Ada cannot be attacked: one way is left in a game of three. */
function attackOfThree(attack: Record<string, string>, refused?: string, more: object[] = []) {
  const facts = {
    id: 'only-one-way-of-attacking',
    edition: '2011-07-15',
    cards: [
      {
        name: 'Eager Ram',
        type: 'Creature — Goat',
        power: 2,
        toughness: 2,
        text: 'Eager Ram attacks each combat if able.',
      },
      { name: 'Hedge', type: 'Enchantment', text: "Creatures can't attack you." },
    ],
    setup: {
      players: ['Ada', 'Ben', 'Cleo'],
      options: { variant: 'Free-for-All' },
      objects: [
        { id: 'ram', card: 'Eager Ram', owner: 'Ben' },
        { id: 'hedge', card: 'Hedge', owner: 'Ada' },
      ],
      state: { turn: 'Ben' },
    },
    steps: [{ attack, by: 'Ben', ...(refused === undefined ? {} : { refused }) }, ...more],
    checks: [
      more.length > 0
        ? "step()=='declareBlockers'"
        : refused === undefined
          ? "attackable('ram')==['Cleo']"
          : "step()=='main1'",
    ],
  };
  const [scenario] = loadScenarios(JSON.stringify([facts]), 'attacks.json');
  if (scenario === undefined) throw new Error('no scenario');
  return runScenario(scenario, ruleset('2011-07-15'), { edition: '2011-07-15', trace: false });
}

test('the only way of attacking is a step like any other', () => {
  expect(attackOfThree({ ram: 'Cleo' })).toMatchObject({ status: 'passed' });
  expect(attackOfThree({ ram: 'Ada' }, 'she cannot be attacked')).toMatchObject({ status: 'passed' });
  expect(attackOfThree({}, 'the ram has to attack')).toMatchObject({ status: 'passed' });
  expect(attackOfThree({}).actions.at(-1)?.reason).toBe('ram has to attack as well');
});

test('a player without creatures blocks with none of them', () => {
  const none = { block: {}, by: 'Cleo' };
  expect(attackOfThree({ ram: 'Cleo' }, undefined, [none])).toMatchObject({ status: 'passed' });
  const own = { block: { ram: 'ram' }, by: 'Cleo', refused: 'nothing of hers is there' };
  expect(attackOfThree({ ram: 'Cleo' }, undefined, [none, own])).toMatchObject({ status: 'passed' });
});

/** What is said of a scenario with something in it that nobody means: by the reader of the file, or by the game. */
function saidOf(changes: object): string {
  const facts = {
    id: 'made-to-break-something',
    edition: '2011-07-15',
    cards: [{ name: 'Lantern Bearer', types: ['creature'], power: 2, toughness: 2 }],
    setup: { players: ['Ada', 'Ben'], objects: [{ id: 'c', card: 'Lantern Bearer', owner: 'Ada' }] },
    steps: [step.concede('Ben')],
    checks: ["result('Ada')=='won'"],
    ...changes,
  };
  const { scenarios, unread } = readScenarios(JSON.stringify([facts]), 'hostile.json');
  const [scenario] = scenarios;
  if (scenario === undefined) return unread[0]?.error.reason ?? '';
  const { error, status } = runScenario(scenario, ruleset('2011-07-15'), { edition: '2011-07-15' });
  return error?.reason ?? status;
}

test.each<[what: string, changes: object, said: RegExp]>([
  ['nothing strange', {}, /^passed$/],
  [
    'a library of a billion cards',
    { setup: { players: ['Ada', 'Ben'], state: { library: 1e9 } } },
    /library: a whole number from 0 to 10000/,
  ],
  [
    'half a card',
    { setup: { players: ['Ada', 'Ben'], state: { library: 1.5 } } },
    /library: a whole number from 0 to 10000/,
  ],
  [
    'a moment that every object has',
    { steps: [{ until: { constructor: 'A' } }] },
    /says nothing of a moment/,
  ],
  ['a field that every object has', { steps: [{ concede: 'Ben', toString: 'x' }] }, /has no meaning here/],
  [
    'a table whose players are no list',
    {
      steps: [{ try: [{ table: { players: { length: 1e9 } } }], id: 't', then: 'undo' }],
      checks: ["not legal('t')"],
    },
    /^passed$/,
  ],
  [
    'a table whose variant is a number',
    {
      steps: [{ try: [{ table: { options: { variant: 7 } } }], id: 't', then: 'undo' }],
      checks: ["not legal('t')"],
    },
    /^passed$/,
  ],
])('a scenario with %s is answered in words', (_, changes, said) => {
  expect(saidOf(changes)).toMatch(said);
});

/** A scenario of one player with these parts. */
const alone = (more: object) =>
  JSON.stringify([
    {
      id: 'asks-for-too-much',
      cards: [{ name: 'Lantern Bearer', types: ['creature'], power: 2, toughness: 2 }],
      ...more,
      setup: { players: ['Ada', 'Ben'], ...('setup' in more ? (more.setup as object) : {}) },
    },
  ]);

test('a table has no more objects than any game', () => {
  const objects = Array.from({ length: 10_001 }, (_, at) => ({
    id: `o${at}`,
    card: 'Lantern Bearer',
    owner: 'Ada',
  }));
  expect(() => loadScenarios(alone({ setup: { objects }, steps: [] }), 'much.json')).toThrow(
    'more than 10000 objects',
  );
});

test.each([
  ['more characters than anything that is told', 'Ada attacks '.repeat(20_000), /240000 characters/],
  ['one sentence without an end', 'Ada attacks Ben and '.repeat(150), /not understood from/],
  ['more than a table holds', 'Ada draws 1000000000 cards.', /not understood from "Ada draws 1000000000/],
])('what is told and has %s is refused at once', (_, tell, reason) => {
  const from = performance.now();
  expect(() => loadScenarios(alone({ steps: [{ tell }] }), 'much.json')).toThrow(reason);
  expect(performance.now() - from).toBeLessThan(10_000);
});
