import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { UserError } from '../errors.js';

/** The most that git may answer. In bytes. */
const MOST = 256 * 1024 * 1024;

/**
 * What git says, asked in a folder.
 *
 * @returns undefined where there is no git, no repository, or what was asked for is not there
 */
function git(folder: string, args: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: MOST,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return error || status !== 0 ? undefined : stdout;
}

export function repositoryOf(folder: string): string | undefined {
  return git(folder, ['rev-parse', '--show-toplevel'])?.replace(/\r?\n$/, '');
}

function names(list: string | undefined): string[] {
  return list?.split('\0').filter((name) => name !== '') ?? [];
}

/**
 * The files of a folder in a repository: those that git tracks, and those that it neither tracks nor ignores.
 *
 * @param folder absolute path
 * @returns paths relative to the folder, with forward slashes, in order; undefined outside of repositories, and for a folder that git ignores
 */
export function trackedIn(folder: string): { name: string; isTracked: boolean }[] | undefined {
  const tracked = git(folder, ['ls-files', '-z', '--cached', '--', '.']);
  if (tracked === undefined) return undefined;
  const own = names(tracked);
  // Whoever names a folder that git ignores wants it read.
  if (own.length === 0 && git(folder, ['check-ignore', '-q', '.']) !== undefined) return undefined;
  const others = names(git(folder, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.']));
  return [
    ...[...new Set(own)].map((name) => ({ name, isTracked: true })),
    ...others.map((name) => ({ name, isTracked: false })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lines of files that were changed: by absolute path the numbers of lines, or `all` for a file that git does not track. */
export type ChangedLines = Map<string, Set<number> | 'all'>;

/**
 * The lines that differ from a commit, and every line of files that are new.
 *
 * @param folder where git is asked
 * @param ref a commit, branch or range as `git diff` takes it
 * @throws UserError outside of repositories, and where there is no such commit
 */
export function changedLines(folder: string, ref: string): ChangedLines {
  const top = repositoryOf(folder);
  if (top === undefined)
    throw new UserError('--changed asks git, and this is no git repository; leave it away');
  const diff = ref.startsWith('-')
    ? undefined
    : git(top, [
        '-c',
        'core.quotePath=false',
        'diff',
        '-U0',
        '--no-color',
        '--no-ext-diff',
        '--no-renames',
        '--src-prefix=a/',
        '--dst-prefix=b/',
        ref,
        '--',
      ]);
  if (diff === undefined)
    throw new UserError(`--changed ${ref}: git knows no such commit or branch; name one that is there`);
  const changed: ChangedLines = new Map();
  let lines: Set<number> | undefined;
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ (?:"?b\/(.*?)"?\t?|\/dev\/null)$/.exec(line);
    if (file) {
      lines = file[1] === undefined ? undefined : new Set();
      if (lines && file[1] !== undefined) changed.set(resolve(top, file[1]), lines);
      continue;
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk || !lines) continue;
    const first = Number(hunk[1]);
    for (let at = 0; at < Number(hunk[2] ?? 1); at++) lines.add(first + at);
  }
  for (const name of names(git(top, ['ls-files', '-z', '--others', '--exclude-standard'])))
    changed.set(resolve(top, name), 'all');
  return changed;
}
