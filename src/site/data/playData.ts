import type { Rewordings } from '../../rulesets/index.js';
import type { ListedScenario } from './scenarios.js';

/** An edition whose words a page can compile. */
export interface ListedEdition {
  id: string;
  name: string;
  partial: boolean;
  /** Numbers of the sections that have a page for each rule. */
  long: string[];
  /** True where it has sentences of which no parameter says anything and that no known edition has: see `sentencesWithoutParameter`. */
  strange?: true;
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

/** The name of {@link PlayRewordings} among the data of a book. */
export const PLAY_REWORDINGS = 'play/rewordings';

/**
 * What the program needs for words that were changed, or that no known edition has: other ways to say what it understands and the words of
 * that (see `takeRewordings`), and the marks of known sentences that no parameter reads.
 */
export type PlayRewordings = [rewordings: Rewordings, texts: readonly string[], marks: readonly string[]];

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
