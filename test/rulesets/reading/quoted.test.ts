import { expect, test } from 'vitest';
import { type Clause, readSentences, type Thing } from '../../../src/language/index.js';
import { costsIn, statedIn } from '../../../src/rulesets/reading/quoted.js';
import { worked } from '../../support/processor.js';

function ability(words: string): Thing {
  const [sentence] = readSentences(`A creature has the ability "${words}"`);
  return (sentence?.frame as Clause | undefined)?.object as Thing;
}

const known = [
  ['Target player draws a card.', 'draw'],
  ['Activate this ability only if you control a creature.', 'creature'],
] as const;

test('a quoted ability states what each of its sentences means, in whatever words', () => {
  const said = ability(
    '{T}: A card is drawn by target player. Activate this ability only when you control a creature.',
  );
  expect(costsIn(said)).toBe('{T}');
  expect(statedIn(said, known)).toEqual(['draw', 'creature']);
});

test('a sentence that says something else states nothing, and leaves the others alone', () => {
  const said = ability(
    '{2}, {T}: Target player draws two cards. Activate this ability only if you control a creature.',
  );
  expect(costsIn(said)).toBe('{2}, {T}');
  expect(statedIn(said, known)).toEqual([undefined, 'creature']);
});

test('words with many symbols and no cost are read at once, however many there are', () => {
  const said = { also: [{ kind: 'quoted', text: `${'{W}'.repeat(60)}"` }] } as unknown as Thing;
  const before = worked();
  expect(costsIn(said)).toBe('');
  expect(worked() - before).toBeLessThan(1000);
});
