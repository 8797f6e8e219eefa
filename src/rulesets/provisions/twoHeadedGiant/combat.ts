import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { declareAttackers, sharedTeamTurns, twoHeadedGiant } from '../places.js';
import { blocksForOneself, blocksForTeam, blocksForTeamAndBattles } from '../sharedTeamTurns/combat.js';

const combatRules = {
  means: [
    [
      [
        say.byRole({
          who: 'the Two-Headed Giant variant',
          uses: 'uses different combat rules',
          than: 'than other multiplayer variants',
        }),
        "Two-Headed Giant doesn't use the same combat rules as other multiplayer variants.",
      ],
      'ownRules',
    ],
    [
      'In the Two-Headed Giant variant, the combat rules for the shared team turns option are used.',
      'sharedTeamTurnsRules',
    ],
    // A copy speaks of a version, "for the option": the rules are for it, or they are used for it.
    [
      [
        'A modified version of the combat rules for the shared team turns option is used by the Two-Headed Giant variant.',
        'For the shared team turns option, the Two-Headed Giant variant uses a modified version of the combat rules.',
      ],
      'modifiedSharedTeamTurnsRules',
    ],
  ],
  in: twoHeadedGiant,
  about: ['combat rule', 'combat ~ rule of its own'],
} as const;

const oneOfThem = 'one specific defending player';

/** That each member of the defending team blocks for that member alone. */
const ownOnly = blocksForOneself.map(
  ([words, value]) => [words, value === 'attackingThem' ? value : 'attackingThemOrTheirs'] as const,
);

/** Combat between teams. */
export const combatProvisions = [
  provision('twoHeadedGiant.combatRuleSource', combatRules),
  combined(
    'twoHeadedGiant.attackUnit',
    {
      own: {
        means: [
          ["As a group, each team's creatures attack the other team.", 'teamAsAGroup'],
          ['The creatures of one team attack the other team as a single group.', 'teamAsAGroup'],
        ],
        in: twoHeadedGiant,
        about: [
          'creature attack ~ team',
          'attack ~ as ~ group',
          'creature & attack & group',
          'team creature & attack & other',
        ],
      },
      source: combatRules,
      targets: {
        means: [
          [
            'For each attacking creature, which defending player or planeswalker that creature is attacking is announced by the attacking team.',
            'individualPlayerOrPlaneswalker',
          ],
          [
            'For each attacking creature, the team that attacks announces which battle, planeswalker, or defending player that creature is attacking.',
            'individualPlayerOrPlaneswalker',
          ],
        ],
        in: sharedTeamTurns,
        about: 'attacking creature ~ team announce ~ attacking',
      },
    },
    (a) => a.own ?? (a.source === 'sharedTeamTurnsRules' ? a.targets : undefined),
  ),
  combined(
    'twoHeadedGiant.combatDamageRecipient',
    {
      own: {
        means: [
          ...(
            [
              ['active', 'chosenByActiveTeamAtDamage'],
              ['defending', 'chosenByDefendingTeamAtDamage'],
            ] as const
          ).map(
            ([team, value]) =>
              [
                `If an ${say.attacking} would assign ${say.combatDamage} to the defending team, only one of the ${say.defending}s is chosen by the ${team} team for that creature to assign its ${say.combatDamage} to.`,
                value,
              ] as const,
          ),
          [
            'Where combat damage of an attacker would be assigned to the defending team, the active team picks just one of the defending players to whom that creature assigns it.',
            'chosenByActiveTeamAtDamage',
          ],
        ],
        in: twoHeadedGiant,
        about: [
          'combat damage ~ defending team ~ active team',
          'active team choose|pick ~ defending player',
          'assign & defending player & team',
          'combat damage & defending team & active',
        ],
      },
      source: combatRules,
    },
    (a) => a.own ?? (a.source === 'sharedTeamTurnsRules' ? 'playerDeclaredAsAttacked' : undefined),
  ),
  provision('twoHeadedGiant.attackProhibitionSpread', {
    means: [
      [
        [
          "A creature can't attack the defending team if that creature can't attack one of the defending players.",
          "A creature can't attack the defending team if it is unable to attack one of the defending players.",
        ],
        'ifUnableToAttackOnePlayer',
      ],
      [
        [
          `A creature can't attack the defending team if an effect of an object controlled by a ${say.defending} prohibits that creature from attacking that player.`,
          "That creature can't attack the defending team if an effect of an object a defending player controls prohibits a creature from attacking that player.",
        ],
        'ifDefendersObjectForbidsAttackingThatPlayer',
      ],
      [
        "Should an effect of an object under a defending player's control forbid a creature to attack that player, the creature can't attack the defending team at all.",
        'ifDefendersObjectForbidsAttackingThatPlayer',
      ],
      [
        ['still attack', 'attack'].map(
          (attack) =>
            `That creature can ${attack} the defending team if an effect of an object a defending player controls prohibits a creature from attacking that player.`,
        ),
        'never',
      ],
    ],
    in: twoHeadedGiant,
    about: [
      'creature ~ attack defending team',
      '(prohibit | forbid | unable) ~ attack ~ defending team',
      'attack & defending team & not',
      'prohibit|forbid & attack|attacking',
    ],
  }),
  combined(
    'twoHeadedGiant.defendingPlayerReference',
    {
      listed: {
        in: twoHeadedGiant,
        about: [
          'one-shot effect ~ defending player',
          'one-shot effect ~ refer ~ defending player',
          'one-shot & defending player',
        ],
        means: [
          [
            [
              ...['', ' or characteristic-defining ability', ' or characteristic-setting ability'].map(
                (more) =>
                  `Rather than to both of the defending players, any one-shot effect${more} that refers to the "defending player" refers to ${oneOfThem}.`,
              ),
              'When a one-shot effect refers to the "defending player," it means one particular defending player rather than both.',
              'When a one-shot effect or a characteristic-defining ability mentions the "defending player," it means one particular defending player rather than both.',
            ],
            true,
          ],
        ],
      },
      others: {
        in: twoHeadedGiant,
        about: ['other case ~ defending player', 'case & both'],
        means: [
          [
            [
              say.byRole({
                actually: 'actually, all other cases',
                which: 'in which the "defending player" is referred to',
                mean: 'refer to both of the defending players',
              }),
              'In every other case, words about the "defending player" are about both defending players.',
            ],
            true,
          ],
        ],
      },
      comparison: {
        in: twoHeadedGiant,
        about: 'answer ~ yes ~ defending player',
        means: [
          [
            'If a "yes" answer would be returned by either defending player in the comparison if compared individually, this answer is "yes."',
            true,
          ],
        ],
      },
      time: {
        means: [
          [
            "At the time the effect is applied, the effect's controller chooses which one the spell or ability refers to.",
            'whenApplied',
          ],
          [
            [
              'Which one the ability or spell refers to is chosen by the controller of the object with the characteristic-setting ability or of the effect.',
              'Which one the ability or spell refers to is chosen by the controller of the object with the characteristic-defining ability or of the effect.',
              'Whoever controls the effect, or the object that has the characteristic-defining ability, picks the one that is meant.',
              'Whoever controls the effect or the object that has the characteristic-defining ability picks the one who is meant.',
            ],
            'open',
          ],
        ],
        in: twoHeadedGiant,
        about: ['controller of effect choose', 'control effect ~ pick'],
      },
      becoming: {
        in: twoHeadedGiant,
        about: [
          'object with characteristic-defining ability choose',
          'object that have characteristic-defining ability pick',
        ],
        means: [
          [
            'At the time the nonactive players become defending players, which one the ability refers to is chosen by the controller of the object with the characteristic-defining ability.',
            true,
          ],
        ],
      },
      late: {
        in: twoHeadedGiant,
        about: ['if that time have already', 'time & already'],
        means: [
          [
            'If that time has already occurred, as the object gains the ability or enters the battlefield, that player makes that choice.',
            true,
          ],
        ],
      },
      source: combatRules,
      specific: {
        means: [
          [
            `Any rule, object, or effect that refers to a "${say.defending}" refers to one specific ${say.defending}, not to all of the ${say.defending}s.`,
            true,
          ],
        ],
        in: sharedTeamTurns,
        about: 'refer to defending player ~ specific',
      },
    },
    (a) => {
      if (a.listed === undefined) {
        return a.specific && a.source === 'sharedTeamTurnsRules' ? 'oneSpecificPlayer' : undefined;
      }
      if (a.others === undefined) return a.time === 'open' ? 'oneChosenForListedKinds' : undefined;
      if (a.comparison === undefined) return undefined;
      if (a.time === 'open') return 'oneChosenForListedKindsOtherwiseBoth';
      if (a.time !== 'whenApplied' || !a.becoming) return undefined;
      return a.late ? 'oneChosenAtFixedTimesOrLateOtherwiseBoth' : 'oneChosenAtFixedTimesOtherwiseBoth';
    },
  ),
  provision('twoHeadedGiant.attackedTeamReselection', {
    in: [declareAttackers, twoHeadedGiant],
    about: ['two-headed giant ~ reselected', 'two-headed & attacking'],
    means: [
      [
        'In a Two-Headed Giant game, the planeswalker or team that the creature is attacking is reselected rather than the planeswalker or the player.',
        true,
      ],
    ],
  }),
  combined(
    'twoHeadedGiant.blockableAttackers',
    {
      own: {
        means: [
          [
            'Any attacking creatures can be blocked by creatures the defending players control.',
            'anyAttackingCreature',
          ],
          [
            'The creatures of the defending players may block any attacking creature at all.',
            'anyAttackingCreature',
          ],
          ...ownOnly,
        ],
        in: twoHeadedGiant,
        about: [
          'defending player can|may ~ block',
          'defending player & block',
          'creature & block & attacking',
        ],
      },
      source: combatRules,
      option: {
        in: sharedTeamTurns,
        about: 'creature controlled by defending player ~ block',
        means: [
          [[blocksForTeam, blocksForTeamAndBattles].flat(), 'anyAttackingTheTeam'],
          [
            'Creatures that the defending players control can block creatures that are attacking any player on the defending team.',
            'anyAttackingTheTeam',
          ],
          ...ownOnly,
        ],
      },
    },
    (a) => a.own ?? (a.source === 'sharedTeamTurnsRules' ? a.option : undefined),
  ),
];
