import { amountOf } from '../cards/amounts.js';
import { glance } from '../cards/context.js';
import { admits, matches } from '../cards/filters.js';
import { staticsOf } from '../cards/traits.js';
import type { PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

/** How many tokens are made where so many would be, under a player's control. */
export function tokensMade(g: Engine, under: PlayerId, count: number): number {
  let made = count;
  for (const { source, ability } of staticsOf(g, 'moreTokens'))
    if (admits(g, glance(source.controller, source.id), under, ability.who)) made *= ability.times;
  return made;
}

/** How many counters an effect puts on a permanent that is in play or about to enter, where it would put so many. */
export function countersMade(g: Engine, object: GameObject, kind: string, count: number): number {
  let made = count;
  if (count <= 0) return made;
  for (const { source, ability } of staticsOf(g, 'moreCounters'))
    if (
      (ability.kind === undefined || ability.kind === kind) &&
      matches(g, glance(source.controller, source.id), { ...object, zone: 'battlefield' }, ability.which)
    )
      made *= ability.times;
  return made;
}

/** The counters with which a permanent enters by what others in play say. */
export function countersOfOthers(g: Engine, object: GameObject): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { source, ability } of staticsOf(g, 'entersWith')) {
    const context = glance(source.controller, source.id);
    if (!matches(g, context, { ...object, zone: 'battlefield' }, ability.which)) continue;
    found[ability.kind] = (found[ability.kind] ?? 0) + amountOf(g, context, ability.count);
  }
  return found;
}

/** Whether something in play has this permanent enter tapped. */
export function entersTapped(g: Engine, object: GameObject): boolean {
  return staticsOf(g, 'entersTapped').some(({ source, ability }) =>
    matches(g, glance(source.controller, source.id), { ...object, zone: 'battlefield' }, ability.which),
  );
}
