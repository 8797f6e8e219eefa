import { amountOf } from '../cards/amounts.js';
import { contextOf } from '../cards/context.js';
import { objectsOf } from '../cards/references.js';
import type { ObjectRef, PlayerRef, Shield } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { type Damage, dealInOrder } from '../life/dealDamage.js';
import type { Context } from '../state.js';
import { addEffect } from '../zones/inEffect.js';
import { storedDuration } from './duration.js';
import type { EffectsFrame } from './nest.js';
import { beginEffect } from './permanents.js';
import { amountFor, recipients } from './recipients.js';
import type { EffectOf } from './types.js';

/** Damage to everybody at once: what each counts as is read before any of it is dealt. */
export function deal(g: Engine, frame: EffectsFrame, effect: EffectOf<'damage'>): boolean {
  const { context } = frame;
  const source =
    effect.source === undefined ? context.source : (objectsOf(g, context, effect.source)[0]?.id ?? null);
  if (source === null) return true;
  const all: Damage[] = [];
  const mixed = recipients(g, context, effect.to);
  const shareOf = (id: string): number =>
    context.targets.find(({ player, object }) => (player ?? object) === id)?.share ?? 0;
  for (const player of mixed.players) {
    const amount = effect.divided ? shareOf(player) : amountFor(g, context, effect.amount, { player });
    all.push({ source, player, amount, combat: false });
  }
  for (const object of mixed.objects) {
    const amount = effect.divided ? shareOf(object) : amountFor(g, context, effect.amount, { object });
    all.push({ source, object, amount, combat: false });
  }
  const total = dealInOrder(
    g,
    frame,
    effect.certain ? all.map((one) => ({ ...one, certain: true as const })) : all,
  );
  if (total === null) return false;
  if (effect.remember !== undefined) context.remembered[effect.remember] = total;
  return true;
}

/** A shield against one source that is spoken of names that source; undefined where there is none. */
function knownSource(g: Engine, context: Context, shield: Shield): Shield | undefined {
  const is = shield.from?.is;
  if (is === undefined) return shield;
  const [source] = objectsOf(g, context, is);
  if (source === undefined) return undefined;
  const { id, incarnation, zone } = source;
  // What a permanent spell becomes is the same source.
  const known = { object: 'named' as const, id, ...(zone === 'stack' ? {} : { incarnation }) };
  return { ...shield, from: { ...shield.from, is: known } };
}

export function shield(g: Engine, frame: EffectsFrame, effect: EffectOf<'shield'>): boolean {
  const { context } = frame;
  const shield = knownSource(g, context, effect.shield);
  if (shield === undefined) return true;
  const named = (ref: ObjectRef | PlayerRef | undefined): { player?: string; object?: string } | null => {
    if (ref === undefined) return null;
    // What a shield names may lie beyond its controller's reach.
    const found = recipients(g, context, ref, false);
    if (found.players[0] !== undefined) return { player: found.players[0] };
    return found.objects[0] === undefined ? null : { object: found.objects[0] };
  };
  const single =
    shield.to !== undefined && !('players' in shield.to) && !('objects' in shield.to)
      ? named(shield.to)
      : null;
  if (shield.to !== undefined && single === null && !('players' in shield.to) && !('objects' in shield.to))
    return true;
  const id = addEffect(g, {
    controller: context.controller,
    source: context.source,
    duration: storedDuration(g, frame, effect.duration, null),
    content: {
      kind: 'shield',
      shield,
      to: single,
      redirectTo: named(shield.redirectTo),
      left: shield.amount === 'all' ? 'all' : amountOf(g, context, shield.amount),
      ...(shield.then
        ? { known: contextOf(context.controller, context.source, { ...context, that: {} }) }
        : {}),
    },
  });
  g.emit('effectBegan', {
    player: context.controller,
    detail: { kind: 'shield', effect: id },
  });
  return true;
}

/** For a while damage cannot be prevented. */
export function unpreventable(g: Engine, frame: EffectsFrame, effect: EffectOf<'unpreventable'>): boolean {
  beginEffect(g, frame, null, effect.duration, { kind: 'unpreventable' });
  return true;
}
