import { createGame, type Perft, perft, standardTable, VARIANTS, variantOrRefusal } from '../game/index.js';
import { UserError } from './errors.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';

interface Options {
  edition: string;
  variant?: string;
  seats: string;
  depth: string;
  json?: boolean;
  archive?: string;
}

/** `variorum perft`: counts how many ways a game can go on, with a hash to compare engines by. */
export const perftCommand: CommandFile = (program, context, done) => {
  program
    .command('perft')
    .summary('count the ways a game can go on under an edition')
    .description(
      'Counts sequences of answers from a fixed position, depth by depth, with a hash of where they lead.',
    )
    .option('--edition <edition>', 'the edition to play under', 'latest')
    .option('--variant <variant>', `one of ${VARIANTS.join(', ')}, in any spelling; none when absent`)
    .option('--seats <number>', 'how many players', '4')
    .option('--depth <number>', 'how many answers, at most', '4')
    .option('--json', 'one JSON document')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText('after', '\nExample:\n  variorum perft --edition 2011 --variant emperor --seats 6 --depth 5')
    .action(async (options: Options) => {
      const variant = options.variant === undefined ? null : variantOrRefusal(options.variant);
      const seats = whole(options.seats, 'seats');
      const deepest = whole(options.depth, 'depth');
      if (deepest === 0) throw new UserError('--depth 0 asks for no answer; write 1 or more');
      const setup = standardTable(variant, seats);
      const shelf = await shelfOf(context, options.archive);
      const ruleset = await rulesetFor(options.edition, shelf, context);
      const counted: Perft[] = [];
      for (let depth = 1; depth <= deepest; depth++) {
        counted.push(perft(createGame(setup, ruleset, { log: false }), depth));
      }
      if (options.json === true) {
        context.out(`${JSON.stringify({ edition: ruleset.edition, variant, seats, depths: counted })}\n`);
      } else {
        for (const { depth, sequences, over, hash } of counted) {
          context.out(`${depth}  ${sequences} sequences, ${over} of them end the game  ${hash}\n`);
        }
      }
      done(0);
    });
};

function whole(text: string, what: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UserError(`--${what} takes a whole number, not "${text}"`);
  return Number(text);
}
