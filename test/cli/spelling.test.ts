import { describe, expect, test } from 'vitest';
import { variorum } from './support.js';

const KEY = 'twoHeadedGiant.individualLife.value';

describe('a name in any spelling', () => {
  test.each([KEY, KEY.toLowerCase(), 'Two-Headed Giant.individual-life.value', '2HG.individualLife.value'])(
    'is the parameter that it means: --parameter %s',
    async (parameter) => {
      const { status, out } = await variorum([
        'witness',
        '2008',
        '2011',
        '--parameter',
        parameter,
        '--decisions',
        '1',
        '--json',
      ]);
      expect(status).toBe(0);
      expect(
        (JSON.parse(out) as { witnesses: { parameter: string }[] }).witnesses.map((one) => one.parameter),
      ).toEqual([KEY]);
    },
  );

  test.each(['twoHeadedGiant', 'two-headed giant', '2hg'])(
    'is the system that it means: --system %s',
    async (system) => {
      const { status, out } = await variorum(['ruleset', '2011', '--system', system, '--json']);
      const { parameters } = JSON.parse(out) as { parameters: Record<string, unknown> };
      expect(status).toBe(0);
      expect(Object.keys(parameters)).toContain(KEY);
      expect(Object.keys(parameters).every((key) => key.startsWith('twoHeadedGiant.'))).toBe(true);
    },
  );

  test.each([
    [['witness', '2008', '2011', '--parameter', 'twoHeadedGiant.lives'], 'is no parameter'],
    [['ruleset', '2011', '--system', 'threeHeadedGiant'], 'is no system'],
  ])('that means nothing is refused: %j', async (args, why) => {
    expect(await variorum(args)).toEqual({ status: 2, out: '', err: expect.stringContaining(why) });
  });
});
