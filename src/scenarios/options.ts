import type { Variant } from '../game/index.js';

/** Options of a table that the engine takes by the same name; `variant` stands beside them. */
export const ENGINE_OPTIONS = [
  'variants',
  'rangeOfInfluence',
  'attackMultiplePlayers',
  'attackLeft',
  'attackRight',
  'attackAdjacentOnly',
  'deployCreatures',
  'sharedTeamTurns',
  'emperors',
  'ante',
  'planechase',
  'handSize',
  'startingLife',
] as const;

const VARIANTS: Record<string, Variant> = {
  freeforall: 'freeForAll',
  grandmelee: 'grandMelee',
  teamvsteam: 'teamVsTeam',
  teamvs: 'teamVsTeam',
  emperor: 'emperor',
  twoheadedgiant: 'twoHeadedGiant',
  alternatingteams: 'alternatingTeams',
};

/** The variant that a name means, however it is spelled: `Two-Headed Giant`, `twoHeadedGiant`. */
export function variantNamed(name: string): Variant | undefined {
  return VARIANTS[name.toLowerCase().replace(/[^a-z]/g, '')];
}
