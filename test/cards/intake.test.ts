import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { intakeOf, PrintedCards } from '../../src/cards/index.js';
import { Protocol } from '../../src/game/index.js';
import { root } from '../support/corpus.js';
import { handMade } from '../support/handmade.js';

const schema = JSON.parse(readFileSync(join(root, 'docs/card.schema.json'), 'utf8'));
const players = ['Alex', 'Bianca', 'Carissa'];

describe('a protocol with the intake of cards', () => {
  const book = new PrintedCards();
  book.add({ name: 'Elk', type: 'Creature — Elk', power: 3, toughness: 3 });
  const protocol = new Protocol(handMade(), false, intakeOf(schema, book));
  const ask = (request: object): { ok: boolean; error?: string } =>
    JSON.parse(protocol.handle(JSON.stringify(request)));

  test('puts in the printed cards that a set-up names', () => {
    const objects = [{ id: 'elk', card: 'Elk', owner: 'Alex', zone: 'battlefield' }];
    expect(ask({ command: 'new', setup: { players, objects, start: { at: 'turn' } } })).toMatchObject({
      ok: true,
    });
    expect(ask({ command: 'standing' })).toMatchObject({
      standing: { objects: { elk: { zone: 'battlefield' } } },
    });
  });

  test('names the field of a card that the vocabulary does not have, and keeps the game', () => {
    const cards = [{ name: 'Elk', types: ['creature'], abilities: [{ ability: 'static', gives: 1 }] }];
    const refused = ask({ command: 'new', setup: { players, cards } });
    expect(refused.error).toMatch(/^cards: 1: abilities: 1: /);
    expect(ask({ command: 'pending' })).toMatchObject({ ok: true });
  });

  test('names the field of an effect that the vocabulary does not have', () => {
    const effects = [{ effect: 'damage', amount: 1, to: { player: 'nobody' } }];
    expect(ask({ command: 'instruct', effects }).error).toMatch(/^effects: 1: to: /);
  });
});
