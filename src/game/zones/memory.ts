import { traitsOf } from '../cards/traits.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

/** Keeps what may be asked about an object after it has left the battlefield. */
export function rememberLast(g: Engine, object: GameObject): void {
  const traits = traitsOf(g, object);
  object.last = {
    controller: object.controller,
    types: traits.types,
    subtypes: traits.subtypes,
    power: traits.power,
    toughness: traits.toughness,
    attachedTo: object.attachedTo,
    ...(Object.keys(object.counters).length > 0 ? { counters: object.counters } : {}),
  };
}
