import type { Engine } from '../engine.js';
import type { GameObject } from '../state.js';
import { areOpponents } from '../table/teams.js';
import { layersOf, traitsOf } from './traits.js';
import type { ObjectId, PlayerId } from './types.js';

const PROTECTION = 'protection:';

/** Whether a permanent has protection from an object: from one of its colours, card types or subtypes, or from everything. */
export function isProtectedFrom(g: Engine, object: GameObject, from: GameObject): boolean {
  if (object.zone !== 'battlefield') return false;
  for (const keyword of traitsOf(g, object).keywords) if (protects(g, keyword, from)) return true;
  return false;
}

function protects(g: Engine, keyword: string, from: GameObject): boolean {
  if (!keyword.startsWith(PROTECTION)) return false;
  const quality = keyword.slice(PROTECTION.length);
  const { colors, types, subtypes } = layersOf(g, from);
  return quality === 'everything' || [colors, types, subtypes].some((own) => own.includes(quality));
}

/** Whether shroud, hexproof or protection keeps a permanent from being the target of a spell or ability. */
export function isGuarded(
  g: Engine,
  by: { controller: PlayerId; source: ObjectId | null },
  object: GameObject,
): boolean {
  if (object.zone !== 'battlefield') return false;
  for (const keyword of traitsOf(g, object).keywords) {
    if (keyword === 'shroud') return true;
    if (keyword === 'hexproof' && areOpponents(g, object.controller, by.controller)) return true;
    const source = by.source === null ? undefined : g.state.objects.get(by.source);
    if (source !== undefined && protects(g, keyword, source)) return true;
  }
  return false;
}

/** Whether what an attacking creature is or can do keeps a creature from blocking it, whoever is attacked. */
export function evades(g: Engine, attacking: GameObject, creature: GameObject): boolean {
  const { keywords, colors } = traitsOf(g, attacking);
  const own = traitsOf(g, creature);
  for (const keyword of keywords) {
    switch (keyword) {
      case 'flying':
        if (!own.keywords.includes('flying') && !own.keywords.includes('reach')) return true;
        break;
      case 'horsemanship':
      case 'shadow':
        if (!own.keywords.includes(keyword)) return true;
        break;
      case 'fear':
        if (!own.types.includes('artifact') && !own.colors.includes('black')) return true;
        break;
      case 'skulk':
        if (own.power > traitsOf(g, attacking).power) return true;
        break;
      case 'intimidate':
        if (!own.types.includes('artifact') && !own.colors.some((color) => colors.includes(color)))
          return true;
        break;
      default:
        if (protects(g, keyword, creature)) return true;
    }
  }
  return own.keywords.includes('shadow') && !keywords.includes('shadow');
}
