import { aliasesOf, findInCatalogue, loadCatalogue } from '../archive/index.js';
import { withArchive } from './archive.js';
import { table } from './columns.js';
import type { CommandFile } from './run.js';

/** `variorum editions`: what the archive holds. */
export const editionsCommand: CommandFile = (program, context) => {
  program
    .command('editions')
    .summary('list the editions in the archive')
    .description(
      'Lists date, names, coverage, damage and sources of every edition; where there are several copies, which one is used and why.',
    )
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum editions')
    .action(async (options: { archive?: string; json?: boolean }) => {
      const editions = await withArchive(context, options.archive, false, (archive) => archive.editions());
      if (options.json) {
        context.out(`${JSON.stringify({ editions })}\n`);
        return;
      }
      const catalogue = loadCatalogue();
      const rows = editions.map((edition) => {
        const first = edition.documents[0];
        const known = findInCatalogue(catalogue, edition.name);
        return [
          edition.name,
          edition.partial ? 'part' : 'whole',
          known ? aliasesOf(known).join(', ') : '',
          String(first?.counts.rules ?? 0),
          String(first?.counts.subrules ?? 0),
          first && first.damaged > 0 ? `${first.damaged} characters` : '',
          edition.documents.map((d) => d.file).join(', '),
        ];
      });
      const heads = ['edition', '', 'names'].map((heading) => ({ heading }));
      const numbers = ['rules', 'subrules'].map((heading) => ({ heading, right: true }));
      context.out(
        table(
          [...heads, ...numbers, { heading: 'damage' }, { heading: 'sources' }],
          rows,
          Math.max(context.columns, 80),
        ),
      );
      for (const note of editions.flatMap((edition) => edition.notes.map((n) => `${edition.name}: ${n}`))) {
        context.out(`${note}\n`);
      }
    });
};
