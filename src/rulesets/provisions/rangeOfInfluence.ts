import { combined, provision } from '../reading/provision.js';
import * as say from '../reading/wording.js';
import { declareAttackers, limitedRange, limitedRangeExamples, stateBasedActions } from './places.js';

/** Provisions of the option that lets players affect only those who sit near them. */
export const rangeOfInfluenceProvisions = [
  combined(
    'rangeOfInfluence.gameDrawEffect',
    {
      draw: {
        in: limitedRange,
        about: ['effect ~ game be ~ draw', 'effect ~ game be ~ drawn', 'effect & draw', 'spell & draw'],
        says: [
          [
            'effect of spell or ability state that game be draw game be draw for that spell or ability controller and all player within (their | that player) range of influence',
            true,
          ],
          [
            'by effect of spell or ability game be draw it be drawn for controller of that spell or ability and for each player within their range of influence',
            true,
          ],
        ],
      },
      leaving: {
        means: [['They leave the game.', true]],
        in: limitedRange,
        about: ['they|player ~ leave game $', '^ they|those ~ game ~ game', '^ they ~ game $'],
        says: [['^ those player leave game game go on for everybody else', true]],
      },
    },
    (a) => (a.draw && a.leaving ? 'controllerAndPlayersInRangeDraw' : undefined),
  ),
  provision('rangeOfInfluence.mandatoryLoop', {
    in: limitedRange,
    about: ['loop ~ mandatory action', 'loop', 'mandatory'],
    says: [
      [
        'game [somehow] enter loop of mandatory action repeating sequence of event with no way to stop game be draw for each player who control object that be involved in that loop as well as for each player within range of influence of any of those player',
        'involvedControllersAndPlayersInTheirRange',
      ],
      [
        'game get into loop made of mandatory action only so that same event repeat without any mean of stopping it be draw for each player who control object involved in loop and for player within range of influence of any of them',
        'involvedControllersAndPlayersInTheirRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.restartExemption', {
    means: [['Effects that restart the game are exempt from the limited range of influence option.', true]],
    in: limitedRange,
    about: ['restart game', 'restart'],
    says: [
      [
        'effect that restart game be not bound by limited range of influence option new game will include each player of this 1',
        true,
      ],
    ],
  }),
  provision('rangeOfInfluence.winningCoverage', {
    in: limitedRange,
    about: [
      'range of influence [do not] cover',
      'range of influence [do not] apply to',
      'effect damage dealing',
    ],
    says: [
      [
        'range of influence (cover | apply to) spell ability effect (damage dealing | dealing of damage) attacking|attack (making choice | choice) and winning game',
        true,
      ],
      [
        'range of influence (cover | apply to) spell ability effect (damage dealing | dealing of damage) attacking|attack and (making choice | choice) $',
        false,
      ],
    ],
  }),
  provision('rangeOfInfluence.distanceUnit', {
    in: limitedRange,
    about: ['range of influence ~ distance', 'range of influence ~ how far', 'measured|counted in'],
    says: [
      [
        'player range of influence be maximum distance from that player measured in player seat that player can affect',
        'playerSeats',
      ],
      [
        'player range of influence say how far away from that player counted in player seat they can affect thing at most',
        'playerSeats',
      ],
    ],
  }),
  provision('rangeOfInfluence.determinationTime', {
    means: [
      [
        "As each turn begins, the particular players within each player's range of influence are determined.",
        'asEachTurnBegins',
      ],
    ],
    in: limitedRange,
    about: ['range of influence be ~ determined', 'range of influence be ~ settled'],
    says: [
      [
        'which player be in whose range of influence be settled at beginning of each turn',
        'asEachTurnBegins',
      ],
    ],
  }),
  provision('rangeOfInfluence.selfInclusion', {
    means: [
      [
        [
          'A player is always within his or her range of influence.',
          "Each player is always within that player's range of influence.",
        ],
        true,
      ],
    ],
    in: limitedRange,
    about: 'always ~ (own range of influence | include)',
    says: [['player own range of influence always include that player', true]],
  }),
  combined(
    'rangeOfInfluence.objectInRange',
    {
      object: {
        means: [
          [
            "An object is within a player's range of influence if that player or another player within that many seats of that player controls it.",
            true,
          ],
        ],
        in: limitedRange,
        about: '^ object be ~ player range of influence if',
        says: [
          [
            '^ object be in player range of influence if their controller be that player or some other player who be no more than that number of seat away',
            true,
          ],
        ],
      },
      battle: {
        means: [
          [
            "A battle is within a player's range of influence if that player or another player within that many seats of that player protects it.",
            true,
          ],
        ],
        in: limitedRange,
        about: ['battle be ~ range of influence', 'battle & seat', 'battle & range of influence & player'],
        says: [
          [
            'in addition battle be within player range of influence if it be protected by that player or by another player within that many seat of that player',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (!a.object) return undefined;
      return a.battle ? 'controllerOrBattleProtectorInRange' : 'controllerInRange';
    },
  ),
  provision('rangeOfInfluence.attackTargets', {
    means: [
      [
        [
          "Only opponents within their controller's range of influence can be attacked by creatures.",
          `A creature can attack only opponents within its controller's ${say.range}.`,
        ],
        'opponents',
      ],
      [
        `Creatures can attack only opponents within their controller's ${say.range} or planeswalkers those opponents control.`,
        'opponentsAndPlaneswalkers',
      ],
      [
        `Creatures can attack only opponents within their controller's ${say.range}, planeswalkers those opponents control, and battles those opponents protect.`,
        'opponentsPlaneswalkersAndBattles',
      ],
    ],
    in: limitedRange,
    about: ['creature can attack', 'can be attacked'],
    says: [
      [
        'creature can attack only opponent within their controller range of influence planeswalker controlled by those opponent and battle protected by those opponent $',
        'opponentsPlaneswalkersAndBattles',
      ],
      ['creature can attack only opponent within their controller range of influence $', 'opponents'],
      [
        '^ only opponent within range of influence of player who control creature and planeswalker under control of those opponent can be attacked by it $',
        'opponentsAndPlaneswalkers',
      ],
      [
        '^ only opponent within range of influence of player who control creature can be attacked by it $',
        'opponents',
      ],
    ],
  }),
  provision('rangeOfInfluence.noOpponentInRange', {
    means: [
      [
        [
          "Creatures a player controls can't attack if no opponents are within that player's range of influence.",
          "Creatures that player controls can't attack, if there are no opponents within a player's range of influence.",
        ],
        'cannotAttack',
      ],
    ],
    in: limitedRange,
    about: 'no opponent ~ range of influence',
    says: [['player with no opponent in range of influence can not attack with creature', 'cannotAttack']],
  }),
  provision('rangeOfInfluence.targetsOutOfRange', {
    means: [
      [
        [
          "Spells or abilities a player controls can't target objects and players outside that player's range of influence.",
          `Objects and players outside a player's ${say.range} can't be the targets of spells or abilities that player controls.`,
        ],
        'illegal',
      ],
    ],
    in: limitedRange,
    about: '(be ~ target of | have target)',
    says: [
      [
        'spell or ability can not have target that be out of its controller range of influence be they object or player',
        'illegal',
      ],
    ],
  }),
  provision('rangeOfInfluence.objectOrPlayerChoice', {
    means: [
      [
        "A player must choose one within that player's range of influence if that player is asked to choose an object or player.",
        'withinChoosersRange',
      ],
    ],
    in: limitedRange,
    about: ['asked to choose object or player', 'told to choose object or player'],
    says: [
      [
        'if player be asked to choose object or player they must choose 1 within their range of influence',
        'withinChoosersRange',
      ],
      [
        'player told to choose object or player have to choose 1 that be in their own range of influence',
        'withinChoosersRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.optionChoice', {
    in: limitedRange,
    about: 'choose between ~ option',
    says: [
      [
        'if player be asked to choose between 1 or more option and not between 1 or more object or player they can choose between those option even if those option refer to object or player outside player range of influence',
        'allowed',
      ],
      [
        'if player be told to choose between option as opposed to choosing between object or player any of those option may be chosen even 1 of them that refer to object or player beyond that player range of influence',
        'allowed',
      ],
    ],
  }),
  provision('rangeOfInfluence.noEligibleChooser', {
    means: [
      [
        `If there's no player who can make that choice within its controller's ${say.range} and an effect requires a choice, the closest appropriate player to its controller's left makes that choice.`,
        'closestAppropriatePlayerToLeft',
      ],
    ],
    in: limitedRange,
    about: 'effect ~ choice ~ range of influence ~ (closest|nearest|choice)',
    says: [
      [
        'effect need choice that nobody within its controller range of influence be able to make choice fall to nearest suitable player going left from that controller',
        'closestAppropriatePlayerToLeft',
      ],
    ],
  }),
  provision('rangeOfInfluence.activationOutOfRange', {
    means: [
      [
        [
          "The activated abilities of an object outside of a player's range of influence can't be activated by that player.",
          "The activated abilities of an object outside of a player's range of influence can't be played by that player.",
        ],
        false,
      ],
    ],
    in: limitedRange,
    about: ['(activate|play) activated ability', 'activated ability ~ (activated|played) by player'],
    says: [
      [
        'player can not (activate|play) activated ability of object outside [of] their range of influence',
        false,
      ],
      [
        'object activated ability can not be (activated|played) by player if object be beyond their range of influence',
        false,
      ],
    ],
  }),
  provision('rangeOfInfluence.triggerCondition', {
    means: [
      [
        `Unless its trigger event happens entirely within the ${say.range} of its source's controller, a triggered ability doesn't trigger.`,
        'eventEntirelyInSourceControllersRange',
      ],
    ],
    in: limitedRange,
    about: 'trigger event ~ range of influence of',
    says: [
      [
        'for triggered ability to trigger whole of its trigger event must happen inside range of influence of player controlling its source',
        'eventEntirelyInSourceControllersRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.auraRestriction', {
    means: [
      [
        [
          "An object outside its controller's range of influence can't be enchanted by an Aura.",
          "An Aura is unable to enchant an object outside its controller's range of influence.",
        ],
        'objectOutOfRange',
      ],
      [
        "An Aura is unable to enchant an object or player outside its controller's range of influence.",
        'objectOrPlayerOutOfRange',
      ],
    ],
    in: limitedRange,
    about: ['aura can ~ enchant', 'enchanted by ~ aura'],
    says: [
      [
        'object and player beyond range of influence of aura controller can not be enchanted by that aura',
        'objectOrPlayerOutOfRange',
      ],
    ],
  }),
  combined(
    'rangeOfInfluence.attachmentRestriction',
    {
      equipment: {
        means: [
          ["An object outside its controller's range of influence can't be equipped by an Equipment.", true],
        ],
        in: limitedRange,
        about: ['equipment can ~ equip', 'equipped by ~ equipment'],
        says: [
          [
            'object beyond range of influence of its controller can not be equipped by equipment nor fortified by fortification',
            true,
          ],
        ],
      },
      fortification: {
        means: [
          [
            "An object outside its controller's range of influence can't be fortified by a Fortification.",
            true,
          ],
        ],
        in: limitedRange,
        about: ['fortification ~ fortify', 'fortified by'],
        says: [
          [
            'object beyond range of influence of its controller can not be equipped by equipment nor fortified by fortification',
            true,
          ],
        ],
      },
    },
    (a) => (a.equipment ? (a.fortification ? 'equipmentAndFortification' : 'equipment') : undefined),
  ),
  combined(
    'rangeOfInfluence.effectsOutOfRange',
    {
      parts: {
        in: limitedRange,
        about: 'part of [its] effect ~ (affect|range)',
        says: [
          ['part of effect that attempt to affect out-of-range object or player will do nothing', true],
          [
            '^ those part of its effect which would affect something out of range do nothing while all other part work as they normally do',
            'all',
          ],
        ],
      },
      rest: {
        means: [['The rest of the effect will work normally.', true]],
        in: limitedRange,
        about: '^ rest of effect',
      },
    },
    (a) => (a.parts === 'all' || (a.parts && a.rest) ? 'doNothing' : undefined),
  ),
  provision('rangeOfInfluence.informationSource', {
    means: [
      [
        "It gets only information from within its controller's range of influence, if a spell or ability requires information from the game.",
        'onlyWithinControllersRange',
      ],
    ],
    in: limitedRange,
    about: 'spell or ability ~ information from game',
    says: [
      [
        'if spell or ability require information from game it get only information from within its controller range of influence',
        'onlyWithinControllersRange',
      ],

      [
        'spell or ability that need information from game get it only from what be within range of influence of its controller',
        'onlyWithinControllersRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.informationPerspective', {
    in: limitedRangeExamples,
    loosely: true,
    about: ['boost ~ creature based', 'become because of coat of arm', 'range [both] of both'],
    says: [
      [
        '^ they be only 2 player within range of both rob and controller of coat of arm',
        'commonToControllerAndAffectedPlayer',
      ],
      [
        '^ nobody else be within range both of rob and of player who control coat of arm',
        'commonToControllerAndAffectedPlayer',
      ],
      [
        '^ coat of arm will boost rob creature based on what creature be controlled by player within alex range of influence including player sitting to alex left who be out of rob range of influence',
        'effectControllersRangeOnly',
      ],
      [
        '^ how big rob creature become because of coat of arm depend on creature of all player who be in range of influence for alex $',
        'effectControllersRangeOnly',
      ],
    ],
  }),
  combined(
    'rangeOfInfluence.legendRule.scope',
    {
      section: {
        in: limitedRange,
        about: ['legend rule', 'legend', 'legendary & permanent & range'],
        says: [
          [
            'legend rule apply to permanent only if other legendary permanent with same name be within its controller range of influence',
            'onlyOthersInControllersRange',
          ],
          [
            'permanent be subject to legend rule only if another legendary permanent of same name be in range of influence for its controller',
            'onlyOthersInControllersRange',
          ],
        ],
      },
      // The section falls silent where the rule itself compares the permanents of one player only.
      core: {
        in: stateBasedActions,
        about: '2 or more ~ legendary',
        says: [
          ['^ if player control 2 or more legendary permanent with same name', true],
          ['^ if 2 or more legendary permanent with same name be controlled by same player', true],
        ],
      },
    },
    (a) => a.section ?? (a.core ? 'unaffectedByRange' : undefined),
  ),
  provision('rangeOfInfluence.worldRule.scope', {
    means: [
      [
        `Only if other world permanents are within its controller's ${say.range}, the "world rule" applies to a permanent.`,
        'onlyOthersInControllersRange',
      ],
    ],
    in: limitedRange,
    about: 'world rule',
    says: [
      [
        'world rule apply to permanent only if other world permanent be within its controller range of influence',
        'onlyOthersInControllersRange',
      ],
      [
        'permanent be subject to world rule only if another world permanent be in range of influence for its controller',
        'onlyOthersInControllersRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.planeswalkerUniquenessRule.scope', {
    in: limitedRange,
    about: ['planeswalker uniqueness rule', 'uniqueness', 'planeswalker & rule'],
    says: [
      [
        'planeswalker uniqueness rule apply to planeswalker only if other planeswalker with same planeswalker type be within its controller range of influence',
        'onlyOthersInControllersRange',
      ],
      [
        'planeswalker be subject to planeswalker uniqueness rule only if another planeswalker of same planeswalker type be in range of influence for its controller',
        'onlyOthersInControllersRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.legendRule.coreRule', {
    in: stateBasedActions,
    about: ['2 or more ~ legendary ~ graveyard', '2 legendary permanent'],
    says: [
      [
        '^ if 2 or more permanent with same name have supertype legendary all be put into their owner graveyard',
        'acrossPlayersNoneKept',
      ],
      [
        '^ if 2 or more legendary permanent with same name be on battlefield all be put into their owner graveyard',
        'acrossPlayersNoneKept',
      ],
      [
        '^ when there be 2 legendary permanent of same name on battlefield or more than 2 all of them go to graveyard of their owner',
        'acrossPlayersNoneKept',
      ],
      [
        '^ if player control 2 or more legendary permanent with same name that player choose 1 of them and rest be put into their owner graveyard',
        'perControllerOneKept',
      ],
      [
        '^ if 2 or more legendary permanent with same name be controlled by same player that player choose 1 of them and rest be put into their owner graveyard',
        'perControllerOneKept',
      ],
    ],
  }),
  provision('rangeOfInfluence.planeswalkerUniquenessRule.coreRule', {
    in: stateBasedActions,
    loosely: true,
    about: ['2 or more planeswalker', 'there be 2 planeswalker', 'planeswalker & type', 'uniqueness'],
    says: [
      [
        '^ if 2 or more planeswalker (that share | with same) (planeswalker type | subtype) be on battlefield all be put into their owner graveyard',
        'acrossPlayersNoneKept',
      ],
      [
        '^ when there be 2 planeswalker on battlefield or more than 2 that have planeswalker type in common all of them go to graveyard of their owner',
        'acrossPlayersNoneKept',
      ],
      [
        '^ if player control 2 or more planeswalker that share planeswalker type that player choose 1 of them and rest be put into their owner graveyard',
        'perControllerOneKept',
      ],
    ],
  }),
  provision('rangeOfInfluence.replacementOutOfRange', {
    means: [
      [
        "That portion of the event does nothing if a replacement effect tries to cause a ability or spell to affect an player or object outside its controller's range of influence.",
        'thatPortionDoesNothing',
      ],
    ],
    in: limitedRange,
    about: 'replacement effect ~ (affect|range of influence)',
    says: [
      [
        'replacement effect would make spell or ability affect object or player beyond range of influence of its controller this part of what happen do nothing',
        'thatPortionDoesNothing',
      ],
    ],
  }),
  provision('rangeOfInfluence.prevention.unspecifiedDamage', {
    in: limitedRange,
    about: ['neither ~ source nor ~ recipient', 'prevent & recipient', 'prevent & both', 'damage & neither'],
    says: [
      [
        'spell or ability create effect that prevent damage but neither source nor would-be recipient of damage be specified it prevent damage only if both source and recipient of that damage be within spell or ability controller range of influence',
        'sourceAndRecipientInRange',
      ],
      [
        'effect of spell or ability prevent damage but name neither source nor recipient it prevent only damage whose source and recipient be both within its controller range of influence',
        'sourceAndRecipientInRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.prevention.recipients', {
    in: limitedRange,
    about: ['prevent damage ~ dealt to', 'prevent damage to'],
    says: [
      [
        'spell or ability create effect that prevent damage that would be dealt to creature or player it can affect only creature and player within spell or ability controller range of influence',
        'creaturesAndPlayers',
      ],
      [
        'spell or ability create effect that prevent damage that would be dealt to permanent or player it can affect only permanent and player within spell or ability controller range of influence',
        'permanentsAndPlayers',
      ],
      [
        'effect of spell or ability that prevent damage to creature or player can affect no creature and player other than those within its controller range of influence',
        'creaturesAndPlayers',
      ],
    ],
  }),
  provision('rangeOfInfluence.winEffect', {
    means: [
      [
        'If an effect states that a player wins the game, instead all of his or her opponents within his or her range of influence lose the game.',
        'opponentsInRangeLose',
      ],
    ],
    in: limitedRange,
    about: ['effect ~ (state|say) ~ player win game', 'effect & win', 'win & opponent', 'opponent & lose'],
    says: [
      [
        'effect which say that player win game instead make each opponent within that player range of influence lose it',
        'opponentsInRangeLose',
      ],
    ],
  }),
  provision('rangeOfInfluence.planechaseExemption', {
    means: [
      [
        `In multiplayer Planechase games other than Grand Melee games, phenomenon cards and plane cards are exempt from ${say.rangeOption}.`,
        'planesAndPhenomena',
      ],
    ],
    in: limitedRange,
    loosely: true,
    about: ['plane card', 'plane', 'planechase'],
    says: [
      [
        'in multiplayer (planechase | planar magic) game other than grand melee game plane card be exempt from limited range of influence option',
        'planes',
      ],
      [
        'plane card be not bound by limited range of influence option in multiplayer planechase game unless it be grand melee game',
        'planes',
      ],
    ],
  }),
  provision('rangeOfInfluence.reselectionWithinRange', {
    in: declareAttackers,
    about: [
      'limited range of influence ~ reselected',
      'reselected & range',
      'multiplayer & range of influence',
    ],
    says: [
      [
        'in multiplayer game using limited range of influence option reselected player [or] planeswalker [or battle] must be within range of influence of attacking creature controller',
        true,
      ],
    ],
  }),
];
