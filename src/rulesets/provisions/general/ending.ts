import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { endingTheGame, generalMultiplayer, lossTriggers } from '../places.js';
import { drawnByLoop, drawnForInvolved, loops } from '../recurring.js';

const winning = 'wins the game';

/** How players and teams win, lose and draw. */
export const endingProvisions = [
  combined(
    'general.winning.lastPlayerCondition',
    {
      condition: {
        means: [
          [
            "If all of that player's opponents have lost the game, a player still in the game wins the game.",
            'lost',
          ],
          [
            "If all of that player's opponents have left the game, a player still in the game wins the game.",
            'left',
          ],
          [
            'A player who is still in the game wins it when every opponent of that player has lost it.',
            'lost',
          ],
          [
            'A player who is still in the game wins it when every opponent of that player has left it.',
            'left',
          ],
          [
            "If that player's opponents each have left the game, a player still in the game wins the game.",
            'left',
          ],
        ],
        in: endingTheGame,
        loosely: true,
        about: 'player ~ still in game win',
      },
      overriding: {
        in: endingTheGame,
        about: ['happen immediately', 'win come at once'],
        means: [
          [
            ['prevent', 'preclude'].map(
              (stop) =>
                `This overrides all effects that would ${stop} that player from winning the game and happens immediately.`,
            ),
            true,
          ],
          [
            ['any', 'all'].map((which) =>
              say.byRole({
                which: `this doesn't override ${which} effects`,
                that: 'that would prevent that player',
                from: 'from winning the game',
                when: 'and happens immediately',
              }),
            ),
            false,
          ],
        ],
      },
    },
    (a) => {
      if (a.condition !== 'left') return a.condition === 'lost' ? 'opponentsLost' : undefined;
      return a.overriding ? 'opponentsLeftOverridingPrevention' : 'opponentsLeft';
    },
  ),
  provision('general.winning.teamCondition', {
    means: [
      [
        `If all other teams have lost the game, In a ${say.teamGame}, a team with at least one player ${say.inGame} wins the game.`,
        'otherTeamsLostAndMemberRemains',
      ],
      [
        `If all other teams have left the game, In a ${say.teamGame}, a team with at least one player ${say.inGame} wins the game.`,
        'otherTeamsLeftAndMemberRemains',
      ],
      [
        'When teams play a multiplayer game, a team wins it if every other team has lost it and at least one player of the winning team is still in the game.',
        'otherTeamsLostAndMemberRemains',
      ],
      [
        'When teams play a multiplayer game, a team wins it if every other team has left it and at least one player of the winning team is still in the game.',
        'otherTeamsLeftAndMemberRemains',
      ],
      [
        'If all other teams have lost the game, a team wins the game in a multiplayer game between teams.',
        'otherTeamsLost',
      ],
    ],
    in: endingTheGame,
    about: 'multiplayer game ~ team ~ team ~ win',
  }),
  provision('general.winning.lostMemberInclusion', {
    in: endingTheGame,
    loosely: true,
    about: [
      'winning team win',
      'player of that team win',
      'win & even',
      'winning team & player',
      'team win & earlier|previously',
    ],
    means: [
      [
        [
          'Even if that game had previously been lost by one or more of those players, the game is won by each player on the winning team.',
          'Even if players on the winning team had lost the game before, all of them win it.',
        ],
        true,
      ],
      [
        [
          "Each player on the winning team who's still in the game wins the game.",
          'Only players on the winning team who are still in the game win the game.',
          ...['those', 'any of those players'].map(
            (those) =>
              `Each player on the winning team wins the game, except for ${those} who had previously lost that game.`,
          ),
        ],
        false,
      ],
    ],
  }),
  provision('general.winEffect.unlimitedRange', {
    means: [
      [
        [
          `If an effect states that a player wins the game in a multiplayer game not using ${say.rangeOption}, instead all of that player's opponents lose the game.`,
          `All of that player's opponents lose the game instead In a multiplayer game not using ${say.rangeOption}, if an effect states that a player wins the game.`,
        ],
        'opponentsLoseInstead',
      ],
      [
        'Where a multiplayer game does without limited range of influence, an effect which says that a player wins the game instead makes each opponent of that player lose it.',
        'opponentsLoseInstead',
      ],
    ],
    in: generalMultiplayer,
    about: [
      'effect ~ (state|say) ~ player win game',
      'effect & win',
      'limited range of influence & win|lose',
      'win & opponent',
    ],
  }),
  combined(
    'general.winEffect.coreRule',
    {
      rule: {
        in: endingTheGame,
        about: [
          'effect ~ player win game instead',
          'effect & win & opponent',
          'multiplayer & effect & win',
          'range of influence & win',
        ],
        means: [
          [
            "If the limited range of influence option is used in a multiplayer game, an effect which says that a player wins the game instead makes every opponent within that player's range of influence lose it.",
            'opponentsInRangeLoseWithLimitedRange',
          ],
          [
            'In a multiplayer game, an effect which says that a player wins the game instead makes each opponent of that player lose it.',
            'opponentsLoseInAllMultiplayerGames',
          ],
          [
            ['his or her', "that player's", "the player's"].map(
              (whose) =>
                `In a multiplayer game using ${say.rangeOption}, an effect that states that a player ${winning} instead causes ${say.theirOpponents} within ${whose} ${say.range} to lose the game.`,
            ),
            'opponentsInRangeLoseWithLimitedRange',
          ],
          [
            `In a multiplayer game, an effect that states that a player ${winning} instead causes ${say.theirOpponents} to lose the game.`,
            'opponentsLoseInAllMultiplayerGames',
          ],
        ],
      },
    },
    (a) => a.rule ?? 'playerWins',
  ),
  provision('general.losing.teamCondition', {
    means: [
      [
        [
          'If all players on that team have lost the game, In a multiplayer game between teams, a team loses the game.',
          'In a multiplayer game between teams, if all players on a team have lost, that team loses the game.',
        ],
        'allMembersLost',
      ],
      [
        'In a multiplayer game between teams, if any player on a team has lost, that team loses the game.',
        'anyMemberLost',
      ],
      [
        'When teams play a multiplayer game, a team loses it once every player on that team has lost it.',
        'allMembersLost',
      ],
    ],
    in: endingTheGame,
    loosely: true,
    about: ['multiplayer game ~ team ~ lose game if', 'team play multiplayer game ~ team lose'],
  }),
  provision('general.losing.lossByLeaving', {
    means: [
      ['A player who leaves the game loses the game.', true],
      ['Whoever loses the game leaves it, and so does anybody for whom it is a draw.', false],
      ['A player leaves the game if the game is a draw for that player.', false],
    ],
    in: endingTheGame,
    about: [
      'if player leave game',
      '^ player who leave game ~ game|it $',
      'draw for player ~ leave game',
      '^ if game be ~ they|that ~ game $',
      'whoever ~ leave',
      '^ whoever ~ game ~ draw',
    ],
  }),
  combined(
    'general.losing.concession',
    {
      conceding: {
        means: [
          ['If a player concedes, that player immediately loses the game.', 'loses'],
          [
            [
              'If a player concedes, that player immediately leaves the game.',
              'If a player concedes a game, that player immediately leaves the game.',
            ],
            'leaves',
          ],
          ['One who does so loses the game at once.', 'loses'],
          ['One who does so leaves the game at once and loses it.', 'both'],
        ],
        in: endingTheGame,
        about: ['player who concede', '^ 1 who do so'],
      },
      losing: {
        means: [['That player loses the game.', true]],
        in: endingTheGame,
        about: '^ (they | that player) ~ lose game $',
      },
    },
    (a) => {
      if (a.conceding === undefined || a.conceding === 'loses') return a.conceding;
      return a.conceding === 'both' || a.losing ? 'leavesAndLoses' : undefined;
    },
  ),
  provision('general.losing.losesGameTriggers', {
    means: [
      [
        'Regardless of the reason, these abilities trigger when a player loses or leaves the game.',
        'lossOrLeavingForAnyReason',
      ],
      [
        "Regardless of the reason, these abilities trigger when a player loses or leaves the game, even if that player leaves the game as a draw's result.",
        'lossOrLeavingForAnyReason',
      ],
      [
        'When a player leaves or loses the game, these abilities trigger, regardless of the reason: due to an ability or spell, a state-based effect, a concession, or a game loss awarded by a judge in a tournament.',
        'lossOrLeavingForAnyReason',
      ],
      [
        [
          "Unless that player leaves the game as a draw's result, these abilities trigger when a player leaves or loses the game, regardless of the reason.",
          'These abilities trigger when a player loses or leaves the game for any reason, unless the player leaves because the game is a draw.',
        ],
        'lossOrLeavingExceptByDraw',
      ],
    ],
    in: lossTriggers,
    loosely: true,
    about: ['(ability | they) trigger when player lose', 'trigger & player lose', 'trigger & leave & reason'],
  }),
  provision('general.gameDraw.teamCondition', {
    means: [
      [
        'If all remaining teams lose simultaneously, In a multiplayer game between teams, the game is a draw.',
        'allRemainingTeamsLoseSimultaneously',
      ],
      [
        'When teams play a multiplayer game, it is a draw if every remaining team loses at the same time.',
        'allRemainingTeamsLoseSimultaneously',
      ],
    ],
    in: endingTheGame,
    about: 'team ~ be draw if ~ team',
  }),
  provision('general.gameDraw.teamDrawThroughMembers', {
    means: [
      [
        `In a ${say.teamGame}, if the game is a draw for all remaining players on a team, the game is a draw for that team.`,
        true,
      ],
      [
        'When teams play a multiplayer game, it is a draw for a team once it is a draw for every player who remains on that team.',
        true,
      ],
    ],
    in: endingTheGame,
    loosely: true,
    about: ['draw for team (if|once) ~ player', 'team & draw & player', 'draw for team'],
  }),
  combined(
    'general.gameDraw.mandatoryLoop',
    {
      limited: {
        in: endingTheGame,
        loosely: true,
        about: [
          'using limited range of influence option ~ loop ~ each player',
          'limited range of influence & loop',
          'loop & within',
          'loop & involved',
        ],
        means: [
          [
            drawnForInvolved().map(
              (drawn) => `In a multiplayer game using ${say.rangeOption}, ${drawn.replace('If', 'if')}`,
            ),
            true,
          ],
        ],
      },
      everyone: {
        in: endingTheGame,
        loosely: true,
        about: 'loop ~ repeat',
        means: [[loops.map((loop) => drawnByLoop(loop)), true]],
      },
    },
    (a) => {
      if (a.limited) return 'everyoneOrInvolvedWithLimitedRange';
      return a.everyone ? 'everyone' : undefined;
    },
  ),
];
