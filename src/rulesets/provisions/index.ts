import type { Provision } from '../reading/provision.js';
import { generalProvisions } from './general.js';
import { leavingProvisions } from './leaving.js';
import { rangeOfInfluenceProvisions } from './rangeOfInfluence.js';
import { sharedTeamTurnsProvisions } from './sharedTeamTurns.js';
import { twoHeadedGiantProvisions } from './twoHeadedGiant.js';

/** Every provision, one file for each system; each parameter of the vocabulary has exactly one. */
export const provisions: readonly Provision[] = [
  ...generalProvisions,
  ...leavingProvisions,
  ...rangeOfInfluenceProvisions,
  ...sharedTeamTurnsProvisions,
  ...twoHeadedGiantProvisions,
];
