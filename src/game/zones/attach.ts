import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { refreshControl } from './control.js';

/** Attaches an Aura, Equipment or Fortification to an object or a player. */
export function attachTo(g: Engine, object: GameObject, host: string): void {
  if (object.attachedTo === host) return;
  object.attachedTo = host;
  object.timestamp = ++g.state.clock;
  g.emit('attached', { object: object.id, other: host });
  refreshControl(g);
}

/** An Equipment or Fortification is attached to nothing any more. */
export function unattach(g: Engine, object: GameObject): void {
  object.attachedTo = null;
  g.emit('unattached', { object: object.id });
  refreshControl(g);
}
