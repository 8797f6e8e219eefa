import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { addEffect } from '../zones/inEffect.js';

/** Has an object not untap in its controller's next untap step. */
export function exert(g: Engine, player: PlayerId, object: GameObject): void {
  addEffect(g, {
    controller: player,
    source: object.id,
    duration: { until: 'untapStep', object: object.id },
    content: { kind: 'forbid', object: object.id, incarnation: object.incarnation, cant: ['untap'] },
  });
  g.changed();
}
