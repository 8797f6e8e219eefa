import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { endIdle, readGuarded } from '../../src/readers/guard.js';
import { ReadError } from '../../src/readers/index.js';
import { emptyFolder } from '../support/folder.js';

const folder = emptyFolder();

/** A program for the thread that does something with each question. */
function program(name: string, body: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', ({ id, bytes, options }) => {\n${body}\n});\n`,
  );
  return pathToFileURL(path);
}

const bytes = Buffer.from('100.1. A lamp burns.');
const options = { file: 'lamp.epub' };

describe('a document that is read in a thread of its own', () => {
  it('gives its tree, and its messages as messages', async () => {
    const echo = program(
      'echo',
      `parentPort.postMessage({ id, result: { tree: { type: 'edition', children: [] }, coverage: { file: options.file, characters: bytes.length, accounted: bytes.length } },
        messages: [{ reason: 'a lamp', place: { line: 2, column: 3 }, ruleId: 'lamp', source: 'variorum', file: options.file, fatal: false }] });`,
    );
    const { coverage, messages } = await readGuarded(bytes, options, { program: echo });
    expect(coverage).toEqual({ file: 'lamp.epub', characters: 20, accounted: 20 });
    expect(messages.map(String)).toEqual(['2:3: a lamp']);
    expect(messages[0]).toMatchObject({ ruleId: 'lamp', file: 'lamp.epub', line: 2, fatal: false });
  });

  it('is refused as anywhere', async () => {
    const refuse = program(
      'refuse',
      `parentPort.postMessage({ id, refused: { ruleId: 'empty', message: 'it is empty', file: options.file, line: 7 } });`,
    );
    const error = await readGuarded(bytes, options, { program: refuse }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ ruleId: 'empty', file: 'lamp.epub', line: 7 });
  });

  it.each([
    ['keeps its reader busy', 'for (;;);', /keeps its reader busy for more than 0\.4 seconds/],
    ['ends its reader', 'process.exit(3);', /ends its reader/],
  ])('and %s is refused, and the next one is read', async (name, body, reason) => {
    const slow = readGuarded(bytes, options, {
      program: program(name.replaceAll(' ', '-'), body),
      patience: 400,
    });
    const next = readGuarded(bytes, options, {
      program: program(
        'next',
        `parentPort.postMessage({ id, result: { tree: { type: 'edition', children: [] }, coverage: { file: '', characters: 0, accounted: 0 } }, messages: [] });`,
      ),
    });
    await expect(slow).rejects.toMatchObject({
      ruleId: 'too-complex',
      message: expect.stringMatching(reason),
    });
    expect((await next).messages).toEqual([]);
  });

  it('may take longer by the clock, where the processor does something else', async () => {
    const idle = program(
      'idle',
      `setTimeout(() => parentPort.postMessage({ id, result: { tree: { type: 'edition', children: [] }, coverage: { file: '', characters: 0, accounted: 0 } }, messages: [] }), 1_300);`,
    );
    await expect(readGuarded(bytes, options, { program: idle, patience: 600 })).resolves.toMatchObject({
      messages: [],
    });
    const never = program('never', 'setInterval(() => {}, 1_000);');
    await expect(readGuarded(bytes, options, { program: never, patience: 100 })).rejects.toMatchObject({
      ruleId: 'too-complex',
    });
  });

  /** Answers with how many documents the thread has read. */
  const count = program(
    'count',
    `globalThis.read = (globalThis.read ?? 0) + 1;
    if (options.file === 'bomb.epub') process.exit(3);
    parentPort.postMessage({ id, result: { tree: { type: 'edition', children: [] }, coverage: { file: options.file, characters: globalThis.read, accounted: 0 } }, messages: [] });`,
  );
  const read = async (file: string): Promise<number> =>
    (await readGuarded(bytes, { file }, { program: count })).coverage.characters;

  it('in the thread that read the one before, until a document ends it', async () => {
    expect([await read('a.epub'), await read('b.epub'), await read('c.epub')]).toEqual([1, 2, 3]);
    await expect(read('bomb.epub')).rejects.toMatchObject({ ruleId: 'too-complex', file: 'bomb.epub' });
    expect([await read('d.epub'), await read('e.epub')]).toEqual([1, 2]);
  });

  it('in another thread where that one had nothing to do for a while and was ended', async () => {
    await expect(read('bomb.epub')).rejects.toThrow();
    await read('a.epub');
    endIdle();
    expect(await read('b.epub')).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    try {
      // One that reads is not idle, however long it takes.
      const reading = read('c.epub');
      await Promise.resolve();
      vi.setSystemTime(Date.now() + 60_000);
      endIdle();
      expect(await reading).toBe(3);
      vi.setSystemTime(Date.now() + 60_000);
      endIdle();
      expect(await read('d.epub')).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
