import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { opponentsOf } from '../table/teams.js';
import { layersOf, traitsOf } from './traits.js';
import type { ObjectId, PlayerId } from './types.js';

const PROTECTION = 'protection:';

/** Whether a permanent has protection from an object: from one of its colours, from one of its card types, or from everything. */
export function isProtectedFrom(g: Engine, object: GameObject, from: GameObject): boolean {
  if (object.zone !== 'battlefield') return false;
  for (const keyword of traitsOf(g, object).keywords) {
    if (!keyword.startsWith(PROTECTION)) continue;
    const quality = keyword.slice(PROTECTION.length);
    const { colors, types } = layersOf(g, from);
    if (quality === 'everything' || colors.includes(quality) || types.includes(quality)) return true;
  }
  return false;
}

/** Whether shroud, hexproof or protection keeps a permanent from being the target of a spell or ability. */
export function isGuarded(
  g: Engine,
  by: { controller: PlayerId; source: ObjectId | null },
  object: GameObject,
): boolean {
  if (object.zone !== 'battlefield') return false;
  const { keywords } = traitsOf(g, object);
  if (keywords.length === 0) return false;
  if (keywords.includes('shroud')) return true;
  if (keywords.includes('hexproof') && opponentsOf(g, object.controller).includes(by.controller)) return true;
  const source = by.source === null ? undefined : g.state.objects[by.source];
  return source !== undefined && isProtectedFrom(g, object, source);
}

/** Whether what an attacking creature is or can do keeps a creature from blocking it, whoever is attacked. */
export function evades(g: Engine, attacking: GameObject, creature: GameObject): boolean {
  const { keywords, colors } = traitsOf(g, attacking);
  const own = traitsOf(g, creature);
  if (keywords.length === 0 && own.keywords.length === 0) return false;
  const has = (keyword: string) => own.keywords.includes(keyword);
  for (const keyword of keywords) {
    switch (keyword) {
      case 'flying':
        if (!has('flying') && !has('reach')) return true;
        break;
      case 'horsemanship':
        if (!has('horsemanship')) return true;
        break;
      case 'fear':
        if (!own.types.includes('artifact') && !own.colors.includes('black')) return true;
        break;
      case 'intimidate':
        if (!own.types.includes('artifact') && !own.colors.some((color) => colors.includes(color)))
          return true;
        break;
    }
  }
  if (keywords.includes('shadow') !== has('shadow')) return true;
  return isProtectedFrom(g, attacking, creature);
}
