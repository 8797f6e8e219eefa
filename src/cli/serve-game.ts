import { type PrintedCards, withCards } from '../cards/index.js';
import { Protocol } from '../game/index.js';
import { cardsOf } from './cards-file.js';
import { gather } from './options.js';
import type { CommandFile } from './run.js';
import { rulesetFor, shelfOf } from './shelf.js';
import { faultOfEach } from './vocabulary.js';

/** `variorum serve-game`: one game after another over standard input and output, a JSON object to a line. */
export const serveGameCommand: CommandFile = (program, context, done) => {
  program
    .command('serve-game')
    .summary('play games with another program over standard input and output')
    .description('Reads requests and writes replies, one JSON object to a line, until the input ends.')
    .option('--edition <edition>', 'the edition to play under', 'latest')
    .option(
      '--cards <file>',
      'a file of printed cards that set-ups may name; may be given several times',
      gather,
    )
    .option('--lenient', 'play in spite of rules that are not understood, and say which with every reply')
    .option('--archive <folder>', 'the archive to look in')
    .addHelpText(
      'after',
      `
Requests: {"command": "new", "setup": {…}, "seed": 1} · {"command": "answer", "decision": "d1", "option": 0, "by": "Alex"} ·
{"command": "concede", "players": ["Alex"]} · pending · view · log · why · save · mark · back · check

Every reply has "ok"; a request that is refused has "error" and changes nothing.

Example:
  echo '{"command":"new","setup":{"players":["Alex","Bianca","Carissa"]}}' | variorum serve-game --edition 2011`,
    )
    .action(async (options: { edition: string; archive?: string; lenient?: boolean; cards?: string[] }) => {
      const shelf = await shelfOf(context, options.archive);
      const ruleset = await rulesetFor(options.edition, shelf, context);
      const cards = await cardsOf(options.cards, context);
      const protocol = new Protocol(ruleset, options.lenient);
      for await (const line of context.lines()) {
        if (line.trim() !== '') context.out(`${answered(protocol, line, cards)}\n`);
      }
      done(0);
    });
};

/** Handles a request; its set-up may name printed cards, where there are any. */
function answered(protocol: Protocol, line: string, cards: PrintedCards | undefined): string {
  let request: unknown;
  try {
    request = JSON.parse(line.replace(/^\ufeff/, ''));
  } catch {
    return protocol.handle(line);
  }
  try {
    if (!isRecord(request)) return protocol.handle(line);
    const named = cards !== undefined && 'setup' in request;
    const whole = named ? { ...request, setup: withCards(request.setup, cards) } : request;
    const fault = faultOf(whole);
    return fault === undefined ? protocol.handle(named ? JSON.stringify(whole) : line) : refusal(fault);
  } catch (error) {
    return refusal((error as Error).message);
  }
}

const refusal = (error: string): string => JSON.stringify({ ok: false, error });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What is wrong with the effects or the cards that a request brings along; other fields are looked at by the game. */
function faultOf(request: Record<string, unknown>): string | undefined {
  if (request.command === 'instruct') return faultOfEach('Effect', request.effects, 'effects');
  const cards = isRecord(request.setup) ? request.setup.cards : undefined;
  return request.command === 'new' ? faultOfEach('CardDefinition', cards, 'cards') : undefined;
}
