import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { combatPhase, sharedTeamTurns } from '../places.js';
import { attackedPlayerBeforeRemoval, attackedPlayerMeant, referred } from '../recurring.js';
import { turns } from './turns.js';

/** Members block what attacks one of them, or a planeswalker of one of them. */
export const blocksForTeam = say.byRole({
  what: 'creatures attacking a planeswalker controlled by one of those players',
  or: 'or attacking any member of the defending team',
  by: 'can be blocked by creatures controlled by the defending players',
});

/** The same, in editions that know battles. */
export const blocksForTeamAndBattles =
  'Creatures that the defending players control can block creatures attacking a battle protected by one of those players, attacking a planeswalker controlled by one of those players, or attacking any player on the defending team.';

/** Each member blocks what attacks that member. */
export const blocksForOneself = (
  [
    ['', 'attackingThem'],
    [' or attacking a planeswalker that player controls', 'attackingThemOrTheirPlaneswalkers'],
    [
      ', attacking a planeswalker that player controls, or attacking a battle that player protects',
      'attackingThemTheirPlaneswalkersOrBattles',
    ],
  ] as const
).map(
  ([theirs, value]) =>
    [
      `A creature controlled by a defending player can block only creatures attacking that player${theirs}.`,
      value,
    ] as const,
);

/** Combat of teams under the option. */
export const combatProvisions = [
  provision('sharedTeamTurns.ownCombatRules', {
    means: [
      [
        'The shared team turns option uses combat rules different from those of other multiplayer options.',
        true,
      ],
    ],
    in: sharedTeamTurns,
    about: ['combat rule', 'option & combat & different'],
  }),
  provision('sharedTeamTurns.attackTargets', {
    means: [
      [
        `For each ${say.attacking}, the attacking team announces which ${say.defending} or planeswalker that creature is attacking.`,
        'playerOrPlaneswalker',
      ],
      [
        `For each ${say.attacking}, the attacking team announces which ${say.defending}, planeswalker, or battle that creature is attacking.`,
        'playerPlaneswalkerOrBattle',
      ],
    ],
    in: sharedTeamTurns,
    about: [
      'attacking creature ~ team announce ~ attacking',
      'announce & player & attacking',
      'announce & planeswalker',
    ],
  }),
  provision('sharedTeamTurns.blockableAttackers', {
    in: sharedTeamTurns,
    about: ['creature ~ defending player ~ block', 'defending player & block', 'block & attacking & team'],
    means: [
      [blocksForTeamAndBattles, 'attackingMembersPlaneswalkersOrBattles'],
      [blocksForTeam, 'attackingMembersOrPlaneswalkers'],
      [
        'Creatures that the defending players control can block creatures that are attacking any player on the defending team.',
        'attackingMembers',
      ],
      ...blocksForOneself,
    ],
  }),
  provision('sharedTeamTurns.attackingPlayerReference', {
    in: sharedTeamTurns,
    about: ['attacking player ~ referring', 'attacking player & blocking & referring'],
    means: [
      [
        referred(
          'blocking creature',
          'attacking player',
          `the player who controls the ${say.attacking} that blocking creature is blocking`,
        ),
        'controllerOfAttackerBeingBlocked',
      ],
      [
        referred('blocking creature', 'attacking player', 'the player who controls that attacking creature'),
        'controllerOfThatAttackingCreature',
      ],
    ],
  }),
  combined(
    'sharedTeamTurns.defendingPlayerReference',
    {
      who: {
        in: sharedTeamTurns,
        about: ['unless ~ defending player ~ referring', 'defending player & unless'],
        means: attackedPlayerMeant,
      },
      removed: attackedPlayerBeforeRemoval(sharedTeamTurns),
    },
    (a) => {
      if (a.who === undefined) return undefined;
      if (a.who === 'became') return 'asOfBecomingAttacker';
      if (!a.removed) return undefined;
      return a.who === 'current'
        ? 'currentElseBeforeRemovalFromCombat'
        : 'currentElseBeforeRemovalWithProtectors';
    },
  ),
  provision('sharedTeamTurns.damageAssignmentOrder', {
    means: [
      [
        `For each ${say.attacking} that has become blocked by more than one creature, the active team announces ${say.blocking} the blocking creatures once blockers have been declared.`,
        true,
      ],
    ],
    in: turns,
    loosely: true,
    about: ['damage assignment order', 'assignment order', 'blocker & announce & order'],
  }),
  provision('sharedTeamTurns.defendingTeam.coreRule', {
    means: [
      [
        'The nonactive team is the defending team in the Two-Headed Giant multiplayer variant.',
        'twoHeadedGiantOnly',
      ],
      [
        [
          `In multiplayer games using ${say.turnsOption}, the active team is the attacking team.`,
          'In multiplayer games using the shared team turns option, the nonactive team is the defending team.',
        ],
        'allSharedTeamTurnsGames',
      ],
      ['In a Two-Headed Giant game the nonactive team is the one that defends.', 'twoHeadedGiantOnly'],
    ],
    in: combatPhase,
    about: ['defending team', 'team ~ defend', 'nonactive team'],
  }),
  combined(
    'sharedTeamTurns.combatDamageAnnouncement',
    {
      attackers: {
        means: [
          [
            `The active team announces how each ${say.attacking} will assign its ${say.combatDamage}, as the ${say.combatDamage} step begins.`,
            'first',
          ],
          [
            `Then the active team announces how each ${say.attacking} will assign its ${say.combatDamage}.`,
            'then',
          ],
        ],
        in: turns,
        about: 'team ~ how each attacking creature',
      },
      blockers: {
        means: [
          [
            'Then how each blocking creature will assign its combat damage is announced by the defending team.',
            'then',
          ],
          [
            'Before that, how each blocking creature will assign its combat damage is announced by the defending team.',
            'before',
          ],
          [
            `As the ${say.combatDamage} step begins, how each blocking creature will assign its ${say.combatDamage} is announced by the defending team.`,
            'first',
          ],
        ],
        in: turns,
        about: 'team ~ how each blocking creature',
      },
    },
    ({ attackers, blockers }) => {
      if (attackers === 'first' && blockers === 'then') return 'activeTeamThenDefendingTeam';
      if (attackers === 'first' && blockers === 'before') return 'defendingTeamThenActiveTeam';
      return attackers === 'then' && blockers === 'first' ? 'defendingTeamThenActiveTeam' : undefined;
    },
  ),
];
