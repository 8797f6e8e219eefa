import {
  anything,
  type Many,
  type Named,
  type Node,
  type Query,
  type Question,
  slot,
  type Term,
  type Thing,
} from '../../../language/index.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { limitedRange, limitedRangeExamples } from '../places.js';

/** The Example of Coat of Arms: two players alone are within range of the player whose creatures are boosted and of the controller. */
const inRangeOfBoth: Query = {
  verb: 'be',
  actor: anything,
  is: (node: Node) => {
    const { noun, quantity, modifiers, relations } = node as Thing;
    const [within] = relations ?? [];
    const owners = ((within?.term as Thing | undefined)?.owner as Many | undefined)?.items as
      | Thing[]
      | undefined;
    return (
      noun === 'player' &&
      quantity?.is === 2 &&
      modifiers?.includes('only') === true &&
      within?.preposition === 'within' &&
      owners?.some((owner) => owner.noun === 'controller') === true
    );
  },
};

/** The same Example as later editions tell it: creatures count that are in range of somebody by name. */
const boosted: Query = {
  verb: 'boost',
  actor: anything,
  modality: ['will', ''],
  object: slot('creatures'),
  with: { 'based on': slot('counted'), including: anything },
};

/** Whether it is somebody else than the owner of the boosted creatures, who is the controller then. */
const ofSomebodyElse = ({ creatures, counted }: Readonly<Record<string, Node>>) => {
  const { clause } = counted as Question;
  const players = 'actor' in clause ? (clause.actor as Thing) : undefined;
  const [within] = players?.relations ?? [];
  const range = within?.preposition === 'within' ? (within.term as Thing) : undefined;
  const [whose, controller] = [(creatures as Thing).owner, range?.owner].map(nameOf);
  if (whose === undefined || controller === undefined || whose === controller) return undefined;
  return 'effectControllersRangeOnly' as const;
};

const nameOf = (term: Term | undefined): string | undefined => (term as Named | undefined)?.name;

/** What spells, abilities and choices reach. */
export const effectsProvisions = [
  provision('rangeOfInfluence.targetsOutOfRange', {
    means: [
      [
        [
          "Spells or abilities a player controls can't target objects and players outside that player's range of influence.",
          `Objects and players outside a player's ${say.range} can't be the targets of spells or abilities that player controls.`,
        ],
        'illegal',
      ],
      [
        "Spells or abilities a player controls can target objects and players outside that player's range of influence.",
        'legal',
      ],
      ...(
        [
          ['Players', 'playersIllegal'],
          ['Objects', 'objectsIllegal'],
        ] as const
      ).map(
        ([what, value]) =>
          [
            `${what} outside a player's ${say.range} can't be the targets of spells or abilities that player controls.`,
            value,
          ] as const,
      ),
    ],
    in: limitedRange,
    about: '(be ~ target of | have target)',
  }),
  provision('rangeOfInfluence.objectOrPlayerChoice', {
    means: [
      [
        "A player must choose one within that player's range of influence if that player is asked to choose an object or player.",
        'withinChoosersRange',
      ],
      [
        'A player told to choose an object or a player has to choose one that is in his or her own range of influence.',
        'withinChoosersRange',
      ],
      ...['any object or player', "one outside that player's range of influence"].map(
        (one) =>
          [
            `A player may choose ${one} if that player is asked to choose an object or player.`,
            'anywhere',
          ] as const,
      ),
    ],
    in: limitedRange,
    about: ['asked to choose object or player', 'told to choose object or player'],
  }),
  provision('rangeOfInfluence.optionChoice', {
    in: limitedRange,
    about: ['choose between ~ option', 'choose & option & range'],
    means: [
      [
        say.byRole({
          if: 'if a player is asked to choose',
          between: 'between one or more options',
          not: 'and not between one or more players or objects,',
          may: 'that player can choose between those options',
          even: 'even if players or objects outside the range of influence of that player',
          about: 'are referred to by those options',
        }),
        'allowed',
      ],
      [
        [
          "that player can't choose any of those options that refer to players or objects",
          "that player can't choose an option that refers to players or objects",
          'that player can choose only those options that refer to players or objects',
          "that player can choose only among those options that don't refer to players or objects",
        ].map((may) =>
          say.byRole({
            if: 'if a player is asked to choose',
            between: 'between one or more options',
            not: 'and not between one or more players or objects,',
            may,
            where: `${/only those/.test(may) ? 'within' : 'outside'} the range of influence of that player`,
          }),
        ),
        'onlyWithinRange',
      ],
    ],
  }),
  provision('rangeOfInfluence.noEligibleChooser', {
    means: [
      [
        [
          `If no player within its controller's ${say.range} can make that choice and an effect requires a choice, that choice is made by the closest appropriate player to its controller's left.`,
          `The closest appropriate player to the left of an effect's controller makes a choice that the effect requires if no player within its controller's ${say.range} can make it.`,
        ],
        'closestAppropriatePlayerToLeft',
      ],
      [
        `If no player within its controller's ${say.range} can make that choice and an effect requires a choice, that choice is made by the closest appropriate player to its controller's right.`,
        'closestAppropriatePlayerToRight',
      ],
      [
        `If no player within its controller's ${say.range} can make that choice and an effect requires a choice, that choice is made by its controller.`,
        'controller',
      ],
    ],
    in: limitedRange,
    about: 'effect ~ choice ~ range of influence ~ (closest|nearest|choice)',
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
      [
        "A player may activate the activated abilities of an object outside of that player's range of influence.",
        true,
      ],
      [
        [
          "A player can activate the activated abilities of an object outside of that player's range of influence.",
          "A player can activate the activated abilities of an object even if that object is outside of that player's range of influence.",
          "A player can play the activated abilities of an object even if that object is outside of that player's range of influence.",
        ],
        true,
      ],
      [
        [
          "An object's activated abilities can't be played by a player if the object is beyond his or her range of influence.",
          "An object's activated abilities can't be activated by a player if the object is beyond his or her range of influence.",
        ],
        false,
      ],
    ],
    in: limitedRange,
    about: ['(activate|play) activated ability', 'activated ability ~ (activated|played) by player'],
  }),
  provision('rangeOfInfluence.triggerCondition', {
    means: [
      [
        `Unless its trigger event happens entirely within the ${say.range} of its source's controller, a triggered ability doesn't trigger.`,
        'eventEntirelyInSourceControllersRange',
      ],
      [
        `Unless its trigger event happens partially within the ${say.range} of its source's controller, a triggered ability doesn't trigger.`,
        'eventPartlyInSourceControllersRange',
      ],
    ],
    in: limitedRange,
    about: 'trigger event ~ range of influence of',
  }),
  provision('rangeOfInfluence.auraRestriction', {
    means: [
      [
        ["An object outside its controller's range of influence can't be enchanted by an Aura."],
        'objectOutOfRange',
      ],
      [
        "An Aura is unable to enchant an object or player outside its controller's range of influence.",
        'objectOrPlayerOutOfRange',
      ],
      [
        "Objects and players beyond the range of influence of an Aura's controller can't be enchanted by that Aura.",
        'objectOrPlayerOutOfRange',
      ],
      ["An Aura can enchant an object or player outside its controller's range of influence.", 'nothing'],
    ],
    in: limitedRange,
    about: ['aura can ~ enchant', 'enchanted by ~ aura'],
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
        means: [
          [
            [
              say.byRole({
                what: 'the parts of the effect',
                which: 'that attempt to affect an out-of-range player or object',
                do: 'will do nothing',
              }),
              'Any part of the effect that attempts to affect an out-of-range player or object will do nothing.',
              'Nothing is done by the parts of the effect that try to affect a player or object out of range.',
            ],
            true,
          ],
        ],
      },
      rest: {
        means: [
          [
            [
              'The rest of the effect will work normally.',
              'Everything else that the effect does happens normally.',
            ],
            true,
          ],
          [
            [
              "The rest of the effect won't work.",
              'The rest of the effect does nothing.',
              'The rest of the effect will do nothing.',
              'The rest of the effect also does nothing.',
              'If any part does nothing, the rest of the effect does nothing.',
            ],
            'nothing',
          ],
        ],
        in: limitedRange,
        about: ['^ rest of effect', 'else ~ effect', 'rest & effect'],
      },
    },
    (a) => {
      if (!a.parts || a.rest === undefined) return undefined;
      return a.rest === 'nothing' ? 'wholeEffectDoesNothing' : 'doNothing';
    },
  ),
  provision('rangeOfInfluence.informationSource', {
    means: [
      [
        "It gets only information from within its controller's range of influence, if a spell or ability requires information from the game.",
        'onlyWithinControllersRange',
      ],
      [
        'A spell or ability that needs information from the game gets it only from what is within range of influence of its controller.',
        'onlyWithinControllersRange',
      ],
      [
        'It gets information from the entire game, if a spell or ability requires information from the game.',
        'wholeGame',
      ],
    ],
    in: limitedRange,
    about: 'spell or ability ~ information from game',
  }),
  provision('rangeOfInfluence.informationPerspective', {
    in: limitedRangeExamples,
    loosely: true,
    about: ['boost ~ creature based', 'range [both] of both'],
    asks: [
      [inRangeOfBoth, 'commonToControllerAndAffectedPlayer'],
      [boosted, ofSomebodyElse],
    ],
  }),
];
