import { describe, expect, test } from 'vitest';
import {
  type Clause,
  type Known,
  readSentences,
  readTelling,
  type Statement,
} from '../../../src/language/index.js';

const names: Known[] = [
  { name: 'Ada', sort: 'player' },
  { name: 'Ben', sort: 'player' },
  { name: 'Cleo', sort: 'player' },
  { name: 'Ember', sort: 'object' },
];

/** The frames of a sentence that is told. */
const told = (text: string): readonly Statement[] => readTelling(text, names)[0]?.readings ?? [];
const verbs = (node: unknown): string[] => {
  const { kind, items = [], verb, conditions = [] } = node as Clause & { items?: unknown[] };
  return kind === 'clause'
    ? [verb, ...conditions.flatMap(({ clause }) => verbs(clause))]
    : items.flatMap(verbs);
};

describe('A telling', () => {
  test.each([
    ['names with what is said of them', 'Ada, who has 3 life, attacks Ben.', ['attack']],
    ['cards as nouns', "Ada's Ember and the Ember of Ben deal 2 damage to Cleo.", ['deal']],
    ['a verb that is left out', 'Ada is at 4 life, Ben at 9, and Cleo at 12.', ['be', 'be', 'be']],
    ['a noun that is left out', "Ada's range of influence is 1, and Ben's is 2.", ['be', 'be']],
    ['a contrast before the clause', 'If, instead, Ben leaves the game, Ada wins.', ['win', 'leave']],
    ['what was done before', 'Had Ben left, Ada would win.', ['win', 'leave']],
    ['verbs of several kinds', 'Ada has no cards in her library and must draw a card.', ['have', 'draw']],
    ['what does happen', 'The ability does trigger.', ['trigger']],
    ['two amounts', 'It deals 2 damage to Ada and no damage to Ben.', ['deal', 'deal']],
  ])('has %s', (_, text, wanted) => {
    expect(told(text).map((one) => verbs(one).sort())).toContainEqual([...wanted].sort());
  });

  test('says of whom a relative clause is', () => {
    const [frame] = told('Ada, who has 3 life, attacks Ben.');
    expect((frame as Clause).actor).toMatchObject({
      kind: 'named',
      name: 'Ada',
      which: [{ verb: 'have', actor: { to: 'head' } }],
    });
  });

  test('has words that rules do not have, and rules have none of them', () => {
    const text = 'Her Ember dies.';
    expect(told(text)).toHaveLength(1);
    expect(readSentences(text, { names: ['Ember'] })[0]?.status).toBe('notRead');
    expect(readSentences('The creature dies.')[0]?.failure?.word).toBe('dies');
  });
});
