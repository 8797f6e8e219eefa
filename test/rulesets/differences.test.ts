import { describe, expect, test } from 'vitest';
import { compile, differences, differingKeys, hasOwnValue } from '../../src/rulesets/index.js';
import { changed, editionTree } from './editions.js';

const former = compile(editionTree('sources/edition-2008.txt'));
const later = compile(editionTree('sources/edition-2011.txt'));
const fragment = compile(editionTree('sources/fragment-2006.txt'));

describe('what two editions play differently', () => {
  test('is counted only where each of them has a value of its own', () => {
    const keys = differingKeys(former, later);
    expect(keys).toContain('twoHeadedGiant.individualLife.value');
    for (const key of keys) {
      expect(former.entry(key).value).not.toBe(later.entry(key).value);
      expect([key, hasOwnValue(former, key), hasOwnValue(later, key)]).toEqual([key, true, true]);
    }
  });

  test('leaves out what one of them has no rule for, or what was not understood', () => {
    const counted = new Set(differingKeys(fragment, later));
    const others = differences(fragment, later).filter(({ key }) => !counted.has(key));
    expect(others.length).toBeGreaterThan(0);
    for (const { key, old, new: now } of others) {
      const without = [old, now].some(({ value, status }) => value === undefined || status !== 'compiled');
      expect([key, without]).toEqual([key, true]);
    }
  });
});

describe('a parameter on which an edition is silent', () => {
  test('has a value of its own where the edition speaks of its system, and none where it does not', () => {
    const silent = later.keys().filter((key) => later.entry(key).status === 'default');
    const systemOf = (key: string) => key.split('.')[0];
    const spoken = new Set(
      later
        .keys()
        .filter((key) => later.entry(key).status === 'compiled')
        .map(systemOf),
    );
    const own = silent.filter((key) => hasOwnValue(later, key));
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(
      silent.filter((key) => later.entry(key).value !== undefined && spoken.has(systemOf(key))),
    );
  });
});

describe('mulligans of teams that share turns', () => {
  const process = 'sharedTeamTurns.mulliganProcess';
  const taken = (how: string) =>
    compile(
      changed(editionTree('sources/edition-2011.txt'), (text) =>
        text.replaceAll('After that, all mulligans are taken simultaneously', how),
      ),
    ).entry(process);

  test('are taken together or one at a time, as the edition says', () => {
    expect(later.get(process)).toBe('simultaneousRounds');
    expect(taken('Then the mulligans are taken one at a time, in turn order')).toMatchObject({
      status: 'compiled',
      value: 'roundsTakenOneAtATime',
    });
  });
});
