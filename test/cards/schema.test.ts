import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { PrintedCards, readCard, withCards } from '../../src/cards/index.js';
import { root } from '../support/corpus.js';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const valid = new Ajv.default({ strict: false }).compile(read('docs/card.schema.json') as object);

describe('the schema of cards', () => {
  it('is made from the types', () => {
    const script = join(root, 'scripts/make-card-schema.mjs');
    expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
  });

  it('admits the vocabulary and what is read, and nothing that is no part of it', () => {
    for (const card of read('fixtures/cards/vocabulary.json') as { name: string }[])
      expect(valid(card), card.name).toBe(true);
    const { card, status } = readCard({
      name: 'Moss Warden',
      type: 'Creature — Elf',
      text: 'Whenever an opponent casts a spell, that player loses 1 life unless they pay {2}.\nYou have no maximum hand size.',
      power: 1,
      toughness: 1,
    });
    expect([status, valid(card)]).toEqual(['understood', true]);
    expect(valid({ name: 'Odd', types: ['instant'], spell: { effects: [{ effect: 'juggle' }] } })).toBe(
      false,
    );
  });
});

describe('cards that a set-up names', () => {
  const book = new PrintedCards();
  book.add({ name: 'Moss Warden', type: 'Creature — Elf', text: 'Flying' });
  book.add({ name: 'Riddle', type: 'Instant', text: 'Draw a card sideways.' });
  const naming = (card: string) => ({ players: ['Ann'], objects: [{ id: 'a', card, owner: 'Ann' }] });

  it('come out of the book, unless their words are not understood', () => {
    expect(withCards(naming('Moss Warden'), book)).toMatchObject({ cards: [{ keywords: ['flying'] }] });
    expect(withCards(naming('Nobody'), book)).toEqual(naming('Nobody'));
    expect(() => withCards(naming('Riddle'), book)).toThrow('sideways');
  });
});
