import { describe, expect, it } from 'vitest';
import { catchStrayErrors, withPackage } from '../../src/readers/package.js';

const task = { what: 'a lamp document', file: 'lamp.lmp', bytes: Uint8Array.of(1, 2), name: 'mammoth' };

describe('a package that works on a document', () => {
  it('gives what it makes of the document', async () => {
    const program = 'return [typeof library.convertToHtml, ...bytes];';
    expect(await withPackage({ ...task, program })).toEqual(['function', 1, 2]);
  });

  it('takes nothing from those who gave the bytes', async () => {
    const program =
      'structuredClone(bytes, { transfer: [bytes.buffer] }); return library.convertToHtml.name;';
    await withPackage({ ...task, program });
    expect([...task.bytes]).toEqual([1, 2]);
  });

  it.each([
    ['throws', "throw new Error('no wick\\nat all');", 'no wick'],
    ['throws nothing that says anything', 'throw undefined;', 'undefined'],
    [
      'fails while nobody waits',
      "await new Promise(() => setTimeout(() => { throw new Error('no wick'); }));",
      'no wick',
    ],
    [
      'refuses while nobody waits',
      "Promise.reject(new Error('no wick')); await new Promise(() => {});",
      'no wick',
    ],
  ])('and %s leaves a damaged document, and reads the next one', async (_, program, reason) => {
    catchStrayErrors();
    await expect(withPackage({ ...task, program })).rejects.toMatchObject({
      ruleId: 'damaged',
      message: `this begins like a lamp document and cannot be opened as one (${reason}): get a fresh copy`,
    });
    expect(await withPackage({ ...task, program: 'return bytes.length;' })).toBe(2);
  });

  it.each([
    ['for each level of a document', 'const f = () => f() + 1; return f();'],
    [
      'and says what it was doing',
      'const f = () => f() + 1; try { return f(); } catch (error) { error.message = "lamps: " + error.message; throw error; }',
    ],
  ])('and calls itself without end %s leaves a document that nests too deep', async (_, program) => {
    await expect(withPackage({ ...task, program })).rejects.toMatchObject({
      name: 'ReadError',
      ruleId: 'too-deep',
      message: expect.stringMatching(/^a lamp document whose parts are nested deeper .*: save it again/),
    });
  });

  it('and is not installed is named, with what to do', async () => {
    await expect(withPackage({ ...task, name: 'lamp-reader', program: '' })).rejects.toMatchObject({
      name: 'ReadError',
      ruleId: 'missing-package',
      message: expect.stringMatching(
        /^a lamp document, which the package lamp-reader reads: .*npm install lamp-reader/,
      ),
    });
  });
});
