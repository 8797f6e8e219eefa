import { combined, number, provision } from '../reading/provision.js';
import { ordinal } from '../words/numerals.js';
import { grandMelee } from './places.js';

/** "four seats to the left (the fifth player)": both numbers have to mean the same seat. */
function seatsToNext(s: Record<string, string>): number | undefined {
  return ordinal(s.m) === Number(s.n) + 1 ? Number(s.n) : undefined;
}

/** Provisions of the variant for many players, several of whom take turns at once. */
export const grandMeleeProvisions = [
  provision('grandMelee.recommendedMinimumPlayers', {
    in: grandMelee,
    about: 'normally used',
    says: [
      ['grand melee be normally used only in game begun with {n} or more player', number()],
      ['it be normally used only for game that {n} or more player start', number()],
    ],
  }),
  provision('grandMelee.rangeOfInfluence', {
    in: grandMelee,
    about: ['^ each player have ~ range of influence', 'range of influence be'],
    says: [
      ['^ each player have range of influence of {n}', number()],
      ['^ each player range of influence be {n}', number()],
    ],
  }),
  provision('grandMelee.attackOption', {
    in: grandMelee,
    about: 'attack (left | right) option',
    says: [
      ['^ attack left option be used', 'attackLeft'],
      ['grand melee use attack left option', 'attackLeft'],
    ],
  }),
  provision('grandMelee.playersPerTurnMarker', {
    in: grandMelee,
    about: 'turn marker for each ~ player',
    says: [['(there be | game have) 1 turn marker for each full {n} player [in game]', number()]],
  }),
  provision('grandMelee.markerSpacing', {
    in: grandMelee,
    about: 'player ~ seat to ~ left ~ second',
    says: [
      [
        'player {n} seat to that player left {m}th player take second turn marker and so on until all turn marker have been handed out',
        seatsToNext,
      ],
      [
        'player {n} seat to left of that player who be {m}th player take second 1 and so it go on until no turn marker be left to hand out',
        seatsToNext,
      ],
    ],
  }),
  provision('grandMelee.blockedMarker', {
    in: grandMelee,
    about: ['player ~ receive ~ turn marker ~ left', 'player who get turn marker'],
    says: [
      [
        'player can not receive turn marker if any player in 3 seat to their left have turn marker',
        'markerWaitsUnreceived',
      ],
      [
        'player can not receive turn marker while 1 be held in any of 3 seat to that player left',
        'markerWaitsUnreceived',
      ],
      [
        'player who receive turn marker can not start their turn if any player in 3 seat to their left have turn marker',
        'playerHoldsMarkerButTurnWaits',
      ],
      [
        'player who get turn marker can not start turn while 1 be held in any of 3 seat to that player left',
        'playerHoldsMarkerButTurnWaits',
      ],
    ],
  }),
  combined(
    'grandMelee.markerOfDepartingHolder',
    {
      during: {
        in: grandMelee,
        loosely: true,
        about: [
          'turn marker leave game (during | while)',
          'turn marker & leave & take & left',
          'leave & during|while & turn marker',
        ],
        says: [
          [
            'if player with turn marker leave game during their turn player to their left take turn marker after that turn end',
            true,
          ],
          [
            'if player who have turn marker leave game while taking turn next player to left take turn marker once that turn be over',
            true,
          ],
        ],
      },
      before: {
        in: grandMelee,
        about: ['leave [game] before their turn'],
        says: [
          [
            'if player with turn marker leave game before their turn start player to their left take turn marker immediately',
            true,
          ],
          [
            'if such player leave before their turn have begun next player to left take turn marker at once',
            true,
          ],
        ],
      },
    },
    (a) => (a.during && a.before ? 'playerToLeftAfterTurnOrImmediately' : undefined),
  ),
  combined(
    'grandMelee.markerRemoval',
    {
      removal: {
        in: grandMelee,
        loosely: true,
        about: ['leave game ~ (removed|removal)', 'removed if player leave game'],
        says: [
          [
            'if player leave game and that player leaving game would reduce number of turn marker in game turn marker be removed',
            'removed',
          ],
          [
            'turn marker be removed if player leave game and game should have fewer turn marker because of it',
            'removed',
          ],
          [
            'if player leave game and that player leaving game would reduce number of turn marker in game turn marker immediately to departed player right be designated for removal',
            'designated',
          ],
          [
            'if player leave game and game should have fewer turn marker because of it first turn marker to right of player who left be designated for removal',
            'designated',
          ],
        ],
      },
      between: {
        in: grandMelee,
        about: ['removed ~ between turn', 'done between turn'],
        says: [
          ['^ turn marker be removed only between turn', true],
          ['^ this be done between turn only', true],
        ],
      },
      several: {
        in: grandMelee,
        loosely: true,
        about: 'turn marker ~ designated for removal ~ (multiple time | more than once)',
        says: [
          ['^ turn marker may be designated for removal multiple time', true],
          ['it be possible for same turn marker to be designated for removal more than once', true],
        ],
      },
    },
    (a) => {
      if (a.removal === 'removed') return a.between ? 'removedBetweenTurns' : undefined;
      return a.removal === 'designated' && a.several ? 'designatedForRemoval' : undefined;
    },
  ),
  combined(
    'grandMelee.removedMarkerPosition',
    {
      which: {
        in: grandMelee,
        loosely: true,
        about: ['turn marker ~ (right|left) ~ removal', 'remove turn marker', 'turn marker to remove'],
        says: [
          ['remove turn marker immediately to departed player right', true],
          ['turn marker immediately to departed player right be designated for removal', true],
          ['first turn marker to right of player who left be designated for removal', true],
          ['turn marker to remove be first 1 to right of player who left', true],
        ],
      },
      several: {
        in: grandMelee,
        about: ['more than 1 player ~ turn marker', 'several player ~ leave|left'],
        says: [
          [
            'if more than 1 player (have left game and | leave game simultaneously those player leaving game would reduce number of turn marker in game and) there be multiple turn marker that could be removed (remove marker with lower number | marker with lowest number be designated for removal)',
            true,
          ],
          [
            'if several player leave at same time game should have fewer turn marker because of it and there be more than 1 turn marker to which this could apply 1 with lowest number be designated for removal',
            true,
          ],
          [
            'if several player have left so that there be more than 1 turn marker to which this could apply remove 1 with lower number',
            true,
          ],
        ],
      },
    },
    (a) => (a.which && a.several ? 'nearestToRightThenLowestNumber' : undefined),
  ),
  combined(
    'grandMelee.designatedMarkerRemoval',
    {
      own: {
        in: grandMelee,
        loosely: true,
        about: ['taking turn ~ designated for removal', 'designated for removal and held'],
        says: [
          [
            'if player who be taking turn have turn marker that be been designated for removal that turn marker be removed rather than being passed after that turn end',
            true,
          ],
          [
            'turn marker that be designated for removal and held by player whose turn be under way be removed at end of that turn and be not passed on',
            true,
          ],
        ],
      },
      other: {
        in: grandMelee,
        about: ['not taking turn ~ removed', 'turn be not under way'],
        says: [
          [
            'if player who be not taking turn have turn marker that be been designated for removal that turn marker be removed immediately',
            true,
          ],
          ['1 that be held by player whose turn be not under way be removed at once', true],
        ],
      },
      excess: {
        in: grandMelee,
        about: 'designated for removal ~ time ~ right',
        says: [
          [
            'if removed turn marker had been designated for removal multiple time turn marker to its right become designated for removal that many time minus 1',
            true,
          ],
          [
            'if turn marker was designated for removal several time before it was removed next 1 on its right be in turn designated for removal 1 time fewer than that',
            true,
          ],
        ],
      },
    },
    (a) => (a.own && a.other && a.excess ? 'afterTurnOrImmediatelyExcessToRight' : undefined),
  ),
  provision('grandMelee.designatedMarkerDisregard', {
    in: grandMelee,
    loosely: true,
    about: [
      'reduce number ~ designated',
      'designated for removal already',
      'already & designated',
      'disregard & turn marker',
    ],
    says: [
      [
        'for purpose of determining if 1 or more player leaving game would reduce number of turn marker in game disregard turn marker already designated for removal',
        true,
      ],
      [
        'turn marker that be designated for removal already do not count when it be determined whether player who leave game reduce number of its turn marker',
        true,
      ],
    ],
  }),
  provision('grandMelee.rangeAfterDepartures', {
    in: grandMelee,
    about: [
      'leave|left ~ range of influence ~ turn',
      'range of influence & side',
      'seat & range of influence & turn',
    ],
    says: [
      [
        '^ if 1 or more consecutively seated player leave game player that was on either side of those seat do not enter 1 another range of influence until next turn start',
        'whenNextTurnBegins',
      ],
      [
        '^ when player or several who sit in row have left game those who sat on 2 side of empty seat come into range of influence of each other only when next turn start',
        'whenNextTurnBegins',
      ],
    ],
  }),
  combined(
    'grandMelee.extraTurnWithMarker',
    {
      keeping: {
        in: grandMelee,
        loosely: true,
        about: ['extra turn ~ keep turn marker', 'extra turn & keep', 'extra turn & too close'],
        says: [
          [
            'effect cause player with turn marker to take extra turn after current 1 that player keep turn marker and start their next turn after current turn end unless another turn marker be too close on either side [at that time]',
            true,
          ],
          [
            'effect give extra turn after current 1 to player who have turn marker that player keep turn marker and start extra turn once current turn be over unless some other turn marker be then too close on 1 side or other',
            true,
          ],
        ],
      },
      left: {
        in: grandMelee,
        loosely: true,
        about: 'turn marker ~ within ~ left ~ extra turn',
        says: [
          [
            'if turn marker be within 3 seat on player left extra turn wait to start until player 4 seat to their left take other turn marker',
            true,
          ],
          [
            'with turn marker within 3 seat to player left extra turn do not start until player 4 seat to left have taken that other turn marker',
            true,
          ],
        ],
      },
      right: {
        in: grandMelee,
        about: 'turn marker ~ within ~ right ~ pass',
        says: [
          [
            'if turn marker be within 3 seat on player right player pass turn marker to their left when turn end rather than keeping it and player will take extra turn immediately before their next turn',
            true,
          ],
          [
            'with turn marker within 3 seat to player right player do not keep turn marker but pass it to left at end of turn and take extra turn just before their next turn',
            true,
          ],
        ],
      },
    },
    (a) => (a.keeping && a.left && a.right ? 'keepMarkerUnlessAnotherWithinThreeSeats' : undefined),
  ),
  combined(
    'grandMelee.extraTurnWithoutMarker',
    {
      test: {
        in: grandMelee,
        about: ['extra turn after current turn', 'extra turn to follow current 1'],
        says: [
          [
            'if player would take extra turn after current turn and it be not currently that player turn that player instead take extra turn immediately before their next turn',
            'beforeNextTurnIfNotOwnTurn',
          ],
          [
            'effect would cause player to take extra turn after current turn but that player would not have turn marker at start of that turn that player will take extra turn immediately before their next turn instead',
            'beforeNextTurnIfWithoutMarker',
          ],
          [
            'effect would give player extra turn to follow current 1 but that player would have no turn marker when extra turn start $',
            'open',
          ],
          [
            'if player would take extra turn after current turn while it be not that player turn extra turn be taken … before … next turn [instead]',
            'beforeNextTurnIfNotOwnTurn',
          ],
        ],
      },
      then: {
        in: grandMelee,
        about: '^ that extra turn',
        says: [['^ that extra turn be then taken just before player next turn instead', true]],
      },
    },
    (a) => {
      if (a.test !== 'open') return a.test;
      return a.then ? 'beforeNextTurnIfWithoutMarker' : undefined;
    },
  ),
  combined(
    'grandMelee.stacks',
    {
      several: {
        in: grandMelee,
        about: ['grand melee game ~ stack', 'game & stack'],
        says: [
          ['rather than having single stack grand melee game contain multiple stack', true],
          ['grand melee game do not have just 1 stack', true],
        ],
      },
      own: {
        in: grandMelee,
        about: ['each turn marker ~ stack', 'stack for each of its turn marker'],
        says: [
          ['^ each turn marker represent its own stack', true],
          ['^ it have stack for each of its turn marker', true],
        ],
      },
    },
    (a) => (a.several && a.own ? 'onePerTurnMarker' : undefined),
  ),
  provision('grandMelee.priorityPerStack', {
    in: grandMelee,
    about: [
      'priority for ~ turn marker stack',
      'priority for stack of',
      'priority & turn marker',
      'priority & stack & range',
    ],
    says: [
      [
        'player get priority for particular turn marker stack only if turn marker be within their range of influence or object on that stack be controlled by player within their range of influence',
        'markerOrObjectControllerInRange',
      ],
      [
        'priority for stack of given turn marker go to player only if that turn marker lie within their range of influence or some object on that stack have controller who be within that range',
        'markerOrObjectControllerInRange',
      ],
    ],
  }),
  combined(
    'grandMelee.stackChoice',
    {
      choice: {
        in: grandMelee,
        about: [
          'priority for (multiple stack | more than 1 stack)',
          'priority & put & stack',
          'priority & spell & stack',
        ],
        says: [
          [
            'if player have priority for multiple stack and (play spell or ability or | cast spell activate ability or) triggered ability they control trigger player must specify which 1 of those stack spell or ability be put on',
            true,
          ],
          [
            '^ player who have priority for more than 1 stack and (play spell or ability or control | cast spell activate ability or control) ability that trigger must say onto which of them that spell or ability be put',
            true,
          ],
        ],
      },
      cause: {
        in: grandMelee,
        about: ['object on 1 ~ caused', 'caused to trigger by object'],
        says: [
          [
            'if object on 1 of those stack caused triggered ability to trigger player must put it on that stack',
            true,
          ],
          [
            'if triggered ability was caused to trigger by object on 1 of them it must go on that stack',
            true,
          ],
        ],
      },
      target: {
        in: grandMelee,
        about: 'target object on 1',
        says: [
          [
            'if spell or ability target object on 1 of those stack it must be put on same stack as its target it can not target object on multiple stack',
            true,
          ],
          [
            'spell or ability that target object on 1 of them must go on stack of its target it can not have target on more than 1 stack',
            true,
          ],
        ],
      },
    },
    (a) => (a.choice && a.cause && a.target ? 'playerChoiceBoundByCauseOrTarget' : undefined),
  ),
  provision('grandMelee.winRuleStatement', {
    in: grandMelee,
    about: ['normal rule ~ winning', 'winning and losing', 'normal rule', 'winning & losing'],
    says: [
      [
        'grand melee variant use normal rule for winning or|and losing game as modified by rule',
        'normalRulesModifiedByRange',
      ],
      ['grand melee variant use normal rule for winning or|and losing game $', 'normalRules'],
      ['winning and losing in grand melee variant follow normal rule of game $', 'normalRules'],
    ],
  }),
  provision('grandMelee.markerRecipient', {
    in: grandMelee,
    loosely: true,
    about: ['player pass turn marker', 'turn marker ~ passed'],
    says: [
      [
        '(when | after) player end their turn that player pass turn marker to player on their left',
        'playerToLeft',
      ],
      [
        'player turn (end | have ended) that player pass turn marker on to next player to left',
        'playerToLeft',
      ],
    ],
  }),
  provision('grandMelee.otherOptions', {
    in: grandMelee,
    about: ['attack multiple player ~ option', 'deploy creature ~ option'],
    says: [
      ['attack multiple player and deploy creature option be not used in grand melee [variant]', 'unused'],
      [
        'neither attack multiple player option nor deploy creature option be used in grand melee [variant]',
        'unused',
      ],
    ],
  }),
];
