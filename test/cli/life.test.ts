import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, variorum } from './support.js';

describe('on a fresh install, without any dump,', () => {
  test('cite follows a rule forwards and backwards through renumbering and splits', async () => {
    const forwards = await variorum(
      ['cite', '606.9a@2008-02-01', '--in', '2011-07-15', '--json'],
      emptyFolder(),
    );
    expect(JSON.parse(forwards.out)).toEqual({
      from: { edition: '2008-02-01', number: '606.9a' },
      in: '2011-07-15',
      to: [{ number: '810.9a', relation: 'renumbered' }],
      ended: null,
    });
    const backwards = await variorum(['cite', '810.9a@2011-07-15', '--in', '2006'], emptyFolder());
    expect(backwards.out).toBe('810.9a of 2011-07-15 is 606.9a (renumbered) in 2006-10-01\n');
    const split = await variorum(['cite', '606.6e@2008-02-01', '--in', '2011-07-15'], emptyFolder());
    expect(split.out).toMatch(/805\.4b \(split\).*805\.4c \(split\)/);
  });

  test('a rule or an edition that never was is said to be none, in one line', async () => {
    for (const words of ['999.9', '606.9a@1887', 'nonsense']) {
      const { status, err } = await variorum(['cite', words], emptyFolder());
      expect(status).toBe(2);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  test('the ruleset of a published edition is there, and it is said that its words are not', async () => {
    const { status, out, err } = await variorum(['ruleset', '2007-02-01', '--json'], emptyFolder());
    expect(status).toBe(0);
    expect(err).toMatch(/the words of 2007-02-01 are not here/);
    expect(JSON.parse(out).parameters['twoHeadedGiant.largerTeams.startingLife'].value).toBe('20n');
  });

  test('history and blame tell the life of a rule of the samples', async () => {
    const history = await variorum(['history', '606.9a@2008'], emptyFolder());
    expect(history.out).toMatch(/606\.9a .*\n.*810\.9a /);
    const blame = await variorum(['blame', '810.9a@2011', '--json'], emptyFolder());
    const { words } = JSON.parse(blame.out);
    expect(new Set(words.map((run: { edition: string }) => run.edition))).toEqual(
      new Set(['2008-02-01', '2011-07-15']),
    );
  });
});

describe('variorum doctor', () => {
  const text = '// CR 606.9a, rule 606.6e and a price of $606.1\nconst x = 606.9;\n';

  test('says what became of each citation, and fails when it is asked to be strict', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'engine.ts'), text);
    const call = ['doctor', '.', '--written', '2008-02-01', '--in', '2011-07-15'];
    const { status, out } = await variorum([...call, '--json'], folder);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      citations: [
        { file: 'engine.ts', line: 1, number: '606.9a', status: 'moved', suggestion: '810.9a' },
        { number: '606.6e', status: 'split', suggestion: null },
      ],
      totals: { moved: 1, split: 1, current: 0, ended: 0, unknown: 0 },
    });
    expect((await variorum([...call, '--strict'], folder)).status).toBe(1);
  });

  test('rewrites what is certain, shows it first, and leaves what it cannot decode alone', async () => {
    const folder = emptyFolder();
    const bytes = Uint8Array.from([0x2f, 0x2f, 0x20, 0xff, 0xfe, 0x36]);
    writeFileSync(join(folder, 'engine.ts'), text);
    writeFileSync(join(folder, 'picture.bin'), bytes);
    const call = ['doctor', '.', '--written', '2008-02-01', '--in', '2011-07-15', '--fix'];
    const rehearsal = await variorum([...call, '--dry-run'], folder);
    expect(rehearsal.err).toContain('+// CR 810.9a, rule 606.6e');
    expect(readFileSync(join(folder, 'engine.ts'), 'utf8')).toBe(text);
    await variorum(call, folder);
    expect(readFileSync(join(folder, 'engine.ts'), 'utf8')).toBe(text.replace('606.9a', '810.9a'));
    expect(new Uint8Array(readFileSync(join(folder, 'picture.bin')))).toEqual(bytes);
  });
});

test('variorum ruleset --against names the scenarios that tell two editions apart', async () => {
  const { out } = await variorum(['ruleset', '2011', '--against', '2008', '--json'], emptyFolder());
  const { differences } = JSON.parse(out) as { differences: { key: string; scenarios: string[] }[] };
  const value = differences.find(({ key }) => key === 'twoHeadedGiant.individualLife.value');
  expect(value?.scenarios).toContain('half-of-each-life');
});
