import type { Effect } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, Frame } from '../state.js';

export type EffectsFrame = Extract<Frame, { kind: 'effects' }>;

/** Runs effects inside others, with a context of their own that starts as a copy. */
export function nest(g: Engine, frame: EffectsFrame, effects: Effect[], more: Partial<Context> = {}): void {
  const { context } = frame;
  g.push({
    cause: g.cause,
    answers: {},
    kind: 'effects',
    effects,
    index: 0,
    nested: true,
    context: {
      ...context,
      chosen: { ...context.chosen },
      remembered: { ...context.remembered },
      piles: { ...context.piles },
      ...more,
    },
  });
}
