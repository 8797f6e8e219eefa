import type { Context } from '../state.js';
import type { ObjectId, PlayerId } from './types.js';

/** A fresh context for effects, amounts and filters of one source. */
export function contextOf(
  controller: PlayerId,
  source: ObjectId | null,
  more: Partial<Context> = {},
): Context {
  return {
    controller,
    source,
    targets: [],
    x: 0,
    n: 0,
    it: {},
    that: {},
    found: null,
    chosen: {},
    remembered: {},
    piles: {},
    plane: false,
    ...more,
  };
}
