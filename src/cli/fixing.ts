import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { type Diagnosis, isCertain, rewrite } from '../lineage/index.js';
import type { Context } from './context.js';
import { UserError } from './errors.js';

/** A file with what is to be said of its citations. */
export interface Examined {
  /** Path as shown. */
  file: string;
  text: string;
  diagnoses: Diagnosis[];
}

/** What a terminal takes for an order; a file that is shown may not give it any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are meant.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** The text of a file in strict UTF-8, its mark of order kept; or what else it is, which is never touched. */
export function decodeStrictly(bytes: Uint8Array): { text: string } | { what: 'data' | 'another encoding' } {
  if (bytes.includes(0)) return { what: 'data' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { what: 'another encoding' };
  }
}

/**
 * Shows the change of each file, and writes it unless this is only a rehearsal. A file that may not be written, or that somebody else
 * changed meanwhile, is left alone; the others are written all the same.
 *
 * @returns how many citations were rewritten
 * @throws UserError about the first file that had to be left alone, when all others are done
 */
export function fix(examined: readonly Examined[], rehearsal: boolean, context: Context): number {
  let count = 0;
  let left = 0;
  const refused: { file: string; why: string }[] = [];
  for (const { file, text, diagnoses } of examined) {
    left += diagnoses.filter((d) => d.status === 'moved' && !isCertain(d)).length;
    const changed = rewrite(text, diagnoses);
    if (changed.rewritten === 0) continue;
    const patch = createTwoFilesPatch(file, file, text, changed.text, undefined, undefined, { context: 1 });
    context.err(context.errorTerminal ? patch.replace(CONTROLS, '\ufffd') : patch);
    if (rehearsal) continue;
    const why = write(file, text, changed.text, context);
    if (why === undefined) count += changed.rewritten;
    else refused.push({ file, why });
  }
  if (left > 0) {
    context.err(
      `variorum: ${left} citation${left === 1 ? '' : 's'} of rules that moved ${left === 1 ? 'is' : 'are'} left as ${left === 1 ? 'it is' : 'they are'}: not certain, true of the edition that the citation names, or several rules whose numbers parted\n`,
    );
  }
  const [first, ...more] = refused;
  if (first) {
    const too = more.length > 0 ? `; so are ${more.map(({ file }) => file).join(', ')}` : '';
    throw new UserError(`${first.why}${too}`, { file: first.file });
  }
  return count;
}

/**
 * Puts a new text in the place of an old one: whole or not at all, through links, with the permissions that the file has.
 *
 * @returns why the file was left alone; undefined when it was written
 */
function write(file: string, old: string, fresh: string, context: Context): string | undefined {
  let beside: string | undefined;
  try {
    // Through a link to the file itself, or the link would be replaced.
    const full = realpathSync(resolve(context.cwd, file));
    const now = decodeStrictly(readFileSync(full));
    if (!('text' in now) || now.text !== old)
      return 'was changed by somebody else meanwhile and is left alone; call again';
    const { mode } = statSync(full);
    if ((mode & 0o222) === 0)
      return 'may not be written and is left alone; change its permissions and call again';
    // Written beside and moved into place, so that an interruption leaves the old file whole.
    beside = `${full}.variorum-${process.pid}`;
    writeFileSync(beside, fresh);
    chmodSync(beside, mode);
    renameSync(beside, full);
    return undefined;
  } catch (error) {
    return `cannot be written and is left alone: ${(error as Error).message}`;
  } finally {
    if (beside !== undefined) rmSync(beside, { force: true });
  }
}
