import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import type { Context } from '../context.js';
import { UserError } from '../errors.js';
import { readBytes, shownPath, unreadable } from '../files.js';
import { trackedIn } from './git.js';

export interface SourceText {
  /** As given or found, relative to the folder of the call. */
  path: string;
  /** As shown, with forward slashes. */
  shown: string;
  text: string;
  /** How its bytes were read, a mark of order kept: an 8-bit text is read byte for byte, so that it can be written back as it was. */
  encoding: 'utf-8' | 'utf16le' | 'latin1';
}

/** Folders of tools, which are never read. */
const TOOLS = new Set(['node_modules', '.git', '.hg', '.svn', '.variorum']);
/** Folders of products and of other people's code: read only where git tracks what is in them, or where they are named. */
const PRODUCTS = new Set(['dist', 'build', 'target', 'vendor']);
/** Larger files that nobody named are data or bundles. In bytes. */
const LARGEST = 4 * 1024 * 1024;
/** What begins a text in UTF-16: where it cannot be read it is named, while pictures and programs are not. */
const MARKED = [
  [0xfe, 0xff],
  [0xff, 0xfe],
];
/** So many files that were left out are named. */
const NAMED = 5;

/**
 * The texts in files and folders, each once. In folders, what `.gitignore` excludes is left out, and what git tracks is read wherever it
 * lies. Files that are too large, or no text, are named on standard error.
 *
 * @param paths files and folders as given
 * @param exclude patterns as in `.gitignore`, of paths from the folder that is named or from where the command runs; they count for files
 *   that are named too
 * @throws UserError where a path that was named cannot be read
 */
export function textsIn(
  paths: readonly string[],
  exclude: readonly string[],
  context: Context,
): SourceText[] {
  const excluded = ignore().add([...exclude]);
  const large: string[] = [];
  const found = new Map<string, string>();
  const add = (path: string): void => {
    const real = realpathSync(resolve(context.cwd, path));
    if (!found.has(real)) found.set(real, path);
  };
  for (const path of paths) {
    if (!isFolder(path, context)) {
      if (!isExcluded(path, context.cwd, false, excluded, context)) add(path);
    } else for (const file of filesIn(path, excluded, large, context)) add(file);
  }
  if (large.length > 0) {
    const more = large.length > NAMED ? ` and ${large.length - NAMED} more` : '';
    const megabytes = LARGEST / 1024 / 1024;
    context.err(
      `variorum: not read, for they are larger than ${megabytes} MB: ${large.slice(0, NAMED).join(', ')}${more}; name a file itself to have it read\n`,
    );
  }
  return [...found.values()].flatMap((path) => {
    const named = paths.includes(path);
    const bytes = named ? readBytes(path, context) : bytesWithin(path, context);
    const decoded = bytes && decodeText(bytes);
    if (decoded) return [{ path, shown: shownPath(path, context), ...decoded }];
    if (bytes && named) throw new UserError('is no text; name files of code or words', { file: path });
    if (bytes && MARKED.some((mark) => mark.every((byte, at) => bytes[at] === byte)))
      context.err(
        `variorum: ${shownPath(path, context)}: is a text in an encoding that is not read here, and is passed over; save it as UTF-8\n`,
      );
    return [];
  });
}

/**
 * The text of a file: UTF-8 or UTF-16, a mark of order kept, or else 8 bits a character as older programs wrote it.
 *
 * @returns undefined for what is no text
 */
export function decodeText(bytes: Uint8Array): Pick<SourceText, 'text' | 'encoding'> | undefined {
  // With their mark: editors of one system write such files.
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes.length % 2 === 0) {
    const text = Buffer.from(bytes).toString('utf16le');
    return text.includes('\0') ? undefined : { text, encoding: 'utf16le' };
  }
  if (bytes.includes(0)) return undefined;
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      encoding: 'utf-8',
    };
  } catch {
    // Bytes that no text of 8 bits has are those of a picture or a program.
    let controls = 0;
    for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32)) controls++;
    if (controls * 100 > bytes.length) return undefined;
    return { text: Buffer.from(bytes).toString('latin1'), encoding: 'latin1' };
  }
}

function isFolder(path: string, context: Context): boolean {
  try {
    return statSync(resolve(context.cwd, path)).isDirectory();
  } catch (error) {
    throw unreadable(error, path);
  }
}

/** Whether a pattern leaves out a file or folder, by its path from another folder. */
function isExcluded(
  path: string,
  from: string,
  isFolder: boolean,
  excluded: Ignore,
  { cwd }: Context,
): boolean {
  const name = relative(resolve(cwd, from), resolve(cwd, path)).split(sep).join('/');
  if (name === '' || name.startsWith('..') || isAbsolute(name)) return false;
  return excluded.ignores(isFolder ? `${name}/` : name);
}

/** The files of a folder, those that git ignores and those excluded left out. */
function filesIn(folder: string, excluded: Ignore, large: string[], context: Context): string[] {
  const base = resolve(context.cwd, folder);
  const out = (path: string, isFolder: boolean): boolean =>
    [base, context.cwd].some((from) => isExcluded(path, from, isFolder, excluded, context));
  const files: string[] = [];
  const keep = (path: string): void => {
    if (out(path, false)) return;
    const size = statSync(resolve(context.cwd, path), { throwIfNoEntry: false })?.size;
    if (size === undefined)
      context.err(
        `variorum: ${shownPath(path, context)}: cannot be read under this name, or went away; it is passed over\n`,
      );
    else if (size <= LARGEST) files.push(path);
    else large.push(shownPath(path, context));
  };
  const tracked = trackedIn(base);
  if (tracked) {
    for (const { name, isTracked } of tracked) {
      const parts = name.split('/');
      if (parts.some((part) => TOOLS.has(part))) continue;
      if (!isTracked && parts.slice(0, -1).some((part) => PRODUCTS.has(part))) continue;
      const path = join(folder, ...parts);
      if (isPlainFile(resolve(context.cwd, path))) keep(path);
    }
    return files;
  }
  const enter = (path: string, rules: readonly { base: string; rule: Ignore }[]): void => {
    const own = ownRules(resolve(context.cwd, path));
    const all = own ? [...rules, own] : rules;
    for (const entry of listed(path, context)) {
      if (entry.isSymbolicLink() || TOOLS.has(entry.name) || PRODUCTS.has(entry.name)) continue;
      const below = join(path, entry.name);
      const full = resolve(context.cwd, below);
      const isFolder = entry.isDirectory();
      const ignored = all.some(({ base, rule }) =>
        rule.ignores(relative(base, full).split(sep).join('/') + (isFolder ? '/' : '')),
      );
      if (ignored || out(below, isFolder)) continue;
      if (isFolder) enter(below, all);
      else if (entry.isFile()) keep(below);
    }
  };
  enter(folder, []);
  return files;
}

/** What the `.gitignore` of a folder says. */
function ownRules(base: string): { base: string; rule: Ignore } | undefined {
  try {
    return { base, rule: ignore().add(readFileSync(join(base, '.gitignore'), 'utf8')) };
  } catch {
    return undefined;
  }
}

function isPlainFile(path: string): boolean {
  try {
    return (
      statSync(path).isFile() &&
      realpathSync(path) === resolve(realpathSync(join(path, '..')), path.split(sep).at(-1) as string)
    );
  } catch {
    // Tracked, and gone from the folder.
    return false;
  }
}

/** The bytes of a file that lies in a folder that was named; none where it may not be read, which is said. */
function bytesWithin(file: string, context: Context): Uint8Array | undefined {
  try {
    return readBytes(file, context);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    context.err(`variorum: ${shownPath(file, context)}: ${error.message}; it is passed over\n`);
    return undefined;
  }
}

/** What is in a folder, in the order of the names; nothing where it may not be read, which is said. */
function listed(path: string, context: Context): Dirent[] {
  try {
    const entries = readdirSync(resolve(context.cwd, path), { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    context.err(`variorum: ${shownPath(path, context)}: this folder may not be read and is passed over\n`);
    return [];
  }
}
