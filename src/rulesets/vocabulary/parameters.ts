// Written by scripts/vocabulary.mjs; change the specification, not this file.

import { alternatingTeams } from './alternatingTeams.js';
import { attackLeftRight } from './attackLeftRight.js';
import { attackMultiplePlayers } from './attackMultiplePlayers.js';
import { casualVariants } from './casualVariants.js';
import { deployCreatures } from './deployCreatures.js';
import { emperor } from './emperor.js';
import { freeForAll } from './freeForAll.js';
import { general } from './general.js';
import { grandMelee } from './grandMelee.js';
import { leaving } from './leaving.js';
import { rangeOfInfluence } from './rangeOfInfluence.js';
import { sharedTeamTurns } from './sharedTeamTurns.js';
import { teamVsTeam } from './teamVsTeam.js';
import { twoHeadedGiant } from './twoHeadedGiant.js';

/** Every parameter of the multiplayer rules, in the order of the specification's systems. */
export const PARAMETERS = [
  ...general,
  ...rangeOfInfluence,
  ...leaving,
  ...attackMultiplePlayers,
  ...attackLeftRight,
  ...deployCreatures,
  ...sharedTeamTurns,
  ...freeForAll,
  ...grandMelee,
  ...teamVsTeam,
  ...emperor,
  ...twoHeadedGiant,
  ...alternatingTeams,
  ...casualVariants,
] as const;

/** The nouns of the rulebook that parameters are grouped by. */
export const SYSTEMS = [
  'general',
  'rangeOfInfluence',
  'leaving',
  'attackMultiplePlayers',
  'attackLeftRight',
  'deployCreatures',
  'sharedTeamTurns',
  'freeForAll',
  'grandMelee',
  'teamVsTeam',
  'emperor',
  'twoHeadedGiant',
  'alternatingTeams',
  'casualVariants',
] as const;
