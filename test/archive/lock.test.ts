import { readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sweep } from '../../src/archive/store/files.js';
import { isLocked, takeLock } from '../../src/archive/store/lock.js';
import { ownName, stillRuns } from '../../src/archive/store/processes.js';
import { temporaryFolder } from '../support/folder.js';

const host = hostname().replace(/[^A-Za-z0-9_-]/g, '_');
/** No system gives out a process number as high as this. */
const NOBODY = `${host}-99999999-1`;

test('the right to write is one at a time, and free again when it is given back', async () => {
  const folder = temporaryFolder();
  const lock = await takeLock(folder, 0);
  expect(isLocked(folder)).toBe(true);
  await expect(takeLock(folder, 0)).rejects.toThrow(`process ${process.pid} is writing`);
  lock.release();
  expect(isLocked(folder)).toBe(false);
  (await takeLock(folder, 0)).release();
});

test('who has to wait is told for whom, once', async () => {
  const folder = temporaryFolder();
  const lock = await takeLock(folder, 0);
  const told: number[] = [];
  const next = takeLock(folder, 20_000, (process) => told.push(process));
  await vi.waitFor(() => expect(told).toEqual([process.pid]), { timeout: 10_000 });
  lock.release();
  (await next).release();
  expect(told).toHaveLength(1);
});

test('many who want it at once get it one after another', async () => {
  const folder = temporaryFolder();
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const lock = await takeLock(folder, 20_000);
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside--;
      lock.release();
    }),
  );
  expect(most).toBe(1);
});

test('a holder that no longer runs is passed over', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.writer.41.lock'), NOBODY);
  expect(isLocked(folder)).toBe(false);
  const lock = await takeLock(folder, 0);
  expect(readdirSync(folder)).toEqual(['.writer.42.lock']);
  lock.release();
});

test('a holder on another machine is believed to be at work', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.writer.1.lock'), 'elsewhere-7-12345');
  await expect(takeLock(folder, 0)).rejects.toThrow(
    'process 7 is writing to this archive from another machine',
  );
});

test('a process is known again by its number and the moment at which it began', () => {
  expect(stillRuns(ownName())).toBe(true);
  expect(stillRuns(NOBODY)).toBe(false);
  expect(stillRuns(`${host}-${process.pid}-1`)).toBe(process.platform !== 'linux');
});

test('what killed processes left is swept away, and nothing else', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, `index.json.${NOBODY}.0123abcd.tmp`), '');
  writeFileSync(join(folder, `index.json.${ownName()}.0123abcd.tmp`), '');
  writeFileSync(join(folder, 'letter.tmp'), '');
  expect(sweep(folder)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([`index.json.${ownName()}.0123abcd.tmp`, 'letter.tmp'].sort());
});
