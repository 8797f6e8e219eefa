import {
  anything,
  type Clause,
  type Node,
  type Pattern,
  type Quantity,
  type Query,
  type Relation,
  type Thing,
} from '../../../language/index.js';
import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { emperor, limitedRangeExamples } from '../places.js';
import { unsharedResources } from '../recurring.js';

/** The number in "range of influence 1", and in "range of influence is limited to 1". */
const numberIn = (relations: readonly Relation[] | undefined): number | undefined =>
  (relations?.[0]?.term as { quantity?: Quantity } | undefined)?.quantity?.is;

/** A game in which the same range is said of everybody. */
const rangeOfAll = (node: Node): boolean => {
  const { noun, which } = node as Thing;
  const have = which?.[0] as Clause | undefined;
  const range = have?.object as Thing | undefined;
  const everybody = (have?.actor as Thing | undefined)?.determiner === 'all';
  return (
    noun === 'game' && everybody && range?.noun === 'range of influence' && numberIn(range.relations) === 1
  );
};

/** "an emperor (whose range of influence is limited to 1)" */
const rangeOfEmperor = (node: Node): boolean => {
  const { noun, which } = node as Thing;
  const limit = which?.[0] as Clause | undefined;
  return noun === 'emperor' && limit?.verb === 'limit' && numberIn(limit.relations) === 1;
};

/** What an Example says of the ranges in its game. */
const inExamples = (game: Pattern, who: Pattern): Query => ({
  verb: ['cast', 'play'],
  actor: who,
  object: anything,
  with: { in: game },
});

/** How far the ranges of larger teams are to reach. */
const reaches = {
  general: {
    in: emperor,
    loosely: true,
    about: [
      'general ~ range of influence should be',
      'general & should',
      'range of influence & minimum|small',
    ],

    means: [
      [
        'The range of influence of a general should be as small as it can be with one general of an opposing team in it when the game begins.',
        () => 1,
      ],
      [
        'The range of influence of a general should be as small as it can be with N generals of opposing teams in it when the game begins.',
        counted,
      ],
      [
        say.byRole({
          what: 'the minimum number',
          allows: 'that allows one general from an opposing team',
          does: 'to begin the game within their range of influence',
          is: "should be each general's range of influence",
        }),
        () => 1,
      ],
      [
        say.byRole({
          what: 'the minimum number',
          allows: 'that allows N generals from opposing teams',
          does: 'to begin the game within their range of influence',
          is: "should be each general's range of influence",
        }),
        counted,
      ],
    ],
  },
  emperor: {
    in: emperor,
    about: ['each emperor range of influence should be', 'range of influence of emperor should be'],

    means: [
      [
        'The range of influence of an emperor should be as small as it can be with N generals of opposing teams in it when the game begins.',
        counted,
      ],
      [
        say.byRole({
          what: 'the minimum number',
          allows: 'that allows N generals from opposing teams',
          does: 'to begin the game within their range of influence',
          is: "should be each emperor's range of influence",
        }),
        counted,
      ],
    ],
  },
} as const;

/** How a team wins and loses, and games of larger teams. */
export const endingProvisions = [
  provision('emperor.teamLossWithEmperor', {
    means: [
      ['If the emperor of a team loses, that team loses the game.', true],
      ['If any player on a team loses, that team loses the game.', 'withAnyPlayer'],
      ['If any general of a team loses, that team loses the game.', 'withAnyGeneral'],
      [
        [
          'A team loses the game only if all its players lose.',
          'A team loses the game only if its emperor and all of its generals lose.',
        ],
        'onlyWithAllPlayers',
      ],
    ],
    in: emperor,
    about: [
      'team lose ~ (emperor | general)',
      'emperor ~ lose',
      '^ if any ~ general ~ lose',
      'team lose ~ if any',
    ],
  }),
  provision('emperor.teamWinWithEmperor', {
    means: [
      ["If a team's emperor wins, that team wins the game.", true],
      ['If any player on a team wins, that team wins the game.', 'withAnyPlayer'],
      ['If any general of a team wins, that team wins the game.', 'withAnyGeneral'],
    ],
    in: emperor,
    about: [
      'team win ~ emperor',
      'emperor ~ win',
      'emperor & win',
      'team win ~ if|when',
      'team win ~ general win',
    ],
  }),
  provision('emperor.teamDrawWithEmperor', {
    means: [
      [
        [
          "If the game is a draw for a team's emperor, the game is a draw for that team.",
          "The game is a draw for a team if it's a draw for that team's emperor.",
        ],
        true,
      ],
      ["The game is a draw for a team if it's a draw for any player on that team.", 'withAnyPlayer'],
      ["The game is a draw for a team if it's a draw for any general of that team.", 'withAnyGeneral'],
    ],
    in: emperor,
    about: ['draw for ~ team', 'draw'],
  }),
  provision('emperor.rangeOfInfluence.adjustmentThreshold', {
    means: [
      ["Each player's range of influence should be adjusted if the teams have more than N players.", counted],
      [
        "Where teams have more than N players, every player's range of influence should be adjusted.",
        counted,
      ],
    ],
    in: emperor,
    about: 'team ~ more than ~ player ~ range of influence',
  }),
  combined(
    'emperor.rangeOfInfluence.adjustment',
    {
      ...reaches,
      seats: {
        in: emperor,
        about: 'seat|seated|arranged ~ no|each emperor',
        means: [
          [
            [
              `Such that no emperor begins the game within another emperor's ${say.range}, players should be seated.`,
              `Seat the players so that each emperor begins the game outside every other emperor's ${say.range}.`,
            ],
            true,
          ],
        ],
      },
    },
    (a) =>
      a.general !== undefined && a.emperor !== undefined && a.seats
        ? 'minimumReachingOpposingGenerals'
        : undefined,
  ),
  provision('emperor.rangeOfInfluence.generalsReachedByGeneral', reaches.general),
  provision('emperor.rangeOfInfluence.generalsReachedByEmperor', reaches.emperor),
  provision('emperor.resourceSharing', unsharedResources(emperor, 'Emperor')),
  provision('emperor.rangeOfInfluence.exampleValue', {
    in: limitedRangeExamples,
    about: 'emperor ~ range of influence ~ {n}',
    asks: [
      [inExamples(rangeOfAll, 'an emperor'), 'oneForAllPlayers'],
      [inExamples('an Emperor game', rangeOfEmperor), 'oneContradictingVariantRule'],
    ],
  }),
  combined(
    'emperor.winRuleStatement',
    {
      opening: {
        means: [
          ['For winning and losing the game, the Emperor variant uses the normal rules.', 'normal'],
          [
            [
              'The Emperor variant uses the normal rules for losing and winning the game, as modified by rule 1.1, and with the following addition.',
              'The Emperor variant uses the normal rules for losing and winning the game, as modified by rules 1.1 and 1.2, and with the following additions.',
            ],
            'modified',
          ],
          [
            [
              'The Emperor variant uses the normal rules for losing the game with the following addition and winning the game with the following addition.',
              'For losing and winning the game, the Emperor variant uses the normal rules with the following addition.',
            ],
            'normal',
          ],
          [
            'The Emperor variant includes the following specifications for losing the game and winning the game.',
            'specifications',
          ],
          [
            'For winning and losing the game, the Emperor variant has the following specifications.',
            'specifications',
          ],
        ],
        in: emperor,
        loosely: true,
        about: ['winning and losing', 'winning or losing'],
      },
      others: {
        means: [
          ['All other rules for ending the game also apply.', 'ending'],
          ['All other rules for losing the game and winning the game also apply.', 'winning'],
          ['Beside them, every other rule for ending the game applies too.', 'ending'],
        ],
        in: emperor,
        about: '(all | each) other rule',
      },
    },
    (a) => {
      if (a.opening === 'normal') return 'normalRules';
      if (a.opening === 'modified') return 'normalRulesModifiedByRange';
      if (a.opening === undefined || a.others === undefined) return undefined;
      return a.others === 'winning'
        ? 'specificationsWithOtherWinAndLossRules'
        : 'specificationsWithOtherEndingRules';
    },
  ),
  provision('emperor.minimumTeams', {
    means: [
      ['The Emperor variant involves N or more teams of M players each.', counted],
      ['Emperor is played by N or more teams, each with M players.', counted],
      ['The Emperor variant involves exactly N teams of M players each.', counted],
    ],
    in: emperor,
    about: ['emperor variant involve', 'emperor be played by'],
  }),
  provision('emperor.mostTeams', {
    means: [
      [
        [
          'The Emperor variant involves M or more teams of M players each.',
          'Emperor is played by M or more teams, each with M players.',
        ],
        null,
      ],
      ['The Emperor variant involves exactly N teams of M players each.', counted],
    ],
    in: emperor,
    about: ['emperor variant involve', 'emperor be played by'],
  }),
];
