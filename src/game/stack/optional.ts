import type { Option } from '../api.js';
import { glance } from '../cards/context.js';
import type { Cost, TargetSpec } from '../cards/types.js';
import type { Engine } from '../engine.js';
import type { Context, GameObject } from '../state.js';
import type { Frame, Thread } from '../threads.js';
import { alternativeOpen, canCastUp, castSpecs } from './actions.js';
import { payable } from './costs.js';
import { openModes } from './modes.js';
import { casting, manaFor } from './pool.js';
import { priceOf } from './price.js';
import { canTargetAll } from './targets.js';

type CastFrame = Extract<Frame, { kind: 'cast' }>;

/** Whether a player pays the kicker, the buyback or what entwines its modes beside the other costs; null while the player is asked. */
export function kicks(
  g: Engine,
  frame: CastFrame,
  object: GameObject,
  kicker: Cost[],
  costs: readonly Cost[],
  context: Context,
  slot: 'kicker' | 'secondKicker' | 'buyback' | 'entwine',
): boolean | null {
  const answer = g.ask(frame, slot, () => ({
    kind: 'payment',
    player: frame.player,
    options: payable(g, frame.player, object, [...costs, ...kicker], context, casting(object))
      ? [{ type: 'yes' }, { type: 'no' }]
      : [{ type: 'no' }],
    object: object.id,
    slot,
  }));
  return answer === undefined ? null : answer.type === 'yes';
}

/**
 * What a player pays instead of the mana that a spell costs, where the card lets the player choose.
 * @returns the costs, undefined where the mana is paid, or null while the player is asked
 */
export function otherCosts(
  g: Engine,
  frame: CastFrame,
  object: GameObject,
  price: number,
): Cost[] | null | undefined {
  const { alternative } = g.definition(object);
  if (alternative === undefined) return undefined;
  const answer = g.ask(frame, 'alternative', () => {
    const pool = manaFor(g, frame.player, casting(object));
    const options: Option[] = [];
    if (alternativeOpen(g, frame.player, object)) options.push({ type: 'yes' });
    if (pool === null || price <= pool || options.length === 0) options.push({ type: 'no' });
    return { kind: 'payment', player: frame.player, options, object: object.id, slot: 'alternative' };
  });
  if (answer === undefined) return null;
  return answer.type === 'yes' ? alternative.costs : undefined;
}

/** Whether a spell is cast for its overload cost, without targets; null while the player is asked. */
export function overloads(g: Engine, frame: CastFrame, object: GameObject): boolean | null {
  const { overload } = g.definition(object);
  if (overload === undefined) return false;
  const { player } = frame;
  const own = glance(player, object.id, object.x, object.n);
  const answer = g.ask(frame, 'overload', () => {
    const pool = manaFor(g, player, casting(object));
    const options: Option[] = [];
    if (payable(g, player, object, overload.costs, own, casting(object))) options.push({ type: 'yes' });
    const plain = pool === null || priceOf(g, player, object, 0) <= pool;
    if (options.length === 0 || (plain && canTargetAll(g, own, castSpecs(g, object), null)))
      options.push({ type: 'no' });
    return { kind: 'payment', player, options, object: object.id, slot: 'overload' };
  });
  return answer === undefined ? null : answer.type === 'yes';
}

/** Whether a player has all modes of a spell happen for its entwine cost; null while the player is asked. */
export function entwines(
  g: Engine,
  frame: CastFrame,
  object: GameObject,
  costs: readonly Cost[],
  context: Context,
): boolean | null {
  const { entwine, spell } = g.definition(object);
  const modes = spell?.modes;
  if (entwine === undefined || modes === undefined) return false;
  if (openModes(g, context, modes, null).length < modes.of.length) return false;
  return kicks(g, frame, object, entwine, costs, context, 'entwine');
}

/** No more targets than the player could pay for where each costs more. */
export function affordable(
  g: Engine,
  frame: CastFrame,
  object: GameObject,
  specs: readonly TargetSpec[],
): readonly TargetSpec[] {
  const { strive } = g.definition(object);
  const pool = manaFor(g, frame.player, casting(object));
  if (strive === undefined || pool === null || frame.free) return specs;
  const most = 1 + Math.max(0, Math.floor((pool - priceOf(g, frame.player, object, 0)) / strive));
  return specs.map((spec) => ({ ...spec, max: Math.min(spec.max ?? 1, most) }));
}

/** Whether a card is cast as an Aura, for its bestow cost; null while the player is asked. */
export function bestows(g: Engine, thread: Thread, frame: CastFrame, object: GameObject): boolean | null {
  const { bestow } = g.definition(object);
  if (bestow === undefined || frame.free === true || object.zone !== 'hand') return false;
  const { player } = frame;
  const aims = [{ objects: { types: ['creature'] } }];
  const answer = g.ask(frame, 'bestow', () => {
    const pool = manaFor(g, player, casting(object));
    const open = (pool === null || bestow <= pool) && canTargetAll(g, glance(player, object.id), aims, null);
    const up = canCastUp(g, thread, player, object);
    return {
      kind: 'payment',
      player,
      options: [
        ...(open ? [{ type: 'yes' } as const] : []),
        ...(up || !open ? [{ type: 'no' } as const] : []),
      ],
      object: object.id,
      slot: 'bestow',
    };
  });
  return answer === undefined ? null : answer.type === 'yes';
}
