import { layersOf } from '../cards/traits.js';
import { leaveCombat } from '../combat/removal.js';
import { objectBarred } from '../combat/targets.js';
import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { removeEffects } from './inEffect.js';
import { moveObject } from './move.js';
import { heal } from './objects.js';

/** A permanent that would be destroyed regenerates where it can: it is tapped, healed and out of combat. @returns whether it did */
export function regenerated(g: Engine, object: GameObject): boolean {
  const shield = g.inEffect
    .of('regenerate')
    .find(({ content }) => content.object === object.id && content.incarnation === object.incarnation);
  if (shield === undefined || objectBarred(g, object, 'regenerate')) return false;
  removeEffects(g, (effect) => effect === shield);
  heal(object);
  if (!object.tapped) {
    object.tapped = true;
    g.emit('tapped', { object: object.id });
  }
  leaveCombat(g, object);
  g.emit('regenerated', { object: object.id, player: object.controller });
  return true;
}

/** An Aura that says so is destroyed in place of what it enchants, which is healed. @returns whether there was one */
export function armored(g: Engine, object: GameObject): boolean {
  if (!g.away.armors) return false;
  const armor = g.state.battlefield.find((id) => {
    const aura = g.object(id);
    if (aura.attachedTo !== object.id) return false;
    const { keywords } = layersOf(g, aura);
    return keywords.includes('totemArmor') && !keywords.includes('indestructible');
  });
  if (armor === undefined) return false;
  heal(object);
  moveObject(g, armor, 'graveyard');
  return true;
}
