import { wrap } from '../compare/display/lines.js';
import { withArchive } from './archive.js';
import { colours } from './context.js';
import { UserError } from './errors.js';
import type { CommandFile } from './run.js';
import { tame, widthFor } from './telling.js';

/** How many texts are shown unless more are asked for. */
const SHOWN = 20;

/** `variorum search PHRASE`: where a phrase stands, and its first and last use. */
export const searchCommand: CommandFile = (program, context) => {
  program
    .command('search')
    .summary('find a phrase, and the first and last edition that use it')
    .description('Looks through every edition in the archive for words that stand one after another.')
    .argument('<phrase...>', 'the words')
    .option('--in <edition>', 'only this edition')
    .option('--limit <number>', 'how many texts to show', String(SHOWN))
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum search shared life total')
    .action(
      async (words: string[], options: { in?: string; limit: string; archive?: string; json?: boolean }) => {
        if (!/^[1-9]\d*$/.test(options.limit)) {
          throw new UserError(`--limit ${options.limit} is no number of texts; write 1 or more`);
        }
        const limit = Number(options.limit);
        const found = await withArchive(context, options.archive, false, (archive) =>
          archive.search(words.join(' '), { limit, ...(options.in ? { in: options.in } : {}) }),
        );
        if (options.json) {
          context.out(`${JSON.stringify(found)}\n`);
          return;
        }
        const c = colours(context);
        if (found.total === 0) {
          context.out(`“${found.phrase}” stands in none of ${found.searched} editions\n`);
          return;
        }
        const undated = 'an undated one';
        context.out(
          `“${found.phrase}”: ${found.editions} of ${found.searched} editions, ${span(found.first ?? undated, found.last ?? undated)}\n`,
        );
        for (const hit of found.hits) {
          const place = hit.places.at(-1)?.place ?? '';
          context.out(`\n${c.bold(tame(place))}  ${c.dim(`in these words ${span(hit.first, hit.last)}`)}\n`);
          // The words of an entry of the glossary begin with its headword, which was just said.
          const text = hit.text.startsWith(`${place} `) ? hit.text.slice(place.length + 1) : hit.text;
          for (const line of wrap(text, widthFor(context, 2))) context.out(`  ${line}\n`);
        }
        if (found.total > found.hits.length) {
          context.out(c.dim(`\n… and ${found.total - found.hits.length} more texts; --limit shows them\n`));
        }
      },
    );
};

function span(first: string, last: string): string {
  return first === last ? `in ${first}` : `from ${first} to ${last}`;
}
