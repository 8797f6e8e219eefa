import type { Variant } from '../api.js';
import type { Engine } from '../engine.js';
import { alternatingTeams } from './alternatingTeams.js';
import { emperor } from './emperor.js';
import { freeForAll } from './freeForAll.js';
import { grandMelee } from './grandMelee.js';
import { teamVsTeam } from './teamVsTeam.js';
import { twoHeadedGiant } from './twoHeadedGiant.js';
import type { VariantDefinition } from './variant.js';

const DEFINITIONS: Readonly<Record<Variant, VariantDefinition>> = {
  freeForAll,
  grandMelee,
  teamVsTeam,
  emperor,
  twoHeadedGiant,
  alternatingTeams,
};

/** A variant, or null for a game without one. */
export function variantNamed(name: Variant | null): VariantDefinition | null {
  return name === null ? null : DEFINITIONS[name];
}

/** The variant of a game, or null where it has none. */
export function variantOf(g: Engine): VariantDefinition | null {
  return variantNamed(g.state.options.variant);
}

/** Whether several turns go on at once, each with a marker. */
export function usesMarkers(g: Engine): boolean {
  g.roster.marked ??= variantOf(g)?.turnMarkers === true;
  return g.roster.marked;
}
