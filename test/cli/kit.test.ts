import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Divergence } from '../../src/scenarios/index.js';
import { root } from '../support/corpus.js';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const life = join(root, 'fixtures/scenarios/life-of-a-team.json');

describe('scenarios beyond one edition', () => {
  test('diverge shows the first event that differs, and the rule on each side', async () => {
    const result = await variorum([
      'diverge',
      life,
      '--edition',
      '2008-02-01',
      '--edition',
      '2011-07-15',
      '--json',
    ]);
    expect(result.err).toBe('');
    expect(result.status).toBe(0);
    const { results } = JSON.parse(result.out) as {
      results: { scenario: string; causes: { parameter: string; rules: string[][] }[] }[];
    };
    const half = results.find((one) => one.scenario === 'half-of-each-life');
    expect(half?.causes.map((cause) => cause.parameter)).toEqual(['twoHeadedGiant.individualLife.value']);
    expect(half?.causes[0]?.rules.flat().every((rule) => /^\d{3}\.\d+[a-z]?$/.test(rule))).toBe(true);
    const once = await variorum(['diverge', life, '--edition', '2008']);
    expect(once.status).toBe(2);
    expect(once.err.trim().split('\n')).toHaveLength(1);
  });

  test('diverge gives the answers of a kept game again, and names the rule that makes it another game', async () => {
    const folder = emptyFolder();
    const table = [
      'table',
      '--variant',
      'emperor',
      '--edition',
      '2008-02-01',
      '--bots',
      'all',
      '--seed',
      '3',
    ];
    await variorum([...table, '--save', 'game.json'], folder);
    const against = async (...editions: string[]): Promise<Divergence> => {
      const given = editions.flatMap((edition) => ['--edition', edition]);
      const { status, out } = await variorum(['diverge', 'game.json', ...given, '--json'], folder);
      expect(status).toBe(0);
      return (JSON.parse(out) as { results: Divergence[] }).results[0] as Divergence;
    };
    const later = await against('2008-02-01', '2011-07-15');
    // Who mulligans when is no other game yet: it is made equal, and the game goes on to what plays differently.
    expect(later.setAside).toMatchObject([
      { parameter: 'general.mulliganProcess', rules: [['101.4'], ['103.4']] },
    ]);
    expect(later.causes.map((cause) => cause.parameter)).toEqual(['leaving.combatDamageOnStack']);
    expect(later.sides?.map((side) => side.event?.type)).toEqual(['damageOnStack', 'damageDealt']);
    expect(later.action).toBe('answer 212');
    expect(later.sides?.[0]).not.toHaveProperty('stopped');
    expect(later.sides?.[1].stopped).toMatch(/^answer \d+ of \d+ is not offered/);
    expect(await against('2007-10-01', '2008-02-01')).toMatchObject({ sides: null, causes: [] });
    // Before 2007 no rule speaks of deathtouch, so that nothing triggers.
    const earlier = await against('2006-10-01', '2008-02-01');
    expect(earlier.causes.map((cause) => cause.parameter)).toEqual(['general.deathtouch']);
    expect((await against('2011-07-15', '2025-02-07')).unfinished).toMatch(/is not offered/);
  });

  test('kit writes positions, decisions and outcomes', async () => {
    const out = join(emptyFolder(), 'kit');
    const result = await variorum(['kit', life, '--edition', '2008-02-01', '--out', out, '--json']);
    expect(result.err).toBe('');
    expect(result.status).toBe(0);
    const index = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as {
      vectors: { file: string }[];
    };
    expect(index.vectors.length).toBeGreaterThan(5);
    expect(index.vectors.every(({ file }) => existsSync(join(out, file)))).toBe(true);
  });

  test('kit leaves out what is no scenario, and says so', async () => {
    const folder = emptyFolder();
    const [broken, strange] = ['broken.json', 'strange.json'].map((name) => join(folder, name));
    writeFileSync(broken as string, '{ broken');
    writeFileSync(strange as string, '[{"id": "strange", "setup": {}}]');
    const named = [life, broken, strange] as string[];
    const { status, err } = await variorum([
      'kit',
      ...named,
      '--edition',
      '2008-02-01',
      '--out',
      join(folder, 'kit'),
    ]);
    expect(status).toBe(0);
    expect(err).toMatch(/left out: .*broken\.json:1:3: [\s\S]*left out: .*strange\.json:1:/);
    const { unread } = JSON.parse(readFileSync(join(folder, 'kit/index.json'), 'utf8'));
    expect(unread).toMatchObject([{ line: 1, column: 3 }, { scenario: 'strange' }]);
  });

  test('kit gives vectors for editions of three decades, whether or not a scenario speaks of them', async () => {
    const out = join(emptyFolder(), 'kit');
    const wanted = ['2007-02-01', '2010-06-18', '2016-04-08', '2024-02-02', '2026-04-17'];
    const { status } = await variorum([
      'kit',
      join(root, 'fixtures/scenarios/emperor.json'),
      ...wanted.flatMap((edition) => ['--edition', edition]),
      '--out',
      out,
    ]);
    expect(status).toBe(0);
    const { editions } = JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')) as {
      editions: { edition: string; vectors: number; carried: number }[];
    };
    // The newest first.
    expect(editions.map(({ edition }) => edition)).toEqual(wanted.toReversed());
    for (const { edition, vectors, carried } of editions) {
      expect([edition, vectors > 0]).toEqual([edition, true]);
      expect([edition, carried > 0]).toEqual([edition, true]);
    }
  });

  test('kit writes nothing where no scenario can be played under the edition, and names those that they speak of', async () => {
    const out = join(emptyFolder(), 'kit');
    const { status, err } = await variorum(['kit', life, '--edition', '1999-04-23', '--out', out]);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(
        /no scenario can be played under 1999-\S+; they speak of 2006-10-01, 2008-02-01, 2011-07-15\n$/,
      ),
    ]);
    expect(existsSync(out)).toBe(false);
  });
});
