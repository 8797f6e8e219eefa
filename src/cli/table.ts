import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSave, SaveError, Session, seat } from '../client/index.js';
import { VARIANTS, variantOrRefusal } from '../game/index.js';
import { type Context, colours } from './context.js';
import { UserError } from './errors.js';
import { readText } from './files.js';
import { gather } from './options.js';
import { readKept } from './own.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';

interface Options {
  variant?: string;
  edition?: string;
  seats?: string;
  teams?: string;
  players?: string[];
  hand?: string;
  bots?: string[];
  watch?: boolean;
  seed: string;
  save?: string;
  resume?: string;
  json?: boolean;
  archive?: string;
  lenient?: boolean;
}

/** `variorum table`: a table of people and bots on the terminal, under the rules of an edition. */
export const tableCommand: CommandFile = (program, context, done) => {
  program
    .command('table')
    .summary('play a multiplayer game with people and bots, under the rules of an edition')
    .description(
      'Seats people and bots at a table, asks for every decision with its legal choices, and tells why anything happened.',
    )
    .option('--variant <variant>', `one of ${VARIANTS.join(', ')}, in any spelling (freeForAll when absent)`)
    .option('--edition <edition>', 'the edition to play under (latest when absent)')
    .option('--seats <number>', 'how many players; as is usual for the variant when absent')
    .option('--teams <number>', 'how many teams, where the variant has teams; 2 when absent')
    .option('--players <names>', 'names in turn order, separated by commas', gather)
    .option('--hand <number>', 'cards in an opening hand; 4 when absent, as nothing costs mana here')
    .option(
      '--bots <names>',
      'who is a bot: names, "all" or "none"; all but the first player when absent',
      gather,
    )
    .option('--watch', 'bots play alone, and every event is printed')
    .option('--seed <number>', 'the same seed and the same choices make the same game', '1')
    .option('--save <file>', 'keep the game in this file, after every choice')
    .option('--resume <file>', 'go on with a game that was kept')
    .option('--json', 'one JSON document: the result of the game, and all that is needed to play it again')
    .option('--lenient', 'play in spite of rules that are not understood, and say which')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
During a game "help" lists what can be typed; the lines may come from a file or another program as well.

Examples:
  variorum table --variant emperor --edition 2011
  variorum table --variant twoHeadedGiant --edition 2008 --players Ada,Ben,Cleo,Dan --bots Cleo,Dan --save game.json
  variorum table --resume game.json
  variorum table --variant grandMelee --seats 12 --bots all --seed 7
  printf '1\\n\\n\\nlog\\nquit\\n' | variorum table --variant emperor`,
    )
    .action(async (options: Options) => {
      const session = await open(options, context);
      // In its JSON form standard output is for the one document; the conversation goes beside it.
      const say = options.json ? context.err : context.out;
      if (session.people.length > 0) await converse(session, say, options.save ?? options.resume, context);
      else {
        const told = session.begin();
        if (!options.json) say(options.watch ? told : session.results());
      }
      if (options.save !== undefined) write(options.save, session.saved(), context);
      if (options.json) {
        const { setup, answers } = session.save();
        context.out(`${JSON.stringify({ ...session.outcome(), setup, choices: answers })}\n`);
      }
      done(0);
    });
};

/** Sets the table up, or takes a kept game up again. */
async function open(options: Options, context: Context): Promise<Session> {
  const looks = {
    width: Math.max(40, Math.min(context.columns, 160)),
    paint: colours(context),
    everything: options.watch === true,
    shared: context.terminal,
  };
  const shelf = await shelfOf(context, options.archive);
  if (options.resume !== undefined) {
    for (const given of ['variant', 'seats', 'teams', 'players', 'hand', 'bots'] as const)
      if (options[given] !== undefined)
        throw new UserError(`--${given} is settled by the game that --resume names`);
    const text = readText(options.resume, 'a game that was kept', context);
    const { edition } = readKept(text, options.resume);
    return Session.resumed(
      await rulesetFor(options.edition ?? edition, shelf, context),
      text,
      options.resume,
      looks,
      options.lenient,
    );
  }
  const variant = variantOrRefusal(options.variant ?? 'freeForAll');
  const setup = seat({
    variant,
    seats: options.seats === undefined ? undefined : whole(options.seats, 'seats'),
    teams: options.teams === undefined ? undefined : whole(options.teams, 'teams'),
    players: options.players,
    hand: options.hand === undefined ? undefined : whole(options.hand, 'hand'),
  });
  const ruleset = await rulesetFor(options.edition ?? 'latest', shelf, context);
  return new Session(
    ruleset,
    setup,
    botsOf(options, setup.players),
    whole(options.seed, 'seed'),
    looks,
    options.lenient,
  );
}

function botsOf({ bots, watch }: Options, players: readonly string[]): readonly string[] {
  if (watch) {
    if (bots !== undefined && bots.join() !== 'all')
      throw new UserError('--watch is for bots alone; leave --bots out');
    return players;
  }
  if (bots === undefined) return players.slice(1);
  if (bots.join() === 'all') return players;
  if (bots.join() === 'none') return [];
  const stranger = bots.find((name) => !players.includes(name));
  if (stranger !== undefined)
    throw new UserError(`--bots: ${stranger} is not a player; players: ${players.join(', ')}`);
  return bots;
}

/** Takes lines until the game is left, and keeps it after each choice where a file is named. */
async function converse(
  session: Session,
  say: (text: string) => void,
  file: string | undefined,
  context: Context,
): Promise<void> {
  // A file that cannot be written or read must not end a game that is under way.
  const attempt = (work: () => string): void => {
    try {
      say(work());
    } catch (error) {
      if (!(error instanceof SaveError || error instanceof UserError)) throw error;
      say(`${error.file === undefined ? '' : `${error.file}: `}${error.message}\n`);
    }
  };
  const prompt = context.terminal ? '\n> ' : '\n';
  say(`${session.begin()}${prompt}`);
  for await (const line of context.lines()) {
    const reply = session.handle(line);
    say(reply.text);
    const { save, load } = reply;
    if (save !== undefined) {
      const name = save.file ?? file;
      attempt(() => {
        if (name === undefined) return 'save FILE keeps the game; in which file?\n';
        write(name, save.content, context);
        return `kept in ${name}\n`;
      });
    }
    if (load !== undefined)
      attempt(() => {
        const text = readText(load.file, 'a game that was kept', context);
        readKept(text, load.file);
        return session.resume(text, load.file);
      });
    if (reply.quit === true) return;
    if (file !== undefined && reply.played === true)
      attempt(() => {
        write(file, session.saved(), context);
        return '';
      });
    say(prompt);
  }
  if (!session.over) say('The input has ended and the game has not; "save FILE" keeps it.\n');
}

/** Writes a whole file or leaves the old one as it is. */
function write(name: string, content: string, context: Context): void {
  const path = resolve(context.cwd, name);
  const aside = `${path}.part`;
  try {
    if (existsSync(path) && !isSave(readFileSync(path, 'utf8')))
      throw new UserError('is there already and is no saved game; name another file', { file: name });
    writeFileSync(aside, content);
    renameSync(aside, path);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`cannot be written: ${(error as Error).message}`, { file: name });
  }
}

function whole(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UserError(`--${what} takes a whole number, not "${text}"`);
  return Number(text);
}
