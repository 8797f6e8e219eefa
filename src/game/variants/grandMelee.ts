import type { GameOptions } from '../api.js';
import { unhandled } from '../errors.js';
import type { Rules } from '../rules.js';
import type { VariantDefinition } from './variant.js';

/** Many players, several of whom take turns at once. */
export const grandMelee: VariantDefinition = {
  system: 'grandMelee',
  preset: (_, rules) => ({
    rangeOfInfluence: rules.number('grandMelee.rangeOfInfluence'),
    ...attackOption(rules),
  }),
  check({ teams, options, object }) {
    if (options.attackMultiplePlayers)
      object('attack multiple players is not used', 'grandMelee.otherOptions');
    if (options.deployCreatures) object('deploy creatures is not used', 'grandMelee.otherOptions');
    if (teams.length > 0) object('everybody plays alone', 'grandMelee.attackOption');
  },
  turnMarkers: true,
  alone: true,
};

function attackOption(rules: Rules): GameOptions {
  const option = rules.ask('grandMelee.attackOption');
  switch (option) {
    case 'attackLeft':
      return { attackLeft: true };
    case 'attackRight':
      return { attackRight: true };
    default:
      return unhandled('grandMelee.attackOption', option);
  }
}
