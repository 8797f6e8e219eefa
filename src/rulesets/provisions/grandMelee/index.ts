import { departuresProvisions } from './departures.js';
import { extraTurnsProvisions } from './extraTurns.js';
import { removalProvisions } from './removal.js';
import { setupProvisions } from './setup.js';
import { stacksProvisions } from './stacks.js';

/** Provisions of the variant for many players, several of whom take turns at once. */
export const grandMeleeProvisions = [
  ...setupProvisions,
  ...departuresProvisions,
  ...removalProvisions,
  ...extraTurnsProvisions,
  ...stacksProvisions,
];
