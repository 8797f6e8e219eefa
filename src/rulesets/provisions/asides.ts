import { pattern } from '../words/pattern.js';

/**
 * What sentences that state a value are known to say besides, in matters that no parameter carries: lists of examples and
 * the like. Their words are known as they stand here. A sentence that says something else instead is not understood.
 */
export const asides = [
  'card in hand mana and so on',
  'its mana card in its member hand and like',
  '[emperor] cast|play fact or fiction which|that read reveal|show top 5 card of your library',
].map((words) => pattern(words));
