import { chapterProvisions } from './chapter.js';
import { endingProvisions } from './ending.js';
import { numberProvisions } from './numbers.js';
import { orderProvisions } from './order.js';
import { startingProvisions } from './starting.js';

/** Provisions that hold for all multiplayer games. */
export const generalProvisions = [
  ...chapterProvisions,
  ...startingProvisions,
  ...numberProvisions,
  ...orderProvisions,
  ...endingProvisions,
];
