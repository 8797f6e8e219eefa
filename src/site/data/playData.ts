import type { ListedScenario } from './scenarios.js';

/** An edition whose words a page can compile. */
export interface ListedEdition {
  id: string;
  name: string;
  partial: boolean;
  /** Numbers of the sections that have a page for each rule. */
  long: string[];
}

/** What the program that plays needs to begin with. */
export interface PlayIndex {
  /** The oldest first; `id` is the name of the data that hold its words. */
  editions: ListedEdition[];
  scenarios: ListedScenario[];
  /** Keys of the parameters on which these editions differ. */
  parameters: string[];
}

/** The name of {@link PlayIndex} among the data of a book. */
export const PLAY_INDEX = 'play/index';

/** The name of the words of what the program understands and other ways to say it, which it needs for words that were changed: see `takeRewordings`. */
export const PLAY_REWORDINGS = 'play/rewordings';

/** The name of what parameters ask and what their values mean, which the program needs to show them: see `takeParameterWords`. */
export const PLAY_WORDS = 'play/words';

/** The name of the data that hold the words of an edition, see `packEdition`. */
export function playEdition(id: string): string {
  return `play/editions/${id}`;
}

/** What the names of the data begin with that hold scenarios, see `packScenarios`. */
export const PLAY_SCENARIOS = 'play/scenarios';

/**
 * The name of the list of games that Examples of the rules became, and what the names of the data begin with that hold them; a page
 * loads the list when its address names a game that the index does not have.
 */
export const PLAY_EXAMPLES = 'play/examples';
