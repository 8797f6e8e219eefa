import { describe, expect, it } from 'vitest';
import { inThread } from '../../src/readers/thread.js';

const task = { what: 'a lamp document', file: 'lamp.lmp', bytes: Uint8Array.of(1, 2), name: 'mammoth' };

describe('a package in a thread of its own', () => {
  it('gives what it makes of the document', async () => {
    const program = 'return [typeof library.convertToHtml, ...bytes];';
    expect(await inThread({ ...task, program })).toEqual(['function', 1, 2]);
  });

  it('is stopped where it does not come to an end', async () => {
    await expect(inThread({ ...task, program: 'for (;;);', patience: 300 })).rejects.toMatchObject({
      name: 'ReadError',
      ruleId: 'too-complex',
      file: 'lamp.lmp',
      message: expect.stringMatching(
        /^a lamp document that keeps the package mammoth busy for more than 0\.3 seconds/,
      ),
    });
  });

  it('is stopped where it takes all the memory', async () => {
    const program = 'const all = []; for (;;) all.push(new Array(10_000).fill({}));';
    await expect(inThread({ ...task, program, memory: 64 })).rejects.toMatchObject({
      ruleId: 'too-complex',
      message: expect.stringMatching(/64 MB of memory/),
    });
  });

  it.each([
    ['throws', "throw new Error('no wick\\nat all');", 'no wick'],
    ['stops', 'process.exit();', 'its reader stopped'],
    ['throws nothing that says anything', 'throw undefined;', 'undefined'],
  ])('that %s leaves a damaged document', async (_, program, reason) => {
    await expect(inThread({ ...task, program })).rejects.toMatchObject({
      ruleId: 'damaged',
      message: `this begins like a lamp document and cannot be opened as one (${reason}): get a fresh copy`,
    });
  });

  it.each([
    ['for each level of a document', 'const f = () => f() + 1; return f();'],
    [
      'and says what it was doing',
      'const f = () => f() + 1; try { return f(); } catch (error) { error.message = "lamps: " + error.message; throw error; }',
    ],
  ])('that calls itself without end %s leaves a document that nests too deep', async (_, program) => {
    await expect(inThread({ ...task, program })).rejects.toMatchObject({
      name: 'ReadError',
      ruleId: 'too-deep',
      message: expect.stringMatching(/^a lamp document whose parts are nested deeper .*: save it again/),
    });
  });

  it('that is not installed is named, with what to do', async () => {
    await expect(inThread({ ...task, name: 'lamp-reader', program: '' })).rejects.toMatchObject({
      name: 'ReadError',
      ruleId: 'missing-package',
      message: expect.stringMatching(
        /^a lamp document, which the package lamp-reader reads: .*npm install lamp-reader/,
      ),
    });
  });
});
