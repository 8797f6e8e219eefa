import { describe, expect, it } from 'vitest';
import data from '../../src/cards/expanded.json' with { type: 'json' };
import { readCard } from '../../src/cards/index.js';

/** A keyword with values for what is open in it. */
const example = (keyword: string): string =>
  keyword
    .replace('(?<W>[a-z]+s|Plains|Islands|Swamps|Mountains|Forests)', 'artifacts')
    .replace(
      '(?<W>[^.]+?) as it attacks\\. when you do, (?<C>.+)',
      '~ as it attacks. When you do, you gain 1 life.',
    )
    .replace('an? (?<C>.+)', 'an Elf')
    .replace(/\(\?<[MC]>\[a-z\]\+cycling \\S\+\)/g, 'forestcycling {2}')
    .replace('(?<C>.+:)', '{2}:')
    .replace('— (?<C>.+)', '— {2}, Reveal ~ from your hand: You gain 1 life.')
    .replace(/\(\?<[NM]>\\d\+\)/g, '2')
    .replace(/\(\?<C>(?:\\\{)?\\S\+\)/g, '{2}')
    .replaceAll(' ?', ' ')
    .replaceAll('\\.', '.');

describe('a keyword that is short for sentences', () => {
  it.each(data.map(({ keyword }) => example(keyword)))('is understood: %s', (text) => {
    const type = text.startsWith('living weapon') ? 'Artifact — Equipment' : 'Creature — Elf';
    const { status, strange } = readCard({ name: 'Guide', type, cost: '{2}', power: 2, toughness: 2, text });
    expect([status, strange]).toEqual(['understood', []]);
  });
});
