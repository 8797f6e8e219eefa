import { amountOf } from '../cards/amounts.js';
import type { CardDefinition } from '../cards/definition.js';
import type { Cost, PlayerId } from '../cards/types.js';
import { numbersFrom, type Option } from '../decision.js';
import type { Engine } from '../engine.js';
import { canPayLife } from '../life/ledger.js';
import type { Context } from '../state.js';
import { manaFor, type Spending } from './pool.js';

/** The life that is paid in place of one mana where a cost allows it. */
export const LIFE_FOR_MANA = 2;

/** Mana as it is paid for a card: a part of it perhaps in life. */
export const manaOf = ({ orLife }: CardDefinition, amount: number): Cost =>
  orLife === undefined ? { cost: 'mana', amount } : { cost: 'mana', amount, orLife };

/** The life that a player can pay in place of a part of the mana that a cost asks for, as ways of answering. */
export function waysInLife(
  g: Engine,
  player: PlayerId,
  costs: readonly Cost[],
  context: Context,
  { amount, orLife = 0 }: Extract<Cost, { cost: 'mana' }>,
  on: Spending | undefined,
): Option[] {
  const mana = amountOf(g, context, amount);
  const life = costs.reduce(
    (sum, one) => sum + (one.cost === 'life' ? amountOf(g, context, one.amount) : 0),
    0,
  );
  const lacking = Math.max(0, mana - (manaFor(g, player, on) ?? mana));
  return numbersFrom(lacking, Math.min(orLife, mana)).flatMap((option) => {
    const paid = option.type === 'number' ? LIFE_FOR_MANA * option.number : 0;
    return canPayLife(g, player, life + paid) ? [{ type: 'number' as const, number: paid }] : [];
  });
}
