import { describe, expect, it } from 'vitest';
import { type PrintedCard, readCard } from '../../src/cards/index.js';
import { fails } from '../support/outcomes.js';

const land = (text: string): PrintedCard => ({ name: 'Sinkhole', type: 'Land', text });
const aura = (text: string): PrintedCard => ({
  name: 'Tether',
  type: 'Enchantment — Aura',
  cost: '{1}',
  text: `Enchant creature\n${text}`,
});

describe('a land that wears out', () => {
  it('goes with its last counter', () => {
    const used = (silt: string) =>
      fails(
        [
          land(
            `Sinkhole enters with ${silt} on it.\n{T}, Remove a silt counter from Sinkhole: Add {B}{B}. If there are no silt counters on Sinkhole, sacrifice it.`,
          ),
        ],
        { s: ['Sinkhole', 'Ada', 'hand'] },
        [
          { play: 's', by: 'Ada' },
          { activate: 's', by: 'Ada' },
        ],
        [silt.includes('two') ? "zone('s')=='battlefield'" : "zone('s')=='graveyard'"],
      );
    expect([used('a silt counter'), used('two silt counters')]).toEqual([[], []]);
  });

  it('stays tapped for as long as it has one of the counters that the words name', () => {
    const { card } = readCard(
      land("Sinkhole doesn't untap during your untap step if it has a silt counter on it."),
    );
    expect(card.abilities).toMatchObject([
      { static: 'objects', cant: ['untap'], if: { if: 'matches', filter: { counter: 'silt' } } },
    ]);
    expect(readCard(land('Sinkhole has hexproof if it has a silt counter on it.')).status).toBe(
      'notUnderstood',
    );
  });
});

describe('what an Aura is attached to', () => {
  it('is sacrificed as a cost, the Aura after it', () => {
    expect(
      fails(
        [aura('Sacrifice enchanted creature: Each opponent loses 3 life.')],
        { cub: ['Cub', 'Ada'], t: ['Tether', 'Ada', 'battlefield', { attachedTo: 'cub' }] },
        [{ activate: 't', by: 'Ada' }, { resolve: 'all' }],
        ["life('Ben')==17", "life('Cleo')==17", "zone('cub')=='graveyard'", "zone('t')=='graveyard'"],
      ),
    ).toEqual([]);
  });

  it('is tapped as a cost, and only once', () => {
    expect(
      fails(
        [aura('Tap enchanted creature: You gain 1 life.')],
        { cub: ['Cub', 'Ada'], t: ['Tether', 'Ada', 'battlefield', { attachedTo: 'cub' }] },
        [
          { activate: 't', by: 'Ada' },
          { resolve: 'all' },
          { activate: 't', by: 'Ada', refused: 'the creature is tapped' },
        ],
        ["life('Ada')==21", "tapped('cub')==True"],
      ),
    ).toEqual([]);
  });
});

describe('an emblem', () => {
  it('says what is always so of creatures, and nothing of itself', () => {
    const banner = (words: string): PrintedCard => ({
      name: 'Banner',
      type: 'Sorcery',
      cost: '{1}',
      text: `You get an emblem with "${words}"`,
    });
    expect(
      fails(
        [banner('Creatures you control get +2/+1 and have flying.')],
        { cub: ['Cub', 'Ada'], other: ['Cub', 'Ben'], b: ['Banner', 'Ada', 'hand'] },
        [{ cast: 'b', by: 'Ada' }, { resolve: 'all' }],
        ["power('cub')==4", "toughness('cub')==3", "power('other')==2"],
      ),
    ).toEqual([]);
    expect(readCard(banner('Banner has flying.')).status).toBe('notUnderstood');
  });
});

describe('those tokens instead', () => {
  it('are as many as the second sentence says, and none beside', () => {
    const call: PrintedCard = {
      name: 'Call',
      type: 'Sorcery',
      cost: '{1}',
      text: 'Create two 1/1 green Elf creature tokens. If you control a Bear, create five of those tokens instead.',
    };
    expect(readCard(call).card.spell?.effects).toMatchObject([
      {
        effect: 'if',
        then: [{ effect: 'token', count: 5 }],
        else: [{ effect: 'token', count: 2 }],
      },
    ]);
  });
});

describe('what only creatures have', () => {
  it('is not asked of the other kinds beside them', () => {
    const strike = (what: string) =>
      readCard({ name: 'Strike', type: 'Instant', cost: '{1}', text: `Destroy target ${what}.` }).status;
    expect(['artifact or creature with flying', 'land or creature with power 2 or less'].map(strike)).toEqual(
      ['notUnderstood', 'notUnderstood'],
    );
    expect(
      [
        'creature with flying',
        'artifact or creature you control',
        'artifact or creature with mana value 2',
      ].map(strike),
    ).toEqual(['understood', 'understood', 'understood']);
  });
});
