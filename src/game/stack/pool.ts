import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import type { ManaUse, PlayerId } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';

/** What mana is spent on: a spell that is cast, or the source of an ability that is activated. */
export interface Spending {
  object: GameObject;
  use: keyof ManaUse;
}

/** A spell that is cast. */
export const casting = (object: GameObject): Spending => ({ object, use: 'cast' });
/** An ability that is activated. */
export const activating = (object: GameObject): Spending => ({ object, use: 'activate' });

/** Whether mana that is for some uses only can be spent on this. */
function allowed(g: Engine, player: PlayerId, only: ManaUse, on: Spending | undefined): boolean {
  const filter = on && only[on.use];
  if (!on || !filter) return false;
  const wanted = on.use === 'cast' ? { ...filter, zone: 'any' as const } : filter;
  return matches(g, glance(player, on.object.id), on.object, wanted);
}

/**
 * The mana that a player can spend on something.
 *
 * @param on what it is spent on; without it only mana that is for everything counts
 * @returns null where nobody counts mana
 */
export function manaFor(g: Engine, player: PlayerId, on?: Spending): number | null {
  const state = g.state.players[player];
  if (state === undefined || state.mana === null) return null;
  if (state.earmarked === undefined) return state.mana;
  return state.earmarked.reduce(
    (sum, { amount, only }) => (allowed(g, player, only, on) ? sum + amount : sum),
    state.mana,
  );
}

/** Spends mana: first what can be spent on little else, the oldest of it before the rest. */
export function spendMana(g: Engine, player: PlayerId, amount: number, on?: Spending): void {
  const state = g.state.players[player];
  if (amount === 0 || state === undefined || state.mana === null) return;
  let left = amount;
  if (state.earmarked !== undefined && on !== undefined) {
    const rest = state.earmarked.map((one) => {
      const taken = allowed(g, player, one.only, on) ? Math.min(left, one.amount) : 0;
      left -= taken;
      return taken === 0 ? one : { ...one, amount: one.amount - taken };
    });
    const kept = rest.filter((one) => one.amount > 0);
    if (kept.length > 0) state.earmarked = kept;
    else delete state.earmarked;
  }
  state.mana -= left;
  g.emit('manaSpent', { player, amount });
}
