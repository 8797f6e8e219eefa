import { createRequire } from 'node:module';

// Its import conditions point at files that Node cannot load as modules, so the other build is taken.
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** Noughts and crosses, the game of the library's own tutorial. */
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Its store by lot, the free cells listed before each move. */
export const boardgame = {
  name: 'boardgame.io, noughts and crosses',
  play(_seed, lot, tally) {
    const client = Client({ game, debug: false });
    client.start();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover !== undefined) break;
      const free = G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      tally.options += free.length;
      tally.decisions++;
      client.moves.take(free[lot(free.length)]);
    }
    const { G, ctx } = client.getState();
    client.stop();
    return JSON.stringify([G.cells, ctx.gameover]);
  },
};
