import type { Ability, Effect, EventPattern, ObjectId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, DelayedTrigger, GameObject, PendingTrigger } from '../state.js';
import { usesMarkers } from '../variants/index.js';
import { specsOfModes } from './modes.js';

/** A delayed ability that has triggered, or one that a keyword stands for, on its way to the stack. */
export function pendingOf(
  g: Engine,
  { source, controller, effects }: Pick<DelayedTrigger, 'source' | 'controller' | 'effects'>,
  that: Context['that'],
  cause: number,
  type: string,
): PendingTrigger {
  return {
    source,
    controller,
    index: -1,
    label: 'delayed',
    effects,
    specs: [],
    condition: null,
    that,
    marker: g.thread.marker,
    cause,
    ...boundBy(g, type),
  };
}

/** Whether a triggered ability of an object waits, or is on a stack. */
export const isTriggering = (g: Engine, source: ObjectId): boolean =>
  g.state.waiting.some((one) => one.source === source) ||
  Object.values(g.state.stacks)
    .flat()
    .some((id) => {
      const ability = g.object(id).ability;
      return ability?.triggered === true && ability.source === source;
    });

/** What an ability asks to be targeted, and its modes. */
/** Whose card it is does not change with the zone. */
const ITSELF = /(?<!"player":"owner","of":)\{"object":"self"\}/g;

/** Effects of an ability on its own card, which is another object once it has changed zones again. */
export function pinned(
  { on, effects }: { on: EventPattern; effects: Effect[] },
  { id, incarnation }: GameObject,
): Effect[] {
  if (on.when !== 'buried' || on.what.self !== true) return effects;
  const itself = JSON.stringify({ object: 'named', id, incarnation });
  return JSON.parse(JSON.stringify(effects).replace(ITSELF, itself)) as Effect[];
}

export function specsOf({
  targets,
  modes,
}: Extract<Ability, { ability: 'triggered' }>): Pick<PendingTrigger, 'specs' | 'modes'> {
  return modes === undefined ? { specs: targets ?? [] } : { specs: specsOfModes(modes), modes };
}

/** Events of a spell or ability that is on a stack or just goes on it. */
const OF_STACK = new Set(['cast', 'activated', 'targetsChosen', 'resolved', 'fizzled']);

/** Whether an object on a stack causes what happens just now: it resolves, or the event is its own. */
export function boundBy(g: Engine, type: string): { bound?: true } {
  if (!usesMarkers(g)) return {};
  const resolving = g.running && g.thread.frames.some((frame) => frame.kind === 'resolve');
  return resolving || OF_STACK.has(type) ? { bound: true } : {};
}
