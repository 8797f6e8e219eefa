import { defineAmounts } from './amounts.js';
import { defineConditions } from './conditions.js';
import { defineCosts } from './costs.js';
import { Sentences } from './effects.js';
import { defineEvents } from './events.js';
import { defineNouns } from './nouns.js';
import { defineReferences } from './references.js';
import { Parts } from './rules.js';
import { defineStatics } from './statics.js';
import { defineVerbs } from './verbs.js';

/** The parts of speech of cards, each of which is read and said. */
export const parts = new Parts();
/** Sentences of effects. */
export const sentences = new Sentences(parts);
defineNouns(parts);
defineReferences(parts);
defineAmounts(parts);
defineCosts(parts);
defineConditions(parts);
defineEvents(parts);
defineVerbs(parts);
defineStatics(parts);
