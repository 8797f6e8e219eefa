import type { Citation, History } from '../lineage/index.js';
import { colours } from './context.js';
import { UserError } from './errors.js';
import { blameText, historyText, withoutControls } from './lifeText.js';
import { numbersFor, shippedNumbers, withLives } from './lives.js';
import { ruleNamed } from './naming.js';
import { exactEdition } from './options.js';
import type { CommandFile } from './run.js';

/** `variorum cite RULE`: the number of a rule in another edition. */
export const citeCommand: CommandFile = (program, context) => {
  program
    .command('cite')
    .summary('the number of a rule in another edition')
    .description(
      'Follows a rule through every renumbering, split and merger, in both directions. Works without any dump.',
    )
    .argument('<rule>', 'NUMBER or NUMBER@EDITION')
    .option('--in <edition>', 'the edition whose number is wanted', 'latest')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExamples:\n  variorum cite 606.9a@2008\n  variorum cite 810.9a --in 2008')
    .action(async (words: string, options: { in: string; archive?: string; json?: boolean }) => {
      const numbers = await numbersFor(context, options.archive);
      const rule = await ruleNamed(words, numbers, context);
      const { edition, note } = await exactEdition(options.in, numbers.editions);
      if (note !== undefined) context.err(`variorum: ${note}\n`);
      const found = numbers.cite(rule.number, rule.edition, edition);
      if (!found) throw new UserError(`the edition of ${rule.edition} has no rule ${rule.number}`);
      context.out(options.json ? `${JSON.stringify(citationData(found))}\n` : citationText(found));
    });
};

function citationData(found: Citation): unknown {
  return {
    from: { edition: found.from.edition, number: found.from.number },
    in: found.in,
    to: found.to.map(({ number, relation }) => ({ number, relation })),
    ended: found.ended,
  };
}

function citationText({ from, in: target, to, ended }: Citation): string {
  const what = `${from.number} of ${from.edition}`;
  if (to.length === 0) return `${what} is not in ${target}${ended ? `: ${ended.reason}` : ''}\n`;
  return `${what} is ${to.map(({ number, relation }) => `${number} (${relation})`).join(', ')} in ${target}\n`;
}

/** `variorum history RULE`: every wording and every number of a rule. */
export const historyCommand: CommandFile = (program, context) => {
  program
    .command('history')
    .summary('every version of a rule, with the edition that brought it')
    .description('Prints the history of a rule: its versions, its numbers, splits and mergers, its end.')
    .argument('<rule>', 'NUMBER or NUMBER@EDITION; or the headword of an entry of the glossary')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  variorum history 606.9a@2008\n  variorum history "shared life total"',
    )
    .action(async (words: string, options: { archive?: string; json?: boolean }) => {
      await withLives(context, options.archive, async (lives) => {
        const rule = await ruleNamed(words, lives.concordance, context, shippedNumbers);
        const history = lives.history(rule.id) as History;
        context.out(options.json ? `${JSON.stringify(history)}\n` : historyText(history, context));
      });
    });
};

/** `variorum blame RULE`: each word with the edition that brought it. */
export const blameCommand: CommandFile = (program, context) => {
  program
    .command('blame')
    .summary('the words of a rule, each with the edition that brought it')
    .description('Follows every word back through renumbering, splits and sweeps of terminology.')
    .argument('<rule>', 'NUMBER or NUMBER@EDITION; or the headword of an entry of the glossary')
    .option('--archive <folder>', 'the archive to look in')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  variorum blame 810.9a@2011')
    .action(async (words: string, options: { archive?: string; json?: boolean }) => {
      await withLives(context, options.archive, async (lives) => {
        const rule = await ruleNamed(words, lives.concordance, context, shippedNumbers);
        const runs = lives.blame(rule.id, rule.edition) ?? [];
        if (options.json) {
          const { number, edition, id } = rule;
          context.out(`${JSON.stringify({ rule: number, edition, lineage: id, words: runs })}\n`);
          return;
        }
        const c = colours(context);
        context.out(
          `${c.bold(`${withoutControls(rule.number)} of ${rule.edition}`)}  ${c.dim(withoutControls(rule.id))}\n`,
        );
        context.out(blameText(runs, context));
      });
    });
};
