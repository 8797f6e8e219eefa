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
    expect((await search('--must', 'attack')).out).toMatch(/none of 1 editions/);
  });

  test('JSON has the answers beside the places', async () => {
    const { out } = await search('--who', 'team', '--may', 'attack', '--json');
    expect(JSON.parse(out).hits).toMatchObject([
      { answers: [{ who: 'The active team' }], places: [{ place: '100.1' }] },
    ]);
  });

  test('other words are a phrase as before', async () => {
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
