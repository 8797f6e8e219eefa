import { combined, provision } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { initiative, monarch } from '../places.js';
import { place } from './objects.js';

const next = 'the next player in turn order';
const previous = 'the previous player in turn order';
const staying = "that wouldn't leave the game";

const planarControl = {
  in: place,
  about: ['planar controller ~ leave', 'planar controller'],
  means: (
    [
      [`${next} ${staying}`, 'nextRemainingPlayerBeforeDeparture'],
      [`${previous} ${staying}`, 'previousRemainingPlayerBeforeDeparture'],
      [`a player ${staying} chosen at random`, 'randomRemainingPlayerBeforeDeparture'],
      ['the active player', 'activePlayerBeforeDeparture'],
    ] as const
  ).map(
    ([heir, value]) =>
      [
        ['Planechase', 'Planar Magic'].map((game) =>
          say.byRole({
            if: 'if the player who is designated as the planar controller would leave the game,',
            where: `in a ${game} game,`,
            instead: `instead ${heir}`,
            becomes: 'becomes the planar controller,',
            then: 'then the old planar controller leaves the game',
          }),
        ),
        value,
      ] as const,
  ),
} as const;

/** Who becomes the monarch at the moment at which the monarch leaves. */
const crowned = (who: string): string =>
  `As that player leaves the game, if the monarch leaves the game, ${who} simultaneously becomes the monarch.`;
const taken = (who: string): string =>
  `If the player who has the initiative leaves the game, the initiative is taken by ${who} at the same time that player leaves the game.`;
const nobodyActive = 'If there is no active player or if the active player is leaving the game,';

/** Successions in which a player by turn order comes first, or the one before. */
function otherSuccession(heir: string, instead: string) {
  if (heir === 'left') return 'nextToLeft';
  if (heir === 'next') return 'nextInTurnOrder';
  if (heir === 'previous') return 'previousInTurnOrder';
  if (instead === 'nobody') return 'activePlayerElseNobody';
  return instead === 'previous' ? 'activePlayerElsePrevious' : undefined;
}

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
          [crowned('the active player'), 'active'],
          [crowned(next), 'next'],
          [crowned(previous), 'previous'],
          [
            ["the player to the monarch's left", "the player to that player's left"].map((who) =>
              crowned(who),
            ),
            'left',
          ],
          [
            [
              ...[
                'no player becomes the monarch',
                'no player is the monarch',
                'no player is the monarch until an effect causes a player to become the monarch',
                'no player is the monarch until an effect instructs a player to become the monarch',
              ].map((nobody) => `If the monarch leaves the game, ${nobody}.`),
              'If the monarch leaves the game, the game continues with no monarch.',
            ],
            'nobody',
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
          [`${nobodyActive} ${next} becomes the monarch.`, 'next'],
          [`${nobodyActive} ${previous} becomes the monarch.`, 'previous'],
          [`${nobodyActive} ${next} who can become the monarch becomes the monarch.`, 'eligible'],
          [`${nobodyActive} the game continues with no monarch.`, 'nobody'],
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
      if (a.heir === 'nobody' && a.instead === undefined) return 'nobody';
      if (a.heir === undefined || a.instead === undefined) return undefined;
      const otherwise = otherSuccession(a.heir, a.instead);
      if (otherwise !== undefined) return otherwise;
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
            ["the player to that player's left", "the player to the departing player's left"].map((who) =>
              taken(who),
            ),
            'left',
          ],
          [taken('the active player'), 'active'],
          [taken(next), 'next'],
          [taken(previous), 'previous'],
          [
            [
              'no player takes the initiative',
              'no player has the initiative',
              'no player has the initiative until an effect instructs a player to take it',
              'no player has the initiative until an effect causes a player to take it',
            ].map((nobody) => `If the player who has the initiative leaves the game, ${nobody}.`),
            'nobody',
          ],
        ],
      },
      instead: {
        in: initiative,
        about: 'active player be leaving game ~ initiative',
        means: [
          [`${nobodyActive} ${next} takes the initiative.`, 'next'],
          [`${nobodyActive} ${previous} takes the initiative.`, 'previous'],
          [`${nobodyActive} nobody has the initiative.`, 'nobody'],
        ],
      },
    },
    (a) => {
      if (a.heir === 'nobody' && a.instead === undefined) return 'nobody';
      if (a.heir === undefined || a.instead === undefined) return undefined;
      return otherSuccession(a.heir, a.instead) ?? 'activePlayerElseNext';
    },
  ),
];
