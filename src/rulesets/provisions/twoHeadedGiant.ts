import { combined, number, provision } from '../reading/provision.js';
import { ordinal } from '../words/numerals.js';
import {
  declareAttackers,
  endingTheGame,
  generalRules,
  life,
  sharedTeamTurns,
  startingTheGame,
  stateBasedActions,
  twoHeadedGiant,
  twoHeadedGiantExamples,
} from './places.js';

/** The example of Biorhythm shows the sums: what each member lost is counted from the same half of the total. */
function fromHalf(s: Record<string, string>): 'perMemberFromHalfValue' | undefined {
  const [a, b, c, half, same, x, y] = ['a', 'b', 'c', 'half', 'same', 'x', 'y'].map((name) =>
    Number(s[name]),
  ) as [number, number, number, number, number, number, number];
  return half === same && a === half - x && b === half - y && c === a + b
    ? 'perMemberFromHalfValue'
    : undefined;
}

const startingLife = {
  in: twoHeadedGiant,
  about: ['life total ~ start', 'team ~ start ~ {n} life', 'share ~ life total ~ {n}'],
  says: [
    ['each team have [shared] life total [which|that] start at|with|from {n} [life]', number()],
    ['each team start [game] at|with [shared] [life total of] {n} [life]', number()],
    ['member of team share 1 life total and at start of game it be {n} life', number()],
  ],
} as const;

/** What becomes of the team when the totals of all its members are set. */
const settingEach = {
  in: twoHeadedGiant,
  loosely: true,
  about: ['set life total of each (player on | member of) team', 'effect & life total & each|all|whole'],
  says: [
    [
      'effect set life total of each member of team team pick 1 of those member nobody else on that team be affected',
      'oneChosenMemberAffected',
    ],
    [
      'effect [would] set life total of each (player on | member of) team to number result be sum of all number',
      'sumOfNumbers',
    ],
    [
      'effect set life total of each member of team add up number that it set team life total become their sum',
      'sumOfNumbers',
    ],
    [
      'effect [would] set life total of each (player on | member of) team to number that team choose 1 of its member',
      'oneChosenMemberAffected',
    ],
  ],
} as const;

/** The starting life of teams of more than two. */
const largerTeamLife = {
  in: twoHeadedGiant,
  loosely: true,
  about: ['starting life total', 'larger|beyond|more than & life'],
  says: [
    [
      '^ for each player of team beyond {m} starting life total of that team go up by {n}',
      (s: Record<string, string>) => `+${Number(s.n)}(n-${Number(s.m)})` as const,
    ],
    [
      '^ each team starting life total be equal to {n} time number of player on team',
      (s: Record<string, string>) => `${Number(s.n)}n` as const,
    ],
    [
      '^ team starting life total be [then] {n} life for each player on it',
      (s: Record<string, string>) => `${Number(s.n)}n` as const,
    ],
    [
      '^ for each player team have beyond {m}th that team starting life total be increased by {n}',
      (s: Record<string, string>) => `+${Number(s.n)}(n-${ordinal(s.m)})` as const,
    ],
  ],
} as const;

const poisonLoss = {
  in: twoHeadedGiant,
  loosely: true,
  about: [
    'team have ~ poison counter ~ lose',
    'poison counter ~ team ~ lose game',
    'poison counter & lose game',
    'team & poison & or more',
  ],
  says: [
    [
      '(if|when team have | team that have | team with) {n} or more poison counter [that|the team] lose game',
      number(),
    ],
  ],
} as const;

/** Whom of a team it takes. */
const anybody = 'either|any|1';

const combatRules = {
  in: twoHeadedGiant,
  about: ['combat rule', 'combat ~ rule of its own'],
  says: [
    ['two-headed giant variant use different combat rule than other multiplayer variant', 'ownRules'],
    [
      'combat in two-headed giant variant have rule of its own [unlike those of other multiplayer variant]',
      'ownRules',
    ],
    [
      'two-headed giant variant use modified version of combat rule (for|of shared team turn option)',
      'modifiedSharedTeamTurnsRules',
    ],
    ['two-headed giant variant use combat rule (for|of shared team turn option)', 'sharedTeamTurnsRules'],
  ],
} as const;

/** Provisions of the variant in which a team of two plays as one. */
export const twoHeadedGiantProvisions = [
  provision('twoHeadedGiant.numberOfTeams', {
    in: twoHeadedGiant,
    loosely: true,
    about: ['two-headed giant game ~ team', 'game of two-headed giant have'],
    says: [
      ['two-headed giant game be played (with|by|between) {n} team', number()],
      ['game of two-headed giant have {n} team', number()],
    ],
  }),
  provision('twoHeadedGiant.playersPerTeam', {
    in: twoHeadedGiant,
    about: ['two-headed giant game ~ team of', 'team consist of'],
    says: [
      ['two-headed giant game be played (with|by|between) {t} team of {n} player [each]', number()],
      ['game of two-headed giant have {t} team and each [team] consist of {n} player', number()],
    ],
  }),
  provision('twoHeadedGiant.multiplayerOptions', {
    in: twoHeadedGiant,
    loosely: true,
    about: ['multiplayer option', 'two-headed giant ~ use ~ option'],
    says: [
      ['^ shared team turn option be part of two-headed giant', 'sharedTeamTurns'],
      ['no [other] multiplayer option be used in two-headed giant [game]', 'noOtherOptions'],
      ['two-headed giant [variant] make use of no other multiplayer option', 'noOtherOptions'],
      ['two-headed giant [variant] use shared team turn option', 'sharedTeamTurns'],
    ],
  }),
  provision('twoHeadedGiant.startingLife.chapterRule', startingLife),
  provision('twoHeadedGiant.startingLife.coreRule', {
    in: [startingTheGame, life],
    about: ['two-headed giant ~ life', 'two-headed giant & starting & total'],
    says: [
      ['each team start two-headed giant game with 1 shared life total instead which be {n}', number()],
      ['two-headed giant game each team start [game] with [shared] life total of {n} [instead]', number()],
      ['two-headed giant game each team [starting] life total (be|of) {n}', number()],
    ],
  }),
  provision('twoHeadedGiant.firstTurnDraw', {
    in: [twoHeadedGiant, startingTheGame],
    about: ['skip ~ draw step', 'first turn & step', 'play first & turn'],
    says: [
      [
        '(starting team | team who|that play first) skip draw step of (their|its) first turn',
        'teamSkipsDrawStep',
      ],
      ['on its first turn team who|that play first skip its draw step', 'teamSkipsDrawStep'],
      [
        'during draw step of starting team first turn only secondary player draw card',
        'onlySecondaryPlayerDraws',
      ],
    ],
  }),
  provision('twoHeadedGiant.sharedResources', {
    in: twoHeadedGiant,
    about: 'resource',
    says: [
      [
        '(with exception of | except for | apart from | other than) life total and poison counter [team] resource [of team] … (be not shared | remain unshared) [in two-headed giant variant]',
        'lifeAndPoisonCounters',
      ],
      [
        '(with exception of | except for | apart from | other than) life total [team] resource [of team] … (be not shared | remain unshared) [in two-headed giant variant]',
        'life',
      ],
    ],
  }),
  provision('twoHeadedGiant.handReview', {
    in: twoHeadedGiant,
    loosely: true,
    about: 'teammate ~ hand',
    says: [
      [
        'teammate may (review | look at) (each other | 1 another) hand and (discuss strategy | talk strategy) (at any time | whenever they wish|like|want) [but they may not handle card or permanent of (each other | 1 another)] $',
        true,
      ],
    ],
  }),
  combined(
    'twoHeadedGiant.attackUnit',
    {
      own: {
        in: twoHeadedGiant,
        about: [
          'creature attack ~ team',
          'attack ~ as ~ group',
          'creature & attack & group',
          'team creature & attack & other',
        ],
        says: [
          ['each team creature attack other team as [single] group', 'teamAsAGroup'],
          ['creature of 1 team attack other team as [single] group', 'teamAsAGroup'],
        ],
      },
      source: combatRules,
      targets: {
        in: sharedTeamTurns,
        about: 'attacking creature ~ team announce ~ attacking',
        says: [
          [
            'for each attacking creature attacking team announce which defending player [or] [planeswalker] [or battle] that creature be attacking',
            'individualPlayerOrPlaneswalker',
          ],
        ],
      },
    },
    (a) => a.own ?? (a.source === 'sharedTeamTurnsRules' ? a.targets : undefined),
  ),
  combined(
    'twoHeadedGiant.combatDamageRecipient',
    {
      own: {
        in: twoHeadedGiant,
        about: [
          'combat damage ~ defending team ~ active team',
          'active team choose|pick ~ defending player',
          'assign & defending player & team',
          'combat damage & defending team & active',
        ],
        says: [
          [
            '^ (if attacking creature would assign combat damage to defending team | where combat damage of attacker would be assigned to defending team) active team choose|pick (only 1 | just 1) of defending player (for that creature to assign its combat damage to | to whom that creature assign it)',
            'chosenByActiveTeamAtDamage',
          ],
        ],
      },
      source: combatRules,
    },
    (a) => a.own ?? (a.source === 'sharedTeamTurnsRules' ? 'playerDeclaredAsAttacked' : undefined),
  ),
  provision('twoHeadedGiant.attackProhibitionSpread', {
    in: twoHeadedGiant,
    about: [
      'creature ~ attack defending team',
      '(prohibit | forbid | unable) ~ attack ~ defending team',
      'attack & defending team & not',
      'prohibit|forbid & attack|attacking',
    ],
    says: [
      [
        'if creature be unable to attack 1 of defending player that creature can not attack defending team',
        'ifUnableToAttackOnePlayer',
      ],
      [
        'effect of object (controlled by defending player | under defending player control) (prohibit creature from attacking | forbid creature to attack) (them | that player) that|the creature can not attack defending team [at all]',
        'ifDefendersObjectForbidsAttackingThatPlayer',
      ],
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
        says: [
          [
            '^ when one-shot effect (refer to | mention) defending player it mean 1 particular defending player rather than both',
            true,
          ],
          [
            'any one-shot effect [or characteristic-setting|characteristic-defining ability] that refer to defending player refer to 1 specific defending player not to both of defending player',
            true,
          ],
          [
            'one-shot effect or characteristic-defining ability mention defending player it mean 1 particular defending player rather than both',
            true,
          ],
        ],
      },
      others: {
        in: twoHeadedGiant,
        about: ['other case ~ defending player', 'case & both'],
        says: [
          [
            'all other case in which defending player be referred to actually refer to both defending player',
            true,
          ],
          ['in each other case word about defending player be about both defending player', true],
        ],
      },
      comparison: {
        in: twoHeadedGiant,
        about: 'answer ~ yes ~ defending player',
        says: [
          [
            'this answer be yes if either defending player in comparison would return yes answer if compared individually $',
            true,
          ],
          [
            'question that make positive comparison do defending player control island or relative 1 do you control more creature than defending player get single answer and that answer be yes if asking about either defending player alone would give yes $',
            true,
          ],
        ],
      },
      time: {
        in: twoHeadedGiant,
        about: ['controller of effect choose', 'control effect ~ pick'],
        says: [
          ['^ whoever control effect pick 1 that be meant at time at which effect be applied', 'whenApplied'],
          [
            'controller of effect choose which 1 [spell or] ability refer to at time effect be applied',
            'whenApplied',
          ],
          [
            'controller of effect or of object with characteristic-setting|characteristic-defining ability choose which 1 spell or ability refer to $',
            'open',
          ],
          [
            'whoever control effect or object that have characteristic-defining ability pick 1 that be meant $',
            'open',
          ],
        ],
      },
      becoming: {
        in: twoHeadedGiant,
        about: [
          'object with characteristic-defining ability choose',
          'object that have characteristic-defining ability pick',
        ],
        says: [
          [
            '^ whoever control object that have characteristic-defining ability pick 1 that be meant at time at which nonactive player become defending player',
            true,
          ],
          [
            'controller of object with characteristic-defining ability choose which 1 ability refer to at time nonactive player become defending player',
            true,
          ],
        ],
      },
      late: {
        in: twoHeadedGiant,
        about: ['if that time have already', 'time & already'],
        says: [
          [
            'if that time have already occurred that player make that choice as object enter battlefield or gain ability',
            true,
          ],
        ],
      },
      source: combatRules,
      specific: {
        in: sharedTeamTurns,
        about: 'refer to defending player ~ specific',
        says: [
          [
            'any rule object or effect that refer to defending player refer to 1 specific defending player not to all of defending player $',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.listed === undefined) {
        return a.source === 'sharedTeamTurnsRules' && a.specific ? 'oneSpecificPlayer' : undefined;
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
    says: [
      [
        'two-headed giant game team or planeswalker creature be attacking be reselected rather than player or planeswalker',
        true,
      ],
    ],
  }),
  combined(
    'twoHeadedGiant.blockableAttackers',
    {
      own: {
        in: twoHeadedGiant,
        about: [
          'defending player can|may ~ block',
          'defending player & block',
          'creature & block & attacking',
        ],
        says: [
          [
            'creature (controlled by | of) defending player can|may block any attacking creature [at all]',
            'anyAttackingCreature',
          ],
        ],
      },
      source: combatRules,
      option: {
        in: sharedTeamTurns,
        about: 'creature controlled by defending player ~ block',
        says: [
          [
            'creature controlled by defending player can block creature attacking any player on defending team',
            'anyAttackingTheTeam',
          ],
        ],
      },
    },
    (a) => a.own ?? (a.source === 'sharedTeamTurnsRules' ? a.option : undefined),
  ),
  provision('twoHeadedGiant.zeroLifeCheck', {
    in: [twoHeadedGiant, stateBasedActions],
    loosely: true,
    about: ['team life total & 0', 'team & life & lose game'],
    says: [
      [
        '(if team life total be | team whose life total be) 0 or less [team] lose game (next time team would receive priority | when team would next receive priority)',
        'nextTimeTeamWouldReceivePriority',
      ],
      ['(if team life total be | team whose life total be) 0 or less [team] lose game $', 'stateBasedAction'],
      ['if team have 0 or less life that team lose game $', 'stateBasedAction'],
    ],
  }),
  combined(
    'twoHeadedGiant.winAndLossUnit',
    {
      unit: {
        in: twoHeadedGiant,
        loosely: true,
        about: ['win ~ lose ~ as', 'winning and losing'],
        says: [
          ['player win and lose game only as team not as individual', 'team'],
          ['winning and losing be matter of whole team not of single player', 'team'],
        ],
      },
      lose: {
        in: twoHeadedGiant,
        loosely: true,
        about: ['player on team lose game', 'member lose & team lose', `^ if ${anybody} ~ game ~ game`],
        says: [
          ['if either|any|1 player on team lose game [entire|whole] team lose game', true],
          ['team lose game as soon as either|any|1 member lose it', true],
        ],
      },
      win: {
        in: twoHeadedGiant,
        loosely: true,
        about: ['player on team win game', 'member win & team win', `^ if ${anybody} ~ game ~ game`],
        says: [
          ['if either|any|1 player on team win game [entire|whole] team win game', true],
          ['team win as soon as either|any|1 member win it', true],
        ],
      },
    },
    // What one member does counts for all; a text that does not say so of losing or winning is not held against it.
    (a) => (a.unit && a.lose !== null && a.win !== null ? a.unit : undefined),
  ),
  combined(
    'twoHeadedGiant.winAndLossProhibition',
    {
      win: {
        in: twoHeadedGiant,
        about: ['effect ~ player ~ win', 'effect ~ member ~ winning'],
        says: [
          ['effect would prevent player from winning game that player team can not win game', 'prevent'],
          ['effect that would prevent 1 member from winning also prevent team from winning', 'prevent'],
          ['effect say that player can not win game that player team can not win game', 'cannot'],
        ],
      },
      lose: {
        in: twoHeadedGiant,
        about: ['effect ~ player ~ (losing | lose) game', 'effect ~ member ~ losing'],
        says: [
          ['effect would prevent player from losing game that player team can not lose game', 'prevent'],
          ['effect that would prevent 1 member from losing also prevent team from losing', 'prevent'],
          ['effect say that player can not lose game that player team can not lose game', 'cannot'],
        ],
      },
    },
    (a) =>
      a.win !== a.lose || a.win === undefined
        ? undefined
        : a.win === 'prevent'
          ? 'effectsThatWouldPrevent'
          : 'effectsSayingCannot',
  ),
  combined(
    'twoHeadedGiant.concession',
    {
      conceding: {
        in: twoHeadedGiant,
        about: 'concede',
        says: [
          [
            '^ player who concede make their whole team leave game at once and game be lost for that team',
            'both',
          ],
          ['(if|when) player concede their team lose game', 'loses'],
          ['(if|when) player concede game be lost for their team', 'loses'],
          ['(if|when) player concede their team leave game immediately', 'leaves'],
        ],
      },
      losing: {
        in: twoHeadedGiant,
        about: '^ that team ~ lose game $',
        says: [['^ that team lose game $', true]],
      },
    },
    (a) =>
      a.conceding === 'loses'
        ? 'teamLoses'
        : a.conceding === 'both' || (a.conceding === 'leaves' && a.losing)
          ? 'teamLeavesImmediatelyAndLoses'
          : undefined,
  ),
  combined(
    'twoHeadedGiant.poison.threshold',
    {
      team: poisonLoss,
      player: {
        in: [endingTheGame, stateBasedActions],
        about: ['player & poison counter', 'player & counter & lose game'],
        says: [
          [
            '^ player who have {n} poison counter or more lose game [when player would next get priority]',
            number(),
          ],
          [
            'if player have {n} or more poison counter (they | that player) lose game [next time player would get priority]',
            number(),
          ],
        ],
      },
    },
    (a) => a.team ?? a.player,
  ),
  provision('twoHeadedGiant.poison.unit', {
    in: twoHeadedGiant,
    about: ['poison counter be ~ shared', 'team ~ share ~ poison counter'],
    says: [
      ['^ poison counter be shared by team $', 'sharedByTeam'],
      [
        'effect that make player get poison counter happen to them 1 by 1 as individual but it be team that share poison counter $',
        'sharedByTeam',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.opponentsCount', {
    in: twoHeadedGiant,
    about: ['poison counter ~ opponent', 'counter & opponent', 'counter & opposing'],
    says: [
      [
        'effect need to know how many poison counter player opponent have that effect use number of poison counter opposing team have',
        'opposingTeamsCounters',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.counterLoss', {
    in: twoHeadedGiant,
    about: ['lose [any] poison counter', 'effect & lose & poison'],
    says: [
      [
        'effect say of player that they lose poison counter player team lose that number of them',
        'teamLosesThem',
      ],
      [
        'if effect say that player lose poison counter that player team lose that many poison counter',
        'teamLosesThem',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.counterProhibition', {
    in: twoHeadedGiant,
    about: ['player & not get [any] poison counter', 'get & not & counter', 'say & get'],
    says: [
      [
        'effect say of player that they can not get poison counter nobody on team of that player can get any',
        'wholeTeam',
      ],
      [
        'if effect say that player can not get poison counter no player on that player team can get poison counter',
        'wholeTeam',
      ],
    ],
  }),
  provision('twoHeadedGiant.visibleCounterKinds', {
    in: twoHeadedGiant,
    about: ['kind & counter'],
    says: [
      [
        'rule or effect need to know what kind of counter individual player have that effect use kind of counter that player have and kind of counter that player team have',
        'playersAndTeams',
      ],
    ],
  }),
  provision('twoHeadedGiant.individualLife.value', {
    in: twoHeadedGiant,
    about: [
      '(value of | need | ask) ~ individual player life total',
      'life total of individual player',
      'individual|single & player & life total & (need | ask | know | value)',
    ],
    says: [
      [
        'cost or effect ask for life total of individual player it use team life total [in its place] $',
        'teamTotal',
      ],
      [
        'effect need to know value of individual player life total that [cost or] effect use team life total divided by 2 rounded up [instead] $',
        'halfTeamTotalRoundedUp',
      ],
      [
        'effect need to know value of individual player life total that [cost or] effect use team life total divided by 2 rounded down [instead] $',
        'halfTeamTotalRoundedDown',
      ],
      [
        'effect ask for life total of individual player it use half of team life total rounded up [in its place] $',
        'halfTeamTotalRoundedUp',
      ],
      [
        'effect ask for life total of individual player it use half of team life total rounded down [in its place] $',
        'halfTeamTotalRoundedDown',
      ],
      [
        'effect need to know value of individual player life total that [cost or] effect use team life total [instead] $',
        'teamTotal',
      ],
    ],
  }),
  provision('twoHeadedGiant.individualLife.costCoverage', {
    in: twoHeadedGiant,
    loosely: true,
    about: [
      '(value of | need | ask) ~ individual player life total',
      'life total of individual player',
      'cost & life total',
      'individual|single & player & life total',
    ],
    says: [
      ['^ (if|when|whenever) cost or effect ask for life total of individual player', true],
      ['^ (if|when|whenever) cost or effect need to know value of individual player life total', true],
      [
        '^ (if|when|whenever) effect (need to know value of individual player life total | ask for life total of individual player)',
        false,
      ],
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
    says: [
      [
        'cost or effect let both teammate pay life at same time life that they pay altogether can not be more than life total of their team',
        'togetherUpToTeamTotalForJointPayment',
      ],
      [
        'cost or effect allow player to pay amount of life greater than 0 in two-headed giant game player may do so only if their team life total be greater than or equal to total amount of life both team member be paying for that cost or effect',
        'togetherUpToTeamTotalForAnyPayment',
      ],
      [
        'cost or effect allow both member of team to pay life simultaneously total amount of life they pay may not exceed their team life total',
        'togetherUpToTeamTotalForJointPayment',
      ],
      [
        'cost or effect allow player to pay amount of life greater than 0 in two-headed giant game player may do so only if their team life total be equal to or greater than amount of payment',
        'upToTeamTotalZeroAlwaysPayable',
      ],
      [
        'cost or effect allow player to pay life in two-headed giant game player may do so only if their team life total be equal to or greater than amount of payment',
        'upToTeamTotal',
      ],
    ],
  }),
  combined(
    'twoHeadedGiant.lifeTotalSetting.oneMember',
    {
      setting: {
        in: twoHeadedGiant,
        about: ['set ~ (single player | just 1 player) ~ life total', 'set life total of just 1 player'],
        says: [
          [
            'effect set life total of just 1 player to some number that player gain or lose as much life as it take to arrive at that number and team life total change by same amount of life',
            'changeAndTeam',
          ],
          [
            'effect [would] set single player life total to number that player team life total become that number',
            'team',
          ],
          [
            'effect [would] set single player life total to number that player individual|own life total become that number $',
            'own',
          ],
          [
            'effect set life total of just 1 player to some number that player own life total become that number and team life total (change by same amount of life | be adjusted by just as much as that player total was) $',
            'ownAndTeam',
          ],
          [
            'effect set single player life total to specific number player gain or lose necessary amount of life to end up with new total',
            'change',
          ],
        ],
      },
      adjusting: {
        in: twoHeadedGiant,
        about: 'team life total be ~ adjusted',
        says: [
          [
            'team life total be adjusted by amount [of life] that player (gained or lost | life total was adjusted)',
            true,
          ],
        ],
      },
    },
    (a) => {
      if (a.setting === 'team') return 'teamTotalBecomesNumber';
      if (a.setting === 'ownAndTeam') return 'halfValueBecomesNumberTeamAdjusted';
      if (a.setting === 'changeAndTeam') return 'memberGainsOrLosesFromTeamTotal';
      if (a.setting === undefined || !a.adjusting) return undefined;
      return a.setting === 'own' ? 'halfValueBecomesNumberTeamAdjusted' : 'memberGainsOrLosesFromTeamTotal';
    },
  ),
  provision('twoHeadedGiant.lifeTotalSetting.eachMember', settingEach),
  combined(
    'twoHeadedGiant.lifeTotalSetting.eachMemberAccounting',
    {
      rule: {
        in: twoHeadedGiant,
        loosely: true,
        about: [
          'on that team & affected',
          'team & affected & only|nobody',
          'set life total & each|all & affected|unaffected',
        ],
        says: [
          ['^ on that team only that player be affected', 'onlyChosenMember'],
          ['pick 1 of those member nobody else on that team be affected', 'onlyChosenMember'],
        ],
      },
      setting: settingEach,
      example: {
        in: twoHeadedGiantExamples,
        about: 'player|member ~ lost ~ life ~ lost',
        says: [
          [
            '^ first player be considered to have lost {a} life {half} {x} and second player be considered to have lost {b} life {same} {y} even though team did not lose total of {c} life $',
            fromHalf,
          ],
          [
            '^ first member count as having lost {a} life {half} {x} and second as having lost {b} {same} {y} although team have not lost {c} life altogether $',
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
    in: twoHeadedGiant,
    about: ['exchange & life total & teammate', 'exchange & life|teammate', 'swap|trade & life'],
    says: [
      ['^ 2 teammate can not exchange their life total', 'doesNotHappen'],
      ['player can not exchange life total with their teammate', 'doesNotHappen'],
    ],
  }),
  provision('twoHeadedGiant.lifeTotalRedistribution', {
    in: twoHeadedGiant,
    about: ['redistribute', 'redistribute|redistributed|redistributing', 'distribute & life'],
    says: [
      [
        'effect have player redistribute life total of any number of player no more than 1 member of each team may be affected in this way',
        'atMostOneMemberPerTeam',
      ],
      [
        'effect instruct player to redistribute any number of player life total that player may not affect more than 1 member of each team this way',
        'atMostOneMemberPerTeam',
      ],
    ],
  }),
  provision('twoHeadedGiant.lifeGainProhibitionForTeam', {
    in: twoHeadedGiant,
    about: [
      'effect say ~ player ~ not gain life',
      'gain & not',
      'player & gaining life & effect',
      'stop|forbid|forbidden|barred|prevented & gain|gaining',
    ],
    says: [
      ['effect say of player that they can not gain life nobody on team of that player can gain life', true],
      ['if effect say that player can not gain life no player on that player team can gain life', true],
    ],
  }),
  provision('twoHeadedGiant.lifeLossProhibitionForTeam', {
    in: twoHeadedGiant,
    about: [
      'effect say ~ player ~ not lose life',
      'lose life & not',
      'say & pay',
      'stop|forbid|forbidden|barred|prevented & lose|losing & life',
    ],
    says: [
      [
        'effect say of player that they can not lose life nobody on team of that player can lose life nor pay life in any amount but 0',
        true,
      ],
      [
        'if effect say that player can not lose life no player on that player team can lose life or|nor pay any amount of life other than 0',
        true,
      ],
    ],
  }),
  combined(
    'twoHeadedGiant.largerTeams.startingLife',
    {
      product: largerTeamLife,
      base: startingLife,
    },
    (a) => {
      const { product } = a;
      if (product === undefined) return undefined;
      if (!product.startsWith('+')) return product as `${number}n`;
      return a.base === undefined ? undefined : (`${a.base}${product}` as `${number}+${number}(n-${number})`);
    },
  ),
  combined(
    'twoHeadedGiant.largerTeams.poisonThreshold',
    {
      increase: {
        in: twoHeadedGiant,
        about: [
          'number of poison counter ~ lose',
          'beyond & poison',
          'poison & starting life total',
          'poison & larger|more than ~ player',
        ],
        says: [
          [
            '^ for each player of team beyond {m} starting life total of that team go up by {l} and number of poison counter with which it lose go up by {n}',
            (s) => `+${Number(s.n)}(n-${Number(s.m)})`,
          ],
          [
            '^ for each player team have beyond {m}th that team starting life total be increased by {l} and number of poison counter required for team to lose be increased by {n}',
            (s) => `+${Number(s.n)}(n-${ordinal(s.m)})`,
          ],
        ],
      },
      life: largerTeamLife,
      base: poisonLoss,
    },
    (a) => {
      // The sentence on larger teams tells both numbers; where it is not understood, its silence means nothing.
      if (a.increase === undefined) return a.life === undefined ? undefined : 'notSpecified';
      return a.base === undefined
        ? undefined
        : (`${a.base}${a.increase}` as `${number}+${number}(n-${number})`);
    },
  ),
  provision('twoHeadedGiant.limitedPlaySideboard', {
    in: generalRules,
    about: ['two-headed giant', 'two-headed'],
    says: [
      [
        'for limited play of two-headed giant variant whatever card team opened and left out of both member deck be in sideboard of team',
        'teamSideboard',
      ],
      [
        'in limited play involving two-headed giant multiplayer variant all card (team open but do not include in | in team card pool but not in) either player deck be in that team sideboard',
        'teamSideboard',
      ],
    ],
  }),
  provision('twoHeadedGiant.combatRuleSource', combatRules),
  provision('twoHeadedGiant.poison.individualValue', {
    in: twoHeadedGiant,
    loosely: true,
    about: ['poison counter & individual player', 'poison & individual', 'poison counter & single player'],
    says: [
      [
        'effect ask for number of poison counter on individual player it use number of poison counter of player team',
        'teamTotal',
      ],
      [
        'effect need to know how many poison counter individual player have that effect use number of poison counter that player team have',
        'teamTotal',
      ],
    ],
  }),
  provision('twoHeadedGiant.poison.poisonedDefinition', {
    in: twoHeadedGiant,
    about: ['poisoned'],
    says: [
      ['^ being poisoned mean for player that their team have at least 1 poison counter', 'teamHasOneOrMore'],
      [
        'player be poisoned if (their team | that player team) have 1 or more poison counter',
        'teamHasOneOrMore',
      ],
    ],
  }),
  combined(
    'twoHeadedGiant.damageAndLifeUnit',
    {
      happening: {
        in: twoHeadedGiant,
        about: ['damage loss of life and gaining life', 'loss of life ~ damage happen'],
        says: [
          ['damage loss of life and gaining life happens to each player|member individually', 'open'],
          [
            'loss of life gain of life and damage happen to player 1 by 1 as individual whatever result from them be applied to life total that team share',
            'applied',
          ],
        ],
      },
      result: {
        in: twoHeadedGiant,
        about: 'result be ~ applied ~ life total',
        says: [['^ result be applied to team shared life total', true]],
      },
    },
    (a) =>
      a.happening === 'applied' || (a.happening === 'open' && a.result)
        ? 'individualThenAppliedToTeam'
        : undefined,
  ),
];
