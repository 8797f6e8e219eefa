import { amountOf } from '../cards/amounts.js';
import { playersOf } from '../cards/references.js';
import type { ManaUse, ObjectFilter } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { EffectsFrame } from './nest.js';
import type { EffectOf } from './types.js';

/** Adds mana to pools. */
export function mana(g: Engine, frame: EffectsFrame, effect: EffectOf<'mana'>): boolean {
  const amount = Math.max(0, amountOf(g, frame.context, effect.amount));
  const only = effect.only && settled(g, frame, effect.only);
  for (const player of playersOf(g, frame.context, effect.player)) {
    const state = g.state.players[player];
    if (state === undefined || amount === 0) continue;
    g.pooled = true;
    state.pool = [...(state.pool ?? []), only === undefined ? { amount } : { amount, only }];
    g.emit('manaAdded', { player, amount });
  }
  return true;
}

/** What mana can be spent on, with the subtype that was chosen for its source in the place of "chosen". */
function settled(g: Engine, frame: EffectsFrame, only: ManaUse): ManaUse {
  const chosen = g.state.objects.get(frame.context.source ?? '')?.chosenType;
  const named = (filter?: ObjectFilter) => {
    if (!filter?.chosenType) return filter;
    const { chosenType: _, ...rest } = filter;
    return { ...rest, subtypes: chosen === undefined ? [] : [chosen] };
  };
  const [cast, activate] = [named(only.cast), named(only.activate)];
  return { ...(cast ? { cast } : {}), ...(activate ? { activate } : {}) };
}
