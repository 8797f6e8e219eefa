import { expect, test } from 'vitest';
import { Matching } from '../../src/compare/matching.js';
import { nearness } from '../../src/compare/nearness.js';
import { analyse } from '../../src/compare/units.js';
import { rules } from './support.js';

const HALL = 'The hall is open to every guest of the house.';
const YARD = 'The yard belongs to the gardener and to nobody else.';
const words = 'A lantern burns there until the evening bell.';

/** Which of two new places is nearer to where an old rule went, and which rules had gone where before. */
function nearer(
  oldList: Parameters<typeof rules>[0],
  newList: Parameters<typeof rules>[0],
  joined: readonly (readonly [old: string, fresh: string])[],
  of: string,
): (number: string) => number {
  const matching = new Matching(analyse(rules(oldList)), analyse(rules(newList)));
  const at = (side: 'old' | 'new', number: string): number =>
    matching[side].units.findIndex((unit) => unit.number === number);
  for (const [old, fresh] of joined) matching.join(at('old', old), at('new', fresh), 1, 1);
  return (number) => nearness(matching, at('old', of), at('new', number));
}

test('a subrule that is lost is nearest to the rule that its own rule became', () => {
  const near = nearer(
    [
      ['100.1', HALL],
      ['100.1a', words],
      ['100.2', YARD],
    ],
    [
      ['100.1', YARD],
      ['100.1a', words],
      ['100.2', HALL],
      ['100.2a', words],
    ],
    [
      ['100.1', '100.2'],
      ['100.2', '100.1'],
    ],
    '100.1a',
  );
  expect(near('100.2a')).toBeGreaterThan(near('100.1a'));
});

test('a rule that lives on is nearer to its subrules than to those of another section', () => {
  const near = nearer(
    [
      ['100.1', HALL],
      ['200.1', YARD],
    ],
    [
      ['100.1', HALL],
      ['100.1a', words],
      ['200.1', YARD],
      ['200.1a', words],
    ],
    [
      ['100.1', '100.1'],
      ['200.1', '200.1'],
    ],
    '100.1',
  );
  expect(near('100.1a')).toBeGreaterThan(near('200.1a'));
});
