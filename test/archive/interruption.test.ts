import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openArchive } from '../../src/archive/index.js';
import { temporaryFolder } from '../support/folder.js';
import { dump } from './support/dumps.js';
import { compiled, startImport, startReading } from './support/program.js';

let program: ReturnType<typeof compiled>;
beforeAll(() => {
  program = compiled();
});
afterAll(() => program.remove());

/** Twelve editions, one a year. */
function twelve(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: 12 }, (_, at) => {
    const file = join(folder, `${at}.txt`);
    writeFileSync(file, dump({ date: `May 1, ${2001 + at}`, word: `lamp${at}`, rules: 60 }));
    return file;
  });
}

/** What a folder must not hold when nobody is at work in it. */
function leftovers(archive: string): string[] {
  const all = [
    archive,
    ...(existsSync(join(archive, 'originals'))
      ? readdirSync(join(archive, 'originals')).map((n) => join(archive, 'originals', n))
      : []),
  ];
  return all.flatMap((folder) => readdirSync(folder).filter((name) => name.includes('.tmp')));
}

describe('a process that is killed while it imports', () => {
  // The import is killed after so many finished files, and each time a little later within the next one.
  test.each([0, 5, 11])('loses nothing that it has reported, after %i files', async (count) => {
    const folder = temporaryFolder();
    const files = twelve(join(folder, 'sources'));
    const archive = join(folder, 'archive');
    const first = await openArchive(archive, { create: true });
    await first.import([files[0] as string]);
    first.close();

    const running = startImport(program.folder, archive, files);
    await until(() => running.lines.length > count || running.child.exitCode !== null);
    await new Promise((resolve) => setTimeout(resolve, count));
    running.child.kill('SIGKILL');
    await running.ended;
    const reported = running.lines
      .filter((l) => /^(imported|known) /.test(l))
      .map((l) => l.replace(/^\w+ /, ''));

    const opened = await openArchive(archive, { wait: 0 });
    const there = opened.documents().flatMap((d) => d.files);
    expect(there).toEqual(expect.arrayContaining([files[0] as string, ...reported]));
    expect(opened.search('lamp0').total).toBeGreaterThan(0);
    // And the archive can be written to at once.
    const report = await opened.import(files);
    expect(report.imported.length + report.known.length).toBe(files.length);
    expect(opened.editions().map((e) => e.name)).toEqual(files.map((_, at) => `${2001 + at}-05-01`));
    opened.close();
    expect(leftovers(archive)).toEqual([]);
  });

  test('and only reads leaves nothing that stops others', async () => {
    const folder = temporaryFolder();
    const files = twelve(join(folder, 'sources'));
    const archive = join(folder, 'archive');
    const opened = await openArchive(archive, { create: true });
    await opened.import(files.slice(0, 2));
    const reading = startReading(program.folder, archive);
    await until(() => reading.lines.includes('read'));
    reading.child.kill('SIGKILL');
    await reading.ended;
    expect(leftovers(archive)).toEqual([]);
    const next = await openArchive(archive, { wait: 0 });
    await next.import(files);
    expect(next.editions()).toHaveLength(12);
    next.close();
    expect(leftovers(archive)).toEqual([]);
  });
});

describe('two processes that import at the same time', () => {
  test('wait for each other, and both have all that they imported', async () => {
    const folder = temporaryFolder();
    const files = twelve(join(folder, 'sources'));
    const archive = join(folder, 'archive');
    const imports = [files.slice(0, 8), files.slice(4)].map((some) =>
      startImport(program.folder, archive, some),
    );
    expect(await Promise.all(imports.map((i) => i.ended))).toEqual([0, 0]);
    const outcomes = imports.flatMap((i) => i.lines.filter((l) => l.startsWith('imported ')));
    // The four that both were given are imported by one and known to the other.
    expect(outcomes).toHaveLength(12);
    const opened = await openArchive(archive);
    expect(opened.editions()).toHaveLength(12);
    opened.close();
    expect(leftovers(archive)).toEqual([]);
  });

  test('one can be read while the other writes', async () => {
    const folder = temporaryFolder();
    const files = twelve(join(folder, 'sources'));
    const archive = join(folder, 'archive');
    const reader = await openArchive(archive, { create: true });
    await reader.import([files[0] as string]);
    const running = startImport(program.folder, archive, files);
    let looks = 0;
    while (running.child.exitCode === null) {
      expect(reader.editions().length).toBeGreaterThanOrEqual(1);
      expect(reader.search('lamp0').total).toBeGreaterThan(0);
      looks++;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(looks).toBeGreaterThan(3);
    await running.ended;
    expect(reader.editions()).toHaveLength(12);
    reader.close();
  });

  test('the one that waits too long says who is writing', async () => {
    const folder = temporaryFolder();
    const files = twelve(join(folder, 'sources'));
    const archive = join(folder, 'archive');
    const running = startImport(program.folder, archive, files);
    await until(() => running.lines.includes('opened') && readdirSync(archive).includes('.writer.1.lock'));
    running.child.kill('SIGSTOP');
    const opened = await openArchive(archive, { wait: 100 });
    await expect(opened.import(files)).rejects.toThrow(
      `process ${running.child.pid} is writing to this archive`,
    );
    running.child.kill('SIGCONT');
    expect(await running.ended).toBe(0);
    expect(opened.editions()).toHaveLength(12);
    opened.close();
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
}
