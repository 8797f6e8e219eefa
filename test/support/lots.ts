import type { Game } from '../../src/game/index.js';

/** Numbers by lot, the same for the same seed. */
export function lots(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/** Answers so many decisions by lot, preferring to act; now and then somebody concedes. */
export function playByLot(
  game: Game,
  lot: (below: number) => number,
  decisions: number,
  departures = 150,
): void {
  for (let at = 0; at < decisions && !game.isOver(); at++) {
    const open = game.pending();
    if (open.length === 0) throw new Error('nobody is asked anything and the game is not over');
    if (departures > 0 && lot(departures) === 0) {
      const players = game.players();
      game.concede(players[lot(players.length)] as string);
      continue;
    }
    const decision = open[lot(open.length)];
    if (decision === undefined) throw new Error('no decision');
    const { options } = decision;
    const act = decision.kind === 'priority' && options.length > 1 && lot(3) > 0;
    game.answer(decision.id, act ? 1 + lot(options.length - 1) : lot(options.length));
  }
}
