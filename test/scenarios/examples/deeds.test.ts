import { describe, expect, test } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import { readScenarios, runScenario } from '../../../src/scenarios/index.js';

const rules = ruleset('2021-06-18');

const bear = (id: string, controller: string, state = {}) => ({
  id,
  card: 'Moss Bear',
  owner: controller,
  controller,
  zone: 'battlefield',
  state,
});
const hand = (card: string, owner: string) => ({ id: card, card, owner, controller: owner, zone: 'hand' });

/** A table of four in the first main phase of Ada, and what is told at it. */
function told(tell: string | string[], checks: string[] = [], objects: object[] = []) {
  const file = JSON.stringify({
    id: 'told',
    cards: [
      { name: 'Moss Bear', type: 'Creature — Bear', power: 2, toughness: 2 },
      { name: 'Quiet Spark', type: 'Instant', text: 'Quiet Spark deals 2 damage to target player.' },
      { name: 'Deep Hush', type: 'Instant', text: 'Counter target spell.' },
      {
        name: 'Two Roads',
        type: 'Instant',
        text: 'Choose one —\n• You gain 3 life.\n• Target player loses 3 life.',
      },
    ],
    setup: {
      players: ['Ada', 'Ben', 'Cleo', 'Dov'],
      options: { attackMultiplePlayers: true },
      state: { turn: 'Ada', step: 'main1' },
      objects: [
        bear('bear1', 'Ada'),
        bear('bear2', 'Ada'),
        bear('bear3', 'Cleo'),
        hand('Quiet Spark', 'Ada'),
        hand('Two Roads', 'Ada'),
        hand('Deep Hush', 'Ben'),
        ...objects,
      ],
    },
    steps: [tell].flat().map((one) => ({ tell: one })),
    checks: ["life('Dov')==20", ...checks],
  });
  const { scenarios, unread } = readScenarios(file, 'told.json');
  const [scenario] = scenarios;
  if (!scenario) return { refused: unread.flatMap(({ slips }) => slips.map(({ reason }) => reason)).join() };
  const { error, checks: found } = runScenario(scenario, rules, { edition: '2021-06-18' });
  return { refused: error?.reason, failed: found.filter(({ passed }) => !passed).map(({ text }) => text) };
}

const DONE = { refused: undefined, failed: [] };

describe('A step that is told', () => {
  test.each([
    [
      'attacks with any of several creatures that are alike',
      ['Ada attacks Cleo with a Moss Bear.', 'Combat damage is dealt.'],
      "life('Cleo')==18",
    ],
    [
      'attacks with as many as it says',
      ['Ada attacks Cleo with two Moss Bears.', 'Combat damage is dealt.'],
      "life('Cleo')==16",
    ],
    [
      'attacks several players',
      ['Ada attacks Cleo with bear1 and Ben with bear2.', 'Combat damage is dealt.'],
      "life('Ben')==18",
    ],
    [
      'blocks what attacks that player',
      ['Ada attacks Cleo with bear1.', 'Cleo blocks with her Moss Bear.', 'Combat damage is dealt.'],
      "life('Cleo')==20",
    ],
    [
      'lets a spell resolve that it names',
      ['Ada casts Quiet Spark targeting Ben. Quiet Spark resolves.'],
      "life('Ben')==18",
    ],
    [
      'answers a spell before it resolves',
      [
        'Ada casts Quiet Spark targeting Ben. In response, Ben casts Deep Hush targeting Quiet Spark.',
        'Deep Hush resolves.',
      ],
      "life('Ben')==20 and zone('Quiet Spark')=='graveyard'",
    ],
    [
      'passes for whom it names',
      ['Ada casts Quiet Spark targeting Ben. Ada passes. Ben passes. Cleo passes.'],
      "life('Ben')==20",
    ],
    [
      'chooses a mode and what the mode targets',
      ['Ada casts Two Roads, choosing the second mode and targeting Ben.', 'It resolves.'],
      "life('Ben')==17",
    ],
    ['waits for a moment', ["It is Ben's upkeep."], "activePlayer()=='Ben' and step()=='upkeep'"],
  ])('%s', (_, tell, check) => {
    const result = told(tell, [check]);
    expect(result).toEqual(DONE);
  });

  test('names those it can mean where they are not alike', () => {
    const { refused } = told(
      'Ada attacks Cleo with a Moss Bear.',
      [],
      [bear('bear4', 'Ada', { tapped: true })],
    );
    expect(refused).toContain('"bear1" of Ada or "bear2" of Ada or "bear4" of Ada');
  });

  test('does not pass for anybody whom it does not name', () => {
    expect(told('Ada casts Quiet Spark targeting Ben.', ["life('Ben')==20"])).toEqual(DONE);
  });
});
