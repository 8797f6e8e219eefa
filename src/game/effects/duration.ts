import { playersOf } from '../cards/references.js';
import type { Duration, ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { GameError } from '../errors.js';
import type { StoredDuration } from '../state.js';
import type { EffectsFrame } from './nest.js';

/**
 * A duration with everything in it named, as the state keeps it.
 *
 * @throws GameError where it is no duration
 */
export function storedDuration(
  g: Engine,
  frame: EffectsFrame,
  duration: Duration,
  object: ObjectId | null,
): StoredDuration {
  const { context } = frame;
  checkDuration(duration);
  switch (duration.until) {
    case 'endOfTurn':
      return { until: 'endOfTurn', marker: g.thread.marker };
    case 'endOfCombat':
      return { until: 'endOfCombat', marker: g.thread.marker };
    case 'attached':
      return context.source === null || object === null
        ? { until: 'permanent' }
        : { until: 'attached', source: context.source, object };
    case 'sourceLeaves':
    case 'sourceLost':
    case 'sourceTapped': {
      const source = context.source === null ? undefined : g.state.objects.get(context.source);
      return source === undefined
        ? { until: 'permanent' }
        : {
            until: 'source',
            source: source.id,
            incarnation: source.incarnation,
            ...(duration.until === 'sourceLost' || (duration.until === 'sourceTapped' && duration.kept)
              ? { of: context.controller }
              : {}),
            ...(duration.until === 'sourceTapped' ? { tapped: true as const } : {}),
          };
    }
    case 'onStack':
      return object === null ? { until: 'permanent' } : { until: 'onStack', object };
    case 'untapStep':
      return object === null ? { until: 'permanent' } : { until: 'untapStep', object };
    case 'nextTurn': {
      const player = playersOf(g, context, duration.of ?? { player: 'you' })[0] ?? context.controller;
      return { until: 'nextTurn', player };
    }
    case 'permanent':
      return { until: 'permanent' };
  }
}

/** All there are: the type sees to it that none is left out. */
const ways: Readonly<Record<Duration['until'], true>> = {
  endOfTurn: true,
  endOfCombat: true,
  attached: true,
  onStack: true,
  sourceLeaves: true,
  sourceLost: true,
  sourceTapped: true,
  untapStep: true,
  nextTurn: true,
  permanent: true,
};

/** Cards and instructions come from outside, and may hold anything. */
function checkDuration(duration: Duration): void {
  const { until } = (duration ?? {}) as { until?: unknown };
  if (typeof until === 'string' && Object.hasOwn(ways, until)) return;
  const said = duration === undefined ? 'is missing' : `is ${JSON.stringify(duration)}`;
  const known = Object.keys(ways).map((way) => `"${way}"`);
  throw new GameError(`"duration" ${said}; an effect lasts {"until": …}, one of ${known.join(', ')}`);
}
