import {
  type Decision,
  type Game,
  type GameEvent,
  type GameRuleset,
  type PlayerId,
  variantName,
  why,
} from '../game/index.js';
import { eventWords, isReported, optionWords, questionWords, stepWords } from './describeGame.js';
import { flow, type Palette } from './palette.js';

/** How a table looks. */
export interface Looks {
  /** Columns. */
  width: number;
  paint: Palette;
  /** Tell everything and not only the last lines, as for people who watch. */
  everything: boolean;
  /** Several people share one screen: between two who may not see each other's hands it is cleared and handed over. */
  shared: boolean;
}

/** Lines of what happened that are shown before the earlier ones are left to the log. */
const TOLD_LINES = 40;

/** Lines of the log when nobody says how many. */
const LOG_LINES = 30;

/** The numbers that the rules behind some parameters have in an edition, in brackets; nothing where none speaks of them. */
export function numbers(ruleset: GameRuleset, parameters: readonly string[]): string {
  const rules = parameters.flatMap((key) => ruleset.entry(key as never)?.rules ?? []);
  return rules.length === 0 ? '' : ` [${[...new Set(rules)].join(', ')}]`;
}

function eventLine(event: GameEvent, { paint }: Looks): string {
  const words = eventWords(event);
  return `${paint.dim(String(event.id).padStart(5))}  ${event.type === 'turnBegan' ? paint.bold(words) : words}`;
}

/** What has happened from an event on, as far as a table speaks of it. */
export function newsText(game: Game, from: number, looks: Looks): string {
  const lines = game.log
    .slice(from)
    .filter(isReported)
    .map((event) => eventLine(event, looks));
  const earlier = looks.everything ? 0 : Math.max(0, lines.length - TOLD_LINES);
  const note = earlier > 0 ? [`… ${earlier} lines before; "log ${lines.length}" shows them`] : [];
  return [...note, ...lines.slice(earlier)].map((line) => `${line}\n`).join('');
}

/**
 * The end of the log with the rules behind each event.
 *
 * @param wanted a number of lines, `all` for every event and not only those of which a table speaks, or nothing
 */
export function logText(game: Game, ruleset: GameRuleset, wanted: string, looks: Looks): string {
  if (wanted !== '' && wanted !== 'all' && !/^\d+$/.test(wanted)) return '"log", "log 100" or "log all"\n';
  const events =
    wanted === 'all' ? game.log : game.log.filter(isReported).slice(-(Number(wanted) || LOG_LINES));
  return events
    .map((event) => `${eventLine(event, looks)}${looks.paint.dim(numbers(ruleset, event.parameters))}\n`)
    .join('');
}

/** An event, what led to it, and the rules behind each step with what this edition makes of them. */
export function whyText(game: Game, ruleset: GameRuleset, wanted: string, looks: Looks): string {
  if (!/^\d+$/.test(wanted))
    return 'why N tells what led to event N; the numbers stand before what happened and in the log\n';
  const number = Number(wanted);
  const last = game.log.length - 1;
  if (number > last) return `there is no event ${number}; the last is ${last}\n`;
  return why(game, number)
    .flatMap((event, at) => {
      const reasons = event.parameters.map((key) => {
        const entry = ruleset.entry(key as never);
        const rules = entry?.rules ?? [];
        const by = rules.length === 0 ? 'no rule of this edition speaks of it' : `rule ${rules.join(', ')}`;
        return looks.paint.dim(`       ${by}: ${key} is ${JSON.stringify(entry?.value ?? null)}`);
      });
      return [`${at === 0 ? '' : 'because of '}${eventLine(event, looks).trim()}`, ...reasons];
    })
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * A question with its numbered choices.
 *
 * @param others how many more are open
 */
export function questionText(
  game: Game,
  ruleset: GameRuleset,
  decision: Decision,
  person: PlayerId,
  others: number,
  looks: Looks,
): string {
  const { paint, width } = looks;
  const behalf = decision.onBehalfOf === undefined ? '' : ` for ${decision.onBehalfOf}`;
  const team = decision.team === undefined ? '' : ` for team ${decision.team}`;
  const when = decision.kind === 'priority' ? ` (${stepWords(game.step(decision.marker))})` : '';
  const rules = paint.dim(numbers(ruleset, decision.parameters));
  const lines = [`${paint.bold(person)}${behalf}${team}, ${questionWords(game, decision)}?${when}${rules}`];
  const digits = String(decision.options.length).length + 1;
  for (const [at, option] of decision.options.entries()) {
    const words = flow(optionWords(game, decision, option).split(' '), width, digits + 2, ' ');
    words.forEach((line, part) => {
      lines.push(part === 0 ? `${paint.cyan(String(at + 1).padStart(digits))}  ${line.trimStart()}` : line);
    });
  }
  if (others > 0) {
    const more = others === 1 ? '1 more question is' : `${others} more questions are`;
    lines.push(paint.dim(`${more} open; "next" turns to another`));
  }
  return `${lines.join('\n')}\n`;
}

/** How a game came out. */
export function resultsText(game: Game, ruleset: GameRuleset, seed: number, { paint, width }: Looks): string {
  const { state } = game;
  const teams = Object.keys(state.teams);
  const colour = (result: string): string =>
    result === 'won' ? paint.green(result) : result === 'lost' ? paint.red(result) : result;
  const words =
    teams.length > 0
      ? teams.map((team) => `team ${team} ${colour(game.result(team))}`)
      : state.seats.map((player) => `${player} ${colour(game.result(player))}`);
  const head = `The game is over after ${state.turnCount} turns and ${game.answers.length} decisions`;
  const where = `${variantName(state.options.variant)} under ${ruleset.edition ?? 'rules without a name'}, seed ${seed}`;
  return `${paint.bold(head)} (${where}):\n${flow(words, width, 2).join('\n')}\nstate ${game.hash()}\n`;
}

/** Who is within whose range of influence. */
export function rangesText(game: Game): string {
  if (game.state.options.range === null) return 'Nobody has a limited range of influence in this game.\n';
  return game
    .players()
    .map((player) => `${player} (${game.rangeSeats(player)}): ${game.rangeOf(player).join(', ')}\n`)
    .join('');
}
