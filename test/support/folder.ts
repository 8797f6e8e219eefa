import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Where Linux keeps files in memory, and how many bytes must be free there. A book is ten thousand files, slow to remove from a disk. */
const MEMORY = '/dev/shm';
const ENOUGH = 4e9;
const base = memoryIsFree() ? MEMORY : tmpdir();

function memoryIsFree(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** The folders of the file whose tests run now. */
const made: string[] = [];

/** Removes them; `setup.ts` does so when the tests of a file have ended. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) remove(folder);
}

/** An empty folder that is gone when the tests of the file are. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(base, 'variorum-'));
  made.push(folder);
  return folder;
}

/** An empty folder that is gone when the test is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(base, 'variorum-'));
  onTestFinished(() => remove(folder));
  return folder;
}

/** Writes files into a temporary folder of their own. */
export function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
