import { combatProvisions } from './combat.js';
import { endingProvisions } from './ending.js';
import { largerTeamsProvisions } from './largerTeams.js';
import { lifeProvisions } from './life.js';
import { poisonProvisions } from './poison.js';
import { setupProvisions } from './setup.js';

/** Provisions of the variant in which a team of two plays as one. */
export const twoHeadedGiantProvisions = [
  ...setupProvisions,
  ...combatProvisions,
  ...endingProvisions,
  ...poisonProvisions,
  ...lifeProvisions,
  ...largerTeamsProvisions,
];
