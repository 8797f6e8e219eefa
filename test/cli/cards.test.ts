import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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
    ['cut-behind.json', '[{"name":"A","type_line":"Instant"}', 'breaks off in the middle'],
    ['cut-data.json', '{"data":{"A":[{"name":"A","type":"Instant"}]}', 'breaks off in the middle'],
    [
      'more.json',
      '[{"name":"A","type_line":"Instant"}]and more',
      'something else stands between or behind its entries',
    ],
    ['behind-an-entry.json', '[{"name": "Bear", "type": "Creature"}\n', 'breaks off in the middle'],
    ['behind-a-comma.json', '[{"name": "Bear", "type": "Creature"},\n', 'breaks off in the middle'],
    ['without-its-last-brace.json', '{"data": {"Bear": [{"name": "]"}]}', 'breaks off in the middle'],
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

  test('are not looked for in a picture', async () => {
    writeFileSync(join(folder, 'photo.jpg'), Buffer.from('ffd8ffe000104a464946', 'hex'));
    expect((await variorum(['cards', 'photo.jpg'], folder)).err).toContain(
      'is a JPEG photograph, not a file of cards',
    );
  });

  test('are asked for unpacked', async () => {
    writeFileSync(join(folder, 'packed.json'), gzipSync('[]'));
    expect((await variorum(['cards', 'packed.json'], folder)).err).toContain(
      'is a gzip archive; unpack it first',
    );
  });

  test('are taken from answers of Scryfall and from sets of MTGJSON as well', async () => {
    writeFileSync(
      join(folder, 'answer.json'),
      JSON.stringify({
        object: 'list',
        has_more: false,
        data: [{ name: 'Quick Spark', type_line: 'Instant' }],
      }),
    );
    const cards = [
      bolt,
      bolt,
      { name: 'A // B', type: 'Instant' },
      { name: 'A // B', type: 'Sorcery' },
      { name: 'C', type: 'Land' },
    ];
    writeFileSync(
      join(folder, 'set.json'),
      JSON.stringify({ meta: {}, data: { code: 'X', translations: {}, cards } }),
    );
    const names = async (file: string) => {
      const { out, err } = await variorum(['cards', file, '--json'], folder);
      expect(err).toBe('');
      return (JSON.parse(out).cards as { name: string; status: string }[]).map(
        ({ name, status }) => `${name} ${status}`,
      );
    };
    expect(await names('answer.json')).toEqual(['Quick Spark understood']);
    expect(await names('set.json')).toEqual([
      'Quick Spark understood',
      'A // B notUnderstood',
      'C understood',
    ]);
  });

  test('are not left out, nor read from damaged characters, without a word', async () => {
    const entries = [bolt, { name: 7, type: 'Instant' }, null, { name: 'No type' }];
    const text = Buffer.from(JSON.stringify([...entries, { name: 'Caf\u00e9', type: 'Land' }]), 'latin1');
    writeFileSync(join(folder, 'odd.json'), text);
    const { status, err } = await variorum(['cards', 'odd.json'], folder);
    expect(status).toBe(0);
    expect(err).toMatch(/odd\.json: 3 entries without a name and a type line: no cards, left out/);
    expect(err).toMatch(/odd\.json: 1 entry with characters that could not be read/);
  });

  test('of hundreds of thousands of characters are no cards, and are not read', async () => {
    for (const text of ['{'.repeat(200_000), `${'\t'.repeat(200_000)}.`, 'Draw a card. '.repeat(20_000)]) {
      writeFileSync(
        join(folder, 'long.json'),
        JSON.stringify([{ name: 'Long', type_line: 'Instant', oracle_text: text }]),
      );
      const from = process.cpuUsage();
      const { out } = await variorum(['cards', 'long.json', '--json'], folder);
      expect(process.cpuUsage(from).user / 1e6).toBeLessThan(5);
      expect(JSON.parse(out).cards[0].strange[0].words).toContain('longer than any card');
    }
  });
});
