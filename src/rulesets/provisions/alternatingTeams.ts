import { counted } from '../reading/phrases.js';
import { combined, provision } from '../reading/provision.js';
import * as say from '../reading/wording.js';
import { alternatingTeams } from './places.js';
import { chosenAttackOption, optionUse, unsharedResources } from './recurring.js';

const deployed = optionUse('deploy creatures', 'Alternating Teams', 'Teams');

/** Provisions of the variant in which teammates sit apart. */
export const alternatingTeamsProvisions = [
  provision('alternatingTeams.variantName', {
    means: [
      ['M or more teams of equal size play the Teams variant.', 'teams'],
      [
        [
          'Alternating Teams games are played with M or more teams of equal size.',
          'Alternating Teams games are played with exactly M teams of equal size.',
        ],
        'alternatingTeams',
      ],
    ],
    in: alternatingTeams,
    about: 'team ~ equal|same size',
  }),
  provision('alternatingTeams.minimumTeams', {
    means: [
      ['N or more teams of equal size play the Teams variant.', counted],
      ['Alternating Teams games are played with N or more teams of equal size.', counted],
      ['Alternating Teams games are played with exactly N teams of equal size.', counted],
    ],
    in: alternatingTeams,
    about: 'team ~ equal|same size',
  }),
  provision('alternatingTeams.mostTeams', {
    means: [
      ['M or more teams of equal size play the Teams variant.', null],
      ['Alternating Teams games are played with M or more teams of equal size.', null],
      ['Alternating Teams games are played with exactly N teams of equal size.', counted],
    ],
    in: alternatingTeams,
    about: 'team ~ equal|same size',
  }),
  provision('alternatingTeams.recommendedRangeOfInfluence', {
    means: [
      [['A range of influence of N is recommended.', 'The recommended range of influence is N.'], counted],
    ],
    in: alternatingTeams,
    about: 'recommended',
  }),
  provision('alternatingTeams.attackOption', chosenAttackOption('Alternating Teams', alternatingTeams)),
  provision('alternatingTeams.deployCreatures', {
    means: [
      [deployed.used, 'used'],
      [deployed.seldom, 'usedIfChosen'],
      ['Alternating Teams normally does without the deploy creatures option.', 'usedIfChosen'],
      ['The Teams variant normally does without the deploy creatures option.', 'usedIfChosen'],
      [deployed.unused, 'unused'],
    ],
    in: alternatingTeams,
    about: 'deploy creature option',
  }),
  provision('alternatingTeams.attackTargets', {
    means: [
      [
        [
          "Opponents who aren't seated next to a player can't be attacked by that player.",
          "A player can't attack an opponent who isn't seated next to that player.",
        ],
        'adjacentOpponent',
      ],
      [
        "Opponents who aren't seated next to that player, planeswalkers those opponents control, or battles those opponents protect can't be attacked by a player.",
        'adjacentOpponentPlaneswalkerOrBattle',
      ],
      [
        "A player can't attack battles that opponents who are seated next to them don't protect, opponents who are not seated next to them, or planeswalkers that opponents who are seated next to them don't control.",
        'adjacentOpponentPlaneswalkerOrBattle',
      ],
      ['A player can attack any opponent.', 'anyOpponent'],
      ["A player can't attack opponents who are seated next to that player.", 'opponentsSeatedApart'],
    ],
    in: alternatingTeams,
    about: ['attack opponent', 'opponent ~ attacked'],
  }),
  provision('alternatingTeams.seating', {
    in: alternatingTeams,
    about: 'game start|started & teammate | at start of game & teammate',
    means: [
      [
        'When the game starts, no player sits beside a teammate, and the members of each team are spaced out equally.',
        'noAdjacentTeammatesEvenlySpaced',
      ],
      [
        say.byRole({
          at: 'at the start of the game,',
          who: 'players are seated',
          so: 'so that no one is next to a teammate',
          and: 'and each team is equally spaced out',
        }),
        'noAdjacentTeammatesEvenlySpaced',
      ],
      [
        say.byRole({
          at: 'at the start of the game,',
          who: 'players are seated',
          so: 'so that teammates are never next to each other',
          and: 'and each team is equally spaced out',
        }),
        'noAdjacentTeammatesEvenlySpaced',
      ],
      [
        'When the game starts, each player sits beside a teammate, and the members of each team are spaced out equally.',
        'teammatesAdjacent',
      ],
      [
        say.byRole({
          at: 'at the start of the game,',
          who: 'players are seated',
          so: 'so that the members of each team are next to one another',
        }),
        'teammatesAdjacent',
      ],
      [
        say.byRole({
          at: 'at the start of the game,',
          who: 'players are seated',
          so: 'so that each player is next to a teammate',
          and: 'and each team is equally spaced out',
        }),
        'teammatesAdjacent',
      ],
      [
        'At the start of the game, players are seated with each team equally spaced out and no two teammates next to each other.',
        'noAdjacentTeammatesEvenlySpaced',
      ],
    ],
  }),
  provision(
    'alternatingTeams.resourceSharing',
    unsharedResources(alternatingTeams, 'Alternating Teams', 'Teams'),
  ),
  combined(
    'alternatingTeams.winRuleStatement',
    {
      statement: {
        in: alternatingTeams,
        about: ['winning and losing', 'normal rule', 'winning & losing'],
        means: [
          ['Team games use the normal rules for losing the game and winning the game.', 'normalRules'],
          [
            'Team games use the normal rules for losing and winning the game, as modified by rule 1.1.',
            'normalRulesModifiedByRange',
          ],
        ],
      },
    },
    (a) => a.statement,
  ),
];
