import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../support/folder.js';
import { variorum } from './support.js';

const MAKES_PIPES = 'mkfifo';

test.runIf(process.platform !== 'win32')(
  'build does not wait for a pipe, which it would have to read twice',
  async () => {
    const cwd = emptyFolder();
    execFileSync(MAKES_PIPES, [join(cwd, 'pipe')]);
    const { status, err } = await variorum(['build', 'pipe'], cwd);
    expect(status).toBe(2);
    expect(err).toMatch(/^variorum: pipe: is a pipe, which can be read once only/);
  },
);
