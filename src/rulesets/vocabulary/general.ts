// Written by scripts/vocabulary.mjs; change the specification, not this file.
import type { ParameterDefinition } from './definition.js';

export const general = [
  {
    key: 'general.chapterNumber',
    system: 'general',
    type: 'number',
    kind: 'structural',
    description: 'Which chapter of the document holds the multiplayer rules?',
    values: [
      { value: null, meaning: 'The document has no multiplayer chapter.' },
      { value: 6, meaning: 'Multiplayer rules are chapter 6.' },
      { value: 8, meaning: 'Multiplayer rules are chapter 8.' },
    ],
    silent: null,
  },
  {
    key: 'general.multiplayerRulesLocation',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      'Where does this edition put the multiplayer rules: in a chapter of its own text, or elsewhere?',
    values: [
      {
        value: 'pointerToWebsiteOnly',
        meaning:
          "The document holds no multiplayer rules and, at most, sends the reader to the publisher's website.",
      },
      {
        value: 'chapterIncluded',
        meaning: 'The document itself contains a chapter with the multiplayer rules.',
      },
    ],
  },
  {
    key: 'general.multiplayerThreshold',
    system: 'general',
    type: 'number',
    kind: 'constant',
    description: 'How many players must a game exceed at its beginning to count as a multiplayer game?',
    values: [
      {
        value: 2,
        meaning: 'A game that starts with three or more players is multiplayer; one with two is not.',
      },
    ],
  },
  {
    key: 'general.maximumVariantsPerGame',
    system: 'general',
    type: 'number',
    kind: 'constant',
    description: 'How many multiplayer variants may one game use? Options are not limited in number.',
    values: [{ value: 1, meaning: 'At most one variant per game.' }],
  },
  {
    key: 'general.freeMulligan.chapterRule',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: "What concession does the multiplayer chapter itself make for a player's first mulligan?",
    values: [
      { value: 'none', meaning: 'The chapter gives the first mulligan no special treatment.' },
      {
        value: 'sevenCards',
        meaning:
          'After the first mulligan the player draws seven cards instead of six; later hands shrink by one each time.',
      },
      {
        value: 'sameSizeAsBefore',
        meaning:
          'After the first mulligan the player draws a hand of the previous size; later hands shrink by one each time.',
      },
      {
        value: 'firstMulliganNotCounted',
        meaning:
          'The first mulligan is left out when counting mulligans taken, so it adds no card to be put on the bottom of the library.',
      },
    ],
    silent: 'none',
  },
  {
    key: 'general.freeMulligan.coreRule',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      "What concession do the rules for starting the game, outside the multiplayer chapter, make for a player's first mulligan in a multiplayer game?",
    values: [
      { value: 'none', meaning: 'The starting rules give the first mulligan no special treatment.' },
      {
        value: 'sevenCards',
        meaning:
          'After the first mulligan the player draws seven cards instead of six; later hands shrink by one each time.',
      },
      {
        value: 'sameSizeAsBefore',
        meaning:
          'After the first mulligan the player draws a hand of the previous size; later hands shrink by one each time.',
      },
      {
        value: 'firstMulliganNotCounted',
        meaning:
          'The first mulligan is left out when counting mulligans taken, so it adds no card to be put on the bottom of the library.',
      },
    ],
    silent: 'none',
  },
  {
    key: 'general.mulliganProcess',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'What is the ordinary mulligan procedure that the multiplayer rules build on?',
    values: [
      {
        value: 'playerByPlayerOneFewer',
        meaning:
          'One player after another, beginning with the starting player, takes all of their mulligans, each new hand being one card smaller.',
      },
      {
        value: 'simultaneousRoundsOneFewer',
        meaning:
          'In every round players declare in turn order and then mulligan together, each new hand being one card smaller.',
      },
      {
        value: 'simultaneousRoundsOneFewerThenScry',
        meaning:
          'Rounds with one card fewer per mulligan; once all hands are kept, each player below starting hand size may look at their top card and put it on the bottom.',
      },
      {
        value: 'simultaneousRoundsDrawFullThenBottom',
        meaning:
          'Rounds in which each mulligan draws a full starting hand and then puts one card per mulligan taken on the bottom of the library.',
      },
    ],
  },
  {
    key: 'general.startingPlayerDrawSkip',
    system: 'general',
    type: 'boolean',
    kind: 'constant',
    description:
      'Does the starting player skip the first draw step in multiplayer games other than Two-Headed Giant?',
    values: [
      { value: false, meaning: 'The starting player draws in the first draw step like everybody else.' },
    ],
  },
  {
    key: 'general.firstDrawRuleInChapter',
    system: 'general',
    type: 'boolean',
    kind: 'structural',
    description:
      'Does the multiplayer chapter repeat the rule about the first draw, or is it found only among the rules for starting the game?',
    values: [
      { value: false, meaning: 'Only the rules for starting the game state it.' },
      { value: true, meaning: 'The multiplayer chapter states it too.' },
    ],
    silent: false,
  },
  {
    key: 'general.seatingOrder',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'How are seats assigned when neither variant nor option decides it?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says how seats are assigned by default.' },
      { value: 'anyMutuallyAgreeableMethod', meaning: 'The players use whatever method they all accept.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'general.tournamentRulesDocument',
    system: 'general',
    type: 'enum',
    kind: 'editorial',
    description:
      'Which tournament document does the chapter refer to? This matters to the reader only, not to play.',
    values: [
      { value: 'dciFloorRules', meaning: 'The text refers to the DCI Floor Rules.' },
      { value: 'tournamentRules', meaning: 'The text refers to the Magic: The Gathering Tournament Rules.' },
    ],
  },
  {
    key: 'general.turnOrderDirection',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'Do the starting rules say which way turn order runs by default?',
    values: [
      { value: 'notSpecified', meaning: 'The starting rules do not state a direction.' },
      {
        value: 'clockwiseFromStartingPlayer',
        meaning: 'Turns begin with the starting player and go clockwise.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'general.apnapExtension',
    system: 'general',
    type: 'boolean',
    kind: 'constant',
    description: 'Does the active player, nonactive player order cover any number of nonactive players?',
    values: [
      { value: true, meaning: 'After the active player, every nonactive player chooses in turn order.' },
    ],
  },
  {
    key: 'general.drawOrder',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      'In which order do players draw when several are told to draw cards, in games where turns are not shared?',
    values: [
      { value: 'notSpecified', meaning: 'No rule orders the draws.' },
      {
        value: 'activePlayerThenTurnOrder',
        meaning:
          'All draws of the active player come first; the other players follow one by one in turn order.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'general.winning.lastPlayerCondition',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'What must have happened to every opponent for the one remaining player to win?',
    values: [
      { value: 'opponentsLost', meaning: 'Each opponent has lost the game.' },
      { value: 'opponentsLeft', meaning: 'Each opponent has left the game, for whatever reason.' },
      {
        value: 'opponentsLeftOverridingPrevention',
        meaning:
          'Each opponent has left the game; the win comes at once, even against effects that forbid this player to win.',
      },
    ],
  },
  {
    key: 'general.winEffect.unlimitedRange',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      'What happens when an effect says that a player wins, in a multiplayer game without limited range of influence, according to the multiplayer chapter?',
    values: [
      { value: 'playerWins', meaning: 'The effect works as written: that player wins.' },
      { value: 'opponentsLoseInstead', meaning: 'The win is replaced: all opponents of that player lose.' },
    ],
    silent: 'playerWins',
  },
  {
    key: 'general.winEffect.coreRule',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      'Which games do the rules for ending the game single out for turning "this player wins" into "opponents lose"?',
    values: [
      { value: 'playerWins', meaning: 'None: such an effect always makes its player win.' },
      {
        value: 'opponentsInRangeLoseWithLimitedRange',
        meaning: "Only games with limited range of influence: opponents within that player's range lose.",
      },
      {
        value: 'opponentsLoseInAllMultiplayerGames',
        meaning: 'Every multiplayer game: all opponents of that player lose.',
      },
    ],
  },
  {
    key: 'general.winning.teamCondition',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'When does a team win a game between teams?',
    values: [
      {
        value: 'otherTeamsLost',
        meaning:
          'As soon as each other team has lost; whether anybody on the winning team is still playing is not asked.',
      },
      {
        value: 'otherTeamsLostAndMemberRemains',
        meaning: 'As soon as each other team has lost, if a member of the winning team is still playing.',
      },
      {
        value: 'otherTeamsLeftAndMemberRemains',
        meaning: 'As soon as each other team has left, if a member of the winning team is still playing.',
      },
    ],
  },
  {
    key: 'general.winning.lostMemberInclusion',
    system: 'general',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do team members who lost earlier still win when their team wins?',
    values: [
      { value: false, meaning: 'No rule counts them among the winners.' },
      { value: true, meaning: 'They win together with the rest of the team.' },
    ],
    silent: false,
  },
  {
    key: 'general.losing.teamCondition',
    system: 'general',
    type: 'enum',
    kind: 'constant',
    description: 'When does a team lose?',
    values: [{ value: 'allMembersLost', meaning: 'When each of its members has lost.' }],
  },
  {
    key: 'general.gameDraw.teamCondition',
    system: 'general',
    type: 'enum',
    kind: 'constant',
    description: 'When is a game between teams a draw as a whole?',
    values: [
      {
        value: 'allRemainingTeamsLoseSimultaneously',
        meaning: 'When every team still playing loses at the same moment.',
      },
    ],
  },
  {
    key: 'general.gameDraw.teamDrawThroughMembers',
    system: 'general',
    type: 'boolean',
    kind: 'semantic',
    description:
      'Does a draw for all members of a team who are still playing make the game a draw for that team?',
    values: [
      { value: false, meaning: "No rule derives a team's draw from its members." },
      { value: true, meaning: 'Once every remaining member has a draw, so has the team.' },
    ],
    silent: false,
  },
  {
    key: 'general.losing.lossByLeaving',
    system: 'general',
    type: 'boolean',
    kind: 'semantic',
    description: 'Does leaving the game count as losing it?',
    values: [
      { value: true, meaning: 'Whoever leaves has thereby lost.' },
      { value: false, meaning: 'Leaving alone is no loss; a player can leave through a draw.' },
    ],
    silent: false,
  },
  {
    key: 'general.losing.concession',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'What does conceding do to an individual player?',
    values: [
      { value: 'loses', meaning: 'The player loses at once; leaving the game follows from the loss.' },
      { value: 'leavesAndLoses', meaning: 'The player leaves the game at once and loses it.' },
    ],
  },
  {
    key: 'general.gameDraw.mandatoryLoop',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      'For whom is the game a draw when it is caught in a loop of mandatory actions, according to the rules for ending the game?',
    values: [
      { value: 'everyone', meaning: 'For every player, whatever options are used.' },
      {
        value: 'everyoneOrInvolvedWithLimitedRange',
        meaning:
          'For every player; but with limited range of influence only for controllers of objects in the loop and players within their ranges.',
      },
    ],
  },
  {
    key: 'general.losing.losesGameTriggers',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'What sets off triggered abilities that watch for a player losing the game?',
    values: [
      { value: 'notSpecified', meaning: 'No rule explains it.' },
      { value: 'lossOrLeavingForAnyReason', meaning: 'A player losing or leaving, whatever the reason.' },
      {
        value: 'lossOrLeavingExceptByDraw',
        meaning: 'A player losing or leaving, except one who leaves through a draw.',
      },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'general.activePlayerWhileStarting',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description: 'Who counts as the active player for choices made while the game is being started?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says.' },
      { value: 'startingPlayer', meaning: 'The starting player; all others count as nonactive players.' },
    ],
    silent: 'notSpecified',
  },
  {
    key: 'general.yourTeamDefinition',
    system: 'general',
    type: 'boolean',
    kind: 'semantic',
    description: 'Do the rules explain the words "your team" on cards?',
    values: [
      { value: false, meaning: 'They do not.' },
      { value: true, meaning: 'They do: you and your teammates, or just you in a game without teams.' },
    ],
    silent: false,
  },
  {
    key: 'general.loops.firstChooser',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      "When several players' optional actions keep a loop going, who is the first to say how often it is repeated?",
    values: [
      {
        value: 'firstPlayer',
        meaning:
          '"The first player", a term left unexplained, or the first involved player after the active one.',
      },
      {
        value: 'activePlayerElseFirstInvolved',
        meaning: 'The active player or, if not involved, the first involved player in turn order.',
      },
      {
        value: 'proposerOfShortcut',
        meaning:
          'The player with priority who proposes a shortcut; the others, in turn order, accept or shorten it.',
      },
    ],
    silent: 'proposerOfShortcut',
  },
  {
    key: 'general.loops.fragmentedLoopBreaker',
    system: 'general',
    type: 'enum',
    kind: 'semantic',
    description:
      'Who must choose differently to end a fragmented loop, in which independent actions of several players keep restoring the same game state?',
    values: [
      { value: 'notSpecified', meaning: 'No rule says.' },
      { value: 'activePlayer', meaning: 'The active player, involved or not.' },
      {
        value: 'activePlayerElseFirstInvolvedInTurnOrder',
        meaning: 'The active player or, if not involved, the first involved player in turn order.',
      },
    ],
    silent: 'notSpecified',
  },
] as const satisfies readonly ParameterDefinition[];
