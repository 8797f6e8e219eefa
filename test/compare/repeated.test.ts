import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import { rules } from './support.js';

const pairs = (old: Parameters<typeof rules>[0], fresh: Parameters<typeof rules>[0]): unknown[] =>
  compare(rules(old), rules(fresh)).edges.map((e) => [e.old, e.new, e.relation]);

describe('a definition that an edition gives twice', () => {
  const game = ['100.1', 'The table is set by the eldest player before the first hand is dealt.'] as const;
  const short = 'A marker is a token or stone that lies on the board.';
  const long = 'A marker is a token or stone on the board, whoever put it there.';
  const rest = 'It belongs to its owner, who takes it away when the feast ends.';

  test('is folded into the rule that keeps it', () => {
    const whole = `A marker is a token or stone that lies on the board, whoever put it there. ${rest}`;
    expect(pairs([game, ['100.2', short], ['100.3', `${long} ${rest}`]], [game, ['100.2', whole]])).toEqual([
      ['100.1', '100.1', 'same'],
      ['100.2', '100.2', 'merged'],
      ['100.3', '100.2', 'merged'],
    ]);
  });

  test('is gone where the rule that keeps it was not touched', () => {
    expect(pairs([game, ['100.2', short], ['100.3', long]], [game, ['100.2', long]])).toEqual([
      ['100.1', '100.1', 'same'],
      ['100.2', null, 'deleted'],
      ['100.3', '100.2', 'renumbered'],
    ]);
  });
});

test('a sentence that only points to other rules leads nowhere', () => {
  const pointer = 'For more information, see rule 100.1, "Setting the Great Table."';
  expect(
    pairs(
      [
        ['100.1', 'The table is set by the eldest player before the first hand is dealt.'],
        [
          '100.2',
          `A herald calls each seat aloud and waits until its guest has lifted a cup of red wine. ${pointer}`,
        ],
      ],
      [
        ['100.1', 'The table is set by the eldest player before the first hand is dealt.'],
        [
          '200.1',
          `Stones are counted twice by two judges, neither of whom may speak with another person. ${pointer}`,
        ],
      ],
    ),
  ).toEqual([
    ['100.1', '100.1', 'same'],
    ['100.2', null, 'deleted'],
    [null, '200.1', 'added'],
  ]);
});
