import { takeTemplates } from '../../language/index.js';
import type { Provision } from '../reading/provision.js';
import { alternatingTeamsProvisions } from './alternatingTeams.js';
import { attackLeftRightProvisions } from './attackLeftRight.js';
import { attackMultiplePlayersProvisions } from './attackMultiplePlayers.js';
import { casualVariantsProvisions } from './casualVariants.js';
import { deployCreaturesProvisions } from './deployCreatures.js';
import { emperorProvisions } from './emperor/index.js';
import { freeForAllProvisions } from './freeForAll.js';
import { generalProvisions } from './general/index.js';
import { grandMeleeProvisions } from './grandMelee/index.js';
import { leavingProvisions } from './leaving/index.js';
import { rangeOfInfluenceProvisions } from './rangeOfInfluence/index.js';
import { ready } from './ready.js';
import { sharedTeamTurnsProvisions } from './sharedTeamTurns/index.js';
import { statedProvisions } from './stated/index.js';
import { teamVsTeamProvisions } from './teamVsTeam.js';
import { twoHeadedGiantProvisions } from './twoHeadedGiant/index.js';

/** Every provision, one file or folder for each system; each parameter of the vocabulary has exactly one. */
export const provisions: readonly Provision[] = [
  ...generalProvisions,
  ...leavingProvisions,
  ...rangeOfInfluenceProvisions,
  ...attackMultiplePlayersProvisions,
  ...attackLeftRightProvisions,
  ...deployCreaturesProvisions,
  ...sharedTeamTurnsProvisions,
  ...freeForAllProvisions,
  ...grandMeleeProvisions,
  ...teamVsTeamProvisions,
  ...emperorProvisions,
  ...twoHeadedGiantProvisions,
  ...alternatingTeamsProvisions,
  ...casualVariantsProvisions,
  ...statedProvisions,
];

/** The sentences of ours that parameters have, each once. */
export const sentencesOfOurs = (): string[] => [
  ...new Set(
    provisions.flatMap(({ clauses }) =>
      Object.values(clauses).flatMap(({ means }) => means.map(([text]) => text)),
    ),
  ),
];

takeTemplates(ready, sentencesOfOurs);
