import { attackOptions, type VariantDefinition } from './variant.js';

/** Everybody against everybody. */
export const freeForAll: VariantDefinition = {
  system: 'freeForAll',
  preset: () => ({}),
  check({ teams, options, rules, object }) {
    if (attackOptions(options) !== 1) object('exactly one attack option is used', 'freeForAll.attackOption');
    if (options.range !== null && new Set(Object.values(options.range)).size > 1)
      object('all players have the same range of influence', 'freeForAll.rangeOfInfluence');
    if (options.deployCreatures && !rules.ask('freeForAll.deployCreatures'))
      object('deploy creatures is not used', 'freeForAll.deployCreatures');
    if (teams.length > 0) object('everybody plays alone', 'freeForAll.attackOption');
  },
  alone: true,
  agreed: { attackMultiplePlayers: true },
};
