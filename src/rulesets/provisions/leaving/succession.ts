import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { initiative, monarch } from '../places.js';
import { place } from './objects.js';

const planarControl = {
  in: place,
  about: ['planar controller ~ leave', 'planar controller'],
  means: [
    [
      ['Planechase', 'Planar Magic'].map((game) =>
        say.byRole({
          if: 'if the player who is designated as the planar controller would leave the game,',
          where: `in a ${game} game,`,
          instead: 'instead the next player in turn order',
          staying: "that wouldn't leave",
          becomes: 'the game becomes the planar controller,',
          then: 'then the old planar controller leaves the game',
        }),
      ),
      'nextRemainingPlayerBeforeDeparture',
    ],
  ],
} as const;

/** Who follows a player who leaves in an office. */
export const successionProvisions = [
  provision('leaving.planarControllerSuccession', planarControl),
  combined(
    'leaving.monarchSuccession',
    {
      heir: {
        in: monarch,
        about: ['monarch leave game ~ become', 'monarch & leave'],
        means: [
          [
            'As that player leaves the game, if the monarch leaves the game, the active player simultaneously becomes the monarch.',
            true,
          ],
        ],
      },
      instead: {
        in: monarch,
        about: ['leaving monarch be', 'active player be leaving game ~ monarch'],
        means: [
          [
            'The next player in turn order becomes the monarch if the departing monarch is the active player.',
            'monarchActive',
          ],
          [
            'If there is no active player or if the active player is leaving the game, the next player in turn order becomes the monarch.',
            'next',
          ],
          [
            'If there is no active player or if the active player is leaving the game, the next player in turn order who can become the monarch becomes the monarch.',
            'eligible',
          ],
        ],
      },
      nobody: {
        in: monarch,
        about: ['no player still in game ~ monarch', 'game (continue|go) & monarch'],
        means: [
          [`The game continues with no monarch if no player ${say.inGame} can become the monarch.`, true],
        ],
      },
    },
    (a) => {
      if (!a.heir || a.instead === undefined) return undefined;
      if (a.instead === 'monarchActive') return 'activePlayerElseNextIfMonarchActive';
      if (a.instead === 'eligible') return a.nobody ? 'activePlayerElseNextEligibleElseNobody' : undefined;
      return a.nobody ? 'activePlayerElseNextElseNobody' : 'activePlayerElseNextIfLeavingOrAbsent';
    },
  ),
  combined(
    'leaving.initiativeSuccession',
    {
      heir: {
        in: initiative,
        about: ['player who have initiative leave game', 'initiative & leave'],
        means: [
          [
            'If the player who has the initiative leaves the game, the initiative is taken by the active player at the same time that player leaves the game.',
            true,
          ],
        ],
      },
      instead: {
        in: initiative,
        about: 'active player be leaving game ~ initiative',
        means: [
          [
            'The next player in turn order takes the initiative if there is no active player or if the active player is leaving the game.',
            true,
          ],
        ],
      },
    },
    (a) => (a.heir && a.instead ? 'activePlayerElseNext' : undefined),
  ),
];
