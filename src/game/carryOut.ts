import { NO_ANSWERS } from './answers.js';
import { lasting } from './cards/context.js';
import type { Effect } from './cards/types.js';
import type { Engine } from './engine.js';
import type { Context } from './state.js';

/**
 * Has effects carried out above whatever is going on.
 * @param context what they know; they may change it
 * @param nested whether they are part of an effect that is carried out beneath
 */
export function carryOut(g: Engine, effects: Effect[], context: Context, nested = false): void {
  g.push({
    cause: g.cause,
    answers: NO_ANSWERS,
    kind: 'effects',
    effects,
    index: 0,
    nested,
    context: lasting(context),
  });
}
