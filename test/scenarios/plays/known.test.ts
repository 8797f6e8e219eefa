import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions, type Ruleset, ruleset } from '../../../src/rulesets/index.js';
import { loadScenarios, type Scenario, tellingApart } from '../../../src/scenarios/index.js';
import { causesOf, type Outcome, type Refusal, type Values } from '../../../src/scenarios/plays/causes.js';
import { Comparison, digit, type KnownPlays } from '../../../src/scenarios/plays/known.js';

const root = resolve(import.meta.dirname, '../../..');
const plays = JSON.parse(readFileSync(join(root, 'sources/plays.json'), 'utf8')) as KnownPlays;
const folder = join(root, 'fixtures/scenarios');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const published = editions().map(ruleset);

/** Numbers that look random, always the same ones. */
function* numbers(seed: number): Generator<number> {
  for (let n = seed; ; ) {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
    yield n >>> 8;
  }
}

describe('how the scenarios of the package go', () => {
  test.each(files)(
    'is known of %s as it is; otherwise run node scripts/make-plays.mjs with its name',
    (name) => {
      const known = plays.files[name];
      expect(known?.text).toBe(createHash('sha256').update(textOf(name)).digest('hex'));
      expect(known?.scenarios.map(([id]) => id)).toEqual(
        loadScenarios(textOf(name), name).map(({ id }) => id),
      );
    },
  );

  test('is what playing shows, for editions that follow one another and for others; else run node scripts/make-plays.mjs', () => {
    const random = numbers(17);
    const below = (most: number): number => (random.next().value as number) % most;
    const scenarios = new Map<string, Scenario[]>(
      files.map((name) => [name, loadScenarios(textOf(name), name)]),
    );
    let parted = 0;
    for (let round = 0; round < 160; round++) {
      const name = files[below(files.length)] as string;
      const at = below(scenarios.get(name)?.length ?? 0);
      const later = 1 + below(published.length - 1);
      const a = published[round % 2 === 0 ? later - 1 : below(published.length)] as Ruleset;
      const b = published[later] as Ruleset;
      const scenario = scenarios.get(name)?.[at] as Scenario;
      const known = plays.files[name]?.scenarios[at];
      const causes = known && new Comparison(plays, a, b).causes(known);
      // One that tries tables of its own is played where an edition refuses these.
      if (causes === undefined) continue;
      const played = [...tellingApart([scenario], a, b).keys()];
      expect([scenario.id, a.edition, b.edition, causes]).toEqual([
        scenario.id,
        a.edition,
        b.edition,
        played,
      ]);
      parted += played.length;
    }
    expect(parted).toBeGreaterThan(5);
  }, 120_000);

  test('is not known under a value that no edition has, where the scenario asks for it', () => {
    const newest = published.at(-1) as Ruleset;
    const key = 'twoHeadedGiant.startingLife.chapterRule';
    const edited = newest.with(key, 41, 'for a test');
    const all = Object.values(plays.files).flatMap(({ scenarios }) => scenarios);
    const comparison = new Comparison(plays, newest, edited);
    const place = plays.parameters.indexOf(key);
    const causes = new Map(all.map((scenario) => [scenario[0], comparison.causes(scenario)]));
    for (const [id, table, tried, asked] of all)
      if (![asked, plays.tables[table], plays.tables[tried]].some((list) => list?.includes(place)))
        expect(causes.get(id)).toEqual([]);
    expect([...causes.values()]).toContain(undefined);
    expect([...causes.values()].filter((one) => one?.length === 0).length).toBeGreaterThan(100);
  });
});

describe('what makes two games go another way', () => {
  const values = (given: Record<string, unknown>): Values => ({
    entry: (key) => ({ value: given[key], status: 'compiled', rules: [], lineages: [] }) as never,
  });
  const keys = ['x', 'y'] as never[];
  /** A game in which x happens, then the sum of x and y. */
  const sums = (given: Values): Outcome | Refusal => {
    const [x, y] = keys.map((key) => given.entry(key)?.value as unknown as number);
    if (x === undefined || x < 0) return 'game';
    return { asked: keys, log: [x, x + (y as number)], begins: 0 };
  };

  test('is each parameter that alone changes what happens where they part', () => {
    expect(causesOf(sums, values({ x: 1, y: 1 }), values({ x: 1, y: 2 }))).toEqual(['y']);
    expect(causesOf(sums, values({ x: 1, y: 1 }), values({ x: 2, y: 2 }))).toEqual(['x']);
  });

  test('is nothing where they are alike, or where one cannot be played', () => {
    expect(causesOf(sums, values({ x: 1, y: 1 }), values({ x: 1, y: 1 }))).toEqual([]);
    expect(causesOf(sums, values({ x: 1, y: 1 }), values({ x: -1, y: 1 }))).toEqual([]);
  });

  test('is looked for after the opening, where they part in that too', () => {
    const opened = (given: Values): Outcome | Refusal => {
      const outcome = sums(given) as Outcome;
      return { ...outcome, begins: 1 };
    };
    expect(causesOf(opened, values({ x: 1, y: 1 }), values({ x: 2, y: 2 }))).toEqual(['y']);
    expect(causesOf(opened, values({ x: 1, y: 1 }), values({ x: 2, y: 1 }))).toEqual(['x']);
  });
});

test('small numbers are characters that JSON writes as they are', () => {
  const digits = Array.from({ length: 400 }, (_, n) => digit(n));
  expect(new Set(digits).size).toBe(400);
  expect(JSON.stringify(digits.join(''))).toBe(`"${digits.join('')}"`);
  expect(digits.join('')).not.toMatch(/[\s!]/);
});
