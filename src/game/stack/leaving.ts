import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import type { ObjectFilter, Zone } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { ignoresRange } from '../reach/information.js';
import type { GameObject, PendingTrigger } from '../state.js';
import { conditionHolds, mayTrigger } from './conditions.js';
import { queue, watchers, withinRange } from './notice.js';
import { boundBy, pendingOf, specsOf } from './pending.js';

const NONE: PendingTrigger[] = [];

/** What would trigger on an object leaving the battlefield, judged by how things are before it does. */
export function triggersOnLeaving(g: Engine, object: GameObject, to: Zone): PendingTrigger[] {
  if (g.forces.watchers.size === 0 && !g.away.waits && g.state.delayed.length === 0) return NONE;
  const found: PendingTrigger[] = [];
  const dies = to === 'graveyard';
  for (const when of ['leaves', 'dies'] as const) {
    if (when === 'dies' && !dies) continue;
    for (const { source, controller, index, ability } of watchers(g, when)) {
      if (!('what' in ability.on)) continue;
      const context = glance(controller, source.id);
      if (!matches(g, context, object, ability.on.what as ObjectFilter)) continue;
      if (!ignoresRange(g, source) && !withinRange(g, controller, [object.controller])) continue;
      const stay = when === 'leaves' && source.stay !== undefined ? { stay: source.stay } : {};
      const that = { object: object.id, player: object.controller, ...stay };
      if (!mayTrigger(g, controller, source, that, ability)) continue;
      found.push({
        source: source.id,
        controller,
        index,
        label: when,
        effects: ability.effects,
        ...specsOf(ability),
        condition: ability.condition ?? null,
        that,
        marker: g.thread.marker,
        cause: -1,
        ...boundBy(g, 'moved'),
      });
    }
    g.state.delayed = g.state.delayed.filter((delayed) => {
      if (delayed.on.when !== when) return true;
      const about = delayed.object?.id;
      const context = glance(delayed.controller, delayed.source);
      if (about !== undefined) context.that = { object: about };
      if (!matches(g, context, object, delayed.on.what)) return true;
      if (!withinRange(g, delayed.controller, [object.controller])) return true;
      const that = { object: about ?? object.id, player: object.controller };
      found.push(pendingOf(g, delayed, that, -1, 'moved'));
      return delayed.lasting === true;
    });
  }
  return found;
}

/** Lets abilities that were found to trigger wait to be put on the stack. */
export function queueTriggers(g: Engine, triggers: PendingTrigger[], cause: number): void {
  for (const trigger of triggers) {
    g.emit('triggered', {
      object: trigger.source,
      player: trigger.controller,
    });
    g.state.waiting.push({ ...trigger, cause });
  }
}

/** Looks for abilities that trigger on a state of the game and have not triggered on it yet. */
export function noticeStates(g: Engine): void {
  for (const watcher of watchers(g, 'state')) {
    const { ability, controller, source, index } = watcher;
    if (ability.on.when !== 'state') continue;
    const key = `${source.id}/${index}/${source.incarnation}`;
    if (g.state.armed[key] === true) continue;
    const holdsNow = conditionHolds(g, controller, source, {}, ability.on.condition);
    if (!holdsNow) continue;
    if (!mayTrigger(g, controller, source, {}, ability)) continue;
    g.state.armed[key] = true;
    queue(g, watcher, {}, g.cause ?? 0, 'state');
  }
}

/** A state trigger may trigger again once it has left the stack. */
export function rearm(g: Engine, source: GameObject, index: number): void {
  delete g.state.armed[`${source.id}/${index}/${source.incarnation}`];
}
