import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.js';
import { dump } from '../archive/support/dumps.js';
import { file, serve } from '../archive/support/server.js';
import { temporaryFolder } from '../support/folder.js';
import { variorum } from './support.js';

const served = () =>
  serve({ '/2015-03-27.txt': file(Buffer.from(dump({ date: 'March 27, 2015', rules: 20 }))) });

describe('variorum fetch', () => {
  test('brings an edition into the archive, where the other commands find it', async () => {
    const { base } = await served();
    const cwd = temporaryFolder();
    const fetched = await variorum(['fetch', 'DTK', '--from', base, '--archive', 'kept', '--json'], cwd);
    expect(fetched.status, fetched.err).toBe(0);
    expect(JSON.parse(fetched.out)).toMatchObject({
      fetched: [{ edition: '2015-03-27', checked: 'date' }],
      failed: [],
    });
    const listed = await variorum(['editions', '--archive', 'kept', '--json'], cwd);
    expect(JSON.parse(listed.out).editions).toMatchObject([
      { name: '2015-03-27', documents: [{ files: [`${base}2015-03-27.txt`] }] },
    ]);
    const found = await variorum(['search', 'lantern', '--archive', 'kept'], cwd);
    expect(found.out).toContain('2015-03-27');
    expect(readdirSync(cwd)).toEqual(['kept']);
  });

  test('takes the archive that the environment names, and .variorum where none is named', async () => {
    const { base, asked } = await served();
    const cwd = temporaryFolder();
    const call = async (env: Record<string, string>) => {
      let out = '';
      const status = await run(['fetch', '2015-03-27', '--from', base], {
        out: (text) => {
          out += text;
        },
        err: () => {},
        lines: async function* () {},
        cwd,
        env,
        terminal: false,
        errorTerminal: false,
        columns: 120,
      });
      return { status, out };
    };
    expect(await call({ VARIORUM_ARCHIVE: 'mine' })).toMatchObject({
      status: 0,
      out: expect.stringContaining('kept in mine'),
    });
    expect(existsSync(join(cwd, '.variorum'))).toBe(false);
    expect((await call({})).out).toContain('kept in .variorum');
    expect((await call({})).out).toContain('was in .variorum already');
    expect(asked).toHaveLength(2);
  });

  test('puts files into a folder where it is told to, and imports nothing', async () => {
    const { base } = await served();
    const cwd = temporaryFolder();
    const { status, out } = await variorum(['fetch', '2015-03-27', '--from', base, '--into', 'dumps'], cwd);
    expect([status, out]).toEqual([0, expect.stringContaining('2015-03-27.txt')]);
    expect(readdirSync(cwd)).toEqual(['dumps']);
  });

  test('says what to do where both a folder and an archive are named, and what failed where nothing came', async () => {
    const cwd = temporaryFolder();
    const both = await variorum(['fetch', '2015', '--into', 'a', '--archive', 'b'], cwd);
    expect([both.status, both.err]).toEqual([2, expect.stringMatching(/give one of the two/)]);
    const { base } = await serve({});
    const nothing = await variorum(['fetch', '2015-03-27', '--from', base, '--archive', 'kept'], cwd);
    expect([nothing.status, nothing.err]).toEqual([
      1,
      expect.stringMatching(/^variorum: 2015-03-27: not fetched: .*404/),
    ]);
  });
});
