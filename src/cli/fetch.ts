import { resolve } from 'node:path';
import { type FetchOptions, type FetchReport, fetchEditions, fetchToArchive } from '../archive/index.js';
import { withArchive } from './archive.js';
import type { Context } from './context.js';
import { UserError } from './errors.js';
import { shownPath } from './files.js';
import { progress } from './progress.js';
import type { CommandFile, Status } from './run.js';

interface Options {
  archive?: string;
  into?: string;
  from?: string;
  json?: boolean;
}

/** `variorum fetch [EDITION…]`: downloads published editions into the archive, or into a folder. */
export const fetchCommand: CommandFile = (program, context, done) => {
  program
    .command('fetch')
    .summary('download published editions by the addresses of the catalogue into the archive')
    .description(
      'Checks address, type, size and hash of what comes, goes on where it was interrupted, overwrites nothing, and imports what it has checked. What the archive has already is not asked for again.',
    )
    .argument('[edition...]', 'dates, beginnings of dates, or names; the newest when absent')
    .option('--archive <folder>', 'the archive; made where there is none')
    .option('--into <folder>', 'put the files into this folder, and import nothing')
    .option('--from <address>', 'ask this base address instead of the catalogue’s')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      `
The archive is --archive, else VARIORUM_ARCHIVE, else .variorum in this folder. An edition that was fetched is at hand for every
other command.

Examples:
  variorum fetch 2011-07-15 && variorum history 810.9a@2011
  variorum fetch 2008 2011 --archive ~/rules
  variorum fetch M10 --into dumps`,
    )
    .action(async (editions: string[], options: Options) => {
      if (options.into !== undefined && options.archive !== undefined) {
        throw new UserError(
          '--into puts files into a folder and --archive into an archive: give one of the two; variorum import takes files from a folder into an archive',
        );
      }
      const say = progress(context);
      const wanted = editions.length > 0 ? editions : ['latest'];
      const how: Omit<FetchOptions, 'into'> = {
        ...(options.from ? { from: options.from } : {}),
        onProgress: ({ edition, received, total }) =>
          say(`${edition}  ${received}${total === undefined ? '' : ` of ${total}`} bytes`),
      };
      if (options.into === undefined) {
        const report = await withArchive(context, options.archive, true, (archive) =>
          fetchToArchive(wanted, archive, how),
        );
        say('');
        if (options.json) context.out(`${JSON.stringify(report)}\n`);
        else {
          const where = shownPath(report.archive, context);
          for (const { edition, bytes, checked } of report.fetched)
            context.out(`${edition}  kept in ${where}  ${bytes} bytes, checked by ${checked}\n`);
          for (const { edition } of report.present) context.out(`${edition}  was in ${where} already\n`);
        }
        done(complain(report.failed, context));
        return;
      }
      const report = await fetchEditions(wanted, { ...how, into: resolve(context.cwd, options.into) });
      say('');
      if (options.json) context.out(`${JSON.stringify(report)}\n`);
      else {
        for (const { edition, file, bytes, checked } of report.fetched)
          context.out(`${edition}  ${file}  ${bytes} bytes, checked by ${checked}\n`);
        for (const { edition, file } of report.present)
          context.out(`${edition}  ${file}  was there already\n`);
      }
      done(complain(report.failed, context));
    });
};

/** Says which editions did not come, and why. */
function complain(failed: FetchReport['failed'], context: Context): Status {
  for (const { edition, reasons } of failed) {
    context.err(`variorum: ${edition}: not fetched: ${reasons.join('; ')}\n`);
  }
  return failed.length > 0 ? 1 : 0;
}
