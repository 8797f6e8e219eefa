export { COLORS, keyword, LANDS, TYPES } from '../../../src/scenarios/objectWords.js';

export const SUPERTYPES = ['legendary', 'world', 'basic', 'snow'] as const;

/** The singular of a word of the mini-language: `creatures` is `creature`. */
export function singular(word: string): string {
  if (word === 'plains') return word;
  if (word === 'sorceries') return 'sorcery';
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
