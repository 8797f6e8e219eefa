import { isSave } from '../client/index.js';
import type { Ruleset } from '../rulesets/index.js';
import { type Divergence, describeEvent, diverge, divergeGame } from '../scenarios/index.js';
import { cardsOf } from './cards-file.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { readText, shownPath } from './files.js';
import { CARDS, gather } from './options.js';
import { readKept, scenariosIn } from './own.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';

interface Options {
  cards?: string[];
  edition?: string[];
  json?: boolean;
  archive?: string;
}

/** `variorum diverge SCENARIO… --edition A --edition B`: where a game under one edition parts from the same under another. */
export const divergeCommand: CommandFile = (program, context, done) => {
  program
    .command('diverge')
    .summary('play the same scenario or game under two editions and stop at the first difference')
    .description(
      'Plays scenarios, or gives the answers of a kept game again, under two editions and shows the first event that differs, with both rules and both outcomes.',
    )
    .argument('<file...>', 'scenario files, or games that variorum table kept (JSON)')
    .option('--edition <edition>', 'give it twice: the two editions', gather)
    .option(...CARDS)
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Examples:
  variorum diverge fixtures/scenarios/life-of-a-team.json --edition 2008 --edition 2011
  variorum table --variant emperor --edition 2008 --bots all --save game.json && variorum diverge game.json --edition 2008 --edition 2025`,
    )
    .action(async (files: string[], options: Options) => {
      const names = options.edition ?? [];
      if (names.length !== 2)
        throw new UserError(
          'two editions are compared: give --edition twice, as in --edition 2008 --edition 2011',
        );
      const shelf = await shelfOf(context, options.archive);
      const cards = await cardsOf(options.cards, context);
      const texts = files.map((file) => ({
        file: shownPath(file, context),
        text: readText(file, 'a scenario file or a game that was kept', context),
      }));
      const [a, b] = (await Promise.all(names.map(async (name) => rulesetFor(name, shelf, context)))) as [
        Ruleset,
        Ruleset,
      ];
      const editions = { editionA: a.edition, editionB: b.edition };
      const results = texts.flatMap(({ file, text }) => {
        if (!isSave(text)) {
          const { scenarios, unread } = scenariosIn(text, file, cards);
          if (unread[0]) throw unread[0].error;
          return scenarios.map((scenario) => diverge(scenario, a, b, editions));
        }
        const { setup, seed, answers } = readKept(text, file);
        return [divergeGame({ name: file, setup, seed, answers }, a, b, editions)];
      });
      context.out(
        options.json
          ? `${JSON.stringify({ results })}\n`
          : results.map((result) => asText(result, [a, b], context)).join('\n'),
      );
      done(0);
    });
};

function asText(result: Divergence, rulesets: readonly [Ruleset, Ruleset], context: Context): string {
  const c = colours(context);
  const { sides } = result;
  if (!sides) {
    const rest = result.unfinished === undefined ? '' : `, where both stop: ${result.unfinished}`;
    return `${result.scenario}: no difference in ${result.shared} events${rest}\n`;
  }
  let text = `${result.scenario}: identical for ${result.shared} events, then different${result.action === null ? '' : ` in ${result.action}`}\n`;
  for (const { parameter, values } of result.setAside ?? [])
    text += `    before, in the opening: ${parameter}: ${String(values[0])} against ${String(values[1])}; made equal to go on\n`;
  for (const cause of result.causes)
    text += `    ${cause.parameter}: ${String(cause.values[0])} [${cause.rules[0].join(', ')}] against ${String(cause.values[1])} [${cause.rules[1].join(', ')}]\n`;
  for (const [index, side] of sides.entries()) {
    const ruleset = rulesets[index] as Ruleset;
    text += `  ${c.bold(side.edition)}\n    ${side.event ? describeEvent(side.event, ruleset) : 'nothing more happens'}\n`;
    if (side.stopped !== undefined) text += `    stopped: ${side.stopped}\n`;
    const life = Object.entries(side.state.life).map(([name, total]) => `${name} ${total}`);
    const ends = Object.entries(side.state.results).filter(([, end]) => end !== 'none');
    text += `    in the end: ${life.join(', ')}${ends.length > 0 ? `; ${ends.map(([name, end]) => `${name} ${end}`).join(', ')}` : ''}\n`;
  }
  return text;
}
