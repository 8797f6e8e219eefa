import { describe, expect, it } from 'vitest';
import { packagesWorkHere, withPackage } from '../../src/readers/package.js';

const task = { what: 'a lamp document', file: 'lamp.lmp', bytes: Uint8Array.of(1, 2), name: 'mammoth' };
const isHere = (): Promise<boolean> => {
  (globalThis as { lampIsHere?: boolean }).lampIsHere = true;
  return withPackage({ ...task, program: 'return globalThis.lampIsHere === true;' });
};

describe('a package that works on a document', () => {
  it('does so in a thread of its own, until the thread at hand is said to have limits', async () => {
    expect(await isHere()).toBe(false);
    packagesWorkHere();
    expect(await isHere()).toBe(true);
  });

  it('takes nothing from those who gave the bytes', async () => {
    packagesWorkHere();
    const program =
      'structuredClone(bytes, { transfer: [bytes.buffer] }); return library.convertToHtml.name;';
    await withPackage({ ...task, program });
    expect([...task.bytes]).toEqual([1, 2]);
  });

  it.each([
    ['throws', "throw new Error('no wick\\nat all');"],
    [
      'fails while nobody waits',
      "await new Promise(() => setTimeout(() => { throw new Error('no wick'); }));",
    ],
    ['refuses while nobody waits', "Promise.reject(new Error('no wick')); await new Promise(() => {});"],
  ])('and %s leaves a damaged document, and reads the next one', async (_, program) => {
    packagesWorkHere();
    await expect(withPackage({ ...task, program })).rejects.toMatchObject({
      ruleId: 'damaged',
      message: 'this begins like a lamp document and cannot be opened as one (no wick): get a fresh copy',
    });
    expect(await isHere()).toBe(true);
  });

  it('and is not installed is named', async () => {
    packagesWorkHere();
    await expect(withPackage({ ...task, name: 'lamp-reader', program: '' })).rejects.toMatchObject({
      ruleId: 'missing-package',
    });
  });
});
