import type { Provision } from '../reading/provision.js';
import { attackMultiplePlayersProvisions } from './attackMultiplePlayers.js';
import { emperorProvisions } from './emperor.js';
import { generalProvisions } from './general.js';
import { grandMeleeProvisions } from './grandMelee.js';
import { leavingProvisions } from './leaving.js';
import { rangeOfInfluenceProvisions } from './rangeOfInfluence.js';
import { sharedTeamTurnsProvisions } from './sharedTeamTurns.js';
import { twoHeadedGiantProvisions } from './twoHeadedGiant.js';

/** Every provision, one file for each system; each parameter of the vocabulary has exactly one. */
export const provisions: readonly Provision[] = [
  ...generalProvisions,
  ...leavingProvisions,
  ...rangeOfInfluenceProvisions,
  ...attackMultiplePlayersProvisions,
  ...sharedTeamTurnsProvisions,
  ...grandMeleeProvisions,
  ...emperorProvisions,
  ...twoHeadedGiantProvisions,
];
