import { choicesProvisions } from './choices.js';
import { courseProvisions } from './course.js';
import { enteringProvisions } from './entering.js';
import { objectsProvisions } from './objects.js';
import { successionProvisions } from './succession.js';

/** Provisions of players who leave a game that goes on. */
export const leavingProvisions = [
  ...objectsProvisions,
  ...enteringProvisions,
  ...courseProvisions,
  ...choicesProvisions,
  ...successionProvisions,
];
