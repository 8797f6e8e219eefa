import { glance } from '../cards/context.js';
import { matches } from '../cards/filters.js';
import type { ManaUse, PlayerId, Step } from '../cards/types.js';
import { controllingPlayer } from '../departure/control.js';
import type { Engine } from '../engine.js';
import { unhandled } from '../errors.js';
import { loseLife } from '../life/ledger.js';
import type { GameObject } from '../state.js';

/** Mana in a player's pool, with what alone it can be spent on. */
export interface Mana {
  readonly amount: number;
  readonly only?: ManaUse;
}

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
 * The mana that a player can spend on something: what is in the pool, and what can still be made.
 *
 * @param on what it is spent on; without it only mana that is for everything counts
 * @returns null where nobody counts mana
 */
export function manaFor(g: Engine, player: PlayerId, on?: Spending): number | null {
  const state = g.state.players[player];
  if (state === undefined || state.mana === null) return null;
  if (state.pool === undefined) return state.mana;
  return state.pool.reduce(
    (sum, { amount, only }) => (only === undefined || allowed(g, player, only, on) ? sum + amount : sum),
    state.mana,
  );
}

/** Spends mana: first what can be spent on little else, then what else is in the pool, the oldest of it before the rest. */
export function spendMana(g: Engine, player: PlayerId, amount: number, on?: Spending): void {
  const state = g.state.players[player];
  if (amount === 0 || state === undefined) return;
  let left = amount;
  if (state.pool !== undefined) {
    const spent = new Map<Mana, number>();
    for (const reserved of [true, false])
      for (const mana of state.pool) {
        if ((mana.only !== undefined) !== reserved) continue;
        if (mana.only !== undefined && !allowed(g, player, mana.only, on)) continue;
        const taken = Math.min(left, mana.amount);
        left -= taken;
        spent.set(mana, taken);
      }
    const kept = state.pool.flatMap((mana) => {
      const rest = mana.amount - (spent.get(mana) ?? 0);
      return rest > 0 ? [{ ...mana, amount: rest }] : [];
    });
    if (kept.length > 0) state.pool = kept;
    else delete state.pool;
  }
  if (state.mana !== null) state.mana -= left;
  else if (left === amount) return;
  g.emit('manaSpent', { player, amount });
}

/** The steps with which a phase ends, the main phases among them. */
const LAST: readonly Step[] = ['draw', 'main1', 'endCombat', 'main2', 'cleanup'];

/** A step ends: unspent mana is lost where the rules say so, and with it life where they say that as well. */
export function emptyPools(g: Engine, step: Step): void {
  const { players, seats } = g.state;
  if (!g.pooled || !seats.some((player) => players[player]?.pool !== undefined) || !emptiesAfter(g, step))
    return;
  for (const player of seats) {
    const state = players[player];
    if (state?.pool === undefined) continue;
    const amount = state.pool.reduce((sum, mana) => sum + mana.amount, 0);
    delete state.pool;
    const lost = g.emit('manaLost', { player, amount });
    const each = burnOf(g, player);
    if (each > 0) g.because(lost, () => loseLife(g, player, each * amount));
  }
}

/** Whether pools empty as this step ends. */
function emptiesAfter(g: Engine, step: Step): boolean {
  const rule = g.rules.ask('general.manaPool.emptiesAfter');
  switch (rule) {
    case 'nothing':
      return false;
    case 'phase':
      return LAST.includes(step);
    case 'stepAndPhase':
      return true;
    default:
      return unhandled('general.manaPool.emptiesAfter', rule);
  }
}

/** How much life a player loses for each unspent mana. */
function burnOf(g: Engine, player: PlayerId): number {
  const each = g.rules.ask('general.manaPool.lifeLost') ?? 0;
  if (each === 0 || controllingPlayer(g, player) === player) return each;
  const rule = g.rules.ask('general.manaPool.lifeLostUnderControl');
  switch (rule) {
    case true:
      return each;
    case false:
      return 0;
    default:
      return unhandled('general.manaPool.lifeLostUnderControl', rule);
  }
}
