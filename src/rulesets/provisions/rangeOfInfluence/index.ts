import { effectsProvisions } from './effects.js';
import { exceptionsProvisions } from './exceptions.js';
import { reachProvisions } from './reach.js';

/** Provisions of the option that lets players affect only those who sit near them. */
export const rangeOfInfluenceProvisions = [...reachProvisions, ...effectsProvisions, ...exceptionsProvisions];
