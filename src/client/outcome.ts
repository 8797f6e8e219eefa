import type { Game, GameRuleset, PlayerId } from '../game/index.js';
import { teamOf } from './autoPass.js';

/** How a game came out, as data. */
export interface Outcome {
  edition: string;
  /** What of the rules was passed over, where the table was told to be lenient. */
  passedOver?: string[];
  variant: string | null;
  seed: number;
  players: { player: PlayerId; team: string | null; bot: boolean; result: string }[];
  over: boolean;
  turns: number;
  answers: number;
  events: number;
  hash: string;
}

/** How a game stands. */
export function outcomeOf(
  game: Game,
  ruleset: GameRuleset,
  seed: number,
  bots: ReadonlySet<PlayerId>,
): Outcome {
  const { state, passedOver } = game;
  return {
    edition: ruleset.edition ?? '',
    ...(passedOver.length > 0 ? { passedOver: passedOver.map(({ message }) => message) } : {}),
    variant: state.options.variant,
    seed,
    players: state.seats.map((player) => ({
      player,
      team: teamOf(game, player),
      bot: bots.has(player),
      result: game.result(player),
    })),
    over: state.over,
    turns: state.turnCount,
    answers: game.answers.length,
    events: game.log.length,
    hash: game.hash(),
  };
}
