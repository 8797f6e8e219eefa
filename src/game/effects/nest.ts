import type { Effect } from '../cards/types.js';
import { carryOut } from '../carryOut.js';
import type { Engine } from '../engine.js';
import type { Context } from '../state.js';
import type { Frame } from '../threads.js';

export type EffectsFrame = Extract<Frame, { kind: 'effects' }>;

/** Runs effects inside others, with a context of their own that starts as a copy. */
export function nest(g: Engine, frame: EffectsFrame, effects: Effect[], more: Partial<Context> = {}): void {
  const { context } = frame;
  const own: Context = {
    ...context,
    chosen: { ...context.chosen },
    remembered: { ...context.remembered },
    piles: { ...context.piles },
    ...more,
  };
  carryOut(g, effects, own, true);
}
