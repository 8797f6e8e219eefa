import type { Ability, CardDefinition, Cost, TargetSpec } from './types.js';

const NONE: readonly never[] = [];

/** Costs that a player can or cannot pay by what is in play, in hand and in the pool. */
const STEADY_COSTS = new Set<Cost['cost']>(['mana', 'tap', 'sacrificeSelf', 'discard']);

/** What a filter may ask for without anything else than what is in play having a say. */
const STEADY_FILTER = new Set<string>(['types', 'notTypes', 'subtypes', 'supertypes', 'name', 'token']);

/** Whether what a player may do with a card depends on nothing but what is in play, in hand and in the pool. */
export function isSteady(card: CardDefinition, abilities: readonly Ability[]): boolean {
  if (card.spell?.modes !== undefined) return false;
  for (const spec of card.spell?.targets ?? NONE) if (!isSteadySpec(spec)) return false;
  if (card.enchant !== undefined && !isSteadySpec(card.enchant)) return false;
  if (
    card.castOnly !== undefined ||
    card.additionalCosts !== undefined ||
    card.alternative !== undefined ||
    card.kicker !== undefined ||
    card.helped !== undefined ||
    card.overload !== undefined ||
    card.entwine !== undefined ||
    card.buyback !== undefined
  )
    return false;
  for (const ability of abilities) {
    if (
      ability.ability === 'static' &&
      (ability.static === 'price' || ability.static === 'asFlash') &&
      ability.which.self
    )
      return false;
    if (ability.ability !== 'activated') continue;
    if (ability.only !== undefined || ability.while !== undefined || ability.once) return false;
    for (const spec of ability.targets ?? NONE) if (!isSteadySpec(spec)) return false;
    for (const cost of ability.costs) {
      if (!STEADY_COSTS.has(cost.cost)) return false;
      if (cost.cost === 'mana' && typeof cost.amount !== 'number') return false;
    }
  }
  return true;
}

function isSteadySpec({ players, objects, forEach, chooser, divide }: TargetSpec): boolean {
  if (divide !== undefined || forEach !== undefined || chooser === 'opponent') return false;
  for (const key in players) if (key !== 'who') return false;
  for (const key in objects) if (!STEADY_FILTER.has(key)) return false;
  return true;
}
