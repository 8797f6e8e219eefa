import { Command, CommanderError } from 'commander';
import type { Context } from './context.js';
import { report } from './errors.js';
import { version } from './version.js';

/** What a command gives back: 0 done, 1 done but something that was to be checked fails. */
export type Status = 0 | 1;

/** A command: declares itself on the program, and answers with its status when it has run. */
export type CommandFile = (program: Command, context: Context, done: (status: Status) => void) => void;

/**
 * The commands in the order in which help lists them. Each is loaded when it is called, so that a short question does not
 * wait for pages, readers and games.
 */
const COMMANDS: Readonly<Record<string, () => Promise<CommandFile>>> = {
  read: async () => (await import('./read.js')).readCommand,
  compare: async () => (await import('./compare.js')).compareCommand,
  ruleset: async () => (await import('./ruleset.js')).rulesetCommand,
  cards: async () => (await import('./cards.js')).cardsCommand,
  play: async () => (await import('./play.js')).playCommand,
  diverge: async () => (await import('./diverge.js')).divergeCommand,
  examples: async () => (await import('./examples.js')).examplesCommand,
  witness: async () => (await import('./witness.js')).witnessCommand,
  kit: async () => (await import('./kit.js')).kitCommand,
  perft: async () => (await import('./perft.js')).perftCommand,
  table: async () => (await import('./table.js')).tableCommand,
  'serve-game': async () => (await import('./serve-game.js')).serveGameCommand,
  build: async () => (await import('./build.js')).buildCommand,
  publish: async () => (await import('./publish.js')).publishCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  history: async () => (await import('./life.js')).historyCommand,
  blame: async () => (await import('./life.js')).blameCommand,
  cite: async () => (await import('./life.js')).citeCommand,
  lineages: async () => (await import('./lineages.js')).lineagesCommand,
  doctor: async () => (await import('./doctor.js')).doctorCommand,
  lsp: async () => (await import('./lsp.js')).lspCommand,
  identify: async () => (await import('./identify.js')).identifyCommand,
  search: async () => (await import('./search.js')).searchCommand,
  import: async () => (await import('./import.js')).importCommand,
  editions: async () => (await import('./editions.js')).editionsCommand,
  fetch: async () => (await import('./fetch.js')).fetchCommand,
};

/** Words that no command is needed for. */
const VERSION = ['-V', '--version'];

/** A program with commands on it that print where the context says. */
function programOf(context: Context): Command {
  return new Command('variorum')
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
}

/** What the help of each command says, on lines of at most 100 columns. */
export async function commandHelp(
  context: Context,
): Promise<{ name: string; summary: string; help: string }[]> {
  let help = '';
  const written = {
    ...context,
    columns: 100,
    out: (text: string) => {
      help += text;
    },
  };
  const program = programOf(written);
  for (const load of Object.values(COMMANDS)) (await load())(program, written, () => {});
  return program.commands.map((command) => {
    help = '';
    command.copyInheritedSettings(program).outputHelp();
    return { name: command.name(), summary: command.summary(), help };
  });
}

/**
 * Runs the command line.
 *
 * @param args the words after the program's name
 * @param context where to read and write
 * @returns the exit status: 0 done, 1 done but a check that was asked for fails, 2 the call or the input is wrong
 */
export async function run(args: readonly string[], context: Context): Promise<0 | 1 | 2> {
  let status: Status = 0;
  const program = programOf(context);
  const name = args[0] ?? '';
  const called = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const needed = called ? [called] : VERSION.includes(name) ? [] : Object.values(COMMANDS);
  for (const load of needed) {
    (await load())(program, context, (result) => {
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
