import { isBared } from '../cards/traits.js';
import type { Cost } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { timesX } from './price.js';

/** For what a card may be cast from its owner's graveyard: by its own words, or for its mana cost where an effect gives it flashback. */
export function flashbackOf(g: Engine, object: GameObject): Cost[] | undefined {
  const card = g.definition(object);
  const own = isBared(g, object) ? undefined : card.flashback;
  if (own !== undefined || card.unpayable) return own;
  const given = g.inEffect
    .of('flashback')
    .some(({ content }) => content.object === object.id && content.incarnation === object.incarnation);
  if (!given) return undefined;
  const { cost = 0 } = card;
  const factor = timesX(card);
  const amount =
    factor === 0
      ? cost
      : {
          amount: 'plus' as const,
          of: [cost, { amount: 'times' as const, factor, of: { amount: 'x' as const } }],
        };
  return [{ cost: 'mana', amount }];
}
