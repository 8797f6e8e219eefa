import { layersOf } from '../cards/traits.js';
import type { CardDefinition, EventPattern } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Watcher } from '../zones/survey.js';

/** Whether a card of the game has an ability that triggers elsewhere than in play; looked for once. */
function waitsAway(cards: ReadonlyMap<string, CardDefinition>): boolean {
  let known = waiting.get(cards);
  if (known === undefined) {
    known = [...cards.values()].some(({ abilities }) =>
      abilities?.some((one) => one.ability === 'triggered' && one.from !== undefined),
    );
    waiting.set(cards, known);
  }
  return known;
}

const waiting = new WeakMap<object, boolean>();
const NONE: readonly never[] = [];

/** The abilities of cards in graveyards and of spells on stacks that wait for one of these kinds of events. */
export function watchersAway(g: Engine, kinds: readonly EventPattern['when'][]): readonly Watcher[] {
  if (!waitsAway(g.cards)) return NONE;
  const found: Watcher[] = [];
  for (const [zone, lists] of [
    ['graveyard', g.state.graveyards],
    ['stack', g.state.stacks],
  ] as const)
    for (const id of Object.values(lists).flat()) {
      const source = g.state.objects.get(id);
      if (source === undefined || source.ability !== null) continue;
      for (const [index, ability] of layersOf(g, source).abilities.entries())
        if (ability.ability === 'triggered' && ability.from === zone && kinds.includes(ability.on.when))
          found.push({ source, controller: source.controller, index, ability });
    }
  return found;
}
