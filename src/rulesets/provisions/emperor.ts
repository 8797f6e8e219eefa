import { combined, number, provision } from '../reading/provision.js';
import { emperor, limitedRangeExamples } from './places.js';
import { unsharedResources } from './recurring.js';

/** Provisions of the variant in which each team protects an emperor. */
export const emperorProvisions = [
  provision('emperor.teamSize', {
    in: emperor,
    about: ['emperor variant involve', 'emperor be played by'],
    says: [
      ['emperor variant involve {t} or more team of {n} player each', number()],
      ['emperor be played by {t} or more team each with {n} player', number()],
    ],
  }),
  provision('emperor.rangeOfInfluence.emperor', {
    in: emperor,
    about: 'range of influence be limited',
    says: [
      ['range of influence be limited to {n} for emperor', number()],
      ['emperor range of influence be limited to {n} and general to', number()],
    ],
  }),
  provision('emperor.rangeOfInfluence.general', {
    in: emperor,
    about: 'range of influence be limited',
    says: [
      ['range of influence be limited to {e} for emperor and {n} for general', number()],
      ['emperor range of influence be limited to {e} and general to {n}', number()],
    ],
  }),
  provision('emperor.deployCreatures', {
    in: emperor,
    about: 'deploy creature option',
    says: [
      ['emperor game use deploy creature option', true],
      ['deploy creature option be used in emperor game', true],
    ],
  }),
  provision('emperor.attackTargets', {
    in: emperor,
    about: ['player can attack', 'opponent player can attack'],
    says: [
      [
        '^ player can attack only opponent seated immediately next to them planeswalker controlled by player seated immediately next to them or battle protected by player seated immediately next to them $',
        'adjacentOpponentPlaneswalkerOrBattle',
      ],
      [
        '^ player can attack only opponent seated immediately next to (them | that player) $',
        'adjacentOpponent',
      ],
      ['^ only opponent player can attack be those seated immediately beside them $', 'adjacentOpponent'],
    ],
  }),
  combined(
    'emperor.firstTurn',
    {
      who: {
        in: emperor,
        about: 'emperor ~ go first',
        says: [
          ['^ randomly determine which emperor go first', true],
          ['^ emperor who go first be determined at random', true],
        ],
      },
      direction: {
        in: emperor,
        about: '^ turn order',
        says: [['^ turn order go to [player] left $', true]],
      },
    },
    (a) => (a.who && a.direction ? 'randomEmperorThenToLeft' : undefined),
  ),
  provision('emperor.teamLossWithEmperor', {
    in: emperor,
    about: ['team lose ~ emperor', 'emperor ~ lose'],
    says: [
      ['team lose game if its emperor lose', true],
      ['when team emperor lose game so do team', true],
    ],
  }),
  provision('emperor.teamWinWithEmperor', {
    in: emperor,
    about: [
      'team win ~ emperor',
      'emperor ~ win',
      'emperor & win',
      'team win game if|when',
      'team win ~ general win',
    ],
    says: [
      ['team win game if its emperor win', true],
      ['when team emperor win game so do team', true],
    ],
  }),
  provision('emperor.teamDrawWithEmperor', {
    in: emperor,
    about: ['draw for ~ team', 'draw'],
    says: [
      ['game be draw for team if game be draw for its emperor', true],
      ['when game be draw for team emperor it be 1 for team', true],
    ],
  }),
  provision('emperor.rangeOfInfluence.adjustmentThreshold', {
    in: emperor,
    about: 'team ~ more than ~ player ~ range of influence',
    says: [
      ['team have more than {n} player range of influence of each player should be adjusted', number()],
      ['team have more than {n} player each player range of influence should be adjusted', number()],
    ],
  }),
  combined(
    'emperor.rangeOfInfluence.adjustment',
    {
      general: {
        in: emperor,
        loosely: true,
        about: [
          'general ~ range of influence should be',
          'general & should',
          'range of influence & minimum|small',
        ],
        says: [
          [
            'each general range of influence should be minimum number that allow 1 general from opposing team to start game within their range of influence',
            true,
          ],
          [
            'range of influence of general should be as small as it can be with 1 general of opposing team in it when game start',
            true,
          ],
        ],
      },
      emperor: {
        in: emperor,
        about: ['each emperor range of influence should be', 'range of influence of emperor should be'],
        says: [
          [
            'each emperor range of influence should be minimum number that allow 2 general from opposing team to start game within their range of influence',
            true,
          ],
          [
            'range of influence of emperor should be as small as it can be with 2 general of opposing team in it when game start',
            true,
          ],
        ],
      },
      seats: {
        in: emperor,
        about: 'seat|seated|arranged ~ no emperor',
        says: [
          [
            'player should be seated such that no emperor start game within range of influence of another emperor',
            true,
          ],
          [
            'seat should be arranged so that when game start no emperor be within range of influence of any other emperor',
            true,
          ],
        ],
      },
    },
    (a) => (a.general && a.emperor && a.seats ? 'minimumReachingOpposingGenerals' : undefined),
  ),
  provision('emperor.resourceSharing', unsharedResources(emperor, 'emperor')),
  provision('emperor.rangeOfInfluence.exampleValue', {
    in: limitedRangeExamples,
    about: 'emperor ~ range of influence ~ {n}',
    says: [
      ['emperor game in which all player have range of influence 1', 'oneForAllPlayers'],
      ['emperor game emperor whose range of influence be limited to 1', 'oneContradictingVariantRule'],
      ['emperor game be played with range of influence 1 for everybody', 'oneForAllPlayers'],
    ],
  }),
  combined(
    'emperor.winRuleStatement',
    {
      opening: {
        in: emperor,
        loosely: true,
        about: ['winning and losing', 'winning or losing'],
        says: [
          [
            'emperor variant use normal rule for winning and losing game as modified by rule … and with following addition',
            'modified',
          ],
          ['emperor variant use normal rule for winning and losing game with following addition', 'normal'],
          ['normal rule for winning and losing hold for emperor variant with 1 addition', 'normal'],
          ['emperor variant include following specification for winning and losing game', 'specifications'],
          ['for winning and losing game emperor variant have following specification', 'specifications'],
        ],
      },
      others: {
        in: emperor,
        about: '(all | each) other rule',
        says: [
          ['all other rule for winning and losing game also apply', 'winning'],
          ['all other rule for ending game also apply', 'ending'],
          ['[beside them] each other rule for winning and losing game apply too', 'winning'],
          ['[beside them] each other rule for ending game apply too', 'ending'],
        ],
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
    in: emperor,
    about: ['emperor variant involve', 'emperor be played by'],
    says: [
      ['emperor variant involve {n} or more team of', number()],
      ['emperor be played by {n} or more team each', number()],
    ],
  }),
];
