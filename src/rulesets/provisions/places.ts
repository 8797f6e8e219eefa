import { examplesIn, type SectionMark, section } from '../reading/scope.js';

const chapter = /multiplayer/i;

const twoHeadedGiantMark: SectionMark = {
  name: 'Two-Headed Giant',
  title: /two-headed giant/i,
  words: /two-headed giant|team['\u2019]s (?:shared )?(?:life total|poison)|life total that the team/i,
};

/** The section of the variant in which two heads share one life. */
export const twoHeadedGiant = section(twoHeadedGiantMark);

/** The worked examples of that section. */
export const twoHeadedGiantExamples = examplesIn(twoHeadedGiantMark);

/** The option by which a team takes its turns together, where it has a section of its own. */
export const sharedTeamTurns = section({
  name: 'shared team turns',
  title: /shared team turns/i,
  words: /shared team turns option/i,
});

/** The opening of the multiplayer chapter: what a multiplayer game is, and how players leave it. */
export const generalMultiplayer = section({
  name: 'general multiplayer rules',
  title: /^general$|multiplayer rules/i,
  chapter,
  words: /multiplayer game|left the game|leaves the game/i,
});

/** How a game starts. */
export const startingTheGame = section({
  name: 'starting the game',
  title: /^starting (?:the|a) game|^how (?:a|the) game (?:starts|begins)/i,
  words: /starting player|opening hand|mulligan/i,
});

/** How a game ends. */
export const endingTheGame = section({
  name: 'ending the game',
  title: /^(?:winning and losing|ending (?:the|a) game|how (?:a|the) game ends)/i,
  words: /wins? the game|loses? the game|is a draw/i,
});

/** Life totals in general. */
export const life = section({ name: 'life', title: /^life$/i, words: /life total/i });

/** What is checked whenever somebody would get priority. */
export const stateBasedActions = section({
  name: 'state-based actions',
  title: /^state-based (?:actions|effects)/i,
  words: /state-based/i,
});

/** The very first section of the rules. */
export const generalRules = section({
  name: 'general',
  title: /^general$/i,
  chapter: /^(?:the game|game concepts)/i,
  words: /sideboard/i,
});

/** Declaring attackers. */
export const declareAttackers = section({
  name: 'declaring attackers',
  title: /^declare attackers step/i,
  words: /declares? attackers|attacking creature/i,
});

/** The combat phase as a whole. */
export const combatPhase = section({
  name: 'combat phase',
  title: /^combat phase/i,
  words: /combat phase/i,
});

/** The untap step, where day and night are told apart. */
export const untapStep = section({ name: 'untap step', title: /^untap step/i, words: /untap/i });
