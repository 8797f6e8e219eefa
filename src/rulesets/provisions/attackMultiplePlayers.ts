import { combined, provision } from '../reading/provision.js';
import * as say from '../reading/wording.js';
import { attackMultiplePlayers, beginningOfCombat, combatPhase, declareAttackers } from './places.js';
import {
  attackedPlayerBeforeRemoval,
  attackedPlayerMeant,
  chosenAtFirst,
  chosenOrTheirs,
  reselected,
} from './recurring.js';

const concerned =
  'Only to creatures attacking that player, restrictions and requirements which apply to attacking a specific player apply.';

/** Provisions of the option by which several opponents are attacked in one combat. */
export const attackMultiplePlayersProvisions = [
  provision('attackMultiplePlayers.defendingPlayers', {
    means: [
      [
        "During the combat phase, all the attacking player's opponents are instead defending players.",
        'allOpponents',
      ],
      [
        'All opponents of the attacking player are, for that combat phase, defending players.',
        'allOpponents',
      ],
      [
        [
          "During the combat phase, all the attacking player's neighbors are instead defending players.",
          "During the combat phase, both of the attacking player's neighbors are instead defending players.",
        ],
        'neighbors',
      ],
    ],
    in: attackMultiplePlayers,
    about: '(opponent | neighbor) ~ be ~ defending player',
  }),
  provision('attackMultiplePlayers.attackTargets', {
    means: [
      [
        [
          'The attacking player chooses a defending player for an attacking creature to attack as that player declares each attacking creature.',
          'As each attacking creature is declared by the attacking player, he or she chooses a defending player for it to attack.',
        ],
        'player',
      ],
      [
        'As each attacking creature is declared by the attacking player, he or she chooses a defending player or a planeswalker a defending player controls for it to attack.',
        'playerOrPlaneswalker',
      ],
      [
        `As each ${say.attacking} is declared by the attacking player, he or she chooses a ${say.defending}, a planeswalker a ${say.defending} controls, or a battle a ${say.defending} protects for it to attack.`,
        'playerPlaneswalkerOrBattle',
      ],
      [
        'For every attacking creature that is declared, the attacking player picks a defending player as what it attacks.',
        'player',
      ],
    ],
    in: attackMultiplePlayers,
    about: ['declare each attacking creature', 'each attacking creature that be declared'],
  }),
  combined(
    'attackMultiplePlayers.defendingPlayerReference.chapterRule',
    {
      who: {
        in: attackMultiplePlayers,
        loosely: true,
        about: [
          'usually ~ attacking',
          'as rule it be defending player',
          'attacking creature ~ defending player ~ (referring | mean this)',
        ],
        means: [
          ...attackedPlayerMeant,
          [
            'If the source of an ability that refers to a defending player is an attacking creature, it will usually refer to the player who it is attacking or the controller of the planeswalker that it is attacking.',
            'controller',
          ],
          [
            'This will usually be the defending player who the creature with the ability is attacking.',
            'player',
          ],
        ],
      },
      spells: {
        in: attackMultiplePlayers,
        about: '^ similarly if spell or ability',
        means: [
          [
            `Similarly, if a ${say.spell} refers to both a ${say.defending} and an ${say.attacking}, unless otherwise specified, the ${say.defending} it's referring to is the player that creature is attacking or the controller of the planeswalker it's attacking.`,
            true,
          ],
        ],
      },
      removed: attackedPlayerBeforeRemoval(attackMultiplePlayers),
    },
    (a) => {
      switch (a.who) {
        case 'player':
          return 'usuallyPlayerAttacked';
        case 'controller':
          return a.spells
            ? 'usuallyPlayerOrControllerIncludingSpells'
            : 'usuallyPlayerOrPlaneswalkerController';
        case 'became':
          return 'asOfBecomingAttacker';
        case 'current':
          return a.removed ? 'currentElseBeforeRemovalFromCombat' : undefined;
        case 'protector':
          return a.removed ? 'currentElseBeforeRemovalWithProtectors' : undefined;
        default:
          return undefined;
      }
    },
  ),
  provision('attackMultiplePlayers.ambiguousDefendingPlayer', {
    means: [
      [
        'The controller of the spell or ability chooses one if there are multiple defending players that could be chosen.',
        'controllerOfSpellOrAbility',
      ],
      [
        ['active', 'attacking'].map(
          (who) => `If multiple defending players could be chosen, the ${who} player chooses one.`,
        ),
        'activePlayer',
      ],
      ['If multiple defending players could be chosen, one of them is chosen at random.', 'atRandom'],
      [
        ['If multiple defending players could be chosen, the controller of the ability chooses one.'],
        'controllerOfAbility',
      ],
      [
        'When more than one defending player could be chosen, whoever controls the ability chooses.',
        'controllerOfAbility',
      ],
      [
        'When more than one defending player could be chosen, whoever controls the spell or ability chooses.',
        'controllerOfSpellOrAbility',
      ],
    ],
    in: attackMultiplePlayers,
    about: 'defending player ~ could be chosen',
  }),
  provision('attackMultiplePlayers.blockableAttackers', {
    means: [
      [
        [
          'Only creatures attacking that player can be blocked by those creatures.',
          "Those creatures can't block creatures attacking other players.",
          "They can't block creatures attacking other players.",
        ],
        'attackingThem',
      ],
      [
        'Those creatures can block only creatures attacking a planeswalker that player controls or that player.',
        'attackingThemOrTheirPlaneswalkers',
      ],
      [
        'Those creatures can block only creatures attacking a battle that player protects, a planeswalker that player controls, or that player.',
        'attackingThemTheirPlaneswalkersOrBattles',
      ],
      [
        [
          'Those creatures can block any attacking creatures.',
          'Those creatures can block creatures attacking that player or any other player.',
          'Those creatures can block creatures attacking any player.',
        ],
        'anyAttackingCreature',
      ],
    ],
    in: attackMultiplePlayers,
    about: ['creature can block', 'they can block be', 'only creature ~ be blocked by'],
  }),
  combined(
    'attackMultiplePlayers.blockDeclarationOrder',
    {
      order: {
        means: [
          [
            'As the declare blockers step begins, each defending player in APNAP order declares blockers.',
            true,
          ],
          [
            'As the declare blockers step begins, each defending player in reverse APNAP order declares blockers.',
            'reverse',
          ],
          [
            ['attacking', 'active'].map(
              (who) =>
                `As the declare blockers step begins, each defending player in an order chosen by the ${who} player declares blockers.`,
            ),
            'chosen',
          ],
        ],
        in: attackMultiplePlayers,
        about: 'defending player ~ declare blocker step',
      },
      turns: {
        means: [
          [
            [
              "The first defending player declares all that player's blocks, then the second defending player, and so on.",
              'The second defending player declares blocks only after the first defending player has declared every block, and so on.',
            ],
            true,
          ],
        ],
        in: attackMultiplePlayers,
        about: ['^ first [of] defending player', 'second defending player'],
      },
    },
    (a) => {
      if (!a.order || !a.turns) return undefined;
      if (a.order === 'chosen') return 'chosenByAttackingPlayer';
      return a.order === 'reverse' ? 'reverseApnapOrder' : 'apnapOrder';
    },
  ),
  provision('attackMultiplePlayers.damageAssignmentOrder', {
    means: [
      [
        `If any creatures are blocking multiple creatures, each ${say.defending} in APNAP order announces ${say.blocking} the ${say.attacking}s for each blocking creature that player controls, after blockers have been declared.`,
        true,
      ],
      [
        `If any creatures are blocking multiple creatures, the attacking player announces ${say.blocking} the ${say.attacking}s for each of those blocking creatures, after blockers have been declared.`,
        'attackingPlayer',
      ],
    ],
    in: attackMultiplePlayers,
    about: [
      'damage assignment order',
      'damage & order & announce',
      'assignment & order',
      'blocking & announce',
    ],
  }),
  provision('attackMultiplePlayers.combatDamageOrder', {
    means: [
      ['In APNAP order, combat damage is assigned.', 'apnapOrder'],
      ['In reverse APNAP order, combat damage is assigned.', 'reverseApnapOrder'],
    ],
    in: attackMultiplePlayers,
    about: ['combat damage ~ assigned', 'assigned ~ combat damage'],
  }),
  provision('attackMultiplePlayers.bandSplitting', {
    means: [
      [
        [
          "Different players can't be attacked by creatures in a band.",
          ...['a', 'the same'].map((one) => `Creatures in ${one} band can't attack different players.`),
          'No two creatures in the same band can attack different players.',
        ],
        false,
      ],
      ["It isn't possible for the creatures of a band to attack several players.", false],
    ],
    in: attackMultiplePlayers,
    about: 'creature (in | of) band',
  }),
  provision('attackMultiplePlayers.withoutOption.defendingPlayerChoice', {
    means: [
      [chosenAtFirst, 'turnBasedActionInBeginningOfCombat'],
      [
        "The active player chooses one of that player's opponents as the combat phase starts.",
        'asCombatPhaseStarts',
      ],
    ],
    in: [beginningOfCombat, combatPhase],
    about: [
      'player choose|pick',
      'defending player & turn-based action',
      'multiplayer & opponent & defending player',
    ],
  }),
  provision('attackMultiplePlayers.withoutOption.reselectedAttackTarget', {
    in: declareAttackers,
    about: [
      'attack multiple player option ~ reselected',
      'reselected & multiplayer & defending',
      'attack multiple & option',
    ],
    means: [
      ...reselected.map(
        (which, i) =>
          [
            `In a multiplayer game that isn't using the attack multiple players option, ${which} ${chosenOrTheirs[i]}.`,
            i === 0 ? 'chosenPlayerOrPlaneswalker' : 'chosenPlayerPlaneswalkerOrBattle',
          ] as const,
      ),
      [
        say.byRole({
          where: "in a multiplayer game that isn't using the attack multiple players option,",
          what: 'the reselected player or planeswalker',
          may: "can be any of the attacking player's opponents",
          theirs: 'or a planeswalker controlled by any of those opponents',
        }),
        'anyOpponentOrPlaneswalker',
      ],
    ],
  }),
  provision('attackMultiplePlayers.orderedBlockingCondition', {
    means: [
      [
        say.byRole({
          if: `${say.attackedOr.replace(' or', ',')} controls a planeswalker that's being attacked,`,
          battle: "or protects a battle that's being attacked,",
          who: `each ${say.defending} declares blockers`,
        }),
        'severalPlayersControllersOrProtectors',
      ],
      [
        'If creatures are attacking two or more players, each defending player declares blockers.',
        'severalAttackedPlayers',
      ],
      [
        `Each defending player declares blockers ${say.attackedOr} controls a planeswalker that is being attacked.`,
        'severalPlayersOrPlaneswalkerControllers',
      ],
    ],
    in: attackMultiplePlayers,
    about: 'defending player ~ declare blocker step',
  }),
  combined(
    'attackMultiplePlayers.restrictionEvaluation',
    {
      others: {
        in: attackMultiplePlayers,
        about: 'restriction (and | or) requirement ~ group',
        means: [
          [
            'A restriction or requirement of any other kind is judged on all of the attacking creatures as a group, and that group as a whole still has to be legal.',
            'whole',
          ],
          [
            "Based on the entire group of attacking creatures, requirements and restrictions that don't apply to attacking a specific player are evaluated.",
            true,
          ],
        ],
      },
      specific: {
        in: attackMultiplePlayers,
        about: '(restriction and requirement that apply | restriction or requirement that concern)',
        means: [[concerned, true]],
      },
      legal: {
        means: [['The entire group of attacking creatures must still be legal.', true]],
        in: attackMultiplePlayers,
        about: 'group of attacking creature must',
      },
    },
    (a) =>
      a.specific && (a.others === 'whole' || (a.others && a.legal))
        ? 'playerSpecificSeparatelyOthersAsWhole'
        : undefined,
  ),
  combined(
    'attackMultiplePlayers.defendingPlayerReference.coreRule',
    {
      one: {
        in: declareAttackers,
        about: [
          'multiplayer game ~ defending player ~ not to all',
          'multiplayer & rule & refer',
          'multiplayer & defending player & specific|particular',
        ],
        means: [
          [
            'In a multiplayer game, any effect, object, or rule that refers to a "defending player" refers to one defending specific player, not to all of the defending players.',
            true,
          ],
        ],
      },
      each: {
        means: [
          [
            [
              'For each of those attacking creatures, the appropriate defending player is individually determined if an ability or spell could apply to multiple attacking creatures.',
            ],
            true,
          ],
        ],
        in: declareAttackers,
        about: '(appropriate|right) defending player ~ each',
      },
    },
    (a) => (a.one && a.each ? true : undefined),
  ),
];
