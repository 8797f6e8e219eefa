import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editionsOf } from '../archive/index.js';
import { makeBook, renderBook, summarise, unexpected, writeFolder } from '../site/index.js';
import { UserError } from './errors.js';
import { readBytes, shownPath } from './files.js';
import { HOME, ownScenarios } from './own.js';
import { progress } from './progress.js';
import type { CommandFile, Status } from './run.js';
import { shelfOf } from './shelf.js';

interface Options {
  out: string;
  strict?: boolean;
  json?: boolean;
  archive?: string;
}

/** `variorum build [SOURCE…]`: everything at once. */
export const buildCommand: CommandFile = (program, context, done) => {
  program
    .command('build')
    .summary('read, compare, compile and play, and write the book')
    .description(
      'Reads the sources, compares them, compiles their rulesets, plays the scenarios, and writes a website and JSON.',
    )
    .argument('[source...]', 'dumps of the rules, or folders of them; the samples of the package when absent')
    .option('--out <folder>', 'where to write', 'out')
    .option('--strict', 'exit with status 1 when a scenario does not end as its file expects')
    .option('--json', 'print the summary as one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Examples:
  variorum build                                   the samples, into out/
  variorum build my-dumps/*.txt --out site`,
    )
    .action(async (sources: string[], options: Options) => {
      const say = progress(context);
      const given = sources.length > 0 ? sources : [join(HOME, 'sources')];
      // A file that was named and cannot be read is an error; a file that merely lies in a folder is passed over.
      for (const path of sources) if (!isFolder(path, context.cwd)) readBytes(path, context);
      const { editions, skipped } = await editionsOf(given, {
        cwd: context.cwd,
        onProgress: (file) => say(`reading ${file}`),
      });
      for (const { file, reason } of skipped) {
        if (sources.some((path) => resolve(context.cwd, path) === resolve(context.cwd, file))) {
          throw new UserError(reason, { file: shownPath(file, context) });
        }
      }
      if (editions.length === 0)
        throw new UserError('none of the sources holds rules; name dumps of the rules or folders of them');
      const scenarios = ownScenarios(context);
      const shelf = await shelfOf(context, options.archive);
      const book = await makeBook(editions, scenarios, shelf, say);
      const files = renderBook(book);
      const out = resolve(context.cwd, options.out);
      say('writing');
      writeFolder(out, files);
      say('');
      if (options.json) {
        context.out(
          `${JSON.stringify({
            documents: book.documents.map(({ id, edition, counts }) => ({
              id,
              name: edition.name,
              files: edition.files,
              counts,
            })),
            comparisons: book.comparisons.map(({ id, comparison }) => ({
              id,
              totals: comparison.totals,
              sections: comparison.sections,
            })),
            differences: book.differences.map(({ key, values }) => ({ key, values })),
            scenarios: book.scenarios.map(({ scenario, answers, results }) => ({
              id: scenario.id,
              answers,
              results: results.map(({ document, result }) => ({ document, status: result.status })),
            })),
            out: options.out,
          })}\n`,
        );
      } else {
        context.out(summarise(book, Math.max(context.columns, 80)));
        context.out(
          `\nWritten: ${join(options.out, 'index.html')} and ${files.size - 1} files beside it (JSON in ${join(options.out, 'data')})\n`,
        );
      }
      done((options.strict && unexpected(book).length > 0 ? 1 : 0) as Status);
    });
};

function isFolder(path: string, cwd: string): boolean {
  try {
    readdirSync(resolve(cwd, path));
    return true;
  } catch {
    return false;
  }
}
