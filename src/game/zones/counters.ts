import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

/** Puts so many counters of a kind on an object, or takes some away where the number is below 0. */
export function changeCounters(g: Engine, object: GameObject, kind: string, change: number): void {
  const now = (object.counters[kind] ?? 0) + change;
  object.counters = { ...object.counters, [kind]: now };
  if (now === 0) delete object.counters[kind];
  g.emit(change > 0 ? 'countersPut' : 'countersRemoved', {
    object: object.id,
    amount: Math.abs(change),
    detail: { kind },
  });
}

/** Untaps a permanent, or takes a stun counter from it instead. */
export function untapOne(g: Engine, object: GameObject): void {
  if (object.counters.stun) {
    changeCounters(g, object, 'stun', -1);
    return;
  }
  object.tapped = false;
  g.emit('untapped', { object: object.id });
}
