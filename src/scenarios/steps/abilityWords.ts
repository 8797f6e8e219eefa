import type { CardDefinition } from '../../game/index.js';

/** Says one ability of a card in words, `~` for the card itself; undefined where there are none. */
type AbilityWords = (card: CardDefinition, index: number) => string | undefined;

let words: AbilityWords | undefined;

/**
 * From here on messages say abilities with these words. Whatever reads cards brings them along: a page that plays scenarios
 * as they were understood does not load the language of cards for its messages.
 */
export function sayAbilitiesWith(say: AbilityWords): void {
  words = say;
}

/** One ability of a card in words, where anything that is loaded has words for it. */
export const abilityWords: AbilityWords = (card, index) => words?.(card, index);
