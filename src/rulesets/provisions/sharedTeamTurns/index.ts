import { activePlayerProvisions } from './activePlayer.js';
import { combatProvisions } from './combat.js';
import { orderProvisions } from './order.js';
import { startingProvisions } from './starting.js';
import { turnsProvisions } from './turns.js';

/** Provisions of turns that a team takes together. */
export const sharedTeamTurnsProvisions = [
  ...turnsProvisions,
  ...activePlayerProvisions,
  ...startingProvisions,
  ...orderProvisions,
  ...combatProvisions,
];
