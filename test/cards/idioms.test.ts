import { describe, expect, test } from 'vitest';
import { readCard } from '../../src/cards/index.js';

/** What is read back of a card of this type with these words, which it says only where they mean the same when they are read again. */
const back = (type: string, text: string): string => {
  const size = type.startsWith('Creature') ? { power: 2, toughness: 2 } : {};
  const { status, readBack } = readCard({ name: 'Odd Thing', type, text, ...size });
  return status === 'understood' ? readBack : status;
};

describe('what is read back of a card says', () => {
  test('numbers of things in letters, and sizes, life and damage in figures', () => {
    expect(back('Sorcery', 'Create two 1/1 white Cat creature tokens. You gain 3 life.')).toBe(
      'Create two 1/1 white Cat creature tokens. You gain 3 life.',
    );
    expect(back('Artifact', 'Odd Thing enters with three charge counters on it.')).toBe(
      '~ enters with three charge counters on it.',
    );
    expect(back('Sorcery', 'Destroy target creature with power 4 or greater.')).toContain(
      'power 4 or greater',
    );
    expect(back('Land', '{T}: Add one mana of any color.')).toBe('{T}: Add one mana of any color.');
  });

  test('what the player of the card does as an order, and what others do as told', () => {
    expect(back('Creature — Cat', 'When Odd Thing enters, you draw a card.')).toBe(
      'When ~ enters, draw a card.',
    );
    expect(back('Sorcery', 'Target player draws a card. You draw two cards.')).toBe(
      'Target player draws a card. Draw two cards.',
    );
  });

  test('where cards go back to whose hands', () => {
    expect(back('Sorcery', "Return up to two target creatures to their owners' hands.")).toBe(
      "Return up to two target creatures to their owners' hands.",
    );
    expect(back('Sorcery', 'Return target creature card from your graveyard to your hand.')).toBe(
      'Return target creature card from your graveyard to your hand.',
    );
  });

  test('subtypes without the types that they have anyhow', () => {
    expect(back('Sorcery', 'Destroy each Forest. You gain 1 life for each Cat you control.')).toBe(
      'Destroy each Forest. You gain 1 life for each Cat you control.',
    );
  });

  test('to whom damage is dealt before how much there is to count', () => {
    expect(
      back('Sorcery', 'Odd Thing deals damage to each opponent equal to the number of Cats you control.'),
    ).toBe('~ deals damage to each opponent equal to the number of Cats you control.');
  });

  test('three colors or types as a list, and a quotation with one full stop', () => {
    expect(back('Land', '{T}: Add {G}, {U}, or {R}.')).toBe('{T}: Add {G}, {U}, or {R}.');
    expect(
      back('Enchantment', 'Creatures you control have "Sacrifice this creature: You gain 1 life."'),
    ).toMatch(/"Sacrifice ~: You gain 1 life\."$/);
  });
});
