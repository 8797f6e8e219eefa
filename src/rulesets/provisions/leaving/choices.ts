import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { place } from './objects.js';

/** Who chooses and pays instead of a player who has left. */
export const choicesProvisions = [
  combined(
    'leaving.choiceByDepartedPlayer',
    {
      choice: {
        means: [
          [
            `The controller of an object chooses another player to make a choice if the object requires ${say.departed} to make that choice.`,
            'playerPickedByObjectController',
          ],
          [
            `The active player chooses another player to make a choice if an object requires ${say.departed} to make that choice.`,
            'playerPickedByActivePlayer',
          ],
          [
            `The owner of an object chooses another player to make a choice if the object requires ${say.departed} to make that choice.`,
            'playerPickedByObjectOwner',
          ],
          [
            `The controller of an object makes a choice if the object requires ${say.departed} to make that choice.`,
            'objectController',
          ],
          [
            `The next player in turn order makes a choice if an object requires ${say.departed} to make that choice.`,
            'nextPlayerInTurnOrder',
          ],
          [
            "If an object calls for a choice by a player who has left the game, the object's controller names some other player to make it.",
            'playerPickedByObjectController',
          ],
          ...(
            [
              [
                "the object's controller",
                'the controller of an object',
                'the object',
                'playerPickedByControllerExceptForCosts',
              ],
              [
                'the active player',
                'the active player',
                'an object',
                'playerPickedByActivePlayerExceptForCosts',
              ],
            ] as const
          ).map(
            ([picker, who, which, value]) =>
              [
                [
                  `If an object calls for a choice by a player who has left the game, and the choice isn't about paying a cost, ${picker} names some other player to make it.`,
                  say.byRole({
                    who: `${who} chooses another player`,
                    todo: 'to make that choice',
                    when: `if ${which} requires ${say.departed}`,
                    what: 'to make a choice',
                    except: 'other than whether to pay a cost',
                  }),
                ],
                value,
              ] as const,
          ),
        ],
        in: place,
        about: ['object require player ~ left game to make choice', 'object call for choice'],
      },
      opponent: {
        in: place,
        about: 'choice|choose ~ opponent',

        means: [
          [
            'If an opponent of that controller was meant to choose, another opponent must be named if there is one.',
            true,
          ],
          [
            "That player chooses another opponent if possible if an opponent of the object's controller was to make the original choice.",
            true,
          ],
          [
            "The controller of the object makes that choice instead if an opponent of the object's controller was to make the original choice.",
            'controller',
          ],
        ],
      },
    },
    (a) => {
      if (a.choice === undefined || a.opponent === undefined) return undefined;
      if (a.opponent !== 'controller') return a.choice;
      return a.choice === 'playerPickedByObjectController'
        ? 'playerPickedByControllerOrController'
        : undefined;
    },
  ),
  provision('leaving.costForDepartedPlayer', {
    means: [
      [
        `That cost is not paid, if an object requires ${say.departed} to pay a cost or choose whether to pay a cost.`,
        'notPaid',
      ],
      [
        `The controller of the object may pay that cost, if an object requires ${say.departed} to pay a cost or choose whether to pay a cost.`,
        'controllerMayPay',
      ],
      [
        ['', ' instead'].map(
          (instead) =>
            `The controller of the object pays that cost${instead}, if an object requires ${say.departed} to pay a cost or choose whether to pay a cost.`,
        ),
        'controllerPays',
      ],
      [
        ['', ' instead'].map(
          (instead) =>
            `The next player in turn order pays that cost${instead}, if an object requires ${say.departed} to pay a cost or choose whether to pay a cost.`,
        ),
        'nextPlayerPays',
      ],
      [
        ['is paid', 'is considered to be paid'].map(
          (paid) =>
            `That cost ${paid}, if an object requires ${say.departed} to pay a cost or choose whether to pay a cost.`,
        ),
        'paid',
      ],
    ],
    in: place,
    loosely: true,
    about: [
      'object ~ left game ~ to pay cost or',
      'cost to be paid by player',
      'left game & cost',
      'cost & paid|unpaid',
    ],
  }),
  provision('leaving.ruleChoiceByDepartedPlayer', {
    means: [
      [
        [
          `The next player in turn order makes a choice if a rule requires ${say.departed} to make that choice.`,
          `If a rule requires ${say.departed} to make a choice, that choice is made by the next player in turn order.`,
        ],
        'nextPlayerInTurnOrder',
      ],
      [
        `If a rule requires ${say.departed} to make a choice, that choice is made by the previous player in turn order.`,
        'previousPlayerInTurnOrder',
      ],
      [
        `The active player makes a choice if a rule requires ${say.departed} to make that choice.`,
        'activePlayer',
      ],
      [
        [
          'If a rule calls for a choice by a player who has left the game, it is made by the next player in turn order.',
          `A choice that a rule requires of ${say.departed} is made by the next player in turn order.`,
          `If a rule requires a choice from ${say.departed}, the next player in turn order makes that choice instead.`,
          `If a rule requires ${say.departed} to make a choice, that choice is made instead by the next player in turn order.`,
        ],
        'nextPlayerInTurnOrder',
      ],
    ],
    in: place,
    about: ['rule (require | call for) ~ choice', 'rule & left & choice', 'rule & choice & turn order'],
  }),
];
