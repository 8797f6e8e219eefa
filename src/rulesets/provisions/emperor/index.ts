import { endingProvisions } from './ending.js';
import { setupProvisions } from './setup.js';

/** Provisions of the variant in which each team protects an emperor. */
export const emperorProvisions = [...setupProvisions, ...endingProvisions];
