import { resolve } from 'node:path';
import { fetchEditions } from '../archive/index.js';
import { progress } from './progress.js';
import type { CommandFile, Status } from './run.js';

/** `variorum fetch [EDITION…]`: downloads published editions. */
export const fetchCommand: CommandFile = (program, context, done) => {
  program
    .command('fetch')
    .summary('download published editions by the addresses of the catalogue')
    .description(
      'Checks address, type, size and hash of what comes, goes on where it was interrupted, and overwrites nothing.',
    )
    .argument('[edition...]', 'dates, beginnings of dates, or names; the newest when absent')
    .option('--into <folder>', 'where to put the files', 'dumps')
    .option('--from <address>', 'ask this base address instead of the catalogue’s')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  variorum fetch 2011-07-15\n  variorum fetch M10 --into dumps && variorum import dumps',
    )
    .action(async (editions: string[], options: { into: string; from?: string; json?: boolean }) => {
      const say = progress(context);
      const report = await fetchEditions(editions.length > 0 ? editions : ['latest'], {
        into: resolve(context.cwd, options.into),
        ...(options.from ? { from: options.from } : {}),
        onProgress: ({ edition, received, total }) =>
          say(`${edition}  ${received}${total === undefined ? '' : ` of ${total}`} bytes`),
      });
      say('');
      if (options.json) context.out(`${JSON.stringify(report)}\n`);
      else {
        for (const { edition, file, bytes, checked } of report.fetched) {
          context.out(`${edition}  ${file}  ${bytes} bytes, checked by ${checked}\n`);
        }
        for (const { edition, file } of report.present)
          context.out(`${edition}  ${file}  was there already\n`);
      }
      for (const { edition, reasons } of report.failed) {
        context.err(`variorum: ${edition}: no address gave it: ${reasons.join('; ')}\n`);
      }
      done((report.failed.length > 0 ? 1 : 0) as Status);
    });
};
