import { describe, expect, test } from 'vitest';
import { compare } from '../../src/compare/index.js';
import type { Edge } from '../../src/compare/types.js';
import { rules } from './support.js';

/** The edge between two wordings of one rule. */
function between(old: string, fresh: string): Edge {
  return compare(rules([['100.1', old]]), rules([['100.1', fresh]])).edges[0] as Edge;
}

describe('a change of the game is', () => {
  test.each([
    [
      'one more member of a list, though the rule knows its words',
      'A guest who borrows a silver cup from the steward washes it.',
      'A guest who borrows a silver cup or a copy of a silver cup from the steward washes it.',
      /^Adds:/,
    ],
    [
      'another placeholder in brackets',
      'Cards that say "swap with [creature]" name what is swapped.',
      'Cards that say "swap with [permanent]" name what is swapped.',
      /\[creature\] to \[permanent\]/,
    ],
    [
      'a placeholder in brackets that stands for more',
      'Cards that say "swap with [land type]" name what is swapped.',
      'Cards that say "swap with [type]" name what is swapped.',
      /\[land type\] to \[type\]/,
    ],
    [
      'another kind of ability',
      'Gleaming is a triggered ability of lanterns.',
      'Gleaming is a static ability of lanterns.',
      /triggered to static/,
    ],
    [
      'a kind of card that is no longer meant alone',
      'Some creature cards tell the steward where their owner sits.',
      'Some cards tell the steward where their owner sits.',
      /no longer limited to: creature/i,
    ],
    [
      'a kind of card that is meant alone now',
      'Some cards tell the steward where their owner sits.',
      'Some creature cards tell the steward where their owner sits.',
      /^limited to: creature/i,
    ],
  ])('%s', (_, old, fresh, evidence) => {
    const edge = between(old, fresh);
    expect(edge.change).toBe('substantive');
    expect(edge.evidence.join('\n')).toMatch(evidence);
  });
});

describe('no change of the game is', () => {
  test.each([
    [
      'a number in figures that stood in letters',
      'The steward keeps at least forty cups.',
      'The steward keeps at least 40 cups.',
    ],
    [
      'another word for an obligation',
      'The last cups have to be washed by the steward.',
      'The last cups must be washed by the steward.',
    ],
    [
      'an example in brackets',
      'A guest may leave a marker (for example, a coin) beside the plate.',
      'A guest may leave a marker (for example, a button from a winter coat) beside the plate.',
    ],
    [
      'names of cards in brackets',
      'Some cards (Marble Fountain and Silver Gate) open the hall to a guest.',
      'Some cards open the hall to a guest.',
    ],
    [
      'what is so all the same',
      'Cups that a guest borrows are kept near the plate of that guest.',
      'Cups that a guest borrows are kept near the plate of that guest, though sometimes a narrow table stands closer to the window.',
    ],
    [
      'what a mark on cards looks like',
      'Cards of the feast have a mark in the corner.',
      'Cards of the feast have a mark in the corner. On cards of the winter feast, the symbol is a frozen lantern.',
    ],
    [
      'another way to put the same thing on a card',
      'Cards that say "swapped by [this object]" name what is swapped by the steward.',
      'Cards that say "swapped by [this object]" or "borrowed by [this object]" name what is swapped by the steward.',
    ],
  ])('%s', (_, old, fresh) => {
    expect(between(old, fresh).change).not.toBe('substantive');
  });

  test('a prohibition that stays in a sentence that was put otherwise', () => {
    const edges = compare(
      rules([
        ['100.1', "Cups that haven't been washed by the steward since dawn can't be borrowed by a guest."],
        ['100.2', 'Singers eat first.'],
      ]),
      rules([
        ['100.1', "A cup can't be borrowed by a guest unless the steward has washed it since dawn."],
        ['100.2', 'Singers eat first.'],
      ]),
    ).edges;
    expect(edges[0]?.change).toBe('wording');
  });
});
