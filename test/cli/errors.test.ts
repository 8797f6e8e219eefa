import { expect, test } from 'vitest';
import { processContext } from '../../src/cli/context.js';
import { report, UserError } from '../../src/cli/errors.js';

/** What is printed of an error, and the status. */
function told(error: unknown): [status: number, printed: string] {
  let printed = '';
  const err = (text: string): void => {
    printed += text;
  };
  return [report(error, { ...processContext(), err, env: {} }), printed];
}

function ofSystem(code: string, places: { path?: string; dest?: string }, syscall = 'open'): Error {
  return Object.assign(new Error(`${code}: refused, ${syscall}`), { code, syscall, ...places });
}

test('what the system does not give or take is no fault of the program, and is told with its place', () => {
  expect(told(ofSystem('EACCES', { path: '/house/rules' }))).toEqual([
    2,
    'variorum: /house/rules: may not be read or written; check the permissions, or name another place\n',
  ]);
  expect(told(ofSystem('ENOSPC', {}, 'write'))).toEqual([
    2,
    'variorum: what was asked for cannot be written, for no space is left; make room and call again\n',
  ]);
  expect(told(new Error("ENOSPC: no space left on device, open '/house/page.html'"))[1]).toMatch(
    /^variorum: \/house\/page.html: cannot be written, for no space is left/,
  );
  expect(told(ofSystem('ELOOP', { path: '/house/link' }, 'stat'))[1]).toBe(
    'variorum: /house/link: is a link that leads to itself; name the file itself\n',
  );
  expect(told(ofSystem('EISDIR', {}, 'read'))[1]).toMatch(/a folder where a file belongs/);
  expect(told(ofSystem('EFBIG', { path: '/house/index.db' }, 'write'))[1]).toMatch(
    /larger than files may be here/,
  );
  expect(told(ofSystem('ENOENT', { path: '/proc/none' }, 'mkdir'))[1]).toMatch(
    /^variorum: \/proc\/none: lies where nothing may be written/,
  );
  expect(told(ofSystem('EROFS', { path: 'a', dest: 'b' }, 'copyfile'))[1]).toMatch(
    /^variorum: a to b: lies where nothing may be written/,
  );
});

test('what nobody foresaw is called a fault of the program', () => {
  for (const error of [new Error('no such lamp'), ofSystem('EBADF', {}), 'no lamp'])
    expect(told(error)).toEqual([2, expect.stringContaining('this is a fault of the program')]);
});

test('what was given is not repeated at any length', () => {
  const [, printed] = told(new UserError(`no rule ${'8'.repeat(100_000)}; name another`));
  expect(printed.length).toBeLessThan(5000);
  expect(printed).toMatch(/^variorum: no rule 8+ \(\d+ characters more\) 8+; name another\n$/);
});
