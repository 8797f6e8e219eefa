import { join } from 'node:path';
import { summarise, unexpected } from '../site/index.js';
import { makeBook } from './making.js';
import type { CommandFile, Status } from './run.js';

interface Options {
  out: string;
  base?: string;
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
      'Reads the sources, compares them, compiles their rulesets, plays the scenarios, traces the life of every rule, and writes a website and JSON. What an earlier book in the same folder has already, is taken from it.',
    )
    .argument('[source...]', 'dumps of the rules, or folders of them; the samples of the package when absent')
    .option('--out <folder>', 'where to write', 'out')
    .option(
      '--base <url>',
      'the address at which the book will stand, for its feed and its page for lost addresses',
    )
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
      const book = await makeBook(sources, options, context);
      if (options.json) {
        context.out(
          `${JSON.stringify({
            documents: book.documents.map(({ id, name, files, counts }) => ({ id, name, files, counts })),
            comparisons: book.comparisons.map(({ id, totals, edges }) => ({ id, totals, sections: edges })),
            differences: book.differences.map(({ key, values }) => ({ key, values })),
            scenarios: book.scenarios.map(({ scenario, answers, results }) => ({
              id: scenario.id,
              answers,
              results: results.map(({ document, result }) => ({ document, status: result.status })),
            })),
            files: book.files,
            out: options.out,
          })}\n`,
        );
      } else {
        context.out(summarise(book, Math.max(context.columns, 80)));
        context.out(
          `\nWritten: ${join(options.out, 'index.html')} and ${book.files - 1} files beside it (JSON in ${join(options.out, 'data')})\n`,
        );
      }
      done((options.strict && unexpected(book).length > 0 ? 1 : 0) as Status);
    });
};
