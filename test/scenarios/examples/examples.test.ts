import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../../src/rulesets/index.js';
import {
  type ExampleResult,
  judgeExamples,
  loadScenarios,
  readScenarios,
  runScenario,
} from '../../../src/scenarios/index.js';

const heads = 'Two-Headed Giant Variant';
const current = ruleset('2011-07-15');
const former = ruleset('2008-02-01');

function judged(text: string, rules = current, section = ''): ExampleResult {
  const [result] = judgeExamples([{ rule: '1.1', index: 0, text, section }], rules, rules.edition);
  return result as ExampleResult;
}

const BLOCKED = 'Whenever enchanted creature becomes blocked';

/** Examples that the rules of 2011 bear out, with the claims at their ends. */
const HOLDING = [
  `In a Two-Headed Giant game, one team has 23 life. A player on that team is targeted by an ability that says "Target player's life total becomes 12." That player's life total counts as 23, so that player loses 11 life, and the team ends with 12 life.`,
  `In a Two-Headed Giant game, a player casts Scorched Ground, which reads, "Scorched Ground deals 3 damage to each player." Each team is dealt a total of 6 damage.`,
  `In a five-player game in which each player has range of influence 1, Bea casts Hail, which reads, "Hail deals 3 damage to each creature." Hail deals 3 damage to each creature controlled by Bea, the player to Bea's left, and the player to Bea's right. No other creatures are dealt damage.`,
  'A Grand Melee game with twelve players has three turn markers. A game with twenty players has five turn markers.',
  `In a five-player game in which all players have range of influence 1, Bea sits to the left of Cyr. Cyr controls two Auras attached to Bea's Moss Ox: one with the trigger condition "${BLOCKED}," and one with the trigger condition "${BLOCKED} by a creature." Bea's Moss Ox attacks the player to Bea's left and becomes blocked. The ability of Cyr's first Aura triggers. The ability of Cyr's second Aura doesn't trigger.`,
  'Team play aside, a range of influence of 3 means that only you and the three players to your left and the three players to your right are within your range of influence.'.replace(
    'Team play aside, a',
    'A',
  ),
];

describe('an Example', () => {
  test.each([
    'There are 999999999999999999999 players to the left of a player. Each of them loses 1 life.',
    'A player attacks with 1000000000 2/2 creatures. The defending player loses 2000000000 life.',
    'In an Emperor game of 1000000 teams of 1000000 players, one player loses.',
  ])('that asks for more than lies on a table is not played: %s', (text) => {
    expect(judged(text)).toMatchObject({ status: 'notUnderstood', scenarios: [] });
  });

  test.each([
    ['sentences', 'A player attacks. '],
    ['brackets', '('],
    ['braces', '{'],
    ['commas', 'a, '],
    ['capitals', 'Aa '],
  ])('that is longer than any is not read, and not repeated, so that it takes no time: %s', (_, words) => {
    const text = words.repeat(200_000);
    const { status, claims, scenarios, strange } = judged(text);
    expect({ status, claims, scenarios }).toEqual({ status: 'notUnderstood', claims: [], scenarios: [] });
    expect(strange).toEqual([
      { words: `${text.slice(0, 60)}…`, why: expect.stringContaining(`${text.length} characters`) },
    ]);
  });

  test("of a team's life becomes a scenario that holds", () => {
    const result = judged(HOLDING[0] as string);
    expect(result.strange).toEqual([]);
    expect(result.status).toBe('holds');
    expect(result.claims.map(({ check }) => check)).toEqual([
      "at('e1',indivLife('P1'))==23",
      "lost('P1')==11",
      "life('One')==12",
    ]);
    expect(result.scenarios[0]).toMatchObject({
      setup: { life: { One: 23 } },
      steps: [{ by: 'P1', targets: ['P1'] }, { resolve: 'all' }],
    });
  });

  test('quotes paragraphs with a stroke between them, and a name with a slip in it', () => {
    const game = 'In a Two-Headed Giant game, a player casts Heartless Hidegora, which reads,';
    const claim = 'Each team is dealt a total of 6 damage.';
    const named = (own: string) => judged(`${game} "${own} deals 3 damage to each player." ${claim}`).status;
    expect([named('Heartless Hidegora'), named('Heartless Hideroga')]).toEqual(['holds', 'holds']);
    expect(named('Heartless Ogre')).toBe('notUnderstood');
    const two = judged(`${game} "Draw a card. / Heartless Hidegora deals 3 damage to each player." ${claim}`);
    expect([two.strange, two.status]).toEqual([[], 'holds']);
  });

  test('that says who only loses the game claims that nobody else does', () => {
    const told = (claim: string) =>
      judged(
        `In a Two-Headed Giant game, a player on one team is targeted by an ability that says "Target player loses the game." ${claim}`,
      );
    expect(told('That player loses the game.').status).toBe('holds');
    const only = told('Only that player loses the game.');
    expect([only.strange, only.status]).toEqual([[], 'contradicts']);
  });

  test('is judged by the rules of its own edition', () => {
    const share = `In a game of Two-Headed Giant, one team has 23 life. A player on that team casts a spell that says "Your life total becomes 20." That player's life total counts as 12, so it becomes 20, and the team ends at 31 life (23 + (20 - 12)).`;
    expect(judged(share, former).status).toBe('holds');
    const result = judged(share);
    expect(result.status).toBe('contradicts');
    expect(result.claims.filter(({ holds }) => !holds)).toMatchObject([
      { expected: 12, actual: 23 },
      { actual: 20, expected: 31 },
    ]);
  });

  test.each(HOLDING)('that the rules bear out holds: %s', (text) => {
    const { status, strange } = judged(text);
    expect(strange).toEqual([]);
    expect(status).toBe('holds');
  });

  test('of which a number of a claim is changed contradicts', () => {
    const numbers = HOLDING.flatMap((text) =>
      [...text.replace(/"[^"]*"/g, (quote) => '"'.repeat(quote.length)).matchAll(/\b\d+\b/g)].map(
        (found) => ({ text, at: found.index, n: Number(found[0]) }),
      ),
    )
      // What stands before the first claim is the table, and a table may be any.
      .filter(({ text, at }) => at > text.lastIndexOf('"') && !text.startsWith('A '));
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.integer({ min: 1, max: 9 }), ({ text, at, n }, more) => {
        const changed = `${text.slice(0, at)}${n + more}${text.slice(at + String(n).length)}`;
        return judged(changed).status === 'contradicts';
      }),
      { numRuns: 15 },
    );
  });

  test('says at which words it is not understood', () => {
    const result = judged('Bea casts a bright yellow envelope. Bea wins the game.');
    expect(result.status).toBe('notUnderstood');
    expect(result.strange[0]?.words).toMatch(/^bright yellow/);
  });

  test('is not understood where a card is not', () => {
    const result = judged(
      'In a Two-Headed Giant game, a player casts Riddle, which reads, "Juggle every envelope." Each team has 3 life.',
    );
    expect(result.strange).toHaveLength(1);
    expect(result.strange[0]?.why).toContain('the card "Riddle" is not understood');
  });
});

describe('suppositions', () => {
  test('are branches from one table', () => {
    const result = judged(
      `Bea casts Lure of Gold, which says "Gain control of target creature until end of turn," targeting Ann's Swift Hound. If Bea leaves the game, Swift Hound reverts to Ann's control. If, instead, Ann leaves the game, Swift Hound also leaves the game.`,
    );
    expect(result.strange).toEqual([]);
    expect(result.status).toBe('holds');
    expect(result.scenarios).toHaveLength(2);
  });

  test('of what a team has set its life total', () => {
    const text = (least: number) =>
      `In a Two-Headed Giant game, a player controls Long Wait, which says "At the beginning of your upkeep, if you have 44 or more life, you win the game." The player's team wins the game at the beginning of that player's upkeep if the team's life total is at least ${least}.`;
    expect(judged(text(44)).status).toBe('holds');
    expect(judged(text(40)).status).toBe('contradicts');
    // Whoever has 45 wins as well, but the claim draws the line one too high.
    expect(judged(text(45)).status).toBe('contradicts');
  });

  test('take what the section is about where the Example does not say what is played', () => {
    const text =
      "If an attacking creature has swampwalk and either player on the defending team controls a Swamp, the creature can't be blocked.";
    expect(judged(text, current, heads).status).toBe('holds');
    expect(judged(text.replace("can't", 'can'), current, heads).status).toBe('contradicts');
  });
});

describe('claims of who sits where', () => {
  test('teams that alternate', () => {
    const seats = (order: string) =>
      judged(`In a game of Alternating Teams with three teams, A, B, and C, the seating is ${order}.`).status;
    expect(seats('A1, B1, C1, A2, B2, C2, A3, B3, C3')).toBe('holds');
    expect(seats('A1, A2, B1, B2, C1, C2, A3, B3, C3')).toBe('contradicts');
  });

  test('whoever is out of range', () => {
    const text =
      "In a game with a range of influence of 1, Ann is seated to the left of Bea, and Cid is seated to the right of Bea. Cid is not in Ann's range of influence. If Bea leaves the game, Cid will enter Ann's range of influence at the start of the next turn.";
    expect(judged(text).status).toBe('holds');
    expect(judged(text.replace('at the start of the next turn', 'immediately')).status).toBe('contradicts');
  });
});

describe('a step that is told', () => {
  const scenario = (...steps: object[]) =>
    JSON.stringify({
      id: 'told',
      cards: [
        { name: 'Quiet Spark', type: 'Instant', text: 'Quiet Spark deals 3 damage to any target.' },
        { name: 'Swift Hound', type: 'Creature — Dog', power: 2, toughness: 2 },
      ],
      setup: {
        players: ['Ada', 'Ben', 'Cleo'],
        options: { attackMultiplePlayers: true },
        objects: [
          { id: 'spark', card: 'Quiet Spark', owner: 'Ada', zone: 'hand' },
          { id: 'hound', card: 'Swift Hound', owner: 'Ada' },
        ],
        state: { turn: 'Ada' },
      },
      steps,
      checks: [
        { life: 'Cleo', is: 18 },
        { life: 'Ben', is: 17 },
      ],
    });

  test('is the step that it says, and shows it', () => {
    const text = scenario(
      { tell: 'Ada casts Quiet Spark targeting Ben.' },
      { resolve: 'top' },
      { tell: 'Swift Hound attacks Cleo.', id: 'bite' },
      { until: { damage: 'dealt' } },
    );
    const [told] = loadScenarios(text, 'told.json');
    expect(told?.actions.map(({ id, step }) => [id, { ...step, says: undefined }])).toMatchObject([
      ['s1', { cast: 'spark', by: 'Ada', targets: ['Ben'] }],
      ['s2', { resolve: 'top' }],
      ['bite', { attack: { hound: 'Cleo' } }],
      ['s4', { until: { damage: 'dealt' } }],
    ]);
    expect(told?.actions[0]?.do).toContain('Ada casts Quiet Spark targeting Ben.');
    const result = runScenario(told as NonNullable<typeof told>, current, { edition: '2011-07-15' });
    expect(result.checks.map(({ actual }) => actual)).toEqual([18, 17]);
  });

  test('is a slip where its words are not understood, or say what is so', () => {
    const slips = (tell: string) =>
      readScenarios(scenario({ tell }), 'told.json').unread.flatMap(({ slips }) =>
        slips.map(({ reason }) => reason),
      );
    expect(slips('Ada juggles.')).toEqual(['tell: not understood from "juggles" on']);
    expect(slips('Ada gains 3 life.')).toEqual([expect.stringContaining('nothing that a step can do')]);
    expect(slips('Dora leaves the game.')).toEqual([expect.stringMatching(/^tell: /)]);
  });
});
