import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnosis, isCertain, rewrite, withStamp } from '../../lineage/index.js';
import type { Context } from '../context.js';
import { UserError } from '../errors.js';
import type { Diagnosed } from './examine.js';
import { decodeText, type SourceText } from './files.js';
import { several } from './report.js';

/** How citations are rewritten. */
interface FixOptions {
  /** Nothing is written. */
  rehearsal: boolean;
  /** The edition that is said in those files all of whose citations are of it then. */
  stamp?: string;
  /** Called with the files that were written. */
  wrote: (files: readonly Rewritten[]) => void;
}

/** What a terminal takes for an order; a file that is shown may not give it any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Shows the change of each file, and writes it unless this is only a rehearsal. A file that may not be written, or that somebody else
 * changed meanwhile, is left alone; the others are written all the same.
 *
 * @returns how many citations were rewritten
 * @throws UserError about the first file that had to be left alone, when all others are done
 */
export function fix(
  examined: readonly Diagnosed<SourceText>[],
  { rehearsal, stamp, wrote }: FixOptions,
  context: Context,
): number {
  let count = 0;
  let planned = 0;
  let left = 0;
  const written: Rewritten[] = [];
  const unstamped: string[] = [];
  const refused: { file: string; why: string }[] = [];
  const borrowed = new Map<string, string>();
  for (const { file, diagnoses } of examined) {
    const undone = diagnoses.filter((d) => d.status === 'moved' && !isCertain(d)).length;
    left += undone;
    const edition = diagnoses.find((d) => d.borrowed !== undefined)?.borrowed;
    if (edition !== undefined) borrowed.set(file.shown, edition);
    const changed = rewrite(file.text, diagnoses);
    if (changed.rewritten === 0) continue;
    const patch = patchOf(file.shown, file.text, changed.text);
    context.err(context.errorTerminal ? patch.replace(CONTROLS, '\ufffd') : patch);
    if (rehearsal) {
      planned += changed.rewritten;
      continue;
    }
    // What is left is of another edition, or may be, which a stamp would deny.
    const whole = diagnoses.every(
      (d) => isCertain(d) || (STANDING.has(d.status) && (d.certain || d.status !== 'current')),
    );
    const stamped = stamp !== undefined && whole ? withStamp(changed.text, file.shown, stamp) : undefined;
    if (stamp !== undefined && stamped === undefined) unstamped.push(file.shown);
    const text = stamped ?? changed.text;
    const why = write(file, text, context);
    if (why === undefined) {
      count += changed.rewritten;
      written.push({ file, lines: changedLines(file.text, changed.text) });
    } else refused.push({ file: file.shown, why });
  }
  if (unstamped.length > 0)
    context.err(
      `variorum: not stamped, for some of their citations may be of another edition or their language has no comments: ${unstamped.join(', ')}\n`,
    );
  if (left > 0) {
    context.err(
      `variorum: ${left} citation${left === 1 ? '' : 's'} of rules that moved ${left === 1 ? 'is' : 'are'} left as ${left === 1 ? 'it is' : 'they are'}: not certain, true of the edition that the citation names, or several rules whose numbers parted\n`,
    );
  }
  for (const edition of new Set(borrowed.values())) {
    const files = [...borrowed].flatMap(([file, other]) => (other === edition ? [file] : []));
    const [they, are, them] = files.length === 1 ? ['it', 'was', 'it'] : ['they', 'were', 'them'];
    context.err(
      `variorum: left alone, for only other files say that ${they} ${are} written for ${edition}: ${several(files)}; if you know that ${they} ${are}, call again with ${them} and --written ${edition} --fix\n`,
    );
  }
  wrote(written);
  const files = `${written.length} file${written.length === 1 ? '' : 's'}`;
  context.err(
    rehearsal
      ? `variorum: ${planned} citation${planned === 1 ? '' : 's'} would be rewritten; call again without --dry-run\n`
      : `variorum: ${count} citation${count === 1 ? ' was' : 's were'} rewritten in ${files}${stamp === undefined && count > 0 ? '; --stamp would say in them of which edition they are now' : ''}\n`,
  );
  const [first, ...more] = refused;
  if (first) {
    const too = more.length > 0 ? `; so are ${more.map(({ file }) => file).join(', ')}` : '';
    throw new UserError(`${first.why}${too}`, { file: first.file });
  }
  return count;
}

/** What a stamp does not make wrong. */
const STANDING: ReadonlySet<Diagnosis['status']> = new Set(['current', 'doubtful', 'newer', 'unknown']);

/** A file that was written, with the lines that were changed, as they are now. */
export interface Rewritten {
  file: SourceText;
  lines: string[];
}

/** The lines of a text that are not as they were; both texts have as many. */
function changedLines(old: string, fresh: string): string[] {
  const before = old.split('\n');
  return fresh.split('\n').filter((line, at) => line !== before[at]);
}

/**
 * The change of a text, line by line, with a line around it. Numbers are replaced within their lines, so that the lines of both texts are
 * the same ones, and no search is needed.
 */
function patchOf(name: string, old: string, fresh: string): string {
  const before = old.split('\n');
  const after = fresh.split('\n');
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [at]));
  let patch = `--- ${name}\n+++ ${name}\n`;
  for (let at = 0; at < changed.length; ) {
    let end = at;
    while (end + 1 < changed.length && (changed[end + 1] as number) - (changed[end] as number) <= 3) end++;
    const from = Math.max(0, (changed[at] as number) - 1);
    const to = Math.min(before.length - 1, (changed[end] as number) + 1);
    const length = to - from + 1;
    patch += `@@ -${from + 1},${length} +${from + 1},${length} @@\n`;
    for (let line = from; line <= to; ) {
      if (before[line] === after[line]) patch += ` ${before[line++]}\n`;
      else {
        const first = line;
        while (line <= to && before[line] !== after[line]) line++;
        for (let gone = first; gone < line; gone++) patch += `-${before[gone]}\n`;
        for (let come = first; come < line; come++) patch += `+${after[come]}\n`;
      }
    }
    at = end + 1;
  }
  return patch;
}

/**
 * Puts a new text in the place of an old one: whole or not at all, through links, with the permissions that the file has.
 *
 * @returns why the file was left alone; undefined when it was written
 */
function write({ path, text, encoding }: SourceText, fresh: string, context: Context): string | undefined {
  let beside: string | undefined;
  try {
    // Through a link to the file itself, or the link would be replaced.
    const full = realpathSync(resolve(context.cwd, path));
    const now = decodeText(readFileSync(full));
    if (now?.text !== text || now.encoding !== encoding)
      return 'was changed by somebody else meanwhile and is left alone; call again';
    const { mode } = statSync(full);
    if ((mode & 0o222) === 0)
      return 'may not be written and is left alone; change its permissions and call again';
    // Written beside and moved into place, so that an interruption leaves the old file whole.
    beside = `${full}.variorum-${process.pid}`;
    writeFileSync(beside, Buffer.from(fresh, encoding));
    chmodSync(beside, mode);
    renameSync(beside, full);
    return undefined;
  } catch (error) {
    return `cannot be written and is left alone: ${(error as Error).message}`;
  } finally {
    if (beside !== undefined) rmSync(beside, { force: true });
  }
}
