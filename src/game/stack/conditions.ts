import { holds } from '../cards/amounts.js';
import { contextOf } from '../cards/context.js';
import type { Ability, Condition, PlayerId } from '../cards/types.js';
import { defendingCandidates } from '../combat/defending.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';

/** Whether the condition of a triggered ability is true, of its event. */
export function conditionHolds(
  g: Engine,
  controller: PlayerId,
  source: GameObject,
  that: Context['that'],
  condition: Condition,
): boolean {
  const context = contextOf(controller, source.id, { that, n: source.n, x: source.x });
  const defending = defendersMeant(g, context, condition);
  return defending === null ? holds(g, context, condition) : defending.length > 0;
}

/** Whether what is asked of an ability as it would trigger is so. */
export function mayTrigger(
  g: Engine,
  controller: PlayerId,
  source: GameObject,
  that: Context['that'],
  ability: Extract<Ability, { ability: 'triggered' }>,
): boolean {
  return [ability.condition, ability.while].every(
    (condition) => condition === undefined || conditionHolds(g, controller, source, that, condition),
  );
}

/**
 * The players for whom a condition is true that speaks of the defending player where there are several, so that it means one
 * of them and the same one throughout; null where it does not or there are not.
 */
export function defendersMeant(g: Engine, context: Context, condition: Condition): PlayerId[] | null {
  if (!JSON.stringify(condition).includes('"player":"defending"')) return null;
  const candidates = defendingCandidates(g, context);
  if (candidates.length < 2) return null;
  return candidates.filter((player) =>
    holds(g, { ...context, chosen: { ...context.chosen, '#defending': player } }, condition),
  );
}
