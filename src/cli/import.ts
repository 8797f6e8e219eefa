import { resolve } from 'node:path';
import { withArchive } from './archive.js';
import { UserError } from './errors.js';
import { shownPath } from './files.js';
import { progress } from './progress.js';
import type { CommandFile } from './run.js';

/** So many files without a date are named one by one; a folder of fragments has hundreds. */
const MOST_NAMED = 5;

/** `variorum import PATH…`: files and folders into the archive. */
export const importCommand: CommandFile = (program, context) => {
  program
    .command('import')
    .summary('keep dumps of the rules in the archive')
    .description(
      'Reads files and folders, keeps the originals, and indexes their words. What is there already is not read again.',
    )
    .argument('<path...>', 'dumps of the rules, or folders of them')
    .option('--archive <folder>', 'the archive; made where there is none')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
An import may be interrupted at any moment; the next one goes on where it was.

Examples:
  variorum import my-dumps/
  variorum import 2011.txt 2012.txt --archive ~/rules`,
    )
    .action(async (paths: string[], options: { archive?: string; json?: boolean }) => {
      const say = progress(context);
      const named = paths.map((path) => resolve(context.cwd, path));
      const report = await withArchive(context, options.archive, true, (archive) =>
        archive.import(named, { onProgress: ({ done, total, file }) => say(`${done} of ${total}  ${file}`) }),
      );
      say('');
      // In a folder anything may lie; a file that was named itself was meant to be kept.
      const meant = report.skipped.findLast(({ file }) => named.includes(file));
      const refused = meant && new UserError(`${shownPath(meant.file, context)}: ${meant.reason}`);
      if (options.json) {
        context.out(`${JSON.stringify(report)}\n`);
        if (refused) throw refused;
        return;
      }
      for (const { file, reason } of report.skipped)
        if (file !== meant?.file) context.err(`left out: ${file}: ${reason}\n`);
      for (const { file, reason } of report.undated.slice(0, MOST_NAMED))
        context.err(
          `without a date: ${file}: ${reason}; to date it, put a line “effective as of July 15, 2011” with its own date under its title and import it again\n`,
        );
      if (report.undated.length > MOST_NAMED)
        context.err(
          `without a date: ${report.undated.length} files, of which ${MOST_NAMED} are named above; a file that fits no known edition is kept as an edition of its own, under the name of the file (variorum editions lists them)\n`,
        );
      for (const { file, reason } of report.misdated) context.err(`another edition: ${file}: ${reason}\n`);
      if (refused && report.imported.length + report.known.length === 0) throw refused;
      context.out(
        `${report.imported.length} imported, ${report.known.length} there already, ${report.skipped.length} left out\n`,
      );
      if (refused) throw refused;
    });
};
