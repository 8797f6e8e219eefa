import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../archive/folder.js';
import type { Context } from '../context.js';
import type { SourceText } from './files.js';
import type { Rewritten } from './fixing.js';

/** That a file was rewritten: from which edition for which, and the hashes of the lines that were. */
interface Entry {
  written: string;
  target: string;
  lines: string[];
}

/** So many files are remembered. */
const MOST = 5000;

const hash = (text: string): string => createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);

/** Where it is remembered which files were rewritten: outside of the project, for it is nothing to be kept with it. */
function recordPath({ env }: Context): string {
  const cache =
    env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? (env.HOME === undefined ? undefined : join(env.HOME, '.cache'));
  return cache === undefined
    ? join(tmpdir(), `variorum-${userInfo().username}`, 'rewritten.json')
    : join(cache, 'variorum', 'rewritten.json');
}

function readRecord(context: Context): Record<string, Entry> {
  try {
    const found: unknown = JSON.parse(readFileSync(recordPath(context), 'utf8'));
    return typeof found === 'object' && found !== null ? (found as Record<string, Entry>) : {};
  } catch {
    return {};
  }
}

/**
 * The lines that an earlier `--fix` rewrote from an edition: the numbers in them are no longer of that one.
 *
 * @param written the edition that the call says the files were written for
 * @returns by the name of the file as shown the numbers of its lines, with the edition for which each was rewritten
 */
export function rewrittenBefore(
  texts: readonly SourceText[],
  written: string,
  context: Context,
): Map<string, Map<number, string>> {
  const record = readRecord(context);
  const found = new Map<string, Map<number, string>>();
  for (const { path, shown, text } of texts) {
    const entry = record[realpathSync(resolve(context.cwd, path))];
    if (entry?.written !== written || entry.target === written) continue;
    const known = new Set(entry.lines);
    const lines = text
      .split('\n')
      .flatMap((line, at) => (known.has(hash(line)) ? [[at + 1, entry.target] as const] : []));
    if (lines.length > 0) found.set(shown, new Map(lines));
  }
  return found;
}

/** Remembers which files were rewritten. Where that cannot be stored, it is said, for a second run could do harm. */
export function rememberRewritten(
  files: readonly Rewritten[],
  written: string,
  target: string,
  context: Context,
): void {
  if (files.length === 0) return;
  const path = recordPath(context);
  const record = readRecord(context);
  for (const { file, lines } of files) {
    const name = realpathSync(resolve(context.cwd, file.path));
    const before = record[name];
    const kept = before?.written === written && before.target === target ? before.lines : [];
    record[name] = { written, target, lines: [...new Set([...kept, ...lines.map(hash)])] };
  }
  try {
    makeFolder(dirname(path));
    writeFileSync(
      `${path}.${process.pid}`,
      JSON.stringify(Object.fromEntries(Object.entries(record).slice(-MOST))),
    );
    renameSync(`${path}.${process.pid}`, path);
  } catch (error) {
    context.err(
      `variorum: it could not be remembered that these files are of ${target} now (${(error as Error).message}); do not call again with --written ${written}\n`,
    );
  }
}
