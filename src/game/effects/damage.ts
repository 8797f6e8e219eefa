import { amountOf } from '../cards/amounts.js';
import { objectsOf, playersOf } from '../cards/references.js';
import type { ObjectRef, PlayerRef } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { type Damage, dealDamage } from '../life/damage.js';
import { limited } from '../reach/range.js';
import type { Parameter } from '../rules.js';
import { storedDuration } from './duration.js';
import { affectedObjects, affectedPlayers } from './recipients.js';
import type { EffectsFrame } from './run.js';
import type { EffectOf } from './types.js';

export function isPlayerRef(ref: ObjectRef | PlayerRef): ref is PlayerRef {
  return 'player' in ref;
}

/** Damage to everybody at once: what each counts as is read before any of it is dealt. */
export function deal(g: Engine, frame: EffectsFrame, effect: EffectOf<'damage'>): boolean {
  const { context } = frame;
  const source =
    effect.source === undefined ? context.source : (objectsOf(g, context, effect.source)[0]?.id ?? null);
  if (source === null) return true;
  const all: Damage[] = [];
  const mixed = recipients(g, frame, effect.to);
  for (const player of mixed.players) {
    const amount = amountOf(g, { ...context, it: { player } }, effect.amount);
    all.push({ source, player, amount, combat: false });
  }
  for (const object of mixed.objects) {
    const amount = amountOf(g, { ...context, it: { object } }, effect.amount);
    all.push({ source, object, amount, combat: false });
  }
  const by: Parameter[] = limited(g)
    ? ['rangeOfInfluence.effectsOutOfRange']
    : ['general.multiplayerThreshold'];
  const total = dealDamage(g, all, by);
  if (effect.remember !== undefined) context.remembered[effect.remember] = total;
  return true;
}

/** A target may be a player or an object; a reference to either takes whichever it is. */
export function recipients(
  g: Engine,
  frame: EffectsFrame,
  ref: ObjectRef | PlayerRef,
): { players: string[]; objects: string[] } {
  const { context } = frame;
  if ('index' in ref) {
    return {
      players: affectedPlayers(g, context, { player: 'target', index: ref.index }),
      objects: affectedObjects(g, context, { object: 'target', index: ref.index }).map((object) => object.id),
    };
  }
  if (isPlayerRef(ref)) return { players: affectedPlayers(g, context, ref), objects: [] };
  return { players: [], objects: affectedObjects(g, context, ref).map((object) => object.id) };
}

export function shield(g: Engine, frame: EffectsFrame, effect: EffectOf<'shield'>): boolean {
  const { context } = frame;
  const { shield } = effect;
  const named = (ref: ObjectRef | PlayerRef | undefined): { player?: string; object?: string } | null => {
    if (ref === undefined) return null;
    const found = recipientsUnlimited(g, frame, ref);
    if (found.players[0] !== undefined) return { player: found.players[0] };
    return found.objects[0] === undefined ? null : { object: found.objects[0] };
  };
  const single =
    shield.to !== undefined && !('players' in shield.to) && !('objects' in shield.to)
      ? named(shield.to)
      : null;
  if (shield.to !== undefined && single === null && !('players' in shield.to) && !('objects' in shield.to))
    return true;
  g.state.effects.push({
    id: ++g.state.clock,
    controller: context.controller,
    source: context.source,
    duration: storedDuration(g, frame, effect.duration, null),
    content: {
      kind: 'shield',
      shield,
      to: single,
      redirectTo: named(shield.redirectTo),
      left: shield.amount === 'all' ? 'all' : amountOf(g, context, shield.amount),
    },
  });
  g.emit(
    'effectBegan',
    limited(g) ? ['rangeOfInfluence.effectsOutOfRange'] : ['general.multiplayerThreshold'],
    {
      player: context.controller,
      detail: { kind: 'shield' },
    },
  );
  return true;
}

/** The same without regard to range: what a shield names may lie beyond its controller's reach. */
function recipientsUnlimited(
  g: Engine,
  frame: EffectsFrame,
  ref: ObjectRef | PlayerRef,
): { players: string[]; objects: string[] } {
  const { context } = frame;
  if ('index' in ref) {
    return {
      players: playersOf(g, context, { player: 'target', index: ref.index }),
      objects: objectsOf(g, context, { object: 'target', index: ref.index }).map((object) => object.id),
    };
  }
  if (isPlayerRef(ref)) return { players: playersOf(g, context, ref), objects: [] };
  return { players: [], objects: objectsOf(g, context, ref).map((object) => object.id) };
}
