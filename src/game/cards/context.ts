import type { Context } from '../state.js';
import type { ObjectId, PlayerId } from './types.js';

/** A fresh context for effects, amounts and filters of one source. */
export function contextOf(
  controller: PlayerId,
  source: ObjectId | null,
  more: Partial<Context> | null = null,
): Context {
  const context: Context = {
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
  };
  if (more !== null) Object.assign(context, more);
  return context;
}

const EMPTY = Object.freeze({});
const NO_TARGETS: Context['targets'] = [];
Object.freeze(NO_TARGETS);

/** A context to look through and not to keep: what it would remember is shared and cannot be changed. */
export function glance(controller: PlayerId, source: ObjectId | null, x = 0, n = 0, plane = false): Context {
  return {
    controller,
    source,
    targets: NO_TARGETS,
    x,
    n,
    it: EMPTY,
    that: EMPTY,
    found: null,
    chosen: EMPTY,
    remembered: EMPTY,
    piles: EMPTY,
    plane,
  };
}

/** The same context where it may be changed; instead of one to look through, one of its own. */
export function lasting(context: Context): Context {
  if (context.piles !== EMPTY) return context;
  return { ...context, targets: [...context.targets], it: {}, chosen: {}, remembered: {}, piles: {} };
}
