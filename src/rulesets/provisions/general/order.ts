import { provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { drawing, goldenRules, loops } from '../places.js';

/** The loops that go on only as long as two players want them to. */
const bothAct = 'actions by both of those players';
const ofTwo = 'optional actions controlled by two players';
const sharedLoop = `a loop contains ${ofTwo} and ${bothAct} are required to continue the loop`;
const involved = 'the first involved player after the active player';
const last = 'the involved player who is last in turn order';

/** What each of them does in turn, and where the next one sits. */
const chooses = 'makes any choices required';
const seated = '(usually the player seated to the left of the active player)';

/** The order of choices and draws, and loops. */
export const orderProvisions = [
  provision('general.apnapExtension', {
    in: goldenRules,
    loosely: true,
    about: '(multiple|several) player would ~ active player',
    means: [
      [
        `If more than one player would take actions and/or make choices simultaneously, the active player (the player whose turn it is) ${chooses}, then the next player in turn order ${seated} ${chooses}, followed by the remaining nonactive players in turn order.`,
        true,
      ],
    ],
  }),
  provision('general.drawOrder', {
    in: drawing,
    loosely: true,
    about: [
      'active player ~ draw ~ player',
      'player to draw card active player',
      'player & draw & other & order',
      'active player & draw',
      'several|more & player & draw',
    ],
    means: [
      [
        'If two or more players are instructed to draw cards, first, all of their draws are performed by the active player, then the same is done by each other player in turn order.',
        'activePlayerThenTurnOrder',
      ],
      [
        'If an effect instructs two or more players to draw cards, first, all of their draws are performed by the active player, then the same is done by each other player in turn order.',
        'activePlayerThenTurnOrder',
      ],
      [
        'When an effect tells several players to draw cards, the active player first makes all of his or her draws, and after that the other players do so one by one in turn order.',
        'activePlayerThenTurnOrder',
      ],
      [
        ['If two or more players are instructed', 'If an effect instructs two or more players'].map(
          (occasion) =>
            say.byRole({
              when: `${occasion} to draw cards,`,
              first: 'first, all of their draws are performed by each other player in turn order,',
              last: 'then the same is done by the active player',
            }),
        ),
        'nonactivePlayersThenActivePlayer',
      ],
    ],
  }),
  provision('general.loops.firstChooser', {
    in: loops,
    about: [
      '2 player ~ choose|name number',
      '2 player ~ number be chosen',
      'shortcut by describing',
      'propose',
      '1 at any time',
    ],
    means: [
      [
        [
          `If ${sharedLoop}, the first player (or ${involved} in turn order) chooses a number.`,
          'The first player (or the first player involved after the active player in turn order) chooses a number if optional actions of two players are required to continue the loop.',
        ],
        'firstPlayer',
      ],
      [
        `If ${sharedLoop}, the active player (or, if the active player is not involved, ${involved} in turn order) chooses a number.`,
        'activePlayerElseFirstInvolved',
      ],
      [
        [last, `${last}, starting with the active player,`, 'the last involved player in turn order'].map(
          (who) => `If ${sharedLoop}, ${who} chooses a number.`,
        ),
        'lastInvolved',
      ],
      [`If ${sharedLoop}, the active player chooses a number.`, 'activePlayer'],
      [
        [
          say.byRole({
            when: 'at any point in the game,',
            who: 'the player with priority may suggest a shortcut',
            how: 'by describing a sequence of game choices, for all players,',
            which: 'that may be legally taken',
            based: 'based on the current game state',
            results: 'and the predictable results of the sequence of choices',
          }),
          'The player with priority may at any time suggest a shortcut by describing choices for all players.',
        ],
        'proposerOfShortcut',
      ],
    ],
  }),
  provision('general.loops.fragmentedLoopBreaker', {
    in: loops,
    about: [
      'active player ~ (must|obliged) ~ (choice|choose) ~ loop',
      'fragmented & choice',
      'active player & choice & loop',
    ],
    means: [
      ...(
        [
          ['first', 'activePlayerElseFirstInvolvedInTurnOrder'],
          ['last', 'activePlayerElseLastInvolvedInTurnOrder'],
        ] as const
      ).map(
        ([which, value]) =>
          [
            `If that happens, another game choice must then be made by the active player (or, if the active player isn't involved in the loop, the ${which} involved player in turn order) so the loop doesn't continue.`,
            value,
          ] as const,
      ),
      [
        "If that happens, another game choice must then be made by the active player so the loop doesn't continue.",
        'activePlayer',
      ],
    ],
  }),
];
