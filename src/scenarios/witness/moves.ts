import { type Decision, type Game, GameError, type Option } from '../../game/index.js';
import type { Step } from '../steps/step.js';
import { optionName } from '../steps/table.js';
import type { SearchTable } from './tables.js';

/** A pair of games that have gone alike so far. */
export interface Node {
  one: Game;
  other: Game;
  steps: Step[];
  exercised: number;
}

/** Something that may happen next, as a step of a scenario and as an act. */
export interface Move {
  step: Step | Step[];
  act(game: Game): void;
  exercise?: true;
}

/** Enough for a loop without a choice to be noticed at a table of eight. */
const MOST_PASSES = 320;
const MOST_EXERCISES = 3;
const MOST_OPTIONS = 6;

/** What may happen next: a choice that is open, or with nothing else open an exercise, a departure or going on. */
export function movesOf(table: SearchTable, node: Node): Move[] {
  const { one, exercised } = node;
  const pending = one.pending();
  const open = pending.find(({ kind }) => kind !== 'priority');
  if (open !== undefined) return choicesOf(node, open);
  const moves: Move[] = [];
  if (exercised < MOST_EXERCISES)
    for (const { by, source, effects } of table.exercises)
      moves.push({
        step: { instruct: effects, by, ...(source === undefined ? {} : { source }) },
        act: (game) =>
          game.instruct(effects, { controller: by, ...(source === undefined ? {} : { source }) }),
        exercise: true,
      });
  for (const player of table.players.slice(0, 5))
    if (one.inGame(player)) moves.push({ step: { concede: player }, act: (game) => game.concede(player) });
  for (const decision of pending)
    for (const option of decision.options) {
      if (option.type === 'pass') continue;
      const choice = actionStep(option);
      if (choice !== null) moves.push({ step: choice, act: (game) => answer(game, decision, option) });
    }
  for (const decision of pending)
    if (decision.team !== undefined && decision.players.length > 1) {
      const by = decision.players[0] as string;
      moves.push({ step: { pass: by }, act: (game) => answer(game, decision, { type: 'pass' }, by) });
    }
  const passes: Step[] = passers(one.fork()).map((player) => ({ pass: player }));
  moves.push({ step: passes, act: (game) => void passers(game) });
  // What goes on by itself comes to an end only after a while.
  if (one.stack().length > 0)
    moves.push({ step: { resolve: 'all' }, act: (game) => void passers(game, MOST_PASSES) });
  return moves;
}

function actionStep(option: Option): Step | null {
  if (option.type === 'activate')
    return { activate: option.object, by: option.player, ability: option.label ?? option.ability };
  if (option.type === 'cast') return { cast: option.object, by: option.player };
  if (option.type === 'playLand') return { play: option.object, by: option.player };
  return null;
}

/** Everybody passes until something resolves, a step begins or a question is asked. @returns who passed */
function passers(game: Game, most = 16): string[] {
  const passed: string[] = [];
  const stands = (): string =>
    [game.step(), most > 16 ? game.stack().length > 0 : game.stack().length, game.turnOwner()].join();
  const before = stands();
  for (let at = 0; at < most && !game.isOver(); at++) {
    if (stands() !== before) break;
    const open = game.pending();
    const decision = open.find(({ kind }) => kind === 'priority');
    if (decision === undefined || open.some(({ kind }) => kind !== 'priority')) break;
    passed.push(decision.team ?? (decision.players[0] as string));
    game.answer(decision.id, { type: 'pass' });
  }
  return passed;
}

function choicesOf(node: Node, decision: Decision): Move[] {
  if (decision.kind === 'attack' || decision.kind === 'block') return declarations(node, decision);
  return decision.options.slice(0, MOST_OPTIONS).map((option) => ({
    step: choiceStep(decision, option),
    act: (game) => answer(game, decision, option),
  }));
}

/** Ways to go on declaring behind the first choice: nobody else, everybody alike, everybody otherwise, and in a band with the first. */
const OTHERS = ['none', 'alike', 'otherwise', 'banded'] as const;

/** What one attacker or blocker could do, with the others staying behind, doing the same or something else. */
function declarations({ one, other }: Node, decision: Decision): Move[] {
  const moves: Move[] = [];
  const known = new Set<string>();
  for (const option of decision.options.slice(0, MOST_OPTIONS))
    for (const others of OTHERS) {
      const act = (game: Game): Option[] => {
        answer(game, decision, option);
        const chosen = [option];
        for (;;) {
          const more = game.pending().find(({ kind }) => kind === decision.kind);
          if (more === undefined || more.players.join() !== decision.players.join()) return chosen;
          const next = more.options.find((each) => fits(each, chosen, others)) ?? idle(more);
          if (next === undefined) return chosen;
          game.answer(more.id, next);
          chosen.push(next);
        }
      };
      // What is declared in the one game may not be possible in the other, where fewer take part.
      const [, most] = [one, other].map((game) => act(game.fork())).sort((a, b) => a.length - b.length);
      const step = declaration(decision, most ?? []);
      const text = JSON.stringify(step);
      if (known.has(text)) continue;
      known.add(text);
      moves.push({ step, act: (game) => void act(game) });
    }
  return moves;
}

function idle({ options }: Decision): Option | undefined {
  return options.find(({ type }) => type === 'stayHome' || type === 'noBlock');
}

function fits(option: Option, chosen: readonly Option[], others: (typeof OTHERS)[number]): boolean {
  const aims = chosen.flatMap((each) => aimOf(each) ?? []);
  const aim = aimOf(option);
  if (others === 'none' || aim === null) return false;
  if (others === 'alike') return aims.includes(aim);
  // In a band where one can be formed, else at somebody who is not attacked yet.
  if (others === 'banded' && (option.type !== 'attack' || option.band === undefined)) return false;
  return !aims.includes(aim);
}

function aimOf(option: Option): string | null {
  if (option.type === 'attack') return option.defender;
  return option.type === 'block' ? option.attacker : null;
}

function declaration({ kind, team, players }: Decision, chosen: readonly Option[]): Step {
  const by = team ?? (players[0] as string);
  if (kind === 'block') {
    const block: Record<string, string> = {};
    for (const option of chosen) if (option.type === 'block') block[option.creature] = option.attacker;
    return { block, by };
  }
  const attack: Record<string, string> = {};
  const bands: string[][] = [];
  for (const option of chosen) {
    if (option.type !== 'attack') continue;
    attack[option.creature] = option.defender;
    if (option.band !== undefined) bands.push([option.band, option.creature]);
  }
  return bands.length > 0 ? { attack, by, bands } : { attack, by };
}

function choiceStep({ kind, players }: Decision, option: Option): Step {
  const by = players[0] as string;
  if (kind === 'mulligan') return option.type === 'keep' ? { keep: by } : { mulligan: by };
  if (kind === 'payment') return { pay: option.type === 'yes', by };
  return { choose: optionName(option), by, kind };
}

/** Gives the same answer where the same is asked. */
function answer(game: Game, { kind, players }: Decision, option: Option, by?: string): void {
  const same = game
    .pending()
    .find((decision) => decision.kind === kind && decision.players.join() === players.join());
  if (same === undefined) throw new GameError('that is not asked');
  game.answer(same.id, option, by);
}
