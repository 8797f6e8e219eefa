import type { Engine } from '../engine.js';
import { moveObject } from '../zones/move.js';
import type { EffectsFrame } from './nest.js';
import { affectedObjects } from './recipients.js';
import type { EffectOf } from './types.js';

/** The source goes from a graveyard into exile, where it haunts a creature. */
export function haunt(g: Engine, { context }: EffectsFrame, effect: EffectOf<'haunt'>): boolean {
  const [creature] = affectedObjects(g, context, effect.creature);
  const source = g.state.objects.get(context.source ?? '');
  if (creature === undefined || source?.kind !== 'card' || source.zone !== 'graveyard') return true;
  moveObject(g, source.id, 'exile');
  const there = g.changing(source.id);
  if (there.zone === 'exile') there.haunts = { id: creature.id, incarnation: creature.incarnation };
  return true;
}
