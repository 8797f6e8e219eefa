import { describe, expect, test } from 'vitest';
import {
  anything,
  ask,
  askWhole,
  type Clause,
  clauses,
  readSentences,
  slot,
} from '../../../src/language/index.js';

const clause = (text: string): Clause => {
  const frame = readSentences(text)[0]?.frame;
  if (frame?.kind !== 'clause') throw new Error(`"${text}" is not one clause.`);
  return frame;
};

describe('asking a clause', () => {
  const drawing = { verb: 'draw', actor: 'each player', object: slot('what', { noun: 'card' }) } as const;

  test('hands out what stands in its slots', () => {
    expect(ask(clause('Each player draws two cards.'), drawing)).toMatchObject({
      slots: { what: { noun: 'card', quantity: { is: 2 } } },
    });
  });

  test('leaves open what was said and not asked', () => {
    const sentence = 'Each player may draw a card instead.';
    const open = ask(clause(sentence), drawing)?.open ?? [];
    const words = readSentences(sentence)[0]?.tokens;
    expect(open.map((t) => words?.[t]?.text)).toEqual(['may', 'instead']);
  });

  test('answers as a whole only where nothing is left', () => {
    const query = { verb: 'draw', actor: 'each player', object: anything } as const;
    expect(askWhole(clause('Each player draws a card.'), query)).toBeDefined();
    expect(askWhole(clause('Each player draws a card during that turn.'), query)).toBeUndefined();
  });

  test('does not take a denied clause for a stated one', () => {
    expect(ask(clause("Each player doesn't draw a card."), drawing)).toBeUndefined();
  });
});

test('clauses in conditions are found with the way to them', () => {
  const found = [...clauses(readSentences('If a team wins, the game ends.'))];
  expect(found.map(({ clause: c, path }) => [c.verb, path])).toEqual([
    ['end', []],
    ['win', ['conditions', 'clause']],
  ]);
});
