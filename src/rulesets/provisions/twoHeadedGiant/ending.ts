import { none, oneOf, type Query } from '../../../language/index.js';
import { combined, provision } from '../../reading/provision.js';
import { stateBasedActions, twoHeadedGiant } from '../places.js';

const losesAtZero: Query = {
  verb: 'lose',
  actor: { noun: 'team' },
  object: { noun: 'game' },
  conditions: [
    {
      word: 'if',
      clause: {
        verb: 'be',
        actor: { noun: 'life total', owner: { noun: 'team' } },
        is: { kind: 'measure', quantity: { most: 0 } },
      },
    },
  ],
};
const wholeTeam = (verb: string): Query => ({
  verb,
  actor: { noun: 'team', modifiers: oneOf('entire', 'whole', none) },
  object: { noun: 'game' },
  conditions: [
    {
      word: 'if',
      clause: {
        verb,
        actor: {
          noun: 'player',
          determiner: oneOf('either', 'any'),
          relations: [{ preposition: 'on', term: { noun: 'team' } }],
        },
        object: { noun: 'game' },
      },
    },
  ],
});

/** Whom of a team it takes. */
const anybody = 'either|any|1';

/** How a team wins, loses and concedes. */
export const endingProvisions = [
  provision('twoHeadedGiant.zeroLifeCheck', {
    in: [twoHeadedGiant, stateBasedActions],
    loosely: true,
    about: ['team life total & 0', 'team & life & lose game'],
    asks: [
      [
        {
          ...losesAtZero,
          with: {
            '': {
              noun: 'time',
              modifiers: ['next'],
              which: [
                { verb: 'receive', actor: { noun: 'team' }, object: { noun: 'priority' }, modality: 'would' },
              ],
            },
          },
        },
        'nextTimeTeamWouldReceivePriority',
      ],
      [{ ...losesAtZero, with: { '': none } }, 'stateBasedAction'],
    ],
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
        asks: [[wholeTeam('lose'), true]],
        says: [
          ['if either|any|1 player on team lose game [entire|whole] team lose game', true],
          ['team lose game as soon as either|any|1 member lose it', true],
        ],
      },
      win: {
        in: twoHeadedGiant,
        loosely: true,
        about: ['player on team win game', 'member win & team win', `^ if ${anybody} ~ game ~ game`],
        asks: [[wholeTeam('win'), true]],
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
];
