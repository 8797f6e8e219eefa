import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Ruleset } from '../rulesets/index.js';
import { differences, PARAMETERS } from '../rulesets/index.js';
import { type Witness, witnessFor } from '../scenarios/index.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { gather } from './options.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';
import { spelled } from './spelling.js';

const KEYS = PARAMETERS.map(({ key }) => key);

interface Options {
  parameter?: string[];
  decisions: string;
  out?: string;
  json?: boolean;
  archive?: string;
}

/** `variorum witness OLD NEW`: for each parameter on which two editions differ, the smallest game that shows it. */
export const witnessCommand: CommandFile = (program, context, done) => {
  program
    .command('witness')
    .summary('find the smallest games that two editions play differently')
    .description(
      'Searches small tables, breadth first, for a game on which two editions part because of one parameter, everything else held equal.',
    )
    .argument('<old>', 'an edition, or a file')
    .argument('<new>', 'another')
    .option('--parameter <key>', 'only this parameter; may be given several times', gather)
    .option('--decisions <number>', 'how many decisions deep to look', '4')
    .option('--out <file>', 'write the scenarios found into a file, for variorum play')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Examples:
  variorum witness 2008 2011
  variorum witness 2008 2011 --parameter twoHeadedGiant.individualLife.value --out life.json`,
    )
    .action(async (old: string, now: string, options: Options) => {
      const decisions = Number(options.decisions);
      if (!Number.isInteger(decisions) || decisions < 1 || decisions > 8)
        throw new UserError(`--decisions is a whole number from 1 to 8, not ${options.decisions}`);
      const wanted = options.parameter?.map((word) => {
        const key = spelled(word, KEYS);
        if (key === undefined) throw new UserError(`"${word}" is no parameter; variorum ruleset lists them`);
        return key as string;
      });
      const shelf = await shelfOf(context, options.archive);
      const a = await rulesetFor(old, shelf, context);
      const b = await rulesetFor(now, shelf, context);
      const witnesses = differences(a, b)
        .filter(({ key }) => wanted === undefined || wanted.includes(key))
        .map(({ key }) => witnessFor(key, a, b, { decisions, editions: [a.edition, b.edition] }));
      if (options.out !== undefined) {
        const scenarios = witnesses.flatMap(({ scenario }) => (scenario === null ? [] : [scenario]));
        writeFileSync(resolve(context.cwd, options.out), `${JSON.stringify(scenarios, null, 1)}\n`);
      }
      context.out(
        options.json
          ? `${JSON.stringify({ witnesses: witnesses.map(({ use: _, ...witness }) => witness) })}\n`
          : `${witnesses.map((witness) => described(witness, [a, b], decisions, context)).join('\n')}\n${total(witnesses)}\n`,
      );
      done(0);
    });
};

function described(
  { parameter, use, old, new: now, scenario, searched, diverges }: Witness,
  editions: [Ruleset, Ruleset],
  decisions: number,
  context: Context,
): string {
  const c = colours(context);
  const head = `${c.bold(parameter)}  ${JSON.stringify(old)} → ${JSON.stringify(now)}\n`;
  if (use === 'informs') return `${head}  informs: no game turns on it\n`;
  if (scenario === null && searched.games === 0) return `${head}  the game plays both alike\n`;
  if (scenario === null)
    return `${head}  none within ${decisions} decisions, at ${searched.games} tables and ${searched.decisions} positions\n`;
  const { setup, steps } = scenario as { setup: { players: string[]; options: unknown }; steps: unknown[] };
  const rules = (diverges?.rules ?? []).map(({ rules: numbers, words }, at) => {
    const said = words === null ? '' : `: “${words}”`;
    return `  ${editions[at]?.edition}  ${numbers.join(', ') || 'no rule'}${c.dim(said)}\n`;
  });
  const then = diverges?.event
    ? `parts at ${diverges.event}`
    : 'other choices are offered, or the table is refused';
  return `${head}  ${setup.players.length} players, ${JSON.stringify(setup.options)}\n${steps.map((step) => `    ${JSON.stringify(step)}\n`).join('')}  ${then}\n${rules.join('')}`;
}

function total(witnesses: readonly Witness[]): string {
  const found = witnesses.filter(({ scenario }) => scenario !== null).length;
  const inform = witnesses.filter(({ use }) => use === 'informs').length;
  return `${witnesses.length} parameters differ: ${found} with a witness, ${inform} inform, ${witnesses.length - found - inform} without`;
}
