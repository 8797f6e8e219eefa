import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { grandMelee } from '../places.js';

const markerNear = `the ${say.marker} is within that player's ${say.range}`;
const controllerNear = `a player within that player's ${say.range} controls an object on that stack`;

/** Several stacks at once, and who has priority for which. */
export const stacksProvisions = [
  combined(
    'grandMelee.stacks',
    {
      several: {
        means: [
          ['Grand Melee games contain multiple stacks rather than a single stack.', true],
          [['Grand Melee games contain a single stack.', 'A Grand Melee game has just one stack.'], 'one'],
          ["A Grand Melee game doesn't have just one stack.", true],
        ],
        in: grandMelee,
        about: ['grand melee game ~ stack', 'game & stack'],
      },
      own: {
        means: [
          [['Each turn marker represents its own stack.', `Each ${say.marker} has its own stack.`], true],
          [
            [
              'All turn markers share one stack.',
              'All of its turn markers use that stack.',
              'Each turn marker represents that stack.',
            ],
            'one',
          ],
          ['It has a stack for each of its turn markers.', true],
        ],
        in: grandMelee,
        about: ['each turn marker ~ stack', 'stack for each of its turn marker', 'all ~ turn marker ~ stack'],
      },
    },
    (a) => {
      if (!a.several || !a.own) return undefined;
      if (a.several === 'one') return a.own === 'one' ? 'sharedByAllTurnMarkers' : undefined;
      return a.own === 'one' ? undefined : 'onePerTurnMarker';
    },
  ),
  provision('grandMelee.priorityPerStack', {
    means: (
      [
        [`${markerNear} or ${controllerNear}`, 'markerOrObjectControllerInRange'],
        [`${markerNear} and ${controllerNear}`, 'markerAndObjectControllerInRange'],
        [markerNear, 'markerInRange'],
        [controllerNear, 'objectControllerInRange'],
      ] as const
    ).map(([what, value]) => [
      `Only if ${what}, a player gets priority for a particular ${say.marker}'s stack.`,
      value,
    ]),
    in: grandMelee,
    about: [
      'priority for ~ turn marker stack',
      'priority for stack of',
      'priority & turn marker',
      'priority & stack & range',
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
        means: [
          [
            'If a player has priority for two or more stacks and activates an ability, casts a spell, or a triggered ability that he or she controls triggers, the player has to specify which one of those stacks the ability or spell is put on.',
            true,
          ],
          [
            'If a triggered ability that he or she controls triggers or a player plays an ability or a spell and has priority for two or more stacks, the player must specify which one of those stacks the ability or the spell is put on.',
            true,
          ],
        ],
      },
      cause: {
        in: grandMelee,
        about: ['object on 1 ~ caused', 'caused to trigger by object'],
        means: [
          [
            `The player must put it on that stack if an object ${say.stacks} caused the triggered ability to trigger.`,
            true,
          ],
          [
            'If the triggered ability was caused to trigger by an object on one of them, it must go on that stack.',
            true,
          ],
          [
            `The player may put it on any of those stacks if an object ${say.stacks} caused the triggered ability to trigger.`,
            'any',
          ],
        ],
      },
      target: {
        in: grandMelee,
        about: 'target object on 1',
        means: [
          [
            `It must be ${say.sameStack} as its target if a ${say.spell} targets an object ${say.stacks}.`,
            true,
          ],
          [
            `It may be put on any of those stacks if a ${say.spell} targets an object ${say.stacks}; it can't target objects on multiple stacks.`,
            'any',
          ],
          ["It can't target objects on multiple stacks.", true],
          [
            "A spell or ability that targets an object on one of them must go on the stack of its target; it can't have targets on more than one stack.",
            true,
          ],
        ],
      },
    },
    (a) => {
      if (!a.choice || !a.target || a.cause === undefined) return undefined;
      if (a.target === 'any') return a.cause === 'any' ? 'playerChoice' : 'playerChoiceBoundByCause';
      return a.cause === 'any' ? 'playerChoiceBoundByTarget' : 'playerChoiceBoundByCauseOrTarget';
    },
  ),
  provision('grandMelee.winRuleStatement', {
    means: [
      [
        'The normal rules for winning and losing the game are used in the Grand Melee variant.',
        'normalRules',
      ],
      [
        [
          'The Grand Melee variant uses the normal rules for losing and winning the game, as modified by rule 1.1.',
          'The Grand Melee variant uses the normal rules for losing or winning the game, as modified by rule 1.1.',
        ],
        'normalRulesModifiedByRange',
      ],
    ],
    in: grandMelee,
    about: ['normal rule ~ winning', 'winning and losing', 'normal rule', 'winning & losing'],
  }),
  provision('grandMelee.markerRecipient', {
    means: [
      [
        [
          "When that player ends that player's turn, a player passes the turn marker to the player on that player's left.",
          "After a player ends that player's turn, the turn marker is passed by that player to the player on that player's left.",
        ],
        'playerToLeft',
      ],
      [
        "A player passes the turn marker to the player on that player's right when that player ends that player's turn.",
        'playerToRight',
      ],
      [
        "That player passes the turn marker to the player on that player's right, after a player ends that player's turn.",
        'playerToRight',
      ],
    ],
    in: grandMelee,
    loosely: true,
    about: ['player pass turn marker', 'turn marker ~ passed'],
  }),
  provision('grandMelee.otherOptions', {
    means: [
      [
        "The Grand Melee variant doesn't use the attack multiple players and deploy creatures options.",
        'unused',
      ],
      [
        ['', ' in the Grand Melee variant', ' in Grand Melee games'].flatMap((place) => [
          `The attack multiple players and deploy creatures options may be used${place}.`,
          `The attack multiple players and deploy creatures options are optional${place}.`,
          `The attack multiple players option may be used${place}.`,
          `The attack multiple players option is optional${place}.`,
        ]),
        'mayBeUsed',
      ],
    ],
    in: grandMelee,
    about: ['attack multiple player option', 'deploy creature ~ option'],
  }),
];
