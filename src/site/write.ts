import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The mark that tells a folder of ours, which may be replaced, from anybody else's, which may not. */
const MARK = 'variorum-book.txt';

/**
 * Puts files into a folder all or nothing: they are written beside it and moved into place at the end, so that an
 * interruption leaves the former book whole.
 *
 * @param folder where the book shall be; an earlier book there is replaced
 * @param files path inside the folder to content
 * @throws Error when the folder holds something that is no book of ours
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  if (existsSync(folder) && !existsSync(join(folder, MARK))) {
    throw new OutputError(
      'exists and is not a book that was written before; choose another folder with --out',
      folder,
    );
  }
  const fresh = `${folder}.new-${process.pid}`;
  const former = `${folder}.old-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    for (const [path, content] of [
      ...files,
      [MARK, 'Made by variorum build, which may replace this folder.\n'] as const,
    ]) {
      const full = join(fresh, path);
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, content);
    }
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(former, { recursive: true, force: true });
  }
}

/** The place to write to cannot be used. */
export class OutputError extends Error {
  override name = 'OutputError';
  readonly file: string;

  constructor(message: string, file: string) {
    super(message);
    this.file = file;
  }
}
