import * as say from '../../reading/wording.js';
import { attackMultiplePlayers } from '../places.js';
import { meantForEachAttacker, stated } from './stated.js';

const onlyOne = (may: string): string =>
  say.byRole({
    if: 'if this option is used,',
    who: `a player ${may}`,
    what: 'to attack only one player',
    when: 'during a particular combat',
  });

/** What the rules state of attacks on several players. */
export const combatStated = [
  stated(
    'attackMultiplePlayers.onePlayerAllowed',
    attackMultiplePlayers,
    ['attack only 1 player', 'attack ~ player during particular combat', 'attacking just|only 1 player'],
    {
      yes: [
        onlyOne('can choose'),
        'Attacking just one player in a given combat remains possible, even where this option is used.',
      ],
      no: [
        onlyOne("can't choose"),
        'If this option is used, a player who attacks must attack at least two players during a particular combat.',
        'If this option is used, a player must choose to attack at least two players during a particular combat.',
      ],
    },
  ),
  stated(
    'attackMultiplePlayers.noOpponentChosen',
    attackMultiplePlayers,
    ['choose opponent to become defending player', 'choosing opponent to become defending player'],
    {
      yes: `As the combat phase begins, the ${say.attackingPlayer} does not choose an opponent to become the ${say.defending}.`,
      no: `As the combat phase starts, the ${say.attackingPlayer} chooses an opponent to become the ${say.defending}.`,
    },
  ),
  stated(
    'attackMultiplePlayers.oneDefendingPlayerMeant',
    attackMultiplePlayers,
    '^ any rule object or effect that|which refer|point to defending player',
    {
      yes: `Any effect, object, or rule which refers to a "${say.defending}" refers to ${say.specific} ${say.defending}, not to all of the ${say.defending}s.`,
      no: `Any rule, object, or effect that refers to a "${say.defending}" refers to all of the ${say.defending}s.`,
    },
  ),
  stated(
    'attackMultiplePlayers.meantForEachAttacker',
    attackMultiplePlayers,
    'apply to multiple attacking creature',
    meantForEachAttacker,
  ),
  stated('attackMultiplePlayers.ownBlockers', attackMultiplePlayers, '^ defending player can block', {
    yes: `A ${say.defending} can block only with creatures that they control.`,
    no: 'A defending player can block with creatures that others control.',
  }),
  stated(
    'attackMultiplePlayers.othersIgnoredInBlocks',
    attackMultiplePlayers,
    'determining whether ~ block be legal',
    {
      yes: `When determining if a ${say.defending}'s blocks are legal, any blocking creatures that other players control and any creatures attacking other players are ignored.`,
      no: `When determining whether a ${say.defending}'s blocks are legal, don't ignore any creatures attacking other players.`,
    },
  ),
  stated('attackMultiplePlayers.damageAsUsual', attackMultiplePlayers, 'combat damage step proceed', {
    yes: 'The combat damage step, other than that, proceeds just as in a two-player game.',
    no: "The combat damage step doesn't proceed as in a two-player game.",
  }),
];
