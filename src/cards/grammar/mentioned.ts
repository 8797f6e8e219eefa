import type { ObjectRef } from '../../game/index.js';
import { SELF } from './constants.js';
import { type Scope, same } from './reader.js';
import type { Reader } from './rules.js';

/** The one object that "it" can mean; `~` is never "that creature". */
export function thatObject(scope: Scope, itself: boolean): ObjectRef | undefined {
  if (scope.thing) return scope.thing;
  const candidates: ObjectRef[] = [...scope.objects];
  if (scope.event && !candidates.some((one) => same(one, scope.event))) candidates.push(scope.event);
  if (scope.eventOther && !candidates.some((one) => same(one, scope.eventOther)))
    candidates.push(scope.eventOther);
  if (itself && candidates.length === 0 && scope.actor) return scope.actor;
  if (itself && candidates.length === 0 && scope.last.self && !scope.host) return SELF;
  const open = itself ? candidates : candidates.filter((one) => one.object !== 'self');
  return open.length === 1 ? open[0] : undefined;
}

export const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** "the first target", "the second target's". */
export function ordinal(r: Reader, whose: boolean): number | undefined {
  return r.attempt(() => {
    if (!r.take('the')) return undefined;
    const index = ORDINALS.indexOf(r.peek());
    if (index < 0) return undefined;
    r.at++;
    return r.take(whose ? "target's" : 'target') ? index : undefined;
  });
}

/** "that target", "each of those targets" where there is only one that it can mean. */
export function theOnlyTarget(r: Reader, whose: boolean): number | undefined {
  if (r.scope.targets.length !== 1) return undefined;
  const own = whose ? "'s" : '';
  return r.oneOf(`that target${own}`, `each of those targets${own}`) === undefined ? undefined : 0;
}

/** Whether a target is the next one to be mentioned: they are counted in the order in which they are said. */
export function nextTarget(t: Scope, index: number): boolean {
  const said = [...t.players, ...t.objects].flatMap((one) => ('index' in one ? [one.index] : []));
  return index === new Set(said).size && !said.includes(index);
}
