import { Chess } from 'chess.js';

/** Chess by lot, every legal move listed before each. */
export const chess = {
  name: 'chess.js, chess',
  play(_seed, lot, tally) {
    const game = new Chess();
    for (let ply = 0; ply < 200; ply++) {
      const moves = game.moves();
      if (moves.length === 0) break;
      tally.options += moves.length;
      tally.decisions++;
      game.move(moves[lot(moves.length)]);
    }
    return game.fen();
  },
};
