import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ArchiveError } from '../errors.js';

/** A file that was not taken, and why, in one line. */
export interface Skipped {
  file: string;
  reason: string;
}

/** The file by which a folder is known that Variorum wrote, and may write again. */
export const BOOK_MARK = 'variorum-book.txt';

/** Files beyond this size are no rules: the largest known dump has 9 MB (a PDF), the largest text 1.7 MB. In bytes. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Why something that is no folder cannot be a document of rules, or may never end; undefined where it can be read. */
export function unfit(stat: Stats): string | undefined {
  if (!stat.isFile()) return 'it is neither a file nor a folder';
  return stat.size > LARGEST_FILE ? `it has ${stat.size} bytes, more than any rules document` : undefined;
}

/** The name of a file for people: relative to the folder `cwd` where it lies in that, else as it was given. */
export function shownFrom(file: string, cwd = '.'): string {
  if (!isAbsolute(file)) return file;
  const local = relative(resolve(cwd), file);
  return local === '' || local.startsWith('..') || isAbsolute(local) ? file : local;
}

/** What a path leads to: nothing, or, in one clause, why nobody can follow it. */
function statOf(path: string): Stats | string | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return code === 'ELOOP' ? 'it is a link that leads to itself' : `it cannot be read (${code})`;
  }
}

/** Whether a folder is another one or lies in it. */
function liesIn(folder: string, other: string): boolean {
  const way = relative(other, folder);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Lists the files of paths: files as they are, folders with all that is in them, in the order of their names. Hidden files,
 * installed packages and what is larger than {@link LARGEST_FILE} are left out; a folder that is reached twice (by a symbolic
 * link) is entered once. What lies in one of them and is a link to a folder around it, or a book that Variorum made, is not entered.
 *
 * @param cwd the folder that relative paths start from; names are given back as they came
 * @throws ArchiveError `no-such-file` for a path that does not exist
 */
export function gatherFiles(paths: readonly string[], cwd = '.'): { files: string[]; skipped: Skipped[] } {
  const files: string[] = [];
  const skipped: Skipped[] = [];
  const entered = new Set<string>();
  const visit = (path: string, around?: string): void => {
    const stat = statOf(resolve(cwd, path));
    if (typeof stat === 'string') {
      skipped.push({ file: path, reason: stat });
    } else if (!stat) {
      skipped.push({ file: path, reason: 'it is a link to nothing' });
    } else if (stat.isDirectory()) {
      const real = realpathSync(resolve(cwd, path));
      if (entered.has(real)) return;
      if (around !== undefined && liesIn(around, real)) {
        skipped.push({ file: path, reason: 'it is a link to a folder around it' });
        return;
      }
      entered.add(real);
      let names: string[];
      try {
        names = readdirSync(resolve(cwd, path)).sort();
      } catch (error) {
        skipped.push({
          file: path,
          reason: `the folder cannot be read (${(error as NodeJS.ErrnoException).code})`,
        });
        return;
      }
      if (around !== undefined && names.includes(BOOK_MARK)) {
        skipped.push({ file: path, reason: 'it is a book that Variorum made' });
        return;
      }
      for (const name of names)
        if (!name.startsWith('.') && name !== 'node_modules') visit(join(path, name), real);
    } else {
      const reason = unfit(stat);
      if (reason === undefined) files.push(path);
      else skipped.push({ file: path, reason });
    }
  };
  for (const path of paths) {
    if (path === '') throw new ArchiveError('no-such-file', '"" is no path; name a file or a folder', path);
    const stat = statOf(resolve(cwd, path));
    if (!stat || typeof stat === 'string') {
      const reason = stat ?? 'no such file or folder';
      throw new ArchiveError('no-such-file', `${path}: ${reason}; check the path`, path);
    }
    visit(path);
  }
  return { files: [...new Set(files)], skipped };
}
