import type { Pattern } from '../../../language/index.js';
import { anyPlayer, joined, side, thatPlayer } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { grandMelee } from '../places.js';
import { games, marker, theirTurn } from './words.js';

const ownRange = { preposition: 'within', term: { noun: 'range of influence', owner: thatPlayer } };
const thoseStacks: Pattern = { noun: 'stack', determiner: 'that' };
const spellOrAbility = (determiner: string) =>
  joined('or', { noun: 'spell', determiner }, { noun: 'ability', determiner });
const onOneStack: Pattern = {
  noun: 'object',
  relations: [{ preposition: 'on', term: { quantity: { is: 1 }, among: thoseStacks } }],
};
const winningAndLosing = joined(
  'and',
  { verb: 'win', object: 'the game' },
  { verb: 'lose', object: 'the game' },
);

/** Several stacks at once, and who has priority for which. */
export const stacksProvisions = [
  combined(
    'grandMelee.stacks',
    {
      several: {
        means: [['Grand Melee games contain multiple stacks rather than a single stack.', true]],
        in: grandMelee,
        about: ['grand melee game ~ stack', 'game & stack'],
        asks: [
          [
            {
              verb: 'contain',
              actor: games,
              object: { noun: 'stack', quantity: { least: 2 } },
              with: { 'rather than': { verb: 'have', object: { noun: 'stack', modifiers: ['single'] } } },
            },
            true,
          ],
        ],
        says: [
          ['rather than having single stack grand melee game contain multiple stack', true],
          ['grand melee game contain [just] single stack', 'one'],
          ['grand melee game have just 1 stack', 'one'],

          ['grand melee game do not have just 1 stack', true],
          ['grand melee game (contain|have) [just] (single|1) stack', 'one'],
        ],
      },
      own: {
        means: [
          [['Each turn marker represents its own stack.', `Each ${say.marker} has its own stack.`], true],
        ],
        in: grandMelee,
        about: ['each turn marker ~ stack', 'stack for each of its turn marker', 'all ~ turn marker ~ stack'],
        asks: [
          [
            {
              verb: 'represent',
              actor: { noun: 'turn marker', determiner: 'each' },
              object: { noun: 'stack', owner: { to: 'it own' } },
            },
            true,
          ],
        ],
        says: [
          ['^ each turn marker represent its own stack', true],
          ['^ each turn marker represent (that stack | same stack)', 'one'],

          ['^ it have stack for each of its turn marker', true],
          ['^ all [of its] turn marker (use|share|represent) (that stack | 1 stack | same stack)', 'one'],
        ],
      },
    },
    (a) => {
      if (!a.several || !a.own) return undefined;
      if (a.several === 'one') return a.own === 'one' ? 'sharedByAllTurnMarkers' : undefined;
      return a.own === 'one' ? undefined : 'onePerTurnMarker';
    },
  ),
  provision('grandMelee.priorityPerStack', {
    means: [
      [
        `Only if the ${say.marker} is within that player's ${say.range} or a player within that player's ${say.range} controls an object on that stack, a player gets priority for a particular ${say.marker}'s stack.`,
        'markerOrObjectControllerInRange',
      ],
    ],
    in: grandMelee,
    about: [
      'priority for ~ turn marker stack',
      'priority for stack of',
      'priority & turn marker',
      'priority & stack & range',
    ],
    asks: [
      [
        {
          verb: 'get',
          actor: anyPlayer,
          object: { noun: 'priority' },
          with: { for: { noun: 'stack', owner: { noun: 'turn marker', modifiers: ['particular'] } } },
          conditions: [
            {
              word: 'if',
              focus: 'only',
              clause: joined(
                'or',
                {
                  verb: 'control',
                  object: { noun: 'object', relations: [{ preposition: 'on', term: thoseStacks }] },
                  actor: { noun: 'player', relations: [ownRange] },
                },
                { verb: 'be', actor: marker, is: ownRange },
              ),
            },
          ],
        },
        'markerOrObjectControllerInRange',
      ],
    ],
    says: [
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
        asks: [
          [
            {
              verb: 'specify',
              actor: thatPlayer,
              modality: 'must',
              what: {
                word: 'which',
                asked: { noun: 'one', determiner: 'which', owner: thoseStacks },
                clause: { verb: 'put', object: spellOrAbility('the'), with: { on: { to: 'head' } } },
              },
              conditions: [
                {
                  word: 'if',
                  clause: joined(
                    'or',
                    {
                      verb: 'trigger',
                      actor: { noun: 'triggered ability', which: [{ verb: 'control', actor: thatPlayer }] },
                    },
                    joined(
                      'and',
                      { verb: 'play', actor: anyPlayer, object: spellOrAbility('a') },
                      {
                        verb: 'have',
                        actor: anyPlayer,
                        object: { noun: 'priority' },
                        with: { for: { noun: 'stack', quantity: { least: 2 } } },
                      },
                    ),
                  ),
                },
              ],
            },
            true,
          ],
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
        asks: [
          [
            {
              verb: 'put',
              actor: thatPlayer,
              object: { to: 'it' },
              modality: 'must',
              with: { on: thoseStacks },
              conditions: [
                {
                  word: 'if',
                  clause: {
                    verb: 'cause',
                    actor: onOneStack,
                    what: { verb: 'trigger', actor: { noun: 'triggered ability' } },
                  },
                },
              ],
            },
            true,
          ],
        ],
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
    means: [
      [
        'The normal rules for winning and losing the game are used in the Grand Melee variant.',
        'normalRules',
      ],
    ],
    in: grandMelee,
    about: ['normal rule ~ winning', 'winning and losing', 'normal rule', 'winning & losing'],
    asks: [
      [
        {
          verb: 'use',
          actor: games,
          object: { noun: 'rule', modifiers: ['normal'] },
          with: { for: winningAndLosing },
        },
        'normalRules',
      ],
    ],
    says: [
      [
        'grand melee variant use normal rule for winning or|and losing game as modified by rule',
        'normalRulesModifiedByRange',
      ],
      ['winning and losing in grand melee variant follow normal rule of game $', 'normalRules'],
    ],
  }),
  provision('grandMelee.markerRecipient', {
    means: [
      [
        [
          "A player passes the turn marker to the player on that player's left when that player ends that player's turn.",
          "That player passes the turn marker to the player on that player's left, After a player ends that player's turn.",
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
    asks: [
      [
        {
          verb: 'pass',
          actor: thatPlayer,
          object: marker,
          with: { to: { noun: 'player', determiner: 'the' }, on: side('left') },
          conditions: [
            { word: ['when', 'after'], clause: { verb: 'end', actor: anyPlayer, object: theirTurn } },
          ],
        },
        'playerToLeft',
      ],
    ],
    says: [
      [
        'player turn (end | have ended) that player pass turn marker on to next player to left',
        'playerToLeft',
      ],
    ],
  }),
  provision('grandMelee.otherOptions', {
    means: [
      [
        "The Grand Melee variant doesn't use the attack multiple players and deploy creatures options.",
        'unused',
      ],
    ],
    in: grandMelee,
    about: ['attack multiple player ~ option', 'deploy creature ~ option'],
    asks: [
      [
        {
          verb: 'use',
          negated: true,
          object: {
            noun: 'option',
            names: [joined('and', { name: 'attack multiple players' }, { name: 'deploy creatures' })],
          },
          with: { in: games },
        },
        'unused',
      ],
    ],
    says: [
      ['attack multiple player and deploy creature option be not used in grand melee [variant]', 'unused'],
      [
        'neither attack multiple player option nor deploy creature option be used in grand melee [variant]',
        'unused',
      ],
    ],
  }),
];
