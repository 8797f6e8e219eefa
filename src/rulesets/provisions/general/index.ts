import { chapterProvisions } from './chapter.js';
import { endingProvisions } from './ending.js';
import { manaProvisions } from './mana.js';
import { numberProvisions } from './numbers.js';
import { orderProvisions } from './order.js';
import { planeswalkerProvisions } from './planeswalkers.js';
import { startingProvisions } from './starting.js';

/** Provisions that hold for all multiplayer games. */
export const generalProvisions = [
  ...chapterProvisions,
  ...startingProvisions,
  ...numberProvisions,
  ...manaProvisions,
  ...orderProvisions,
  ...planeswalkerProvisions,
  ...endingProvisions,
];
