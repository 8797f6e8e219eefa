import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptOrPlayed } from '../../src/cli/apart.js';
import { editions, ruleset } from '../../src/rulesets/index.js';
import { emptyFolder } from '../support/folder.js';

const newest = ruleset(editions().at(-1) as string);
const oldest = ruleset(editions()[0] as string);

describe('what tells two rulesets apart', () => {
  let archive: string;
  let played: number;
  const asked = (a = oldest, b = newest, folder: string | undefined = archive) =>
    keptOrPlayed(a, b, folder, async () => {
      played++;
      return new Map([['a parameter', ['a scenario']]]);
    });

  beforeEach(() => {
    archive = emptyFolder();
    played = 0;
  });

  test('is played once, and then known', async () => {
    const first = await asked();
    expect(await asked()).toEqual(first);
    expect([...first]).toEqual([['a parameter', ['a scenario']]]);
    expect(played).toBe(1);
  });

  test('is known for these two in this order alone', async () => {
    await asked();
    await asked(newest, oldest);
    expect(played).toBe(2);
    await asked();
    expect(played).toBe(2);
  });

  test('is played again where what was kept is damaged, or of another program', async () => {
    const path = join(archive, 'apart.json');
    await asked();
    const kept = readFileSync(path, 'utf8');
    for (const damaged of [
      kept.replace('a scenario', 'b scenario'),
      kept.slice(0, 40),
      kept.replace(/^./, 'x'),
    ]) {
      writeFileSync(path, damaged);
      played = 0;
      expect(await asked()).toEqual(new Map([['a parameter', ['a scenario']]]));
      expect(played).toBe(1);
    }
  });

  test('is played where nothing may be kept', async () => {
    await keptOrPlayed(oldest, newest, join(archive, 'nowhere'), async () => new Map());
    expect(await asked()).toEqual(new Map([['a parameter', ['a scenario']]]));
  });
});
