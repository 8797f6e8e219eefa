import { examplesIn, type SectionMark, section, speakingOf } from '../reading/scope.js';

const chapter = /multiplayer/i;

const twoHeadedGiantMark: SectionMark = {
  name: 'Two-Headed Giant',
  title: /two-headed giant/i,
  words: /two-headed giant|team's (?:shared )?(?:life total|poison)|life total that the team/i,
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

/** How many cards a player may keep. */
export const handSizes = speakingOf('hand sizes', /maximum hand size/i);

/** The step in which the active player draws. */
export const drawStep = section({ name: 'draw step', title: /^draw step$/i, words: /draw step/i });

/** The very first section of the rules. */
export const generalRules = section({
  name: 'general',
  title: /^general$/i,
  chapter: /^(?:the game|game concepts)/i,
  words: /sideboard/i,
});

/** The keyword abilities whose play the game takes from the rules. */
export const keywords = speakingOf('keyword abilities', /\b(?:deathtouch|lifelink)\b/i);

/** What becomes of mana that nobody spends. */
export const manaPools = speakingOf('mana pools', /\bmana (?:pools?|burn|lost)\b/i);

/** Battles of the kind that an opponent protects. */
export const sieges = speakingOf('sieges', /\bsieges?\b[^.]*\benters?\b/i);

/** Damage that is dealt to planeswalkers instead of players. */
export const planeswalkerDamage = speakingOf(
  'damage to planeswalkers',
  /\bdamage\b[^.]*\bplaneswalkers?\b[^.]*\binstead\b/i,
);

/** Declaring attackers. */
export const declareAttackers = section({
  name: 'declaring attackers',
  title: /^declare attackers step/i,
  words: /declares? attackers|attacking creature/i,
});

/** Declaring blockers. */
export const declareBlockers = section({
  name: 'declaring blockers',
  title: /^declare blockers step/i,
  words: /declares? blockers|blocking creature/i,
});

/** Who has priority when. */
export const priority = section({
  name: 'timing and priority',
  title: /^timing/i,
  words: /pass in succession/i,
});

/** Turns, phases and steps in general. */
export const turnStructure = section({
  name: 'turn structure',
  title: /^general$/i,
  chapter: /^turn structure/i,
  words: /phases?|steps?/i,
});

/** The combat phase as a whole. */
export const combatPhase = section({
  name: 'combat phase',
  title: /^combat phase/i,
  words: /combat phase/i,
});

/** The untap step, where day becomes night and night becomes day. */
export const untapStep = section({ name: 'untap step', title: /^untap step/i, words: /untap/i });

/** The step at the end of a turn. */
export const cleanupStep = section({ name: 'cleanup step', title: /^cleanup step/i, words: /cleanup step/i });

/** The other steps and phases of a turn, and what creatures may attack and block. */
export const stepsOfTurn = section({
  name: 'steps and phases',
  title:
    /^(?:(?:beginning|main|combat|end|ending) phase|(?:upkeep|end|end of turn|beginning of combat|declare attackers|declare blockers|combat damage|end of combat) step|legal attacks and blocks|turn-based actions)/i,
  words: /\b(?:phase|step|attack|block)/i,
});

/** The sections on lands, damage, hands and players, which hold for every game. */
export const matters = section({
  name: 'lands, damage, hands and players',
  title: /^(?:lands|damage|hand|players)$/i,
  words: /\b(?:lands?|damage|hands?|players?)\b/i,
});

/** How spells and abilities are announced and targeted, how abilities trigger, and how both resolve. */
export const spellsAndAbilities = section({
  name: 'spells and abilities',
  title:
    /^(?:(?:casting|playing) spells|activating activated|handling triggered|resolving spells|countering spells|target(?:s$|ed spells))/i,
  words: /\b(?:spell|abilit)/i,
});

/** Whatever else the multiplayer chapter says of players who leave. */
export const departures = speakingOf('players who leave', /le(?:ft|aves?) the game/i, chapter);

/** Tokens and permanents: who owns what. */
export const tokens = speakingOf(
  'owners of tokens',
  /\btokens?'?s? owner|owner of a token|token is (?:controlled by|both (?:owned|controlled))|creates a token is/i,
);

/** The designation of being the monarch. */
export const monarch = section({ name: 'the monarch', title: /monarch/i, words: /monarch/i });

/** The designation of having the initiative. */
export const initiative = section({ name: 'the initiative', title: /initiative/i, words: /the initiative/i });

/** Replacement effects. */
export const replacementEffects = section({
  name: 'replacement effects',
  title: /^replacement effects/i,
  words: /replacement effect/i,
});

/** Auras whose player has gone. */
export const auras = speakingOf('Auras', /\bAura\b[^.]*left the game/);

const limitedRangeMark: SectionMark = {
  name: 'limited range of influence',
  title: /range of influence/i,
  words: /range of influence/i,
};

/** The option that lets players affect only those who sit near them. */
export const limitedRange = section(limitedRangeMark);

/** The worked examples of that option. */
export const limitedRangeExamples = examplesIn(limitedRangeMark);

/** The rules that are above all others, the order of choices among them. */
export const goldenRules = section({
  name: 'golden rules',
  title: /golden rules/i,
  words: /active player|overrides? these rules/i,
});

/** Who the players are. */
export const players = section({ name: 'players', title: /^players$/i, words: /opponents?|teammates?/i });

/** Drawing cards. */
export const drawing = section({
  name: 'drawing a card',
  title: /^drawing a card/i,
  words: /draws? (?:a )?cards?/i,
});

/** Sequences of actions that could go on for ever, and shortcuts through them. */
export const loops = section({
  name: 'loops and shortcuts',
  title: /infinite|infinity|loops|taking shortcuts/i,
  words: /\bloop\b|shortcut/i,
});

/** Abilities that watch for a player to lose. */
export const lossTriggers = speakingOf(
  'triggers on losing',
  /trigger[^.]*\blos(?:es?|ing)\b[^.]*(?:game|it)\b/i,
);

/** The variant for many players, several of whom take turns at once. */
export const grandMelee = section({
  name: 'Grand Melee',
  title: /grand melee/i,
  words: /grand melee|turn marker/i,
});

/** The variant in which each team protects an emperor. */
export const emperor = section({ name: 'Emperor', title: /emperor/i, words: /emperor/i });

/** The option by which several opponents are attacked in one combat. */
export const attackMultiplePlayers = section({
  name: 'attack multiple players',
  title: /attack multiple players/i,
  words: /attack multiple (?:other )?players/i,
});

/** The step in which a defending player is chosen. */
export const beginningOfCombat = section({
  name: 'beginning of combat',
  title: /^beginning of combat/i,
  words: /beginning of combat/i,
});

/** The options by which only a neighbour is attacked. */
export const attackLeftRight = section({
  name: 'attack left and attack right',
  title: /attack left/i,
  words: /attack left option|attack right option/i,
});

/** The option by which creatures change sides. */
export const deployCreatures = section({
  name: 'deploy creatures',
  title: /deploy creatures/i,
  words: /deploy creatures option/i,
});

/** The variant in which everybody plays alone. */
export const freeForAll = section({ name: 'Free-for-All', title: /free-for-all/i, words: /free-for-all/i });

/** The variant in which teams sit together. */
export const teamVsTeam = section({
  name: 'Team vs. Team',
  title: /team vs\.? team/i,
  words: /team vs\.? team/i,
});

/** The variant in which teammates sit apart. */
export const alternatingTeams = section({
  name: 'Alternating Teams',
  title: /^(?:alternating )?teams(?: variant)?$/i,
  words: /alternating teams|\bteams (?:variant|game)/i,
});

/** The casual variant with plane cards. */
export const planechase = section({
  name: 'Planechase',
  title: /^(?:planechase|planar magic)/i,
  words: /planar (?:deck|die|controller)/i,
});

/** The casual variant in which a legendary creature leads each deck. */
export const commander = section({
  name: 'Commander',
  title: /^(?:commander|edh|elder dragon)/i,
  words: /\bcommander\b|\bedh\b/i,
});

/** The casual variant of one against a team. */
export const archenemy = section({ name: 'Archenemy', title: /^archenemy/i, words: /archenemy/i });

/** The casual variant that follows a draft with conspiracies. */
export const conspiracyDraft = section({
  name: 'Conspiracy Draft',
  title: /^conspiracy draft/i,
  words: /conspiracy draft/i,
});
