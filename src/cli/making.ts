import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type BuiltBook, buildBook, NothingToRead } from '../site/index.js';
import { addressOf } from './base.js';
import type { Context } from './context.js';
import { UserError } from './errors.js';
import { isFolder, isPipe, readBytes, shownPath } from './files.js';
import { HOME, ownScenarios } from './own.js';
import { progressBar } from './progress.js';
import { commandHelp } from './run.js';
import { shelfOf } from './shelf.js';

/**
 * How this process and its threads run while they make a book. Each thread would optimise thousands of functions that run for moments;
 * now only those that have run nine times as long. Heaps grow by two fifths, not threefold, before what is no longer needed is looked
 * for. See docs/decisions/books-are-made-in-little-memory.md.
 */
const THRIFT = ['--interrupt-budget=600000', '--heap-growing-percent=40'];
/** Of many documents so much is in use that heaps may grow by less. */
const MANY = '--heap-growing-percent=25';
/** What is added to an earlier book needs less memory, so that heaps may grow by more. */
const ADDING = '--heap-growing-percent=80';

/**
 * Builds a book from what a call names, or from the samples of the package.
 *
 * @param sources files and folders as they were given
 * @param options the folder to write, the archive to look in, and the address at which the book will be
 * @throws UserError where a file that was named holds no rules, or nothing does
 */
export async function makeBook(
  sources: readonly string[],
  { out, archive, base }: { out: string; archive?: string | undefined; base?: string | undefined },
  context: Context,
): Promise<BuiltBook> {
  const bar = progressBar(context);
  for (const flag of THRIFT) setFlagsFromString(flag);
  // A file that was named and cannot be read is an error; a file that merely lies in a folder is passed over.
  for (const path of sources) {
    if (isFolder(path, context)) continue;
    if (isPipe(path, context))
      throw new UserError('is a pipe, which can be read once only; write it to a file and name that', {
        file: path,
      });
    readBytes(path, context);
  }
  const book = await buildBook({
    sources: sources.length > 0 ? [...sources] : [join(HOME, 'sources')],
    cwd: context.cwd,
    out: resolve(context.cwd, out),
    ...(base === undefined ? {} : { base: addressOf(base) }),
    scenarios: () => ownScenarios(context),
    shelf: await shelfOf(context, archive),
    commands: () => commandHelp(context),
    onMany: () => setFlagsFromString(MANY),
    onFormer: () => setFlagsFromString(ADDING),
    onProgress: bar,
    onSkipped: (skipped) => {
      for (const { file, reason } of skipped) {
        if (sources.some((path) => resolve(context.cwd, path) === resolve(context.cwd, file)))
          throw new UserError(reason, { file: shownPath(file, context) });
      }
    },
  }).catch((error: unknown) => {
    throw error instanceof NothingToRead ? new UserError(error.message) : error;
  });
  bar('', 0, 0);
  return book;
}
