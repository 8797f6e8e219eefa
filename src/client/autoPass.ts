import type { Decision, Game, PlayerId } from '../game/index.js';

/** When a person is asked for priority: at the usual moments, always, or again after this turn or at the next turn of their own. */
type AutoPassMode = 'usual' | 'never' | 'untilNextTurn' | 'untilOwnTurn';

/** The number of the turn to which a decision belongs; -1 between turns. */
export function turnNumber(game: Game, decision: Decision): number {
  return game.state.threads.find(({ marker }) => marker === decision.marker)?.turn?.number ?? -1;
}

/** The team of a player, or null where the player has none. */
export function teamOf(game: Game, player: PlayerId): string | null {
  return Object.entries(game.state.teams).find(([, team]) => team.members.includes(player))?.[0] ?? null;
}

/** Passes priority for people where they would hardly do anything with it. */
export class AutoPass {
  #mode: AutoPassMode = 'usual';
  /** The turn in which a person asked to be passed by. */
  #turn = -1;

  /** Asks at every chance to act, or (`usual`) where something is likely to be done. */
  set(mode: 'usual' | 'never'): void {
    this.#mode = mode;
  }

  /** Passes from the turn of a decision on. */
  rest(mode: 'untilNextTurn' | 'untilOwnTurn', turn: number): void {
    this.#mode = mode;
    this.#turn = turn;
  }

  /** Ends a rest: the person has chosen something, or has taken a choice back. */
  wake(): void {
    if (this.#mode !== 'never') this.#mode = 'usual';
  }

  /** Whether a person lets priority pass without being asked. */
  passes(game: Game, decision: Decision): boolean {
    if (decision.kind !== 'priority') return false;
    const { options, players, marker } = decision;
    if (options.every(({ type }) => type === 'pass')) return true;
    if (this.#mode === 'never') return false;
    const own = game.activePlayers().some((player) => players.includes(player));
    if (this.#mode !== 'usual') {
      const sameTurn = turnNumber(game, decision) === this.#turn;
      if (sameTurn || (this.#mode === 'untilOwnTurn' && !own)) return true;
      this.#mode = 'usual';
    }
    const top = game.state.stacks[marker]?.at(-1);
    if (top !== undefined) return players.some((player) => areTeammates(game, player, game.controller(top)));
    const step = game.step(marker);
    if (own && (step === 'main1' || step === 'main2')) return false;
    const fighting = game
      .attackers()
      .some(({ creature, blockedBy }) =>
        [creature, ...blockedBy].some((id) => players.includes(game.controller(id))),
      );
    return !(step === 'declareBlockers' && fighting);
  }
}

/** Whether two players are on one team, or one and the same. */
export function areTeammates(game: Game, a: PlayerId, b: PlayerId): boolean {
  return a === b || (teamOf(game, a) ?? a) === teamOf(game, b);
}
