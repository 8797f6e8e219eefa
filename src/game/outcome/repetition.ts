import type { Engine } from '../engine.js';

/** Somebody has done something: what came before is no part of a loop any more. */
export function forgetLoop(g: Engine): void {
  const { loop } = g.state;
  if (loop.positions.length > 0 || loop.controllers.length > 0)
    g.state.loop = { positions: [], controllers: [] };
}
