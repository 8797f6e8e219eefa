import type { Condition, Cost, Effect, EventPattern } from '../game/index.js';
import { SELF } from './grammar/constants.js';
import { same } from './grammar/reader.js';

/** The card lies in a graveyard, where its ability waits. */
export const BURIED: Condition = { if: 'matches', object: SELF, filter: { zone: 'graveyard' } };
export const IN_GRAVEYARD = '~ is in your graveyard';

/** Where the card has to be for costs that it pays itself, if not in play. */
export const exiledFrom = (costs: readonly Cost[]): 'graveyard' | 'hand' | undefined =>
  costs.flatMap((cost): ('graveyard' | 'hand')[] =>
    cost.cost === 'discardSelf' || cost.cost === 'revealSelf'
      ? ['hand']
      : cost.cost === 'exileSelf' && cost.from
        ? [cost.from]
        : [],
  )[0];

/** Whether effects begin with the card's return from its graveyard. */
export const comesBack = ([first]: readonly Effect[]): boolean =>
  first?.effect === 'move' && first.from === 'graveyard';

/** Where a card waits for an event: a spell for its own casting, what comes back from a graveyard there. */
export function awayOf(
  on: EventPattern,
  effects: readonly Effect[],
  condition?: Condition,
): 'graveyard' | 'stack' | 'exile' | undefined {
  if (on.when === 'counterRemoved' && on.what.zone === 'exile') return 'exile';
  if (on.when === 'dies' && on.what.haunted) return 'exile';
  if (same(condition, BURIED)) return 'graveyard';
  const self = 'what' in on && on.what?.self === true;
  if (on.when === 'casts' && self) return 'stack';
  if ((on.when === 'discards' || on.when === 'cycles' || on.when === 'buried') && self) return 'graveyard';
  const leaves = on.when === 'dies' || on.when === 'leaves';
  return !(leaves && self) && JSON.stringify(effects).includes('"from":"graveyard"')
    ? 'graveyard'
    : undefined;
}
