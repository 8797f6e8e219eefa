import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dump } from '../archive/support/dumps.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

let cwd = '';

beforeAll(async () => {
  cwd = emptyFolder();
  const lamps = dump({ date: 'July 15, 2011' })
    .replace('It is lit before guests arrive.', 'The active team may attack.')
    .replace('It is lit before guests arrive.', "A player can't attack during combat.");
  writeFileSync(join(cwd, 'lamps.txt'), lamps);
  const made = await variorum(['import', 'lamps.txt', '--archive', 'kept'], cwd);
  expect(made.status, made.err).toBe(0);
});

const search = (...words: string[]) => variorum(['search', ...words, '--archive', 'kept'], cwd);

describe('search by role', () => {
  test.each([
    ['options', ['--who', 'active team', '--may', 'attack']],
    ['a question', ['who', 'may', 'attack?']],
    ['who alone', ['--who', 'active team']],
  ])('by %s shows the sentence with who does it', async (_, words) => {
    const { out, status } = await search(...words);
    expect(status).toBe(0);
    expect(out).toContain('The active team: The active team may attack');
    expect(out).toContain('100.1 ');
  });

  test('a prohibition and its time', async () => {
    expect((await search('who', "can't", 'attack')).out).toContain('100.2 ');
    expect((await search('--cannot', 'attack', '--when', 'during combat')).out).toContain('100.2 ');
    expect((await search('--must', 'attack')).out).toMatch(/no sentence of 1 edition /);
  });

  test('JSON has the answers beside the places', async () => {
    const { out } = await search('--who', 'team', '--may', 'attack', '--json');
    expect(JSON.parse(out).hits).toMatchObject([
      { answers: [{ who: 'The active team' }], places: [{ place: '100.1' }] },
    ]);
  });

  test('other words are looked for as words', async () => {
    expect((await search('active', 'team')).out).toContain('“active team”: 1 of 1 editions');
  });

  test.each([
    ['nothing', [], /name the words/],
    ['both kinds at once', ['lamps', '--who', 'team'], /not both/],
    ['two deeds', ['--may', 'attack', '--must', 'block'], /give one of/],
    ['a time alone', ['--when', 'during combat'], /--when alone/],
    ['what is no word of the rules', ['--who', 'zorg', '--may', 'attack'], /cannot be read/],
  ])('says what is wrong with %s', async (_, words, message) => {
    const { err, status } = await search(...words);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('search by words', () => {
  const places = async (...words: string[]): Promise<string[]> => {
    const { out } = await search(...words, '--json');
    return (JSON.parse(out) as { hits: { places: { place: string }[] }[] }).hits.map(
      (hit) => hit.places.at(-1)?.place ?? '',
    );
  };

  test('takes them in any order and form, and mends slips', async () => {
    expect((await places('team', 'active', 'attacked'))[0]).toBe('100.1');
    expect((await places('combat attacks'))[0]).toBe('100.2');
    const { out } = await search('comabt');
    expect(out).toContain('looked for “combat”');
    expect(out).toContain('100.2 ');
  });

  test('takes a phrase in quotation marks as it stands', async () => {
    expect(await places('"active team"')).toEqual(['100.1']);
    expect(await places('"team active"')).toEqual([]);
  });

  test('JSON has the rule beside the documented keys', async () => {
    const found = JSON.parse((await search('active team', '--json')).out);
    expect(found).toMatchObject({ phrase: 'active team', editions: 1, searched: 1, first: '2011-07-15' });
    expect(found.hits[0]).toMatchObject({
      text: expect.stringContaining('The active team may attack'),
      first: '2011-07-15',
      last: '2011-07-15',
      places: [{ edition: '2011-07-15', place: '100.1', kind: 'rule' }],
      rule: { number: '100.1', today: ['100.1'], wordings: [] },
    });
  });

  test('an edition is found by its date, and one that is not there is named', async () => {
    expect((await search('15 July 2011')).out).toContain('2011-07-15  edition: 15 July 2011');
    const { status, err } = await search('team', '--in', '1999');
    expect([status, err]).toEqual([2, expect.stringContaining('2011-07-15')]);
  });
});

describe('search without an archive', () => {
  test('answers from what is shipped: an old number with what it is today, a phrase', async () => {
    const empty = emptyFolder();
    const then = await variorum(['search', '606.9a@2008', '--json'], empty);
    expect(JSON.parse(then.out).hits).toMatchObject([
      { last: '2008-02-01', rule: { number: '606.9a', today: ['810.9a'], asked: { number: '606.9a' } } },
    ]);
    expect((await variorum(['search', '"range of influence"'], empty)).out).toMatch(/: \d of 5 editions/);
  });
});
