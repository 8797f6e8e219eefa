import { rulesetOf } from '../archive/index.js';
import type { Ruleset } from '../rulesets/index.js';
import {
  type ExampleResult,
  type ExampleTotals,
  exampleTotals,
  judgeExamples,
  printedExamples,
} from '../scenarios/index.js';
import { cardsOf } from './cards-file.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { gather } from './options.js';
import type { CommandFile } from './run.js';
import { editionNamed, shelfOf } from './shelf.js';

interface Options {
  rule?: string;
  scenario?: boolean;
  json?: boolean;
  cards?: string[];
  archive?: string;
}

/** `variorum examples EDITION`: plays what the Examples of an edition tell, and compares what they claim. */
export const examplesCommand: CommandFile = (program, context, done) => {
  program
    .command('examples')
    .summary('play the Examples of an edition under its own rules')
    .description(
      'Reads the Examples of the multiplayer chapters, sets the tables that they describe, plays what they tell and compares what they claim with what the rules of the same edition make of it.',
    )
    .argument('<edition>', 'an edition whose words are at hand, or a file')
    .option('--rule <number>', 'only the Examples of this rule')
    .option('--scenario', 'print the scenarios that the Examples became, for variorum play')
    .option(
      '--cards <file>',
      'a file of printed cards, for those that an Example names and does not quote; may be given several times',
      gather,
    )
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
The exit status is 1 where an Example contradicts the rules of its edition.

Examples:
  variorum examples 2011
  variorum examples my-rules.txt --json
  variorum examples 2011 --rule 810.9a --scenario > example.json
  variorum play example.json --trace`,
    )
    .action(async (name: string, options: Options) => {
      const shelf = await shelfOf(context, options.archive);
      const edition = await editionNamed(name, shelf, context);
      if (edition.sample)
        context.err(
          `variorum: ${edition.name} is a sample of the package, whose Examples have its own words; import the edition itself with variorum import FILE…\n`,
        );
      const ruleset = await rulesetOf(edition, shelf);
      const printed = printedExamples(edition.tree).filter(
        ({ rule }) => options.rule === undefined || rule === options.rule,
      );
      if (printed.length === 0)
        throw new UserError(
          options.rule === undefined
            ? `${edition.name} has no Examples in its multiplayer chapters`
            : `rule ${options.rule} of ${edition.name} has no Examples; variorum examples ${name} lists those that there are`,
        );
      const cards = await cardsOf(options.cards, context);
      const examples = judgeExamples(printed, ruleset, edition.name, cards);
      const totals = exampleTotals(examples);
      if (options.scenario)
        context.out(
          `${JSON.stringify(
            examples.flatMap(({ scenarios }) => scenarios),
            null,
            1,
          )}\n`,
        );
      else if (options.json) context.out(`${JSON.stringify({ examples, totals })}\n`);
      else context.out(asText(examples, totals, ruleset, context));
      done(totals.contradicts > 0 ? 1 : 0);
    });
};

function asText(
  examples: readonly ExampleResult[],
  totals: ExampleTotals,
  ruleset: Ruleset,
  context: Context,
): string {
  const c = colours(context);
  const marks: Record<ExampleResult['status'], string> = {
    holds: c.green('holds'),
    contradicts: c.red('CONTRADICTS'),
    notUnderstood: c.yellow('not understood'),
  };
  let text = '';
  for (const { rule, index, status, claims, strange } of examples) {
    text += `${marks[status]}  ${rule}, Example ${index + 1}\n`;
    for (const { words, check, expected, actual, holds, rules } of claims) {
      if (holds) continue;
      text += `    “${words}”\n    ${check}: the Example has ${JSON.stringify(expected)}, the rules of ${ruleset.edition} make it ${JSON.stringify(actual)}`;
      text += rules && rules.length > 0 ? ` (${rules.join(', ')})\n` : '\n';
    }
    for (const { words, why } of strange) text += `    ${why} ${c.dim(`“${words}”`)}\n`;
  }
  const share = Math.round((100 * totals.played) / Math.max(1, totals.examples));
  return `${text}\n${totals.examples} Examples, ${totals.played} played (${share} %): ${totals.holds} hold, ${totals.contradicts} contradict their rules, ${totals.notUnderstood} not understood\n`;
}
