import { existsSync } from 'node:fs';
import type { LifeOfRules } from '../archive/index.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { withLives } from './lives.js';
import { exactEdition } from './options.js';
import { archiveFolder } from './place.js';
import type { CommandFile } from './run.js';
import { editionNamed, shelfOf } from './shelf.js';

/** `variorum lineages [OLD NEW]`: the lives of rules, checked against a direct comparison. */
export const lineagesCommand: CommandFile = (program, context) => {
  program
    .command('lineages')
    .summary('check the lives of rules against a direct comparison of two distant editions')
    .description(
      'Lives are composed edition by edition. This compares two editions directly, and lists every rule for which the two ways do not\n' +
        'agree, with what speaks for either: the part of the words that is common.',
    )
    .argument('[old]', 'the older edition; the oldest at hand when absent')
    .argument('[new]', 'the newer edition; the newest at hand when absent')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExamples:\n  variorum lineages\n  variorum lineages 2008 2011')
    .action(
      async (
        old: string | undefined,
        fresh: string | undefined,
        options: { archive?: string; json?: boolean },
      ) => {
        await withLives(context, options.archive, async (lives) => {
          const [from, to] = await pairOf(lives, old, fresh);
          const { compare } = await import('../compare/index.js');
          const { disagreements } = await import('../lineage/index.js');
          const folder = archiveFolder(context, options.archive);
          const shelf = await shelfOf(context, existsSync(folder) ? folder : undefined);
          const older = await editionNamed(from, shelf, context);
          const newer = await editionNamed(to, shelf, context);
          const comparison = compare(older.tree, newer.tree, { names: { old: from, new: to } });
          const list = disagreements(lives, comparison, from, to);
          const rules = comparison.totals.old;
          if (options.json) context.out(`${JSON.stringify({ from, to, rules, disagreements: list })}\n`);
          else context.out(asText(from, to, rules, list, context));
        });
      },
    );
};

async function pairOf(
  { editions }: LifeOfRules,
  old: string | undefined,
  fresh: string | undefined,
): Promise<[string, string]> {
  if (editions.length < 2) {
    throw new UserError(
      'two editions are needed, and only one is at hand; variorum import FILES… adds others',
    );
  }
  const { edition: from } = await exactEdition(old ?? (editions[0] as string), editions);
  const { edition: to } = await exactEdition(fresh ?? 'latest', editions);
  if (from >= to) throw new UserError(`${from} is not older than ${to}; name the older edition first`);
  return [from, to];
}

function asText(
  from: string,
  to: string,
  rules: number,
  list: ReturnType<typeof import('../lineage/index.js').disagreements>,
  context: Context,
): string {
  const c = colours(context);
  const lines = list.map(({ old, why }) => `${c.bold(old.padEnd(8))} ${why}\n`);
  return `${lines.join('')}${lines.length > 0 ? '\n' : ''}${list.length} of ${rules} rules of ${from} lead elsewhere by their lives than by a direct comparison with ${to}\n`;
}
