import type { Clause, Node, Thing } from '../../../language/index.js';
import { counted } from '../../reading/phrases.js';
import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { life, twoHeadedGiant, twoHeadedGiantExamples } from '../places.js';

const endingUp = 'to end up with the new total';

/** The example of Biorhythm shows the sum: what a member lost is counted from half of the team's total ("13 - 3"). */
const fromHalf = (
  _: Readonly<Record<string, Node>>,
  clause: Clause,
): 'perMemberFromHalfValue' | undefined => {
  const lost = (clause.is as Clause | undefined)?.object as Thing | undefined;
  return lost?.quantity?.from === undefined ? undefined : 'perMemberFromHalfValue';
};

/** What becomes of the team when the totals of all its members are set. */
const settingEach = {
  means: [
    [
      ['the sum of all the numbers', 'the total of all those numbers', 'all the numbers added together'].map(
        (sum) => `If an effect would set ${say.eachLife} to a number, the result is ${sum}.`,
      ),
      'sumOfNumbers',
    ],
    [
      ['all those numbers', 'those numbers'].map(
        (sum) =>
          `If an effect would set ${say.eachLife} to a number, the team's life total becomes the sum of ${sum}.`,
      ),
      'sumOfNumbers',
    ],
    ...(
      [
        ['lowest', 'lowestOfNumbers'],
        ['highest', 'highestOfNumbers'],
      ] as const
    ).map(
      ([which, value]) =>
        [
          ['of the numbers', 'of all the numbers'].map(
            (numbers) =>
              `If an effect would set ${say.eachLife} to a number, the result is the ${which} ${numbers}.`,
          ),
          value,
        ] as const,
    ),
    [
      `That team chooses one of its members if an effect would set ${say.eachLife} to a number.`,
      'oneChosenMemberAffected',
    ],
    [
      `The controller of the effect chooses one of the team's members if an effect would set ${say.eachLife} to a number.`,
      'oneMemberChosenByController',
    ],
    [
      [
        "The opposing team chooses one of the team's members",
        "The other team chooses one of that team's members",
        "That team's opponents choose one of the team's members",
      ].map((chosen) => `${chosen} if an effect would set ${say.eachLife} to a number.`),
      'oneMemberChosenByOpposingTeam',
    ],
    [
      'Should an effect set the life total of every member of a team, the team picks one of those members; nobody else on that team is affected.',
      'oneChosenMemberAffected',
    ],
  ],
  in: twoHeadedGiant,
  loosely: true,
  about: ['set life total of each (player on | member of) team', 'effect & life total & each|all|whole'],
} as const;

const someLife = 'to pay an amount of life greater than 0';
const thePayment = { amount: 'the amount of the payment' };

/** That a player may pay life only where the team has so much. */
const payableUpTo = (pay: string, most: Readonly<Record<string, string>>): string =>
  say.byRole({
    if: 'if a cost or an effect',
    allows: 'allows a player',
    pay,
    in: 'in a Two-Headed Giant game,',
    only: 'the player may do so only if',
    enough: "his or her team's life total is at least",
    ...most,
  });

/** What may ask for a life total. */
type Asking = 'an effect' | 'a cost or effect';
const bare = (what: Asking): string => what.replace(/^an? /, '');

/** That a part of the team's total, such as half of it, counts for a member. */
const part = (what: Asking, rounded: 'up' | 'down', divisor: 'M' | 'N') =>
  `That ${bare(what)} uses the team's life total divided by ${divisor}, rounded ${rounded} instead, if ${what} ${say.needsLife}.`;
const parts = (rounded: 'up' | 'down') => [
  part('an effect', rounded, 'N'),
  part('a cost or effect', rounded, 'N'),
];

/** The part as a value: half of the total has a name of its own. */
const partRounded = (rounded: 'Up' | 'Down') => (numbers: Readonly<Record<string, Node>>) => {
  const divisor = counted(numbers);
  if (divisor === undefined || divisor < 1) return undefined;
  return `${divisor === 2 ? 'half' : 'shareOf'}TeamTotalRounded${rounded}` as const;
};

const asksForLife =
  "Whenever a cost or an effect asks for the life total of an individual player, it uses the team's life total in its place.";

/** What the life total of a team means for its members. */
export const lifeProvisions = [
  provision('twoHeadedGiant.individualLife.value', {
    means: [
      [
        (['a cost or effect', 'an effect'] as const).map(
          (what) => `That ${bare(what)} instead uses the team's life total if ${what} ${say.needsLife}.`,
        ),
        'teamTotal',
      ],
      [
        `That cost or effect instead uses the opposing team's life total if a cost or effect ${say.needsLife}.`,
        'opposingTeamTotal',
      ],
      [parts('up'), partRounded('Up')],
      [parts('down'), partRounded('Down')],
      [asksForLife, 'teamTotal'],
    ],
    in: twoHeadedGiant,
    about: [
      '(value of | need | ask) ~ individual player life total',
      'life total of individual player',
      'individual|single & player & life total & (need | ask | know | value)',
    ],
  }),
  provision('twoHeadedGiant.individualLife.divisor', {
    means: [[[...parts('up'), ...parts('down')], counted]],
    in: twoHeadedGiant,
    about: 'team life total ~ divide',
  }),
  provision('twoHeadedGiant.individualLife.costCoverage', {
    means: [
      [
        ["the team's", "the opposing team's"].map(
          (whose) =>
            `That cost or effect instead uses ${whose} life total if a cost or effect ${say.needsLife}.`,
        ),
        true,
      ],
      [asksForLife, true],
      [[part('an effect', 'up', 'M'), part('an effect', 'down', 'M')], false],
    ],
    in: twoHeadedGiant,
    loosely: true,
    about: [
      '(value of | need | ask) ~ individual player life total',
      'life total of individual player',
      'cost & life total',
      'individual|single & player & life total',
    ],
  }),
  provision('twoHeadedGiant.lifePaymentLimit', {
    in: [twoHeadedGiant, life],
    loosely: true,
    about: [
      'pay|paying|payment & team life total',
      'team|teammate ~ to pay life',
      'pay|paying & life total of their team',
      'pay & cost & team',
      'team & pay & simultaneously|together',
    ],
    means: [
      [
        "If a cost or an effect allows both of a team's members to simultaneously pay life, the total amount of life that they pay may not exceed their team's life total.",
        'togetherUpToTeamTotalForJointPayment',
      ],
      ...(['Up', 'Down'] as const).map(
        (rounded) =>
          [
            `If a cost or an effect allows both of a team's members to simultaneously pay life, the total amount of life that they pay may not exceed half of their team's life total, rounded ${rounded.toLowerCase()}.`,
            `togetherUpToHalfTeamTotalRounded${rounded}ForJointPayment`,
          ] as const,
      ),
      [
        payableUpTo(someLife, {
          amount: 'the total amount of life that is being paid',
          by: 'by both team members',
          for: 'for that cost or effect',
        }),
        'togetherUpToTeamTotalForAnyPayment',
      ],
      [payableUpTo(someLife, thePayment), 'upToTeamTotalZeroAlwaysPayable'],
      [payableUpTo('to pay life', thePayment), 'upToTeamTotal'],
    ],
  }),
  combined(
    'twoHeadedGiant.lifeTotalSetting.oneMember',
    {
      setting: {
        in: twoHeadedGiant,
        about: ['set ~ (single player | just 1 player) ~ life total', 'set life total of just 1 player'],
        means: [
          [
            'If an effect would set the life total of a single player to a number, the life total of the team of that player becomes that number.',
            'team',
          ],
          [
            'If an effect would set the life total of a single player to a number, the individual life total of that player becomes that number.',
            'own',
          ],
          [
            "Should an effect set the life total of just one player to some number, that player's own life total becomes that number, and the team's life total changes by the same amount of life.",
            'ownAndTeam',
          ],
          [
            `The player gains or loses the necessary amount of life ${endingUp} if a single player's life total is set to a specific number by an effect.`,
            'change',
          ],
        ],
      },
      adjusting: {
        means: [
          ["By the amount of life that player gained or lost, the team's life total is adjusted.", true],
          ["By the amount that player's life total was adjusted, the team's life total is adjusted.", true],
        ],
        in: twoHeadedGiant,
        about: 'team life total be ~ adjusted',
      },
    },
    (a) => {
      if (a.setting === 'team') return 'teamTotalBecomesNumber';
      if (a.setting === 'ownAndTeam') return 'halfValueBecomesNumberTeamAdjusted';
      if (a.setting === undefined || !a.adjusting) return undefined;
      return a.setting === 'own' ? 'halfValueBecomesNumberTeamAdjusted' : 'memberGainsOrLosesFromTeamTotal';
    },
  ),
  provision('twoHeadedGiant.lifeTotalSetting.eachMember', settingEach),
  combined(
    'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting',
    {
      rule: {
        means: [
          ['Only that player is affected on that team.', 'onlyChosenMember'],
          [
            'Should an effect set the life total of every member of a team, the team picks one of those members; nobody else on that team is affected.',
            'onlyChosenMember',
          ],
        ],
        in: twoHeadedGiant,
        loosely: true,
        about: [
          'on that team & affected',
          'team & affected & only|nobody|other',
          'set life total & each|all & affected|unaffected',
        ],
      },
      setting: settingEach,
      example: {
        in: twoHeadedGiantExamples,
        about: 'player|member ~ lost ~ life ~ lost',
        means: [
          [
            "The first player is considered to have lost K life, and although the team didn't lose a total of K life, the second player is considered to have lost K life.",
            fromHalf,
          ],
        ],
      },
    },
    (a) => {
      const stated = a.rule ?? a.example;
      // Where the rule itself is not understood, its silence about the accounting means nothing.
      return stated ?? (a.setting === undefined ? undefined : 'notSpecified');
    },
  ),
  provision('twoHeadedGiant.lifeTotalExchangeWithTeammate', {
    means: [
      ["No player can exchange life totals with that player's teammate.", 'doesNotHappen'],
      ["Two teammates can't exchange their life totals.", 'doesNotHappen'],
    ],
    in: twoHeadedGiant,
    about: ['exchange & life total & teammate', 'exchange & life|teammate', 'swap|trade & life'],
  }),
  provision('twoHeadedGiant.lifeTotalRedistribution', {
    in: twoHeadedGiant,
    about: ['redistribute', 'redistribute|redistributed|redistributing', 'distribute & life'],
    means: [
      [
        "If a player is instructed by an effect to redistribute any number of players' life totals, two or more members of each team can't be affected this way by that player.",
        'atMostOneMemberPerTeam',
      ],
      [
        ['any number of members', 'more than one member'].map(
          (who) =>
            `If a player is instructed by an effect to redistribute any number of players' life totals, ${who} of each team can be affected this way by that player.`,
        ),
        'anyMembers',
      ],
    ],
  }),
  provision('twoHeadedGiant.lifeGainProhibitionForTeam', {
    means: [
      [
        "If an effect says that a player is unable to gain life, life can't be gained by any player on that player's team.",
        true,
      ],
      [
        [
          ...['teammates', 'teammate'].map(
            (mates) =>
              `That player's ${mates} can still gain life if an effect says that a player can't gain life.`,
          ),
          "Only that player can't gain life if an effect says that a player can't gain life.",
        ],
        false,
      ],
    ],
    in: twoHeadedGiant,
    about: [
      'effect say ~ player ~ not gain life',
      'gain & not',
      'player & gaining life & effect',
      'stop|forbid|forbidden|barred|prevented & gain|gaining',
    ],
  }),
  provision('twoHeadedGiant.lifeLossProhibitionForTeam', {
    means: [
      [
        "No player on that player's team can pay any amount of life other than 0 or lose life if an effect says that a player can't lose life.",
        true,
      ],
      [
        [
          ...['teammates', 'teammate'].map(
            (mates) =>
              `That player's ${mates} can still lose life if an effect says that a player can't lose life.`,
          ),
          "The other players on that player's team can still lose life and pay life if an effect says that a player can't lose life.",
        ],
        false,
      ],
    ],
    in: twoHeadedGiant,
    about: [
      'effect say ~ player ~ not lose life',
      'lose life & not',
      'say & pay',
      'stop|forbid|forbidden|barred|prevented & lose|losing & life',
    ],
  }),
  combined(
    'twoHeadedGiant.damageAndLifeUnit',
    {
      happening: {
        means: [
          [
            [
              'Gaining life, loss of life, and damage happen to each player individually.',
              'Damage is dealt to each player individually, and each player gains life and loses life individually.',
            ],
            true,
          ],
        ],
        in: twoHeadedGiant,
        about: ['damage loss of life and gaining life', 'loss of life ~ damage happen'],
      },
      result: {
        means: [
          [
            [
              "The result is applied to the team's shared life total.",
              'The result is applied to the life total that the team shares.',
            ],
            true,
          ],
        ],
        in: twoHeadedGiant,
        about: 'result be ~ applied ~ life total',
      },
    },
    (a) => (a.happening && a.result ? 'individualThenAppliedToTeam' : undefined),
  ),
];
