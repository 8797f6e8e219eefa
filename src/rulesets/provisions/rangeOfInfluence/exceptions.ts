import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { declareAttackers, limitedRange, stateBasedActions } from '../places.js';
import { reselected } from '../recurring.js';

const worldRuleWithin = (rule: string): string =>
  `Only if other world permanents are within its controller's ${say.range}, the ${rule} applies to a permanent.`;

/** One player keeps one of several. */
const kept = (what: string, alike: string, who = 'a'): string =>
  say.byRole({
    if: `if ${who} player controls ${what}`,
    alike: `${alike},`,
    one: 'one of them is chosen by that player,',
    rest: 'and the rest are put into the graveyards of their owners',
  });
const legendaryKept = ['a', 'the same'].map((who) =>
  kept('two or more legendary permanents', 'with the same name', who),
);

const preventsOnly = (what: string): string =>
  say.byRole({
    if: `if a ${say.spell} creates an effect that prevents damage`,
    which: `that would be dealt to a player or ${what},`,
    only: `it can affect only players and ${what}s`,
    within: `within the ${say.spell}'s controller's ${say.range}`,
  });

/** Damage is prevented although its source and recipient are not named: where both of them are in range, or either is. */
function preventsWhere(where: 'only if both' | 'only if either' | 'if either', are: 'are' | 'is'): string[] {
  const those = `${where} the recipient ${are === 'are' ? 'and' : 'or'} source of that damage`;
  return [
    say.byRole({
      if: `if a ${say.spell} creates an effect that prevents damage,`,
      neither: 'but neither the would-be recipient nor the source of the damage is specified,',
      does: `it prevents damage ${those}`,
      within: `${are} within the ${say.spell}'s controller's ${say.range}`,
    }),
    say.byRole({
      if: 'if an effect that prevents damage is created by a spell or ability,',
      source: 'but neither the source',
      recipient: 'nor the would-be recipient of the damage is specified,',
      does: `damage is prevented by it ${those}`,
      within: `${are} within the range of influence of the controller of the spell or ability`,
    }),
  ];
}

/** Rules of the game that look only so far, prevention and replacement, and what is exempt. */
export const exceptionsProvisions = [
  combined(
    'rangeOfInfluence.legendRule.scope',
    {
      section: {
        in: limitedRange,
        about: ['legend rule', 'legend', 'legendary & permanent & range'],
        means: [
          [
            [
              `Unless other legendary permanents with the same name are within the ${say.range} of its controller, the "legend rule" doesn't apply to a permanent.`,
            ],
            'onlyOthersInControllersRange',
          ],
          [
            'A permanent is subject to the "legend rule" only if another legendary permanent of the same name is in range of influence for its controller.',
            'onlyOthersInControllersRange',
          ],
          [
            [
              ['other', 'outside'],
              ['the other', 'outside'],
              ['no other', 'within'],
            ].map(
              ([others, where]) =>
                `Even if ${others} legendary permanents with the same name are ${where} its controller's ${say.range}, the "legend rule" applies to a permanent.`,
            ),
            'unaffectedByRange',
          ],
        ],
      },
      // The section falls silent where the rule itself compares the permanents of one player only.
      core: {
        in: stateBasedActions,
        about: '2 or more ~ legendary',
        means: [[legendaryKept, true]],
      },
    },
    (a) => a.section ?? (a.core ? 'unaffectedByRange' : undefined),
  ),
  provision('rangeOfInfluence.worldRule.scope', {
    means: [
      [[worldRuleWithin('"world rule"'), worldRuleWithin('world rule')], 'onlyOthersInControllersRange'],
      [
        'The "world rule" applies to a permanent even if other world permanents are outside its controller\'s range of influence.',
        'unaffectedByRange',
      ],
      [
        'The "world rule" applies to a permanent only if other world permanents are controlled by its controller.',
        'onlyOthersOfItsController',
      ],
      ['The limited range of influence option doesn\'t affect the "world rule."', 'unaffectedByRange'],
      [
        [
          'A permanent is subject to the "world rule" only if another world permanent is in range of influence for its controller.',
          'A permanent is subject to the world rule only if another world permanent is in range of influence for its controller.',
        ],
        'onlyOthersInControllersRange',
      ],
    ],
    in: limitedRange,
    about: 'world rule',
  }),
  provision('rangeOfInfluence.planeswalkerUniquenessRule.scope', {
    in: limitedRange,
    about: ['planeswalker uniqueness rule', 'uniqueness', 'planeswalker & rule'],
    means: [
      [
        [
          `Unless other planeswalkers with the same planeswalker type are within the ${say.range} of its controller, the "planeswalker uniqueness rule" doesn't apply to a planeswalker.`,
        ],
        'onlyOthersInControllersRange',
      ],
      [
        'A planeswalker is subject to the "planeswalker uniqueness rule" only if another planeswalker of the same planeswalker type is in range of influence for its controller.',
        'onlyOthersInControllersRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.legendRule.coreRule', {
    in: stateBasedActions,
    about: ['2 or more ~ legendary ~ graveyard', '2 legendary permanent'],
    means: [
      [
        'All are put into the graveyards of their owners if two or more permanents with the same name have the supertype legendary.',
        'acrossPlayersNoneKept',
      ],
      [legendaryKept, 'perControllerOneKept'],
      [
        'When there are two legendary permanents of the same name in play, or more than two, all of them go to the graveyards of their owners.',
        'acrossPlayersNoneKept',
      ],
      [
        'When there are two legendary permanents of the same name on the battlefield, or more than two, all of them go to the graveyards of their owners.',
        'acrossPlayersNoneKept',
      ],
      [
        ['in play', 'on the battlefield'].map(
          (where) =>
            `All are put into their owners' graveyards if two or more legendary permanents with the same name are ${where}.`,
        ),
        'acrossPlayersNoneKept',
      ],
    ],
  }),
  provision('rangeOfInfluence.planeswalkerUniquenessRule.coreRule', {
    in: stateBasedActions,
    loosely: true,
    about: ['2 or more planeswalker', 'there be 2 planeswalker', 'planeswalker & type', 'uniqueness'],
    means: [
      [
        ['in play', 'on the battlefield'].map(
          (where) =>
            `All are put into their owners' graveyards if two or more planeswalkers that share a planeswalker type are ${where}.`,
        ),
        'acrossPlayersNoneKept',
      ],
      [kept('two or more planeswalkers', 'that share a planeswalker type'), 'perControllerOneKept'],
    ],
  }),
  provision('rangeOfInfluence.replacementOutOfRange', {
    means: [
      [
        "That portion of the event does nothing if a replacement effect tries to cause a ability or spell to affect an player or object outside its controller's range of influence.",
        'thatPortionDoesNothing',
      ],
      [
        'Where a replacement effect would make a spell or ability affect objects or players beyond the range of influence of its controller, this part of what happens does nothing.',
        'thatPortionDoesNothing',
      ],
    ],
    in: limitedRange,
    about: 'replacement effect ~ (affect|range of influence)',
  }),
  provision('rangeOfInfluence.prevention.unspecifiedDamage', {
    in: limitedRange,
    about: ['neither ~ source nor ~ recipient', 'prevent & recipient', 'prevent & both', 'damage & neither'],

    means: [
      [
        "If the effect of a spell or ability prevents damage but names neither a source nor a recipient, it prevents only damage whose source and recipient are both within its controller's range of influence.",
        'sourceAndRecipientInRange',
      ],
      [preventsWhere('only if both', 'are'), 'sourceAndRecipientInRange'],
      [
        [...preventsWhere('if either', 'is'), ...preventsWhere('only if either', 'is')],
        'sourceOrRecipientInRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.prevention.recipients', {
    in: limitedRange,
    about: ['prevent damage ~ dealt to', 'prevent damage to'],
    means: [
      [
        "An effect of a spell or ability that prevents damage to a creature or player can affect no creatures and players other than those within its controller's range of influence.",
        'creaturesAndPlayers',
      ],
      [preventsOnly('creature'), 'creaturesAndPlayers'],
      [preventsOnly('permanent'), 'permanentsAndPlayers'],
    ],
  }),
  provision('rangeOfInfluence.winEffect', {
    means: [
      [
        'If an effect states that a player wins the game, instead all of his or her opponents within his or her range of influence lose the game.',
        'opponentsInRangeLose',
      ],
      [
        "An effect which says that a player wins the game instead makes every opponent within that player's range of influence lose it.",
        'opponentsInRangeLose',
      ],
      [
        'If an effect states that a player wins the game, instead all of his or her opponents lose the game.',
        'allOpponentsLose',
      ],
    ],
    in: limitedRange,
    about: ['effect ~ (state|say) ~ player win game', 'effect & win', 'win & opponent', 'opponent & lose'],
  }),
  provision('rangeOfInfluence.planechaseExemption', {
    means: [
      [
        `In multiplayer Planechase games except Grand Melee games, phenomenon cards and plane cards are exempt from ${say.rangeOption}.`,
        'planesAndPhenomena',
      ],
      [
        "Plane cards aren't bound by the limited range of influence option in a multiplayer Planechase game, unless it is a Grand Melee game.",
        'planes',
      ],
      [
        [
          "In multiplayer Planechase games except Grand Melee games, the limited range of influence option doesn't apply to plane cards.",
          "In multiplayer Planar Magic games except Grand Melee games, the limited range of influence option doesn't apply to plane cards.",
        ],
        'planes',
      ],
    ],
    in: limitedRange,
    loosely: true,
    about: ['plane card', 'plane', 'planechase'],
  }),
  provision('rangeOfInfluence.reselectionWithinRange', {
    in: declareAttackers,
    about: [
      'limited range of influence ~ reselected',
      'reselected & range',
      'multiplayer & range of influence',
    ],
    means: [
      [
        reselected.map(
          (which) =>
            `In a multiplayer game using ${say.rangeOption}, ${which} within the attacking creature's controller's ${say.range}.`,
        ),
        true,
      ],
      [
        reselected.map(
          (which) =>
            `In a multiplayer game using ${say.rangeOption}, ${which.replace('must', 'may')} outside the attacking creature's controller's ${say.range}.`,
        ),
        false,
      ],
    ],
  }),
];
