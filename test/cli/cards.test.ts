import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const folder = emptyFolder();
const bolt = { name: 'Quick Spark', type: 'Instant', text: 'Quick Spark deals 3 damage to any target.' };
writeFileSync(
  join(folder, 'list.json'),
  JSON.stringify([
    { name: bolt.name, type_line: bolt.type, oracle_text: bolt.text, mana_cost: '{R}' },
    { name: 'Odd Thing', type_line: 'Sorcery', oracle_text: 'Juggle three cards.' },
  ]),
);
writeFileSync(
  join(folder, 'atomic.json'),
  JSON.stringify({ meta: {}, data: { [bolt.name]: [{ ...bolt, manaCost: '{R}' }] } }),
);
writeFileSync(
  join(folder, 'scenario.json'),
  JSON.stringify({
    id: 'spark',
    edition: '2011-07-15',
    setup: { players: ['Ada', 'Ben'], objects: [{ id: 's', card: bolt.name, owner: 'Ada', zone: 'hand' }] },
    steps: [{ cast: 's', by: 'Ada', targets: ['Ben'] }, { resolve: 'top' }],
    checks: [{ life: 'Ben', is: 17 }],
  }),
);

describe('printed cards', () => {
  test('are read from a file, each whole or with the words that are strange', async () => {
    const { status, out } = await variorum(['cards', 'list.json', '--json'], folder);
    expect(status).toBe(0);
    const { cards, totals } = JSON.parse(out);
    expect(cards).toEqual([
      { name: 'Quick Spark', status: 'understood', readBack: '~ deals 3 damage to any target.', strange: [] },
      {
        name: 'Odd Thing',
        status: 'notUnderstood',
        readBack: '',
        strange: [{ paragraph: 'Juggle three cards.', words: 'Juggle three cards .' }],
      },
    ]);
    expect(totals).toMatchObject({ cards: 2, understood: 1, notUnderstood: 1 });
  });

  for (const file of ['list.json', 'atomic.json'])
    test(`are known to scenarios by name: ${file}`, async () => {
      const { status, out } = await variorum(['play', 'scenario.json', '--cards', file], folder);
      expect(out).toContain('1 passed');
      expect(status).toBe(0);
    });

  for (const [name, text, said] of [
    ['empty.json', '', 'is empty; a list of cards'],
    ['blank.json', ' \n', 'is empty; a list of cards'],
    ['cut.json', '[{"name":', 'breaks off in the middle'],
    ['behind-an-entry.json', '[{"name": "Bear", "type": "Creature"}\n', 'breaks off in the middle'],
    ['behind-a-comma.json', '[{"name": "Bear", "type": "Creature"},\n', 'breaks off in the middle'],
    ['without-its-last-brace.json', '{"data": {"Bear": [{"name": "]"}]}', 'breaks off in the middle'],
    ['broken.json', '[{"name": "Bear"} {"name": "Elk"}]', 'is no JSON file of cards'],
    ['prose.json', 'Draw a card.', 'is no JSON file of cards'],
    ['elsewhere.json', '{"data": []}', 'holds no cards'],
  ] as const)
    test(`are asked for in plain words: ${name}`, async () => {
      writeFileSync(join(folder, name), text);
      const { status, err } = await variorum(['cards', name], folder);
      expect([status, err.includes('Parser')]).toEqual([2, false]);
      expect(err).toContain(said);
    });

  test('are asked for where a file has none', async () => {
    const { status, err } = await variorum(['cards', 'scenario.json'], folder);
    expect(status).toBe(2);
    expect(err).toContain('holds no cards');
  });
});
