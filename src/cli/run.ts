import { Command, CommanderError } from 'commander';
import { buildCommand } from './build.js';
import { compareCommand } from './compare.js';
import type { Context } from './context.js';
import { editionsCommand } from './editions.js';
import { report } from './errors.js';
import { fetchCommand } from './fetch.js';
import { identifyCommand } from './identify.js';
import { importCommand } from './import.js';
import { playCommand } from './play.js';
import { readCommand } from './read.js';
import { rulesetCommand } from './ruleset.js';
import { searchCommand } from './search.js';
import { version } from './version.js';

/** What a command gives back: 0 done, 1 done but something that was to be checked fails. */
export type Status = 0 | 1;

/** A command: declares itself on the program, and answers with its status when it has run. */
export type CommandFile = (program: Command, context: Context, done: (status: Status) => void) => void;

const COMMANDS: CommandFile[] = [
  readCommand,
  compareCommand,
  rulesetCommand,
  playCommand,
  buildCommand,
  identifyCommand,
  searchCommand,
  importCommand,
  editionsCommand,
  fetchCommand,
];

/**
 * Runs the command line.
 *
 * @param args the words after the program's name
 * @param context where to read and write
 * @returns the exit status: 0 done, 1 done but a check that was asked for fails, 2 the call or the input is wrong
 */
export async function run(args: readonly string[], context: Context): Promise<0 | 1 | 2> {
  let status: Status = 0;
  const program = new Command('variorum')
    .description('Reads, compares and runs the Comprehensive Rules of Magic: The Gathering. Unofficial.')
    .version(version())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.out(text),
      writeErr: (text) => context.err(text),
      // Commander's own words for a wrong call are printed below, on one line with what to do.
      outputError: () => {},
      getOutHelpWidth: () => context.columns,
    });
  for (const declare of COMMANDS) {
    declare(program, context, (result) => {
      status = result;
    });
  }
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  try {
    if (args.length === 0) {
      context.out(program.helpInformation());
      return 0;
    }
    await program.parseAsync([...args], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      const named = program.commands.find((command) => command.name() === args[0]);
      const help = `variorum ${named ? `${named.name()} ` : ''}--help shows how`;
      context.err(`variorum: ${error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')} (${help})\n`);
      return 2;
    }
    return report(error, context);
  }
}
