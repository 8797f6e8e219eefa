import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openArchive } from '../../src/archive/index.js';
import { temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';

/** The calls by which a process changes what is on the disk. */
const WRITES = [
  'openSync',
  'writeSync',
  'ftruncateSync',
  'fsyncSync',
  'renameSync',
  'mkdirSync',
  'writeFileSync',
] as const;
type Write = (typeof WRITES)[number];
const shared = createRequire(import.meta.url)('node:fs') as Record<Write, (...given: unknown[]) => unknown>;
const real = Object.fromEntries(WRITES.map((name) => [name, shared[name]])) as typeof shared;

function restore(): void {
  Object.assign(shared, real);
  syncBuiltinESMExports();
}

/**
 * Lets a write of this process fail.
 *
 * @param at which write, counted from 1
 * @param code the fault: a full disk stays full, another fault happens once
 * @returns how many writes have been asked for
 */
function failAt(at: number, code: 'ENOSPC' | 'EIO'): () => number {
  let asked = 0;
  for (const name of WRITES)
    shared[name] = (...given) => {
      const reads = name === 'openSync' && (given[1] === undefined || given[1] === 'r' || given[1] === 0);
      if (!reads && (++asked === at || (code === 'ENOSPC' && asked > at)))
        throw Object.assign(new Error(`${code}: injected, ${name}`), { code, syscall: name });
      return real[name].apply(fs, given);
    };
  syncBuiltinESMExports();
  return () => asked;
}

const years = [2001, 2002];
function sources(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return years.map((year) => {
    const file = join(folder, `${year}.txt`);
    writeFileSync(file, dump({ date: `May 1, ${year}`, word: `lamp${year}`, rules: 2 }));
    return file;
  });
}

afterEach(restore);

describe.each(['ENOSPC', 'EIO'] as const)('a write that fails with %s', (code) => {
  test('whichever it is, loses nothing that was kept, and the import can be done again', async () => {
    const folder = temporaryFolder();
    const files = sources(join(folder, 'sources'));
    let stopped = 0;
    for (let at = 1; at < 400; at++) {
      const path = join(folder, `archive-${at}`);
      const before = await openArchive(path, { create: true });
      await before.import([files[0] as string]);
      before.close();

      const asked = failAt(at, code);
      const archive = await openArchive(path, { wait: 0 }).catch((error: Error) => error);
      let fault: unknown = archive instanceof Error ? archive : undefined;
      if (!(archive instanceof Error)) {
        fault = await archive.import(files.slice(1)).then(
          () => undefined,
          (error: unknown) => error,
        );
        try {
          archive.close();
        } catch (error) {
          fault ??= error;
        }
      }
      const writes = asked();
      restore();
      if (fault !== undefined) {
        stopped++;
        expect(fault, `write ${at}`).toBeInstanceOf(Error);
      }

      const again = await openArchive(path, { wait: 0 });
      expect(again.search('lamp2001').total, `write ${at}`).toBeGreaterThan(0);
      const report = await again.import(files);
      expect(report.skipped, `write ${at}`).toEqual([]);
      expect(
        again.editions().map((e) => e.name),
        `write ${at}`,
      ).toEqual(years.map((year) => `${year}-05-01`));
      for (const year of years) expect(again.search(`lamp${year}`).total).toBeGreaterThan(0);
      again.close();
      const left = [path, join(path, 'originals')]
        .filter((f) => existsSync(f))
        .flatMap((f) => readdirSync(f).filter((name) => name.includes('.tmp')));
      expect(left, `write ${at}`).toEqual([]);
      if (writes < at) {
        expect(stopped).toBeGreaterThan(5);
        return;
      }
    }
    throw new Error('the writes of an import do not end');
  });
});
