/** Options of a table that the engine takes by the same name; `variant` is next to them. */
export const ENGINE_OPTIONS = [
  'variants',
  'rangeOfInfluence',
  'attackMultiplePlayers',
  'attackLeft',
  'attackRight',
  'attackAdjacentOnly',
  'deployCreatures',
  'sharedTeamTurns',
  'emperors',
  'ante',
  'planechase',
  'handSize',
  'startingLife',
] as const;
