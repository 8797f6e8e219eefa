import { layersOf } from '../cards/traits.js';
import type { Ability } from '../cards/types.js';
import type { Engine } from '../engine.js';
import { copyOnto, uncopiedOf } from '../zones/copies.js';
import { isFaceDown } from '../zones/faceDown.js';
import type { EffectsFrame } from './nest.js';
import { beginEffect } from './permanents.js';
import { affectedObjects } from './recipients.js';
import type { EffectOf } from './types.js';

/** The ability of an object by which it becomes copies and stays able to. */
const keeping = (ability: Ability): boolean => {
  const said = JSON.stringify(ability);
  return said.includes('"becomeCopy"') && said.includes('"keeps":true');
};

/** Permanents become copies of an object, for a time or for good. */
export function becomeCopy(g: Engine, frame: EffectsFrame, effect: EffectOf<'becomeCopy'>): boolean {
  const [model] = affectedObjects(g, frame.context, effect.of);
  if (model === undefined || isFaceDown(model.card)) return true;
  for (const { id } of affectedObjects(g, frame.context, effect.object)) {
    const object = g.changing(id);
    if (object.zone !== 'battlefield') continue;
    const abilities = effect.keeps ? layersOf(g, object).abilities.filter(keeping) : [];
    const before = uncopiedOf(object);
    copyOnto(g, object, model, abilities.length > 0 ? { abilities } : undefined);
    g.boardChanged();
    const { incarnation } = object;
    beginEffect(g, frame, id, effect.duration, { kind: 'copied', object: id, incarnation, before });
  }
  return true;
}
