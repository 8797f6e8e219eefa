import type { Node } from '../../../language/index.js';
import { counted } from '../../reading/phrases.js';
import { combined } from '../../reading/provision.js';
import * as say from '../../reading/wording.js';
import { twoHeadedGiant } from '../places.js';
import { poisonLoss } from './poison.js';
import { startingLife } from './setup.js';

/** So much more for each member beyond the second, or beyond another. */
const moreBeyond = (member: number) => (slots: Readonly<Record<string, Node>>) =>
  `+${counted(slots) ?? 0}(n-${member})` as const;
const moreForEach = moreBeyond(2);
const beyondTwo = 'for each player a team has beyond the second';

/** The starting life of teams of more than two. */
const largerTeamLife = {
  means: [
    [
      [
        'The starting life total of each team is N times the number of players on the team.',
        'Each team starts the game with N life for each of its players.',
      ],
      (slots: Readonly<Record<string, Node>>) => `${counted(slots) ?? 0}n` as const,
    ],
    [`That team's starting life total is increased by N ${beyondTwo}.`, moreForEach],
    [
      "That team's starting life total is increased by N for each player a team has beyond the third.",
      moreBeyond(3),
    ],
  ],
  in: twoHeadedGiant,
  loosely: true,
  about: ['starting life total', 'start game with & life', 'larger|beyond|more than & life'],
} as const;

/** Teams of more than two. */
export const largerTeamsProvisions = [
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
        means: [
          [
            [
              `The number of ${say.counters} required for the team to lose is increased by N ${beyondTwo}.`,
              `The number of ${say.counters} required for the team to lose is increased by N.`,
              `For each player a team has beyond the second, the number of ${say.counters} required for the team to lose is increased by N and that team's starting life total is increased by M.`,
            ],
            moreForEach,
          ],
        ],
        in: twoHeadedGiant,
        about: [
          'number of poison counter ~ lose',
          'beyond & poison',
          'poison & starting life total',
          'poison & larger|more than ~ player',
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
];
