import { combined, number, provision } from '../reading/provision.js';
import {
  drawing,
  endingTheGame,
  generalMultiplayer,
  goldenRules,
  loops,
  lossTriggers,
  players,
  startingTheGame,
} from './places.js';

const opening = {
  in: generalMultiplayer,
  about: ['section contain ~ rule', 'rule of this section'],
  says: [
    ['this section contain additional optional rule that can be used for multiplayer play', true],
    ['rule of this section be additional and optional they serve for playing with more than 2', true],
  ],
} as const;

const sizes = [
  // "In a multiplayer game, the first time …": the rules for starting the game have to say that they mean such games.
  ['first time [that] player take mulligan they draw new hand of 7 card rather than 6 card', 'sevenCards'],
  // Two editions misplace or lose a word of this sentence.
  [
    'first time [that] player take mulligan they draw new hand of as many card [they] [as] [they] had before',
    'sameSizeAsBefore',
  ],
  [
    'first mulligan player take do not count toward number of card that player will put on bottom of their library or number of mulligan that player may take',
    'firstMulliganNotCounted',
  ],
] as const;

const namedSizes = [
  ['first time [that] player take mulligan in multiplayer game new hand have 7 card not 6', 'sevenCards'],
  [
    'first time [that] player take mulligan in multiplayer game new hand have just as many card as 1 before',
    'sameSizeAsBefore',
  ],
  [
    'first mulligan of player in multiplayer game be not counted when it be worked out how many card go on bottom of library or how many mulligan player may still take',
    'firstMulliganNotCounted',
  ],
] as const;

const firstMulligan = [
  ...sizes.map(([words, value]) => [`[in multiplayer game] ${words}`, value] as const),
  ...namedSizes,
] as const;

const firstMulliganInMultiplayer = [
  ...sizes.map(
    ([words, value]) => [`^ in multiplayer game [and in any brawl game] ${words}`, value] as const,
  ),
  ...namedSizes,
] as const;

const laterMulligans = [
  ['subsequent hand decrease by 1 card as normal', true],
  ['later hand get smaller by 1 card each as usual', true],
  ['subsequent mulligan be counted toward these number as normal', true],
  ['all later 1 count as usual', true],
] as const;

const firstDraw = [
  ['^ in (most | all other) multiplayer game no player skip draw step of their first turn', false],
  ['^ in multiplayer game no player skip draw step of their first turn', false],
  ['^ in each other kind of multiplayer game nobody be made to skip first turn draw step', false],
  [
    '^ in multiplayer game other than two-headed giant game starting player do not skip draw step of their first turn',
    false,
  ],
  [
    '^ in multiplayer game other than two-headed giant game starting player be not made to skip first turn draw step',
    false,
  ],
] as const;

/** How a document is named in which the rules of tournaments stand, and where it is to be had. */
const latest = '(see most current | those be in latest) magic gathering';
const addresses = 'for more information | online [under dci document center] | for which see';

/** The loops that go on only as long as two players want them to. */
const sharedLoop =
  'loop contain optional action controlled by 2 player and action by both of those player be required to continue loop';

/** Provisions that hold for all multiplayer games. */
export const generalProvisions = [
  combined('general.chapterNumber', { opening }, (a, document) => {
    const chapter = document.chapters.find((c) => /multiplayer/i.test(c.title));
    if (chapter !== undefined) return Number(chapter.number);
    // A fragment without the heading of its chapter still shows it in the numbers of its sections.
    const section = a.opening ? document.parts.find((p) => /^\d00$/.test(p.number))?.number : undefined;
    return section === undefined ? undefined : Number(section.slice(0, -2));
  }),
  combined('general.multiplayerRulesLocation', { opening }, (a, document) => {
    if (a.opening || document.chapters.some((c) => /multiplayer/i.test(c.title))) return 'chapterIncluded';
    return document.partial ? undefined : 'pointerToWebsiteOnly';
  }),
  provision('general.multiplayerThreshold', {
    in: generalMultiplayer,
    loosely: true,
    about: 'multiplayer game ~ than ~ player',
    says: [
      ['multiplayer game be game that start with more than {n} player', number()],
      ['game be multiplayer game if more than {n} player start it', number()],
    ],
  }),
  provision('general.maximumVariantsPerGame', {
    in: generalMultiplayer,
    about: 'option ~ variant $',
    says: [
      ['single game may use multiple option but only {n} variant', number()],
      ['several option may be used together in 1 game but no more than {n} variant', number()],
    ],
  }),
  combined(
    'general.freeMulligan.chapterRule',
    {
      first: {
        in: generalMultiplayer,
        about: ['first ~ mulligan', 'player & mulligan', 'mulligan & card'],
        says: firstMulligan,
      },
      later: {
        in: generalMultiplayer,
        about: ['subsequent', '^ all later 1', '^ later hand'],
        says: laterMulligans,
      },
    },
    (a) => (a.first !== undefined && a.later ? a.first : undefined),
  ),
  combined(
    'general.freeMulligan.coreRule',
    {
      first: {
        in: startingTheGame,
        loosely: true,
        about: [
          'multiplayer game ~ first ~ mulligan',
          'first ~ mulligan ~ multiplayer game',
          'multiplayer & mulligan & card',
          'multiplayer & mulligan & hand',
        ],
        says: firstMulliganInMultiplayer,
      },
      later: { in: startingTheGame, about: ['subsequent', '^ later hand'], says: laterMulligans },
    },
    (a) => (a.first !== undefined && a.later ? a.first : undefined),
  ),
  combined(
    'general.mulliganProcess',
    {
      order: {
        in: startingTheGame,
        loosely: true,
        about: ['starting player ~ mulligan', 'starting player go first'],
        says: [
          ['^ first starting player take any mulligan', 'onePlayer'],
          [
            '^ starting player go first their hand be shuffled back into library and 6 new card be drawn',
            'onePlayer',
          ],
          ['^ first starting player declare whether [or not] they will take mulligan', 'rounds'],
          [
            '^ beginning with starting player and going on in turn order each player say whether they take 1',
            'rounds',
          ],
        ],
      },
      hand: {
        in: startingTheGame,
        loosely: true,
        about: ['draw ~ new hand', 'new card be drawn', 'new hand ~ drawn'],
        says: [
          [
            '^ to take mulligan that player shuffle their hand back into deck and then draw new hand of 6 card',
            'fewer',
          ],
          [
            '^ starting player go first their hand be shuffled back into library and 6 new card be drawn',
            'fewer',
          ],
          [
            '^ to take mulligan player shuffle their hand back into their deck|library then draw new hand of 1 fewer card than they had before',
            'fewer',
          ],
          [
            '^ when all have said so those who take mulligan do it at same time hand be shuffled back into library and new hand 1 card smaller than 1 before be drawn',
            'fewer',
          ],
          [
            '^ to take mulligan player shuffle card in their hand back into their library draw new hand of card equal to their starting hand size then put number of those card equal to number of time that player have taken mulligan on bottom of their library [in any order]',
            'bottom',
          ],
        ],
      },
      scry: {
        in: startingTheGame,
        about: ['look at top card', 'kept & top', 'opening & library & top', 'kept & size'],
        says: [
          [
            '^ after all player have kept opening hand each player in turn order whose hand contain fewer card than that player starting hand size may look at top card of their library',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.order === undefined || a.hand === undefined) return undefined;
      if (a.order === 'onePlayer') return a.hand === 'fewer' ? 'playerByPlayerOneFewer' : undefined;
      if (a.hand === 'bottom') return 'simultaneousRoundsDrawFullThenBottom';
      return a.scry ? 'simultaneousRoundsOneFewerThenScry' : 'simultaneousRoundsOneFewer';
    },
  ),
  provision('general.startingPlayerDrawSkip', {
    in: [startingTheGame, generalMultiplayer],
    about: ['multiplayer game & draw step', 'multiplayer game & skip & first turn', 'multiplayer & skip'],
    says: firstDraw,
  }),
  combined(
    'general.firstDrawRuleInChapter',
    {
      rule: {
        in: generalMultiplayer,
        loosely: true,
        about: [
          'multiplayer game & draw step',
          'multiplayer game & skip & first turn',
          'multiplayer & skip',
          'multiplayer & step',
          'two-headed & turn',
        ],
        says: firstDraw,
      },
    },
    (a) => (a.rule === undefined ? undefined : true),
  ),
  provision('general.seatingOrder', {
    in: generalMultiplayer,
    loosely: true,
    about: [
      'seating order',
      'order of seat',
      'seat|seating & method',
      'variant & seat|seating',
      'chosen & order',
    ],
    says: [
      [
        'unless chosen variant or option prescribe otherwise seating order be determined by any mutually agreeable method',
        'anyMutuallyAgreeableMethod',
      ],
      [
        'neither variant nor option that was chosen say how player be seated order of seat be settled by any method on which all of them agree',
        'anyMutuallyAgreeableMethod',
      ],
    ],
  }),
  provision('general.tournamentRulesDocument', {
    in: generalMultiplayer,
    about: ['see ~ rule for more information', 'be in latest', 'magic gathering'],
    says: [
      [`${latest} dci floor rule [${addresses}]`, 'dciFloorRules'],
      [`${latest} tournament rule [${addresses}]`, 'tournamentRules'],
    ],
  }),
  provision('general.turnOrderDirection', {
    in: startingTheGame,
    about: ['default turn order', 'turn order & clockwise|counterclockwise', 'default & order'],
    says: [
      [
        'game default turn order start with starting player and proceed clockwise',
        'clockwiseFromStartingPlayer',
      ],
    ],
  }),
  provision('general.apnapExtension', {
    in: goldenRules,
    loosely: true,
    about: '(multiple|several) player would ~ active player',
    says: [
      [
        '^ if multiple player would make choice and or take action at same time active player player whose turn it be make any choice required then next player in turn order usually player seated to active player left make any choice required followed by remaining nonactive player in turn order',
        true,
      ],
      [
        '^ if several player would choose or act at same time active player who be 1 whose turn it be make choice they have to make next come player after that in turn order normally 1 on active player left and so on through all of nonactive player',
        true,
      ],
    ],
  }),
  provision('general.drawOrder', {
    in: drawing,
    loosely: true,
    about: [
      'active player ~ draw ~ player',
      'player to draw card active player',
      'player & draw & other & order',
      'active player & draw',
      'several|more & player & draw',
    ],
    says: [
      [
        '^ (if|when) effect (instruct|tell) (more than 1 | several) player to draw card active player perform all of their draw first then each other player in turn order do same',
        'activePlayerThenTurnOrder',
      ],
      [
        '^ (if|when) more than 1 player be instructed to draw card active player perform all of their draw first then each other player in turn order do same',
        'activePlayerThenTurnOrder',
      ],
      [
        '^ (if|when) effect tell several player to draw card active player first make all of their draw and after that other player do so 1 by 1 in turn order',
        'activePlayerThenTurnOrder',
      ],
    ],
  }),
  combined(
    'general.winning.lastPlayerCondition',
    {
      condition: {
        in: endingTheGame,
        loosely: true,
        about: 'player ~ still in game win',
        says: [
          ['^ player still in game win game if all of that player opponent have lost game', 'lost'],
          ['^ player still in game win game if all of that player opponent have left game', 'left'],
          ['^ player still in game win game if that player opponent have all left game', 'left'],
          ['^ player who be still in game win it when each opponent of that player have lost it', 'lost'],
          ['^ player who be still in game win it when each opponent of that player have left it', 'left'],
        ],
      },
      overriding: {
        in: endingTheGame,
        about: ['happen immediately', 'win come at once'],
        says: [
          [
            '^ this happen immediately and override all effect that would prevent|preclude that player from winning game',
            true,
          ],
          ['^ win come at once and no effect that would prevent it can do so', true],
        ],
      },
    },
    (a) => {
      if (a.condition !== 'left') return a.condition === 'lost' ? 'opponentsLost' : undefined;
      return a.overriding ? 'opponentsLeftOverridingPrevention' : 'opponentsLeft';
    },
  ),
  provision('general.winEffect.unlimitedRange', {
    in: generalMultiplayer,
    about: [
      'effect ~ (state|say) ~ player win game',
      'effect & win',
      'limited range of influence & win|lose',
      'win & opponent',
    ],
    says: [
      [
        'multiplayer game not using limited range of influence option if effect state that player win game all of that player opponent lose game instead',
        'opponentsLoseInstead',
      ],
      [
        'multiplayer game do without limited range of influence effect which say that player win game instead make each opponent of that player lose it',
        'opponentsLoseInstead',
      ],
    ],
  }),
  combined(
    'general.winEffect.coreRule',
    {
      rule: {
        in: endingTheGame,
        about: [
          'effect ~ player win game instead',
          'effect & win & opponent',
          'multiplayer & effect & win',
          'range of influence & win',
        ],
        says: [
          [
            'multiplayer game using limited range of influence option effect that state that player win game instead cause all of that player opponent within (their | that player | player) range of influence to lose game',
            'opponentsInRangeLoseWithLimitedRange',
          ],
          [
            'if limited range of influence option be used in multiplayer game effect which say that player win game instead make each opponent within that player range of influence lose it',
            'opponentsInRangeLoseWithLimitedRange',
          ],
          [
            '^ in multiplayer game effect that state that player win game instead cause all of that player opponent to lose game',
            'opponentsLoseInAllMultiplayerGames',
          ],
          [
            '^ in multiplayer game effect which say that player win game instead make each opponent of that player lose it',
            'opponentsLoseInAllMultiplayerGames',
          ],
        ],
      },
    },
    (a) => a.rule ?? 'playerWins',
  ),
  provision('general.winning.teamCondition', {
    in: endingTheGame,
    about: 'multiplayer game ~ team ~ team ~ win',
    says: [
      ['multiplayer game between team team win game if all other team have lost game', 'otherTeamsLost'],
      [
        'multiplayer game between team team with at least 1 player still in game win game if all other team have lost game',
        'otherTeamsLostAndMemberRemains',
      ],
      [
        'multiplayer game between team team with at least 1 player still in game win game if all other team have left game',
        'otherTeamsLeftAndMemberRemains',
      ],
      [
        'team play multiplayer game team win it if each other team have lost it and at least 1 player of winning team be still in game',
        'otherTeamsLostAndMemberRemains',
      ],
      [
        'team play multiplayer game team win it if each other team have left it and at least 1 player of winning team be still in game',
        'otherTeamsLeftAndMemberRemains',
      ],
    ],
  }),
  provision('general.winning.lostMemberInclusion', {
    in: endingTheGame,
    loosely: true,
    about: [
      'winning team win',
      'player of that team win',
      'win & even',
      'winning team & player',
      'team win & earlier|previously',
    ],
    says: [
      [
        'each player on winning team win game even if 1 or more of those player had previously lost that game',
        true,
      ],
      ['all player of that team win even those of them who lost game earlier', true],
    ],
  }),
  provision('general.losing.teamCondition', {
    in: endingTheGame,
    loosely: true,
    about: ['multiplayer game ~ team ~ lose game if', 'team play multiplayer game ~ team lose'],
    says: [
      [
        'multiplayer game between team team lose game if all player on that team have lost [game] $',
        'allMembersLost',
      ],
      [
        'team play multiplayer game team lose it once each player on that team have lost it',
        'allMembersLost',
      ],
    ],
  }),
  provision('general.gameDraw.teamCondition', {
    in: endingTheGame,
    about: 'team ~ be draw if ~ team',
    says: [
      [
        'multiplayer game between team game be draw if all remaining team lose (at once | simultaneously)',
        'allRemainingTeamsLoseSimultaneously',
      ],
      [
        'team play multiplayer game it be draw if each remaining team lose at same time',
        'allRemainingTeamsLoseSimultaneously',
      ],
    ],
  }),
  provision('general.gameDraw.teamDrawThroughMembers', {
    in: endingTheGame,
    loosely: true,
    about: ['draw for team (if|once) ~ player', 'team & draw & player', 'draw for team'],
    says: [
      [
        'multiplayer game between team game be draw for team if game be draw for all remaining player on that team',
        true,
      ],
      [
        'team play multiplayer game it be draw for team once it be draw for each player who remain on that team',
        true,
      ],
    ],
  }),
  provision('general.losing.lossByLeaving', {
    in: endingTheGame,
    about: [
      'if player leave game',
      'draw for player ~ leave game',
      '^ if game be ~ they|that ~ game $',
      'whoever ~ leave',
      '^ whoever ~ game ~ draw',
    ],
    says: [
      ['^ [likewise] if player leave game they lose game', true],
      ['^ whoever lose game leave it and whoever leave game have thereby lost it', true],
      ['^ if game be draw for player (they | that player) leave game', false],
      ['^ whoever lose game leave it and so do anybody for whom it be draw', false],
    ],
  }),
  combined(
    'general.losing.concession',
    {
      conceding: {
        in: endingTheGame,
        about: ['player who concede', '^ 1 who do so'],
        says: [
          ['^ player who concede lose game immediately', 'loses'],
          ['^ player who concede leave game immediately', 'leaves'],
          ['^ 1 who do so lose game at once', 'loses'],
          ['^ 1 who do so leave game at once and lose it', 'both'],
        ],
      },
      losing: {
        in: endingTheGame,
        about: '^ (they | that player) ~ lose game $',
        says: [['^ (they | that player) lose game $', true]],
      },
    },
    (a) => {
      if (a.conceding === undefined || a.conceding === 'loses') return a.conceding;
      return a.conceding === 'both' || a.losing ? 'leavesAndLoses' : undefined;
    },
  ),
  combined(
    'general.gameDraw.mandatoryLoop',
    {
      limited: {
        in: endingTheGame,
        loosely: true,
        about: [
          'using limited range of influence option ~ loop ~ each player',
          'limited range of influence & loop',
          'loop & within',
          'loop & involved',
        ],
        says: [
          [
            'multiplayer game using limited range of influence option if game somehow enter loop of mandatory action repeating sequence of event with no way to stop game be draw for each player who control object that be involved in that loop as well as for each player within range of influence of any of those player',
            true,
          ],
          [
            'limited range of influence option be used in multiplayer game and game get into loop made of mandatory action only so that same event repeat without any mean of stopping it be draw for each player who control object involved in loop and for player within range of influence of any of them',
            true,
          ],
        ],
      },
      everyone: {
        in: endingTheGame,
        loosely: true,
        about: 'loop ~ repeat',
        says: [
          [
            'game [somehow] enter loop [of mandatory action] repeating sequence of event with no way to stop game be draw $',
            true,
          ],
          [
            '^ it be draw if game get into loop [made of mandatory action only] so that same event repeat without any mean of stopping $',
            true,
          ],
          [
            '^ if limited range of influence option be not used it be draw if game get into loop [made of mandatory action only] so that same event repeat without any mean of stopping $',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.limited) return 'everyoneOrInvolvedWithLimitedRange';
      return a.everyone ? 'everyone' : undefined;
    },
  ),
  provision('general.losing.losesGameTriggers', {
    in: lossTriggers,
    loosely: true,
    about: ['(ability | they) trigger when player lose', 'trigger & player lose', 'trigger & leave & reason'],
    says: [
      [
        '(these ability | they) trigger when player lose [it] or leave (game | it) (regardless of reason | whatever reason be) (unless that player leave game as result of draw | with 1 exception player who leave because of draw do not trigger them)',
        'lossOrLeavingExceptByDraw',
      ],
      [
        '(these ability | they) trigger when player lose [it] or leave (game | it) (regardless of reason | whatever reason be) [due to state-based effect spell or ability concession or game loss awarded by judge in tournament]',
        'lossOrLeavingForAnyReason',
      ],
    ],
  }),
  provision('general.activePlayerWhileStarting', {
    in: goldenRules,
    about: ['while starting game', 'starting game & choice|action', 'starting player & active player'],
    says: [
      [
        'multiple player would make choice or take action while starting game starting player be considered active player and each other player be considered nonactive player',
        'startingPlayer',
      ],
    ],
  }),
  provision('general.yourTeamDefinition', {
    in: players,
    loosely: true,
    about: ['term your team', 'term & team', 'your team'],
    says: [['spell or ability may use term your team as shorthand for you and or your teammate', true]],
  }),
  provision('general.loops.firstChooser', {
    in: loops,
    about: ['2 player ~ choose|name number', 'shortcut by describing', 'propose', '1 at any time'],
    says: [
      [
        `${sharedLoop} first player or first involved player after active player in turn order choose number`,
        'firstPlayer',
      ],
      [
        `${sharedLoop} active player or if active player be not involved first involved player after active player in turn order choose number $`,
        'activePlayerElseFirstInvolved',
      ],
      [
        'if 2 player control optional action of loop and it take both of them to keep it running first player or of those involved first 1 after active player in turn order name number',
        'firstPlayer',
      ],
      [
        'at any point in game player with priority may suggest shortcut by describing sequence of game choice for all player that may be legally taken based on current game state and predictable result of sequence of choice',
        'proposerOfShortcut',
      ],
      [
        'player who have priority may propose 1 at any time telling which choice all player be to make from here on',
        'proposerOfShortcut',
      ],
    ],
  }),
  provision('general.loops.fragmentedLoopBreaker', {
    in: loops,
    about: [
      'active player ~ (must|obliged) ~ (choice|choose) ~ loop',
      'fragmented & choice',
      'active player & choice & loop',
    ],
    says: [
      [
        '^ if that happen active player or if active player be not involved in loop first player in turn order who be involved must then make different game choice so loop do not continue',
        'activePlayerElseFirstInvolvedInTurnOrder',
      ],
      [
        '^ if that happen active player must then make different game choice so loop do not continue',
        'activePlayer',
      ],
      [
        'active player be then obliged or if that player have no part in loop first 1 in turn order who have part in it be obliged to choose differently so that loop end',
        'activePlayerElseFirstInvolvedInTurnOrder',
      ],
    ],
  }),
];
