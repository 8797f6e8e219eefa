import * as say from '../../reading/wording.js';
import { twoHeadedGiant } from '../places.js';
import { stateBased, stated } from './stated.js';

/** What the rules state of two heads with one life. */
export const twoHeadsStated = [
  stated('twoHeadedGiant.largerTeams', twoHeadedGiant, 'play ~ equally sized team', {
    yes: 'With equally sized teams of at least three players, the Two-Headed Giant variant can also be played.',
    no: "With equally sized teams of at least three players, the Two-Headed Giant variant can't be played.",
  }),
  stated('twoHeadedGiant.sameForAttackingPlayer', twoHeadedGiant, 'same be true for any|all', {
    yes: [
      `The same is true for ${say.anyEffect} which refers to the "${say.attackingPlayer}."`,
      `The same is true for all other cases which refer to the "${say.attackingPlayer}."`,
    ],
    no: [
      `The same isn't true for ${say.anyEffect} which refers to the "${say.attackingPlayer}."`,
      `The same isn't true for all other cases that refer to the "${say.attackingPlayer}."`,
    ],
  }),
  stated('twoHeadedGiant.definingAbility', twoHeadedGiant, 'characteristic-defining ability that refer to', {
    yes: [
      `Any characteristic-defining ability which refers to the "${say.defending}" refers to ${say.specific} ${say.defending}, not to both of the ${say.defending}s.`,
      `Any characteristic-defining ability or one-shot effect which refers to the "${say.defending}" refers to ${say.specific} ${say.defending}, not to both of the ${say.defending}s.`,
    ],
    no: `Any characteristic-defining ability that refers to the "${say.defending}" refers to both of the ${say.defending}s.`,
  }),
  stated('twoHeadedGiant.lossCheck', twoHeadedGiant, '^ this be state-based', stateBased),
  stated('twoHeadedGiant.payingNoLife', twoHeadedGiant, 'can pay 0 life|always pay 0 life', {
    yes: '0 life can always be paid by players.',
    no: "Players can't pay 0 life.",
  }),
  stated('twoHeadedGiant.impossibleExchange', twoHeadedGiant, 'exchange will not|not happen', {
    yes: "The exchange won't happen if an effect would cause that to occur.",
    no: 'If an effect would cause that to occur, the exchange happens.',
  }),
  stated(
    'twoHeadedGiant.poisonPerPlayer',
    twoHeadedGiant,
    '^ effect that cause player to get poison counter',
    {
      yes: [
        'Effects causing players to get poison counters individually happen to each player.',
        'Effects happen to each player individually if they cause players to get poison counters.',
      ],
      no: 'Effects happen to both players on a team if they cause players to get poison counters.',
    },
  ),
];
