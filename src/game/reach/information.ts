import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import type { Context, GameObject } from '../state.js';
import { usesMarkers } from '../variants/index.js';
import { inRange, limited, objectInRange } from './range.js';

/**
 * Whose ranges limit what is counted when an ability of `controller` counts something to change an object of
 * `affected`. A player or object counts only if it is within the range of every viewer.
 */
export function informationViewers(g: Engine, controller: PlayerId, affected: PlayerId): PlayerId[] {
  if (!limited(g)) return [controller];
  const perspective = g.rules.ask('rangeOfInfluence.informationPerspective');
  switch (perspective) {
    case 'commonToControllerAndAffectedPlayer':
      return controller === affected ? [controller] : [controller, affected];
    case 'effectControllersRangeOnly':
      return [controller];
    default:
      return unhandled('rangeOfInfluence.informationPerspective', perspective);
  }
}

/** Whether a player is seen by all viewers. */
export function seen(g: Engine, viewers: readonly PlayerId[], player: PlayerId): boolean {
  if (!limited(g)) return true;
  const rule = g.rules.ask('rangeOfInfluence.informationSource');
  switch (rule) {
    case 'onlyWithinControllersRange':
      return viewers.every((viewer) => inRange(g, viewer, player));
    case 'wholeGame':
      return true;
    default:
      return unhandled('rangeOfInfluence.informationSource', rule);
  }
}

/** Whether an object is seen by all viewers: its controller is, or who protects it. */
export function seesObject(g: Engine, viewers: readonly PlayerId[], object: GameObject): boolean {
  if (seen(g, viewers, object.controller)) return true;
  return object.protector !== undefined && viewers.every((viewer) => objectInRange(g, viewer, object));
}

/** Whether the static ability of a source reaches an object. */
export function limitedTo(g: Engine, source: GameObject, object: GameObject): boolean {
  if (!limited(g) || ignoresRange(g, source)) return true;
  return reaches(g, source.controller, object.controller);
}

/**
 * Whether an effect does nothing at all, as part of what it would affect is out of reach: so where the rules keep no part of it.
 *
 * @param reached how many players or objects it reaches
 * @param meant counts those it would affect wherever they are
 */
export function isFoiled(
  g: Engine,
  context: Context,
  reached: number,
  meant: (anywhere: Context) => number,
): boolean {
  if (!limited(g) || context.plane) return false;
  if (g.rules.ask('rangeOfInfluence.effectsOutOfRange') === 'doNothing') return false;
  return reached < meant({ ...context, plane: true });
}

/** Whether an effect of `controller` does anything to `player` and what that player controls. */
export function reaches(g: Engine, controller: PlayerId, player: PlayerId): boolean {
  if (!limited(g)) return true;
  g.rules.ask('rangeOfInfluence.effectsOutOfRange');
  return inRange(g, controller, player);
}

/** Whether an effect reaches an object. */
export function reachesObject(g: Engine, context: Context, object: GameObject): boolean {
  if (!limited(g) || context.plane) return true;
  g.rules.ask('rangeOfInfluence.effectsOutOfRange');
  return objectInRange(g, context.controller, object);
}

/** Whether an effect reaches a player. */
export function reachesPlayer(g: Engine, context: Context, player: PlayerId): boolean {
  return context.plane || reaches(g, context.controller, player);
}

/** Whether the text of a card is exempt from range of influence because of what kind of card it is. */
export function ignoresRange(g: Engine, source: GameObject): boolean {
  const types = g.definition(source).types;
  const plane = types.includes('plane');
  const phenomenon = types.includes('phenomenon');
  if (!plane && !phenomenon) return false;
  if (usesMarkers(g)) return false;
  const exempt = g.rules.ask('rangeOfInfluence.planechaseExemption');
  switch (exempt) {
    case 'none':
      return false;
    case 'planes':
      return plane;
    case 'planesAndPhenomena':
      return true;
    default:
      return unhandled('rangeOfInfluence.planechaseExemption', exempt);
  }
}
