import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editionsOf, openShelf, rulesetOf } from '../../../src/archive/index.js';
import { loadScenarios, type Scenario } from '../../../src/scenarios/index.js';
import { packEdition } from '../../../src/site/data/edition.js';
import { causesOf, playBoth, rowsOf } from '../../../src/site/program/play/game.js';
import { Side } from '../../../src/site/program/play/side.js';
import { describeEvent } from '../../../src/site/watch/eventText.js';
import { root } from '../../support/corpus.js';

describe('a game under two editions, as a page plays it', () => {
  let scenario: Scenario;
  let sides: [Side, Side];

  beforeAll(async () => {
    const name = 'fixtures/scenarios/life-of-a-team.json';
    const all = loadScenarios(readFileSync(join(root, name), 'utf8'), name);
    scenario = all.find(({ id }) => id === 'half-of-each-life') as Scenario;
    const shelf = await openShelf({ samples: true });
    const files = ['edition-2008.txt', 'edition-2011.txt'].map((file) => join(root, 'sources', file));
    const { editions } = await editionsOf(files);
    const opened = await Promise.all(
      editions.map(async (edition) => {
        const pack = packEdition(edition.tree, await rulesetOf(edition, shelf));
        const { name: id, partial } = edition;
        return new Side({ id, name: id, partial, long: [] }, JSON.parse(JSON.stringify(pack)));
      }),
    );
    sides = opened as [Side, Side];
  });

  const logs = () => {
    const { results, divergence } = playBoth(scenario, sides);
    return { logs: [results[0].events, results[1].events] as const, shared: divergence?.shared ?? 0 };
  };

  test('shows both logs side by side, the first events that differ beside each other', () => {
    const { logs: both, shared } = logs();
    const { rows, parting } = rowsOf(both, shared);
    expect(rows[parting]?.map((event) => event && describeEvent(event))).toEqual([
      'ogre deals 4 damage to Ada',
      'ogre deals 8 damage to Ada',
    ]);
    for (const [a, b] of rows.slice(0, parting)) expect(a && describeEvent(a)).toBe(b && describeEvent(b));
    expect(rows.some(([a]) => a?.type === 'passed')).toBe(false);
  });

  test('walks from an event to its first cause', () => {
    const [log] = logs().logs;
    const event = log.find(({ type }) => type === 'teamLifeChanged') as (typeof log)[number];
    expect(causesOf(log, event).map(({ type }) => type)).toEqual([
      'lifeLost',
      'damageDealt',
      'resolving',
      'activated',
      'stepBegan',
    ]);
  });

  test('asks both editions all that the file asks of either', () => {
    const [a, b] = playBoth(scenario, sides).results;
    expect(a.checks.map(({ text }) => text)).toEqual(b.checks.map(({ text }) => text));
    expect(a.checks.some(({ text }) => text.startsWith("result('Moon')"))).toBe(true);
  });

  test('follows a changed word, says what moved, and forgets it', () => {
    const [side] = sides;
    const words = side.passages('606.9a');
    const down = words.map((passage, at) =>
      at === 0 ? { ...passage, words: passage.words.replace('rounded up', 'rounded down') } : passage,
    );
    side.change('606.9a', down);
    expect(side.changed).toEqual(['606.9a']);
    expect(side.moved().map(({ key, old, new: now }) => [key, old.value, now.value])).toEqual([
      ['twoHeadedGiant.individualLife.value', 'halfTeamTotalRoundedUp', 'halfTeamTotalRoundedDown'],
    ]);
    side.restore();
    expect(side.changed).toEqual([]);
    expect(side.moved()).toEqual([]);
    expect(side.passages('606.9a')).toEqual(words);
    expect(side.ruleset).toBe(side.original);
  });

  test('plays nothing where the words are not understood, and says which', () => {
    const [side] = sides;
    side.change('606.9a', [{ kind: 'paragraph', words: 'An individual player has a life total of cheese.' }]);
    const { results, divergence } = playBoth(scenario, sides);
    expect(divergence).toBeUndefined();
    expect(results[0].status).toBe('error');
    expect(results[0].error?.reason).toMatch(/twoHeadedGiant\.individualLife\.value/);
    const stated = side.statedBy('606.9a').map(({ key, new: now }) => [key, now.status]);
    expect(stated).toContainEqual(['twoHeadedGiant.individualLife.value', 'unrecognised']);
    side.restore();
  });
});
