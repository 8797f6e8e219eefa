import { counted } from '../reading/phrases.js';
import { combined, provision } from '../reading/provision.js';
import type { Scope } from '../reading/scope.js';
import * as say from '../reading/wording.js';
import { commandZoneProvisions } from './commandZone.js';
import { archenemy, commander, conspiracyDraft, planechase } from './places.js';

/** The setup that several casual variants share: everybody for themselves, several targets, no limit on reach. */
function freeForAllSetup(scope: Scope) {
  return {
    in: scope,
    about: [
      'default multiplayer setup',
      'as multiplayer game it be by default',
      'default & multiplayer',
      'multiplayer & free-for-all',
    ],
    means: [
      ...(
        [
          [say.attackOption, 'without', 'freeForAllAttackMultipleUnlimitedRange'],
          [say.attackOption, 'with', 'freeForAllAttackMultipleLimitedRange'],
          ['the attack left option', 'without', 'freeForAllAttackLeftUnlimitedRange'],
          ['the attack right option', 'without', 'freeForAllAttackRightUnlimitedRange'],
        ] as const
      ).map(
        ([attack, range, value]) =>
          [
            say.byRole({
              variant: `the Free-for-All variant with ${attack}`,
              range: `and ${range} ${say.rangeOption}`,
              is: 'is the default multiplayer setup',
            }),
            value,
          ] as const,
      ),
      [
        'As a multiplayer game it is by default one of the Free-for-All variant, uses the attack multiple players option, and does without limited range of influence.',
        'freeForAllAttackMultipleUnlimitedRange',
      ],
    ],
  } as const;
}

/** Provisions of the casual variants, as far as they lean on the multiplayer rules. */
export const casualVariantsProvisions = [
  combined(
    'casualVariants.archenemy.multiplayerSetup',
    {
      variant: {
        means: [
          [
            'The Team vs. Team multiplayer variant involving exactly two teams is the default setup for an Archenemy game.',
            true,
          ],
        ],
        in: archenemy,
        about: ['default setup', 'by default archenemy game', 'default'],
      },
      options: {
        means: [
          [
            'No other multiplayer options are used; the shared team turns option and the attack multiple players option are used.',
            true,
          ],
        ],
        in: archenemy,
        about: 'attack multiple player & shared team turn',
      },
    },
    (a) => (a.variant && a.options ? 'teamVsTeamAttackMultipleSharedTurns' : undefined),
  ),
  combined(
    'casualVariants.archenemy.commanderStartingLife',
    {
      archenemy: {
        means: [['The archenemy starts with N life.', counted]],
        in: archenemy,
        about: '^ archenemy start with',
      },
      team: {
        in: archenemy,
        about: ['opposing team ~ shared life total', 'opposing team & life'],
        means: [
          [
            'The opposing team has a shared life total that starts at N life rather than individual life totals.',
            counted,
          ],
        ],
      },
    },
    // One number answers for both sides; where they differ nothing in the vocabulary can say so.
    (a) => (a.archenemy !== undefined && a.archenemy === a.team ? a.archenemy : undefined),
  ),
  provision('casualVariants.planechase.multiplayerSetup', freeForAllSetup(planechase)),
  provision('casualVariants.planechase.twoHeadedGiantPlanarController', {
    means: [
      [
        'The primary player of the active team is normally the planar controller.',
        'primaryPlayerOfActiveTeam',
      ],
      [
        'The secondary player of the active team is normally the planar controller.',
        'secondaryPlayerOfActiveTeam',
      ],
    ],
    in: planechase,
    loosely: true,
    about: ['planar controller & active team', 'normally & team', 'primary player & planar controller'],
  }),
  provision('casualVariants.commander.startingLife', {
    means: [
      [
        "Each player draws a hand of seven cards and sets that player's life total to N once the starting player has been determined.",
        counted,
      ],
    ],
    in: commander,
    about: ['starting player & set & life total', 'set & life total', 'life total & hand'],
  }),
  provision('casualVariants.commander.multiplayerSetup', freeForAllSetup(commander)),
  combined(
    'casualVariants.brawl.startingLife',
    {
      two: {
        means: [["Each player's starting life total is 25 in a two-player Brawl game.", true]],
        in: commander,
        about: ['2-player|two-player brawl game ~ life total', 'two-player & brawl'],
      },
      many: {
        means: [["Each player's starting life total is 30 in a multiplayer Brawl game.", true]],
        in: commander,
        about: ['multiplayer brawl game ~ life total', 'multiplayer & brawl & life'],
      },
    },
    (a) => (a.two && a.many ? 'twoPlayer25Multiplayer30' : undefined),
  ),
  provision('casualVariants.conspiracyDraft.multiplayerSetup', freeForAllSetup(conspiracyDraft)),
  provision('casualVariants.archenemy.archenemyStartingLife', {
    means: [['The starting life total of the archenemy is N.', counted]],
    in: archenemy,
    about: [
      'archenemy starting life total',
      'life total with which archenemy start',
      'archenemy & life total',
      'archenemy start game with',
    ],
  }),
  provision('casualVariants.commander.combatDamageThreshold', {
    in: commander,
    loosely: true,
    about: [
      'combat damage ~ same (general | commander) | lose game when ~ combat damage',
      'combat damage & course',
      'combat damage & lose game',
    ],
    means: [
      [
        'The game is lost by a player that has been dealt at least N combat damage over the course of the game by the same commander.',
        counted,
      ],
      [
        'A player loses the game when N combat damage or more has been dealt to that player by one and the same commander in the course of it.',
        counted,
      ],
      [
        ['commander', 'general'].flatMap((by) =>
          ['who', 'that'].map(
            (rel) =>
              `Over the course of the game, a player ${rel}'s been dealt N or more combat damage by the same ${by} loses the game.`,
          ),
        ),
        counted,
      ],
      [
        [
          'A player who the same general has dealt N or more combat damage to over the course of the game loses the game.',
        ],
        counted,
      ],
    ],
  }),
  ...commandZoneProvisions,
];
