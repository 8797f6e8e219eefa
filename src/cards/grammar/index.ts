import type { Effect } from '../../game/index.js';
import { defineAmounts } from './amounts.js';
import {
  defineAdditions,
  defineAnimated,
  defineAnimatedLands,
  defineKinship,
  defineRecolored,
} from './animated.js';
import { defineCasting } from './casting.js';
import { defineChosenCards } from './chosenCards.js';
import { defineCoins } from './coins.js';
import { defineConditions } from './conditions.js';
import { defineCosts } from './costs.js';
import { defineDeeds } from './deeds.js';
import { Sentences } from './effects.js';
import { defineEmblems } from './emblems.js';
import { defineEvents } from './events.js';
import { defineGone } from './gone.js';
import { defineHappened } from './happened.js';
import { defineMelding } from './melding.js';
import { defineNouns } from './nouns.js';
import { definePermissions } from './permissions.js';
import { definePrevention } from './prevention.js';
import type { Reader, Scope } from './reader.js';
import { defineReferences } from './references.js';
import { defineReplacedDraws } from './replacedDraws.js';
import { Parts } from './rules.js';
import { SentenceWriter } from './sentenceWriter.js';
import { defineShared } from './shared.js';
import { defineStatics } from './statics.js';
import { defineVerbs } from './verbs.js';

/** The parts of speech of cards, each of which is read and said. */
export const parts = new Parts();
const reading = new Sentences(parts);
const telling = new SentenceWriter(parts);
/** Sentences of effects: read, and said. */
export const sentences = {
  read: (r: Reader): Effect[] | undefined => reading.read(r),
  say: (effects: readonly Effect[], t: Scope): string | undefined => telling.say(effects, t),
};
parts.define('inner', {
  read: (r: Reader) => reading.inner(r),
  say: (effects: Effect[], t: Scope) => telling.inner(effects, t),
});
parts.define('sentences', sentences);
defineNouns(parts);
defineReferences(parts);
defineAmounts(parts);
defineGone(parts);
defineCosts(parts);
defineAnimated(parts);
defineRecolored(parts);
defineAdditions(parts);
defineKinship(parts);
defineAnimatedLands(parts);
defineConditions(parts);
defineCasting(parts);
defineDeeds(parts);
defineHappened(parts);
definePermissions(parts);
defineEvents(parts);
definePrevention(parts);
defineReplacedDraws(parts);
defineVerbs(parts);
defineStatics(parts);
defineEmblems(parts);
defineShared(parts);
defineMelding(parts);
defineCoins(parts);
defineChosenCards(parts);
