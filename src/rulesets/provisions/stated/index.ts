import { combatStated } from './combat.js';
import { generalStated } from './general.js';
import { rangeStated } from './range.js';
import { teamsStated } from './teams.js';
import { teamTurnsStated } from './teamTurns.js';
import { twoHeadsStated } from './twoHeads.js';
import { variantsStated } from './variants.js';

/** Statements that sections make and that no other parameter carries: the game is built on them. */
export const statedProvisions = [
  ...generalStated,
  ...rangeStated,
  ...combatStated,
  ...teamTurnsStated,
  ...variantsStated,
  ...teamsStated,
  ...twoHeadsStated,
];
